// SPDX-License-Identifier: GPL-3.0-or-later
/** The parts of a long page, drawn a task each: a tap meanwhile is answered between two of them. */
import type { ReactiveController, ReactiveControllerHost } from "lit";

export class InTurn implements ReactiveController {
  /** How many parts are drawn, from the first on. */
  drawn: number;
  readonly #host: ReactiveControllerHost;
  readonly #parts: () => number;
  #next: ReturnType<typeof setTimeout> | undefined;

  /** @param parts how many there are; the first is drawn with the page */
  constructor(host: ReactiveControllerHost, parts: () => number) {
    this.#host = host;
    this.#parts = parts;
    this.drawn = 1;
    host.addController(this);
  }

  get busy(): boolean {
    return this.drawn < this.#parts();
  }

  /** From now on all are drawn at once. */
  readonly whole = (): void => {
    this.drawn = Number.POSITIVE_INFINITY;
    this.#host.requestUpdate();
  };

  hostConnected(): void {
    // Paper has all of it.
    window.addEventListener("beforeprint", this.whole);
  }

  hostDisconnected(): void {
    window.removeEventListener("beforeprint", this.whole);
    clearTimeout(this.#next);
    this.#next = undefined;
  }

  hostUpdated(): void {
    if (!this.busy || this.#next !== undefined) return;
    this.#next = setTimeout(() => {
      this.#next = undefined;
      this.drawn += 1;
      this.#host.requestUpdate();
    });
  }
}
