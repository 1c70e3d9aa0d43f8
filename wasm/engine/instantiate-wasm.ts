// SPDX-License-Identifier: GPL-3.0-or-later
import { compileWasm, instantiateWasm as instantiate } from "../common/webassembly.js";
import type { Wasm } from "./wire.js";

/** What the glue offers to those who have the engine already. */
export interface Instantiating {
  instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => object;
}

/** Where it is another engine than the glue's, that would wait for ever: the failure has to come past it. */
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
