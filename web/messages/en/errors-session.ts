// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the page's session, in English; other languages have them under the same ids. */

export const promiseNotKept = [
  "promise-not-kept",
  "not_certified",
  "The protocol does not keep its promise.",
  "Do not use it, and tell whoever sent it to you.",
] as const;
export const promiseNotKeptBecause = [
  "promise-not-kept-because",
  "not_certified",
  "The protocol does not keep its promise: {reason}.",
  "Do not use it, and tell whoever sent it to you.",
] as const;
export const protocolFileTooLarge = [
  "protocol-file-too-large",
  "bad_protocol",
  "The file is too large.",
  "{advice}",
] as const;
