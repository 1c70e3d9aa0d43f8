// SPDX-License-Identifier: Apache-2.0
/**
 * Finds what a survey of SurveyJS sends as it is: all that belongs to its public questions, and what the page names.
 */

import { isPrivate, type Question } from "./linter/questions.js";
import type { JsonObject } from "./linter/types.js";
import { isObject, list } from "./linter/walk.js";

/** survey-core's, where its class does not say. */
const COMMENT = "-Comment";
/** The end of the key that survey-core keeps the totals of a table under. */
const TOTALS = "-total";

export interface PublicFields {
  fields: Record<string, unknown>;
  /** Keys that hold something and are no question's: they stay here. */
  leftOut: string[];
}

/**
 * `open` are keys that no question has, which the page wants sent. Comments, "Other" texts and totals go with their
 * question. Calculated values go where SurveyJS takes them for results, as the linter has refused those that depend on
 * a private answer.
 */
export function publicFields(
  survey: object,
  json: JsonObject,
  all: readonly Question[],
  data: Readonly<Record<string, unknown>>,
  open: readonly string[],
): PublicFields {
  const asked = new Set(all.map(({ key }) => key));
  const shared = all.filter((question) => question.json.sluicePublic === true && !isPrivate(question));
  const beside = shared.flatMap(({ key }) => besideKey(survey, key));
  const calculated = list(json.calculatedValues).flatMap((value) =>
    isObject(value) && value.includeIntoResult === true && typeof value.name === "string" ? [value.name] : [],
  );
  const more = [...beside, ...calculated, ...open].filter((key) => !asked.has(key));
  const keys = new Set([...shared.map(({ key }) => key), ...more]);
  const held = Object.keys(data).filter((key) => data[key] !== undefined);
  return {
    fields: Object.fromEntries(held.filter((key) => keys.has(key)).map((key) => [key, data[key]])),
    leftOut: held.filter((key) => !keys.has(key) && !asked.has(key)),
  };
}

/** The keys of what survey-core keeps of a question beside its answer. */
const besideKey = (survey: object, key: string): string[] => [key + suffixOf(survey), key + TOTALS];

/** A private question, if what is kept under this key is its answer, or beside it. SurveyJS finds names in any case. */
export function privateUnder(survey: object, all: readonly Question[], open: string): Question | undefined {
  const here = open.toLowerCase();
  const keysOf = ({ key, name }: Question) => [key, name].flatMap((each) => [each, ...besideKey(survey, each)]);
  return all.filter(isPrivate).find((question) => keysOf(question).some((key) => key.toLowerCase() === here));
}

/** For the console. */
export const sayLeftOut = (keys: readonly string[]): string =>
  `Sluice does not send "${keys.join('", "')}": no question of the survey has this key. Name it in the option open to send it as it is.`;

function suffixOf(survey: object): string {
  const { commentSuffix } = survey.constructor as { commentSuffix?: unknown };
  return typeof commentSuffix === "string" && commentSuffix ? commentSuffix : COMMENT;
}
