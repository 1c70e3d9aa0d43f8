// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * What a browser offers and a server that merely imports the elements does not: build.mjs puts these in the place of the
 * globals, in our code and in Lit's. On a server nothing is defined and nothing is ever made.
 */
const page = globalThis as Partial<typeof globalThis>;

export const HTMLElement = page.HTMLElement ?? (class {} as typeof globalThis.HTMLElement);

export const document = page.document ?? ({ createTreeWalker: () => ({}) } as unknown as Document);

/** What is defined already stays: two copies of a script are no error. */
export const customElements = {
  define(name: string, element: CustomElementConstructor): void {
    if (page.customElements && !page.customElements.get(name)) page.customElements.define(name, element);
  },
};
