// SPDX-License-Identifier: GPL-3.0-or-later
/** The number of people that reports cost the person who counts them, where plain answers of fewer would do. */
import type { Design, EstimateOptions, SurveyPlan } from "../../wasm/engine/sluice.js";
import { estimable } from "./estimable.js";

/** Plain answers of so many people are what reports are measured by. */
export const PLAIN = 1000;
/** The quantile of a normal distribution for intervals of 95 %. */
const QUANTILE = 1.959963984540054;

/** The share of an answer, by its index, and how many times as many people reports take to tell it. */
export interface ShareCost {
  answer: number;
  times: number;
}

export interface Costs {
  /** Half width of the normal interval of the share that is known worst from reports of `PLAIN` people; infinite where some cannot be told. */
  within: number;
  /** The same of their plain answers. */
  plain: number;
  /** How many times as many people it takes until every share is told as well; infinite where no number does. */
  times: number;
  /** The share that takes so many, and the one that takes fewest; neither where no number is enough, or nothing is to be told. */
  hardest?: ShareCost;
  easiest?: ShareCost;
  /** Whether people with the same answer have to have each secret as often as in the table. */
  assumed: boolean;
  /** Whether all of this is of the people whose shares are the hardest to estimate, as nobody knows who will answer. */
  anybody: boolean;
}

/** Assumes the prior where shares can be told only under it. */
export function planOptions(design: Design): EstimateOptions {
  return estimable(design).kind === "under-prior" ? { assume: "prior" } : {};
}

/**
 * From a plan for `PLAIN` people. Each share is compared with itself. Reports say of a rare answer hardly more than of
 * a common one, but plain answers say much more. The widest interval would therefore hide the cost of a rare answer.
 */
export function costsOf(design: Design, { anybody, halfWidth }: SurveyPlan): Costs {
  const { kind } = estimable(design);
  const plain = Array.from(design.dataDistribution, plainWidth);
  const widest = {
    // Among all shares one half is the hardest to tell from plain answers as well.
    plain: anybody ? plainWidth(0.5) : Math.max(...plain),
    assumed: kind === "under-prior",
    anybody: anybody === true,
  };
  // Chances are rounded to be drawn exactly: what is left of that says nothing that anybody could count.
  const untold = kind === "none" || kind === "in-part";
  const normal = untold ? Number.POSITIVE_INFINITY : (halfWidth?.wald ?? Number.POSITIVE_INFINITY);
  if (!halfWidth || !Number.isFinite(normal)) return { within: normal, times: Number.POSITIVE_INFINITY, ...widest };
  // By the variances that people are reckoned by, which no end at 0 or at 100 % cuts short: so both sentences agree.
  const within = normal;
  if (anybody) return { within, times: Math.max(1, (normal / widest.plain) ** 2), ...widest };
  const shares = halfWidth.categories
    .map(({ wald }, answer) => shareCost(answer, wald, plain[answer] ?? 0))
    .filter(({ times }) => Number.isFinite(times))
    .sort((one, other) => one.times - other.times);
  const [easiest, hardest] = [shares.at(0), shares.at(-1)];
  if (!easiest || !hardest) return { within, times: 1, ...widest };
  return { within, times: hardest.times, hardest, easiest, ...widest };
}

/** Half width of a share from `PLAIN` plain answers. */
function plainWidth(share: number): number {
  return QUANTILE * Math.sqrt((share * (1 - share)) / PLAIN);
}

/** Without end where there is nothing to be told: where all people have the answer, or none. */
function shareCost(answer: number, within: number, plain: number): ShareCost {
  // Rounding may leave a plain answer a hair cheaper than itself.
  return { answer, times: plain > 0 ? Math.max(1, (within / plain) ** 2) : Number.POSITIVE_INFINITY };
}
