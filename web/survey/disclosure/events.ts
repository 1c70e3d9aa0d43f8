// SPDX-License-Identifier: Apache-2.0
/** Events, and where they happen, by the browser's own functions as they were when this was loaded. */
import { getter, method, putAt, withoutPrototype } from "./primordials.js";

const listen = method(globalThis.EventTarget, "addEventListener");
type Heard = Pick<AddEventListenerOptions, "capture" | "passive" | "signal">;
export function hear(target: EventTarget, name: string, listener: (event: Event) => void, options: Heard = {}): void {
  listen(target, name, listener, withoutPrototype(options));
}

export const stopNow = method(globalThis.Event, "stopImmediatePropagation");
export const preventDefault = method(globalThis.Event, "preventDefault");
export const targetOf = getter(globalThis.Event, "target");
export const pathOf = method(globalThis.Event, "composedPath");

const key = getter(globalThis.KeyboardEvent, "key");
const code = getter(globalThis.KeyboardEvent, "code");
const buttons = getter(globalThis.MouseEvent, "buttons");
const primary = getter(globalThis.PointerEvent, "isPrimary");
const repeated = getter(globalThis.KeyboardEvent, "repeat");
// Some browsers have none where there is no such screen.
const touches = getter(globalThis.TouchEvent, "touches");
const changedTouches = getter(globalThis.TouchEvent, "changedTouches");
const countOf = getter(globalThis.TouchList, "length");
const touch = method(globalThis.TouchList, "item");
const touched = getter(globalThis.Touch, "target");
const touchX = getter(globalThis.Touch, "clientX");
const touchY = getter(globalThis.Touch, "clientY");
const x = getter(globalThis.MouseEvent, "clientX");
const y = getter(globalThis.MouseEvent, "clientY");
export interface Point {
  x: number;
  y: number;
}
/** Where it happens in its window; undefined where it is nowhere, as what a key does. */
export function pointOf(event: Event): Point | undefined {
  return ifAny(() => ({ x: x(event as MouseEvent), y: y(event as MouseEvent) }));
}
/** Which key it is about; undefined where it is about none. */
export const keyOf = (event: Event): string | undefined => ifAny(() => key(event as KeyboardEvent));
/** Where on the keyboard; nowhere on most screens. */
export const codeOf = (event: Event): string => ifAny(() => code(event as KeyboardEvent)) ?? "";
/** The key is still held down. */
export const isRepeated = (event: Event): boolean => ifAny(() => repeated(event as KeyboardEvent)) ?? false;

/** Of several fingers at once the first one; of a mouse always. */
export const isFirst = (event: Event): boolean => ifAny(() => primary(event as PointerEvent)) ?? true;

/** Whether a button is held down, or a finger lies there. */
export const isPressed = (event: Event): boolean => ifAny(() => buttons(event as MouseEvent) !== 0) ?? false;

export interface Finger extends Point {
  target: EventTarget;
}
/** All fingers that such an event tells of, whichever it is about; none of other events. */
export function fingersOf(event: Event): Finger[] {
  const fingers: Finger[] = [];
  const both = ifAny(() => [touches(event as TouchEvent), changedTouches(event as TouchEvent)]) ?? [];
  for (let i = 0; i < both.length; i += 1) {
    const all = both[i] as TouchList;
    for (let k = 0; k < countOf(all); k += 1) {
      const one = touch(all, k) as Touch;
      putAt(fingers, fingers.length, { target: touched(one), x: touchX(one), y: touchY(one) });
    }
  }
  return fingers;
}

/** In a frame kinds of events are the frame's own, so that instanceof knows none of them. */
function ifAny<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Whether it is in a page. */
export const isWithin = getter(globalThis.Node, "isConnected");

/** What a node in a page stands in: the document, or the nearest tree that is hidden from it. */
export const rootOf = method(globalThis.Node, "getRootNode") as (node: Node) => Document | ShadowRoot;
const kindOf = getter(globalThis.Node, "nodeType");
const DOCUMENT = 9;
const FRAGMENT = 11;

/** Documents and hidden trees have the same functions, each for themselves. */
function inRoot(of: typeof Document | typeof ShadowRoot | undefined) {
  return {
    active: getter<Document | ShadowRoot, "activeElement">(of, "activeElement"),
    at: method<Document | ShadowRoot, "elementFromPoint">(of, "elementFromPoint"),
  };
}
const inDocument = inRoot(globalThis.Document);
const inTree = inRoot(globalThis.ShadowRoot);
const hostIn = getter(globalThis.ShadowRoot, "host");
const of = (root: Document | ShadowRoot) => (kindOf(root) === DOCUMENT ? inDocument : inTree);

export const activeIn = (root: Document | ShadowRoot): Element | null => of(root).active(root);
export const elementAt = (root: Document | ShadowRoot, { x, y }: Point): Element | null => of(root).at(root, x, y);
/** Whose tree it is; undefined of a document, and of what is in none. */
export const hostOf = (root: Node): Element | undefined =>
  kindOf(root) === FRAGMENT ? ifAny(() => hostIn(root as ShadowRoot)) : undefined;

const documentOf = getter(globalThis.Node, "ownerDocument");
const viewOf = getter(globalThis.Document, "defaultView");
/** The window that an element is in by now, which may be a frame's; null where its document is in none. */
export const windowOf = (element: Element) => viewOf(documentOf(element) as Document);

/** Where pages are made on a server it is not even looked at: that would have Node load it. */
const Aborting = globalThis.document && globalThis.AbortController;
export const newAborting = (): AbortController => new Aborting();
export const signalOf = getter(Aborting, "signal");
export const abort = method(Aborting, "abort");
export const isAborted = getter(Aborting && globalThis.AbortSignal, "aborted");
