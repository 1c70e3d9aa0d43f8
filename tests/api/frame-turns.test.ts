// SPDX-License-Identifier: GPL-3.0-or-later
/** Frames of a page load a few at a time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { afterTurns, takeTurn } from "../../web/survey/frame/turns.js";

test("three load at first, six once one is there, in their order, and one that never ends keeps nobody for ever", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const begun: number[] = [];
  const ends = Array.from({ length: 11 }, (_, which) => takeTurn(() => begun.push(which)));
  const upTo = (last: number) => Array.from({ length: last + 1 }, (_, which) => which);
  assert.deepEqual(begun, upTo(2));
  // Gone before it was its turn.
  ends[8]?.();
  assert.deepEqual(begun, upTo(2));
  ends[1]?.();
  ends[1]?.();
  assert.deepEqual(begun, upTo(6), "six at once");
  let engines = 0;
  afterTurns(() => {
    engines += 1;
  });
  ends[0]?.();
  assert.deepEqual(begun, upTo(7));
  ends[2]?.();
  assert.deepEqual(begun, [...upTo(7), 9]);
  assert.equal(engines, 0, "engines wait for all questions");
  context.mock.timers.tick(60_000);
  assert.deepEqual(begun, [...upTo(7), 9, 10]);
  assert.equal(engines, 0);
  context.mock.timers.tick(60_000);
  assert.equal(engines, 1);
  takeTurn(() => begun.push(11));
  assert.equal(begun.at(-1), 11);
});
