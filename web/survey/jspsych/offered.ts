// SPDX-License-Identifier: Apache-2.0
/** What a trial lets people answer, beside what its protocol knows. */
import type { Protocol } from "../linter/types.js";
import { isObject } from "../linter/walk.js";
import { choicesOf, nameOf, questionOf } from "./answer.js";
import { type RowPlan, splitPath } from "./params.js";
import { type Finding, finding } from "./texts.js";
import { lintTickList } from "./ticked.js";
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
    return [...offered, ...lintTickList(path, answer, protocol.data, asked?.required)];
  }
  const skippable = categories.includes("") ? undefined : whySkippable(trial, asked);
  return [
    ...compare(path, question, answer.choices ?? asked?.options ?? choicesOf(answer.field, trial), categories),
    ...(skippable ? [finding("no-answer", path, { question, key: skippable })] : []),
  ];
}

/** What is no list of texts by now may be one when it is shown; then the answer decides. */
function compare(path: string, question: string, offered: unknown, known: readonly string[]): Finding[] {
  if (!Array.isArray(offered) || offered.length === 0 || !offered.every((choice) => typeof choice === "string"))
    return [];
  const lacking = offered.filter((choice) => !known.includes(choice));
  const extra = known.filter((category) => category !== "" && !offered.includes(category));
  if (lacking.length + extra.length === 0) return [];
  const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(", ");
  return [
    finding("categories", path, {
      question,
      lacking: lacking.length > 0 ? `; it has no ${quoted(lacking)}` : "",
      extra: extra.length > 0 ? `; nobody can answer ${quoted(extra)}` : "",
    }),
  ];
}

function whySkippable(trial: Row, asked: Row | undefined): string | undefined {
  if (typeof trial.trial_duration === "number") return "trial_duration";
  return asked && asked.required !== true ? "required" : undefined;
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
