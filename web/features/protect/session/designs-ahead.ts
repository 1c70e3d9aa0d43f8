// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols for the other places of the slider, found while nobody waits: a hand that moves on finds them there. */
import type { Design, DesignRequest } from "../../../../wasm/engine/sluice.js";
import { nearest } from "../../../facts/levels.js";

/** Milliseconds: of searches that take longer hardly any would be there in time, and a computer would be busy for long. */
const QUICK = 150;

/** All but the level, at which the slider is somewhere. */
type Wanted = Omit<DesignRequest, "search">;

interface Designer {
  design(request: DesignRequest, options: { signal: AbortSignal }): Promise<Design>;
}

interface Search {
  controller: AbortController;
  found: Promise<Design>;
}

export class DesignsAhead {
  readonly #engines: () => Promise<Designer[]>;
  readonly #levels: () => number[];
  #found = new Map<number, Design>();
  /** By their levels. */
  readonly #searches = new Map<number, Search>();
  /** The number of the newest call to find some: older ones begin nothing any more. */
  #turn = 0;
  #table: unknown;
  #settings = "";
  #last: Wanted | undefined;
  /** How many places the hand has moved by, and where to. */
  #step = 0;
  #quick = true;
  #watched = false;

  /**
   * @param engines the engines that have nothing better to do, one at least
   * @param levels the levels of the slider
   */
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

  /** The protocol for this, where it has been found before. Nothing else is begun before the next call to find some. */
  known(wanted: Wanted): Design | undefined {
    this.#turn += 1;
    const before = this.#last;
    this.#last = wanted;
    this.#step = this.#fit(wanted) && before ? this.#place(wanted) - this.#place(before) : 0;
    return this.#found.get(wanted.epsilon);
  }

  /**
   * The same design if it is being found right now: a search that begins anew takes longer. It is undefined if it does
   * not come soon after all. If it is not being found, all searches end, to leave the computer to the one that somebody
   * waits for.
   */
  coming(wanted: Wanted): Promise<Design | undefined> | undefined {
    const search = this.#fit(wanted) ? this.#searches.get(wanted.epsilon) : undefined;
    if (!search) {
      this.pause();
      return undefined;
    }
    return new Promise((resolve) => {
      const give = () => {
        search.controller.abort();
        resolve(undefined);
      };
      const late = setTimeout(give, QUICK);
      search.found.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(late));
    });
  }

  /** Takes the design that a search has found, after so many milliseconds. */
  add(wanted: Wanted, design: Design, milliseconds: number): void {
    this.#fit(wanted);
    this.#found.set(wanted.epsilon, design);
    this.#quick = milliseconds < QUICK;
  }

  /** Somebody did not wait for the end of a search: with these settings none is begun. */
  tooLong(): void {
    this.#quick = false;
  }

  pause(): void {
    this.#turn += 1;
    for (const { controller } of this.#searches.values()) controller.abort();
    this.#searches.clear();
  }

  /** Finds what is not known yet, from where the hand will be next, if it moves on as it did, to both sides. */
  async go(): Promise<void> {
    const wanted = this.#last;
    if (!wanted || !this.#watched || !this.#quick) return;
    this.#turn += 1;
    const turn = this.#turn;
    const left = outward(this.#levels(), this.#place(wanted) + this.#step);
    const work = async (engine: Designer) => {
      for (let epsilon = left.shift(); epsilon !== undefined; epsilon = left.shift()) {
        if (turn !== this.#turn || !this.#quick) return;
        if (!this.#found.has(epsilon) && !this.#searches.has(epsilon))
          await this.#search(engine, { ...wanted, epsilon });
      }
    };
    // Nobody has asked for it: where it is too much, the search that somebody asks for says so.
    await this.#engines()
      .then((engines) => Promise.all(engines.map(work)))
      .catch(() => undefined);
  }

  async #search(engine: Designer, wanted: Wanted): Promise<void> {
    const controller = new AbortController();
    const begin = performance.now();
    const found = engine.design(wanted, { signal: controller.signal });
    const search = { controller, found };
    this.#searches.set(wanted.epsilon, search);
    try {
      const design = await found;
      if (!controller.signal.aborted) this.add(wanted, design, performance.now() - begin);
    } finally {
      if (this.#searches.get(wanted.epsilon) === search) this.#searches.delete(wanted.epsilon);
    }
  }

  #place({ epsilon }: Wanted): number {
    return nearest(this.#levels(), epsilon);
  }

  /** For another table, or with other settings, protocols are others. */
  #fit(wanted: Wanted): boolean {
    const { table, epsilon: _, ...settings } = wanted;
    const now = JSON.stringify(settings);
    const same = table === this.#table && now === this.#settings;
    if (!same) {
      this.pause();
      this.#found = new Map();
      this.#quick = true;
    }
    this.#table = table;
    this.#settings = now;
    return same;
  }
}

/** The place itself first, then the nearest ones, in turns on both sides. */
function outward(levels: number[], middle: number): number[] {
  const places = levels.map((_, index) => index);
  return places
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .map((index) => levels[index] ?? 0);
}
