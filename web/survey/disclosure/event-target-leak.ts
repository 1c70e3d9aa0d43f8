// SPDX-License-Identifier: Apache-2.0
/**
 * In Firefox an event tells whoever hears it where a hand is by then, in a closed tree as well, even of something else: an
 * input that loses the focus to a choice. By any node of a tree its root is found, and with it all that stands in it.
 */
import { codeOf, keyOf, rootOf, targetOf } from "./events.js";
import { getter, method, putAt, withoutPrototype } from "./primordials.js";

const { Event: AnyEvent, FocusEvent: FocusedEvent, KeyboardEvent: TypedEvent, UIEvent: OfHand } = globalThis;
type LeakingProperties = { originalTarget: Node | null; explicitOriginalTarget: Node | null; rangeParent: Node | null };
const original = getter(AnyEvent as unknown as { prototype: LeakingProperties }, "originalTarget");
const explicit = getter(AnyEvent as unknown as { prototype: LeakingProperties }, "explicitOriginalTarget");
const range = getter(OfHand as unknown as { prototype: LeakingProperties }, "rangeParent");
const leakingGetters = [original, explicit, range];

/** Whether this browser's events do that. */
export const eventsLeakTargets = globalThis.document !== undefined && "originalTarget" in AnyEvent.prototype;

/** What else an event is heard of by, in trees that the page is not given; nothing in other browsers. */
export function leakedRoots(event: Event): Node[] {
  const roots: Node[] = [];
  for (let i = 0; eventsLeakTargets && i < leakingGetters.length; i += 1) {
    try {
      const node = (leakingGetters[i] as typeof original)(event as unknown as LeakingProperties);
      if (node) putAt(roots, roots.length, rootOf(node));
    } catch {
      // Not every kind has all of them, nor is every node for us to see.
    }
  }
  return roots;
}

const { setTimeout: later } = globalThis;
const send = method(globalThis.EventTarget, "dispatchEvent");
const related = getter(FocusedEvent, "relatedTarget");
const typeOf = getter(AnyEvent, "type");
const bubbling = getter(AnyEvent, "bubbles");
const composed = getter(AnyEvent, "composed");
const shifted = getter(TypedEvent, "shiftKey");

/** Tells the page the same a moment later, when it leads nowhere; what comes of it by itself can then not be kept from coming. */
export function redispatch(event: Event): void {
  const target = targetOf(event);
  const copy = copyOf(event);
  later(() => target && send(target, copy()));
}

/** Made only when it is told: it would lead in from when it is made. */
function copyOf(event: Event): () => Event {
  const type = typeOf(event);
  const usual = { bubbles: bubbling(event), composed: composed(event) };
  const key = keyOf(event);
  if (key !== undefined) {
    const typed = { ...usual, key, code: codeOf(event), shiftKey: shifted(event as KeyboardEvent) };
    return () => new TypedEvent(type, withoutPrototype(typed));
  }
  try {
    const focused = { ...usual, relatedTarget: related(event as FocusEvent) };
    return () => new FocusedEvent(type, withoutPrototype(focused));
  } catch {
    return () => new AnyEvent(type, withoutPrototype(usual));
  }
}
