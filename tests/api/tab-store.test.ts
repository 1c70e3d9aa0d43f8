// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts kept for a tab are bounded as they were, not only as they are packed, and stored texts are not believed. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { packed } from "../../web/platform/packing.js";
import { isTooLong, MOST_KEPT, take } from "../../web/platform/tab-store.js";

const stored = new Map<string, string>();
const store = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => void stored.set(name, text),
  removeItem: (name: string) => void stored.delete(name),
};
Object.defineProperty(globalThis, "sessionStorage", { value: store, configurable: true });
afterEach(() => stored.clear());

test("files are too long where all together are, or where one has no length", () => {
  const sizes = (...all: number[]) => isTooLong(all.map((size) => ({ size })));
  assert.equal(sizes(MOST_KEPT), false);
  assert.equal(sizes(MOST_KEPT, 1), true);
  assert.equal(sizes(2 * MOST_KEPT, -2 * MOST_KEPT), true);
  assert.equal(sizes(Number.NaN), true);
  assert.equal(isTooLong([{ size: "1" as unknown as number }, { size: "e9" as unknown as number }]), true);
});

test("what says that it unpacks to more is not unpacked, and goes; what does not is there", async () => {
  const bytes = new Uint8Array(1e6);
  const letters = await packed(new Blob([bytes]), 1e6);
  const one = { name: "a.csv", type: "", lastModified: 0, size: bytes.length, letters };
  const put = (...files: object[]) => store.setItem("place", JSON.stringify({ files, details: 7 }));
  put(one, one);
  assert.deepEqual(
    (await take("place"))?.files.map(({ size }) => size),
    [1e6, 1e6],
  );
  put(...Array.from({ length: 101 }, () => one));
  assert.equal(await take("place"), undefined);
  assert.equal(store.getItem("place"), null);
  put({ ...one, size: 2e9 });
  assert.equal(await take("place"), undefined);
});
