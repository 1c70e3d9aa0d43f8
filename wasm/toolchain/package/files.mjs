// SPDX-License-Identifier: GPL-3.0-or-later
/** The packages, and what is to be in each: a list of files, which package.mjs writes when it is told to. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ASKING, NAME } from "./names.mjs";

/** All of it, and what somebody needs who only asks: nothing of that is under the GPL. */
export const packages = {
  all: { name: NAME, folder: ".build/package", list: "wasm/toolchain/package/files.txt" },
  asking: { name: ASKING, folder: ".build/package-ask", list: "wasm/toolchain/package/files-ask.txt" },
};

/** The names with a * for hashes, each once. @param {string[]} files */
export function patterns(files) {
  return [...new Set(files.map((name) => name.replace(/-[A-Z0-9]{8}(?=\.js$)/, "-*")))].sort();
}

/** @param {string} root the checkout @param {string} list the list of a package */
export function expected(root, list) {
  return readFileSync(join(root, list), "utf8").trim().split("\n");
}
