// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * How many people it takes to count by a protocol: the one number that the page, the command line and the package tell.
 * It is the plan's, for intervals that hold for each share by itself, which are those that estimates show first.
 */
import type { Engine } from "../contract/engine.js";
import type { PlanAim, SurveyPlan } from "../contract/estimate-types.js";
import type { Design } from "../contract/types.js";
import { toProtocolFile } from "../protocol/protocol-file.js";

/** Each share within 5 points, at 95 %. */
export const WITHIN_5_POINTS: Required<Pick<PlanAim, "halfWidth">> = { halfWidth: 0.05 };

/** Channels with more chances are not planned for: that takes longer than anybody waits for a figure. */
const MOST_CELLS = 40_000;

export function isPlannable({ channel }: Pick<Design, "channel">): boolean {
  return channel.length <= MOST_CELLS;
}

/** Infinite where no number of people is enough. */
export function peopleNeeded({ people }: SurveyPlan): number {
  return people?.each ?? Number.POSITIVE_INFINITY;
}

/** By an engine that is at hand; nothing where it is not planned for. */
export function peopleNeededFor(engine: Pick<Engine, "plan">, design: Design): number | undefined {
  return isPlannable(design) ? peopleNeeded(engine.plan(toProtocolFile(design), WITHIN_5_POINTS)) : undefined;
}
