// SPDX-License-Identifier: GPL-3.0-or-later
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheRoot } from "./cache.mjs";
import { has } from "./process.mjs";
import { root } from "./root.mjs";

/**
 * Settings by which there is what another checkout has compiled before, by ccache where the machine has it, and for
 * WebAssembly what it has linked.
 * @param {string} preset
 * @returns {NodeJS.ProcessEnv}
 */
export function compilerCache(preset) {
  const linker = preset === "wasm" && {
    CMAKE_CXX_LINKER_LAUNCHER: `${process.execPath};${join(import.meta.dirname, "cached-link.mjs")}`,
    SLUICE_LINKER: emscripten(),
  };
  if (!has("ccache")) return linker || {};
  const clang = preset === "wasm" || preset === "fuzz";
  const launcher = join(import.meta.dirname, "cached-compile.sh");
  return {
    CMAKE_C_COMPILER_LAUNCHER: launcher,
    CMAKE_CXX_COMPILER_LAUNCHER: launcher,
    // ccache takes the language of the compiler's messages for part of an object.
    LANG: "C.UTF-8",
    LC_ALL: undefined,
    LC_CTYPE: undefined,
    LC_MESSAGES: undefined,
    CCACHE_DIR: join(cacheRoot, "ccache"),
    CCACHE_MAXSIZE: "2G",
    // The place of the checkout makes no difference, but for where a debugger looks for the sources.
    CCACHE_BASEDIR: root,
    CCACHE_NOHASHDIR: "true",
    // ccache asks for these where headers are precompiled. Without the first it keeps none, as it must not of Clang's.
    CCACHE_SLOPPINESS: `${clang ? "" : "pch_defines,"}time_macros,include_file_mtime,include_file_ctime`,
    CCACHE_PCH_EXTSUM: "true",
    ...(clang && { CCACHE_DEPEND: "true" }),
    ...(linker && { ...linker, CCACHE_COMPILERTYPE: "clang", CCACHE_COMPILERCHECK: `string:${linker.SLUICE_LINKER}` }),
  };
}

/** The files of Emscripten and its Clang: em++ is a script, of which ccache would see this one file. */
function emscripten() {
  const text = readFileSync(join(root, ".build/toolchain.cmake"), "utf8");
  const folder = /SLUICE_EMSCRIPTEN_ROOT "(.+)"/.exec(text)?.[1] ?? "";
  const { stdout, stderr } = spawnSync(join(folder, "em++"), ["-v"], { encoding: "utf8" });
  return createHash("sha256").update(`${folder}\n${stdout}\n${stderr}`).digest("hex");
}
