// SPDX-License-Identifier: Apache-2.0
/** Finds what a frame is told of a question of SurveyJS: its title, and what can be chosen. */
import type { Option } from "./form/question-config.js";
import { answersOf } from "./linter/answers.js";
import type { Question } from "./linter/questions.js";

interface Item {
  value: unknown;
  text: string;
}

/** The parts that are used of a question of survey-core, of any version. */
export interface Worded {
  getType(): string;
  locTitle: { renderedHtml: string; hasHtml: boolean; onStringChanged: { add(handler: () => void): void } };
  visibleChoices?: readonly Item[];
  visibleRateValues?: readonly Item[];
  minRateDescription?: string;
  maxRateDescription?: string;
  valueTrue?: unknown;
  valueFalse?: unknown;
  labelTrue?: string;
  labelFalse?: string;
}

/**
 * Whether a frame can ask it: one choice of several, by a protocol of one column that sees the answer alone. Pictures
 * do not go along.
 */
export function fitsFrame({ json, type, declared, protocol, secretOf }: Question): boolean {
  if (!declared || !protocol || secretOf || declared.each || declared.secret !== undefined) return false;
  if (typeof declared.protocol !== "string" || protocol.seesSecret || protocol.data.columns) return false;
  return type !== "imagepicker" && answersOf(json).shape === "one";
}

/** The title without its tags. */
export function titleOf({ locTitle: { renderedHtml, hasHtml } }: Worded): string {
  return (hasHtml ? renderedHtml.replace(/<[^>]*>/g, "") : renderedHtml).trim();
}

export function optionsOf(question: Worded): Option[] {
  const { valueTrue = true, valueFalse = false, labelTrue = "", labelFalse = "" } = question;
  if (question.getType() === "boolean")
    return [
      { value: String(valueTrue), label: labelTrue },
      { value: String(valueFalse), label: labelFalse },
    ];
  const items = question.visibleRateValues ?? question.visibleChoices ?? [];
  const ends = [question.minRateDescription, question.maxRateDescription];
  return items.map(({ value, text }, i) => {
    const end = i === 0 ? ends[0] : i === items.length - 1 ? ends[1] : undefined;
    return { value: String(value), label: end ? `${text} (${end})` : text || String(value) };
  });
}

/** Shown as a list that opens. */
export const isList = (question: Worded): boolean => question.getType() === "dropdown";
