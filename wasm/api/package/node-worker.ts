// SPDX-License-Identifier: GPL-3.0-or-later
/** The worker's entry in Node; the engine is the command line's. */
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import createModule from "sluice:engine-node";
import { handedIn } from "../handed-in.js";
import { createEngine } from "../raw.js";
import { type Port, serve } from "../serve.js";

const port: Port = {
  postMessage: (message) => parentPort?.postMessage(message),
  addEventListener: (_, listener) => parentPort?.on("message", (data) => listener({ data })),
};

serve(port, async (wasm) => {
  const ours = () => readFile(new URL("../cli/sluice.wasm", import.meta.url));
  return createEngine(await handedIn(createModule, wasm ?? (await ours())));
});
