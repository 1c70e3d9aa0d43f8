// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * What a browser offers and a server that merely imports the elements does not: build.mjs puts these in the place of the
 * globals, in our code and in Lit's. On a server nothing is defined and nothing is ever made, whatever stand-ins for a
 * browser somebody else has put there.
 */
const there: Partial<typeof globalThis> = "document" in globalThis ? globalThis : {};

export const HTMLElement = there.HTMLElement ?? (class {} as typeof globalThis.HTMLElement);

export const CSSStyleSheet = there.CSSStyleSheet ?? (class {} as typeof globalThis.CSSStyleSheet);

export const document = there.document ?? ({ createTreeWalker: () => ({}) } as unknown as Document);

/** What is defined already stays: two copies of a script are no error. */
export const customElements = {
  define(name: string, element: CustomElementConstructor): void {
    if (there.customElements && !there.customElements.get(name)) there.customElements.define(name, element);
  },
};
