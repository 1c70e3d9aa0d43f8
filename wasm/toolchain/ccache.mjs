// SPDX-License-Identifier: GPL-3.0-or-later
import { join } from "node:path";
import { cacheRoot } from "./cache.mjs";
import { has } from "./process.mjs";
import { root } from "./root.mjs";

/**
 * Settings by which ccache, where there is one, has what another checkout has compiled before. Natively alone: of
 * Clang, which compiles for WebAssembly, a precompiled header is another one in every checkout.
 * @param {string} preset
 * @returns {NodeJS.ProcessEnv}
 */
export function compilerCache(preset) {
  if (preset === "wasm" || preset === "fuzz" || !has("ccache")) return {};
  return {
    CMAKE_C_COMPILER_LAUNCHER: "ccache",
    CMAKE_CXX_COMPILER_LAUNCHER: "ccache",
    CCACHE_DIR: join(cacheRoot, "ccache"),
    CCACHE_MAXSIZE: "1G",
    // Where the checkout is makes no difference, but for where a debugger looks for the sources.
    CCACHE_BASEDIR: root,
    CCACHE_NOHASHDIR: "true",
    // What ccache asks for where headers are precompiled.
    CCACHE_SLOPPINESS: "pch_defines,time_macros,include_file_mtime,include_file_ctime",
  };
}
