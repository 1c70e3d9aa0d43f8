// SPDX-License-Identifier: GPL-3.0-or-later
/** Lighthouse over every page, and a link to a question: as on a mid-range telephone on a slow network, and on a desktop. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "../../wasm/toolchain/chromium.mjs";
import { run } from "../../wasm/toolchain/process.mjs";
import { root } from "../../wasm/toolchain/root.mjs";
import { serve } from "../../web/serve/server.mjs";
import { median } from "../measure.mjs";
import { questionLink } from "../question-link.mjs";
import { table, time } from "../text.mjs";

/** The last that runs in Node 20. Installed beside the measurements: nothing else needs it. */
const version = "12.8.2";
const folder = join(root, ".build/bench/lighthouse");
const program = join(folder, `node_modules/lighthouse/cli/index.js`);
const flags = "--headless=new --no-sandbox --disable-gpu";

const pages = ["index", "answer", "ask", "results", "learn", "figures", "limits"];
/** By their names in the table, with what Lighthouse is told. */
const devices = { phone: [], desktop: ["--preset=desktop"] };
const categories = ["performance", "accessibility", "best-practices", "seo"];
const audits = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "total-byte-weight",
];
const REPETITIONS = 5;

/** @param {import("../context.mjs").Context} context */
export async function lighthousePart({ quick, say }) {
  await install();
  const server = await serve({ port: 0 });
  try {
    const rows = [];
    const all = [...pages.map((page) => [page, `${page}.html`]), ["a link to a question", questionLink()]];
    for (const [page = "", path] of quick ? all.slice(0, 1) : all) {
      for (const [device, told] of Object.entries(devices)) {
        /** @type {any[]} */
        const judged = [];
        for (let i = 0; i < (quick ? 1 : REPETITIONS); i++) judged.push(await judge(`${server.url}${path}`, told));
        rows.push([page, device, ...shown(judged)]);
        say(`  ${page}, ${device}`);
      }
    }
    const head = ["", "", "performance", "accessibility", "best practices", "SEO"];
    return `${table([...head, "first paint", "largest", "blocked", "shifts", "over the wire"], rows)}

Lighthouse ${version}, medians of ${quick ? 1 : REPETITIONS} runs. The telephone has a quarter of this machine's speed, on a network of 1.6 Mbit/s with 150 ms there and back, both reckoned. The desktop has 10 Mbit/s and 40 ms. SEO lacks robots.txt: Lighthouse asks for it from within the page, whose policy allows no request.`;
  } finally {
    await server.close();
  }
}

async function install() {
  const own = join(folder, "node_modules/lighthouse/package.json");
  if (existsSync(own) && JSON.parse(readFileSync(own, "utf8")).version === version) return;
  mkdirSync(folder, { recursive: true });
  const args = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
  await run("npm", [...args, `lighthouse@${version}`], { cwd: folder, what: "installing Lighthouse" });
}

/**
 * @param {string} url
 * @param {string[]} told
 */
async function judge(url, told) {
  const file = join(folder, "report.json");
  const args = [program, url, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`, ...told];
  await run("node", args, { cwd: folder, env: { ...process.env, CHROME_PATH: findChromium() } });
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The median of each figure. @param {any[]} judged */
function shown(judged) {
  const scores = categories.map((name) => (100 * median(judged.map((one) => one.categories[name].score))).toFixed(0));
  const [first, largest, blocked, shifts, bytes] = audits.map((name) =>
    median(judged.map((one) => one.audits[name].numericValue)),
  );
  return [
    ...scores,
    time(first),
    time(largest),
    time(blocked),
    (shifts ?? Number.NaN).toFixed(2),
    `${((bytes ?? Number.NaN) / 1000).toFixed(0)} kB`,
  ];
}
