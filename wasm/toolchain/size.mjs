// SPDX-License-Identifier: GPL-3.0-or-later
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { SetupError } from "./process.mjs";
import { root } from "./root.mjs";

/**
 * Compares what is shipped with bench/budget.json: bytes after gzip -9, file by file, those of one pattern together. A
 * source counts as the one script that all of it makes.
 * @returns {Promise<import("./process.mjs").RunResult>}
 */
export async function checkSizes() {
  /** @type {Record<string, number>} */
  const budget = JSON.parse(readFileSync(join(root, "bench/budget.json"), "utf8"));
  let code = 0;
  /** @type {string[]} */
  const lines = [];
  for (const [pattern, most] of Object.entries(budget)) {
    const files = filesOf(pattern);
    if (files.length === 0) throw new SetupError(`${pattern}: there is no such file`);
    let bytes = 0;
    for (const file of files) bytes += gzipSync(await contentOf(file), { level: 9 }).length;
    if (bytes > most) code = 1;
    lines.push(`${bytes > most ? "TOO LARGE" : "ok"} ${files.join(" ")}: ${bytes} of at most ${most} bytes (gzip -9)`);
  }
  const known = Object.keys(budget).flatMap(filesOf);
  for (const folder of [".build/site", ".build/live", ".build/package/dist"]) {
    for (const name of readdirSync(join(root, folder))) {
      if (known.includes(join(folder, name))) continue;
      code = 1;
      lines.push(`NO BUDGET ${name}`);
    }
  }
  return { code, output: lines.join("\n") };
}

/** @param {string} file */
async function contentOf(file) {
  const path = join(root, file);
  if (!/(?<!\.d)\.ts$/.test(file)) return readFileSync(path);
  // Only now: before the set-up there are no packages.
  const { wholeScript } = await import("./package/scripts.mjs");
  return wholeScript(path);
}

/**
 * The files of a pattern: a * stands for anything, such as the hash in a name.
 * @param {string} pattern
 */
function filesOf(pattern) {
  const [begin = "", end = ""] = basename(pattern).split("*");
  return readdirSync(join(root, dirname(pattern)))
    .filter((name) => (pattern.includes("*") ? name.startsWith(begin) && name.endsWith(end) : name === begin))
    .map((name) => join(dirname(pattern), name));
}
