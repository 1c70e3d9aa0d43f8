// SPDX-License-Identifier: GPL-3.0-or-later

/**
 * One job at a time, the newest wins. A new job aborts the one that runs, waits until it has gone, and is dropped
 * itself when a newer one comes meanwhile. So a moved slider leaves no queue behind.
 */
export class Latest {
  #controller: AbortController | undefined;
  #last: Promise<void> = Promise.resolve();

  /** Gives the job's result, or undefined when it was overtaken or cancelled. */
  async run<T>(job: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    this.cancel();
    const { signal } = this.#renew();
    const before = this.#last;
    let gone = () => {};
    this.#last = new Promise((resolve) => {
      gone = resolve;
    });
    try {
      await before;
      if (signal.aborted) return undefined;
      const result = await job(signal);
      return signal.aborted ? undefined : result;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      gone();
    }
  }

  cancel(): void {
    this.#controller?.abort();
  }

  #renew(): AbortController {
    this.#controller = new AbortController();
    return this.#controller;
  }
}
