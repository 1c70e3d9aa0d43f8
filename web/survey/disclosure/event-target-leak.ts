// SPDX-License-Identifier: Apache-2.0
/**
 * In Firefox an event tells whoever hears it where a hand is by then, in a closed tree as well, even of something else: an
 * input that loses the focus to a choice. By any node of a tree its root is found, and with it all that stands in it.
 */
import { codeOf, keyOf, rootOf, targetOf } from "./events.js";
import { getter, method, only, putAt } from "./primordials.js";

const { Event: Any, FocusEvent: Focused, KeyboardEvent: Typed, UIEvent: OfHand } = globalThis;
type Ways = { originalTarget: Node | null; explicitOriginalTarget: Node | null; rangeParent: Node | null };
const original = getter(Any as unknown as { prototype: Ways }, "originalTarget");
const explicit = getter(Any as unknown as { prototype: Ways }, "explicitOriginalTarget");
const range = getter(OfHand as unknown as { prototype: Ways }, "rangeParent");
const ways = [original, explicit, range];

/** Whether this browser's events do that. */
export const eventsLead = globalThis.document !== undefined && "originalTarget" in Any.prototype;

/** What else an event is heard of by, in trees that the page is not given; nothing in other browsers. */
export function rootsBehind(event: Event): Node[] {
  const roots: Node[] = [];
  for (let i = 0; eventsLead && i < ways.length; i += 1) {
    try {
      const node = (ways[i] as typeof original)(event as unknown as Ways);
      if (node) putAt(roots, roots.length, rootOf(node));
    } catch {
      // Not every kind has all of them, nor is every node for us to see.
    }
  }
  return roots;
}

const { setTimeout: later } = globalThis;
const send = method(globalThis.EventTarget, "dispatchEvent");
const related = getter(Focused, "relatedTarget");
const typeOf = getter(Any, "type");
const bubbling = getter(Any, "bubbles");
const composed = getter(Any, "composed");
const shifted = getter(Typed, "shiftKey");

/** Tells the page the same a moment later, when it leads nowhere; what comes of it by itself can then not be kept from coming. */
export function retell(event: Event): void {
  const target = targetOf(event);
  const copy = copying(event);
  later(() => target && send(target, copy()));
}

/** Made only when it is told: it would lead in from when it is made. */
function copying(event: Event): () => Event {
  const type = typeOf(event);
  const usual = { bubbles: bubbling(event), composed: composed(event) };
  const key = keyOf(event);
  if (key !== undefined) {
    const typed = { ...usual, key, code: codeOf(event), shiftKey: shifted(event as KeyboardEvent) };
    return () => new Typed(type, only(typed));
  }
  try {
    const focused = { ...usual, relatedTarget: related(event as FocusEvent) };
    return () => new Focused(type, only(focused));
  } catch {
    return () => new Any(type, only(usual));
  }
}
