// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Tells listeners that the state has changed. While a hand moves the slider one protocol follows another. Elements with
 * channel, curve and the sentence are told at once. All others are told when that has been painted, so that the hand
 * does not wait for them.
 */
import type { Design } from "../../wasm/engine/sluice.js";
import { nextPicture, painted } from "../platform/painting.js";
import type { SessionState } from "./state.js";

type Listener = () => void;

/** The state that changes on every page when one protocol takes the place of another one. */
const replaced: (keyof SessionState)[] = [
  "epsilon",
  "designing",
  "design",
  "report",
  "verdict",
  "worst",
  "weighing",
  "costs",
];

export class Listeners<S extends SessionState> {
  /** The state that changes on this page when one protocol takes the place of another one. */
  readonly #replaced: ReadonlySet<keyof S>;
  readonly #first = new Set<Listener>();
  readonly #then = new Set<Listener>();
  #now: S | undefined;
  /** The state that the later listeners were told last. */
  #told: S | undefined;
  /** The protocol whose picture is waited for. */
  #awaited: Design | undefined;

  /** @param others more state that changes then on this page */
  constructor(others: (keyof S)[] = []) {
    this.#replaced = new Set<keyof S>([...replaced, ...others]);
  }

  /** `afterwards`: it can wait for the picture of channel and curve. */
  add(listener: Listener, afterwards = false): () => void {
    const all = afterwards ? this.#then : this.#first;
    all.add(listener);
    return () => all.delete(listener);
  }

  tell(before: S, now: S): void {
    this.#told ??= before;
    this.#now = now;
    for (const listener of this.#first) listener();
    if (this.#isReplaced(before, now)) void this.#afterwards(now.design);
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

  #isReplaced(before: S, now: S): boolean {
    if (!before.design || !now.design) return false;
    const names = Object.keys(now) as (keyof S)[];
    return names.every((name) => this.#replaced.has(name) || before[name] === now[name]);
  }
}
