// SPDX-License-Identifier: Apache-2.0
/**
 * Browsers bring what has the focus into view, and anybody can ask how far a page is scrolled. This must not tell which
 * choice it is. So all choices are brought into view when the keyboard comes to them, the middle of them into the
 * middle. A person who goes through them then scrolls nothing, as long as there is room for all. If there is not, the
 * choice that has the focus is in view.
 */

/** From now on; `question` gives what the choices stand in. */
export function keepInView(root: ShadowRoot, question: () => Element): void {
  const bring = (element: Element, block: ScrollLogicalPosition) =>
    element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
  const show = () => {
    const now = root.activeElement;
    const choices = question();
    // By a hand it would be moved from under the hand.
    if (!now || !choices.contains(now) || !now.matches(":focus-visible")) return;
    bring(choices, "center");
    bring(now, "nearest");
  };
  root.addEventListener("focus", show, { capture: true });
}
