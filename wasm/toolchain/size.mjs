// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./root.mjs";

/**
 * Compares what is shipped with bench/budget.json: bytes after gzip -9, file by file.
 * @returns {Promise<import("./process.mjs").RunResult>}
 */
export async function checkSizes() {
  /** @type {Record<string, number>} */
  const budget = JSON.parse(readFileSync(join(root, "bench/budget.json"), "utf8"));
  let code = 0;
  const lines = Object.entries(budget).map(([file, most]) => {
    const bytes = gzipSync(readFileSync(join(root, file)), { level: 9 }).length;
    if (bytes > most) code = 1;
    return `${bytes > most ? "TOO LARGE" : "ok"} ${file}: ${bytes} of at most ${most} bytes (gzip -9)`;
  });
  return { code, output: lines.join("\n") };
}
