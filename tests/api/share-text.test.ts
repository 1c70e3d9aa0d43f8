// SPDX-License-Identifier: GPL-3.0-or-later
/** Percentages as the page prints them leave out nothing of their ranges, and say what the command line says. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { rowOf } from "../../wasm/cli/summary-estimate.js";
import { differenceText, endsOf, pointText, shareText } from "../../web/text/share-text.js";

const SLACK = 1e-5;
const numbersIn = (text: string) => (text.replaceAll("−", "-").match(/-?[\d.]+/g) ?? []).map(Number);

/** The ends that a reader takes from a text of either form. */
function read(text: string): [number, number] {
  const [first = Number.NaN, second = Number.NaN] = numbersIn(text);
  return text.includes("±") ? [first - second, first + second] : [first, second];
}

test("a range that is as wide on both sides is told as ±, any other by its ends and the best guess", () => {
  const plain = (text: string) => text.replaceAll(/\s/g, " ");
  assert.equal(plain(shareText(0.031, [0.022, 0.04])), "3.1 % ± 0.9");
  assert.equal(plain(shareText(0.02, [0.0, 0.09])), "0 to 9.0 %, best guess 2.0 %");
  assert.equal(plain(shareText(undefined, [0.022, 0.04])), "2.2 to 4.0 %");
  assert.equal(plain(shareText(0.5, [0, 1])), "50.0 % ± 50.0");
  // Neither "31.2 % ± 31.2" nor "0.7 % ± 0.7": the one hides that it ends at 56.1, the other that it is not nothing.
  assert.equal(plain(shareText(0.3119, [0, 0.5609])), "0 to 56.1 %, best guess 31.2 %");
  assert.equal(plain(shareText(0.0068, [0.0012, 0.0136])), "0.12 to 1.4 %, best guess 0.7 %");
  // Chance has made the count smaller than it can be if nobody says so: that nobody does is not the best guess.
  assert.equal(plain(shareText(0, [0, 0.251])), "0 to 25.1 %");
  assert.equal(plain(shareText(1, [0.749, 1])), "74.9 to 100 %");
  assert.equal(plain(differenceText(-0.02, [-0.02, 0.09])), "−2.0 to +9.0 points");
  assert.equal(plain(shareText(0.9, [0.85, 1])), "85.0 to 100 %, best guess 90.0 %");
  assert.equal(plain(differenceText(-0.05, [-0.08, -0.02])), "−5.0 points ± 3.0");
  assert.equal(plain(differenceText(0.01, [-0.02, 0.09])), "−2.0 to +9.0 points, best guess +1.0");
  assert.equal(plain(pointText(0.12345, [0.1, 0.15])), "12.3 %");
});

test("whatever is printed leaves out nothing of the range, and makes it little wider", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, share, (a, b, c) => {
      const [low = 0, , high = 0] = [a, b, c].sort((one, other) => one - other);
      fc.pre(high - low > 1e-4);
      for (const point of [undefined, [a, b, c].sort((one, other) => one - other)[1], (low + high) / 2]) {
        const [from, to] = read(shareText(point, [low, high]));
        assert.ok(
          from <= 100 * low + SLACK && to >= 100 * high - SLACK,
          `${shareText(point, [low, high])} ${low} ${high}`,
        );
        assert.ok(to - from <= 140 * (high - low) + 0.2, `${shareText(point, [low, high])} ${low} ${high}`);
        const difference: [number, number] = [low - 0.5, high - 0.5];
        const [least, most] = read(differenceText(point === undefined ? undefined : point - 0.5, difference));
        assert.ok(least <= 100 * difference[0] + SLACK && most >= 100 * difference[1] - SLACK);
      }
    }),
  );
});

test("ends are those of the command line", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (a, b) => {
      const each: [number, number] = [Math.min(a, b), Math.max(a, b)];
      fc.pre(each[1] - each[0] > 1e-4);
      const printed = rowOf({ name: "yes", identifiable: true, likelihood: a, unbiased: a, each }, "each")[3] ?? "";
      assert.deepEqual(endsOf(each).map(Number), numbersIn(printed), printed);
    }),
    // Near 0 and 1, too: doubles at random are mostly tiny, and rounded alike.
    {
      numRuns: 2_000,
      examples: [
        [0.000001, 0.000101],
        [0.5, 0.95123],
        [0.9512, 0.9999995],
        [1e-9, 0.99],
      ],
    },
  );
});
