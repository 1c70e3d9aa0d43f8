// SPDX-License-Identifier: Apache-2.0
/**
 * What the browser does with elements, as it was when this was loaded. A script that changes it later, Node.prototype.append
 * say, would else be handed what stands in a closed tree, and with it the tree.
 */
const { apply } = Reflect;
const { defineProperty, getOwnPropertyDescriptor, getOwnPropertyNames, getPrototypeOf, keys, setPrototypeOf } = Object;

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

/** An object that has nothing but its own: what is left out would else be read where a script has given it to all objects. */
export const withoutPrototype = <Of extends object>(of: Of): Of => setPrototypeOf(of, null);

/** Puts something into a list at an index: a script may have told all objects what to do with what is assigned there. */
export function putAt<Item>(list: Item[], index: number, value: Item): void {
  defineProperty(list, index, withoutPrototype({ value, writable: true, enumerable: true, configurable: true }));
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
export function setProperties<Name extends Tag>(
  tag: Name,
  element: HTMLElementTagNameMap[Name],
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  // A loop over all names would take those along that a script has given to all objects.
  const names = keys(properties) as (keyof typeof properties & string)[];
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] as (typeof names)[number];
    apply(setters[tag][name] as () => void, element, [properties[name]]);
  }
}

const create = method(globalThis.Document, "createElement");
const ours = new WeakSet<Element>();
const add = method(WeakSet<Element>, "add");
const has = method(WeakSet<Element>, "has");
export function newElement<Name extends Tag>(tag: Name): HTMLElementTagNameMap[Name] {
  const element = create(document, tag) as HTMLElementTagNameMap[Name];
  add(ours, element);
  return element;
}
/** Whether it was made here: another one, put into a closed tree, would lead whoever has it into the tree. */
export const isOurs = (value: unknown): value is Element => has(ours, value as Element);

export const append = method(globalThis.Element, "append");
export const replaceChildren = method(globalThis.Element, "replaceChildren");
export const replaceRootChildren = method(globalThis.ShadowRoot, "replaceChildren");
export const appendToRoot = method(globalThis.ShadowRoot, "append");
export const setAttribute = method(globalThis.Element, "setAttribute");
export const removeAttribute = method(globalThis.Element, "removeAttribute");
export const focus = method(globalThis.HTMLElement, "focus");
export const matches = method(globalThis.Element, "matches");
export const scrollIntoView = method(globalThis.Element, "scrollIntoView");
const attach = method(globalThis.Element, "attachShadow");
export const attachShadow = (host: Element, options: ShadowRootInit): ShadowRoot =>
  attach(host, withoutPrototype(options));
export const attachInternals = method(globalThis.HTMLElement, "attachInternals");
export const shadowRootOf = getter(globalThis.ElementInternals, "shadowRoot");
export const styleOf = getter(globalThis.HTMLElement, "style");
export const setStyle = method(globalThis.CSSStyleDeclaration, "setProperty");
export const selectedIndexOf = getter(globalThis.HTMLSelectElement, "selectedIndex");
export const contains = method(globalThis.Node, "contains");

const sheets = getOwnPropertyDescriptor(globalThis.ShadowRoot?.prototype ?? {}, "adoptedStyleSheets");
export const setSheets = (root: ShadowRoot, all: CSSStyleSheet[]): void => {
  apply(sheets?.set as () => void, root, [all]);
};

const Sheet = globalThis.CSSStyleSheet;
const fillSheet = method(Sheet, "replaceSync");
/** Which nobody else can add rules to: they could ask for something where something is chosen. */
export function newSheet(window: typeof globalThis, css: string): CSSStyleSheet {
  const sheet = new (window === globalThis ? Sheet : window.CSSStyleSheet)();
  fillSheet(sheet, css);
  return sheet;
}
