// SPDX-License-Identifier: Apache-2.0
/** Elements made by hand: without HTML in texts, so that pages with trusted types, or without inline styles, have them too. */

/** There is none where pages are made on a server. */
export const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

export function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** A shadow root that scripts of the page are not given. */
export function closedRoot(host: HTMLElement, css: string): ShadowRoot {
  const root = host.attachShadow({ mode: "closed", delegatesFocus: true });
  dress(root, css);
  return root;
}

/** Gives it its look, again where it has come into a frame: it loses there what was made for the page. */
export function dress(root: ShadowRoot, css: string): void {
  const { defaultView } = root.ownerDocument;
  if (!defaultView) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}

/** Names an element once; a second copy of the script leaves the first one's. Where pages are made on a server it does nothing. */
export function name(tag: string, element: CustomElementConstructor): void {
  const { customElements: all } = globalThis as { customElements?: CustomElementRegistry };
  if (!all?.get(tag)) all?.define(tag, element);
}
