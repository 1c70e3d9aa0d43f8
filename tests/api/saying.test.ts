// SPDX-License-Identifier: GPL-3.0-or-later
/** What is said of a promise in digits is never more than what is kept. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { certainty } from "../../web/session/sentence.js";
import { levelText } from "../../web/text/say.js";

test("a level is never said to be lower than it is, and never to be none", () => {
  for (const [level, said] of [
    [0, "0"],
    [0.5, "0.5"],
    [0.1 + 0.2, "0.3"],
    [0.3, "0.3"],
    [1.2345, "1.235"],
    [0.5004, "0.501"],
    [0.0004, "0.0004"],
    [0.00041234, "0.00042"],
    [1e-9, "0.000000001"],
    [1e-300, "0.000000000000001"],
    [20, "20"],
    [Number.POSITIVE_INFINITY, "∞"],
  ] as const) {
    assert.equal(levelText(level), said, `${level}`);
  }
});

test("a certainty is never said to be higher than it is, and never to be whole", () => {
  for (const [alpha, said] of [
    [0, "100"],
    [0.05, "95"],
    [0.1, "90"],
    [0.01, "99"],
    [0.00123456, "99.87"],
    [0.00004, "99.996"],
    [1e-9, "99.9999999"],
  ] as const) {
    assert.equal(certainty(alpha), said, `${alpha}`);
  }
});
