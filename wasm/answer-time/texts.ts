// SPDX-License-Identifier: Apache-2.0
/** The texts of answer time, in English only. */

export const answerUnknown = ["answer-unknown", "unknown_category", "The answer is none that the protocol knows for {names}.", "Let the question offer the protocol's categories and no others; count no answer as one of them."] as const;
export const engineNotStarted = ["engine-not-started", "crashed", "The engine could not be started: {reason}", "Allow 'wasm-unsafe-eval' in the page's script-src; use an up-to-date browser."] as const;
export const notADeviceSecret = ["not-a-device-secret", "bad_request", "The secret is not one that newDeviceSecret makes.", "Make one with it, or leave it out."] as const;
export const protocolDoesNotHold = ["protocol-does-not-hold", "not_certified", "The protocol does not keep its guarantee: {reason}.", "Do not use this protocol file; design the protocol again."] as const;
export const protocolNotLoaded = ["protocol-not-loaded", "bad_request", 'No protocol is called "{name}".', "Load it; there is: {names}."] as const;
