// SPDX-License-Identifier: GPL-3.0-or-later
/** The engine's workers: where they come from, and calls to them that keep to a signal. */
import { show } from "../common/checked.js";
import { fail, SluiceError } from "../contract/errors.js";
import type { Wasm } from "../contract/platform.js";
import { Bridge } from "../engine/bridge.js";
import type { CallName, Input, Output, Told } from "../engine/calls.js";
import * as texts from "./texts.js";

/** The part of a worker that is needed: a DOM Worker has it, and so has a thin adapter in Node. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (event: object) => void): void;
  terminate(): unknown;
}

export interface SluiceOptions {
  /** Starts a worker that runs `sluice/worker`; called again when one is replaced. Left out, the one of the package is found. */
  createWorker?: () => WorkerLike;
  /** The address of the script `sluice/worker`, if it is not beside the rest; on the origin of the page. */
  workerUrl?: string | URL;
  /** The engine (`sluice/sluice.wasm`) as it was compiled or loaded elsewhere; left out, the one that is in the worker. */
  wasm?: Wasm;
  /** How many workers share long searches and the points of curves; 1 if it is not given. */
  workers?: number;
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

export interface Task<P = never> {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: P) => void) | undefined;
}

/** Work that ends for its caller as soon as the signal aborts, with the signal's own reason. */
export async function abortable<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (!signal) return work();
  signal.throwIfAborted();
  let abort: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort);
  });
  try {
    return await Promise.race([aborted, work()]);
  } finally {
    if (abort) signal.removeEventListener("abort", abort);
  }
}

/** More would not be faster on any machine. */
const MOST_WORKERS = 64;

/** A bridge to a worker, and why its worker did not start. */
class Line {
  readonly bridge: Bridge;
  #hasSpoken = false;
  #refusal: unknown;

  constructor(start: () => WorkerLike) {
    this.bridge = new Bridge(() => {
      this.#hasSpoken = false;
      this.#refusal = undefined;
      try {
        const worker = start();
        worker.addEventListener("message", () => {
          this.#hasSpoken = true;
        });
        return worker;
      } catch (error) {
        this.#refusal = error;
        throw error;
      }
    });
  }

  /** An engine that never said a word has not met data that are too large for it. */
  explained(error: unknown): unknown {
    if (!(error instanceof SluiceError) || error.code !== "crashed" || this.#hasSpoken) return error;
    if (this.#refusal instanceof SluiceError) return this.#refusal;
    return fail(texts.engineNotStarted, String(error.values.detail ?? "").replace(/\.$/, "") || error.message);
  }
}

/** One worker, or several that share long work; each starts with its first call. */
export class Connection {
  readonly #lines: [Line, ...Line[]];

  constructor(start: () => WorkerLike, count: number = 1) {
    if (!Number.isInteger(count) || count < 1 || count > MOST_WORKERS) {
      throw fail(texts.workersWrong, show(count), MOST_WORKERS);
    }
    const lines = Array.from({ length: count }, () => new Line(start));
    this.#lines = lines as [Line, ...Line[]];
  }

  get bridges(): [Bridge, ...Bridge[]] {
    return this.#lines.map(({ bridge }) => bridge) as [Bridge, ...Bridge[]];
  }

  call<N extends CallName>(name: N, input: Input<N>, task: Task<Told<N>> = {}): Promise<Output<N>> {
    const { signal, onProgress } = task;
    return this.run(signal, ([bridge], signal) => bridge.call(name, input, { signal, onProgress }));
  }

  /** Work of the bridges. If the signal aborts it, it rejects with the signal's own reason. */
  async run<T>(
    signal: AbortSignal | undefined,
    work: (bridges: [Bridge, ...Bridge[]], signal: AbortSignal | undefined) => Promise<T>,
  ): Promise<T> {
    try {
      return await abortable(signal, () => work(this.bridges, signal));
    } catch (error) {
      if (signal?.aborted && error instanceof SluiceError && error.code === "cancelled") throw signal.reason;
      throw this.#lines.reduce<unknown>((found, line) => line.explained(found), error);
    }
  }

  /** Ends the workers; pending calls reject with `cancelled`. */
  close(): void {
    for (const { bridge } of this.#lines) bridge.close();
  }
}
