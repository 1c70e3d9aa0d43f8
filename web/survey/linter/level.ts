// SPDX-License-Identifier: Apache-2.0
/**
 * Computes how much a report tells of its own answer. Promises about a secret do not add up over several reports of one
 * person, whose answers have to do with each other. These levels do add up, whatever depends on what.
 */

import type { ProtocolFile } from "../../../wasm/contract/types.js";
import { isMarks } from "../../../wasm/protocol/unary-encoding.js";

type Channel = ProtocolFile["channel"];

/** A report's chances with two answers, of which none is further apart from another. */
export interface WidestRatio {
  most: bigint;
  /** 0 where a report rules an answer out. */
  least: bigint;
}

/** Exactly, of the integers that are drawn from; undefined of what is no channel. */
export function widestRatio(channel: Channel | undefined): WidestRatio | undefined {
  if (!channel) return undefined;
  try {
    return isMarks(channel) ? ofMarks(BigInt(channel.marks.other)) : ofTable(channel.weights);
  } catch {
    return undefined;
  }
}

/** The same in nats; infinite where a report rules an answer out. */
export function answerLevel(channel: Channel | undefined): number | undefined {
  const apart = widestRatio(channel);
  // Chances that differ by their last bits alone are not the same.
  return apart && Math.log1p(Number(apart.most - apart.least) / Number(apart.least));
}

/** Either of two answers has a mark that the other has by chance only. */
const ofMarks = (other: bigint): WidestRatio => ({ most: (1n << 62n) - other, least: other });

function ofTable(weights: readonly (readonly string[])[]): WidestRatio | undefined {
  const rows = weights.map((row) => row.map(BigInt));
  const [first = []] = rows;
  if (first.length === 0) return undefined;
  const apart = first.map((_, report) => {
    const column = rows.map((row) => row[report] ?? 0n);
    const extreme = (beyond: (one: bigint, other: bigint) => boolean) =>
      column.reduce((found, one) => (beyond(one, found) ? one : found));
    return { most: extreme((one, other) => one > other), least: extreme((one, other) => one < other) };
  });
  // A report that is never sent tells nothing.
  return apart.reduce(
    (found, one) => (one.most > 0n && one.most * found.least > found.most * one.least ? one : found),
    { most: 1n, least: 1n },
  );
}

/** Two digits, rounded up so that no less is said than is told; the last places of a double decide nothing. */
export const roundedUp = (level: number): string => (Math.ceil(level * 100 * (1 - 2 ** -44)) / 100).toFixed(2);

/**
 * The most that so many reports of one person, each drawn by itself, tell of all that was answered and of any secret.
 */
export function combinedLevel(levels: readonly (number | undefined)[]): string {
  const level = levels.reduce<number>((sum, one) => sum + (one ?? Number.POSITIVE_INFINITY), 0);
  return level === Number.POSITIVE_INFINITY ? "no level can be told" : `up to level ${roundedUp(level)}`;
}
