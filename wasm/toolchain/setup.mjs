// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up what a build needs and tells CMake where it is. Safe to repeat; quick when all is there.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheRoot } from "./cache.mjs";
import { installMissing, isDebian } from "./debian.mjs";
import { findEmscripten } from "./emscripten.mjs";
import { formioScripts } from "./formio.mjs";
import { buildLibraries } from "./libraries.mjs";
import { installPackages } from "./packages.mjs";
import { has, main, SetupError, say } from "./process.mjs";
import { root } from "./root.mjs";
import { versions } from "./versions.mjs";

/** The file that tells CMake what has been set up. */
const toolchain = join(root, ".build/toolchain.cmake");

/** Debian packages by what they are for. */
const packages = {
  // doctest-dev is a single header, without which CMake could not configure.
  build: ["cmake", "ninja-build", "libeigen3-dev", "libboost-dev", "doctest-dev"],
  // ccache is only used where it is there: a second checkout compiles natively in a minute.
  test: [
    ...["g++", "ccache", "libglpk-dev", "libcdd-dev", "libbenchmark-dev"],
    // The programs of the notes that estimate without Sluice.
    ...["python3", "r-base-core", "r-cran-jsonlite"],
    ...["chromium", "chromium-headless-shell", "firefox-esr", "webkit2gtk-driver", "xvfb"],
    `clang-format-${versions.llvm}`,
    `clang-tidy-${versions.llvm}`,
  ],
  // A database that a script of `sluice sql` is run in.
  long: ["postgresql"],
};

/** @param {{ tests: boolean }} what */
export async function setup({ tests }) {
  sayWhatIsAhead();
  await installPackages();
  if (isDebian()) {
    const long = process.env.SLUICE_LONG === "1" ? packages.long : [];
    await installMissing([...packages.build, ...(tests ? [...packages.test, ...long] : [])]);
  }
  for (const program of ["cmake", "ninja"]) {
    if (!has(program)) throw new SetupError(`${program} is missing: install it and try again.`);
  }
  if (tests) await formioScripts();
  const emscripten = await findEmscripten();
  const libraries = await buildLibraries(emscripten);
  tellCMake(`set(SLUICE_EMSCRIPTEN_ROOT "${emscripten.root}")\nset(SLUICE_WASM_LIBRARIES "${libraries}")\n`);
}

function sayWhatIsAhead() {
  if (existsSync(toolchain)) return;
  const missing = isDebian() ? "installs missing Debian packages (as root or with sudo), " : "";
  say(
    `First run in this checkout: ${missing}fetches and compiles what is not yet in ${cacheRoot} (0.3 GB).\n` +
      "That takes about 2 to 10 minutes; later runs take seconds.",
  );
}

/** @param {string} text */
function tellCMake(text) {
  if (existsSync(toolchain) && readFileSync(toolchain, "utf8") === text) return;
  mkdirSync(dirname(toolchain), { recursive: true });
  writeFileSync(toolchain, text);
  // CMake keeps the compiler it saw first; a new one needs a new build folder.
  rmSync(join(root, ".build/wasm"), { recursive: true, force: true });
}

if (process.argv[1] === import.meta.filename) {
  await main(() => setup({ tests: !process.argv.includes("--build-only") }));
}
