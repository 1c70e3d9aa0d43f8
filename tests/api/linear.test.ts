// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import { scaleLinear } from "d3-scale";
import { linear } from "../../web/charts/linear.js";
import { dice } from "./helpers.js";

test("an axis has the places and the ticks that d3's has", () => {
  const next = dice(11);
  const number = () => (next(1_000_000) + 1) / 10 ** next(9);
  for (let round = 0; round < 5000; ++round) {
    const most = number();
    const range: [number, number] = [number(), number()];
    const count = 2 + next(11);
    const [own, theirs] = [linear(most, range), scaleLinear([0, most], range)];
    const [ticks, wanted] = [own.ticks(count), theirs.ticks(count)];
    assert.equal(ticks.length, wanted.length, `${most} by ${count}: ${ticks} instead of ${wanted}`);
    for (const [i, tick] of ticks.entries()) {
      assert.ok(Math.abs(tick - (wanted[i] ?? 0)) <= 1e-12 * Math.abs(tick), `${tick} instead of ${wanted[i]}`);
      assert.ok(Math.abs(own(tick) - theirs(tick)) <= 1e-9 * (1 + Math.abs(range[0]) + Math.abs(range[1])));
    }
  }
  assert.deepEqual(linear(0.3, [0, 1]).ticks(3), [0, 0.1, 0.2, 0.3]);
  assert.equal(linear(0, [10, 20])(0), 15);
});
