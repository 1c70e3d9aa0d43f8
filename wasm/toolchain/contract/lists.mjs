// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { sources } from "../sources.mjs";

/**
 * The registries, and all that is written from them. The second proof and the plain questions in closed form, which share
 * nothing. Words, the figures of papers, and a page of examples.
 */
const MAY =
  /^core\/(guarantee\/notions|protocol\/protocols)\.cpp$|\/(catalogue|core-texts)\.ts$|\/checker-compare\.ts$|\/plain-question\.ts$|^web\/.*\/(words|messages|examples)\/|^web\/messages\/|^web\/(text|figures)\/|\/later-chapters\.ts$/;

/** From this many names on a file has a list of them, which the next one is missing from. */
const LIST = 3;

/**
 * Files that list notions or protocols instead of asking the catalogue for their traits, a line each.
 * @param {import("./registry.d.mts").Registry} registry
 */
export function listsOfNames({ notions, protocols }) {
  const files = sources(["core", "wasm", "web"], [".ts", ".cpp", ".hpp", ".mjs"]).filter((path) => !MAY.test(path));
  return files.flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return [notions, protocols].flatMap((all) => {
      const named = all.map(({ name }) => name).filter((name) => text.includes(`"${name}"`));
      return named.length < LIST ? [] : [`${path} lists ${named.join(", ")}: ask the catalogue for their traits`];
    });
  });
}
