// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols for the other places of the slider, found while nobody waits: a hand that moves on finds them there. */
import type { Design, DesignRequest } from "../../../../wasm/engine/sluice.js";
import { nearest } from "../../../facts/levels.js";
import { Latest } from "../../../platform/latest.js";

/** Milliseconds: of searches that take longer hardly any would be there in time, and a computer would be busy for long. */
const QUICK = 150;

/** All but the level, at which the slider is somewhere. */
type Wanted = Omit<DesignRequest, "search">;

interface Designer {
  design(request: DesignRequest, options: { signal: AbortSignal }): Promise<Design>;
}

export class DesignsAhead {
  readonly #engines: () => Promise<Designer[]>;
  readonly #levels: () => number[];
  readonly #running = new Latest();
  #found = new Map<number, Design>();
  #table: unknown;
  #settings = "";
  #last: Wanted | undefined;
  #quick = true;
  #watched = false;

  /** @param engines that have nothing better to do, one at least @param levels of the slider */
  constructor(engines: () => Promise<Designer[]>, levels: () => number[]) {
    this.#engines = engines;
    this.#levels = levels;
  }

  /** Whether there is a slider on the page. */
  watch(on: boolean): void {
    this.#watched = on;
    if (on) void this.go();
    else this.pause();
  }

  /** The protocol for this, where it has been found before. */
  known(wanted: Wanted): Design | undefined {
    this.#last = wanted;
    this.#fit(wanted);
    return this.#found.get(wanted.epsilon);
  }

  /** What a search has come to, after so many milliseconds. */
  add(wanted: Wanted, design: Design, milliseconds: number): void {
    this.#fit(wanted);
    this.#found.set(wanted.epsilon, design);
    this.#quick = milliseconds < QUICK;
  }

  pause(): void {
    this.#running.cancel();
  }

  /** Finds what is not known yet, from where the slider is to both sides. */
  async go(): Promise<void> {
    const wanted = this.#last;
    if (!wanted || !this.#watched || !this.#quick) return;
    await this.#running
      .run(async (signal) => {
        const left = outward(this.#levels(), wanted.epsilon);
        const work = async (engine: Designer) => {
          for (let epsilon = left.shift(); epsilon !== undefined; epsilon = left.shift()) {
            if (signal.aborted || !this.#quick) return;
            if (this.#found.has(epsilon)) continue;
            const request = { ...wanted, epsilon };
            const begin = performance.now();
            const design = await engine.design(request, { signal });
            if (!signal.aborted) this.add(request, design, performance.now() - begin);
          }
        };
        await Promise.all((await this.#engines()).map(work));
      })
      // Nobody has asked for it: where it is too much, the search that somebody asks for says so.
      .catch(() => undefined);
  }

  /** Of another table, and with other settings, protocols are others. */
  #fit(wanted: Wanted): void {
    const { table, epsilon: _, ...settings } = wanted;
    const now = JSON.stringify(settings);
    if (table !== this.#table || now !== this.#settings) {
      this.#found = new Map();
      this.#quick = true;
    }
    this.#table = table;
    this.#settings = now;
  }
}

/** The nearest place first, in turns on both sides. */
function outward(levels: number[], level: number): number[] {
  const middle = nearest(levels, level);
  const places = levels.map((_, index) => index);
  return places
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .map((index) => levels[index] ?? 0);
}
