// SPDX-License-Identifier: GPL-3.0-or-later
import { language } from "./language.js";

/** The last result that has words in it: made anew from other inputs, and in another language. */
export class Made<T> {
  #last: { from: unknown[]; made: T } | undefined;

  of(parts: unknown[], make: () => T): T {
    const from = [language(), ...parts];
    const same = this.#last?.from.length === from.length && this.#last.from.every((part, i) => part === from[i]);
    if (!this.#last || !same) this.#last = { from, made: make() };
    return this.#last.made;
  }
}
