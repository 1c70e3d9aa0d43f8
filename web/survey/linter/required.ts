// SPDX-License-Identifier: Apache-2.0
/** Whether a survey can be completed without an answer to a question that is asked. */
import type { Question } from "./questions.js";
import type { Json, JsonObject } from "./types.js";
import { isObject, list } from "./walk.js";

export const isOn = (value: Json | undefined): boolean => value === true || value === "true";

/** Completing in spite of what is missing. */
const CARELESS = ["validationAllowComplete", "validationAllowSwitchPages", "ignoreValidation"];
/** Properties that decide whether answers are asked for; a model has these, its JSON does not. */
export const VALIDATION = [...CARELESS, "validationEnabled"];
export const LIMITS = ["timeLimit", "timeLimitPerPage", "maxTimeToFinish", "maxTimeToFinishPage"];

/** Why it can be, as the property that allows it; undefined where it cannot. */
export function skippable({ json, within }: Question, survey: JsonObject): string | undefined {
  if (!isOn(json.isRequired)) return "isRequired";
  if (json.type === "matrix" && !isOn(json.isAllRowRequired) && !isOn(json.eachRowRequired)) return "eachRowRequired";
  // A question that is closed or never seen is not asked for, however much it is required.
  for (const object of [json, ...within]) {
    if (isOn(object.readOnly)) return "readOnly";
    if (object.visible === false) return "visible";
    for (const key of ["enableIf", "visibleIf"]) if (typeof object[key] === "string" && object[key]) return key;
  }
  const careless = CARELESS.find((key) => isOn(survey[key]));
  if (careless) return careless;
  if (survey.validationEnabled === false) return "validationEnabled";
  if (survey.mode === "display" || isOn(survey.readOnly)) return "mode";
  const pages = [survey, ...list(survey.pages).filter(isObject)];
  return LIMITS.find((key) => pages.some((page) => typeof page[key] === "number" && page[key] > 0));
}
