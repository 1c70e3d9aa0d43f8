// SPDX-License-Identifier: Apache-2.0
/**
 * Reports that are sets of categories: each is marked or not, independently of the others. Written as a digit for each
 * category, in the protocol's order: 1 where it is marked.
 */
import type { Design, MarksChannel, ProtocolFile } from "./types.js";

/** What everybody's own category is marked with, of 2^62. */
export const OWN_MARK = 1n << 61n;

export function isMarks(channel: ProtocolFile["channel"]): channel is MarksChannel {
  return channel.marks !== undefined;
}

/** P(a category that is not one's own is marked). */
export function chanceOfMark({ other }: NonNullable<Design["marks"]>): number {
  return Number(BigInt(other)) / 2 ** 62;
}

/** All reports there are, 2^a of them, the first category's digit in front; only for few categories. */
export function allReports(categories: number): string[] {
  return Array.from({ length: 2 ** categories }, (_, set) => set.toString(2).padStart(categories, "0"));
}

/** P(report | category) for each of these reports. */
export function expanded(other: number, categories: number, reports: string[]): number[][] {
  return Array.from({ length: categories }, (_, x) =>
    reports.map((report) =>
      Array.from(report).reduce((product, digit, y) => {
        const chance = y === x ? 0.5 : other;
        return product * (digit === "1" ? chance : 1 - chance);
      }, 1),
    ),
  );
}
