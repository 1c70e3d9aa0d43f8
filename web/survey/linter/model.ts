// SPDX-License-Identifier: Apache-2.0
/**
 * Finds what a survey as a whole may not do, and what is only set on a live model: handlers, and properties beside its
 * JSON.
 */
import { ownHandlers } from "../own-handlers.js";
import { LIMITS, VALIDATION } from "./required.js";
import { finding, type RuleId } from "./texts.js";
import type { Finding, JsonObject, LintOptions } from "./types.js";
import { isObject, isSet, list } from "./walk.js";

/** Properties of the survey or, for times, of its pages. */
const REFUSED: readonly (readonly [RuleId, readonly string[]])[] = [
  ["service", ["surveyPostId", "surveyId", "surveyShowDataSaving"]],
  ["stored", ["cookieName"]],
  ["timer", ["showTimer", "showTimerPanel", ...LIMITS]],
];

export function lintWholeSurvey(survey: JsonObject): Finding[] {
  const pages = list(survey.pages).map((page, i) => [page, `$.pages[${i}]`] as const);
  return [[survey, "$"] as const, ...pages].flatMap(([holder, path]) =>
    REFUSED.filter(([rule]) => holder === survey || rule === "timer").flatMap(([rule, keys]) =>
      keys
        .filter((key) => isObject(holder) && isSet(holder[key]) && holder[key] !== "none")
        .map((key) => finding(rule, `${path}.${key}`, { key })),
    ),
  );
}

/** The parts that are used of survey-core's SurveyModel. */
export interface Model {
  toJSON(): unknown;
}

/**
 * Events whose handlers are passed over. Some come with reports. Every page of SurveyJS listens to the others, so as to
 * be drawn again.
 */
const PASSED = [
  ...["onComplete", "onNavigateToUrl", "onPartialSend", "onPageVisibleChanged"],
  // These tell of the survey's own properties, in which no answer stands; each page that React or Preact draws listens.
  ...["onArrayChanged", "onPropertyValueCoreChanged"],
];

interface Probe {
  processText?(text: string, returnDisplayValue: boolean): string;
}

type Members = Record<string, { length?: number; add?: unknown } | undefined>;

/** All other events, of whatever version: the model with its questions is handed to every handler. */
export function eventsOf(model: object): string[] {
  const members = model as Members;
  const names = new Set<string>();
  for (let of: object | null = members; of; of = Object.getPrototypeOf(of)) {
    for (const key of Object.getOwnPropertyNames(of)) if (/^on[A-Z]/.test(key)) names.add(key);
  }
  // Some have two names.
  const seen = new Set(PASSED.map((key) => members[key]));
  return [...names].filter((key) => {
    const event = members[key];
    return typeof event?.add === "function" && !seen.has(event) && seen.add(event);
  });
}

/** The parts of a model that ask something or go over the network. The look is left, which has handlers of its own. */
const ASKS = [
  "elements",
  "questions",
  "triggers",
  "calculatedValues",
  "surveyId",
  "surveyPostId",
  "clientId",
  "cookieName",
];

function bareJson(json: unknown): JsonObject {
  const look = Object.entries(isObject(json) ? json : {}).filter(([key]) => !ASKS.includes(key));
  return { ...Object.fromEntries(look), pages: [{ elements: [{ type: "text", name: "any" }] }] };
}

/** The model's JSON, with what decides about its answers and is not in it. */
export function modelJson(model: Model): unknown {
  const json = model.toJSON();
  const set = VALIDATION.map((key) => [key, (model as unknown as JsonObject)[key]]);
  return isObject(json) ? { ...json, ...Object.fromEntries(set) } : json;
}

/**
 * Whether a name between these is one to SurveyJS, whose settings are its page's. Texts tell: expressions are read with
 * braces whatever else is set. An object that is no model of SurveyJS cannot be asked.
 */
function readsNames(model: Model, start: string, end: string): boolean {
  const json = { elements: [{ type: "text", name: "any", defaultValue: "answered" }] };
  const probe = new (model.constructor as new (json: unknown) => Probe)(json);
  return (probe.processText?.(`${start}any${end}`, false) ?? "answered") === "answered";
}

/** Parts of a survey that every page of SurveyJS draws, and that listen once they are made: when they are first asked for. */
const DRAWN = ["layoutElements", "progressBar"];
/** Parts that SurveyJS makes later, or once the page is scrolled, and that listen for themselves. */
const LATER = ["tocModel", "progressTextModel", "navigationLayoutModel", "timerModel"];

/** Lists that open listen to the look of their survey, each once it is made. */
function openingLists(model: Model): number {
  const { getAllQuestions } = model as { getAllQuestions?: (...what: boolean[]) => Record<string, unknown>[] };
  const questions = getAllQuestions?.call(model, false, true, true) ?? [];
  return questions.filter(
    ({ dropdownListModelValue: list }) => isObject(list) && "surveyPropertyChangedHandler" in list,
  ).length;
}

/** Handlers beyond those that survey-core has of its own, which a new model has as well. */
export function liveModel(model: Model, { handlers = {}, delimiters = ["{", "}"] }: LintOptions): Finding[] {
  const members = model as unknown as Members;
  const bare = new (model.constructor as new (json: unknown) => Members)(bareJson(model.toJSON()));
  // Made in both, whether the survey has been drawn or not: otherwise these would be counted in one of the two alone.
  for (const each of [members, bare]) for (const part of DRAWN) void each[part];
  for (const part of LATER) if (members[`${part}Value`]) void bare[part];
  const known = (event: string): number =>
    Object.entries(handlers)
      .filter(([name]) => members[name] === members[event])
      .reduce((sum, [, count]) => sum + count, 0);
  /** Those of the page: neither SurveyJS's own nor this package's. */
  const theirs = (event: string): number =>
    (members[event]?.length ?? 0) -
    (bare[event]?.length ?? 0) -
    ownHandlers(model, event) -
    (event === "onPropertyChanged" ? openingLists(model) : 0);
  const [start, end] = delimiters;
  return [
    ...(readsNames(model, start, end) ? [] : [finding("delimiters", "survey", { start, end })]),
    ...eventsOf(members)
      .filter((event) => theirs(event) > known(event))
      .map((key) => finding("sees-answers", `survey.${key}`, { key, count: theirs(key) })),
  ];
}
