// SPDX-License-Identifier: GPL-3.0-or-later
/** How long questions in frames of their own take until they can be answered, beside those in the page itself. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "../../wasm/toolchain/chromium.mjs";
import { root } from "../../wasm/toolchain/root.mjs";
import { serve } from "../../web/serve/server.mjs";
import { median } from "../measure.mjs";
import { table, time } from "../text.mjs";

const REPETITIONS = 7;
const counts = [1, 20];
const places = {
  "in frames, where the page names the file": 'frame="/sluice-frame.htm"',
  "in frames, with the file beside the script": "",
  "in the page itself": 'frame="none"',
};

/** @param {import("../context.mjs").Context} context */
export async function framePart({ quick }) {
  const folder = join(root, ".build/bench/frame");
  const built = join(root, ".build/package/dist");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(built)) copyFileSync(join(built, name), join(folder, name));
  const protocol = readFileSync(join(root, "web/survey/examples/protocols/smoking.json"), "utf8");
  const server = await serve({ root: folder, port: 0, headers: { "Cache-Control": "max-age=600" } });
  const browser = await launchChromium();
  try {
    const rows = [];
    for (const [place, attribute] of Object.entries(places)) {
      const row = [place];
      for (const count of counts) {
        writeFileSync(join(folder, "index.html"), pageOf(count, attribute, protocol));
        const seen = [];
        for (let i = 0; i < (quick ? 1 : REPETITIONS); i++) seen.push(await opened(browser, server.url));
        if (count > 1) row.push(time(median(seen.map(({ first }) => first))));
        row.push(time(median(seen.map(({ last }) => last))));
      }
      rows.push(row);
    }
    return `${table(["", "one question", "the first of 20", "all of 20"], rows)}

The time from the last script of \`sluice/form-define\` until it can be answered. Medians of ${quick ? 1 : REPETITIONS} visits of Chromium with an empty cache, from a server on the same machine.`;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {number} count @param {string} attribute @param {string} protocol */
function pageOf(count, attribute, protocol) {
  const inside = `<script type="application/json">${protocol.replaceAll("<", "\\u003c")}</script>`;
  const questions = Array.from(
    { length: count },
    (_, i) => `<sluice-answer name="q${i}" label="Question ${i}" told ${attribute}>${inside}</sluice-answer>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Questions</title><link rel="icon" href="data:,">
<form>${questions.join("")}</form><script type="module" src="form-define.js"></script>`;
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 */
async function opened(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  const seen = await page.evaluate(() => /** @type {any} */ (globalThis).answerable);
  await context.close();
  return seen;
}

/** In the page: from its start it looks for questions that can be answered. */
function watch() {
  if (window !== window.parent) return;
  Object.assign(globalThis, {
    answerable: new Promise((resolve) => {
      let first = 0;
      const look = () => {
        const all = [...document.querySelectorAll("sluice-answer")];
        // One that has not been answered lacks a value; one that cannot be yet says so in words of its own.
        const open = all.filter(({ validity }) => validity && !validity.customError).length;
        const now = performance.now();
        if (open > 0) first ||= now;
        if (all.length === 0 || open < all.length) return void setTimeout(look, 2);
        const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
        const come = Math.max(...scripts.map((entry) => /** @type {any} */ (entry).responseEnd));
        resolve({ first: first - come, last: now - come });
      };
      look();
    }),
  });
}
