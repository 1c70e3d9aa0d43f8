// SPDX-License-Identifier: GPL-3.0-or-later
/** The words about a search that ended before it had proved its protocol to be the best. */
import type { Design, Search } from "../contract/types.js";

/** The limits of a search if no option gives them. */
const DEFAULTS = { gap: 1e-6, seconds: 30 };
/** Nats that a bound and its channel may move apart after the search: by levels that it held, and by rounding. */
const ROUNDING = 1e-6;
/** So many times as long is worth a try: what a search still lacks, it finds ever more slowly. */
const LONGER = 4;
/** So many categories and more are seldom meant: numbers, or combinations of them. */
const MANY = 40;

/** How much more (nats) a finished search might keep; nothing where the search came as near as it was to. */
export function shortfall(
  { mutualInformation, upperBound = mutualInformation }: Design["utility"],
  { gap = DEFAULTS.gap }: Search,
): number | undefined {
  const short = upperBound - mutualInformation;
  return short > gap + ROUNDING ? short : undefined;
}

/** Whether the bound says no more than that nothing can keep more than all there is. */
export function isBare({ upperBound, dataEntropy }: Design["utility"]): boolean {
  return upperBound !== undefined && upperBound >= dataEntropy * (1 - 1e-9);
}

/** Lines for a person, none where the search was finished. */
export function endedEarly({ utility, seconds, data }: Design, search: Search): string[] {
  if (shortfall(utility, search) === undefined) return [];
  const { gap, seconds: limit } = { ...DEFAULTS, ...search };
  if (seconds < limit) return [`The search came no nearer to its bound, though a gap of ${gap} nats was asked for.`];
  const longer = Number((LONGER * limit).toPrecision(6));
  const many = data.categories.length > MANY;
  return [
    ...(many
      ? [`${data.categories.length} categories are many; of fewer more is kept: --bins for numbers, --merge-rare N.`]
      : []),
    `The search ended after ${limit} s before it was finished; more time may keep more: --seconds ${longer}.`,
    "The guarantee is kept in full all the same.",
  ];
}
