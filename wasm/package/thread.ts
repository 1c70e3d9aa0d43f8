// SPDX-License-Identifier: GPL-3.0-or-later
/** A worker thread of Node with the face of a browser's worker, from either side. */
import { parentPort, Worker as Thread, type WorkerOptions } from "node:worker_threads";
import type { Port } from "../engine/serve.js";
import type { WorkerLike } from "./connection.js";

export function thread(url: string | URL, options: WorkerOptions = {}): WorkerLike {
  // This process may have options that are meant for its first script alone, as --input-type is.
  const worker = new Thread(new URL(url), { execArgv: [], ...options });
  // The process waits for a thread as long as a request is not answered, and no longer.
  const asked = new Set<unknown>();
  worker.unref();
  worker.on("message", (data: object) => {
    if ("id" in data && ("output" in data || "error" in data)) asked.delete(data.id);
    if (asked.size === 0) worker.unref();
  });
  return {
    postMessage(sent) {
      if (typeof sent === "object" && sent !== null && "id" in sent) asked.add(sent.id);
      if (asked.size > 0) worker.ref();
      worker.postMessage(sent);
    },
    terminate: () => worker.terminate(),
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === "message") worker.on("message", (data) => listener({ data } as never));
      else worker.on(type, (error) => listener(error as never));
      // A browser reports what ends a worker as an error.
      if (type === "error") worker.on("exit", (code) => code !== 0 && listener({} as never));
    },
  };
}

/** In the thread itself. */
export const port: Port = {
  postMessage: (message) => parentPort?.postMessage(message),
  addEventListener: (_, listener) => parentPort?.on("message", (data) => listener({ data })),
};
