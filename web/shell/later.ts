// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * What is seen of no page at first: what is folded, and what shows results, with all charts. It is run once the page has shut
 * itself off; elements that stand in a page by then come to life.
 */
import "../features/answer/details.js";
import "../features/ask/details.js";
import "../features/estimate/results.js";
import "../features/protect/details.js";
