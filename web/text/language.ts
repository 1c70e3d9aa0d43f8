// SPDX-License-Identifier: GPL-3.0-or-later
/** The language that is spoken: English, until another one is set. */

import type { Catalogue, Spoken as Text } from "../messages/catalogue.js";
import { errors } from "../messages/en/errors-page.js";
import { speak, type Words } from "../messages/live.js";

export type Language = "en" | "nl" | "de";

/** By their own names, as those who look for them know them. */
export const languages: Record<Language, string> = { en: "English", nl: "Nederlands", de: "Deutsch" };

/** Translations of texts that are made in English. */
export interface Translations {
  /** Texts of the core, the checker, the engine and workers, by id. */
  errors: Readonly<Record<string, Text>>;
  /** The texts of the papers' figures. */
  figureTexts: Catalogue;
}

type Spoken = { words: Words } & Partial<Translations>;

/** The sources of the words of the other languages, once they are needed. */
export type Sources = Record<Exclude<Language, "en">, () => Promise<Spoken>>;

let current: Language = "en";
const none: Translations = { errors: {}, figureTexts: {} };
/** English has no translations beside those of errors: all else is said as it is made. */
const english: Translations = { ...none, errors };
let there = english;
const listeners = new Set<() => void>();

export function language(): Language {
  return current;
}

export function translations(): Translations {
  return there;
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** The first that a person reads of those that there are. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}

export async function setLanguage(next: Language, sources: Sources): Promise<void> {
  const found = next === "en" ? undefined : await sources[next]();
  speak(found?.words);
  there = next === "en" ? english : { ...none, ...found };
  current = next;
  for (const listener of listeners) listener();
}

export function onLanguage(listener: () => void): void {
  listeners.add(listener);
}
