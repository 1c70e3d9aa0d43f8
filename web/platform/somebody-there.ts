// SPDX-License-Identifier: GPL-3.0-or-later
/** Opening a page comes first: nobody waits for what stands further down before they have moved a hand. */

/** Milliseconds after which it is taken that somebody is there though nothing was touched, as a screen reader's reader. */
const LATER = 15_000;
/** Also what a search in the page, a screen reader's first step and printing begin with. */
const HANDS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "beforeprint"];

let there: Promise<void> | undefined;

/** Resolves when somebody is there, or after a while; from then on at once. */
export function somebodyThere(): Promise<void> {
  there ??= new Promise((resolve) => {
    const controller = new AbortController();
    const here = () => {
      controller.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(here, LATER);
    for (const hand of HANDS) {
      addEventListener(hand, here, { signal: controller.signal, capture: true, passive: true });
    }
  });
  return there;
}
