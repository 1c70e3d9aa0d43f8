// SPDX-License-Identifier: Apache-2.0
/** The texts of answer time, in English only. */

export const answerUnknown = ["answer-unknown", "unknown_category", "The answer is none that the protocol knows for {names}.", "Let the question offer the protocol's categories and no others; count no answer as one of them."] as const;
export const engineNotStarted = ["engine-not-started", "crashed", "The engine could not be started: {reason}", "Allow 'wasm-unsafe-eval' in the page's script-src; use an up-to-date browser."] as const;
export const notADeviceSecret = ["not-a-device-secret", "bad_request", "The secret is not one that newDeviceSecret makes.", "Make one with it, or leave it out."] as const;
export const plainLevelWrong = ["plain-level-wrong", "bad_request", "The level epsilon is {epsilon}, and not a number from 1e-6 to 64.", "Choose one; 1 is usual."] as const;
export const plainProtocolUnknown = ["plain-protocol-unknown", "bad_request", 'No protocol of plain questions is called "{name}".', "Use one of these, or leave it out: {names}."] as const;
export const plainBlocksTooMany = ["plain-blocks-too-many", "bad_request", "Blocks of {answers} answers would be more reports than {most}, or fewer than two answers in each.", "Use grr or oue, or leave the protocol out."] as const;
export const protocolDoesNotHold = ["protocol-does-not-hold", "not_certified", "The protocol does not keep its guarantee: {reason}.", "Do not use this protocol file; design the protocol again."] as const;
export const protocolNotLoaded = ["protocol-not-loaded", "bad_request", 'No protocol is called "{name}".', "Load it; there is: {names}."] as const;
