// SPDX-License-Identifier: GPL-3.0-or-later

/**
 * What has the focus stays in view where the page grows or shrinks above it, as when a figure arrives a moment later than the
 * rest: whoever has pressed Tab would not know where they are. Whoever has scrolled away from it is left alone.
 */
export function keepFocusInView(page: Element): void {
  let seen: Element | undefined;
  const look = () => {
    const element = focused();
    seen = element && isInView(element) ? element : undefined;
  };
  // The document is not told of a focus that moves within one element.
  for (const type of ["focusin", "keyup", "pointerup", "scroll"]) document.addEventListener(type, look, true);
  new ResizeObserver(() => {
    if (seen && seen === focused() && !isInView(seen)) seen.scrollIntoView({ block: "nearest" });
  }).observe(page);
}

/** Through all shadow roots. */
function focused(): Element | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element && element !== document.body ? element : undefined;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
