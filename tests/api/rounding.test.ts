// SPDX-License-Identifier: GPL-3.0-or-later
/** What is said of a bound, an end of an interval or a budget is never better than what is true. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { shownLevel } from "../../wasm/api/ledger.js";
import { outOf100 } from "../../web/charts/label.js";
import { decimalUp, percent, pointsText } from "../../web/text/say.js";

/** Digits are exact to so much of a unit in their last place: a value on the grid may be off by its last bits. */
const SLACK = 1e-6;
const shares = fc.double({ min: 1e-5, max: 1 - 1e-5, noNaN: true });

function value(text: string): number {
  return Number(text.replace(/[\u2066-\u2069 %\u00a0,]/g, ""));
}

test("numbers out of 100 are rounded against us where they bound something, and to the nearest elsewhere", () => {
  assert.equal(outOf100(0.7333, Math.ceil), "74");
  assert.equal(outOf100(0.7333), "73");
  assert.equal(outOf100(0.4299, Math.floor), "42");
  fc.assert(
    fc.property(shares, (share) => {
      assert.ok(Number(outOf100(share, Math.ceil)) >= share * 100 - SLACK);
      assert.ok(Number(outOf100(share, Math.floor)) <= share * 100 + SLACK);
    }),
  );
});

test("ends of intervals are rounded outwards, widths up", () => {
  assert.equal(value(percent(0.8093, Math.floor)), 80);
  assert.equal(pointsText(0.0802), "8.1");
  assert.equal(decimalUp(0.27459, 2), "0.28");
  fc.assert(
    fc.property(shares, (share) => {
      const [low, high] = [value(percent(share, Math.floor)), value(percent(share, Math.ceil))];
      assert.ok(low <= share * 100 + SLACK && share * 100 - SLACK <= high, `${low} ${share} ${high}`);
      assert.ok(Number(pointsText(share)) >= share * 100 - SLACK);
    }),
  );
});

test("what is spent is rounded up, what remains down, and what is in four digits stays as it is", () => {
  assert.equal(shownLevel(0.123451), "0.1235");
  assert.equal(shownLevel(0.123459, Math.floor), "0.1234");
  assert.equal(shownLevel(0.5), "0.5");
  assert.equal(shownLevel(0.5, Math.floor), "0.5");
  assert.equal(shownLevel(0.1 + 0.2), "0.3");
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 100, noNaN: true }), (level) => {
      const slack = level * 1e-8;
      assert.ok(Number(shownLevel(level)) >= level - slack);
      assert.ok(Number(shownLevel(level, Math.floor)) <= level + slack);
    }),
  );
});
