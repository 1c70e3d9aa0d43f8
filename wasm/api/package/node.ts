// SPDX-License-Identifier: GPL-3.0-or-later
/** The same in Node, where workers are threads. A thread keeps the process running: `close` ends it. */
import { Worker as Thread } from "node:worker_threads";
import type { WorkerLike } from "../bridge.js";
import { Sluice as OfAnyWorker } from "../sluice.js";
import { type SluiceOptions, workers } from "./options.js";

export { questionTable } from "../question.js";
export * from "../sluice.js";

export class Sluice extends OfAnyWorker {
  constructor(options: SluiceOptions = {}) {
    super({ createWorker: workers(options, thread, () => thread(new URL("./node-worker.js", import.meta.url))) });
  }
}

/** A thread with the face of a browser's worker. */
function thread(url: string | URL): WorkerLike {
  // What this process was started with may be meant for its first script alone, as --input-type is.
  const worker = new Thread(new URL(url), { execArgv: [] });
  return {
    postMessage: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === "message") worker.on("message", (data) => listener({ data } as never));
      else worker.on(type, (error) => listener(error as never));
      // A browser reports what ends a worker as an error.
      if (type === "error") worker.on("exit", (code) => code !== 0 && listener({} as never));
    },
  };
}
