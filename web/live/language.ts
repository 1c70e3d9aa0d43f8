// SPDX-License-Identifier: GPL-3.0-or-later
/** The language of the elements: on the site its own, in other pages what embedded.ts finds there. */

type Speaker = (element: Element) => Promise<void>;

let speaker: Speaker = async () => {};

/** To be called where nobody else chooses the language. */
export function speakBy(own: Speaker): void {
  speaker = own;
}

/** Resolves when the language of the element is spoken. */
export function speak(element: Element): Promise<void> {
  return speaker(element);
}

/** The value of the nearest `lang`, also outside the shadow trees around the element; empty if there is none. */
export function languageOf(element: Element): string {
  for (let at: Element | null = element; at; at = above(at)) {
    const said = at.closest("[lang]")?.getAttribute("lang");
    if (said) return said;
  }
  return "";
}

function above(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
