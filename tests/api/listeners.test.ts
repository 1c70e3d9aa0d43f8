// SPDX-License-Identifier: GPL-3.0-or-later
/** The parts that show channel and curve are told of a new protocol first, all others when those have been painted. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import type { Design } from "../../wasm/engine/sluice.js";
import { Listeners } from "../../web/session/listeners.js";
import { type FileState, initialFileState } from "../../web/session/state.js";

const design = (name: string) => ({ protocol: name }) as Design;
let pictures: (() => void)[] = [];

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  pictures = [];
  const requestAnimationFrame = (paint: () => void) => pictures.push(paint);
  Object.assign(globalThis, { requestAnimationFrame });
});

afterEach(() => {
  mock.timers.reset();
  Reflect.deleteProperty(globalThis, "requestAnimationFrame");
});

/** The browser paints once, and what follows upon that is done. */
async function paint(): Promise<void> {
  for (const draw of pictures.splice(0)) draw();
  await new Promise(setImmediate);
  mock.timers.tick(1);
  await new Promise(setImmediate);
}

function listened(begin: Partial<FileState>) {
  let state: FileState = { ...initialFileState, ...begin };
  const listeners = new Listeners<FileState>();
  const told: string[] = [];
  listeners.add(() => told.push("first"));
  const stop = listeners.add(() => told.push("others"), true);
  const set = (patch: Partial<FileState>) => {
    const before = state;
    state = { ...before, ...patch };
    listeners.tell(before, state);
  };
  return { set, stop, told };
}

test("The first protocol is told to all at once", () => {
  const { set, told } = listened({});
  set({ design: design("grr") });
  assert.deepEqual(told, ["first", "others"]);
});

test("Of one protocol after another, the others are told with the picture after the one that shows it", async () => {
  const { set, told } = listened({ design: design("one") });
  set({ epsilon: 1 });
  set({ designing: true });
  await paint();
  await paint();
  assert.deepEqual(told, ["first", "first"], "not while the new one is to come");
  set({ designing: false });
  set({ design: design("two") });
  await paint();
  assert.ok(!told.includes("others"), "not in the picture that shows it");
  await paint();
  assert.deepEqual(told.slice(4), ["others"], "once for all changes");
});

test("Of protocols in close succession each is told to the others, also while the next one is to come", async () => {
  const { set, told } = listened({ design: design("one") });
  set({ design: design("two") });
  set({ epsilon: 1, designing: true });
  await paint();
  await paint();
  assert.deepEqual(told, ["first", "first", "others"]);
});

test("A wait that began with the move does not end in the picture of the protocol", async () => {
  const { set, told } = listened({ design: design("one") });
  set({ epsilon: 1, designing: true });
  await paint();
  set({ design: design("two"), designing: false });
  await paint();
  assert.deepEqual(told, ["first", "first"]);
  await paint();
  assert.deepEqual(told, ["first", "first", "others"]);
});

test("A search that takes long is told to all at once, and so is what has nothing to do with it", () => {
  const { set, told } = listened({ design: design("one"), designing: true });
  set({ slow: true });
  set({ write: "values" });
  assert.deepEqual(told, ["first", "others", "first", "others"]);
});

test("Whoever has been told meanwhile is not told again", async () => {
  const { set, told } = listened({ design: design("one") });
  set({ design: design("two") });
  set({ write: "values" });
  await paint();
  await paint();
  assert.deepEqual(told, ["first", "first", "others"]);
});

test("That a protocol is gone is told to all at once", () => {
  const { set, told } = listened({ design: design("one") });
  set({ design: undefined });
  assert.deepEqual(told, ["first", "others"]);
});

test("Who has stopped listening is told nothing", async () => {
  const { set, stop, told } = listened({ design: design("one") });
  stop();
  set({ design: design("two") });
  await paint();
  await paint();
  assert.deepEqual(told, ["first"]);
});
