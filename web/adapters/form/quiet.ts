// SPDX-License-Identifier: Apache-2.0
/**
 * What a hand does in an element says what it chooses: where it clicks, which key it presses, when. The page's scripts hear
 * of that although they cannot look in, unless they are stopped first; what browsers do by themselves happens all the same.
 */
const pointed = ["pointer", "mouse"].flatMap((device) => ["over", "out", "enter", "leave"].map((how) => device + how));
const telling = [
  ...["click", "auxclick", "dblclick", "contextmenu", "input", "beforeinput", "keydown", "keyup", "keypress"],
  ...["down", "up", "move", "rawupdate", "cancel"].map((what) => `pointer${what}`),
  ...["gotpointercapture", "lostpointercapture"],
  ...["down", "up", "move"].map((what) => `mouse${what}`),
  ...["touchstart", "touchmove", "touchend", "touchcancel", "selectstart", "dragstart"],
  ...pointed,
];

/** Keys that lead past an element: a dialogue around it may have to know. */
const passing = new Set(["Tab", "Escape"]);

/** Keeps what happens in an element from all listeners that were added later, until the signal. */
export function quieten(element: Element, signal: AbortSignal): void {
  const stop = (event: Event) => {
    if (event instanceof KeyboardEvent && passing.has(event.key)) return;
    if (happensIn(element, event)) event.stopImmediatePropagation();
  };
  for (const name of telling) window.addEventListener(name, stop, { capture: true, signal });
}

function happensIn(element: Element, event: Event): boolean {
  if (event.composedPath().includes(element)) return true;
  const root = element.getRootNode() as Document | ShadowRoot;
  // Of a closed tree the page is told no more than that something happens in it; and where a pointer comes to the element
  // all that lies around it is told, with the very place where a finger comes down.
  const hidden = root instanceof ShadowRoot && event.target === outermost(root);
  if (event instanceof MouseEvent && (hidden || pointed.includes(event.type))) {
    return root.elementFromPoint(event.clientX, event.clientY) === element;
  }
  return hidden && root.activeElement === element;
}

/** Who holds the tree in the page. */
function outermost({ host }: ShadowRoot): Element {
  const root = host.getRootNode();
  return root instanceof ShadowRoot ? outermost(root) : host;
}
