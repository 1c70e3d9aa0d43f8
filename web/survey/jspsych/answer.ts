// SPDX-License-Identifier: Apache-2.0
/** From what a plug-in of jsPsych puts into its row to the answer that a protocol takes. No message tells the answer. */

import type { Answer } from "../../../wasm/answer-time/answer-time.js";
import { fail } from "../../../wasm/contract/errors.js";
import { isObject } from "../linter/walk.js";
import * as texts from "./errors.js";
import { splitPath } from "./params.js";
import type { PrivateAnswer, Row } from "./types.js";

/** Plug-ins whose rows have the index of a choice. */
const INDEXED = new Set(["html-button-response", "image-button-response", "audio-button-response", "survey-likert"]);

/** The categories by the index of the choice, where the row of this plug-in has indices; what cannot be told is refused. */
export function choicesFor(
  { choices, question }: PrivateAnswer,
  field: string,
  plugin: string,
  trial: unknown,
): readonly string[] | undefined {
  const found = choices ?? (INDEXED.has(plugin) ? choicesOf(field, trial) : undefined);
  if (found === undefined && !INDEXED.has(plugin)) return undefined;
  if (Array.isArray(found) && found.length > 0 && found.every((choice) => typeof choice === "string")) return found;
  throw fail(texts.choicesUnnamed, question);
}

/** The choices as the trial has them: buttons, or the labels of one of several scales. */
export function choicesOf(field: string, trial: unknown): unknown {
  if (!isObject(trial)) return undefined;
  const within = splitPath(field)[1];
  if (within === undefined) return trial.choices;
  return questionOf(within, trial.questions)?.labels;
}

/** The question that a plug-in calls so: by its name, or Q and its place. */
export function questionOf(name: string, questions: unknown): Row | undefined {
  if (!Array.isArray(questions)) return undefined;
  return questions.find((question, i) => isObject(question) && nameOf(question, i) === name);
}

export const nameOf = ({ name }: Row, place: number): string =>
  typeof name === "string" && name !== "" ? name : `Q${place}`;

/** No answer is an empty cell; an option that was ticked is a cell of the column that is called so. */
export function answerOf(
  value: unknown,
  { question, ticked: [yes, no] = ["yes", "no"] }: PrivateAnswer,
  choices: readonly string[] | undefined,
  columns: readonly string[],
): Answer {
  if (value === null || value === "") return "";
  if (choices !== undefined) {
    const category = typeof value === "number" ? choices[value] : choices.find((choice) => choice === value);
    if (category !== undefined) return category;
  } else if (Array.isArray(value)) {
    if (columns.length > 1 && value.every((option) => columns.includes(option))) {
      return Object.fromEntries(columns.map((column) => [column, value.includes(column) ? yes : no]));
    }
  } else if (isObject(value) || ["string", "number", "boolean"].includes(typeof value)) return value as Answer;
  throw fail(texts.trialAnswerUnknown, question).at({ column: question });
}
