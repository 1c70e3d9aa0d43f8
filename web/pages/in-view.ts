// SPDX-License-Identifier: GPL-3.0-or-later

/**
 * What has the focus stays in view where the page grows or shrinks above it, as when a figure arrives a moment later than the
 * rest: whoever has pressed Tab would not know where they are. Whoever has scrolled away from it is left alone.
 */
export function keepFocusInView(page: Element): void {
  /** Has been in view since it has the focus: a browser may bring it there only after the key is let go. */
  let seen: Element | undefined;
  let left: Element | undefined;
  let byHand = false;
  let height = 0;
  const look = () => {
    // Where the page has just grown nobody has scrolled away: that is seen to below.
    if (page.clientHeight !== height) return;
    const element = focused();
    const inView = element !== undefined && isInView(element);
    if (inView) seen = element;
    left = !inView && (byHand || seen === element) ? element : undefined;
  };
  const notice = ({ type }: Event) => {
    byHand = type !== "keydown";
    look();
  };
  document.addEventListener("scroll", look, true);
  document.addEventListener(
    "keyup",
    ({ key }) => {
      look();
      // Firefox now and then goes only half the way to it.
      const element = focused();
      if (key === "Tab" && element && element !== seen) bring(element);
    },
    true,
  );
  for (const type of ["keydown", "pointerup", "wheel", "touchmove"]) {
    document.addEventListener(type, notice, { capture: true, passive: true });
  }
  new ResizeObserver(() => {
    height = page.clientHeight;
    const element = focused();
    if (element && element !== left) bring(element);
  }).observe(page);
}

function bring(element: Element): void {
  if (!isInView(element)) element.scrollIntoView({ block: "nearest" });
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
