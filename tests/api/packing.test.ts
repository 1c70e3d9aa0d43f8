// SPDX-License-Identifier: GPL-3.0-or-later
/** Bytes packed and written in letters come back as they were, and never as more than is allowed for. */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { packed, unpacked } from "../../web/platform/packing.js";

test("what is packed comes back, however long it is", async () => {
  for (const bytes of [new Uint8Array(), Uint8Array.of(0), new Uint8Array(randomBytes(300_001))]) {
    const letters = await packed(new Blob([bytes]), 1e6);
    assert.match(letters, /^[A-Za-z0-9+/]*=*$/);
    assert.deepEqual(await unpacked(letters, bytes.length), bytes);
  }
});

test("more than is allowed for is refused, packed or unpacked", async () => {
  await assert.rejects(packed(new Blob([new Uint8Array(randomBytes(100_000))]), 99_000), RangeError);
  // A few bytes that would unpack to many.
  const letters = await packed(new Blob([new Uint8Array(10_000_000)]), 100_000);
  assert.ok(letters.length < 20_000);
  await assert.rejects(unpacked(letters, 9_999_999), RangeError);
  assert.equal((await unpacked(letters, 10_000_000)).length, 10_000_000);
});

test("letters that are none, or that were cut off, are refused", async () => {
  await assert.rejects(unpacked("%", 100));
  const letters = await packed(new Blob([new Uint8Array(randomBytes(1000))]), 1e6);
  await assert.rejects(unpacked(letters.slice(0, 400), 1e6));
});
