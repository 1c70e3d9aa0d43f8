// SPDX-License-Identifier: Apache-2.0
/**
 * Browsers bring what has the focus into view, and anybody can ask how far a page is scrolled. So that this does not tell
 * which choice it is, all of them are brought into view when the keyboard comes to them, the middle of them into the middle:
 * whoever goes through them then scrolls nothing, as long as there is room for all. Where there is not, the one that has the
 * focus is in view all the same.
 */
import { activeIn, hear } from "../disclosure/events.js";
import { contains, matches, scrollIntoView, withoutPrototype } from "../disclosure/primordials.js";

/** What to do when the focus has come to the question, before anybody can ask; `question` gives what the choices stand in. */
export function keepInView(root: ShadowRoot, question: () => Element, signal: AbortSignal): () => void {
  const bring = (element: Element, block: ScrollLogicalPosition) =>
    scrollIntoView(element, withoutPrototype<ScrollIntoViewOptions>({ block, inline: "nearest", behavior: "instant" }));
  const show = () => {
    const now = activeIn(root);
    const choices = question();
    // By a hand it would be moved from under the hand.
    if (!now || !contains(choices, now) || !matches(now, ":focus-visible")) return;
    bring(choices, "center");
    bring(now, "nearest");
  };
  // Of what happens within the tree nobody outside hears.
  hear(root, "focus", show, { capture: true, signal });
  return show;
}
