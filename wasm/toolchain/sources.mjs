// SPDX-License-Identifier: GPL-3.0-or-later
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * Files of the checkout below some folders, by how their names end; sorted.
 * @param {string[]} folders
 * @param {string[]} endings
 * @param {string} [at] the checkout
 */
export function sources(folders, endings, at = root) {
  return folders
    .filter((folder) => existsSync(join(at, folder)))
    .flatMap((folder) =>
      readdirSync(join(at, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort();
}

/** All C++ of ours. */
export const cpp = () => sources(["core", "wasm", "tests", "bench"], [".cpp", ".hpp"]);
