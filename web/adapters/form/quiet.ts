// SPDX-License-Identifier: Apache-2.0
import {
  activeIn,
  elementAt,
  hear,
  hostOf,
  keyOf,
  pathOf,
  pointOf,
  rootOf,
  stopNow,
  targetOf,
} from "../told/events.js";
import { method, putAt } from "../told/natives.js";

/**
 * What a hand does in an element says what it chooses: where it clicks, which key it presses, when. The page's scripts hear
 * of that although they cannot look in, unless they are stopped first; what browsers do by themselves happens all the same.
 */
const pointed = ["pointer", "mouse"].flatMap((device) => ["over", "out", "enter", "leave"].map((how) => device + how));
const others = [
  ...[
    "click",
    "DOMActivate",
    "auxclick",
    "dblclick",
    "contextmenu",
    "input",
    "beforeinput",
    "keydown",
    "keyup",
    "keypress",
  ],
  ...["down", "up", "move", "rawupdate", "cancel"].map((what) => `pointer${what}`),
  ...["gotpointercapture", "lostpointercapture"],
  ...["down", "up", "move"].map((what) => `mouse${what}`),
  ...["touchstart", "touchmove", "touchend", "touchcancel", "selectstart", "dragstart"],
  // Each browser has the names of its own past beside the first.
  ...["wheel", "mousewheel", "DOMMouseScroll", "MozMousePixelScroll"],
];

/** Of each window the elements in it that are quiet. */
const quiet = new WeakMap<Window, Element[]>();
const get = method(WeakMap<Window, Element[]>, "get");
const set = method(WeakMap<Window, Element[]>, "set");

/** From now on listeners that are added to this window hear nothing of what happens in its elements; gives a list of these. */
export function silence(window: Window): Element[] {
  const known = get(quiet, window);
  if (known) return known;
  const elements: Element[] = [];
  set(quiet, window, elements);
  const stop = (comes: boolean) => (event: Event) => {
    for (let i = 0; i < elements.length; i += 1) {
      if (happensIn(elements[i] as Element, event, comes) && !leadsPast(event)) return stopNow(event);
    }
  };
  const options = { capture: true, passive: true };
  for (let i = 0; i < pointed.length; i += 1) hear(window, pointed[i] as string, stop(true), { ...options });
  for (let i = 0; i < others.length; i += 1) hear(window, others[i] as string, stop(false), { ...options });
  return elements;
}

/** Keeps what happens in an element from listeners that came later than the silence, until the signal. */
export function quieten(element: Element, window: Window, signal: AbortSignal): void {
  const elements = silence(window);
  putAt(elements, elements.length, element);
  hear(signal, "abort", () => {
    let left = 0;
    for (let i = 0; i < elements.length; i += 1) {
      if (elements[i] !== element) elements[left++] = elements[i] as Element;
    }
    elements.length = left;
  });
}

/** A dialogue around the element may have to know. */
function leadsPast(event: Event): boolean {
  const key = keyOf(event);
  return key === "Tab" || key === "Escape";
}

/** `comes`: of a pointer that comes to something, or leaves it. */
function happensIn(element: Element, event: Event, comes: boolean): boolean {
  const path = pathOf(event);
  for (let i = 0; i < path.length; i += 1) if (path[i] === element) return true;
  // Of a closed tree the page is told no more than that something happens in it; and where a pointer comes to the element
  // all that lies around it is told, with the very place where a finger comes down.
  const root = rootOf(element);
  const hidden = hostOf(root) !== undefined && targetOf(event) === outermost(root);
  if (!hidden && !comes) return false;
  const point = pointOf(event);
  return (point ? elementAt(root, point) : activeIn(root)) === element;
}

/** Who holds the tree in the page; undefined of the page itself. */
function outermost(root: Document | ShadowRoot): Element | undefined {
  const host = hostOf(root);
  return host && (outermost(rootOf(host)) ?? host);
}
