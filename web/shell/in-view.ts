// SPDX-License-Identifier: GPL-3.0-or-later

/**
 * The element with the focus stays in view where the page grows or shrinks above it, as when a figure arrives late.
 * Otherwise a person who has pressed Tab would not know where they are. A person who has scrolled away from it is left
 * alone.
 */
export function keepFocusInView(page: Element): void {
  let left: Element | undefined;
  let height = 0;
  const look = () => {
    // While the page has just grown, nobody has scrolled away: that is seen to below.
    if (page.clientHeight !== height) return;
    const element = focused();
    left = element && !isInView(element) ? element : undefined;
  };
  const bring = (element: Element | undefined) => {
    if (element && !isInView(element)) element.scrollIntoView({ block: "nearest" });
  };
  document.addEventListener(
    "keyup",
    ({ key }) => {
      // Firefox goes only half the way now and then, or only after the key is let go.
      if (key === "Tab") bring(focused());
      look();
    },
    true,
  );
  for (const type of ["pointerup", "scroll"]) document.addEventListener(type, look, true);
  new ResizeObserver(() => {
    height = page.clientHeight;
    const element = focused();
    if (element !== left) bring(element);
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
