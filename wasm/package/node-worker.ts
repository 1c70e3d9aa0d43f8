// SPDX-License-Identifier: GPL-3.0-or-later
/** The worker's entry in Node; the engine is the command line's. */
import { readFile } from "node:fs/promises";
import createModule from "sluice:engine-node";
import { createEngine } from "../engine/embind-engine.js";
import { handedIn } from "../engine/instantiate-wasm.js";
import { serve } from "../engine/serve.js";
import { port } from "./thread.js";

serve(port, async (wasm) => {
  const ours = () => readFile(new URL("../cli/sluice.wasm", import.meta.url));
  return createEngine(await handedIn(createModule, wasm ?? (await ours())));
});
