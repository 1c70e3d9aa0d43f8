// SPDX-License-Identifier: Apache-2.0
/**
 * Where a hand comes into a frame. Of what happens within, the browser tells the page nothing; but the page is told that the
 * pointer has come to the frame, with the place: of a finger, or a mouse that is quick, the very place that it taps. The first
 * move out of it says how far it went, and by that where it was.
 */
import { elementAt, hear, type Point, pointOf, rootOf, stopNow, windowOf } from "../disclosure/events.js";

const crossing = ["pointer", "mouse"].flatMap((device) => ["over", "out", "enter", "leave"].map((how) => device + how));
const moving = ["pointermove", "pointerrawupdate", "mousemove"];

const framed = new Set<Element>();
const guarded = new WeakSet<Window>();

/** Keeps it from listeners that are added to this window later. */
export function guardCrossings(window: Window): void {
  if (guarded.has(window)) return;
  guarded.add(window);
  /** Of which nothing has been told since the pointer was inside. */
  const first = new Set<string>();
  const listen = (name: string) => (event: Event) => {
    if (!event.isTrusted || framed.size === 0) return;
    const point = pointOf(event);
    if (point && isInFrame(point)) {
      for (const name of moving) first.add(name);
      stopNow(event);
    } else if (first.delete(name)) stopNow(event);
  };
  for (const name of [...crossing, ...moving]) hear(window, name, listen(name), { capture: true, passive: true });
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
