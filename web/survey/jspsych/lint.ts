// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a timeline of jsPsych gives private answers away around the extension. The linter refuses what it does not
 * understand. It cannot read functions, and warns of them.
 */

import type { AnswerTime } from "../../../wasm/answer-time/answer-time.js";
import { fail } from "../../../wasm/contract/errors.js";
import { answerLevel, combinedLevel } from "../linter/level.js";
import { byWeight, refused, refusedReasons } from "../linter/reasons.js";
import type { Protocol } from "../linter/types.js";
import { isObject, isSet } from "../linter/walk.js";
import * as texts from "./errors.js";
import { checkOffered, questionsLeftOut } from "./offered.js";
import { KEPT_FIELDS, type RowPlan, rowPlan, splitPath } from "./params.js";
import { type Finding, finding, type RuleId } from "./texts.js";
import { extensionsOf, pluginOf, type Trial, trials } from "./trials.js";
import type { Row } from "./types.js";

export interface LintOptions {
  /** Protocols by the names that trials call them by. */
  protocols?: Record<string, Protocol>;
  /** Plug-ins that you vouch for, by name: they put the answer into their row, and nothing of the page looks on as they ask. */
  plugins?: readonly string[];
  /** Extensions that record nothing of an answer, by name. */
  extensions?: readonly string[];
  /** The settings that initJsPsych was given. */
  settings?: object;
}

/** The extension and the plug-in, by their names in jsPsych. */
export const OWN_NAMES = { extension: "sluice", plugin: "sluice-choice" };
const SURVEY = "survey";
/** Plug-ins that were read: what is answered goes into the row and nowhere else. */
const READ = ["html-button-response", "survey-multi-choice", "survey-multi-select", "survey-likert", OWN_NAMES.plugin];
const SCORED = /^(correct|incorrect|feedback|key_answer$|show_feedback)/;
const HANDLERS = ["on_start", "on_load", "on_finish"];
const CONDITIONS = ["conditional_function", "loop_function"];
const AROUND = [...CONDITIONS, "on_timeline_start", "on_timeline_finish"];
/** Functions that initJsPsych is given. */
const SETTINGS = [
  ["sends-rows", ["on_trial_finish", "on_data_update"]],
  ["told-of-focus", ["on_interaction_data_update"]],
] as const;

/** Finds what leaks by a timeline, what is refused first. Looks at nothing else, calls nothing and changes nothing. */
export function lintTimeline(timeline: unknown, options: LintOptions = {}): Finding[] {
  if (!Array.isArray(timeline) && !isObject(timeline))
    return [finding("no-timeline", "$", { what: "neither a list nor an object" })];
  const all = [...trials(timeline)];
  const none = all.filter((trial) => typeof trial === "string");
  if (none.length > 0) return none.map((path) => finding("no-timeline", path, { what: "no trial" }));
  const found = (all as Trial[]).map((trial) => ({ trial, plan: saidOf(trial.all) }));
  const asked = found.filter(({ plan }) => plan !== undefined);
  const others = found.filter(({ plan }) => plan === undefined).map(({ trial }) => trial);
  const unguarded = others.filter((trial) => isSurvey(trial.all) && isPrivate(trial.all));
  if (asked.length + unguarded.length === 0) return [finding("nothing-private", "$")];
  const seen = new Set<string>();
  const twice = asked.flatMap(({ trial, plan }) =>
    answersIn(plan)
      .filter(({ question }) => seen.has(question) || !seen.add(question))
      .map(({ question }) => finding("same-question", trial.path, { question })),
  );
  return byWeight([
    ...twice,
    ...unguarded.map(({ path }) => finding("survey", path)),
    ...asked.flatMap(({ trial, plan }) => [...ofTrial(trial, plan, options), ...ofTimelines(trial, answersIn(plan))]),
    // A function that decides about trials that ask nothing private may mean to decide by an answer.
    ...others.flatMap(({ around }) =>
      around.flatMap(({ path, node }) => functionsIn("conditional", path, node, CONDITIONS)),
    ),
    ...SETTINGS.flatMap(([rule, keys]) => functionsIn(rule, "initJsPsych", options.settings ?? {}, keys)),
    ...several(asked, options),
  ]);
}

/** The same for one private trial as it is about to be shown; `params` are what the extension is told. */
export function lintTrial(trial: unknown, params: unknown, options: LintOptions = {}): Finding[] {
  if (!isObject(trial)) return [finding("no-timeline", "$", { what: "no trial" })];
  const said = saidOf(trial);
  const plan = typeof said === "string" ? said : rowPlan(params);
  return byWeight(ofTrial({ path: "$", all: trial, around: [] }, plan, options));
}

/** Throws `bad_request` with all that is refused; what remains are warnings. */
export function unlessRefused(found: readonly Finding[]): readonly Finding[] {
  if (refused(found)) throw fail(texts.experimentLeaks, refusedReasons("jspsych", found));
  return found;
}

/** Protocols as the linter knows them. */
export const filesOf = ({ protocols }: AnswerTime) =>
  Object.fromEntries([...protocols].map(([name, { file }]) => [name, file]));

/** The plan for a trial's private answers, or a sentence that says what is wrong; undefined where it has none. */
function saidOf(trial: Row): RowPlan | string | undefined {
  if (typeof trial.extensions === "function") return "its extensions are found by a function";
  const [extension, ...more] = extensionsOf(trial).filter(({ name }) => name === OWN_NAMES.extension);
  const own = pluginOf(trial) === OWN_NAMES.plugin;
  if (more.length > 0 || (own && extension)) return "it is said twice, so that a report would be drawn of a report";
  if (extension) return rowPlan(extension.params);
  return own ? rowPlan({ protocol: trial.protocol, question: trial.question }) : undefined;
}

const answersIn = (plan: RowPlan | string | undefined): RowPlan["answers"] =>
  typeof plan === "object" ? plan.answers : [];

/** Finds what all reports tell together; a question that trials have again is drawn once. */
function several(
  asked: readonly { trial: Trial; plan: RowPlan | string | undefined }[],
  { protocols = {} }: LintOptions,
) {
  const levels = new Map<string, number | undefined>();
  for (const { trial, plan } of asked) {
    for (const { question, protocol } of answersIn(plan)) {
      levels.set(question, answerLevel(Object.hasOwn(protocols, protocol) ? protocols[protocol]?.channel : undefined));
    }
    // Its own reports are another adapter's.
    if (typeof plan === "object" && plan.reports !== undefined) levels.set(`the survey at ${trial.path}`, undefined);
  }
  const names = [...levels.keys()].join(", ");
  const holes = { count: String(levels.size), names, together: combinedLevel([...levels.values()]) };
  return levels.size > 1 ? [finding("several", "$", holes)] : [];
}

const isSurvey = (trial: Row): boolean => pluginOf(trial) === SURVEY;
/** Whether a survey names protocols. */
function isPrivate({ survey_json: json }: Row): boolean {
  try {
    return JSON.stringify(json ?? {}).includes('"sluice"');
  } catch {
    return true;
  }
}

function ofTrial({ path, all }: Trial, plan: RowPlan | string | undefined, options: LintOptions): Finding[] {
  if (typeof plan === "string") return [finding("params", path, { what: plan })];
  if (plan === undefined) return [];
  const plugin = pluginOf(all);
  const question = plan.answers.map(({ question }) => question).join(", ") || "the survey";
  const known = [...READ, ...(plan.reports === undefined ? [] : [SURVEY]), ...(options.plugins ?? [])];
  // Ours asks in a frame; somebody may know that the page has no script that looks on.
  const trusted = [OWN_NAMES.plugin, ...(options.plugins ?? [])];
  const allowed = [OWN_NAMES.extension, ...(options.extensions ?? [])];
  const survey = isSurvey(all) && (plan.reports === undefined || typeof all.survey_function !== "function");
  return [
    ...(survey ? [finding("survey", path)] : []),
    ...(survey || known.includes(plugin) ? [] : [finding("other-plugin", path, { plugin, question })]),
    ...(READ.includes(plugin) && !trusted.includes(plugin) ? [finding("in-page", path, { plugin, question })] : []),
    ...extensionsOf(all)
      .filter(({ name }) => !allowed.includes(name))
      .map(({ name }) => finding("other-extension", `${path}.extensions`, { key: name, question })),
    ...saved(path, all),
    ...ofData(path, all, plan),
    ...Object.keys(all)
      .filter((key) => SCORED.test(key) && isSet(all[key]))
      .map((key) => finding("scored", `${path}.${key}`, { key, question })),
    ...(all.record_data === false ? [finding("unrecorded", `${path}.record_data`)] : []),
    ...plan.answers.flatMap((answer) => checkOffered(path, all, answer, options.protocols)),
    ...questionsLeftOut(path, all, plan),
    ...functionsIn("function", path, all, HANDLERS),
  ];
}

/** Parameters that jsPsych is asked to write beside the answer. */
function saved(path: string, all: Row): Finding[] {
  const { save_trial_parameters: parameters, save_timeline_variables: variables } = all;
  const named = isObject(parameters) && Object.values(parameters).some((value) => value !== false);
  return [
    ...(named || typeof parameters === "function" ? ["save_trial_parameters"] : []),
    ...(isSet(variables) ? ["save_timeline_variables"] : []),
  ].map((key) => finding("saved-parameters", `${path}.${key}`, { key }));
}

function ofData(path: string, { data }: Row, plan: RowPlan): Finding[] {
  const hold = { what: "is a function, and can hold the answer" };
  if (typeof data === "function") return [finding("own-data", `${path}.data`, { key: "*", ...hold })];
  if (!isObject(data)) return [];
  const answers = plan.answers.map(({ field }) => splitPath(field)[0]);
  const taken = ["sluice", ...answers, ...(plan.reports === undefined ? [] : [plan.reports])];
  return Object.entries(data).flatMap(([key, value]) => {
    const at = `${path}.data.${key}`;
    if (taken.includes(key)) return [finding("own-data", at, { key, what: "would stand where the report does" })];
    if (typeof value === "function") return [finding("own-data", at, { key, ...hold })];
    return [...KEPT_FIELDS, ...plan.public].includes(key) ? [] : [finding("data-left-out", at, { key })];
  });
}

/** Finds what the timelines around a trial do with it. */
function ofTimelines({ around }: Trial, answers: RowPlan["answers"]): Finding[] {
  return around.flatMap(({ path, node }) => {
    const { timeline_variables: variables, sample } = node;
    const again = [
      ...(typeof node.loop_function === "function" ? ["loop_function"] : []),
      ...(node.repetitions !== undefined && node.repetitions !== 1 ? ["repetitions"] : []),
      ...((Array.isArray(variables) && variables.length > 1) || isSet(sample) ? ["timeline_variables"] : []),
    ];
    return [
      ...again.flatMap((key) =>
        answers.map(({ question }) => finding("asked-again", `${path}.${key}`, { question, key })),
      ),
      ...functionsIn("function", path, node, AROUND),
    ];
  });
}

const functionsIn = (rule: RuleId, path: string, node: object, keys: readonly string[]): Finding[] =>
  keys.filter((key) => typeof (node as Row)[key] === "function").map((key) => finding(rule, `${path}.${key}`, { key }));
