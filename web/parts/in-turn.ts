// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The parts of a long page: the first few with the page, a task each, and the others once somebody is there. A tap
 * meanwhile is answered between two of them.
 */
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** As many as a screen can show before anybody has moved in it. */
const FIRST = 2;

export class InTurn implements ReactiveController {
  /** How many parts are drawn, from the first on. */
  drawn: number;
  readonly #host: ReactiveControllerHost;
  readonly #parts: () => number;
  readonly #there: () => Promise<void>;
  #next: ReturnType<typeof setTimeout> | undefined;
  #waits = false;
  #connected = false;

  /**
   * @param parts how many there are; the first is drawn with the page
   * @param there resolves once somebody is there
   */
  constructor(host: ReactiveControllerHost, parts: () => number, there: () => Promise<void>) {
    this.#host = host;
    this.#parts = parts;
    this.#there = there;
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
    this.#connected = true;
    // Paper has all of it.
    window.addEventListener("beforeprint", this.whole);
  }

  hostDisconnected(): void {
    this.#connected = false;
    window.removeEventListener("beforeprint", this.whole);
    clearTimeout(this.#next);
    this.#next = undefined;
  }

  hostUpdated(): void {
    if (!this.busy || this.#waits || this.#next !== undefined) return;
    if (this.drawn < FIRST) this.#later();
    else {
      this.#waits = true;
      void this.#there().then(() => {
        this.#waits = false;
        if (this.#connected && this.busy) this.#later();
      });
    }
  }

  #later(): void {
    this.#next ??= setTimeout(() => {
      this.#next = undefined;
      this.drawn += 1;
      this.#host.requestUpdate();
    });
  }
}
