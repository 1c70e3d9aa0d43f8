// SPDX-License-Identifier: GPL-3.0-or-later

import { restsOnTable } from "../contract/assumptions.js";
import type { SurveyEstimate } from "../contract/estimate-types.js";
import type { Guarantee } from "../contract/types.js";

/** Honest reports look as bad as this one time in ten thousand. */
export const UNLIKELY = 1e-4;

/** Whether reports do not look like the protocol's own. */
export function isSuspicious({ impossible, fit }: Pick<SurveyEstimate, "impossible" | "fit">): boolean {
  return impossible || fit.probability < UNLIKELY;
}

/** Whether these people are distributed in another way than those that the protocol was made from, and that matters. */
export function areOthers(
  { priorFit }: Pick<SurveyEstimate, "priorFit">,
  { notion }: Pick<Guarantee, "notion">,
): boolean {
  return restsOnTable(notion) && priorFit !== undefined && priorFit.probability < UNLIKELY;
}
