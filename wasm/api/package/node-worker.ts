// SPDX-License-Identifier: GPL-3.0-or-later
/** The worker's entry in Node; the engine is the command line's. */
import { readFile } from "node:fs/promises";
import createModule from "sluice:engine-node";
import { handedIn } from "../handed-in.js";
import { createEngine } from "../raw.js";
import { serve } from "../serve.js";
import { port } from "./thread.js";

serve(port, async (wasm) => {
  const ours = () => readFile(new URL("../cli/sluice.wasm", import.meta.url));
  return createEngine(await handedIn(createModule, wasm ?? (await ours())));
});
