// SPDX-License-Identifier: Apache-2.0
/** Checks that a submission is a report of its protocol under each key, what is public, and nothing else. */
import type { ProtocolFile } from "../../../wasm/contract/types.js";
import { protocolHash } from "../../../wasm/protocol/identity.js";
import { readProtocol } from "../../../wasm/protocol/protocol-read.js";
import { isSet } from "../../../wasm/protocol/unary-encoding.js";
import { payloadFrom } from "./body.js";
import { ENVELOPE, Refusal } from "./refusal.js";

export interface Expected {
  /** By the key that a report is sent under: the text of a protocol file, or what JSON.parse makes of it. */
  protocols: Readonly<Record<string, string | object>>;
  /** The names of fields that are public. */
  open?: readonly string[];
}

/** The data that one person has sent, after the check. */
export type Submission = Record<string, unknown> & {
  sluice: { version: 1; submission: string; protocols: Record<string, string> };
};

/**
 * Takes what any adapter or form has sent, as a server reads it: JSON, a form's fields, `FormData`, rows of jsPsych.
 * Throws `Refusal`, which says what is wrong and nothing of what was sent;
 * `bad_protocol` where a protocol cannot be read.
 */
export function checkSubmission(sent: object, { protocols, open = [] }: Expected): Submission {
  const { [ENVELOPE]: envelope, ...fields } = payloadFrom(sent);
  const { version, submission, protocols: drawnWith } = Object(envelope);
  if (version !== 1 || typeof submission !== "string" || !/^[0-9a-f]{32}$/.test(submission)) {
    throw new Refusal(
      `There is no envelope of a submission: send what the adapter made, with its field "${ENVELOPE}".`,
    );
  }
  const expected = Object.entries(protocols).map(([key, given]) => [key, fileOf(given, key)] as const);
  for (const [key, { file, hash }] of expected) {
    if (Object(drawnWith)[key] !== hash) {
      throw new Refusal(
        `The report for "${key}" is missing, or was drawn with another protocol than is expected here.`,
      );
    }
    if (!isReport(fields[key], file)) throw new Refusal(`What is sent for "${key}" is no report of its protocol.`);
  }
  const known = new Set([...Object.keys(protocols), ...open]);
  if (Object.keys(drawnWith).length !== expected.length || Object.keys(fields).some((name) => !known.has(name))) {
    throw new Refusal("There is a field that is neither a report that is expected here nor public.");
  }
  // Nothing else that an envelope may have brought along is kept.
  const kept = Object.fromEntries(expected.map(([key, { hash }]) => [key, hash]));
  return { ...fields, [ENVELOPE]: { version, submission, protocols: kept } };
}

const read = new WeakMap<object, { file: ProtocolFile; hash: string }>();

/** A protocol with what adapters know it by. A file that was read before is not read again. */
export function fileOf(given: string | object, key: string): { file: ProtocolFile; hash: string } {
  const before = typeof given === "object" ? read.get(given) : undefined;
  if (before) return before;
  const file = readProtocol(typeof given === "string" ? given : JSON.stringify(given), key);
  const found = { file, hash: protocolHash(file) };
  if (typeof given === "object") read.set(given, found);
  return found;
}

function isReport(report: unknown, { channel: { reports, marks } }: ProtocolFile): boolean {
  if (typeof report !== "string") return false;
  return marks === undefined ? reports.includes(report) : isSet(report, reports.length);
}
