// SPDX-License-Identifier: GPL-3.0-or-later
/** Leads to a part of a long page, and keeps it there while what stands above is still being drawn. */

let before: AbortController | undefined;

/** Scrolls to an element and, until somebody moves in the page, again whenever the page grows. */
export function leadTo(target: HTMLElement): void {
  before?.abort();
  const controller = new AbortController();
  before = controller;
  const { signal } = controller;
  const page = ((target.getRootNode() as ShadowRoot).host ?? document.body) as HTMLElement;
  let [height, top] = [0, 0];
  const lead = () => {
    target.scrollIntoView();
    [height, top] = [page.offsetHeight, target.getBoundingClientRect().top];
  };
  lead();
  const sizes = new ResizeObserver(lead);
  sizes.observe(page);
  signal.addEventListener("abort", () => sizes.disconnect());
  const leave = () => controller.abort();
  // A page that has only grown scrolls as well: the browser holds what it takes for the place of the reader.
  const scrolled = () => {
    if (page.offsetHeight === height && Math.abs(target.getBoundingClientRect().top - top) > 1) leave();
  };
  addEventListener("scroll", scrolled, { signal, passive: true });
  for (const hand of ["wheel", "pointerdown", "keydown"]) {
    addEventListener(hand, leave, { signal, capture: true, passive: true });
  }
}
