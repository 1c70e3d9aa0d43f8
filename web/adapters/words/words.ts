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

/** Those of the language that an element is written in, by the nearest `lang` around it, out of its shadow roots too. */
export function wordsAt(element: Element): Words {
  for (let at: Element | null = element; at; ) {
    const found: Element | null = at.closest("[lang]");
    if (found) return wordsOf(found.getAttribute("lang") ?? "");
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return english;
}
