// SPDX-License-Identifier: GPL-3.0-or-later
/** The worker in whose place another one comes: it loses nothing that it was told, and gives up once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { WorkerLike } from "../../wasm/engine/bridge.js";
import { Sluice } from "../../wasm/engine/sluice.js";
import { workers } from "../../wasm/package/connection.js";
import { Replaceable } from "../../wasm/package/replaceable.js";
import { rejects } from "./helpers.js";

/** A worker of which the test says what happens to it. */
class Played implements WorkerLike {
  readonly told: unknown[] = [];
  ended = false;
  readonly #listeners: [string, (event: never) => void][] = [];

  postMessage(message: unknown): void {
    this.told.push(message);
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.push([type, listener]);
  }
  terminate(): void {
    this.ended = true;
  }
  happens(type: "message" | "error", event: object = {}): void {
    for (const [wanted, listener] of this.#listeners) if (wanted === type) listener(event as never);
  }
}

function played(second: () => Promise<WorkerLike> = async () => new Played()) {
  const first = new Played();
  const events: [string, object][] = [];
  const worker = new Replaceable(() => first, second);
  for (const type of ["message", "error"]) worker.addEventListener(type, (event: object) => events.push([type, event]));
  return { first, worker, events };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("one whose script did not come is replaced, and the other one is told all that it was told, also meanwhile", async () => {
  const second = new Played();
  const { first, worker, events } = played(async () => second);
  worker.postMessage(1);
  first.happens("error");
  worker.postMessage(2);
  await turn();
  worker.postMessage(3);
  assert.deepEqual([first.told, first.ended, second.told], [[1], true, [1, 2, 3]]);
  second.happens("message", { data: "here" });
  // Later words of the first one are nobody's business.
  first.happens("message", { data: "late" });
  assert.deepEqual(events, [["message", { data: "here" }]]);
});

test("one that has answered is not replaced when it fails, nor is the second", async () => {
  const { first, events } = played(async () => assert.fail("it is not needed"));
  first.happens("message", { data: 1 });
  first.happens("error", { message: "broken" });
  assert.deepEqual(events.at(-1), ["error", { message: "broken" }]);
  const second = new Played();
  const other = played(async () => second);
  other.first.happens("error");
  await turn();
  second.happens("error", { message: "not allowed" });
  assert.deepEqual(other.events, [["error", { message: "not allowed" }]]);
});

test("where neither can be made that is told to whoever waits", async () => {
  const failing = () => {
    throw new Error("no workers here");
  };
  const sluice = new Sluice({ createWorker: () => new Replaceable(failing, async () => failing()) });
  const { message } = await rejects(() => sluice.catalogue(), "crashed");
  assert.match(message, /no workers here/);
});

test("one that was ended meanwhile does not come to life", async () => {
  const second = new Played();
  const { first, worker, events } = played(async () => second);
  first.happens("error");
  worker.terminate();
  await turn();
  assert.deepEqual([second.ended, second.told, events], [true, [], []]);
});

test("options say where workers come from, and every one is handed the engine first", () => {
  const asked: string[] = [];
  const made: Played[] = [];
  const make = (how: string) => {
    asked.push(how);
    const worker = new Played();
    made.push(worker);
    return worker;
  };
  const start = (options: Parameters<typeof workers>[0]) =>
    workers(
      options,
      (url) => make(`from ${url}`),
      () => make("packaged"),
    )();
  start({});
  start({ workerUrl: "/worker.js" });
  start({ createWorker: () => make("own"), workerUrl: "/worker.js" });
  assert.deepEqual(asked, ["packaged", "from /worker.js", "own"]);
  const wasm = new Uint8Array(1);
  start({ wasm });
  assert.deepEqual(
    made.map(({ told }) => told),
    [[], [], [], [{ wasm }]],
  );
});
