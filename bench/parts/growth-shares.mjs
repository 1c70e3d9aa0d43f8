// SPDX-License-Identifier: GPL-3.0-or-later
/** The panels and bars of the picture of growth, and the shares of time that it tells apart. */

/**
 * @typedef {{ at: number, median: number, least: number, most: number }} Point milliseconds
 * @typedef {{ name: string, says: string, series: Record<"lip" | "ldp", Point[]> }} Panel
 * @typedef {Record<(typeof parts)[number][0], number>} Shares
 * @typedef {{ says: string, shares: Shares }} Bar
 */

/** The parts that native/shares.cpp tells apart. */
export const parts = /** @type {const} */ ([
  ["descents", "local search"],
  ["boxes", "proof: boxes"],
  ["propagation", "proof: propagation"],
  ["master", "master"],
  ["first_box", "first box"],
  ["certificate", "certificate"],
  ["rest", "rest"],
]);
