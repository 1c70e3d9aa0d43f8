// SPDX-License-Identifier: GPL-3.0-or-later
/** Large files go straight to where the person wants them, whole or not at all. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SluiceError } from "../../wasm/engine/sluice.js";
import { placeFor, saveAt } from "../../web/platform/save.js";

const large = { size: 60_000_000 } as Blob;
const small = { size: 1_000 } as Blob;

/** The browser's dialogue for saving, if any. */
function offering(showSaveFilePicker?: unknown): void {
  Object.assign(globalThis, { window: { showSaveFilePicker } });
}

function handleOf(stream: WritableStream): FileSystemFileHandle {
  return { createWritable: async () => stream } as unknown as FileSystemFileHandle;
}

test("a small file is downloaded, and so is a large one where nothing else is offered", async () => {
  offering(() => assert.fail("not asked"));
  assert.equal(await placeFor(small, "a.csv"), "download");
  offering(undefined);
  assert.equal(await placeFor(large, "a.csv"), "download");
});

test("for a large one the person is asked, and may think better of it", async () => {
  const handle = handleOf(new WritableStream());
  let name = "";
  offering(async (options: { suggestedName: string }) => {
    name = options.suggestedName;
    return handle;
  });
  assert.equal(await placeFor(large, "a.csv"), handle);
  assert.equal(name, "a.csv");
  offering(async () => {
    throw new DOMException("The user aborted a request.", "AbortError");
  });
  assert.equal(await placeFor(large, "a.csv"), undefined);
});

test("all of it is written and closed; where that fails it is aborted and told", async () => {
  const text = "x,y\n".repeat(100_000);
  let written = "";
  let closed = false;
  const decoder = new TextDecoder();
  await saveAt(
    handleOf(
      new WritableStream({
        write: (bytes: Uint8Array) => {
          written += decoder.decode(bytes);
        },
        close: () => {
          closed = true;
        },
      }),
    ),
    new Blob([text]),
    "a.csv",
  );
  assert.equal(written, text);
  assert.ok(closed);
  const full = new WritableStream({
    write: () => {
      throw new Error("The disk is full.");
    },
  });
  // In the page's own words.
  const refused = (why: RegExp) => (error: unknown) => error instanceof SluiceError && why.test(error.message);
  await assert.rejects(saveAt(handleOf(full), new Blob([text]), "a.csv"), refused(/The disk is full\.$/));
  const refusing = {
    createWritable: () => Promise.reject(new Error("Not allowed.")),
  } as unknown as FileSystemFileHandle;
  await assert.rejects(saveAt(refusing, new Blob([text]), "a.csv"), refused(/Not allowed\.$/));
});
