// SPDX-License-Identifier: GPL-3.0-or-later
/** What is to be in the package: files.txt, a file a line, which package.mjs writes when it is told to. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const list = "wasm/toolchain/package/files.txt";

/** The names with a * for hashes, each once. @param {string[]} files */
export function patterns(files) {
  return [...new Set(files.map((name) => name.replace(/-[A-Z0-9]{8}(?=\.js$)/, "-*")))].sort();
}

/** @param {string} root of the checkout */
export function expected(root) {
  return readFileSync(join(root, list), "utf8").trim().split("\n");
}
