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
  const bytes = wasm ?? (await unpack(packed));
  return createEngine(await handedIn((options) => createModule({ ...options, locateFile }), bytes));
});
