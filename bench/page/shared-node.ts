// SPDX-License-Identifier: GPL-3.0-or-later
/** The same in Node. This script is its own worker. Prints the time as JSON. */
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import createModule from "sluice:engine-node";
import { createEngine } from "../../wasm/engine/embind-engine.js";
import { serve } from "../../wasm/engine/serve.js";
import { port, thread } from "../../wasm/package/thread.js";
import { timeShared } from "./shared.js";

if (isMainThread) {
  const [which = "", workers = ""] = process.argv.slice(2);
  const time = await timeShared(() => thread(import.meta.url), JSON.parse(which), Number(workers));
  process.stdout.write(JSON.stringify(time));
} else {
  serve(port, async () =>
    createEngine(await createModule({ wasmBinary: readFileSync(".build/wasm/sluice-node.wasm") })),
  );
}
