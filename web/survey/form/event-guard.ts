// SPDX-License-Identifier: Apache-2.0
/**
 * What a hand does in an element says what it chooses: where it clicks, which key it presses, when. The page's scripts hear
 * of that although they cannot look in, unless they are stopped first; what browsers do by themselves happens all the same.
 */

import { eventsLeakTargets, leakedRoots, redispatch } from "../disclosure/event-target-leak.js";
import {
  activeIn,
  codeOf,
  elementAt,
  type Finger,
  fingersOf,
  hear,
  hostOf,
  isFirst,
  isPressed,
  isRepeated,
  isWithin,
  keyOf,
  pathOf,
  pointOf,
  rootOf,
  stopNow,
  targetOf,
} from "../disclosure/events.js";
import { isOurs, method, putAt } from "../disclosure/primordials.js";

/** Only where events lead in: what a click or a key there has happen elsewhere, and what else happens there. */
const causedEvents = [
  ...["blur", "focusin", "focusout", "change", "select", "selectionchange"],
  ...["cancel", "close", "toggle", "beforetoggle", "fullscreenchange"],
];
const draggingEvents = ["copy", "cut", "paste", ...["drag", "dragend", "dragenter", "dragleave", "dragover", "drop"]];
const devices = ["pointer", "mouse"];
const crossingEvents = devices.flatMap((device) => ["over", "out"].map((how) => device + how));
const movingEvents = ["pointermove", "pointerrawupdate", "mousemove"];
const pressingEvents = [
  ...["click", "DOMActivate", "auxclick", "dblclick", "contextmenu", "input", "beforeinput", "keypress"],
  ...["pointercancel", "gotpointercapture", "lostpointercapture", "mousedown"],
  ...["touchstart", "touchmove", "touchend", "touchcancel", "selectstart", "dragstart"],
  // Each browser has the names of its own past beside the first.
  ...["wheel", "mousewheel", "DOMMouseScroll", "MozMousePixelScroll"],
];

interface GuardedElement {
  element: Element;
  /** The focus has come to it. */
  focused: () => void;
}

interface Guard {
  /** The guarded elements of the window. */
  all: GuardedElement[];
  listeners: [name: string, listener: (event: Event) => void][];
}

const guards = new WeakMap<Window, Guard>();
const get = method(WeakMap<Window, Guard>, "get");
const set = method(WeakMap<Window, Guard>, "set");
const remember = method(WeakSet<EventTarget>, "add");
const forget = method(WeakSet<EventTarget>, "delete");

/** From now on listeners that are added to this window hear nothing of what happens in its guarded elements; gives a list of these. */
export function guardWindow(window: Window): GuardedElement[] {
  const guard = get(guards, window) ?? newGuard();
  set(guards, window, guard);
  const { all, listeners } = guard;
  // Again: a page that is written anew, or a frame that is loaded anew, is the same window and has lost its listeners. Those
  // that are there are not added twice.
  for (let i = 0; i < listeners.length; i += 1) {
    const [name, listener] = listeners[i] as (typeof listeners)[number];
    hear(window, name, listener, { capture: true, passive: true });
  }
  return all;
}

/** Keeps what happens in an element from listeners that came later than the window's guard, until the signal. */
export function guardElement(element: Element, window: Window, focused: () => void, signal: AbortSignal): void {
  const all = guardWindow(window);
  const guarded = { element, focused };
  putAt(all, all.length, guarded);
  hear(signal, "abort", () => {
    let left = 0;
    for (let i = 0; i < all.length; i += 1) if (all[i] !== guarded) all[left++] = all[i] as GuardedElement;
    all.length = left;
  });
}

function newGuard(): Guard {
  const guard: Guard = { all: [], listeners: [] };
  const press: Press = { place: undefined };
  stopFocus(guard);
  stopPassing(guard);
  stopPresses(guard, press);
  stopKeys(guard, press);
  return guard;
}

/** Where the pointer has been pressed that is still down. */
interface Press {
  place: "here" | "elsewhere" | undefined;
}

/** `tells` makes, for each name, what says of an event whether it has to be kept from listeners. */
function stop({ listeners }: Guard, names: string[], tells: () => (event: Event) => boolean): void {
  for (let i = 0; i < names.length; i += 1) {
    const isTold = tells();
    // What a script has made up itself tells it nothing, and us nothing of what a hand does.
    const listener = (event: Event) => {
      if (event.isTrusted && isTold(event)) stopNow(event);
    };
    putAt(listeners, listeners.length, [names[i] as string, listener]);
  }
}

/** The element whose choices an event would give away. */
function guardedBy({ all }: Guard, event: Event, reach: Reach): GuardedElement | undefined {
  const fingers = fingersOf(event);
  const roots = leakedRoots(event);
  for (let i = 0; i < all.length; i += 1) {
    const guarded = all[i] as GuardedElement;
    for (let k = 0; k < roots.length; k += 1) {
      const root = roots[k] as Node;
      // What is no longer shown still says what was chosen.
      if (hostOf(root) === guarded.element || isOurs(root)) return guarded;
    }
    if (happensIn(guarded.element, event, fingers, reach)) return guarded;
  }
  return undefined;
}

const isGuarded = (guard: Guard, event: Event, reach: Reach = "inside") => guardedBy(guard, event, reach) !== undefined;

/** What the page may know, but not where it leads. */
function redispatched(guard: Guard, event: Event): boolean {
  const leads = eventsLeakTargets && isGuarded(guard, event);
  if (leads) redispatch(event);
  return leads;
}

function stopFocus(guard: Guard): void {
  stop(guard, ["focus"], () => (event) => {
    guardedBy(guard, event, "inside")?.focused();
    return redispatched(guard, event);
  });
  if (eventsLeakTargets) {
    stop(guard, causedEvents, () => (event) => redispatched(guard, event));
    stop(guard, draggingEvents, () => (event) => isGuarded(guard, event));
  }
}

/** Whatever a pointer comes to or leaves is told where it is now, with the very place where a finger comes down. */
function stopPassing(guard: Guard): void {
  stop(guard, crossingEvents, () => (event) => isGuarded(guard, event, "anywhere"));
  for (let i = 0; i < devices.length; i += 1) {
    // What lies around it and is not told that the pointer comes in is not told that it goes out either.
    const entered = new WeakSet<EventTarget>();
    stop(guard, [`${devices[i]}enter`], () => (event) => {
      const told = isGuarded(guard, event, "anywhere");
      const target = targetOf(event);
      if (target && told) remember(entered, target);
      return told;
    });
    stop(guard, [`${devices[i]}leave`], () => (event) => {
      const target = targetOf(event);
      return (target !== null && forget(entered, target)) || isGuarded(guard, event, "anywhere");
    });
  }
}

/**
 * What has been pressed in an element may be told something else, to which a script has the pointer captured. What has been
 * pressed elsewhere chooses nothing: whoever moves something has to hear where it is put down.
 */
function stopPresses(guard: Guard, press: Press): void {
  const happens = (event: Event) => isGuarded(guard, event, press.place === "here" ? "anywhere" : "inside");
  stop(guard, pressingEvents, () => happens);
  stop(guard, ["pointerdown"], () => (event) => {
    const now = isGuarded(guard, event);
    // Another finger elsewhere does not take the first one up.
    if (now || isFirst(event)) press.place = now ? "here" : "elsewhere";
    return now;
  });
  stop(guard, ["pointerup", "mouseup"], () => (event) => press.place !== "elsewhere" && happens(event));
  // The first move out of it says how far it went, and by that where it was.
  stop(guard, movingEvents, () => {
    let last = false;
    return (event) => {
      const before = last;
      last = !(press.place === "elsewhere" && isPressed(event)) && happens(event);
      return before || last;
    };
  });
}

/** A key that was pressed in it and is let go elsewhere, as a script may have taken the focus away meanwhile. */
function stopKeys(guard: Guard, press: Press): void {
  const held: Record<string, boolean> = Object.create(null);
  stop(guard, ["keydown"], () => (event) => {
    // A key elsewhere may be a click.
    press.place = undefined;
    if (leavesElement(event)) return redispatched(guard, event);
    const code = codeOf(event);
    held[code] = isGuarded(guard, event) || (held[code] === true && isRepeated(event));
    return held[code];
  });
  stop(guard, ["keyup"], () => (event) => {
    if (leavesElement(event)) return redispatched(guard, event);
    const code = codeOf(event);
    const isHeld = held[code] === true;
    held[code] = false;
    return isHeld || isGuarded(guard, event);
  });
}

/** A dialogue around the element may have to know. */
function leavesElement(event: Event): boolean {
  const key = keyOf(event);
  return key === "Tab" || key === "Escape";
}

/** "anywhere": an event that happens in an element may be told something else. */
type Reach = "inside" | "anywhere";

/** Whether it happens in what an element shows. */
function happensIn(element: Element, event: Event, fingers: readonly Finger[], reach: Reach): boolean {
  if (!isWithin(element)) return false;
  // What the page has put into the element is the page's own, and stands before it there.
  if (pathOf(event)[0] === element) return true;
  const root = rootOf(element);
  const around = outermost(root);
  // Each finger is told with all that lie there.
  for (let i = 0; i < fingers.length; i += 1) {
    const finger = fingers[i] as Finger;
    if (finger.target === element) return true;
    if (finger.target === around && elementAt(root, finger) === element) return true;
  }
  // Of a closed tree the page is told no more than that something happens in it.
  const hidden = around !== undefined && targetOf(event) === around;
  if (!hidden && reach === "inside") return false;
  const point = pointOf(event);
  return (point ? elementAt(root, point) : activeIn(root)) === element;
}

/** Who holds the tree in the page; undefined of the page itself. */
function outermost(root: Document | ShadowRoot): Element | undefined {
  const host = hostOf(root);
  return host && (outermost(rootOf(host)) ?? host);
}
