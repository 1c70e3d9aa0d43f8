// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors and what the papers' figures say, in the language that is spoken. */
import { nothing } from "lit";
import type { Said } from "../../wasm/common/said.js";
import { adviceOf, type SluiceError, saidBy } from "../../wasm/contract/errors.js";
import { messages } from "../messages/page.js";
import { unbroken } from "../messages/unbroken.js";
import { exactly, plain } from "./format-message.js";
import { language, type Translations, translations } from "./language.js";
import { isOwn } from "./own-error.js";
import { curly } from "./quotes.js";
import { speaker } from "./spoken.js";
import { Translator } from "./templates.js";

interface Speaking {
  of: Translations;
  spoken(said: Said): string | undefined;
  figureTexts: Translator;
}

let last: Speaking | undefined;

function speaking(): Speaking {
  const of = translations();
  if (last?.of !== of) {
    last = { of, spoken: speaker(of.errors, writing), figureTexts: new Translator(of.figureTexts, writing) };
  }
  return last;
}

const writing = {
  number: exactly,
  quoted: (name: string) => plain(messages.quoted, { name }),
  percent: (n: string) => plain(messages.percent, { n }),
};

/** In English where the language has no words for it; what the page says itself is in its language already. */
export function inLanguage(said: Said): string {
  const spoken = speaking().spoken(said);
  return unbroken(language() === "en" ? curly(spoken ?? said.text) : (spoken ?? curly(said.text)));
}

export const messageOf = (error: SluiceError): string => inLanguage(saidBy(error));

export const remedyOf = (error: SluiceError): string => inLanguage(adviceOf(error));

/** The sentences of a figure. */
export function ofFigure(text: string): string {
  return language() === "en" ? text : (speaking().figureTexts.translated(text) ?? text);
}

/** The value of `lang` for a text: another language than the page's if the text is left in English. */
export function langOf(said: Said): "en" | typeof nothing {
  return language() === "en" || isOwn(said.id) || speaking().spoken(said) !== undefined ? nothing : "en";
}
