// SPDX-License-Identifier: GPL-3.0-or-later
/** Frames of a page load a few at a time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { takeTurn } from "../../web/survey/frame/turns.js";

test("three load at once, the others in their order, and one that never ends keeps nobody waiting for ever", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const begun: number[] = [];
  const ends = [0, 1, 2, 3, 4, 5, 6].map((which) => takeTurn(() => begun.push(which)));
  assert.deepEqual(begun, [0, 1, 2]);
  ends[1]?.();
  ends[1]?.();
  assert.deepEqual(begun, [0, 1, 2, 3]);
  // Gone before it was its turn.
  ends[4]?.();
  ends[0]?.();
  assert.deepEqual(begun, [0, 1, 2, 3, 5]);
  context.mock.timers.tick(60_000);
  assert.deepEqual(begun, [0, 1, 2, 3, 5, 6]);
  takeTurn(() => begun.push(7));
  assert.equal(begun.at(-1), 7);
});
