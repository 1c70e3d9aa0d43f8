// SPDX-License-Identifier: GPL-3.0-or-later
/** The page itself: how soon it is there, what it weighs, and how closely it follows the slider. */
import { launchChromium } from "../../wasm/toolchain/chromium.mjs";
import { serve } from "../../web/serve/server.mjs";
import { median } from "../measure.mjs";
import { syntheticTable, timeSlider } from "../slider.mjs";
import { table, time } from "../text.mjs";

/** How often the page is opened, each time in a browser that has never seen it. */
const OPENINGS = 5;
const MOVES = 60;
/** A laptop's window. */
const viewport = { width: 1280, height: 900 };

/** For the people listed: a method for a sample depends on how long it is searched for. */
const LISTED = "#promise=lip";

/** @typedef {import("playwright-core").Browser} Browser */

/** @param {import("../context.mjs").Context} context */
export async function pagePart({ quick, say }) {
  const server = await serve({ port: 0 });
  const browser = await launchChromium();
  try {
    const openings = [];
    for (let i = 0; i < (quick ? 1 : OPENINGS); i++) openings.push(await opening(browser, server.url));
    say("  opened");
    const moved = await slider(browser, server.url, quick ? 10 : MOVES);
    return `${openingTable(openings)}\n\n${moved}`;
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * The first visit: until something is painted, and until the optimum of an example is shown that is clicked as soon as
 * it can be. It also counts what has come by then.
 * @param {Browser} browser
 * @param {string} url
 */
async function opening(browser, url) {
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(url + LISTED);
  // A hand that is as quick as can be.
  await page.locator("sluice-opener[empty] .example.survey").click();
  await page.locator("sluice-save-bar .go[aria-disabled=false]").waitFor();
  await page.locator("sluice-guess-box svg").waitFor();
  const measured = await page.evaluate(() => {
    const files = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
    const [own] = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("navigation"));
    return {
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      optimum: performance.now(),
      files: files.length + 1,
      bytes: [own, ...files].reduce((sum, file) => sum + (file?.transferSize ?? 0), 0),
    };
  });
  await context.close();
  return measured;
}

/** @param {Awaited<ReturnType<typeof opening>>[]} all */
function openingTable(all) {
  const [{ files, bytes } = { files: 0, bytes: 0 }] = all;
  const of = (/** @type {"painted" | "optimum"} */ what) => time(median(all.map((one) => one[what])));
  return `${table(
    ["first visit", ""],
    [
      ["something is painted after", of("painted")],
      ["the optimum for an example is shown after, clicked at once", of("optimum")],
      ["files, packed as any host does", `${files}, ${(bytes / 1e6).toFixed(2)} MB`],
    ],
  )}

Median of ${all.length}, from a server on the same machine.`;
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {number} moves
 */
async function slider(browser, url, moves) {
  const page = await browser.newPage({ viewport });
  await page.goto(url + LISTED);
  const file = { name: "synthetic.csv", mimeType: "text/csv", buffer: Buffer.from(syntheticTable()) };
  await page.locator("sluice-opener input[type=file]").setInputFiles(file);
  await page.getByLabel("Share", { exact: true }).selectOption("answer");
  await page.getByLabel("without revealing", { exact: true }).selectOption("secret");
  // The slider, and all that it moves, are unfolded.
  for (const folded of ["sluice-privacy .tune", "#details"]) {
    await page.locator(folded).evaluate((details) => details.setAttribute("open", ""));
  }
  const rows = [];
  // The page begins with the second, so that either is a change, after which the curve is drawn.
  for (const [notion, label] of [
    ["ldp", "Hidden values look alike"],
    ["lip", "Belief stays close"],
  ]) {
    const others = page.locator("sluice-notions details.others");
    await others.locator("summary").waitFor();
    await others.evaluate((/** @type {HTMLDetailsElement} */ folded) => {
      folded.open = true;
    });
    await page.getByRole("radio", { name: new RegExp(`^${label}`) }).check();
    await page.locator("sluice-kept sluice-chart[aria-busy=true]").waitFor();
    await page.locator("sluice-kept sluice-chart[aria-busy=false]").waitFor();
    for (const [what, open, shown] of /** @type {[string, boolean, string[]][]} */ ([
      ["channel and curve", true, ["sluice-channel", "sluice-kept"]],
      ["a reader's guesses", false, ["sluice-guess-box"]],
    ])) {
      await page.locator("#details").evaluate((details, on) => details.toggleAttribute("open", on), open);
      const measured = await page.evaluate(timeSlider, { moves, shown });
      const all = measured.slider.toSorted((a, b) => a - b);
      const at = (/** @type {number} */ part) => time(all[Math.floor(part * (all.length - 1))]);
      const part = (/** @type {keyof typeof measured} */ name) => time(median(measured[name]));
      rows.push([
        `\`${notion}\``,
        what,
        at(0.1),
        at(0.5),
        at(0.9),
        part("slider:search"),
        part("slider:shown"),
        part("slider:paint"),
      ]);
    }
    await page.locator("#details").evaluate((details) => details.setAttribute("open", ""));
  }
  await page.close();
  return `${table(["", "", "a tenth of the moves within", "half within", "nine tenths within", "search", "elements", "frame"], rows)}

The slider moved to ${moves} places, c = 7 secrets, a = 16 answers, the curve drawn before. The time is from the event until channel and curve have been painted. While these are folded, it is until what stands beside the slider has been painted. Both rows of a guarantee move over the same levels, which are known by the second. The medians of its parts are the times until the new protocol is there, until all elements show it, and until that is painted. Painting waits for the next frame of the screen.`;
}
