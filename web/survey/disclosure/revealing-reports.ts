// SPDX-License-Identifier: Apache-2.0
/** Reports that give their answer away: most promises are about the secret alone, and let an answer be sent as it is. */

import { OF_ANSWERS } from "../../../wasm/contract/notions.js";
import type { ProtocolFile } from "../../../wasm/contract/types.js";
import { isMarks, MARKED, UNMARKED } from "../../../wasm/protocol/unary-encoding.js";
import { widestRatio } from "../linter/level.js";

/**
 * With any other answer the report has to be this many times as rare. Then nobody else has sent it, but for a chance
 * that rounding may have left in the place of none. A smaller ratio tells less, depending on how rare the answer is. At
 * 1000, and with 1 in 10,000 who have it, nine in ten of those who send the report have another one.
 */
const AS_GOOD_AS_CERTAIN = 1_000_000_000n;
/** From here on it is told how much likelier a report is. */
const MUCH = 1000n;

/** The answer that whoever receives a report knows; undefined where it may well be that of people with others, too. */
export function revealedAnswer(protocol: ProtocolFile, report: string): string | undefined {
  const { answer, most, next } = likeliest(protocol, report);
  return most > 0n && next * AS_GOOD_AS_CERTAIN <= most ? answer : undefined;
}

/** The answer with which a report is much likelier than with any other, and by which factor at least. */
export function likelierAnswer(protocol: ProtocolFile, report: string): { answer: string; times: bigint } | undefined {
  const { answer, most, least, next } = likeliest(protocol, report);
  if (answer === undefined || next * MUCH > least || next * AS_GOOD_AS_CERTAIN <= most) return undefined;
  return { answer, times: rounded(least / next) };
}

/** A list of marks on which this answer alone is marked. */
export const singleMark = ({ data }: ProtocolFile, answer: string | undefined): string =>
  data.categories.map((category) => (category === answer ? MARKED : UNMARKED)).join("");

/** Down to three digits, so that it is at least that much. */
function rounded(times: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, times.toString().length - 3));
  return (times / unit) * unit;
}

/**
 * The answer with which a report is the likeliest, with its chance then (`most`), and with any other answer at most
 * (`next`). A channel that sees the secret has a row for each answer beside each secret: `least` is the smallest chance
 * in these rows.
 */
function likeliest({ data, channel }: ProtocolFile, report: string) {
  const none = { answer: undefined, most: 0n, least: 0n, next: 0n };
  if (isMarks(channel)) {
    // One's own answer is marked as likely as not; of several marks none is much likelier.
    const [answer, ...more] = data.categories.filter((_, x) => report[x] === MARKED);
    const other = BigInt(channel.marks.other);
    const own = (1n << 62n) - other;
    return more.length > 0 ? none : { answer, most: own, least: own, next: other };
  }
  const rows: bigint[][] = data.categories.map(() => []);
  const y = channel.reports.indexOf(report);
  for (const [row, weights] of channel.weights.entries()) rows[row % rows.length]?.push(BigInt(weights[y] ?? 0));
  const sorted = rows.map((chances, x) => ({ x, chances: chances.toSorted(increasing) }));
  const largest = ({ chances }: { chances: bigint[] }) => chances.at(-1) ?? 0n;
  const [first, second] = sorted.toSorted((a, b) => increasing(largest(b), largest(a)));
  if (!first) return none;
  return {
    answer: data.categories[first.x],
    most: largest(first),
    least: first.chances[0] ?? 0n,
    next: second ? largest(second) : 0n,
  };
}

const increasing = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

/** From this factor on somebody who thinks 50 in 100 may think 99 in 100 after a report. */
const LITTLE = 99n;

/** Whether the level is too high for an answer to be called private. */
export function hidesLittle({ guarantee: { notion, epsilon }, channel }: ProtocolFile): boolean {
  if (notion !== OF_ANSWERS) return epsilon >= Math.log(Number(LITTLE));
  const found = widestRatio(channel);
  return !found || found.most >= found.least * LITTLE;
}
