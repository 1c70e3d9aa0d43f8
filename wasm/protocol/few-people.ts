// SPDX-License-Identifier: GPL-3.0-or-later
/** Tables that count too few people to tell how people are distributed. */
import type { Variable } from "../contract/types.js";

/** With fewer people, shares are off by a tenth of the whole, give or take, and more. */
const ENOUGH = 100;

/** The reasons why the distribution is uncertain. */
export interface FewPeople {
  people: number;
  /** Whether that is few for the whole table. */
  few: boolean;
  /** Categories that a single person has, with the column. */
  single: { column: string; category: string }[];
}

/**
 * Nothing where there are people enough, or where the weights (secret × data) count no people: shares, survey weights.
 */
export function fewPeople(secret: Variable, data: Variable, weights: Float64Array): FewPeople | undefined {
  if (!weights.every(Number.isInteger)) return undefined;
  const people = weights.reduce((sum, weight) => sum + weight, 0);
  const width = data.categories.length;
  const counted = ({ name, categories }: Variable, of: (at: number) => number) => {
    const counts = new Float64Array(categories.length);
    weights.forEach((weight, i) => {
      counts[of(i)] = (counts[of(i)] ?? 0) + weight;
    });
    return categories.filter((_, i) => counts[i] === 1).map((category) => ({ column: name, category }));
  };
  const single = [...counted(secret, (i) => Math.floor(i / width)), ...counted(data, (i) => i % width)];
  return people < ENOUGH || single.length > 0 ? { people, few: people < ENOUGH, single } : undefined;
}
