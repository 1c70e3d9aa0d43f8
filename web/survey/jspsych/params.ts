// SPDX-License-Identifier: Apache-2.0
/** Reads a trial's `params`, or says why they cannot be followed. */
import { isObject } from "../linter/walk.js";
import type { PrivateAnswer, TrialParams } from "./types.js";

export interface RowPlan {
  answers: readonly (PrivateAnswer & { field: string })[];
  public: readonly string[];
  /** The field that holds what another adapter has made. */
  reports: string | undefined;
}

/** Fields that jsPsych needs of a row, and that say which trial it is of. */
export const KEPT_FIELDS: readonly string[] = [
  "trial_type",
  "trial_index",
  "plugin_version",
  "internal_node_id",
  "extension_type",
  "extension_version",
];

/** Fields that tell how an answer was given, or whether it was the one that was looked for. */
const REVEALING_FIELDS: readonly string[] = [
  "rt",
  "response_index",
  "time_elapsed",
  "timeline_variables",
  "view_history",
  "mouse_tracking_data",
  "mouse_tracking_targets",
  "webgazer_data",
  "webgazer_targets",
  "record_video_data",
  "correct",
  "accuracy",
];

/** The field of the row, and what within it. */
export function splitPath(path: string): [field: string, within: string | undefined] {
  const dot = path.indexOf(".");
  return dot < 0 ? [path, undefined] : [path.slice(0, dot), path.slice(dot + 1)];
}

/** The plan for the row, or a sentence that says what is wrong. */
export function rowPlan(params: unknown): RowPlan | string {
  if (!isObject(params)) return "they are missing";
  const { answers, public: open = [], reports, ...one } = params as TrialParams;
  if (reports !== undefined) {
    if (typeof reports !== "string" || !isField(reports)) return "`reports` is no field of the row";
    return { answers: [], public: listed(open), reports };
  }
  const all = answers ?? [one];
  if (!Array.isArray(all) || all.length === 0) return "`answers` is no list of answers";
  const plan = all.map((answer) => ({ ...answer, field: answer?.field ?? "response" }));
  if (!plan.every(isAnswer)) {
    return "an answer lacks the name of its `protocol` or of its `question`, or its `field` is none";
  }
  if (!Array.isArray(open) || !open.every((field) => typeof field === "string")) return "`public` is no list of fields";
  const fields = [...plan.map(({ field }) => field), ...open];
  const shared = fields.find((field, i) => fields.some((other, j) => i !== j && within(field, other)));
  if (shared !== undefined) return `"${shared}" is named twice, or lies within another field that is`;
  const telling = open.find((field) => REVEALING_FIELDS.includes(splitPath(field)[0]));
  if (telling !== undefined) return `"${telling}" tells how the answer was given, and cannot be public`;
  const named = plan.map(({ question }) => question);
  if (new Set(named).size < named.length) return "two answers have the same `question`";
  return { answers: plan, public: open, reports: undefined };
}

const isName = (value: unknown): value is string => typeof value === "string" && value !== "";
const isAnswer = (answer: Partial<PrivateAnswer>): answer is RowPlan["answers"][number] =>
  isName(answer.protocol) && isName(answer.question) && isField(answer.field);
/** A field that jsPsych writes itself, or that stands beside the reports, is no answer. */
const isField = (value: unknown): boolean =>
  isName(value) && ![...KEPT_FIELDS, "sluice", "__proto__"].includes(splitPath(value)[0]);
const within = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`);
const listed = (open: unknown): string[] =>
  Array.isArray(open)
    ? open.filter((field) => typeof field === "string" && !REVEALING_FIELDS.includes(splitPath(field)[0]))
    : [];
