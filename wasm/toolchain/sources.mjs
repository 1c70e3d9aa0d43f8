// SPDX-License-Identifier: GPL-3.0-or-later
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * Files of the checkout below some folders, by how their names end; sorted.
 * @param {string[]} folders
 * @param {string[]} endings
 */
export function sources(folders, endings) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort();
}

/** All C++ of ours. */
export const cpp = () => sources(["core", "wasm", "tests", "bench"], [".cpp", ".hpp"]);
