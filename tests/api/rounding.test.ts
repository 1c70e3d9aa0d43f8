// SPDX-License-Identifier: GPL-3.0-or-later
/** The words on a bound, an end of an interval or a budget are never better than the truth. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { intervalShown } from "../../wasm/cli/summary-estimate.js";
import { certainty, decimalsOfEnds, onGrid, significant } from "../../wasm/common/rounding.js";
import { shownLevel } from "../../wasm/releases/ledger.js";
import { outOf100 } from "../../web/charts/label.js";
import { decimalUp, percent, pointsText } from "../../web/text/format-message.js";
import { endsText } from "../../web/text/interval-text.js";

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
  // An uncertain thing is not said to be certain, as long as a digit more tells them apart.
  assert.equal(outOf100(0.9921, Math.ceil), "99.3");
  assert.equal(outOf100(0.0078, Math.floor), "0.7");
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

test("an interval has as many digits as its width asks for: rounded outwards, it grows by a fifth at most", () => {
  const ends = (low: number, high: number) => Object.values(endsText([low, high])).map(value);
  assert.deepEqual(ends(0.8093, 0.8141), [80.93, 81.41]);
  assert.deepEqual(ends(0.12345, 0.6), [12.3, 60]);
  // Whether nobody is left out is the question that the low end answers, however wide the interval is.
  assert.deepEqual(ends(0.0043, 0.31), [0.43, 31]);
  assert.deepEqual(ends(4e-7, 0.2), [0, 20]);
  assert.deepEqual(ends(-0.3, 1.2), [0, 100]);
  fc.assert(
    fc.property(shares, shares, (a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      fc.pre(high - low > 1e-5);
      const [from = 0, to = 0] = ends(low, high);
      assert.ok(from <= 100 * low + SLACK && to >= 100 * high - SLACK, `${from} ${to}`);
      assert.ok(to - from <= 120 * (high - low) + SLACK, `${from} ${to}`);
    }),
  );
  assert.equal(decimalsOfEnds([0.5, 0.5]), 4);
});

test("where something may be wrong no certainty is said to be 100 %, and no share that is not all of it", () => {
  for (const alpha of [0.05, 0.1004, 1e-5, 1e-7, 1e-9]) {
    const sure = certainty(alpha);
    assert.ok(sure < 100 && sure <= 100 * (1 - alpha) + 1e-9 && sure >= 100 * (1 - 1.1 * alpha) - 1e-9, String(sure));
  }
  assert.equal(certainty(0.05), 95);
  assert.equal(percent(1 - 1e-9).replace(/\s/g, ""), ">99.9999%");
  assert.equal(value(percent(1 - 1e-9, Math.floor)), 99.9999);
  assert.equal(outOf100(0.995), ">99");
});

test("what is a multiple but for its last bits stays as it is", () => {
  for (const round of [Math.ceil, Math.floor, Math.round]) assert.equal(onGrid(0.1 + 0.2, 10, round), 0.3);
  assert.equal(significant(2.168e-19, 2, Math.ceil), 2.2e-19);
  assert.equal(significant(0.9999999, 6, Math.ceil), 1);
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

test("the command line tells the ends of an interval as the page does, rounded outwards", () => {
  const ends = (text: string) => text.split(" to ").map((end) => value(end));
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)] as const;
        fc.pre(high > low);
        const { low: from, high: to } = endsText([low, high]);
        const told = ends(intervalShown({ each: [low, high] }, "each"));
        assert.deepEqual(told, [value(from.replace("<", "")), value(to.replace("<", ""))]);
        assert.ok((told[0] as number) <= 100 * low + SLACK && (told[1] as number) >= 100 * high - SLACK);
      },
    ),
    // Nearer to 0 and to 1 than is shown, too.
    {
      numRuns: 2_000,
      examples: [
        [0, 1e-12],
        [1 - 1e-9, 1],
      ],
    },
  );
  assert.equal(intervalShown({ each: [-0.1, 1.2] }, "each"), "0 % to 100 %");
});
