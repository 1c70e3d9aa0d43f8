// SPDX-License-Identifier: GPL-3.0-or-later
/** Texts that are made in English, by the engine, by workers and for the papers' figures, in the language that is spoken. */
import { nothing } from "lit";
import { allTexts } from "../messages/live.js";
import { messages } from "../messages/page.js";
import { exactly, plain } from "./format-message.js";
import { language, type Translations, translations } from "./language.js";
import { isMadeOf, Translator } from "./templates.js";

let last: { of: Translations; translators: Record<keyof Translations, Translator> } | undefined;

function translators() {
  const of = translations();
  if (last?.of !== of) {
    const [errors, figureTexts] = [new Translator(of.errors, manner), new Translator(of.figureTexts, manner)];
    last = { of, translators: { errors, figureTexts } };
  }
  return last.translators;
}

const manner = {
  number: exactly,
  quoted: (name: string) => plain(messages.quoted, { name }),
  percent: (n: string) => plain(messages.percent, { n }),
};

/** The text itself where it is not known: it is English, or was said by the page in the first place. */
export function translated(text: string, from: keyof Translations = "errors"): string {
  return language() === "en" ? text : (translators()[from].translated(text) ?? text);
}

/** What the attribute `lang` has to be for it: another language than the page's, where it is left in English. */
export function langOf(text: string): "en" | typeof nothing {
  if (language() === "en" || translators().errors.translated(text) !== undefined || isOwn(text)) return nothing;
  return "en";
}

/** A shorter one says too little: anything might be an instance of it. */
const LEAST = 10;

/** Whether it is an instance of the page's own words. */
function isOwn(text: string): boolean {
  return allTexts().some((message) => {
    const literals = message.split(/\{\w+\}/);
    return literals.join("").length < LEAST ? message === text : isMadeOf(literals, text);
  });
}
