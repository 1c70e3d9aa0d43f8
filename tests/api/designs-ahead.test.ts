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

test("none is begun where somebody has not waited for the end of one, until the settings are others", async () => {
  const { asked, engines } = recorder();
  const ahead = new DesignsAhead(engines, () => levels);
  ahead.watch(true);
  ahead.known(wanted(0.5));
  ahead.tooLong();
  await ahead.go();
  assert.deepEqual(asked, []);
  ahead.known({ ...wanted(0.5), notion: "ldp" });
  await ahead.go();
  assert.equal(asked.length, levels.length);
});

test("a hand that moves on finds the place where it will be next, and then those around it", async () => {
  const { asked, engines } = recorder();
  const even = Array.from({ length: 21 }, (_, i) => i / 10);
  const ahead = new DesignsAhead(engines, () => even);
  ahead.watch(true);
  for (const epsilon of [0.2, 0.5]) {
    ahead.known(wanted(epsilon));
    ahead.add(wanted(epsilon), made(epsilon), 5);
  }
  await ahead.go();
  assert.equal(asked[0], 0.8, "three places on, as it came");
  assert.deepEqual(asked.slice(1, 3).toSorted(), [0.7, 0.9]);
  assert.equal(asked.length, 19, "all others as well");
});

/** An engine whose searches end when they are let, or when they are given up. */
function gate() {
  const asked: number[] = [];
  let open = () => {};
  const design = async ({ epsilon }: DesignRequest, { signal }: { signal: AbortSignal }) => {
    asked.push(epsilon);
    await new Promise<void>((resolve, reject) => {
      open = resolve;
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    return made(epsilon);
  };
  return { asked, open: () => open(), engines: async () => [{ design }] };
}

const begun = () => new Promise((resolve) => setTimeout(resolve));

test("who asks for what is being found right now is given that, and nothing of other settings", async () => {
  const { asked, open, engines } = gate();
  const ahead = new DesignsAhead(engines, () => levels);
  ahead.known(wanted(0.5));
  ahead.add(wanted(0.5), made(0.5), 5);
  ahead.watch(true);
  await begun();
  const [next = 0] = asked;
  assert.equal(ahead.known(wanted(next)), undefined);
  const coming = ahead.coming(wanted(next));
  open();
  assert.equal((await coming)?.guarantee.epsilon, next);
  assert.deepEqual(asked, [next], "and nothing else is begun meanwhile");
  assert.equal(ahead.known(wanted(next))?.guarantee.epsilon, next);
  void ahead.go();
  await begun();
  const other = { ...wanted(asked[1] ?? 0), notion: "ldp" };
  assert.equal(ahead.known(other), undefined);
  assert.equal(ahead.coming(other), undefined);
});

test("what is being found and is given up, or does not come soon, is not waited for", async () => {
  const { asked, engines } = gate();
  const ahead = new DesignsAhead(engines, () => levels);
  ahead.watch(true);
  const ask = async () => {
    ahead.known(wanted(0.5));
    ahead.add(wanted(0.5), made(0.5), 5);
    void ahead.go();
    await begun();
    const next = asked.at(-1) ?? 0;
    ahead.known(wanted(next));
    const coming = ahead.coming(wanted(next));
    assert.ok(coming);
    return { coming };
  };
  const { coming: late } = await ask();
  assert.equal(await late, undefined, "it never comes");
  const { coming: ended } = await ask();
  ahead.watch(false);
  assert.equal(await ended, undefined);
});
