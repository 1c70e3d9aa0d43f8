// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Stand-ins for parts of the browser, for a server that merely imports the elements. build.mjs puts them in the place
 * of the globals, in our code and in Lit's. Without `document` nothing is defined and nothing is ever made, even if
 * somebody else has put other stand-ins for a browser there.
 */
const there: Partial<typeof globalThis> = "document" in globalThis ? globalThis : {};

export const HTMLElement = there.HTMLElement ?? (class {} as typeof globalThis.HTMLElement);

export const CSSStyleSheet = there.CSSStyleSheet ?? (class {} as typeof globalThis.CSSStyleSheet);

export const document = there.document ?? ({ createTreeWalker: () => ({}) } as unknown as Document);

/** A name that is defined already stays: two copies of a script are no error. */
export const customElements = {
  define(name: string, element: CustomElementConstructor): void {
    if (there.customElements && !there.customElements.get(name)) there.customElements.define(name, element);
  },
};
