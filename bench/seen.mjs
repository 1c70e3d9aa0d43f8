// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The words that a person meets on a page, and how far they are. The functions run in the page, for tests and for the
 * figures in README.md.
 */

/**
 * The words that are seen before an element, in the order of the document. A list that is shut has one option. The
 * words above the window are left out: they are for those who come there by Tab.
 * @param {string} selector
 * @returns {string[]}
 */
export function wordsBefore(selector) {
  /** @type {string[]} */
  const words = [];
  const seen = (/** @type {Element} */ element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(".hidden") &&
    element.getBoundingClientRect().bottom + window.scrollY >= 0;
  const read = (/** @type {string} */ text) => words.push(...text.split(/\s+/).filter(Boolean));
  /** @param {Node} node @returns {boolean} false once the element has been come to */
  const walk = (node) => {
    if (node instanceof Text) {
      if (node.parentElement && seen(node.parentElement)) read(node.data);
      return true;
    }
    if (!(node instanceof Element)) return true;
    if (node.matches(selector)) return false;
    if (node.matches("style, script, noscript")) return true;
    if (node instanceof HTMLSelectElement) {
      if (seen(node)) read(node.selectedOptions[0]?.text ?? "");
      return true;
    }
    if (node instanceof HTMLSlotElement) return node.assignedNodes().every(walk);
    return [...(node.shadowRoot ?? node).childNodes].every(walk);
  };
  if (walk(document.body)) throw new Error(`there is no ${selector} to come to`);
  return words;
}

/** How many screens down what is folded begins on the page that protects a file, and whether its bar is in the window. */
export function mainPath() {
  const root = document.querySelector("sluice-site")?.shadowRoot?.querySelector("sluice-protect-page")?.shadowRoot;
  const details = root?.querySelector("#details")?.getBoundingClientRect();
  const bar = root?.querySelector("sluice-save-bar")?.getBoundingClientRect();
  if (!details || !bar) throw new Error("there is no bar");
  const { innerHeight: height, scrollY } = window;
  return { screens: (details.top + scrollY) / height, barIsSeen: bar.top >= 0 && bar.bottom <= height + 1 };
}

/** Scrolls to a part of the way through that page. @param {number} part */
export function scrollThrough(part) {
  const page = document.querySelector("sluice-site")?.shadowRoot?.querySelector("sluice-protect-page");
  window.scrollTo(0, part * ((page?.clientHeight ?? 0) - window.innerHeight));
}
