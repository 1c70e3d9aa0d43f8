// SPDX-License-Identifier: Apache-2.0
/** Whether what can be answered to a question is what its protocol has, no more and no less. */
import { type Answers, answersOf, choicesApart } from "./answers.js";
import { answerLevel, combinedLevel, roundedUp } from "./level.js";
import type { Question } from "./questions.js";
import { acceptsNoAnswer, rejectingContainers, rejectingProperties } from "./rejected-answers.js";
import { isOn, skippable } from "./required.js";
import { finding } from "./texts.js";
import type { Finding, JsonObject, LintOptions, Protocol } from "./types.js";

/** One thing that is answered: what the protocol knows, and what the question offers. */
interface Part {
  categories: string[];
  offered: string[];
}

export function checkCategories(
  question: Question,
  protocol: Protocol,
  survey: JsonObject,
  options: LintOptions,
): Finding[] {
  const { json, path, name, type } = question;
  const answers = answersOf(json);
  if (answers.shape === "none") {
    const { because } = answers;
    if (!because) return [finding("type", path, { question: name, type })];
    return [finding("choices-elsewhere", `${path}.${because}`, { question: name, key: because })];
  }
  const barred = [
    ...rejectingProperties(question, answers, protocol).map((key) => [key, `${path}.${key}`] as const),
    ...rejectingContainers(question, answers, protocol),
  ].map(([key, at]) => finding("not-all-answers", at, { question: name, key }));
  if (question.declared?.each) return [...barred, ...eachChoice(question, answers, protocol)];
  const parts = partsOf(question, answers, protocol, options);
  if (!parts) return [finding("shape", path, { question: name })];
  const least = answers.shape === "set" && isOn(json.isRequired) && !acceptsNoAnswer(question, protocol) ? 1 : 0;
  const impossible = lacksCombinations(protocol.data, answers, question.declared?.chosen ?? "", least);
  return [
    ...barred,
    ...(impossible ? [finding("combinations", path, { question: name })] : []),
    ...parts.flatMap((part) => ofPart(part)),
  ];

  function ofPart(part: Part): Finding[] {
    // Nothing chosen is one of the sets that can be answered.
    const unanswered = answers.shape !== "set" && !part.categories.includes("");
    const why = unanswered ? skippable(question, survey) : undefined;
    return [
      ...compare(question, part, protocol, options),
      ...(why ? [finding("no-answer", path, { question: name, why })] : []),
    ];
  }
}

/** Whether there are answers of several parts that the protocol does not have. */
function lacksCombinations(
  { categories, columns }: Protocol["data"],
  answers: Answers,
  chosen: string,
  least: number,
): boolean {
  if (!columns) return false;
  if (answers.shape === "set" && answers.most < columns.length) {
    const few = (_: string, i: number) => columns.filter(({ values }) => values[i] === chosen).length <= answers.most;
    return new Set(categories.filter(few)).size < subsets(columns.length, answers.most) - least;
  }
  const possible = columns.reduce((product, { values }) => product * new Set(values).size, 1);
  return new Set(categories).size < possible - least;
}

/** How many sets there are of no more than so many of `n` things. */
function subsets(n: number, most: number): number {
  let [sum, ofSize] = [1, 1];
  for (let size = 1; size <= most; size++) {
    ofSize = (ofSize * (n - size + 1)) / size;
    sum += ofSize;
  }
  return sum;
}

/** A report for each choice, by a protocol of what is taken and what is not. */
function eachChoice({ path, name, declared }: Question, answers: Answers, { data, channel }: Protocol): Finding[] {
  const chosen = declared?.chosen ?? "";
  const fits = answers.shape === "set" && !data.columns && isChoice(data.categories, chosen);
  if (!fits) return [finding("each", path, { question: name, chosen })];
  const count = new Set(answers.answers).size;
  const level = answerLevel(channel);
  const apart = choicesApart(answers);
  const all = Array.from({ length: apart }, () => level);
  const capped = apart < count ? `, as no more than ${answers.most} can be chosen` : "";
  const each = Number.isFinite(level) ? ` (${apart} × ${roundedUp(level as number)}${capped})` : "";
  return [finding("adds-up", path, { question: name, count, together: combinedLevel(all) + each })];
}

/** Taken or not: two values. */
const isChoice = (values: readonly string[], chosen: string): boolean => values.length === 2 && values.includes(chosen);

function compare(
  { path, name }: Question,
  { categories, offered }: Part,
  protocol: Protocol,
  { categoryOf = (answer) => answer }: LintOptions,
): Finding[] {
  const counted = offered.map((answer) => categoryOf(answer, protocol));
  const differ = apart(offered, counted, categories);
  return differ ? [finding("categories", path, { question: name, ...differ })] : [];
}

/**
 * The offered answers whose category (`counted`, in the same order) a protocol lacks, and the categories that nobody
 * can answer.
 */
export function apart(
  offered: readonly string[],
  counted: readonly (string | undefined)[],
  categories: readonly string[],
): { lacking: string; extra: string } | undefined {
  const lacking = offered.filter((_, i) => !categories.includes(counted[i] ?? "\0"));
  const extra = categories.filter((category) => category !== "" && !counted.includes(category));
  if (lacking.length + extra.length === 0) return undefined;
  return {
    lacking: lacking.length > 0 ? `; it has no ${quoted(lacking)}` : "",
    extra: extra.length > 0 ? `; nobody can answer ${quoted(extra)}` : "",
  };
}

const SHOWN_AT_MOST = 5;
function quoted(names: string[]): string {
  const shown = names.slice(0, SHOWN_AT_MOST).map((name) => `"${name}"`);
  return [...shown, ...(names.length > shown.length ? ["…"] : [])].join(", ");
}

/** Undefined where the protocol is not for answers of this shape, or the adapter is not. */
function partsOf(
  { declared }: Question,
  answers: Exclude<Answers, { shape: "none" }>,
  { data: { categories, columns } }: Protocol,
  { shapes = [] }: LintOptions,
): Part[] | undefined {
  if (answers.shape === "one") return columns ? undefined : [{ categories, offered: answers.answers }];
  if (!columns || !shapes.includes(answers.shape)) return undefined;
  const names = answers.shape === "set" ? answers.answers : answers.rows;
  const values = new Map(columns.map((column) => [column.name, [...new Set(column.values)]]));
  if (values.size !== names.length || names.some((name) => !values.has(name))) return undefined;
  const chosen = declared?.chosen ?? "";
  if (answers.shape === "set") return [...values.values()].every((each) => isChoice(each, chosen)) ? [] : undefined;
  return [...values.values()].map((each) => ({ categories: each, offered: answers.answers }));
}
