// SPDX-License-Identifier: Apache-2.0
/** Reports that give their answer away: most promises are about the secret alone, and let an answer be sent as it is. */
import { isMarks, MARKED } from "../../../wasm/api/marks.js";
import type { ProtocolFile } from "../../../wasm/api/types.js";

/** With any other answer the report has to be this many times as rare: then hardly anybody else has sent it. */
const AS_GOOD_AS_CERTAIN = 1000n;

/** The answer that whoever receives a report knows; undefined where it may well be that of people with others, too. */
export function answerTold(protocol: ProtocolFile, report: string): string | undefined {
  const { data, channel } = protocol;
  if (isMarks(channel)) {
    const marked = data.categories.filter((_, x) => report[x] === MARKED);
    return marked.length === 1 && marksTell(protocol) ? marked[0] : undefined;
  }
  const y = channel.reports.indexOf(report);
  // Where the channel sees the secret each answer has a row beside each secret.
  const chances = data.categories.map(() => 0n);
  for (const [row, weights] of channel.weights.entries()) {
    const x = row % chances.length;
    const weight = BigInt(weights[y] ?? 0);
    if (weight > (chances[x] as bigint)) chances[x] = weight;
  }
  const [most = 0n, next = 0n] = chances.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0));
  return most > 0n && next * AS_GOOD_AS_CERTAIN <= most ? data.categories[chances.indexOf(most)] : undefined;
}

/** Whether a list on which one answer alone is marked tells that answer. */
export function marksTell({ channel }: ProtocolFile): boolean {
  if (!isMarks(channel)) return false;
  const other = BigInt(channel.marks.other);
  return other * AS_GOOD_AS_CERTAIN <= (1n << 62n) - other;
}

/** Whether there is a report that gives its answer away. */
export function tellsAnswers(protocol: ProtocolFile): boolean {
  const { channel } = protocol;
  return isMarks(channel)
    ? marksTell(protocol)
    : channel.reports.some((report) => answerTold(protocol, report) !== undefined);
}
