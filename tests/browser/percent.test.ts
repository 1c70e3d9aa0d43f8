// SPDX-License-Identifier: GPL-3.0-or-later
/** Shares as the page says them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { outOf100 } from "../../web/charts/label.js";
import { hundredth, percent } from "../../web/text/format-message.js";

test("a share has two significant digits and none to spare", () => {
  const cases: [number, string][] = [
    [0, "0\u00a0%"],
    [0.03, "3\u00a0%"],
    [0.0304, "3\u00a0%"],
    [0.0347, "3.5\u00a0%"],
    [0.00041, "0.041\u00a0%"],
    [0.8141, "81\u00a0%"],
    [0.9962, "99.6\u00a0%"],
    [1, "100\u00a0%"],
  ];
  for (const [share, said] of cases) assert.equal(percent(share), said);
  assert.equal(percent(0.8141, Math.ceil), "82\u00a0%");
  assert.equal(percent(0.81, Math.ceil), "81\u00a0%");
});

test("what is at least so much is rounded down, and what is on the grid stays there", () => {
  assert.equal(percent(0.8199, Math.floor), "81\u00a0%");
  for (let n = 1; n < 100; ++n) assert.equal(percent(n / 100, Math.floor), `${n}\u00a0%`);
});

test("a chance is 0 where there is none; what rounding leaves is told apart, in the picture and in the table", () => {
  for (const shown of [outOf100, hundredth]) {
    assert.equal(shown(0), "0");
    for (const chance of [2 ** -62, 1e-16, 9e-10]) assert.equal(shown(chance), "≈0");
    assert.match(shown(2e-9), /^< ?(1|0\.0001)$/);
    assert.equal(shown(1), "100");
  }
  assert.equal(outOf100(0.004), "<1");
  assert.equal(outOf100(0.996), ">99");
  assert.equal(outOf100(1 - 1e-16), "100");
});

test("what is neither nothing nor all is never shown as either", () => {
  for (let power = 1; power <= 9; ++power) {
    assert.notEqual(percent(10 ** -power), "0\u00a0%");
    if (power <= 7) assert.notEqual(percent(1 - 10 ** -power), "100\u00a0%");
  }
});
