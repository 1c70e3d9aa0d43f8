// SPDX-License-Identifier: GPL-3.0-or-later
import { compileWasm, instantiateWasm as instantiate } from "../common/webassembly.js";
import type { Wasm } from "./wire.js";

/** The glue offers this to those who have the engine already. */
export interface Instantiating {
  instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => object;
}

/** The glue would wait for ever for an engine other than its own: the failure has to come past it. */
export async function handedIn<Module>(
  createModule: (options: Instantiating) => Promise<Module>,
  wasm: Wasm,
): Promise<Module> {
  const compiled = wasm instanceof WebAssembly.Module ? wasm : await compileWasm(wasm);
  return new Promise((resolve, reject) => {
    const instantiateWasm: Instantiating["instantiateWasm"] = (imports, done) => {
      instantiate(compiled, imports).then(done).catch(reject);
      return {};
    };
    createModule({ instantiateWasm }).then(resolve, reject);
  });
}
