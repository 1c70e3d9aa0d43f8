// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Who is told that the state has changed, and when. While a hand moves the slider one protocol follows another: what shows
 * the channel and the curve is told at once, and all else when that has been painted, so that the hand does not wait for it.
 */
import { painted } from "./parts.js";
import type { State } from "./state.js";

type Listener = () => void;

/** What changes when one protocol takes the place of another one. */
const replaced = new Set<string>([
  "epsilon",
  "levelWrong",
  "designing",
  "design",
  "report",
  "verdict",
  "worst",
  "costs",
  "curve",
] satisfies (keyof State)[]);

export class Listeners {
  readonly #first = new Set<Listener>();
  readonly #then = new Set<Listener>();
  /** Whether those that are told afterwards have something to be told. */
  #owed = false;
  #waiting = false;
  #designing = false;

  /** `afterwards`: it can wait for the picture of channel and curve. */
  add(listener: Listener, afterwards = false): () => void {
    const all = afterwards ? this.#then : this.#first;
    all.add(listener);
    return () => all.delete(listener);
  }

  tell(before: State, now: State): void {
    this.#designing = now.designing;
    this.#owed = true;
    for (const listener of this.#first) listener();
    if (isReplaced(before, now)) void this.#afterwards();
    else this.#tellOthers();
  }

  async #afterwards(): Promise<void> {
    if (this.#waiting) return;
    this.#waiting = true;
    await painted();
    this.#waiting = false;
    // Where that takes long all are told; until then the old protocol stands, and a picture more would be in the way of the new one.
    if (!this.#designing) this.#tellOthers();
  }

  #tellOthers(): void {
    if (!this.#owed) return;
    this.#owed = false;
    for (const listener of this.#then) listener();
  }
}

function isReplaced(before: State, now: State): boolean {
  if (!before.design || !now.design) return false;
  const names = Object.keys(now) as (keyof State)[];
  return names.every((name) => replaced.has(name) || before[name] === now[name]);
}
