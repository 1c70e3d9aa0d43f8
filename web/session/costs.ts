// SPDX-License-Identifier: GPL-3.0-or-later
/** What reports cost whoever counts them: how many people it takes where plain answers of some would do. */
import type { Design, EstimateOptions, SurveyPlan } from "../../wasm/api/sluice.js";
import { estimable } from "./estimable.js";

/** Plain answers of so many people are what reports are measured by. */
export const PLAIN = 1000;
/** Of a normal distribution, for intervals of 95 %. */
const QUANTILE = 1.959963984540054;
/** Channels with more chances are not planned for: that takes longer than anybody waits for a figure. */
const MOST_CELLS = 40_000;

export interface Costs {
  /** Half width of the shares from reports of `PLAIN` people, each by itself; infinite where some cannot be told. */
  within: number;
  /** The same of their plain answers. */
  plain: number;
  /** How many times as many people reports take; infinite where no number does. */
  times: number;
  /** Whether people with the same answer have to have each secret as often as in the table. */
  assumed: boolean;
  /** Whether all of this is of the people whose shares are the hardest to estimate, as nobody knows who will answer. */
  anybody: boolean;
}

export function isPlannable({ channel }: Design): boolean {
  return channel.length <= MOST_CELLS;
}

/** What has to be taken for known for anything to be told. */
export function planOptions(design: Design): EstimateOptions {
  return estimable(design).kind === "under-prior" ? { assume: "prior" } : {};
}

/** From a plan for `PLAIN` people. */
export function costsOf(design: Design, { anybody, halfWidth }: SurveyPlan): Costs {
  const { kind } = estimable(design);
  // Chances are rounded to be drawn exactly: what is left of that says nothing that anybody could count.
  const untold = kind === "none" || kind === "in-part";
  const within = untold ? Number.POSITIVE_INFINITY : (halfWidth?.wald ?? Number.POSITIVE_INFINITY);
  const spread = anybody ? 0.25 : Math.max(...design.dataDistribution.map((share) => share * (1 - share)));
  const plain = QUANTILE * Math.sqrt(spread / PLAIN);
  // Rounding may leave a plain answer a hair cheaper than itself.
  const times = plain > 0 ? Math.max(1, (within / plain) ** 2) : 1;
  return { within, plain, times, assumed: kind === "under-prior", anybody: anybody === true };
}
