// SPDX-License-Identifier: GPL-3.0-or-later
/** Texts of the engine and of workers, which are made in English, in the language that is spoken. */
import { nothing } from "lit";
import { allTexts } from "../messages/live.js";
import { messages } from "../messages/page.js";
import { language, translations } from "./language.js";
import { decimal, plain } from "./say.js";
import { type Catalogue, Translator } from "./templates.js";

let last: { catalogue: Catalogue; translator: Translator } | undefined;

function translator(): Translator {
  const catalogue = translations();
  if (last?.catalogue !== catalogue) last = { catalogue, translator: new Translator(catalogue, { number, quoted }) };
  return last.translator;
}

/** All the digits that it was told with. */
const number = (value: number) => decimal(value, 15);
const quoted = (name: string) => plain(messages.quoted, { name });

/** The text itself where it is not known: it is English, or was said by the page in the first place. */
export function translated(text: string): string {
  return language() === "en" ? text : (translator().translated(text) ?? text);
}

/** What the attribute `lang` has to be for it: another language than the page's, where it is left in English. */
export function langOf(text: string): "en" | typeof nothing {
  if (language() === "en" || translator().translated(text) !== undefined || isOwn(text)) return nothing;
  return "en";
}

/** A shorter one says too little: anything might be an instance of it. */
const LEAST = 10;

/** Whether it is an instance of the page's own words. */
function isOwn(text: string): boolean {
  return allTexts().some((message) => {
    const literals = message.split(/\{\w+\}/);
    if (literals.join("").length < LEAST) return message === text;
    const pattern = literals.map((literal) => literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^]*?");
    return new RegExp(`^${pattern}$`).test(text);
  });
}
