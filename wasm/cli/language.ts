// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors in the language of the person, where there are catalogues. JSON and files are the same in every language. */

import { speaker, type Writing } from "../../web/text/spoken.js";
import type { Said } from "../common/said.js";

/** Each catalogue is loaded only when it is needed. */
const LANGUAGES = {
  nl: () => import("./in-dutch.js"),
  de: () => import("./in-german.js"),
};

export type Language = keyof typeof LANGUAGES;

const QUOTES: Record<Language, (name: string) => string> = { nl: (name) => `“${name}”`, de: (name) => `„${name}“` };

/** The language that the environment asks for, as POSIX has it: the first of these that is set. English is undefined. */
export function languageIn({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language | undefined {
  const [tag = ""] = (LC_ALL || LC_MESSAGES || LANG || "").toLowerCase().split(/[^a-z]/);
  return Object.hasOwn(LANGUAGES, tag) ? (tag as Language) : undefined;
}

/** Says a text with an id; in English where the language has no words for it. */
export type Speaker = (said: Said) => string;

export const english: Speaker = ({ text }) => text;

export async function speakerOf(language: Language | undefined): Promise<Speaker> {
  if (language === undefined) return english;
  const number = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 15 }).format(value);
  const writing: Writing = { number, quoted: QUOTES[language] };
  const [{ errors }, { errors: ofPage }] = await Promise.all([LANGUAGES[language](), import("./of-page.js")]);
  const spoken = speaker(errors, writing);
  // These name controls of the page, which are no options.
  return (said) => (Object.hasOwn(ofPage, said.id) ? undefined : spoken(said)) ?? said.text;
}
