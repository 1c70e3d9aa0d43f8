// SPDX-License-Identifier: Apache-2.0
/** A row as it may be kept: reports, what is public, and what jsPsych needs. */

import { fail } from "../../../wasm/contract/errors.js";
import { isObject } from "../linter/walk.js";
import { ENVELOPE, type Envelope } from "../reports.js";
import { answerOf } from "./answer.js";
import type { DrawnReports } from "./drawn-report.js";
import * as texts from "./errors.js";
import { KEPT_FIELDS, type RowPlan, splitPath } from "./params.js";
import type { PrivateAnswer, Row } from "./types.js";

/** Beside the reports of a row. All rows of one person have the same `submission`. */
export interface RowEnvelope extends Envelope {
  /** The place of each report in the row, as `response` or `response.Q0`. */
  fields: Record<string, string>;
}

/** The choices of an answer by their index, where it is one. */
export type Choices = ReadonlyMap<PrivateAnswer, readonly string[] | undefined>;

/** The row that comes in the place of one that holds answers. Throws where there is no report for one of them. */
export function replacedRow(row: Row, plan: RowPlan, choices: Choices, drawn: DrawnReports): Row {
  if (plan.reports !== undefined) return { [plan.reports]: reportsIn(row, plan.reports) };
  const fields = plan.answers.map((answer) => ({
    key: answer.question,
    protocol: answer.protocol,
    answer: answerOf(
      valueAt(row, answer.field, answer.question),
      answer,
      choices.get(answer),
      drawn.sluice.protocol(answer.protocol).columns,
    ),
  }));
  const payload = drawn.draw(fields);
  const where = plan.answers.map(({ question, field }) => [question, field] as const);
  const clean: Row = { [ENVELOPE]: rowEnvelope(payload[ENVELOPE], where) };
  for (const path of plan.public) if (has(row, path)) put(clean, path, valueAt(row, path, path));
  for (const { field, question } of plan.answers) put(clean, field, payload[question]);
  return clean;
}

/** The envelope of a row, which also says in which field the report of each question stands. */
export function rowEnvelope(
  envelope: Envelope,
  where: readonly (readonly [question: string, field: string])[],
): RowEnvelope {
  return { ...envelope, fields: Object.fromEntries(where) };
}

/** Takes out of the row, itself and not a copy, whatever may not stay, and puts in what does. */
export function scrub(row: Row, clean: Row, open: readonly string[]): void {
  const stays = new Set([...KEPT_FIELDS, ...open.filter((path) => splitPath(path)[1] === undefined)]);
  for (const field of Object.keys(row)) if (!stays.has(field)) delete row[field];
  Object.assign(row, clean);
}

/** Fields that came into the row beside its plug-in's, as by `jsPsych.data.addProperties`, and do not stay. */
export function strayFields(row: Row, clean: Row, { data }: Row, open: readonly string[]): string[] {
  // jsPsych's own, and those that the linter has told of.
  const known = [...KEPT_FIELDS, "time_elapsed", "rt", ...Object.keys(clean), ...Object.keys(Object(data)), ...open];
  return Object.keys(row).filter((field) => !known.includes(field));
}

function reportsIn(row: Row, field: string): unknown {
  const found = row[field];
  if (isObject(found) && isObject(found[ENVELOPE])) return found;
  throw fail(texts.fieldWithoutReports, field);
}

function has(row: Row, path: string): boolean {
  const [field, within] = splitPath(path);
  if (!Object.hasOwn(row, field)) return false;
  const value = row[field];
  return within === undefined || (isObject(value) && Object.hasOwn(value, within));
}

function valueAt(row: Row, path: string, question: string): unknown {
  const [field, within] = splitPath(path);
  if (has(row, path)) return within === undefined ? row[field] : (row[field] as Row)[within];
  throw fail(texts.fieldMissingInRow, path, question);
}

function put(row: Row, path: string, value: unknown): void {
  const [field, within] = splitPath(path);
  if (within === undefined) row[field] = value;
  else row[field] = { ...(row[field] as Row | undefined), [within]: value };
}
