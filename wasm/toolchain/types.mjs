// SPDX-License-Identifier: GPL-3.0-or-later
import { join } from "node:path";
import { attempt } from "./process.mjs";
import { root } from "./root.mjs";

/**
 * One program for each place where files run, so that none sees globals that it will not have. Rooms that run in all of
 * them are checked for a worker and for Node: they see what both have. Tests, and benchmarks beside them, hand functions
 * to pages and so need the globals of Node and of browsers in one file: tsconfig.json is theirs.
 */
const programs = ["worker", "node", "browser"]
  .map((name) => `wasm/toolchain/types/${name}.json`)
  .concat("tsconfig.json");

/** @param {string} house the checkout @param {string[]} which */
export async function checkTypes(house = root, which = programs) {
  const results = [];
  for (const program of which) {
    // One after the other: each takes hundreds of megabytes.
    const flags = ["--project", join(house, program)];
    results.push(await attempt(join(root, "node_modules/.bin/tsc"), flags, { cwd: house }));
  }
  return {
    code: Math.max(...results.map(({ code }) => code)),
    output: results.map(({ output }) => output).join(""),
  };
}
