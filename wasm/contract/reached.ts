// SPDX-License-Identifier: Apache-2.0
/** The place where a level or a ratio is reached, as results tell it, without the parts that are nobody in particular. */
import type * as core from "./boundary.js";
import type { DataVariable, Leakage, Side, WorstRatio } from "./types.js";

/** How many columns the data are made of, of which an observer may know some. */
export function columnsIn({ columns }: DataVariable): number {
  return Math.max(1, columns?.length ?? 0);
}

/** The columns that are known, one bit each. */
function knownIn(known: number, columns: number): number[] {
  return Array.from({ length: columns }, (_, j) => j).filter((j) => (known >>> j) & 1);
}

/** The parts of two sides: once if both share them, twice if they differ. */
export function shared<One extends string, Two extends string>(one: One, two: Two, more: number, less: number) {
  const first = more >= 0 ? more : less;
  const sides = {
    ...(first >= 0 && { [one]: first }),
    ...(more >= 0 && less >= 0 && more !== less && { [two]: less }),
  };
  return sides as Partial<Record<One | Two, number>>;
}

/** One report, or a set of marked categories. */
function reached({ report, marks }: core.Leakage | core.Ratio, inMarks: boolean) {
  return inMarks ? { marks } : { report };
}

/** The levels by the names of their notions. */
export function leakageOf(all: core.NamedLeakage[], columns: number, inMarks: boolean): Record<string, Leakage> {
  return Object.fromEntries(
    all.map(({ notion, leakage }) => {
      const { level, more, less } = leakage;
      const found: Leakage = {
        level,
        ...reached(leakage, inMarks),
        ...shared("secret", "versus", more.secret, less.secret),
        ...shared("data", "versusData", more.data, less.data),
        ...(more.data >= 0 && { known: knownIn(more.known, columns) }),
      };
      return [notion, found];
    }),
  );
}

export function sideOf({ secret, data, known }: core.Side, columns: number): Side {
  return { ...(secret >= 0 && { secret }), ...(data >= 0 && { data, known: knownIn(known, columns) }) };
}

/** `levels` are those that its bounds are for, as multiples of epsilon. */
export function ratioOf(ratio: core.Ratio, levels: ArrayLike<number>, columns: number, inMarks: boolean): WorstRatio {
  const { numerator, denominator, level, more, less } = ratio;
  return {
    numerator,
    denominator,
    level: levels[level] as number,
    ...reached(ratio, inMarks),
    more: sideOf(more, columns),
    less: sideOf(less, columns),
  };
}

const WHOLE = 1n << 62n;

/** Marks with the weight of another category's in digits: more than one's own may have stays more than that. */
export function marksOf(categories: number, digits: string): core.Marks {
  const other = BigInt(digits);
  return { categories, other: other < WHOLE ? other : WHOLE };
}
