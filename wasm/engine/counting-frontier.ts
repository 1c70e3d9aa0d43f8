// SPDX-License-Identifier: GPL-3.0-or-later
/** How much information goes with how well shares can be counted: the efficient designs between two aims. */

import type { Design, DesignRequest } from "../contract/types.js";
import type { Bridge } from "./bridge.js";
import { checkEfficiencies } from "./call-check.js";

/** The protocol that keeps the most among all that are as good to count from. */
export interface FrontierPoint {
  /** The one that was asked for or, where less is proved, this; 0 where nothing is. */
  countingEfficiency: number;
  mutualInformation: number;
  /** Proved: no protocol that is at least as good to count from keeps more. */
  upperBound: number;
  /** n times the variance of what is counted, all together, from n reports. */
  variance: number;
  /** Proved: no protocol under the guarantee has a smaller one. */
  varianceBound: number;
}

export interface FrontierOptions {
  signal?: AbortSignal;
  /** Called with each point as soon as it is known. */
  onPoint?: (point: FrontierPoint) => void;
}

/** Precondition: the design was made with a counting efficiency. */
export function pointOf({ utility, counted }: Design): FrontierPoint {
  const { countingEfficiency = 0, mutualInformation, upperBound = Number.NaN } = utility;
  const { variance, bound } = counted ?? { variance: Number.POSITIVE_INFINITY, bound: 0 };
  return { countingEfficiency, mutualInformation, upperBound, variance, varianceBound: bound };
}

/** A point for each efficiency, one after the other. */
export async function frontierBy(
  bridge: Bridge,
  request: DesignRequest,
  efficiencies: number[],
  { signal, onPoint }: FrontierOptions,
): Promise<FrontierPoint[]> {
  checkEfficiencies(efficiencies);
  const points: FrontierPoint[] = [];
  for (const countingEfficiency of efficiencies) {
    const point = pointOf(await bridge.call("design", [{ ...request, countingEfficiency }], { signal }));
    points.push(point);
    onPoint?.(point);
  }
  return points;
}
