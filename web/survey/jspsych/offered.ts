// SPDX-License-Identifier: Apache-2.0
/** Holds what a trial lets people answer against what its protocol knows. */
import { apart } from "../linter/categories.js";
import type { Protocol } from "../linter/types.js";
import { isObject, isSet } from "../linter/walk.js";
import { choicesOf, nameOf, questionOf } from "./answer.js";
import { type RowPlan, splitPath } from "./params.js";
import { type Finding, finding } from "./texts.js";
import { pluginOf } from "./trials.js";
import type { PrivateAnswer, Row } from "./types.js";

/** The plug-in in which several options can be ticked. */
const TICKED = "survey-multi-select";

type Answer = PrivateAnswer & { field: string };

export function checkOffered(
  path: string,
  trial: Row,
  answer: Answer,
  protocols: Record<string, Protocol> | undefined,
): Finding[] {
  if (!protocols) return [];
  const { question } = answer;
  const protocol = Object.hasOwn(protocols, answer.protocol) ? protocols[answer.protocol] : undefined;
  if (!protocol) return [finding("unknown-protocol", path, { question })];
  if (protocol.seesSecret) return [finding("sees-secret", path, { question })];
  const { categories, columns } = protocol.data;
  const asked = questionOf(splitPath(answer.field)[1] ?? "", trial.questions);
  if (columns) {
    const names = columns.map(({ name }) => name);
    const offered = compare(path, question, asked?.options, names);
    // Other plug-ins may have other answers of several parts.
    if (pluginOf(trial) !== TICKED) return offered;
    return [...offered, ...checkTicks(path, answer, protocol.data, asked?.required)];
  }
  const skippable = categories.includes("") ? undefined : whySkippable(trial, asked);
  return [
    ...compare(path, question, answer.choices ?? asked?.options ?? choicesOf(answer.field, trial), categories),
    ...(skippable ? [finding("no-answer", path, { question, key: skippable })] : []),
  ];
}

/** Choices that are no list of texts by now may be one when they are shown; then the answer decides. */
function compare(path: string, question: string, offered: unknown, known: readonly string[]): Finding[] {
  if (!Array.isArray(offered) || offered.length === 0 || !offered.every((choice) => typeof choice === "string"))
    return [];
  const differ = apart(offered, offered, known);
  return differ ? [finding("categories", path, { question, ...differ })] : [];
}

function whySkippable(trial: Row, asked: Row | undefined): string | undefined {
  if (typeof trial.trial_duration === "number") return "trial_duration";
  return asked && asked.required !== true ? "required" : undefined;
}

/**
 * Whether a protocol has all that can be ticked where options are its columns: what it lacks would end the experiment.
 * `required` is whether something has to be ticked; a function may say so when it is asked.
 */
function checkTicks(
  path: string,
  { question, ticked: [yes, no] = ["yes", "no"] }: PrivateAnswer,
  { categories, columns = [] }: Protocol["data"],
  required: unknown,
): Finding[] {
  // Every set of options is one category; one with other values is none that can be ticked.
  const sets = new Set(
    categories.flatMap((_, i) => {
      const values = columns.map((column) => column.values[i]);
      return values.every((value) => value === yes || value === no) ? [JSON.stringify(values)] : [];
    }),
  );
  const nothing = sets.has(JSON.stringify(columns.map(() => no)));
  const possible = 2 ** columns.length - (required === true && !nothing ? 1 : 0);
  return [
    ...(sets.size < possible ? [finding("combinations", path, { question })] : []),
    ...(isSet(required) && nothing ? [finding("not-all-answers", path, { question, key: "required" })] : []),
  ];
}

/** Questions of a trial that has several, of which nothing was said. */
export function questionsLeftOut(path: string, { questions }: Row, plan: RowPlan): Finding[] {
  if (!Array.isArray(questions)) return [];
  const declared = [...plan.answers.map(({ field }) => field), ...plan.public];
  return questions.flatMap((question, i) => {
    const name = isObject(question) ? nameOf(question, i) : `Q${i}`;
    const left = !declared.includes(`response.${name}`) && !plan.public.includes("response");
    return left ? [finding("undeclared", `${path}.questions[${i}]`, { question: name })] : [];
  });
}
