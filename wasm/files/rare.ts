// SPDX-License-Identifier: GPL-3.0-or-later
/** Categories that few people have, merged into one: a rule that is found in the data and then stands in the protocol. */

import type { Rare } from "../contract/file-types.js";
import type { Coding } from "../contract/types.js";
import { MISSING } from "../protocol/coding.js";
import type { Combinations } from "./categories.js";

/** For each column what its rare categories are merged into, given how much each combination counts. */
export function rareMerges(
  combinations: Combinations,
  weights: number[],
  { below, into }: Rare,
): Map<string, string>[] {
  const all = combinations.all();
  return combinations.columns.map((_, j) => {
    const counts = new Map<string, number>();
    all.forEach((values, i) => {
      const value = values[j] as string;
      counts.set(value, (counts.get(value) ?? 0) + (weights[i] as number));
    });
    const rare = [...counts].filter(([value, count]) => count < below && value !== MISSING && value !== into);
    // One alone would only get another name, unless there is the other one already.
    return new Map(rare.length > 1 || counts.has(into) ? rare.map(([value]) => [value, into]) : []);
  });
}

/**
 * The rules with these merged: what was merged into a rare category goes where that goes. A column in ranges has ranges
 * as its categories, which no cell is called like: they are not merged.
 */
export function withMerges(coding: Coding | undefined, column: string, rare: Map<string, string>): Coding | undefined {
  if (rare.size === 0) return coding;
  const { merged = [], ...rest } = coding ?? { column };
  const named = new Set(merged.flatMap(({ cells }) => cells));
  const groups = new Map<string, string[]>();
  const add = (into: string, cells: string[]) => groups.set(into, [...(groups.get(into) ?? []), ...cells]);
  for (const { into, cells } of merged) add(rare.get(into) ?? into, cells);
  for (const [cell, into] of rare) if (!named.has(cell)) add(into, [cell]);
  // In an order that says nothing of that of the rows: the same people give the same rules.
  const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
  return { ...rest, merged: sorted.map(([into, cells]) => ({ into, cells: cells.toSorted() })) };
}
