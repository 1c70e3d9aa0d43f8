// SPDX-License-Identifier: Apache-2.0
/** How many of a hundred people with one answer send what: from a protocol's own integers, without the engine. */
import type { ProtocolFile } from "../../../wasm/contract/types.js";

const WHOLE = 1n << 62n;

export interface Odds {
  report: string;
  /** The number out of 100. 0 stands for fewer than 1, as reports that are never sent are left out. */
  count: number;
  /** Everybody sends it. */
  certain: boolean;
}

/** One's own category, or where the protocol is told the secret as well both. */
export type Told = string | readonly [secret: string, data: string];

/** The row of the channel that an answer has; undefined where it has none. */
export function rowOf({ secret, data, seesSecret }: ProtocolFile, answer: Told): number | undefined {
  const [s, x] = typeof answer === "string" ? [undefined, answer] : answer;
  if ((s !== undefined) !== (seesSecret === true)) return undefined;
  const [row, column] = [s === undefined ? 0 : secret.categories.indexOf(s), data.categories.indexOf(x)];
  return row < 0 || column < 0 ? undefined : row * data.categories.length + column;
}

/** For each report that may be sent, likeliest first; the counts add up to 100. Nothing where reports are marks. */
export function oddsOf({ channel }: ProtocolFile, row: number): Odds[] {
  const weights = (channel.weights?.[row] ?? []).map(BigInt);
  const counts = hundredths(weights);
  return weights
    .map((weight, y) => ({ weight, report: channel.reports[y] as string, count: counts[y] as number }))
    .filter(({ weight }) => weight > 0n)
    .sort((a, b) => (a.weight < b.weight ? 1 : a.weight > b.weight ? -1 : 0))
    .map(({ weight, report, count }) => ({ report, count, certain: weight === WHOLE }));
}

/** How many of a hundred mark their own answer, and any other one. */
export function marksOf({ channel }: ProtocolFile): { own: number; other: number } | undefined {
  if (!channel.marks) return undefined;
  const of = (weight: string) => Number((BigInt(weight) * 200n + WHOLE) / (2n * WHOLE));
  return { own: of(channel.marks.own), other: of(channel.marks.other) };
}

/** Whole numbers that add up to 100: each share rounded down, and what is left to where most was cut off. */
function hundredths(weights: readonly bigint[]): number[] {
  const floors = weights.map((weight) => Number((weight * 100n) / WHOLE));
  const left = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const cut = weights.map((weight, y) => ({ y, rest: (weight * 100n) % WHOLE }));
  cut.sort((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : a.y - b.y));
  const more = new Set(cut.slice(0, left).map(({ y }) => y));
  return floors.map((floor, y) => floor + (more.has(y) ? 1 : 0));
}
