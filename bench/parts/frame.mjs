// SPDX-License-Identifier: GPL-3.0-or-later
/** How long questions in frames of their own take until they can be answered, beside those in the page itself. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "../../wasm/toolchain/chromium.mjs";
import { launchFirefox } from "../../wasm/toolchain/firefox.mjs";
import { root } from "../../wasm/toolchain/root.mjs";
import { serve } from "../../web/serve/server.mjs";
import { median } from "../measure.mjs";
import { table, time } from "../text.mjs";

const REPETITIONS = 7;
const counts = [1, 20, 50];
const places = { "in frames": "", "in the page itself": 'frame="none"' };

/** @param {import("../context.mjs").Context} context */
export async function framePart({ quick, say }) {
  const folder = join(root, ".build/bench/frame");
  const built = join(root, ".build/package/dist");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(built)) copyFileSync(join(built, name), join(folder, name));
  const protocol = readFileSync(join(root, "web/survey/examples/protocols/smoking.json"), "utf8");
  const server = await serve({ root: folder, port: 0, headers: { "Cache-Control": "max-age=600" } });
  const rows = [];
  try {
    for (const [engine, launch] of Object.entries({ Chromium: launchChromium, Firefox: () => launchFirefox() })) {
      const browser = await launch();
      try {
        for (const [place, attribute] of Object.entries(places)) {
          for (const count of counts) {
            writeFileSync(join(folder, "index.html"), pageOf(count, attribute, protocol));
            /** @type {{ first: number, last: number, long: number, longest: number, requests: number, bytes: number }[]} */
            const seen = [];
            for (let i = 0; i < (quick ? 1 : REPETITIONS); i++) seen.push(await opened(browser, server.url));
            const times = /** @type {const} */ (["first", "last", "long", "longest"]).map((key) =>
              time(median(seen.map((one) => one[key]))),
            );
            const [requests, bytes] = [median(seen.map((one) => one.requests)), median(seen.map((one) => one.bytes))];
            rows.push([engine, place, String(count), ...times, String(requests), kB(bytes)]);
            say(`  ${rows.at(-1)?.join(", ")}`);
          }
        }
      } finally {
        await browser.close();
      }
    }
  } finally {
    await server.close();
  }
  const head = ["", "", "questions", "the first", "all", "long tasks", "the longest", "requests", "bytes"];
  return `${table(head, rows)}

Times until questions can be answered, from the last script of \`sluice/form-define\`. Medians of ${quick ? 1 : REPETITIONS} visits with an empty cache, from a server on the same machine. Long tasks keep the page's thread for more than 50 ms; their sum counts from the start of the page. Bytes are those of scripts and frames, before compression.`;
}

/** @param {number} bytes */
const kB = (bytes) => `${Math.round(bytes / 1000)} kB`;

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
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on("requestfinished", (request) => sizes.push(sizeOf(request)));
  await page.addInitScript(watch);
  await page.goto(url);
  const seen = await page.evaluate(() => /** @type {any} */ (globalThis).answerable);
  const all = (await Promise.all(sizes)).filter((size) => size > 0);
  await context.close();
  return { ...seen, requests: all.length, bytes: all.reduce((sum, size) => sum + size, 0) };
}

/** The bytes of a script or a frame. @param {import("playwright-core").Request} request */
async function sizeOf(request) {
  if (!/\.(js|htm)$/.test(new URL(request.url()).pathname)) return 0;
  const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }));
  return responseBodySize;
}

/** In the page: from its start it looks for questions that can be answered, and how long its thread is kept. */
function watch() {
  if (window !== window.parent) return;
  Object.assign(globalThis, {
    answerable: new Promise((resolve) => {
      let first = 0;
      let before = performance.now();
      /** @type {number[]} */
      const kept = [];
      const look = () => {
        const begun = performance.now();
        if (begun - before > 50) kept.push(begun - before);
        const all = [...document.querySelectorAll("sluice-answer")];
        // One that has not been answered lacks a value; one that cannot be yet says so in words of its own.
        const open = all.filter(({ validity }) => validity && !validity.customError).length;
        const now = performance.now();
        if (open > 0) first ||= now;
        before = performance.now();
        if (all.length === 0 || open < all.length) return void setTimeout(look, 2);
        const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
        const come = Math.max(...scripts.map((entry) => /** @type {any} */ (entry).responseEnd));
        const long = kept.reduce((sum, one) => sum + one, 0);
        resolve({ first: first - come, last: now - come, long, longest: Math.max(0, ...kept) });
      };
      look();
    }),
  });
}
