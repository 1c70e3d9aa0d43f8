// SPDX-License-Identifier: GPL-3.0-or-later
/** The first visit of a person in Chromium, Firefox and WebKit: until a question is there, and until a file can be saved. */
import { launchChromium } from "../../wasm/toolchain/chromium.mjs";
import { launchFirefox } from "../../wasm/toolchain/firefox.mjs";
import { launchWebKit } from "../../wasm/toolchain/webkit.mjs";
import { serve } from "../../web/serve/server.mjs";
import { median } from "../measure.mjs";
import { questionLink } from "../question-link.mjs";
import { ratio, table, time } from "../text.mjs";

const REPETITIONS = 7;

/** In the page: the milliseconds since it was asked for when an element is there that matches; `pressed` is pressed before. */
const SEEN = `const find = (root, selector) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches(selector)) return element;
      const inside = element.shadowRoot && find(element.shadowRoot, selector);
      if (inside) return inside;
    }
  };
  const there = async (selector) => {
    for (;;) {
      const element = find(document, selector);
      if (element) return element;
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  };
  const [selector, pressed] = args;
  if (pressed) (await there(pressed)).click();
  await there(selector);
  return performance.now();`;

const visits = [
  {
    name: "a link to a question, until the first answer can be chosen",
    path: questionLink(),
    seen: ["input[type=radio]"],
  },
  {
    name: "the page that protects files, with a click on its example, until that can be saved",
    path: "#promise=lip",
    seen: [".go[aria-disabled=false]", "button.example"],
  },
];

/** Each takes an address, and runs a body there. */
const engines = {
  Chromium: () => played(launchChromium()),
  Firefox: () => played(launchFirefox()),
  WebKit: async () => {
    const kit = await launchWebKit();
    const visit = async (/** @type {string} */ address, /** @type {string[]} */ args) => {
      await kit.goTo(address);
      return Number(await kit.run(SEEN, args));
    };
    return { visit, close: () => kit.close() };
  },
};

/** @param {Promise<import("playwright-core").Browser>} launched */
async function played(launched) {
  const browser = await launched;
  const visit = async (/** @type {string} */ address, /** @type {string[]} */ args) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "commit" });
    const seen = await page.evaluate(`(async (args) => { ${SEEN} })(${JSON.stringify(args)})`);
    await context.close();
    return Number(seen);
  };
  return { visit, close: () => browser.close() };
}

/** @param {import("../context.mjs").Context} context */
export async function enginesPart({ quick, say }) {
  /** @type {number[][]} by engine, by visit */
  const medians = [];
  for (const [name, launch] of Object.entries(engines)) {
    const { visit, close } = await launch();
    const found = [];
    for (const { path, seen } of visits) {
      const times = [];
      for (let i = 0; i < (quick ? 1 : REPETITIONS); i++) {
        // Another port is another origin, of which nothing is stored.
        const server = await serve({ port: 0 });
        times.push(await visit(server.url + path, seen));
        await server.close();
      }
      found.push(median(times));
    }
    await close();
    medians.push(found);
    say(`  ${name}`);
  }
  const [chromium = []] = medians;
  const rows = visits.map(({ name }, i) => [
    name,
    ...medians.map((found, engine) => {
      const ms = found[i] ?? Number.NaN;
      return engine === 0 ? time(ms) : `${time(ms)} (${ratio(ms / (chromium[i] ?? Number.NaN))})`;
    }),
  ]);
  return `${table(["", ...Object.keys(engines)], rows)}

Medians of ${quick ? 1 : REPETITIONS} first visits from a server on the same machine, counted from when the page is asked for. Ratios are to Chromium. All engines load the same files.`;
}
