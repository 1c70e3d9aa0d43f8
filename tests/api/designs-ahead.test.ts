// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols found ahead of a hand on the slider. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Design, DesignRequest } from "../../wasm/engine/sluice.js";
import { DesignsAhead } from "../../web/features/protect/session/designs-ahead.js";

const levels = [0, 0.1, 0.2, 0.5, 1, 2];
const table = {
  secret: { name: "s", categories: ["a", "b"] },
  data: { name: "x", categories: ["1", "2"] },
  weights: Float64Array.from([4, 1, 2, 3]),
};
const wanted = (epsilon: number) => ({ table, notion: "lip", epsilon, protocol: "optimal" });
const made = (epsilon: number) => ({ guarantee: { epsilon } }) as Design;

/** An engine that says what it was asked for, each time in a task of its own. */
function recorder(milliseconds = 0) {
  const asked: number[] = [];
  const design = async ({ epsilon }: DesignRequest, { signal }: { signal: AbortSignal }) => {
    asked.push(epsilon);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    signal.throwIfAborted();
    return made(epsilon);
  };
  return { asked, engines: async () => [{ design }] };
}

test("from where the slider is to both sides every place is found, and what was found is given back", async () => {
  const { asked, engines } = recorder();
  const ahead = new DesignsAhead(engines, () => levels);
  assert.equal(ahead.known(wanted(0.5)), undefined);
  const own = made(0.5);
  ahead.add(wanted(0.5), own, 5);
  await ahead.go();
  assert.deepEqual(asked, [], "without a slider nothing is found");
  ahead.watch(true);
  await ahead.go();
  assert.deepEqual(asked.slice(0, 2).toSorted(), [0.2, 1], "the neighbours first");
  assert.deepEqual(new Set(asked), new Set([0, 0.1, 0.2, 1, 2]));
  assert.equal(ahead.known(wanted(0.5)), own);
  assert.equal(ahead.known(wanted(2))?.guarantee.epsilon, 2);
});

test("of another table, or with other settings, nothing is known", async () => {
  const ahead = new DesignsAhead(recorder().engines, () => levels);
  ahead.known(wanted(0.5));
  ahead.add(wanted(0.5), made(0.5), 5);
  assert.equal(ahead.known({ ...wanted(0.5), notion: "ldp" }), undefined);
  assert.equal(ahead.known(wanted(0.5)), undefined, "nor when these come back");
  ahead.add(wanted(0.5), made(0.5), 5);
  assert.equal(ahead.known({ ...wanted(0.5), table: structuredClone(table) }), undefined);
});

test("a hand that moves ends it, and where searches take long none is begun", async () => {
  const { asked, engines } = recorder();
  const ahead = new DesignsAhead(engines, () => levels);
  ahead.known(wanted(1));
  ahead.add(wanted(1), made(1), 5);
  ahead.watch(true);
  ahead.pause();
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.ok(asked.length <= 1, asked.join());
  ahead.known(wanted(2));
  ahead.add(wanted(2), made(2), 2_000);
  asked.length = 0;
  await ahead.go();
  assert.deepEqual(asked, []);
});
