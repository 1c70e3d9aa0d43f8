// SPDX-License-Identifier: GPL-3.0-or-later
import type { ReactiveController } from "lit";
import { type Design, SluiceError } from "../../wasm/engine/sluice.js";
import { Latest } from "../platform/latest.js";
import type { LiveElement } from "./element.js";

interface Job<Result> {
  /** It is done again when one of these is another one; if left out, for each protocol. Nothing stands for no job. */
  of?(design: Design): unknown[] | undefined;
  work(design: Design, signal: AbortSignal): Promise<Result>;
  done?(result: Result): void;
  /** If it fails there is less to see, and no error. */
  optional?: true;
}

/** Works out something beside the protocol that an element shows. The newest job counts; none outlives the element. */
export class Afterwards<Result> implements ReactiveController {
  readonly #host: LiveElement;
  readonly #job: Job<Result>;
  readonly #latest = new Latest();
  #last: unknown[] = [];

  constructor(host: LiveElement, job: Job<Result>) {
    this.#host = host;
    this.#job = job;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#latest.cancel();
  }

  hostUpdated(): void {
    const { _design: design } = this.#host;
    if (!design) return;
    const of = this.#job.of ? this.#job.of(design) : [design];
    if (!of || of.every((part, i) => part === this.#last[i])) return;
    this.#last = of;
    void this.#run(design);
  }

  async #run(design: Design): Promise<void> {
    const { work, done, optional } = this.#job;
    try {
      const result = await this.#latest.run((signal) => work(design, signal));
      if (result === undefined) return;
      done?.(result);
      if (!optional) this.#host._failed = undefined;
    } catch (error) {
      if (optional) return;
      if (!(error instanceof SluiceError)) throw error;
      this.#host._failed = error;
    }
  }
}
