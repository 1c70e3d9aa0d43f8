// SPDX-License-Identifier: GPL-3.0-or-later
/** Runs the benchmarks natively, in Node or in Chromium, and takes medians. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "../wasm/toolchain/process.mjs";
import { root } from "../wasm/toolchain/root.mjs";

/**
 * @typedef {"native" | "Node" | "Chromium"} Platform
 * @typedef {Awaited<ReturnType<typeof import("./chromium.mjs").openChromium>>} Chromium
 * @typedef {object} Row
 * @property {string} name
 * @property {Record<string, number>} at the arguments of the benchmark, by their names
 * @property {number} milliseconds median of the repetitions
 * @property {number} [I] nats
 * @property {number} [gap] nats, proved
 * @property {number} [peak_MB]
 * @property {number} [designs] how many protocols were found
 * @property {number} [items_per_second]
 * @typedef {{ repetitions?: number, seconds?: number, warmUp?: number }} HowOften `seconds`: what each repetition takes
 *   at least; `warmUp`: seconds before the first, in which an engine of WebAssembly compiles once more what is used much
 */

/** @type {Platform[]} */
export const platforms = ["native", "Node", "Chromium"];

const folder = join(root, ".build/bench");

/**
 * The benchmarks whose names match, all in one process.
 * @param {Platform} platform
 * @param {string} filter a regular expression
 * @param {Chromium} chromium
 * @param {HowOften} [howOften]
 * @returns {Promise<Row[]>}
 */
export async function measure(platform, filter, chromium, { repetitions = 1, seconds = 0.1, warmUp = 0 } = {}) {
  const args = [`--benchmark_filter=${filter}`, `--benchmark_repetitions=${repetitions}`];
  args.push(`--benchmark_min_time=${seconds}`, `--benchmark_min_warmup_time=${warmUp}`);
  // A page has no file that could be read from here; a program's output has its complaints in it.
  if (platform === "Chromium") return rows(await runProgram(platform, [...args, "--benchmark_format=json"], chromium));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "results.json");
  rmSync(file, { force: true });
  await runProgram(platform, [...args, `--benchmark_out=${file}`, "--benchmark_out_format=json"], chromium);
  return rows(readFileSync(file, "utf8"));
}

/**
 * The same, each in a process of its own: memory that one has had is not counted for the next.
 * @param {Platform} platform
 * @param {string} filter
 * @param {Chromium} chromium
 * @param {(at: Record<string, number>) => HowOften} howOften
 * @returns {Promise<Row[]>}
 */
export async function measureEach(platform, filter, chromium, howOften) {
  const listed = await runProgram("native", [`--benchmark_filter=${filter}`, "--benchmark_list_tests"], chromium);
  const found = [];
  for (const name of listed.split("\n").filter((line) => line.includes("/"))) {
    found.push(...(await measure(platform, `^${name}$`, chromium, howOften(argumentsOf(name)))));
  }
  return found;
}

/**
 * Returns what they print.
 * @param {Platform} platform
 * @param {string[]} args
 * @param {Chromium} chromium
 */
export function runProgram(platform, args, chromium) {
  if (platform === "Chromium") return chromium.run(args);
  if (platform === "native") return run(".build/native/sluice_bench", args, { cwd: root });
  return run("node", [".build/wasm/sluice_bench.cjs", ...args], { cwd: root });
}

/**
 * @param {string} json as Google Benchmark writes it
 * @returns {Row[]}
 */
function rows(json) {
  /** @type {Record<string, number>} */
  const perMillisecond = { ns: 1e6, us: 1e3, ms: 1, s: 1e-3 };
  /** @type {Map<string, any[]>} */
  const runs = new Map();
  for (const one of JSON.parse(json).benchmarks) {
    if (one.error_occurred) throw new Error(`${one.name}: ${one.error_message}`);
    if (one.run_type === "iteration") runs.set(one.run_name, [...(runs.get(one.run_name) ?? []), one]);
  }
  return [...runs].map(([name, all]) => {
    const { I, gap, peak_MB, designs, items_per_second } = all[0];
    const milliseconds = median(all.map((one) => one.real_time / (perMillisecond[one.time_unit] ?? 1)));
    return { name, at: argumentsOf(name), milliseconds, I, gap, peak_MB, designs, items_per_second };
  });
}

/** @param {string} name such as "scale/c:5/a:20/iterations:1" */
function argumentsOf(name) {
  const parts = name.split("/").map((part) => part.split(":"));
  return Object.fromEntries(parts.filter((part) => part.length === 2).map(([key, value]) => [key, Number(value)]));
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
