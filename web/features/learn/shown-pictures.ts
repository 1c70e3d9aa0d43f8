// SPDX-License-Identifier: GPL-3.0-or-later
/** The pictures that are on the page now, in its order, wherever in it they are. */

const all = new Set<HTMLElement>();

export function enter(picture: HTMLElement): void {
  all.add(picture);
}

export function leave(picture: HTMLElement): void {
  all.delete(picture);
}

export function shownPictures<Picture extends HTMLElement>(): Picture[] {
  return [...all].filter(isSeen).sort(inOrder) as Picture[];
}

/** Chapters may be hidden. */
const isSeen = (picture: HTMLElement) => picture.getClientRects().length > 0;

/** Chapters may have trees of their own: the first two hosts that differ tell which comes first. */
function inOrder(one: HTMLElement, other: HTMLElement): number {
  const [first, second] = [hostsOf(one), hostsOf(other)];
  const at = first.findIndex((host, i) => host !== second[i]);
  const [here, there] = [first[at], second[at]];
  if (!here || !there) return 0;
  return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** From the outermost one to the element itself. */
function hostsOf(element: Element): Element[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [...hostsOf(root.host), element] : [element];
}
