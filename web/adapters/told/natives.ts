// SPDX-License-Identifier: Apache-2.0
/**
 * What the browser does with elements, as it was when this was loaded. A script that changes it later, Node.prototype.append
 * say, would else be handed what stands in a closed tree, and with it the tree.
 */
const { apply } = Reflect;
const { getOwnPropertyDescriptor, getOwnPropertyNames, getPrototypeOf } = Object;

type Interface<Self> = { prototype: Self } | undefined;
type Parts<Method> = Method extends (...values: infer Values) => infer Result ? [Values, Result] : [never, never];

/** A method; there is none where pages are made on a server. */
export function method<Self extends object, Name extends keyof Self>(of: Interface<Self>, name: Name) {
  const real = of?.prototype[name] as () => unknown;
  return (self: Self, ...values: Parts<Self[Name]>[0]) => apply(real, self, values) as Parts<Self[Name]>[1];
}

/** What reads a property. */
export function getter<Self extends object, Name extends keyof Self>(of: Interface<Self>, name: Name) {
  const real = of && getOwnPropertyDescriptor(of.prototype, name)?.get;
  return (self: Self) => apply(real as () => unknown, self, []) as Self[Name];
}

type Setters = Record<string, ((value: unknown) => void) | undefined>;

/** What sets the properties of an element, from its own interface down to the last one. */
function settersOf(element: Element): Setters {
  const found: Setters = Object.create(null);
  for (let at: object | null = getPrototypeOf(element); at; at = getPrototypeOf(at)) {
    for (const name of getOwnPropertyNames(at)) found[name] ??= getOwnPropertyDescriptor(at, name)?.set;
  }
  return found;
}

const tags = [
  ...[
    "button",
    "details",
    "div",
    "fieldset",
    "form",
    "input",
    "label",
    "legend",
    "li",
    "option",
    "p",
    "select",
    "slot",
  ],
  ...["summary", "ul"],
] as const;
export type Tag = (typeof tags)[number];

const setters = {} as Record<Tag, Setters>;
for (const tag of tags) if (globalThis.document) setters[tag] = settersOf(document.createElement(tag));

/** Sets properties of an element with this tag. */
export function set<Name extends Tag>(
  tag: Name,
  element: HTMLElementTagNameMap[Name],
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  for (const name in properties) apply(setters[tag][name] as () => void, element, [properties[name]]);
}

const create = method(globalThis.Document, "createElement");
export const newElement = <Name extends Tag>(tag: Name) => create(document, tag) as HTMLElementTagNameMap[Name];

export const append = method(globalThis.Element, "append");
export const fill = method(globalThis.Element, "replaceChildren");
export const fillRoot = method(globalThis.ShadowRoot, "replaceChildren");
export const putInRoot = method(globalThis.ShadowRoot, "append");
export const setAttribute = method(globalThis.Element, "setAttribute");
export const removeAttribute = method(globalThis.Element, "removeAttribute");
export const focus = method(globalThis.HTMLElement, "focus");
export const matches = method(globalThis.Element, "matches");
export const scrollIntoView = method(globalThis.Element, "scrollIntoView");
export const attachShadow = method(globalThis.Element, "attachShadow");
export const attachInternals = method(globalThis.HTMLElement, "attachInternals");
export const hear = method(globalThis.EventTarget, "addEventListener");
export const styleOf = getter(globalThis.HTMLElement, "style");
export const setStyle = method(globalThis.CSSStyleDeclaration, "setProperty");
export const chosenIn = getter(globalThis.HTMLSelectElement, "selectedIndex");
export const focused = getter(globalThis.ShadowRoot, "activeElement");
export const boxOf = method(globalThis.Element, "getBoundingClientRect");
export const preventDefault = method(globalThis.Event, "preventDefault");
export const contains = method(globalThis.Node, "contains");

const sheets = getOwnPropertyDescriptor(globalThis.ShadowRoot?.prototype ?? {}, "adoptedStyleSheets");
export const setSheets = (root: ShadowRoot, all: CSSStyleSheet[]): void => {
  apply(sheets?.set as () => void, root, [all]);
};
