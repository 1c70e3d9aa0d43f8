// SPDX-License-Identifier: GPL-3.0-or-later
/** The language of the site: English, until another one is set. */
import { speak, type Words } from "../messages/live.js";

export type Language = "en" | "nl" | "de";

/** By their own names, as those who look for them know them. */
export const languages: Record<Language, string> = { en: "English", nl: "Nederlands", de: "Deutsch" };

const words: Record<Exclude<Language, "en">, () => Promise<{ words: Words }>> = {
  nl: () => import("../messages/nl/words.js"),
  de: () => import("../messages/de/words.js"),
};

let current: Language = "en";
const listeners = new Set<() => void>();

export function language(): Language {
  return current;
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** The first that a person reads of those that there are. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.split("-")[0]).find(isLanguage) ?? "en";
}

export async function setLanguage(next: Language): Promise<void> {
  speak(next === "en" ? undefined : (await words[next]()).words);
  current = next;
  for (const listener of listeners) listener();
}

export function onLanguage(listener: () => void): void {
  listeners.add(listener);
}
