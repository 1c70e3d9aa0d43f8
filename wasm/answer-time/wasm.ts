// SPDX-License-Identifier: Apache-2.0
/**
 * The engine at answer time, packed. This file comes last of all imports, so that the packed text stands behind nearly
 * all script. gzip looks 32 KB back, and text that it splits compresses apart, which costs 1.4 KB.
 */
import packed from "sluice:answer-wasm";
import { unpack } from "../common/inline.js";
import { compileWasm } from "../common/webassembly.js";

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiled once for all that load it. */
export function packedEngine(): Promise<WebAssembly.Module> {
  compiled ??= unpack(packed).then(compileWasm);
  return compiled;
}
