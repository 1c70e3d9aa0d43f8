// SPDX-License-Identifier: Apache-2.0
/** Elements made by hand: without HTML in texts, so that pages with trusted types, or without inline styles, have them too. */
import { windowOf } from "./events.js";
import {
  append,
  attachShadow,
  isOurs,
  newElement,
  newSheet,
  putAt,
  setProperties,
  setSheets,
  shadowRootOf,
  type Tag,
} from "./primordials.js";

/** There is none where pages are made on a server. */
export const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

const isList = Array.isArray as (value: unknown) => value is readonly Child[];

/** Lists are taken apart by hand: what goes through a list's own methods, scripts can be handed too. */
export type Child = Element | string | readonly Child[];

export function createElement<Name extends Tag>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = newElement(name);
  setProperties(name, element, properties);
  appendChildren(element, children);
  return element;
}

export function appendChildren(element: Element, children: readonly Child[]): void {
  for (let i = 0; i < children.length; i += 1) {
    const child = children[i] as Child;
    if (isList(child)) appendChildren(element, child);
    else append(element, isOurs(child) ? child : `${child}`);
  }
}

/** One for each of a list. */
export function mapEach<Item, Made>(items: readonly Item[], make: (item: Item, index: number) => Made): Made[] {
  const all: Made[] = [];
  for (let i = 0; i < items.length; i += 1) putAt(all, i, make(items[i] as Item, i));
  return all;
}

/** A shadow root that scripts of the page are not given. Throws where the host has one that it was written with: that may be known. */
export function closedRoot(host: HTMLElement, internals: ElementInternals, css: string): ShadowRoot {
  if (shadowRootOf(internals))
    throw new Error(`<${host.localName}> must not be written with a shadow root of its own.`);
  const root = attachShadow(host, { mode: "closed", delegatesFocus: true });
  adoptStyles(host, root, css);
  return root;
}

/** Gives it its look, again where it has come into a frame: it loses there what was made for the page. */
export function adoptStyles(host: HTMLElement, root: ShadowRoot, css: string): void {
  const window = windowOf(host);
  if (window) setSheets(root, [newSheet(window, css)]);
}

/** Names an element once; a second copy of the script leaves the first one's. Where pages are made on a server it does nothing. */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  const { customElements: all } = globalThis as { customElements?: CustomElementRegistry };
  if (!all?.get(tag)) all?.define(tag, element);
}
