// SPDX-License-Identifier: Apache-2.0
/**
 * Hides where a hand comes into a frame. The browser tells the page nothing of what happens within. But it tells the
 * page that the pointer has come to the frame, with the place. A finger, or a quick mouse, taps at that very place. The
 * first move out of it says how far it went, and by that where it was.
 */

const crossing = ["pointer", "mouse"].flatMap((device) => ["over", "out", "enter", "leave"].map((how) => device + how));
const moving = ["pointermove", "pointerrawupdate", "mousemove"];

const framed = new Set<Element>();
const guarded = new WeakSet<Window>();

/** Keeps it from listeners that are added to this window later. */
export function guardCrossings(window: Window): void {
  if (guarded.has(window)) return;
  guarded.add(window);
  /** The moves of which nothing has been told since the pointer was inside. */
  const first = new Set<string>();
  const listen = (name: string) => (event: Event) => {
    if (!event.isTrusted || framed.size === 0) return;
    const point = pointOf(event);
    if (point && isInFrame(point)) {
      for (const name of moving) first.add(name);
      stopNow(event);
    } else if (first.delete(name)) stopNow(event);
  };
  for (const name of [...crossing, ...moving])
    window.addEventListener(name, listen(name), { capture: true, passive: true });
}

/** Until the signal this element has its question in a frame. */
export function guardFrame(element: Element, signal: AbortSignal): void {
  const window = element.ownerDocument.defaultView;
  if (window) guardCrossings(window);
  framed.add(element);
  signal.addEventListener("abort", () => framed.delete(element));
}

function isInFrame(point: Point): boolean {
  const shown = [...framed].filter(({ isConnected }) => isConnected);
  const roots = new Set(shown.map((element) => rootOf(element)));
  return [...roots].some((root) => framed.has(elementAt(root, point) as Element));
}

/**
 * The browser's own functions as they were when this was loaded. A script that puts others in their place would else be
 * handed the very events that it is not to hear. There are none where pages are made on a server.
 */
const stopNow = method(globalThis.Event, "stopImmediatePropagation");
const rootOf = method(globalThis.Node, "getRootNode");
const atInDocument = method(globalThis.Document, "elementFromPoint");
const atInTree = method(globalThis.ShadowRoot, "elementFromPoint");
const x = getter(globalThis.MouseEvent, "clientX");
const y = getter(globalThis.MouseEvent, "clientY");

interface Point {
  x: number;
  y: number;
}

/** The place of an event in its window; undefined where it is nowhere. */
function pointOf(event: Event): Point | undefined {
  try {
    return { x: x(event as MouseEvent), y: y(event as MouseEvent) };
  } catch {
    return undefined;
  }
}

const elementAt = (root: Node, { x, y }: Point): Element | null =>
  root.nodeType === Node.DOCUMENT_NODE ? atInDocument(root as Document, x, y) : atInTree(root as ShadowRoot, x, y);

type Interface<Self> = { prototype: Self } | undefined;
type Parts<Method> = Method extends (...values: infer Values) => infer Result ? [Values, Result] : [never, never];

function method<Self extends object, Name extends keyof Self>(of: Interface<Self>, name: Name) {
  const real = of?.prototype[name] as () => unknown;
  const { apply } = Reflect;
  return (self: Self, ...values: Parts<Self[Name]>[0]) => apply(real, self, values) as Parts<Self[Name]>[1];
}

function getter<Self extends object, Name extends keyof Self>(of: Interface<Self>, name: Name) {
  const real = of && Object.getOwnPropertyDescriptor(of.prototype, name)?.get;
  const { apply } = Reflect;
  return (self: Self) => apply(real as () => unknown, self, []) as Self[Name];
}
