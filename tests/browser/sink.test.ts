// SPDX-License-Identifier: GPL-3.0-or-later
/** Private files that the worker writes into a file of the browser, and large ones that it makes into Blobs. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { lendApi } from "./api.js";
import { site, useBrowser, visit } from "./browser.js";

useBrowser();

const ROWS = 1_000_000;

/** So much that it would take a minute: however late the page is with its word, the file is not whole by then. */
const MANY = 100 * ROWS;

/** In the page: privatises into a file that held "old" before; the rows, or the code of the error, and what it holds now. */
async function into({ engine, rows, last, after }: { engine: string; rows: number; last: string; after: number }) {
  const { Sluice, SluiceError, toProtocolFile } = globalThis.sluiceApi;
  const { default: source } = await import(engine);
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const sluice = new Sluice({ createWorker: () => new Worker(address) });
  const table = {
    secret: { name: "s", categories: ["ill", "well"] },
    data: { name: "x", categories: ["a", "b"] },
    weights: Float64Array.of(40, 10, 10, 40),
  };
  const protocol = toProtocolFile(await sluice.design({ table, notion: "lip", epsilon: 0.4, protocol: "grr" }));
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle("out.csv", { create: true });
  const before = await handle.createWritable();
  await before.write("old");
  await before.close();
  // The same piece again and again is there but once.
  const piece = new Blob(["a,1\nb,2\n".repeat(5_000)]);
  const people = new Blob(["x,i\n", ...Array.from({ length: rows / 10_000 }, () => piece), last]);
  const controller = new AbortController();
  const onProgress = (progress: { rows: number }) => {
    if (after > 0 && progress.rows >= after) controller.abort();
  };
  const options = { signal: controller.signal, onProgress };
  const choice = { write: "reports" as const, keep: ["i"], knowingly: ["i"] };
  const told = await sluice.privatiseInto(handle, people, protocol, choice, options).then(
    (made) => made.rows,
    (error) => (error instanceof SluiceError ? error.code : String(error)),
  );
  sluice.close();
  const text = await (await handle.getFile()).text();
  let names: string[] = [];
  // The file that the worker wrote beside it goes with the worker, soon after it has been ended.
  for (let times = 0; names.length !== 1 && times < 100; times++) {
    if (times > 0) await new Promise((resolve) => setTimeout(resolve, 100));
    names = [];
    for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) names.push(name);
  }
  return { told, names, length: text.length, begin: text.slice(0, 4), lines: text.split("\n").length - 1 };
}

test("a file that the person has chosen is whole, or as it was before", () =>
  visit(async ({ page, complaints }) => {
    await lendApi(page);
    const engine = `./${readdirSync(site).find((name) => /^engine-\w+\.js$/.test(name))}`;
    const run = (last: string, rows = ROWS, after = 0) => page.evaluate(into, { engine, rows, last, after });
    const whole = await run("");
    assert.deepEqual([whole.told, whole.begin, whole.lines], [ROWS, "x,i\n", ROWS + 1]);
    const bad = await run("c,3\n");
    assert.deepEqual(bad, { told: "unknown_category", names: ["out.csv"], length: 3, begin: "old", lines: 0 });
    const cancelled = await run("", MANY, ROWS / 2);
    assert.deepEqual(cancelled, { told: "cancelled", names: ["out.csv"], length: 3, begin: "old", lines: 0 });
    assert.deepEqual(complaints, []);
  }));
