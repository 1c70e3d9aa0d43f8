// SPDX-License-Identifier: GPL-3.0-or-later
/** Finds files, exports and packages that nothing uses, or that tests alone use. */
import { join } from "node:path";
import { attempt } from "../process.mjs";
import { root } from "../root.mjs";

const knip = join(root, "node_modules/.bin/knip");
const configuration = join(root, "wasm/toolchain/walls/knip.mjs");

/**
 * Describes in a line each what is unused.
 * @param {string} house the checkout
 */
export async function unused(house) {
  const looks = [[], ["--production"]].map((flags) => look([...flags, "--directory", house]));
  return [...new Set((await Promise.all(looks)).flat())].sort();
}

/** @param {string[]} flags */
async function look(flags) {
  const fixed = ["--no-progress", "--no-config-hints", "--reporter", "compact", "--config", configuration];
  const { code, output } = await attempt(knip, [...fixed, ...flags], { cwd: root });
  const lines = output.split("\n").filter((line) => line.includes(": "));
  if ((code === 0) !== (lines.length === 0)) throw new Error(output);
  return lines;
}
