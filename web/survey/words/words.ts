// SPDX-License-Identifier: Apache-2.0
/** The words of the language that an element stands in. */
import { german } from "./de.js";
import { english, type Words } from "./en.js";
import { inLanguage } from "./filled.js";
import { dutch } from "./nl.js";

export type { Words };

const spoken: Record<string, Words> = { en: english, nl: dutch, de: german };

/** Those of a language such as "nl-BE"; English where it is none of these. */
export const wordsOf = (language: string): Words => inLanguage(spoken, language) ?? english;

/** Those of the page; English where there is none. */
export const wordsOfPage = (): Words => wordsOf(globalThis.document?.documentElement.lang ?? "");

/** Those of the language that an element is written in. */
export const wordsAt = (element: Element): Words => wordsOf(languageAt(element));

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
