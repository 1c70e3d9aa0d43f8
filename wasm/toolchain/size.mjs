// SPDX-License-Identifier: GPL-3.0-or-later
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { SetupError } from "./process.mjs";
import { root } from "./root.mjs";

/**
 * Compares what is shipped with bench/budget.json: bytes after gzip -9, file by file.
 * @returns {Promise<import("./process.mjs").RunResult>}
 */
export async function checkSizes() {
  /** @type {Record<string, number>} */
  const budget = JSON.parse(readFileSync(join(root, "bench/budget.json"), "utf8"));
  let code = 0;
  const lines = Object.entries(budget).map(([pattern, most]) => {
    const file = fileOf(pattern);
    const bytes = gzipSync(readFileSync(join(root, file)), { level: 9 }).length;
    if (bytes > most) code = 1;
    return `${bytes > most ? "TOO LARGE" : "ok"} ${file}: ${bytes} of at most ${most} bytes (gzip -9)`;
  });
  return { code, output: lines.join("\n") };
}

/**
 * The one file of a pattern: a * stands for the hash in the name.
 * @param {string} pattern
 */
function fileOf(pattern) {
  const [begin = "", end = ""] = basename(pattern).split("*");
  const found = readdirSync(join(root, dirname(pattern))).filter((name) =>
    pattern.includes("*") ? name.startsWith(begin) && name.endsWith(end) : name === begin,
  );
  if (found.length !== 1) throw new SetupError(`${pattern}: ${found.length} files instead of one`);
  return join(dirname(pattern), found[0] ?? "");
}
