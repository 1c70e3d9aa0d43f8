// SPDX-License-Identifier: Apache-2.0
/**
 * What a hand does in an element says what it chooses: where it clicks, which key it presses, when. The page's scripts hear
 * of that although they cannot look in, unless they are stopped first; what browsers do by themselves happens all the same.
 */
const telling = [
  ...["click", "auxclick", "dblclick", "contextmenu", "input", "beforeinput", "keydown", "keyup", "keypress"],
  ...["down", "up", "move", "over", "out", "rawupdate", "cancel"].map((what) => `pointer${what}`),
  ...["gotpointercapture", "lostpointercapture"],
  ...["down", "up", "move", "over", "out"].map((what) => `mouse${what}`),
  ...["touchstart", "touchmove", "touchend", "touchcancel", "selectstart", "dragstart"],
];

/** Keys that lead past an element: a dialogue around it may have to know. */
const passing = new Set(["Tab", "Escape"]);

/** Keeps what happens in an element from all listeners that were added later, until the signal. */
export function quieten(element: Element, signal: AbortSignal): void {
  const stop = (event: Event) => {
    if (event.target !== element || (event instanceof KeyboardEvent && passing.has(event.key))) return;
    event.stopImmediatePropagation();
  };
  for (const name of telling) window.addEventListener(name, stop, { capture: true, signal });
}
