// SPDX-License-Identifier: Apache-2.0
/**
 * What a hand does in an element says what it chooses: where it clicks, which key it presses, when. The page's scripts hear
 * of that although they cannot look in, unless they are stopped first; what browsers do by themselves happens all the same.
 */
const pointed = ["pointer", "mouse"].flatMap((device) => ["over", "out", "enter", "leave"].map((how) => device + how));
const telling = [
  ...[
    "click",
    "DOMActivate",
    "auxclick",
    "dblclick",
    "contextmenu",
    "input",
    "beforeinput",
    "keydown",
    "keyup",
    "keypress",
  ],
  ...["down", "up", "move", "rawupdate", "cancel"].map((what) => `pointer${what}`),
  ...["gotpointercapture", "lostpointercapture"],
  ...["down", "up", "move"].map((what) => `mouse${what}`),
  ...["touchstart", "touchmove", "touchend", "touchcancel", "selectstart", "dragstart"],
  // Each browser has the names of its own past beside the first.
  ...["wheel", "mousewheel", "DOMMouseScroll", "MozMousePixelScroll"],
  ...pointed,
];

/** Keys that lead past an element: a dialogue around it may have to know. */
const passing = new Set(["Tab", "Escape"]);

/** Keeps what happens in an element from all listeners of its window that were added later, until the signal. */
export function quieten(element: Element, window: Window, signal: AbortSignal): void {
  const stop = (event: Event) => {
    if ("key" in event && passing.has(event.key as string)) return;
    if (happensIn(element, event)) event.stopImmediatePropagation();
  };
  for (const name of telling) window.addEventListener(name, stop, { capture: true, passive: true, signal });
}

function happensIn(element: Element, event: Event): boolean {
  if (event.composedPath().includes(element)) return true;
  const root = element.getRootNode() as Document | ShadowRoot;
  // In a frame kinds of events and nodes are the frame's own, so that instanceof knows none of them.
  // Of a closed tree the page is told no more than that something happens in it; and where a pointer comes to the element
  // all that lies around it is told, with the very place where a finger comes down.
  const hidden = "host" in root && event.target === outermost(root);
  if ("clientX" in event && (hidden || pointed.includes(event.type))) {
    const { clientX, clientY } = event as MouseEvent;
    return root.elementFromPoint(clientX, clientY) === element;
  }
  return hidden && root.activeElement === element;
}

/** Who holds the tree in the page. */
function outermost({ host }: ShadowRoot): Element {
  const root = host.getRootNode() as Document | ShadowRoot;
  return "host" in root ? outermost(root) : host;
}
