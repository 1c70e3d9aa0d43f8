// SPDX-License-Identifier: GPL-3.0-or-later
/** A worker whose memory is tidied up all the time, as it is now and then where much is done. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { lendApi } from "./api.js";
import { site, useBrowser, visit } from "./browser.js";

useBrowser("collecting chromium");

/** Rows of files of one piece, and of several. */
const SIZES = [2, 1_000, 400_000];

/** In the page: the people that are counted in files of so many rows, by a worker whose collector is at it throughout. */
async function counted({ engine, sizes }: { engine: string; sizes: number[] }): Promise<number[]> {
  const { Sluice } = globalThis.sluiceApi;
  const { default: source } = await import(engine);
  const address = URL.createObjectURL(new Blob(["setInterval(gc, 0);", source], { type: "text/javascript" }));
  const sluice = new Sluice({ createWorker: () => new Worker(address) });
  const counts: number[] = [];
  for (const rows of sizes) {
    const file = new File(["x,i\n", "a,1\nb,2\n".repeat(rows / 2)], "people.csv");
    const { weights } = await sluice.count(file, { secret: "i", data: "x" });
    counts.push(weights.reduce((sum, weight) => sum + weight));
  }
  sluice.close();
  return counts;
}

test("a file is read to its end, whatever the browser takes out of its memory meanwhile", () =>
  visit(async ({ page }) => {
    await lendApi(page);
    const engine = `./${readdirSync(site).find((name) => /^engine-\w+\.js$/.test(name))}`;
    const counting = page.evaluate(counted, { engine, sizes: SIZES });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error("a file is not read to its end")), 120_000);
    });
    assert.deepEqual(await Promise.race([counting, late]), SIZES);
    clearTimeout(timer);
  }));
