// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the page's session, in English; other languages have them under the same ids. */

export const promiseNotKept = {
  id: "promise-not-kept",
  code: "not_certified",
  message: "The protocol does not keep its promise.",
  remedy: "Do not use it, and tell whoever sent it to you.",
} as const;
export const promiseNotKeptBecause = {
  id: "promise-not-kept-because",
  code: "not_certified",
  message: "The protocol does not keep its promise: {reason}.",
  remedy: "Do not use it, and tell whoever sent it to you.",
} as const;
export const protocolFileTooLarge = {
  id: "protocol-file-too-large",
  code: "bad_protocol",
  message: "The file is too large.",
  remedy: "{advice}",
} as const;
