// SPDX-License-Identifier: Apache-2.0
/** What a browser kept of an element when its page was left: what was sent, never what was answered. */
import type { CheckedProtocol } from "../../../wasm/answer-time/answer-time.js";
import { isMarks, isSet } from "../../../wasm/protocol/unary-encoding.js";
import { ENVELOPE, type Payload } from "../reports.js";

/** Undefined where it is not what this element would have kept. */
export function restoredPayload(
  text: string,
  key: string,
  { hash, file }: Pick<CheckedProtocol, "hash" | "file">,
): Payload | undefined {
  let value: Payload;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { [key]: report, [ENVELOPE]: envelope, ...more } = Object(value) as Partial<Payload>;
  const { channel } = file;
  const isReport =
    typeof report === "string" &&
    (isMarks(channel) ? isSet(report, channel.reports.length) : channel.reports.includes(report));
  const isOurs =
    envelope?.version === 1 && envelope.protocols?.[key] === hash && /^[0-9a-f]{32}$/.test(envelope.submission);
  return isReport && isOurs && Object.keys(more).length === 0 ? value : undefined;
}
