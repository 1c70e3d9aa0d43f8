// SPDX-License-Identifier: Apache-2.0
/**
 * Receives what adapters send, in Node: checks each submission against its protocols, and keeps it once. A server of
 * your own calls `payloadIn` and `checkSubmission`, and makes the submission's id a key of its table. `receiver` and
 * `openCollection` are a whole server that keeps files.
 */
export { type Payload, payloadIn } from "./receive/body.js";
export { type Collection, openCollection } from "./receive/collection.js";
export { type Posted, type Receiver, receiver } from "./receive/receiver.js";
export { Refusal } from "./receive/refusal.js";
export { checkSubmission, type Expected, type Submission } from "./receive/submission.js";
