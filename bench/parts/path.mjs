// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The two main paths of the page, as a person meets them who has never been here. It measures what is read, how far it
 * is, and how long it takes.
 */
import { launchChromium } from "../../wasm/toolchain/chromium.mjs";
import { serve } from "../../web/serve/server.mjs";
import { median } from "../measure.mjs";
import { questionLink } from "../question-link.mjs";
import { mainPath, scrollThrough, wordsBefore } from "../seen.mjs";
import { table, time } from "../text.mjs";

const sizes = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
];
/** A telephone on a slow network, as Lighthouse has it: bytes a second, and milliseconds there and back. */
const SLOW = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, latency: 150 };
const REPETITIONS = 5;

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").Page} Page */

/** @param {import("../context.mjs").Context} context */
export async function pathPart({ quick, say }) {
  const server = await serve({ port: 0 });
  const browser = await launchChromium();
  const times = quick ? 1 : REPETITIONS;
  try {
    const columns = [];
    for (const size of sizes) {
      const answers = [];
      const files = [];
      for (let i = 0; i < times; i++) answers.push(await answer(browser, `${server.url}${questionLink()}`, size));
      for (let i = 0; i < times; i++) files.push(await protect(browser, server.url, size));
      columns.push([...shownAnswer(answers), ...shownFile(files)]);
      say(`  ${size.width} x ${size.height}`);
    }
    const [narrow = [], wide = []] = columns;
    const names = [
      "a link to a question: words before the question (at most 60)",
      "the first answer ends at (at most 667 px)",
      "taps until the noisy answer is copied (at most 4)",
      "the question is there after",
      "the same on a slow network",
      "Adult, two columns: words before the button that saves (at most 250)",
      "screens before what is folded (at most 2 on a desktop)",
      "the button is in view at the top, half way, at the end",
      "from the click on the example until the file can be saved",
      "until it has been saved",
    ];
    const rows = names.map((name, i) => [name, narrow[i] ?? "", wide[i] ?? ""]);
    return `${table(["", ...sizes.map(({ width, height }) => `${width} x ${height}`)], rows)}

Times are medians of ${times}, without what a person takes to read, from a server on the same machine. The slow network has 1.6 Mbit/s and 150 ms there and back. Adult has 32,561 rows. Words are those that are seen, the head of the page and chosen options included.`;
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 */
async function answer(browser, url, viewport) {
  const slow = await opened(browser, url, viewport, true);
  await slow.page.context().close();
  const { page, asked } = await opened(browser, url, viewport, false);
  const words = (await page.evaluate(wordsBefore, "h1")).length;
  const card = page.locator("sluice-answer label.card");
  const box = await card.first().boundingBox();
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  const taps = [card.last(), page.getByRole("button", { name: "Get my noisy answer" }), copy];
  for (const tap of taps) await tap.click();
  await page.getByText("Copied.").waitFor();
  await page.context().close();
  return { words, end: (box?.y ?? Number.NaN) + (box?.height ?? 0), taps: taps.length, asked, slow: slow.asked };
}

/**
 * A window that has never seen the page, and when the question was there.
 * @param {Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 * @param {boolean} slow
 */
async function opened(browser, url, viewport, slow) {
  const context = await browser.newContext({
    viewport,
    serviceWorkers: "block",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  if (slow) await (await context.newCDPSession(page)).send("Network.emulateNetworkConditions", SLOW);
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("sluice-answer h1").waitFor();
  return { page, asked: await page.evaluate(() => performance.now()) };
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 */
async function protect(browser, url, viewport) {
  const page = await browser.newPage({ viewport, serviceWorkers: "block" });
  // For the people listed, of whom the figures are.
  await page.goto(`${url}#promise=lip`);
  const example = page.locator("sluice-opener[empty] .example.census");
  await example.waitFor();
  const go = page.locator("sluice-save-bar .go[aria-disabled=false]");
  const begin = performance.now();
  await example.click();
  await go.waitFor();
  const ready = performance.now() - begin;
  const coming = page.waitForEvent("download");
  const click = performance.now();
  await go.click();
  await (await coming).path();
  const saved = ready + performance.now() - click;
  await page.reload();
  await example.click();
  await go.waitFor();
  // With the way out that comes a moment later.
  await page.locator("sluice-useful-box .counting").waitFor();
  const words = (await page.evaluate(wordsBefore, ".go")).length;
  const { screens } = await page.evaluate(mainPath);
  let inView = true;
  for (const part of [0, 0.5, 1]) {
    await page.evaluate(scrollThrough, part);
    inView &&= (await page.evaluate(mainPath)).barIsSeen;
  }
  await page.close();
  return { words, screens, inView, ready, saved };
}

/** @param {Awaited<ReturnType<typeof answer>>[]} all */
function shownAnswer(all) {
  const of = (/** @type {"words" | "end" | "taps" | "asked" | "slow"} */ name) => median(all.map((one) => one[name]));
  return [`${of("words")}`, `${of("end").toFixed(0)} px`, `${of("taps")}`, time(of("asked")), time(of("slow"))];
}

/** @param {Awaited<ReturnType<typeof protect>>[]} all */
function shownFile(all) {
  const of = (/** @type {"words" | "screens" | "ready" | "saved"} */ name) => median(all.map((one) => one[name]));
  const inView = all.every((one) => one.inView) ? "yes" : "no";
  return [`${of("words")}`, of("screens").toFixed(1), inView, time(of("ready")), time(of("saved"))];
}
