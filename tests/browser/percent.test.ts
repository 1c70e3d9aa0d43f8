// SPDX-License-Identifier: GPL-3.0-or-later
/** Shares as the page says them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { percent } from "../../web/text/say.js";

test("a share has two significant digits and none to spare", () => {
  const cases: [number, string][] = [
    [0, "0 %"],
    [0.03, "3 %"],
    [0.0304, "3 %"],
    [0.0347, "3.5 %"],
    [0.00041, "0.041 %"],
    [0.8141, "81 %"],
    [0.9962, "99.6 %"],
    [1, "100 %"],
  ];
  for (const [share, said] of cases) assert.equal(percent(share), said);
  assert.equal(percent(0.8141, Math.ceil), "82 %");
  assert.equal(percent(0.81, Math.ceil), "81 %");
});

test("what is neither nothing nor all is never shown as either", () => {
  for (let power = 1; power <= 9; ++power) {
    assert.notEqual(percent(10 ** -power), "0 %");
    if (power <= 7) assert.notEqual(percent(1 - 10 ** -power), "100 %");
  }
});
