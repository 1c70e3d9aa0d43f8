// SPDX-License-Identifier: Apache-2.0
/**
 * What keeps a survey from being completed with some of the answers that its protocol has: that something was sent at all
 * would then tell of the answer.
 */
import type { Answers } from "./answers.js";
import { hasProtocol, lower, type Question } from "./questions.js";
import { on } from "./required.js";
import type { Protocol } from "./types.js";
import { isSet } from "./walk.js";

/** The properties of a question that do. */
export function barring(question: Question, { shape }: Answers, protocol: Protocol): string[] {
  const { json } = question;
  if (shape === "matrix") {
    // Two ticks in a row are a list, which no category is; one would be.
    const cells = isSet(json.cellType) && lower(json.cellType) !== "radio" ? ["cellType"] : [];
    return [...cells, ...(isSet(json.eachRowUnique) ? ["eachRowUnique"] : [])];
  }
  if (shape !== "set") return [];
  const required = ["isRequired", "requiredIf"].filter((key) =>
    (key === "isRequired" ? on : isSet)(json[key] as string),
  );
  return [
    ...(isSet(json.minSelectedChoices) ? ["minSelectedChoices"] : []),
    ...(hasNothing(question, protocol) ? required : []),
  ];
}

/** Whether nothing chosen is one of the protocol's answers; of a report for each choice it always is. */
export function hasNothing(question: Question, { data: { categories, columns = [] } }: Protocol): boolean {
  const { declared } = question;
  if (!hasProtocol(question) || !declared || declared.each) return true;
  return categories.some((_, i) => columns.every(({ values }) => values[i] !== declared.chosen));
}
