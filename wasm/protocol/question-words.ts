// SPDX-License-Identifier: Apache-2.0
/**
 * The words that people are asked a question in. They are plain text, never HTML, and public. They decide nothing that is
 * drawn, so a mended word does not lead to a second report. Only translated answers are part of a protocol's identity: they
 * decide which category a person sends who reads another language.
 */

import { codeAt, likeness } from "../common/characters.js";
import { fields, list, name, onlyKeys, record, show, text, uniqueTexts } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import * as common from "../common/texts.js";
import type { QuestionWords, SettingsFile } from "../contract/types.js";
import { checkLookAlikes } from "./category-check.js";
import * as texts from "./texts.js";

/** Characters (code points) that each text may have. The schema and the checker have the same bounds. */
export const MOST = { wording: 500, asker: 100, sendTo: 300, answer: 1000, language: 35 } as const;
/** On one sheet: more than anybody answers at once. The checker has the same bound. */
export const MOST_QUESTIONS = 20;
/** Languages beside that of the wording. */
const MOST_TRANSLATIONS = 20;
/** Characters that would break a line, or turn the direction of what stands beside the text. */
const TURNING = /[\n\f\r\u0085\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
const LANGUAGE = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;

/** @param categories the answers that the question has */
export function checkQuestion(value: unknown, categories: readonly string[]): QuestionWords {
  const where = "question";
  const raw = record(value, where);
  onlyKeys(raw, ["wording", "language", "asker", "sendTo", "translations"], where);
  const optional = (key: "asker" | "sendTo") =>
    raw[key] === undefined ? {} : { [key]: bounded(name(raw[key], `${where}.${key}`), MOST[key], `${where}.${key}`) };
  return {
    wording: wordingIn(raw.wording, `${where}.wording`),
    ...(raw.language !== undefined && { language: languageIn(raw.language, `${where}.language`) }),
    ...optional("asker"),
    ...optional("sendTo"),
    ...(raw.translations !== undefined && { translations: translationsIn(raw.translations, raw.language, categories) }),
  };
}

function translationsIn(
  value: unknown,
  own: unknown,
  categories: readonly string[],
): NonNullable<QuestionWords["translations"]> {
  const where = "question.translations";
  const translations = list(value, where).map((item, i) => {
    const place = `${where}[${i}]`;
    const raw = fields(item, ["language", "wording", "answers"], place);
    return {
      language: languageIn(raw.language, `${place}.language`),
      wording: wordingIn(raw.wording, `${place}.wording`),
      answers: answersIn(list(raw.answers, `${place}.answers`, categories.length), categories, `${place}.answers`),
    };
  });
  if (translations.length === 0 || translations.length > MOST_TRANSLATIONS) {
    throw new Reason(say(texts.translationsMiscounted, where, translations.length, MOST_TRANSLATIONS));
  }
  const languages = [...(typeof own === "string" ? [own] : []), ...translations.map(({ language }) => language)];
  uniqueTexts(
    languages.map((language) => language.toLowerCase()),
    where,
  );
  return translations;
}

/** Nobody may take one for another, and none may read as another category than the one that it stands for. */
function answersIn(values: unknown[], categories: readonly string[], where: string): string[] {
  const answers = values.map((value, x) =>
    value === "" && categories[x] === "" ? "" : bounded(name(value, where), MOST.answer, where),
  );
  checkLookAlikes(answers, where);
  const own = categories.map(likeness);
  for (const [x, answer] of answers.entries()) {
    const like = likeness(answer);
    const other = own.findIndex((category, z) => z !== x && category.toLowerCase() === like.toLowerCase());
    if (other >= 0 && like !== own[x]) throw new Reason(say(common.namedTwice, where, show(answer)));
  }
  return answers;
}

function wordingIn(value: unknown, where: string): string {
  return bounded(name(value, where), MOST.wording, where);
}

function languageIn(value: unknown, where: string): string {
  const language = text(value, where);
  if (language.length <= MOST.language && LANGUAGE.test(language)) return language;
  throw new Reason(say(texts.notALanguage, where, show(value)));
}

function bounded(value: string, most: number, where: string): string {
  if (likeness(value) === "") throw new Reason(say(common.nothingIn, where));
  const turning = value.search(TURNING);
  if (turning >= 0) throw new Reason(say(common.holdsControl, where, codeAt(value, turning)));
  // A code point has two code units at most.
  const length = value.length > 2 * most ? value.length : [...value].length;
  if (length > most) throw new Reason(say(texts.textTooLong, where, length, most));
  return value;
}

/** The question as people read it, in each of its languages. */
export function wordingsOf({ question }: SettingsFile): string[] {
  if (!question) return [];
  return [question, ...(question.translations ?? [])].map(({ wording }) => wording);
}
