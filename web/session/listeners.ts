// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Who is told that the state has changed, and when. While a hand moves the slider one protocol follows another: what shows
 * channel, curve and the sentence is told at once, and all else when that has been painted, so that the hand does not wait for it.
 */
import type { Design } from "../../wasm/engine/sluice.js";
import { nextPicture, painted } from "../platform/painting.js";
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
  "weighing",
  "costs",
  "curve",
] satisfies (keyof State)[]);

export class Listeners {
  readonly #first = new Set<Listener>();
  readonly #then = new Set<Listener>();
  #now: State | undefined;
  /** What those that are told afterwards were told last. */
  #told: State | undefined;
  /** The protocol whose picture is waited for. */
  #awaited: Design | undefined;

  /** `afterwards`: it can wait for the picture of channel and curve. */
  add(listener: Listener, afterwards = false): () => void {
    const all = afterwards ? this.#then : this.#first;
    all.add(listener);
    return () => all.delete(listener);
  }

  tell(before: State, now: State): void {
    this.#told ??= before;
    this.#now = now;
    for (const listener of this.#first) listener();
    if (isReplaced(before, now)) void this.#afterwards(now.design);
    else this.#tellOthers();
  }

  async #afterwards(design: Design | undefined): Promise<void> {
    if (this.#awaited === design) return;
    this.#awaited = design;
    await painted();
    // With the picture after that one, which is the first that can show it.
    await nextPicture();
    if (this.#awaited !== design) return;
    this.#awaited = undefined;
    // As long as nothing but the old protocol could be shown, a picture more would be in the way of the new one.
    if (this.#now?.designing && this.#told?.design === design) return;
    this.#tellOthers();
  }

  #tellOthers(): void {
    if (this.#told === this.#now) return;
    this.#told = this.#now;
    for (const listener of this.#then) listener();
  }
}

function isReplaced(before: State, now: State): boolean {
  if (!before.design || !now.design) return false;
  const names = Object.keys(now) as (keyof State)[];
  return names.every((name) => replaced.has(name) || before[name] === now[name]);
}
