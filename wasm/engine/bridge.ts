// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * One queue of requests per worker. The engine's calls are synchronous, so the worker is given one request at a time.
 * If it is terminated, only that request is lost.
 * Invariant: every promise handed out is settled, whatever happens to the worker.
 */

import { fail, fromErrorData, type SluiceError } from "../contract/errors.js";
import { cancelled, type Task } from "../contract/task.js";
import type { CallName, Input, Output, Told } from "./calls.js";
import * as texts from "./texts.js";
import type { FromWorker, ToWorker } from "./wire.js";

/** The part of a worker that the bridge needs: a DOM Worker has it, and so has a thin adapter in Node. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (event: object) => void): void;
  terminate(): unknown;
}

interface Job {
  id: number;
  name: CallName;
  input: Record<number, unknown>;
  onProgress: ((progress: never) => void) | undefined;
  /** Both settle the promise once and let go of the abort signal. */
  resolve(output: unknown): void;
  reject(error: SluiceError): void;
}

/** Milliseconds that a worker may take to answer a cancellation before it is replaced. */
const PATIENCE = 100;

export class Bridge {
  readonly #createWorker: () => WorkerLike;
  readonly #patience: number;
  #worker: WorkerLike | undefined;
  readonly #queue: Job[] = [];
  #active: Job | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #lastId = 0;

  constructor(createWorker: () => WorkerLike, patience = PATIENCE) {
    this.#createWorker = createWorker;
    this.#patience = patience;
  }

  call<N extends CallName>(name: N, input: Input<N>, { signal, onProgress }: Task<Told<N>> = {}): Promise<Output<N>> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(closed());
      if (signal?.aborted) return reject(cancelled());
      const abort = () => this.#abort(job);
      const released =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          signal?.removeEventListener("abort", abort);
          settle(value);
        };
      const job: Job = {
        id: ++this.#lastId,
        name,
        // Files are found in plain objects (see blob-bytes.ts).
        input: { ...(input as unknown[]) },
        onProgress:
          onProgress &&
          ((progress: Told<N>) => {
            if (!signal?.aborted) onProgress(progress);
          }),
        resolve: released(resolve as (output: unknown) => void),
        reject: released(reject),
      };
      signal?.addEventListener("abort", abort);
      this.#queue.push(job);
      this.#next();
    });
  }

  /** Whether the worker has nothing to do. */
  get free(): boolean {
    return !this.#closed && !this.#active;
  }

  close(): void {
    this.#closed = true;
    this.#discard(closed());
    for (const job of this.#queue.splice(0)) job.reject(closed());
  }

  #next(): void {
    while (!this.#active) {
      const job = this.#queue.shift();
      if (!job) return;
      try {
        this.#worker ??= this.#start();
      } catch (error) {
        job.reject(crashed(reason(error)));
        continue;
      }
      this.#active = job;
      try {
        this.#post({ id: job.id, name: job.name, input: job.input, watched: job.onProgress !== undefined });
      } catch (error) {
        this.#active = undefined;
        job.reject(notSendable(error));
      }
    }
  }

  #start(): WorkerLike {
    const worker = this.#createWorker();
    const fail = (event: object) => {
      if (worker !== this.#worker) return;
      this.#discard(crashed("message" in event ? String(event.message) : ""));
      this.#next();
    };
    worker.addEventListener("message", ({ data }) => {
      if (worker === this.#worker) this.#receive(data as FromWorker);
    });
    worker.addEventListener("error", fail);
    worker.addEventListener("messageerror", fail);
    return worker;
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #receive(message: FromWorker): void {
    const job = this.#active;
    if (!job || message.id !== job.id) return;
    if ("progress" in message) {
      job.onProgress?.(message.progress as never);
      return;
    }
    if ("error" in message && message.error.code === "crashed") {
      // After a crash inside WebAssembly its memory is not to be trusted any more.
      this.#discard(fromErrorData(message.error));
    } else {
      this.#finish();
      if ("error" in message) job.reject(fromErrorData(message.error));
      else job.resolve(message.output);
    }
    this.#next();
  }

  #abort(job: Job): void {
    job.reject(cancelled());
    if (job !== this.#active) {
      this.#queue.splice(this.#queue.indexOf(job), 1);
      return;
    }
    this.#post({ cancel: job.id });
    this.#deadline = setTimeout(() => {
      this.#discard(cancelled());
      this.#next();
    }, this.#patience);
  }

  #finish(): void {
    clearTimeout(this.#deadline);
    this.#active = undefined;
  }

  /** Ends the worker and what it was doing; the next request starts a new one. */
  #discard(error: SluiceError): void {
    const job = this.#active;
    this.#finish();
    const worker = this.#worker;
    this.#worker = undefined;
    worker?.terminate();
    job?.reject(error);
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
const closed = () => fail(texts.sluiceClosed);
const crashed = (detail: string) => (detail ? fail(texts.engineStoppedWhy, detail) : fail(texts.engineStopped));
const notSendable = (error: unknown) => fail(texts.requestNotSent, reason(error));
