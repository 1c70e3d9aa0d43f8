// SPDX-License-Identifier: GPL-3.0-or-later
/** Files carried to a worker as their bytes are read there as files are, and say why where they cannot be. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { SluiceError } from "../../wasm/contract/errors.js";
import { readsNoFiles, withBytes, withFiles } from "../../wasm/files/blob-bytes.js";
import { blobSource } from "../../wasm/files/source.js";

/** To a worker and into it. */
async function carried<T>(message: T): Promise<T> {
  return withFiles(structuredClone(await withBytes(message)) as T);
}

async function read(blob: Blob, name: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of blobSource(blob, name).chunks()) pieces.push(piece.slice());
  return Buffer.concat(pieces);
}

test("a message without files comes as it is, and then the worker is one that reads files", async () => {
  const message = { id: 1, input: { weights: Float64Array.of(1, 2), names: ["a"], none: null }, watched: false };
  assert.deepEqual(await carried(message), message);
  assert.equal(readsNoFiles(), false);
});

test("a file of several pieces is read to the byte, again and in parts, wherever it stands in the message", async () => {
  const bytes = Uint8Array.from({ length: 1_300_007 }, (_, i) => (i * 7919) % 251);
  const { input } = await carried({ id: 2, input: { file: { blob: new File([bytes], "a.csv"), name: "a.csv" } } });
  const { blob } = input.file;
  assert.ok(blob instanceof File);
  assert.deepEqual([blob.name, blob.size], ["a.csv", bytes.length]);
  for (let times = 0; times < 2; ++times) assert.deepEqual(await read(blob, "a.csv"), Buffer.from(bytes));
  const part = blob.slice(600_000, 600_010);
  assert.deepEqual(new Uint8Array(await part.arrayBuffer()), bytes.slice(600_000, 600_010));
  assert.deepEqual(new Uint8Array(await blob.slice(-3).arrayBuffer()), bytes.slice(-3));
  assert.equal(readsNoFiles(), true);
});

test("a file that cannot be read is told of by its name, as one that has changed", async () => {
  const gone = new File(["s,x\n"], "people.csv");
  gone.arrayBuffer = () => Promise.reject(new Error("it is gone"));
  const { blob } = await carried({ blob: gone });
  await assert.rejects(read(blob, "people.csv"), (error: SluiceError) => {
    assert.deepEqual([error.code, error.place.file], ["file_changed", "people.csv"]);
    assert.match(error.message, /it is gone/);
    return true;
  });
});
