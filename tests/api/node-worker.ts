// SPDX-License-Identifier: GPL-3.0-or-later
/** A worker thread of Node with the face of a browser's worker, from either side. */
import { parentPort, Worker } from "node:worker_threads";
import type { WorkerLike } from "../../wasm/api/bridge.js";
import type { Port } from "../../wasm/api/serve.js";

export function nodeWorker(url: string | URL): WorkerLike {
  // The worker's own standard output would mix with the test report.
  const worker = new Worker(new URL(url), { stdout: true, stderr: true });
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

export function nodePort(): Port {
  return {
    postMessage: (message) => parentPort?.postMessage(message),
    addEventListener: (_, listener) => parentPort?.on("message", (data) => listener({ data })),
  };
}
