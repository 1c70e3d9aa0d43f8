// SPDX-License-Identifier: Apache-2.0
/** The texts of answer time, in English only. */

export const answerUnknown = {
  id: "answer-unknown",
  code: "unknown_category",
  message: "The answer is none that the protocol knows for {names}.",
  remedy: "Let the question offer the protocol's categories and no others; count no answer as one of them.",
} as const;
export const engineNotStarted = {
  id: "engine-not-started",
  code: "crashed",
  message: "The engine could not be started: {reason}",
  remedy: "Allow 'wasm-unsafe-eval' in the page's script-src; use an up-to-date browser.",
} as const;
export const notADeviceSecret = {
  id: "not-a-device-secret",
  code: "bad_request",
  message: "The secret is not one that newDeviceSecret makes.",
  remedy: "Make one with it, or leave it out.",
} as const;
export const protocolDoesNotHold = {
  id: "protocol-does-not-hold",
  code: "not_certified",
  message: "The protocol does not keep its guarantee: {reason}",
  remedy: "Do not use this protocol file; design the protocol again.",
} as const;
export const protocolNotLoaded = {
  id: "protocol-not-loaded",
  code: "bad_request",
  message: 'No protocol is called "{name}".',
  remedy: "Load it; there is: {names}.",
} as const;
