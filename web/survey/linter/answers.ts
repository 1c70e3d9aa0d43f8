// SPDX-License-Identifier: Apache-2.0
/** Finds what can be answered to a question, by its JSON alone. */
import { lower } from "./questions.js";
import type { Json, JsonObject } from "./types.js";
import { isObject, isSet, list } from "./walk.js";

export type Answers =
  /** One of these. */
  | { shape: "one"; answers: string[] }
  /** Several of these, but no more than so many. */
  | { shape: "set"; answers: string[]; most: number }
  /** One of these for every row. */
  | { shape: "matrix"; answers: string[]; rows: string[] }
  /** No list: the property that is the reason, where it is one's. */
  | { shape: "none"; because?: string };

const ONE = new Set(["radiogroup", "dropdown", "buttongroup"]);
const SEVERAL = new Set(["checkbox", "tagbox"]);
/** Properties that bring choices from elsewhere, or make an answer another list than that of what has been chosen. */
const ELSEWHERE = [
  ...["choicesByUrl", "choicesFromQuestion", "choicesLazyLoadEnabled", "allowCustomChoices"],
  "valuePropertyName",
];

const scalar = (value: Json | undefined): string[] =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? [String(value)] : [];

/** The values of choices, rows or columns: each is a value, or an object that has one. */
const valuesOf = (items: Json | undefined): string[] =>
  list(items).flatMap((item) => scalar(isObject(item) ? item.value : item));

export function answersOf(json: JsonObject): Answers {
  const type = lower(json.type);
  const several = SEVERAL.has(type) || (type === "imagepicker" && isSet(json.multiSelect));
  if (several || ONE.has(type) || type === "imagepicker") {
    const because = ELSEWHERE.find((key) => isSet(json[key])) ?? (type === "dropdown" ? uneven(json) : undefined);
    if (because) return { shape: "none", because };
    const answers = choices(json);
    return several ? { shape: "set", answers, most: mostOf(json, answers) } : { shape: "one", answers };
  }
  if (type === "boolean") {
    return { shape: "one", answers: [...scalar(json.valueTrue ?? true), ...scalar(json.valueFalse ?? false)] };
  }
  if (type === "rating") return rating(json);
  if (type === "matrix") return { shape: "matrix", answers: valuesOf(json.columns), rows: valuesOf(json.rows) };
  return { shape: "none" };
}

/** `maxSelectedChoices`, of which 0 is no limit. */
function mostOf({ maxSelectedChoices: most }: JsonObject, answers: readonly string[]): number {
  const count = new Set(answers).size;
  return typeof most === "number" && most >= 1 ? Math.min(Math.floor(most), count) : count;
}

/** In how many choices two answers can differ: in all, or in those that the one has and those that the other has. */
export function choicesApart({ answers, most }: Answers & { shape: "set" }): number {
  return Math.min(new Set(answers).size, 2 * most);
}

/** Special choices have values of their own, whatever they are called. */
function choices(json: JsonObject): string[] {
  const { choicesMin: from, choicesMax: to, choicesStep: step = 1 } = json;
  const counted =
    lower(json.type) === "dropdown" && typeof from === "number" && typeof to === "number"
      ? range(from, to, step as number)
      : [];
  return [
    ...valuesOf(json.choices),
    ...counted,
    ...(isSet(json.showNoneItem ?? json.hasNone) ? ["none"] : []),
    ...(isSet(json.showRefuseItem) ? ["refused"] : []),
    ...(isSet(json.showDontKnowItem) ? ["dontknow"] : []),
  ];
}

/** Numbers that are counted must be whole: SurveyJS's own steps of a tenth end in rounding. */
const uneven = (json: JsonObject): string | undefined =>
  ["choicesMin", "choicesMax", "choicesStep"].find(
    (key) => json[key] !== undefined && !Number.isSafeInteger(json[key]),
  );

const MOST = 1000;

function range(from: number, to: number, step: number): string[] {
  if (to <= from || step <= 0) return [];
  return Array.from({ length: Math.min(MOST, Math.floor((to - from) / step) + 1) }, (_, i) => String(from + i * step));
}

function rating(json: JsonObject): Answers {
  const { rateMin = 1, rateMax = 5, rateStep = 1 } = json;
  if (list(json.rateValues).length > 0) {
    // With autoGenerate SurveyJS passes over the values that are there.
    return json.autoGenerate === true
      ? { shape: "none", because: "autoGenerate" }
      : { shape: "one", answers: valuesOf(json.rateValues) };
  }
  if (json.autoGenerate === false) return { shape: "none", because: "autoGenerate" };
  const whole = Number.isSafeInteger(rateMin) && Number.isSafeInteger(rateMax) && Number.isSafeInteger(rateStep);
  const answers = whole ? range(rateMin as number, rateMax as number, rateStep as number) : [];
  // The result of a count depends on the order of the properties, unless the ends say the same.
  const { rateCount = answers.length } = json;
  if (rateCount !== answers.length || (json.rateCount !== undefined && json.rateMax === undefined)) {
    return { shape: "none", because: "rateCount" };
  }
  return answers.length > 0 ? { shape: "one", answers } : { shape: "none", because: "rateMin" };
}
