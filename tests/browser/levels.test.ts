// SPDX-License-Identifier: GPL-3.0-or-later
/** The levels at which the page computes the curve. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { curveLevels } from "../../web/facts/levels.js";

test("the curve has its ends first, then fills in evenly, and leaves out levels too small to be seen", () => {
  for (const highest of [6, 1.37, 0.05]) {
    const levels = curveLevels(highest);
    assert.deepEqual(levels.slice(0, 2), [highest, 0]);
    assert.equal(new Set(levels).size, levels.length);
    assert.ok(levels.length > (highest > 1 ? 30 : 4) && levels.length <= 41);
    for (const level of levels) assert.ok(level === 0 || (level >= 0.01 && level <= highest));
    // In steps of the slider, which are even in the square root, no gap is much wider than another after the first few.
    const early = levels.slice(0, 9).map((level) => Math.sqrt(level / highest));
    const gaps = early.toSorted((a, b) => a - b).map((at, index, all) => at - (all[index - 1] ?? 0));
    if (highest > 1) assert.ok(Math.max(...gaps) < 0.2, gaps.join());
  }
});
