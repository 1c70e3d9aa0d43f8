// SPDX-License-Identifier: GPL-3.0-or-later
/** The worker's side of the bridge: takes requests, answers each exactly once. */

import type { Engine } from "../contract/engine.js";
import { toErrorData } from "../contract/errors.js";
import type { Progress } from "../contract/file-types.js";
import type { SearchProgress } from "../contract/search-types.js";
import { answered } from "./calls.js";
import type { Asked, FromWorker, ToWorker, Wasm } from "./wire.js";

/** The worker's end of the channel: `self` in a browser's worker, an adapter in Node. */
export interface Port {
  postMessage(message: FromWorker): void;
  addEventListener(type: "message", listener: (event: { data: ToWorker }) => void): void;
}

/** Progress through a file is worth a message this often, in milliseconds. */
const PROGRESS_INTERVAL = 50;

/** `loadEngine` is called when the first message is there, which may bring the engine's bytes. */
export function serve(port: Port, loadEngine: (wasm?: Wasm) => Promise<Engine>): void {
  let engine: Promise<Engine> | undefined;
  const start = (wasm?: Wasm) => {
    engine ??= loadEngine(wasm);
    // A failure to load is told to whoever asks, not to the global handler.
    engine.catch(() => {});
    return engine;
  };
  const running = new Map<number, AbortController>();

  const answer = async ({ id, name, input, watched }: Asked) => {
    const controller = new AbortController();
    running.set(id, controller);
    let last = Number.NEGATIVE_INFINITY;
    const onProgress = (progress: Progress | SearchProgress) => {
      if ("bytes" in progress) {
        const now = performance.now();
        if (now - last < PROGRESS_INTERVAL && progress.bytes < progress.totalBytes) return;
        last = now;
      }
      port.postMessage({ id, progress });
    };
    try {
      const task = { signal: controller.signal, onProgress: watched ? onProgress : undefined };
      const output = await answered(name, input, await start(), task);
      port.postMessage({ id, output });
    } catch (error) {
      port.postMessage({ id, error: toErrorData(error) });
    } finally {
      running.delete(id);
    }
  };

  port.addEventListener("message", ({ data }) => {
    if ("wasm" in data) void start(data.wasm);
    else if ("cancel" in data) running.get(data.cancel)?.abort();
    else void answer(data);
  });
}
