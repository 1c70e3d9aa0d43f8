// SPDX-License-Identifier: GPL-3.0-or-later
// `npm run build [-- modules wasm cli site live package]`: what is named, or everything.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { compilerCache } from "./ccache.mjs";
import { quickEmscripten } from "./emscripten.mjs";
import { main, run, SetupError, say } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";

/** @typedef {"native" | "sanitise" | "fuzz" | "wasm"} Preset */

/** Ninja allows one run at a time in a folder. @type {Map<Preset, Promise<unknown>>} */
const turns = new Map();

/**
 * Compiles the targets of a CMake preset, after its earlier calls.
 * @param {Preset} preset
 * @param {string[]} targets
 * @param {{ behind?: boolean }} [options]
 */
export function compile(preset, targets, options = {}) {
  const before = turns.get(preset) ?? Promise.resolve();
  const turn = before.catch(() => {}).then(() => compileNow(preset, targets, options));
  turns.set(preset, turn);
  return turn;
}

/**
 * @param {Preset} preset
 * @param {string[]} targets
 * @param {{ behind?: boolean }} options
 */
async function compileNow(preset, targets, options) {
  const env = { ...quickEmscripten(), ...process.env, ...compilerCache(preset) };
  if (!existsSync(join(root, ".build", preset, "build.ninja"))) {
    await run("cmake", ["--preset", preset], { cwd: root, env });
  }
  const jobs = String(availableParallelism());
  const args = ["--build", "--preset", preset, "--parallel", jobs, "--target", ...targets];
  return run("cmake", args, { ...options, cwd: root, env, what: `compiling ${targets.join(" and ")} (${preset})` });
}

const modules = ["sluice-web", "sluice-answer", "sluice-csv", "sluice-stat"];

/** The parts of a build, in order. */
const steps = {
  /** The modules of the page: the engine, the small one for answer time, and the readers of CSV, SPSS, Stata and SAS. */
  modules: () => compile("wasm", modules),
  /** That, and the engine for Node. */
  wasm: () => compile("wasm", [...modules, "sluice-node"]),
  /** The command line. */
  cli: () => run("node", ["wasm/toolchain/build-cli.mjs"], { cwd: root }),
  /** The page. */
  site: async () => say(`  ${(await run("node", ["web/build/build.mjs"], { cwd: root })).trim()}`),
  /** The elements for other people's documents. */
  live: () => run("node", ["web/build/live/build.mjs"], { cwd: root }),
  /** The npm package, of all that but the page. */
  package: () => run("node", ["wasm/toolchain/package.mjs"], { cwd: root }),
};

/** @param {string[]} names */
export async function build(names) {
  for (const name of names) {
    if (!(name in steps))
      throw new SetupError(`nothing to build is called ${name}; there is: ${Object.keys(steps).join(" ")}`);
    say(`Building ${name} …`);
    await steps[/** @type {keyof typeof steps} */ (name)]();
  }
}

if (process.argv[1] === import.meta.filename) {
  const names = process.argv.slice(2);
  await main(async () => {
    await setup({ tests: false });
    await build(names.length > 0 ? names : Object.keys(steps));
  });
}
