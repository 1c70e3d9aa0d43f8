// SPDX-License-Identifier: Apache-2.0
/**
 * What a hand does in an element says what it chooses: where it clicks, which key it presses, when. The page's scripts hear
 * of that although they cannot look in, unless they are stopped first; what browsers do by themselves happens all the same.
 */
import {
  activeIn,
  codeOf,
  elementAt,
  hear,
  hostOf,
  isFirst,
  isRepeated,
  isWithin,
  keyOf,
  pathOf,
  pointOf,
  rootOf,
  stopNow,
  targetOf,
  touchedIn,
} from "../told/events.js";
import { method, putAt } from "../told/natives.js";

const pointed = ["pointer", "mouse"].flatMap((device) => ["over", "out", "enter", "leave"].map((how) => device + how));
const moved = ["pointermove", "pointerrawupdate", "mousemove"];
const others = [
  ...["click", "DOMActivate", "auxclick", "dblclick", "contextmenu", "input", "beforeinput", "keypress"],
  ...["pointerup", "pointercancel", "gotpointercapture", "lostpointercapture", "mousedown", "mouseup"],
  ...["touchstart", "touchmove", "touchend", "touchcancel", "selectstart", "dragstart"],
  // Each browser has the names of its own past beside the first.
  ...["wheel", "mousewheel", "DOMMouseScroll", "MozMousePixelScroll"],
];

interface Guard {
  /** What is quiet in the window. */
  elements: Element[];
  listeners: [name: string, listener: (event: Event) => void][];
}

const guards = new WeakMap<Window, Guard>();
const get = method(WeakMap<Window, Guard>, "get");
const set = method(WeakMap<Window, Guard>, "set");

/** From now on listeners that are added to this window hear nothing of what happens in its elements; gives a list of these. */
export function silence(window: Window): Element[] {
  const guard = get(guards, window) ?? newGuard();
  set(guards, window, guard);
  const { elements, listeners } = guard;
  // Again: a page that is written anew, or a frame that is loaded anew, is the same window and has lost its listeners. Those
  // that are there are not added twice.
  for (let i = 0; i < listeners.length; i += 1) {
    const [name, listener] = listeners[i] as (typeof listeners)[number];
    hear(window, name, listener, { capture: true, passive: true });
  }
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

function newGuard(): Guard {
  const elements: Element[] = [];
  const listeners: Guard["listeners"] = [];
  const stop = (names: string[], tells: () => (event: Event) => boolean) => {
    for (let i = 0; i < names.length; i += 1) {
      const isTold = tells();
      // What a script has made up itself tells it nothing, and us nothing of what a hand does.
      const listener = (event: Event) => {
        if (event.isTrusted && isTold(event)) stopNow(event);
      };
      putAt(listeners, listeners.length, [names[i] as string, listener]);
    }
  };
  const isIn = (event: Event, anywhere = false): boolean => {
    for (let i = 0; i < elements.length; i += 1) if (happensIn(elements[i] as Element, event, anywhere)) return true;
    return false;
  };
  // Whatever a pointer comes to or leaves is told where it is now, with the very place where a finger comes down.
  stop(pointed, () => (event) => isIn(event, true));

  // What has been pressed in an element may be told something else, to which a script has the pointer captured.
  let pressed = false;
  const happens = (event: Event) => isIn(event, pressed);
  stop(others, () => happens);
  stop(["pointerdown"], () => (event) => {
    const now = isIn(event);
    // Another finger elsewhere does not take the first one up.
    if (now || isFirst(event)) pressed = now;
    return now;
  });
  // The first move out of it says how far it went, and by that where it was.
  stop(moved, () => {
    let last = false;
    return (event) => {
      const before = last;
      last = happens(event);
      return before || last;
    };
  });

  // A key that was pressed in it and is let go elsewhere, as a script may have taken the focus away meanwhile.
  const held: Record<string, boolean> = Object.create(null);
  stop(["keydown"], () => (event) => {
    if (leadsPast(event)) return false;
    const code = codeOf(event);
    held[code] = isIn(event) || (held[code] === true && isRepeated(event));
    return held[code];
  });
  stop(["keyup"], () => (event) => {
    if (leadsPast(event)) return false;
    const code = codeOf(event);
    const isHeld = held[code] === true;
    held[code] = false;
    return isHeld || isIn(event);
  });
  return { elements, listeners };
}

/** A dialogue around the element may have to know. */
function leadsPast(event: Event): boolean {
  const key = keyOf(event);
  return key === "Tab" || key === "Escape";
}

/** Whether it happens in what an element shows; `anywhere`: it may be told something else. */
function happensIn(element: Element, event: Event, anywhere: boolean): boolean {
  if (!isWithin(element)) return false;
  // What the page has put into the element is the page's own, and stands before it there.
  if (pathOf(event)[0] === element || touchedIn(event, element)) return true;
  // Of a closed tree the page is told no more than that something happens in it.
  const root = rootOf(element);
  const hidden = hostOf(root) !== undefined && targetOf(event) === outermost(root);
  if (!hidden && !anywhere) return false;
  const point = pointOf(event);
  return (point ? elementAt(root, point) : activeIn(root)) === element;
}

/** Who holds the tree in the page; undefined of the page itself. */
function outermost(root: Document | ShadowRoot): Element | undefined {
  const host = hostOf(root);
  return host && (outermost(rootOf(host)) ?? host);
}
