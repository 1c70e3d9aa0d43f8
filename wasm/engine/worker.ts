// SPDX-License-Identifier: GPL-3.0-or-later
/** The worker's entry in a browser. The engine travels inside this script: nothing is fetched. */

import createModule from "sluice:engine-web";
import packed from "sluice:wasm";
import { unpack } from "../common/inline.js";
import { createEngine } from "./embind-engine.js";
import { handedIn } from "./instantiate-wasm.js";
import { type Port, serve } from "./serve.js";

/** The glue asks for a location although it is handed the engine. */
const locateFile = (name: string) => name;

serve(self as unknown as Port, async (wasm) => {
  const module = wasm
    ? await handedIn((options) => createModule({ ...options, locateFile }), wasm)
    : await createModule({ wasmBinary: await unpack(packed), locateFile });
  return createEngine(module);
});
