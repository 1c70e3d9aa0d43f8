// SPDX-License-Identifier: Apache-2.0
/**
 * Reports that are sets of categories: each is marked or not, independently of the others. Written as a letter for each
 * category, in the protocol's order: y where it is marked, otherwise n. A spreadsheet would make digits a number.
 */
import type { Design, MarksChannel, ProtocolFile } from "../contract/types.js";

export const MARKED = "y";
export const UNMARKED = "n";

/** The chance that everybody's own category is marked, of 2^62. */
export const OWN_MARK = 1n << 61n;

export function isMarks(channel: ProtocolFile["channel"]): channel is MarksChannel {
  // Its own: what a page has put into all objects was not checked.
  return Object.hasOwn(channel, "marks") && channel.marks !== undefined;
}

/** P(a category that is not one's own is marked). */
export function chanceOfMark({ other }: NonNullable<Design["marks"]>): number {
  return Number(BigInt(other)) / 2 ** 62;
}

/** All reports there are, 2^a of them, the first category's letter in front; only for few categories. */
export function allReports(categories: number): string[] {
  return Array.from({ length: 2 ** categories }, (_, set) =>
    written([...set.toString(2).padStart(categories, "0")].map(Number)),
  );
}

/** A report as it stands in a file, of a number for each category: 1 where it is marked. */
export function written(marks: Iterable<number>): string {
  return Array.from(marks, (mark) => (mark === 1 ? MARKED : UNMARKED)).join("");
}

/** Whether this is how a report of so many categories is written. */
export function isSet(text: string, categories: number): boolean {
  return text.length === categories && !new RegExp(`[^${MARKED}${UNMARKED}]`).test(text);
}

/** P(report | category) for each of these reports. */
export function expanded(other: number, categories: number, reports: string[]): number[][] {
  return Array.from({ length: categories }, (_, x) =>
    reports.map((report) =>
      Array.from(report).reduce((product, letter, y) => {
        const chance = y === x ? 0.5 : other;
        return product * (letter === MARKED ? chance : 1 - chance);
      }, 1),
    ),
  );
}
