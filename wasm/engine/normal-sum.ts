// SPDX-License-Identifier: GPL-3.0-or-later
/** Normal intervals of sums of shares, each share of people who are in no other group. */
import { normalQuantile } from "../common/normal-quantile.js";
import type { Ends, Share } from "../contract/estimate-types.js";
import type { GroupEstimate } from "../contract/research-types.js";

type Group = Pick<GroupEstimate, "people" | "designEffect">;

/** A share that reports tell, of so many people, and what it counts for in the sum. */
export interface Summand {
  share: Share;
  variance: number;
  factor: number;
}

/** One report moves a sum with a normal interval by at most this part of the deviation that noise alone gives it. */
const ROUGHEST = 0.15;

/** The deviation is that of one person too few; with weights this is corrected already. */
export function varianceOf({ deviation = 0 }: Share, { people, designEffect }: Group): number {
  return deviation ** 2 * (designEffect === undefined ? people / Math.max(1, people - 1) : 1);
}

/**
 * The sum ± z deviations, and half of what one report can move it (continuity). Whether there is an interval depends on
 * the channel and the numbers of people, and on no report. To leave intervals out where counts look odd would leave
 * those that look fine.
 */
export function normalSum(summands: Summand[], confidence: number, [least, most]: Ends): Ends | undefined {
  const sum = (of: (summand: Summand) => number) => summands.reduce((total, summand) => total + of(summand), 0);
  const step = Math.max(...summands.map(({ share, factor }) => Math.abs(factor) * (share.influence ?? 0)));
  const noise = Math.sqrt(sum(({ share, factor }) => (factor * (share.noiseDeviation ?? 0)) ** 2));
  if (!(step <= ROUGHEST * noise)) return undefined;
  // No sum is beyond these ends, so that the nearest one is nearer to it than the estimate.
  const middle = Math.min(
    most,
    Math.max(
      least,
      sum(({ share, factor }) => factor * (share.unbiased ?? 0)),
    ),
  );
  const deviation = Math.sqrt(sum(({ variance, factor }) => factor ** 2 * variance));
  const half = normalQuantile((1 - confidence) / 2) * deviation + step / 2;
  return [Math.max(least, middle - half), Math.min(most, middle + half)];
}
