// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import { RowInputs } from "../../wasm/files/inputs.js";
import { dice } from "./helpers.js";

for (const count of [2, 256, 257, 65_536, 65_537, 1_000_000]) {
  test(`rows of ${count} inputs come back as they were added`, () => {
    const roll = dice(count);
    const all = Uint32Array.from({ length: 150_000 }, (_, i) => (i % 5 === 0 ? count - 1 : roll(count)));
    const inputs = new RowInputs(count);
    for (let at = 0; at < all.length; ) {
      const some = all.subarray(at, at + 1 + roll(5000));
      inputs.add(some);
      at += some.length;
    }
    assert.equal(inputs.length, all.length);
    for (const size of [1, 4096, 100_000]) {
      const back: number[] = [];
      for (let at = 0; at < (size === 1 ? 100 : inputs.length); ) {
        const some = inputs.slice(at, size);
        assert.ok(some.length > 0 && some.length <= size);
        back.push(...some);
        at += some.length;
      }
      assert.deepEqual(back, [...all.subarray(0, back.length)]);
    }
    assert.equal(inputs.slice(inputs.length, 10).length, 0);
  });
}

test("beyond its room nothing is remembered, to the byte", () => {
  for (const [count, width] of [
    [256, 1],
    [257, 2],
    [65_537, 4],
  ] as const) {
    const inputs = new RowInputs(count, 100 * width);
    inputs.add(new Uint32Array(100));
    assert.ok(inputs.whole);
    inputs.add(new Uint32Array(1));
    assert.ok(!inputs.whole);
    inputs.add(new Uint32Array(1));
    assert.equal(inputs.slice(0, 10).length, 0);
  }
});
