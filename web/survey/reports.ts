// SPDX-License-Identifier: Apache-2.0
/** Makes what is sent of one person's answers, once: reports in the place of private answers, and what is public. */

import type { Answer, AnswerTime } from "../../wasm/answer-time/answer-time.js";
import { fail } from "../../wasm/contract/errors.js";
import * as texts from "./errors.js";

/**
 * The functions as they were when this was loaded. A script that knows the question that words are derived for, and has
 * the engine, could ask it which answer has which report.
 */
const { stringify } = JSON;
const { apply } = Reflect;
const source = globalThis.crypto;
const random = source?.getRandomValues;

/** How a field that is private becomes reports. */
export interface PrivateField {
  /** The name that the answer is sent under. */
  key: string;
  /** The protocol, by the name under which it was loaded. */
  protocol: string;
  answer: Answer;
}

/** Stands beside the reports under `sluice`: what a receiver needs to read them, and to keep each submission once. */
export interface Envelope {
  version: 1;
  /** Random, the same however often one submission is sent. */
  submission: string;
  /** The identity of the protocol that each report was drawn with. */
  protocols: Record<string, string>;
}

export type Payload = Record<string, unknown> & { sluice: Envelope };

/** The field that the envelope is sent under. */
export const ENVELOPE = "sluice";

/**
 * Draws a report for each field. Throws what `AnswerTime.privatise` throws, and `bad_request` where two fields would be
 * sent under one name; then nothing may be sent. `submission` is given where these are not the person's first reports.
 *
 * Words are derived for a question that is forgotten at once. A field of another form may have the same name, and
 * shared words would tell whether both were answered alike. A script that could name the question could ask which
 * answer has which report. So the caller has to keep what this returns; asked again, it draws anew.
 */
export function payloadOf(
  sluice: AnswerTime,
  fields: readonly PrivateField[],
  open: Record<string, unknown>,
  submission = newSubmission(),
): Payload {
  const once = newSubmission();
  const reports = fields.map(
    ({ key, protocol, answer }) => [key, sluice.privatise(protocol, answer, `["${once}",${stringify(key)}]`)] as const,
  );
  const protocols = fields.map(({ key, protocol }) => [key, sluice.protocol(protocol).hash] as const);
  const keys = [...Object.keys(open), ...fields.map(({ key }) => key), ENVELOPE];
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) {
    throw fail(texts.fieldsAlike, twice);
  }
  const envelope: Envelope = { version: 1, submission, protocols: Object.fromEntries(protocols) };
  return { ...structuredClone(open), ...Object.fromEntries(reports), [ENVELOPE]: envelope };
}

/** A report, and the identity of the protocol that drew it. */
export interface Drawn {
  report: string;
  protocol: string;
}

/** The report of one answer, for a payload that is made elsewhere. Throws what `payloadOf` throws. */
export function drawnOf(sluice: AnswerTime, protocol: string, answer: Answer): Drawn {
  const { report, [ENVELOPE]: envelope } = payloadOf(sluice, [{ key: "report", protocol, answer }], {});
  return { report: String(report), protocol: envelope.protocols.report as string };
}

/** The payload of a report that was drawn elsewhere. */
export function enveloped(key: string, { report, protocol }: Drawn, submission = newSubmission()): Payload {
  return { [key]: report, [ENVELOPE]: { version: 1, submission, protocols: { [key]: protocol } } };
}

/** The reports and their envelope alone: people may still put public answers right. */
export function reportsOf(payload: Payload): Payload {
  const { [ENVELOPE]: envelope } = payload;
  const reports = Object.keys(envelope.protocols).map((key) => [key, payload[key]]);
  return structuredClone({ ...Object.fromEntries(reports), [ENVELOPE]: envelope });
}

/**
 * A text that tells one person's reports from another's. It does without crypto.randomUUID, which is there on secure
 * pages only. Throws `no_randomness`.
 */
export function newSubmission(): string {
  const text = sixteenBytes();
  if (text === sixteenBytes()) throw fail(texts.submissionIdConstant);
  return text;
}

function sixteenBytes(): string {
  const bytes = apply(random, source, [new Uint8Array(16)]) as Uint8Array;
  const digits = "0123456789abcdef";
  let text = "";
  for (let i = 0; i < 16; i += 1) {
    const byte = bytes[i] as number;
    text += `${digits[byte >> 4]}${digits[byte & 15]}`;
  }
  return text;
}
