// SPDX-License-Identifier: Apache-2.0
/** The words of the language that an element stands in: those of its host, else ours. */
import { fail } from "../../../wasm/contract/errors.js";
import { german } from "./de.js";
import { english, type Words } from "./en.js";
import * as texts from "./errors.js";
import { inLanguage } from "./filled.js";
import { checkedWords, type FlatWords, flat, type RespondentWords, type WordsByLanguage } from "./given.js";
import { dutch } from "./nl.js";

export type { RespondentWords, Words, WordsByLanguage };

const spoken: Record<string, Words> = { en: english, nl: dutch, de: german };

type Given = ReadonlyMap<string, FlatWords>;

/** Those of the page, by languages. */
const ofPage = new Map<string, FlatWords>();
/** Complaints that the console has. */
const complaints = new Set<string>();

/**
 * Gives the page words for respondents, for all of its questions: in a language that we lack, or in the place of ours.
 * Before the first question is shown. Throws `bad_request` where a key is unknown or a text lacks a part in braces.
 */
export function provideWords(words: WordsByLanguage): void {
  for (const [language, given] of checkedWords(words)) ofPage.set(language, given);
}

/** The words of a language such as "nl-BE"; English where nobody has any. */
export const wordsOf = (language: string): Words => wordsWithin(language, givenIn(language, ofPage));

/** The same, and the console is told once what people read in English for want of words. */
export function wordsFor(language: string, given: Given = ofPage): Words {
  const own = givenIn(language, given);
  if (language !== "" && !inLanguage(spoken, language)) complain(language, own);
  return wordsWithin(language, own);
}

/** Those of the page. */
export const wordsOfPage = (): Words => wordsFor(globalThis.document?.documentElement.lang ?? "");

/** Those of the language that an element is written in. Throws `bad_request` where its attribute `words` is wrong. */
export const wordsAt = (element: Element): Words => wordsFor(languageAt(element), givenAt(element));

/** The host's own words for an element, to be handed to its frame; undefined where there are none. */
export function hostWordsAt(element: Element): FlatWords | undefined {
  return givenIn(languageAt(element), givenAt(element));
}

/** Ours, with the host's in their place. */
export function wordsWithin(language: string, own: FlatWords | undefined): Words {
  const ours = inLanguage(spoken, language) ?? english;
  return own ? completed(ours, own) : ours;
}

/** By the nearest `lang` around it, out of its shadow roots too; English where there is none. */
export function languageAt(element: Element): string {
  for (let at: Element | null = element; at; ) {
    const found: Element | null = at.closest("[lang]");
    if (found) return found.getAttribute("lang") ?? "";
    // In a frame nodes are the frame's own, so that instanceof knows none of them; a link has a "host", too.
    const root = at.getRootNode() as Document | ShadowRoot | Element;
    at = root.nodeType === Node.DOCUMENT_FRAGMENT_NODE && "host" in root ? (root as ShadowRoot).host : null;
  }
  return "en";
}

/** An element of ours may have words of its own, which come before the page's. */
function givenAt(element: Element): Given {
  const written = element.getAttribute("words");
  // Frameworks write an empty one for none.
  return written ? new Map([...ofPage, ...checkedWords(parsed(written))]) : ofPage;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw fail(texts.wordsNotJson);
  }
}

/** Those of "pt-br", and below them those of "pt"; undefined where there are none of either. */
function givenIn(language: string, given: Given): FlatWords | undefined {
  const parts = language.toLowerCase().split("-");
  const found = parts.map((_, i) => given.get(parts.slice(0, i + 1).join("-"))).filter((one) => one !== undefined);
  return found.length > 0 ? Object.assign({}, ...found) : undefined;
}

/** Only keys that we know are looked up, and only texts are taken. */
function completed(ours: Words, own: FlatWords): Words {
  const text = (key: string, original: string): string =>
    Object.hasOwn(own, key) && typeof own[key] === "string" ? own[key] : original;
  const groups = Object.entries(ours).map(([name, group]) => [
    name,
    typeof group === "string"
      ? text(name, group)
      : Object.fromEntries(Object.entries(group).map(([key, one]) => [key, text(`${name}.${key}`, one)])),
  ]);
  return Object.fromEntries(groups) as Words;
}

function complain(language: string, own: FlatWords | undefined): void {
  if (complaints.has(language)) return;
  const lacking = Object.keys(flat(english)).filter((key) => !own || !Object.hasOwn(own, key));
  if (lacking.length === 0) return;
  complaints.add(language);
  const what = own ? `The words for "${language}" lack ${lacking.join(", ")}` : `There are no words for "${language}"`;
  console.warn(`Sluice: ${what}. People read English there. Give texts of your own in the option words.`);
}
