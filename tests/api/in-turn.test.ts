// SPDX-License-Identifier: GPL-3.0-or-later
/** Parts of a long page that are drawn a task each. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { InTurn } from "../../web/parts/in-turn.js";

beforeEach(() => {
  Object.assign(globalThis, { window: new EventTarget() });
});

/** A page that is drawn as soon as it is asked for, and what it has drawn each time. */
function pageOf(parts: () => number, there: () => Promise<void> = async () => {}) {
  const drawn: number[] = [];
  const page = {
    addController() {},
    removeController() {},
    requestUpdate: () => draw(),
    updateComplete: Promise.resolve(true),
  };
  const turn = new InTurn(page, parts, there);
  const draw = () => {
    drawn.push(Math.min(turn.drawn, parts()));
    turn.hostUpdated();
  };
  return { turn, draw, drawn };
}

const task = () => new Promise((resolve) => setTimeout(resolve));

test("the first part comes with the page, and every other one in a task of its own", async () => {
  const { turn, draw, drawn } = pageOf(() => 4);
  turn.hostConnected();
  draw();
  assert.deepEqual(drawn, [1]);
  assert.ok(turn.busy);
  for (const most of [2, 3, 4]) {
    await task();
    assert.equal(drawn.at(-1), most);
  }
  await task();
  assert.deepEqual(drawn, [1, 2, 3, 4]);
  assert.ok(!turn.busy);
});

test("parts beyond the second wait until somebody is there", async () => {
  let come = () => {};
  const there = new Promise<void>((resolve) => {
    come = resolve;
  });
  const { turn, draw, drawn } = pageOf(
    () => 4,
    () => there,
  );
  turn.hostConnected();
  draw();
  for (let i = 0; i < 4; i++) await task();
  assert.deepEqual(drawn, [1, 2]);
  come();
  for (let i = 0; i < 4; i++) await task();
  assert.deepEqual(drawn, [1, 2, 3, 4]);
});

test("all parts are there before the page is printed", () => {
  const { turn, draw, drawn } = pageOf(() => 9);
  turn.hostConnected();
  draw();
  window.dispatchEvent(new Event("beforeprint"));
  assert.deepEqual(drawn, [1, 9]);
});

test("parts that come later are drawn in turn as well", async () => {
  let parts = 2;
  const { turn, draw, drawn } = pageOf(() => parts);
  turn.hostConnected();
  draw();
  await task();
  assert.ok(!turn.busy);
  parts = 4;
  draw();
  for (let i = 0; i < 3; i++) await task();
  assert.deepEqual(drawn, [1, 2, 2, 3, 4]);
});

test("nothing is drawn for a page that has been left", async () => {
  const { turn, draw, drawn } = pageOf(() => 4);
  turn.hostConnected();
  draw();
  turn.hostDisconnected();
  await task();
  window.dispatchEvent(new Event("beforeprint"));
  assert.deepEqual(drawn, [1]);
});
