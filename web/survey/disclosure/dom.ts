// SPDX-License-Identifier: Apache-2.0
/** Elements without HTML in texts, so that pages with trusted types, or without inline styles, have them too. */

/** There is none where pages are made on a server. */
export const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

export type Child = Element | string | readonly Child[];

export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...nodesOf(children));
  return element;
}

/** One list of what stands in lists of lists. */
export const nodesOf = (children: readonly Child[]): (Element | string)[] =>
  children.flatMap((child) => (isList(child) ? nodesOf(child) : [child]));

const isList = (child: Child): child is readonly Child[] => Array.isArray(child);

/** A shadow root that scripts of the page are not given. Throws where the host has one that it was written with: that may be known. */
export function closedRoot(host: HTMLElement, internals: ElementInternals, css: string): ShadowRoot {
  if (internals.shadowRoot) throw new Error(`<${host.localName}> must not be written with a shadow root of its own.`);
  const root = host.attachShadow({ mode: "closed", delegatesFocus: true });
  adoptStyles(host, root, css);
  return root;
}

/** Gives it its look, again where it has come into a frame: it loses there what was made for the page. */
export function adoptStyles({ ownerDocument: { defaultView } }: HTMLElement, root: ShadowRoot, css: string): void {
  if (defaultView) root.adoptedStyleSheets = [newSheet(defaultView, css)];
}

export function newSheet(window: Window & typeof globalThis, css: string): CSSStyleSheet {
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Names an element once; a second copy of the script leaves the first one's. On a server that makes pages it does
 * nothing.
 */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  const { customElements: all } = globalThis as { customElements?: CustomElementRegistry };
  if (!all?.get(tag)) all?.define(tag, element);
}
