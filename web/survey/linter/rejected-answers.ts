// SPDX-License-Identifier: Apache-2.0
/**
 * Finds what keeps a survey from being completed with some of the answers that its protocol has. The very fact that
 * something was sent would then tell of the answer.
 */
import type { Answers } from "./answers.js";
import { hasProtocol, lower, type Question } from "./questions.js";
import { isOn } from "./required.js";
import type { JsonObject, Protocol } from "./types.js";
import { isSet } from "./walk.js";

const REQUIRE = ["isRequired", "requiredIf"];
const requiring = (json: JsonObject): string[] =>
  REQUIRE.filter((key) => (key === "isRequired" ? isOn(json[key]) : isSet(json[key])));

/** The properties of a question that do. */
export function rejectingProperties(question: Question, { shape }: Answers, protocol: Protocol): string[] {
  const { json } = question;
  if (shape === "matrix") {
    // Two ticks in a row are a list, which no category is; one would be.
    const cells = isSet(json.cellType) && lower(json.cellType) !== "radio" ? ["cellType"] : [];
    return [...cells, ...(isSet(json.eachRowUnique) ? ["eachRowUnique"] : [])];
  }
  if (shape !== "set") return [];
  return [
    ...(isSet(json.minSelectedChoices) ? ["minSelectedChoices"] : []),
    ...(acceptsNoAnswer(question, protocol) ? requiring(json) : []),
  ];
}

/**
 * The same for the pages and panels around it, with where they stand. A required one that holds this question and
 * others turns away a person who has answered nothing there. The person then gives another answer, as nobody else does.
 */
export function rejectingContainers(
  question: Question,
  { shape }: Answers,
  protocol: Protocol,
): [key: string, path: string][] {
  const { json, path, within } = question;
  const mayBeEmpty =
    shape === "set" ? acceptsNoAnswer(question, protocol) : !isOn(json.isRequired) && hasNone(protocol);
  if (!mayBeEmpty) return [];
  const steps = path.split(".");
  return within.flatMap((holder, i) => {
    const at = steps.slice(0, i - within.length).join(".");
    return requiring(holder).map((key): [string, string] => [key, `${at}.${key}`]);
  });
}

/** Whether no answer at all is one of the protocol's. */
const hasNone = ({ data: { categories, columns } }: Protocol): boolean =>
  columns ? columns.every(({ values }) => values.includes("")) : categories.includes("");

/** Whether nothing chosen is one of the protocol's answers; of a report for each choice it always is. */
export function acceptsNoAnswer(question: Question, { data: { categories, columns = [] } }: Protocol): boolean {
  const { declared } = question;
  if (!hasProtocol(question) || !declared || declared.each) return true;
  return categories.some((_, i) => columns.every(({ values }) => values[i] !== declared.chosen));
}
