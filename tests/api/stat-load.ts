// SPDX-License-Identifier: GPL-3.0-or-later
import packed from "sluice:stat-wasm";
import { unpack } from "../../wasm/common/inline.js";

let compiled: Promise<WebAssembly.Module> | undefined;

/** The module that reads and writes SPSS, Stata and SAS, as the page has it. */
export function statWasm(): Promise<WebAssembly.Module> {
  compiled ??= unpack(packed).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
