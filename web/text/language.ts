// SPDX-License-Identifier: GPL-3.0-or-later
/** The language of the site: English, until another one is set. */
import { speak, type Words } from "../messages/live.js";
import type { Catalogue } from "./templates.js";

export type Language = "en" | "nl" | "de";

/** By their own names, as those who look for them know them. */
export const languages: Record<Language, string> = { en: "English", nl: "Nederlands", de: "Deutsch" };

interface Spoken {
  words: Words;
  /** What is said by the engine, and by workers, in English. */
  errors: Catalogue;
  /** What the papers' figures say of themselves. */
  figureTexts: Catalogue;
}

/** Translations of texts that are made in English. */
export type Translations = Pick<Spoken, "errors" | "figureTexts">;

const spoken: Record<Exclude<Language, "en">, () => Promise<Spoken>> = {
  nl: () => import("../messages/nl/words.js"),
  de: () => import("../messages/de/words.js"),
};

let current: Language = "en";
const none: Translations = { errors: {}, figureTexts: {} };
let there = none;
const listeners = new Set<() => void>();

export function language(): Language {
  return current;
}

/** None where English is spoken. */
export function translations(): Translations {
  return there;
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** The first that a person reads of those that there are. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.split("-")[0]).find(isLanguage) ?? "en";
}

export async function setLanguage(next: Language): Promise<void> {
  const found = next === "en" ? undefined : await spoken[next]();
  speak(found?.words);
  there = found ?? none;
  current = next;
  for (const listener of listeners) listener();
}

export function onLanguage(listener: () => void): void {
  listeners.add(listener);
}
