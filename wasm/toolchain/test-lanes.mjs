// SPDX-License-Identifier: GPL-3.0-or-later
// `node test-lanes.mjs FLAG… FILE…`: runs bundled test files in two processes, each of which starts its engine and its
// browser once for all its files. Node gets the flags.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { cacheRoot } from "./cache.mjs";
import { LANES, ofNode } from "./progress.mjs";
import { root } from "./root.mjs";

/** Seconds that each file took when it last ran, in any checkout. */
const record = join(cacheRoot, "test-seconds.json");

/** @type {Record<string, number>} */
let seconds = {};
try {
  seconds = JSON.parse(readFileSync(record, "utf8"));
} catch {
  // The first run goes by size.
}

const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith("--"));
/** The longest file first, so that no process works alone on it in the end. */
const files = words.filter((word) => !flags.includes(word)).sort((a, b) => cost(b) - cost(a));
const queue = [...files];
/** @type {[string, number][]} */
const took = [];
/** The file of each process, and its start. @type {Map<string, number>} */
const current = new Map();
/** The output of all processes. */
let printed = "";

/** This is twice as often as test.mjs, which repeats the last of these lines. */
const TELL_EVERY = 5000;
const ticker = setInterval(() => {
  const at = [...current].map(([name, begin]) => `${name} ${Math.round((performance.now() - begin) / 1000)} s`);
  console.log(`${LANES}${took.length}/${files.length} files, ${ofNode(printed)}; at ${at.join(" and ")}`);
}, TELL_EVERY);

/** @param {string} file */
function named(file) {
  return `${basename(dirname(file))}/${basename(file)}`;
}

/** @param {string} file */
function cost(file) {
  return seconds[named(file)] ?? statSync(file).size / 100_000;
}

/** Beyond the limit that a file's own process keeps: one that has not answered by then never will. */
const stuck = 600_000;

/**
 * Runs files in one process until none is left; where the process ends early or is stuck, the file it was at has failed.
 * @returns {Promise<void>}
 */
async function lane() {
  const worker = fork(join(import.meta.dirname, "test-lane.mjs"), {
    cwd: root,
    execArgv: ["--enable-source-maps", "--test-reporter=spec", ...flags],
    silent: true,
  });
  /** @type {string[]} */
  const said = [];
  for (const stream of [worker.stdout, worker.stderr]) {
    stream?.on("data", (data) => {
      said.push(String(data));
      printed += String(data);
    });
  }
  /** @type {string | undefined} */
  let file;
  let begin = 0;
  // Whole files at a time, though two processes speak.
  const tell = () => process.stdout.write(said.splice(0).join(""));
  /** @type {NodeJS.Timeout | undefined} */
  let watch;
  worker.on("message", () => {
    tell();
    if (file) {
      took.push([named(file), (performance.now() - begin) / 1000]);
      current.delete(named(file));
      console.log(`[${took.length}/${files.length}] ${named(file)}`);
    }
    file = queue.shift();
    begin = performance.now();
    if (file) current.set(named(file), begin);
    clearTimeout(watch);
    // Playwright ends its browsers at the first signal; what is stuck may not hear it.
    watch = setTimeout(() => {
      worker.kill("SIGTERM");
      watch = setTimeout(() => worker.kill("SIGKILL"), 10_000);
    }, stuck);
    worker.send(file ?? "");
  });
  const closed = once(worker, "close");
  const [code] = await once(worker, "exit");
  clearTimeout(watch);
  // Waits for its last output; a browser that it leaves behind may hold the streams open for ever.
  await Promise.race([closed, delay(5000, undefined, { ref: false })]);
  tell();
  if (code !== 0) process.exitCode = 1;
  if (!file) return;
  current.delete(named(file));
  console.log(`The process of the tests ended with ${code} in ${basename(file)}.`);
  process.exitCode = 1;
  await lane();
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
clearInterval(ticker);
mkdirSync(dirname(record), { recursive: true });
writeFileSync(record, JSON.stringify({ ...seconds, ...Object.fromEntries(took) }, undefined, 2));
took.sort(([, a], [, b]) => b - a);
for (const [name, time] of took.slice(0, 20)) console.log(`${time.toFixed(1).padStart(6)} s  ${name}`);
