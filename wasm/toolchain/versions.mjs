// SPDX-License-Identifier: GPL-3.0-or-later

/** Every version of the toolchain that is not pinned in package.json, in one place. */
export const versions = {
  /** First release with ahead-of-time Embind invokers and ES modules for Node together. */
  emscripten: "3.1.69",
  /** The LLVM that Emscripten 3.1.69 wants; Debian 12 and 13 both have it. */
  llvm: "19",
  glpk: "5.0",
  cddlib: "0.94m",
  benchmark: "1.9.1",
  readstat: "1.1.9",
  zlib: "1.3.1",
};
