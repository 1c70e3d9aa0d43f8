// SPDX-License-Identifier: GPL-3.0-or-later
// `node browser-tests.mjs FILE…`: runs bundled test files in two processes, each with one browser for all its files.
import { fork } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { root } from "./root.mjs";

/** Seconds that each file took in the last run. */
const record = join(root, ".build/tests/browser-seconds.json");

/** @type {Record<string, number>} */
let seconds = {};
try {
  seconds = JSON.parse(readFileSync(record, "utf8"));
} catch {
  // The first run goes by size.
}

/** The longest file first, so that no process works alone on it in the end. */
const queue = process.argv.slice(2).sort((a, b) => cost(b) - cost(a));

/** @param {string} file */
function cost(file) {
  return seconds[basename(file)] ?? statSync(file).size / 1000;
}

/**
 * Runs files in one process until none is left; where the process ends early, the file it was at has failed.
 * @returns {Promise<void>}
 */
async function lane() {
  const worker = fork(join(import.meta.dirname, "browser-worker.mjs"), {
    cwd: root,
    execArgv: ["--enable-source-maps", "--test-reporter=spec"],
    silent: true,
  });
  /** @type {string[]} */
  const said = [];
  for (const stream of [worker.stdout, worker.stderr]) stream?.on("data", (data) => said.push(String(data)));
  /** @type {string | undefined} */
  let file;
  let begin = 0;
  // Whole files at a time, though two processes speak.
  const tell = () => process.stdout.write(said.splice(0).join(""));
  worker.on("message", () => {
    tell();
    if (file) seconds[basename(file)] = (performance.now() - begin) / 1000;
    file = queue.shift();
    begin = performance.now();
    worker.send(file ?? "");
  });
  const code = await new Promise((resolve) => worker.once("close", resolve));
  tell();
  if (code !== 0) process.exitCode = 1;
  if (!file) return;
  console.log(`The process of the tests ended with ${code} in ${basename(file)}.`);
  process.exitCode = 1;
  await lane();
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
writeFileSync(record, JSON.stringify(seconds, undefined, 2));
const slowest = Object.entries(seconds).sort(([, a], [, b]) => b - a);
for (const [name, time] of slowest.slice(0, 10)) console.log(`${time.toFixed(1).padStart(6)} s  ${name}`);
