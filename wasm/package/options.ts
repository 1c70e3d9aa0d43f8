// SPDX-License-Identifier: GPL-3.0-or-later
/** How a page says where the engine comes from. */
import type { WorkerLike } from "../engine/bridge.js";
import type { Wasm } from "../engine/wire.js";

export type { WorkerLike };

export interface SluiceOptions {
  /** Starts a worker that runs `sluice/worker`; called again when one is replaced. Left out, the one of the package is found. */
  createWorker?: () => Worker | WorkerLike;
  /** The address of the script `sluice/worker`, if it is not beside the rest; on the origin of the page. */
  workerUrl?: string | URL;
  /** The engine (`sluice/sluice.wasm`) as it was compiled or loaded elsewhere; left out, the one that is in the worker. */
  wasm?: Wasm;
}

/** Starts workers as the options say, or as the package does by itself. */
export function workers(
  { createWorker, workerUrl, wasm }: SluiceOptions,
  from: (url: string | URL) => WorkerLike,
  packaged: () => WorkerLike,
): () => WorkerLike {
  return () => {
    const worker = createWorker?.() ?? (workerUrl === undefined ? packaged() : from(workerUrl));
    if (wasm !== undefined) worker.postMessage({ wasm });
    return worker;
  };
}
