// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up what a build needs and tells CMake where it is. Safe to repeat; quick when all is there.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { installMissing, isDebian } from "./debian.mjs";
import { findEmscripten } from "./emscripten.mjs";
import { buildLibraries } from "./libraries.mjs";
import { installPackages } from "./packages.mjs";
import { has, main, SetupError } from "./process.mjs";
import { root } from "./root.mjs";
import { versions } from "./versions.mjs";

/** Debian packages by what they are for. */
const packages = {
  // doctest-dev is a single header, without which CMake could not configure.
  build: ["cmake", "ninja-build", "libeigen3-dev", "libboost-dev", "doctest-dev"],
  test: ["g++", "libglpk-dev", "libcdd-dev", "libbenchmark-dev", "chromium"].concat(
    `clang-format-${versions.llvm}`,
    `clang-tidy-${versions.llvm}`,
  ),
};

/** @param {{ tests: boolean }} what */
export async function setup({ tests }) {
  await installPackages();
  if (isDebian()) await installMissing(tests ? [...packages.build, ...packages.test] : packages.build);
  for (const program of ["cmake", "ninja"]) {
    if (!has(program)) throw new SetupError(`${program} is missing: install it and try again.`);
  }
  const emscripten = await findEmscripten();
  const libraries = await buildLibraries(emscripten);
  tellCMake(`set(SLUICE_EMSCRIPTEN_ROOT "${emscripten.root}")\nset(SLUICE_WASM_LIBRARIES "${libraries}")\n`);
}

/** @param {string} text */
function tellCMake(text) {
  const file = join(root, ".build/toolchain.cmake");
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  // CMake keeps the compiler it saw first; a new one needs a new build folder.
  rmSync(join(root, ".build/wasm"), { recursive: true, force: true });
}

if (process.argv[1] === import.meta.filename) {
  await main(() => setup({ tests: !process.argv.includes("--build-only") }));
}
