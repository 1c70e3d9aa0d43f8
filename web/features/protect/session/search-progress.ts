// SPDX-License-Identifier: GPL-3.0-or-later
/** How far a search has come. */
import type { Design, SearchProgress } from "../../../../wasm/engine/sluice.js";
import type { Search } from "./state.js";

export const nothingYet = { lower: 0, upper: Number.POSITIVE_INFINITY, interim: undefined, steps: [] };

/**
 * A search that has come further, after so many seconds. It has found as much as the best design that can be used: the
 * engine makes one less often than it tells of something better.
 */
export function advanced(
  before: Search | undefined,
  progress: SearchProgress,
  seconds: number,
  entropy: number,
): Search {
  const { upper, interim = before?.interim } = progress;
  const lower = Math.min(progress.lower, interim?.utility.mutualInformation ?? 0);
  return { lower, upper, entropy, interim, steps: [...(before?.steps ?? []), { seconds, lower, upper }] };
}

/** The best design of a search, with the bound that has been proved since it was made. */
export function foundSoFar({ interim, upper }: Search): Design | undefined {
  if (!interim) return undefined;
  const { upperBound = upper } = interim.utility;
  return { ...interim, utility: { ...interim.utility, upperBound: Math.min(upperBound, upper) } };
}
