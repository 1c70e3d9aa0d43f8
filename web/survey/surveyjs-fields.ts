// SPDX-License-Identifier: Apache-2.0
/** The private answers that a survey of SurveyJS holds, as its protocols read them; and which it is about to clear. */

import type { Answer } from "../../wasm/answer-time/answer-time.js";
import type { SluiceError } from "../../wasm/contract/errors.js";
import { fail } from "../../wasm/contract/errors.js";
import * as texts from "./errors.js";
import { type Answers, answersOf, choicesApart } from "./linter/answers.js";
import { answerLevel } from "./linter/level.js";
import { hasProtocol, type Question } from "./linter/questions.js";
import type { Protocol } from "./linter/types.js";
import type { PrivateField } from "./reports.js";

type Values = Readonly<Record<string, unknown>>;
type Cells = Record<string, string | number | boolean>;

/** A question with several reports, which no promise is about together. */
export interface Several {
  question: string;
  reports: number;
  /** The level of what all of them tell of the choice; Infinity where they may rule answers out. */
  level: number;
}

export function severalOf(all: readonly Question[]): Several[] {
  return all.flatMap(({ name, json, declared, protocol }) => {
    if (!declared?.each) return [];
    const answers = answersOf(json);
    if (answers.shape !== "set") return [];
    const own = answerLevel(protocol?.channel) ?? Number.POSITIVE_INFINITY;
    return [{ question: name, reports: choicesOf(answers).length, level: choicesApart(answers) * own }];
  });
}

/** The parts that are used of a question of survey-core, of any version. */
export interface Hideable {
  readonly isVisible: boolean;
  readonly isParentVisible: boolean;
  getValueName(): string;
  /** The question's own setting, or the survey's. */
  getClearIfInvisible(): unknown;
}

/** Whether SurveyJS clears its answer when the survey is completed, as nobody sees the question by now. */
export const isCleared = (question: Hideable): boolean =>
  !(question.isVisible && question.isParentVisible) && question.getClearIfInvisible() !== "none";

/** Answers without those that SurveyJS clears after the adapter has drawn. */
export function seenOf(values: Values, all: readonly Hideable[]): Values {
  const seen = new Set(all.filter((question) => !isCleared(question)).map((question) => question.getValueName()));
  return Object.fromEntries(Object.entries(values).filter(([key]) => seen.has(key)));
}

/** Throws `bad_request` where a protocol lies in the survey itself: only those that were loaded have been checked. */
export function checkNamed(all: readonly Question[]): void {
  const found = all.find(({ declared }) => declared && typeof declared.protocol !== "string");
  if (found) {
    throw fail(texts.protocolInSurvey, found.name);
  }
}

/** Throws where an answer is none that its question has; nothing of it is in the message. */
export function privateFields(all: readonly Question[], values: Values): PrivateField[] {
  checkNamed(all);
  return all.filter(hasProtocol).flatMap((question) => fieldsOf(question, values));
}

function fieldsOf(question: Question, values: Values): PrivateField[] {
  const { key, declared, protocol, told } = question;
  if (!declared || !protocol) throw unknownAnswer(question);
  const name = declared.protocol as string;
  if (declared.each) {
    const taken = takenOf(question, values);
    const other = protocol.data.categories.find((category) => category !== declared.chosen) as string;
    return choicesOf(answersOf(question.json)).map((choice) => ({
      key: `${key}.${choice}`,
      protocol: name,
      answer: taken.has(choice) ? declared.chosen : other,
    }));
  }
  const cells = cellsOf(question, protocol.data, values);
  const secret = told && protocol.secret ? cellsOf(told, protocol.secret, values) : {};
  const all = { ...cells, ...secret };
  const [only, ...more] = Object.values(all);
  return [{ key, protocol: name, answer: more.length === 0 ? (only as Answer) : all }];
}

/** A cell for each column. No answer is an empty one. */
function cellsOf(question: Question, variable: Protocol["data"], values: Values): Cells {
  const answers = answersOf(question.json);
  if (answers.shape === "set") return setCells(question, variable, values);
  const value = values[question.key] ?? "";
  if (answers.shape !== "matrix") {
    if (typeof value === "object") throw unknownAnswer(question);
    return { [variable.name]: value as string };
  }
  const given = typeof value === "object" ? (value as Record<string, string>) : {};
  if (Object.keys(given).some((row) => !answers.rows.includes(row))) throw unknownAnswer(question);
  const cells = answers.rows.map((row) => [row, Object.hasOwn(given, row) ? (given[row] ?? "") : ""] as const);
  // A list of one would pass for what it holds, and one of two for nothing that is known.
  if (cells.some(([, cell]) => typeof cell === "object")) throw unknownAnswer(question);
  return Object.fromEntries(cells);
}

function setCells(question: Question, { columns = [] }: Protocol["data"], values: Values): Cells {
  const taken = takenOf(question, values);
  const chosen = question.declared?.chosen ?? "";
  return Object.fromEntries(
    columns.map(({ name, values }) => [
      name,
      taken.has(name) ? chosen : (values.find((value) => value !== chosen) as string),
    ]),
  );
}

/** The choices that have been taken of several. More than can be chosen would tell more than was said. */
function takenOf(question: Question, values: Values): Set<string> {
  const answers = answersOf(question.json);
  const choices = choicesOf(answers);
  const value = values[question.key] ?? [];
  const taken = Array.isArray(value) ? value.map(String) : undefined;
  if (!taken || taken.some((each) => !choices.includes(each))) throw unknownAnswer(question);
  const chosen = new Set(taken);
  if (answers.shape === "set" && chosen.size > answers.most) throw unknownAnswer(question);
  return chosen;
}

const choicesOf = (answers: Answers): string[] => (answers.shape === "set" ? [...new Set(answers.answers)] : []);

function unknownAnswer({ name }: Question): SluiceError {
  return fail(texts.surveyAnswerUnknown, name).at({ column: name });
}
