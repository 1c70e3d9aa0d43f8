// SPDX-License-Identifier: Apache-2.0
/** What a survey as a whole may not do. */
import { finding } from "./finding.js";
import type { RuleId } from "./texts.js";
import type { Finding, JsonObject } from "./types.js";
import { isObject, isSet, list } from "./walk.js";

const RULES_OF: [RuleId, string[]][] = [
  ["service", ["surveyPostId", "surveyId", "surveyShowDataSaving"]],
  ["stored", ["cookieName"]],
  ["timer", ["showTimer", "showTimerPanel", "timeLimit", "timeLimitPerPage", "maxTimeToFinish", "maxTimeToFinishPage"]],
];

/** By the properties of the survey or, for times, of its pages. `value` reads one, so that it may be a model's. */
export function lintProperties(value: (key: string) => unknown, path: string): Finding[] {
  return RULES_OF.flatMap(([rule, keys]) =>
    keys
      .filter((key) => isSet(value(key)) && value(key) !== "none")
      .map((key) => finding(rule, `${path}.${key}`, { key })),
  );
}

export function lintWholeSurvey(survey: JsonObject): Finding[] {
  const pages = list(survey.pages).flatMap((page, i) =>
    isObject(page) ? lintProperties((key) => page[key], `$.pages[${i}]`).filter(({ rule }) => rule === "timer") : [],
  );
  return [...lintProperties((key) => survey[key], "$"), ...pages];
}
