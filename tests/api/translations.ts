// SPDX-License-Identifier: GPL-3.0-or-later
/** English texts, as they are said in the other languages. */
import assert from "node:assert/strict";
import type { Said, Value } from "../../wasm/common/said.js";
import { adviceOf, type SluiceError, saidBy } from "../../wasm/contract/errors.js";
import { errors as german } from "../../web/messages/de/errors.js";
import { figureTexts as germanFigures } from "../../web/messages/de/figure-texts.js";
import { errors as dutch } from "../../web/messages/nl/errors.js";
import { figureTexts as dutchFigures } from "../../web/messages/nl/figure-texts.js";
import { speaker } from "../../web/text/spoken.js";
import { Translator } from "../../web/text/templates.js";

/** The text under an id. */
export const catalogues = { nl: dutch, de: german };

export const figureCatalogues = { nl: dutchFigures, de: germanFigures };

const marks = { nl: ["“", "”"], de: ["„", "“"] };

const writing = (language: "nl" | "de") => ({
  number: (value: number, minimumFractionDigits: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits: 15 }).format(value),
  quoted: (name: string) => `${marks[language][0]}${name}${marks[language][1]}`,
  percent: (number: string) => (language === "nl" ? `${number}%` : `${number}\u202f%`),
});

export const speakers = {
  nl: speaker(dutch, writing("nl")),
  de: speaker(german, writing("de")),
};

export const ofFigures = {
  nl: new Translator(dutchFigures, writing("nl")),
  de: new Translator(germanFigures, writing("de")),
};

/** Fails where an error has no translation, or one in which something is left in English but the names given. */
export function assertSpoken(error: SluiceError, names: string[] = []): void {
  for (const said of [saidBy(error), adviceOf(error)]) assertSaid(said, names);
}

export function assertSaid(said: Said, names: string[] = []): void {
  for (const [language, spoken] of Object.entries(speakers)) assertOwn(language, said.text, spoken(said), names);
}

/** Words that stand in no sentence of these languages, but in almost every English one. */
const ENGLISH = /\b(?:the|which|instead|holds|has|not|with|from|are|and|its)\b/;

/** Fails where a text of a figure has no translation, or one in which something is left in English but the names given. */
export function assertTranslated(text: string, names: string[] = [], by = ofFigures): void {
  for (const [language, translator] of Object.entries(by))
    assertOwn(language, text, translator.translated(text), names);
}

function assertOwn(language: string, text: string, said: string | undefined, names: string[]): void {
  assert.ok(said !== undefined, `${language}: ${text}`);
  const rest = names.filter((name) => name !== "").reduce((left, name) => left.replaceAll(name, "…"), said);
  const own = rest.replaceAll(/[“„][^“”„]*[“”]|"[^"]*"/g, "…");
  assert.doesNotMatch(own, ENGLISH, `${language}: ${text} → ${said}`);
}

/** All texts with their places, such as "page.data.heading". */
export function texts(value: unknown, at = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, at ? `${at}.${key}` : key));
}

/** Whether a text of English has words that another language would not leave as they are. */
export const hasWords = (text: string): boolean => /[a-z]{4}/.test(text.replaceAll(/\{\w+\}/g, ""));

/** Each hole once: it may stand twice where a language needs that. */
const holes = (text = "") => [...new Set([...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole))].sort();

/** Fails where a language has not all texts of English with the same holes, or more; gives its own by their places. */
export function assertComplete(english: object, spoken: object): Map<string, string> {
  const all = texts(english);
  const own = new Map(texts(spoken));
  assert.deepEqual([...own.keys()].sort(), all.map(([place]) => place).sort());
  for (const [place, text] of all) assert.deepEqual(holes(own.get(place)), holes(text), place);
  return own;
}

/** The ids of a text and of those within it. */
export function idsIn(said: Said | undefined): string[] {
  const within = (value: Value): string[] => (typeof value === "object" && "text" in value ? idsIn(value) : []);
  return said ? [said.id, ...Object.values(said.values).flatMap(within)] : [];
}
