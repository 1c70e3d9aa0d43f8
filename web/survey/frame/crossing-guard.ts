// SPDX-License-Identifier: Apache-2.0
/**
 * Where a hand comes into a frame. Of what happens within, the browser tells the page nothing; but the page is told that the
 * pointer has come to the frame, with the place: of a finger, or a mouse that is quick, the very place that it taps. The first
 * move out of it says how far it went, and by that where it was.
 */
import { elementAt, hear, type Point, pointOf, rootOf, stopNow, windowOf } from "../disclosure/events.js";
import { getter } from "../disclosure/primordials.js";

const crossing = ["pointer", "mouse"].flatMap((device) => ["over", "out", "enter", "leave"].map((how) => device + how));
const names = [...crossing, "pointermove", "pointerrawupdate", "mousemove"];

const timeOf = getter(globalThis.Event, "timeStamp");
const framed = new Set<Element>();
const guarded = new WeakSet<Window>();

/** Keeps it from listeners that are added to this window later. */
export function guardCrossings(window: Window): void {
  if (guarded.has(window)) return;
  guarded.add(window);
  let isInside = false;
  /** When it went out. */
  let left = Number.NaN;
  const listener = (event: Event): void => {
    if (!event.isTrusted || framed.size === 0) return;
    const point = pointOf(event);
    if (point && isInFrame(point)) {
      isInside = true;
      stopNow(event);
    } else if (isInside || timeOf(event) === left) {
      isInside = false;
      // All that is told of one move has one time.
      left = timeOf(event);
      stopNow(event);
    }
  };
  for (const name of names) hear(window, name, listener, { capture: true, passive: true });
}

/** Until the signal this element has its question in a frame. */
export function guardFrame(element: Element, signal: AbortSignal): void {
  const window = windowOf(element);
  if (window) guardCrossings(window);
  framed.add(element);
  hear(signal, "abort", () => framed.delete(element));
}

function isInFrame(point: Point): boolean {
  for (const element of framed) if (elementAt(rootOf(element), point) === element) return true;
  return false;
}
