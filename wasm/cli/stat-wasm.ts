// SPDX-License-Identifier: GPL-3.0-or-later
import { readFile } from "node:fs/promises";

/** The module that reads and writes SPSS, Stata and SAS: a file beside the program, read only where there is one of theirs. */
export async function statWasm(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL("sluice-stat.wasm", import.meta.url)));
}
