// SPDX-License-Identifier: Apache-2.0
/** The traits of an objective by its name; other files never ask for a name. */
import { OBJECTIVES, type ObjectiveName } from "./catalogue.js";
import type { ObjectiveTraits } from "./traits.js";

/** The names of all objectives, in the order in which to offer them. */
export const OBJECTIVE_NAMES = /* @__PURE__ */ Object.keys(OBJECTIVES) as ObjectiveName[];

/** The one that is taken where none is named, and that files do not name: the information. */
export const DEFAULT_OBJECTIVE = OBJECTIVE_NAMES[0] as ObjectiveName;

/** The one that is told which counts matter. */
export const COUNTING = /* @__PURE__ */ OBJECTIVE_NAMES.find(
  (name) => objectiveTraits(name)?.usesContrasts,
) as ObjectiveName;

/** Nothing where there is no such objective. */
export function objectiveTraits(objective: string): ObjectiveTraits | undefined {
  return Object.hasOwn(OBJECTIVES, objective) ? OBJECTIVES[objective as ObjectiveName] : undefined;
}
