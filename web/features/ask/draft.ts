// SPDX-License-Identifier: GPL-3.0-or-later
/** A question as it is being written: from what stands in the fields to what is asked for. */
import { asCell, lookAlikes } from "../../../wasm/common/characters.js";
import type { QuestionWords } from "../../../wasm/engine/sluice.js";
import { hash } from "../../../wasm/protocol/identity.js";
import type { Language } from "../../text/language.js";
import { asSent } from "./form-places.js";

/** By name: epsilon is shown where it is set by hand alone. */
export { type Step, steps } from "../../facts/steps.js";

/** As for any protocol of a question. */
export const MOST_EPSILON = 6;

interface Translation {
  wording: string;
  answers: string;
}

/** Texts as they stand in the fields. */
export interface Draft {
  wording: string;
  answers: string;
  skippable: boolean;
  asker: string;
  sendTo: string;
  language: Language;
  /** Empty where the question itself is to be the name. */
  column: string;
  translations: Partial<Record<Language, Translation>>;
  /** NaN where it is none. */
  epsilon: number;
}

/** On one line, and without characters that turn the direction of writing: no reader of settings takes these. */
function plainLine(text: string): string {
  return text
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A line each; what stands in a line twice is what somebody mistyped, and is left for them to see. */
function linesIn(text: string): string[] {
  return text.split(/\r?\n/).map(asCell).filter(Boolean);
}

/** In the language of the question, which may not be that of the page. It is an answer as any other: people read and send it. */
const RATHER_NOT: Record<Language, string> = {
  en: "Rather not say",
  nl: "Zeg ik liever niet",
  de: "Möchte ich nicht sagen",
};

/** The categories. */
export function answersOf({ answers, skippable, language }: Draft): string[] {
  const lines = linesIn(answers);
  return skippable ? [...lines, RATHER_NOT[language]] : lines;
}

const LONGEST_NAME = 60;
/** So that two long questions that begin alike have not the same name, nor settings that are taken for one another. */
const TAIL = 6;

/** The name of the column that reports stand under. */
export function columnOf({ column, wording }: Draft): string {
  const own = column.trim();
  if (own) return own;
  const bare = wording
    .replace(/\s+/g, " ")
    .replace(/[\s?!.:¿¡]+$/u, "")
    .replace(/^[¿¡]/, "")
    .trim();
  if ([...bare].length <= LONGEST_NAME) return bare || wording.trim();
  const cut = [...bare].slice(0, LONGEST_NAME - TAIL - 1).join("");
  const begin = (cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut).trim();
  return `${begin} ${hash(plainLine(wording)).slice(0, TAIL)}`;
}

/** Whether a translation was begun. */
export function isBegun(translation: Translation | undefined): translation is Translation {
  return Boolean(translation && (translation.wording.trim() || translation.answers.trim()));
}

/** A language whose answers are not as many as the question has, or which has no wording. */
export function incomplete(draft: Draft): { language: Language; given: number; due: number } | undefined {
  const due = linesIn(draft.answers).length;
  for (const [language, translation] of Object.entries(draft.translations) as [Language, Translation][]) {
    if (language === draft.language || !isBegun(translation)) continue;
    const given = linesIn(translation.answers).length;
    if (given !== due || !translation.wording.trim()) return { language, given, due };
  }
  return undefined;
}

/** The answers in another language, as they go into the settings. */
function translatedAnswers({
  answers,
  skippable,
  language,
}: Pick<Draft, "answers" | "skippable" | "language">): string[] {
  const lines = linesIn(answers).map(plainLine);
  return skippable ? [...lines, RATHER_NOT[language]] : lines;
}

/** The first answer of a translation that looks like another one of it. */
export function translatedTwice(draft: Draft): string | undefined {
  for (const { answers } of wordsOf(draft).translations ?? []) {
    const [, twice] = lookAlikes(answers) ?? [];
    if (twice !== undefined) return twice;
  }
  return undefined;
}

/** The words in the settings file that are for people to read. */
export function wordsOf(draft: Draft): QuestionWords {
  const [asker, sendTo] = [plainLine(draft.asker), asSent(plainLine(draft.sendTo))];
  const translations = (Object.entries(draft.translations) as [Language, Translation][])
    .filter(([language, translation]) => language !== draft.language && isBegun(translation))
    .map(([language, { wording, answers }]) => ({
      language,
      wording: plainLine(wording),
      answers: translatedAnswers({ answers, skippable: draft.skippable, language }),
    }));
  return {
    wording: plainLine(draft.wording),
    language: draft.language,
    ...(asker && { asker }),
    ...(sendTo && { sendTo }),
    ...(translations.length > 0 && { translations }),
  };
}
