// SPDX-License-Identifier: GPL-3.0-or-later
/** Fingerprints of what was shared: they know the same again, hold nothing else, and go where somebody says so. */
import assert from "node:assert/strict";
import { pbkdf2Sync } from "node:crypto";
import { beforeEach, test } from "node:test";
import {
  forgetShared,
  markOf,
  recallShared,
  refuseShared,
  rememberShared,
  sharedState,
} from "../../web/platform/shared-store.js";

const stored = new Map<string, string>();
let full = false;
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error("full");
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  },
  configurable: true,
});
beforeEach(() => {
  stored.clear();
  full = false;
});

const MARCH = new Date(2026, 2, 12, 23, 59);
const kept = () => JSON.parse(stored.get("sluice-shared") ?? "null");
const recall = (...marks: string[]) => recallShared(async () => marks);

test("the same file and the same counts are known again with their day, and others are not", async () => {
  await rememberShared(["file a", "counts b"], MARCH);
  assert.deepEqual(await recall("file a", "counts c"), { mark: "file a", on: new Date(2026, 2, 12) });
  assert.deepEqual(await recall("file d", "counts b"), { mark: "counts b", on: new Date(2026, 2, 12) });
  assert.equal(await recall("file b", "counts a"), undefined);
  await rememberShared(["file a", "counts b"], new Date(2026, 4, 1));
  assert.equal(kept().entries.length, 1, "saved once more, it is the same file");
  await rememberShared(["file a", "counts e"], new Date(2026, 4, 1));
  assert.deepEqual((await recall("file a"))?.on, new Date(2026, 4, 1), "the last day");
});

test("all that is kept is a salt, days, and hashes of 600,000 rounds", async () => {
  await rememberShared(["file secret-name.csv", "counts b"], MARCH);
  const { salt, entries, ...others } = kept();
  assert.deepEqual(others, {});
  assert.match(salt, /^[0-9a-f]{32}$/);
  const slow = (mark: string) => pbkdf2Sync(mark, salt, 600_000, 16, "sha256").toString("hex");
  assert.deepEqual(entries, [{ prints: [slow("file secret-name.csv"), slow("counts b")], on: "2026-03-12" }]);
  // Another device has another salt, and so other hashes.
  stored.clear();
  await rememberShared(["file secret-name.csv", "counts b"], MARCH);
  assert.notEqual(kept().entries[0].prints[0], entries[0]?.prints[0]);
});

test("nothing is made where nothing is kept", async () => {
  assert.equal(await recallShared(() => assert.fail("no marks are made")), undefined);
  assert.equal(stored.size, 0);
});

test("one file is forgotten, all are refused, and refused is refused until it is allowed again", async () => {
  await rememberShared(["file a", "counts b"], MARCH);
  await rememberShared(["file c", "counts d"], MARCH);
  await forgetShared(["file a"]);
  assert.equal(await recall("file a", "counts b"), undefined);
  assert.ok(await recall("file c"));
  await forgetShared(["counts d"]);
  assert.equal(stored.size, 0, "with the last one all goes");

  await rememberShared(["file a", "counts b"], MARCH);
  refuseShared(true);
  assert.deepEqual(kept(), { salt: "", entries: [], refused: true });
  assert.equal(sharedState(), "refused");
  await rememberShared(["file a", "counts b"], MARCH);
  assert.equal(await recall("file a", "counts b"), undefined);
  refuseShared(false);
  assert.equal(stored.size, 0);
  assert.equal(sharedState(), "kept");

  // Refused while the hash is made.
  const making = rememberShared(["file a"], MARCH);
  refuseShared(true);
  await making;
  assert.deepEqual(kept().entries, []);
});

test("a browser that stores nothing, and texts of others in the place, are no trouble", async () => {
  full = true;
  assert.equal(sharedState(), "never");
  await rememberShared(["file a"], MARCH);
  assert.equal(stored.size, 0);
  full = false;
  for (const text of [
    "",
    "null",
    "[]",
    "{",
    '{"salt":1}',
    '{"salt":"a","entries":[{}]}',
    '{"salt":"a","entries":[{"prints":[1],"on":"x"}]}',
  ]) {
    stored.set("sluice-shared", text);
    assert.equal(await recall("file a"), undefined);
    assert.equal(sharedState(), "kept");
    await forgetShared(["file a"]);
    await rememberShared(["file a"], MARCH);
    assert.ok(await recall("file a"), text);
  }
});

test("a file is known by its bytes, not by its name, and a large one by its size and both ends", async () => {
  const file = (text: string | Uint8Array<ArrayBuffer>, name = "a.csv") => new File([text], name);
  assert.equal(await markOf(file("x,y\n1,2\n")), await markOf(file("x,y\n1,2\n", "copy.csv")));
  assert.notEqual(await markOf(file("x,y\n1,2\n")), await markOf(file("x,y\n1,3\n")));
  const large = new Uint8Array(17_000_000);
  const before = await markOf(file(large));
  for (const at of [0, large.length - 1]) {
    const other = large.slice();
    other.set([1], at);
    assert.notEqual(await markOf(file(other)), before);
  }
  assert.notEqual(await markOf(file(large.subarray(1))), before);
});
