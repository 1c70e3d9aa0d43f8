// SPDX-License-Identifier: GPL-3.0-or-later
import type { WorkerLike } from "./connection.js";

type Listener = (event: { data: unknown }) => void;

/**
 * A worker that is replaced, once, if it fails before it has said anything: its script was not there, or a policy keeps
 * it out. The other worker gets the same messages.
 */
export class Replaceable implements WorkerLike {
  readonly #second: () => Promise<WorkerLike>;
  readonly #listeners: [type: string, listener: Listener][] = [];
  #worker: WorkerLike | undefined;
  /** The messages that the other worker may have to be told again; undefined once the worker has answered. */
  #told: unknown[] | undefined = [];
  #replaced = false;
  #ended = false;

  constructor(first: () => WorkerLike, second: () => Promise<WorkerLike>) {
    this.#second = second;
    try {
      this.#use(first());
    } catch {
      void this.#replace();
    }
  }

  postMessage(message: unknown): void {
    this.#worker?.postMessage(message);
    this.#told?.push(message);
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.push([type, listener as Listener]);
  }

  terminate(): void {
    this.#ended = true;
    this.#worker?.terminate();
  }

  #use(worker: WorkerLike): void {
    this.#worker = worker;
    const current = () => worker === this.#worker && !this.#ended;
    worker.addEventListener("message", (event) => {
      if (!current()) return;
      this.#told = undefined;
      this.#tell("message", event);
    });
    worker.addEventListener("messageerror", (event) => current() && this.#tell("messageerror", event));
    worker.addEventListener("error", (event) => {
      if (!current()) return;
      if (this.#told && !this.#replaced) void this.#replace();
      else this.#tell("error", event);
    });
  }

  async #replace(): Promise<void> {
    this.#replaced = true;
    this.#worker?.terminate();
    this.#worker = undefined;
    try {
      const worker = await this.#second();
      this.#use(worker);
      if (this.#ended) worker.terminate();
      else for (const message of this.#told ?? []) worker.postMessage(message);
    } catch (error) {
      if (!this.#ended) this.#tell("error", { message: String(error) });
    }
  }

  #tell(type: string, event: object): void {
    for (const [wanted, listener] of this.#listeners) if (wanted === type) listener(event as { data: unknown });
  }
}
