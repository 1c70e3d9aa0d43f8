// SPDX-License-Identifier: GPL-3.0-or-later
/** Answer time: how long loading takes, how long a report, and what many reports leave in memory. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { engine } from "../../wasm/toolchain/esbuild-plugins.mjs";
import { root } from "../../wasm/toolchain/root.mjs";
import { median } from "../measure.mjs";
import { table, time } from "../text.mjs";

const CALLS = 10_000;
const LOADS = 5;

/** @param {import("../context.mjs").Context} context */
export async function answerPart({ quick }) {
  const { gc } = globalThis;
  if (!gc) throw new Error("what is left in memory is known only after collecting: node --expose-gc");
  const outfile = join(root, ".build/bench/answer-time.mjs");
  mkdirSync(join(root, ".build/bench"), { recursive: true });
  await build({
    entryPoints: [join(root, "wasm/answer-time/answer-time.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    plugins: [engine()],
    logLevel: "error",
  });
  /** @type {typeof import("../../wasm/answer-time/answer-time.js")} */
  const { load, newDeviceSecret } = await import(pathToFileURL(outfile).href);
  const text = readFileSync(join(root, "web/survey/examples/protocols/smoking.json"), "utf8");
  const loads = [];
  let sluice = await load({ protocols: { smoking: text } });
  for (let i = 0; i < (quick ? 1 : LOADS); i++) {
    const begin = performance.now();
    sluice = await load({ protocols: { smoking: text }, secret: newDeviceSecret() });
    loads.push(performance.now() - begin);
  }
  const answers = ["never", "now and then", "every day"];
  const calls = quick ? CALLS / 10 : CALLS;
  for (let i = 0; i < 100; i++) sluice.privatise("smoking", "never", `warm ${i}`);
  gc();
  const before = { heap: process.memoryUsage().heapUsed, engine: sluice.memoryBytes };
  const each = [];
  for (let i = 0; i < calls; i++) {
    const begin = performance.now();
    sluice.privatise("smoking", answers[i % answers.length] ?? "", `question ${i}`);
    each.push(performance.now() - begin);
  }
  const own = (each.length * 8) / 1e6;
  gc();
  const grown = (process.memoryUsage().heapUsed - before.heap) / 1e6 - own;
  const sorted = each.toSorted((a, b) => a - b);
  return `${table(
    ["at answer time, in Node", ""],
    [
      ["loading: unpacked, compiled, a protocol checked", time(median(loads))],
      ["a report, median", time(median(each))],
      ["a report, slowest of a hundred", time(sorted[Math.floor(calls * 0.99)])],
      [`the heap grows over ${calls} reports by`, `${grown.toFixed(1)} MB`],
      ["the engine's memory grows by", `${((sluice.memoryBytes - before.engine) / 1e6).toFixed(1)} MB`],
    ],
  )}`;
}
