// SPDX-License-Identifier: GPL-3.0-or-later
/** Random distributions that are the same everywhere. Nothing here has to do with privacy: these are figures. */
import type { JointTable } from "../../wasm/contract/types.js";
import { tableOf } from "./tables.js";

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Above 0 and below 1 (Mulberry32, two words for 52 bits). */
  uniform(): number {
    return (this.#word() * 2 ** 20 + (this.#word() >>> 12) + 0.5) / 2 ** 52;
  }

  #word(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let word = this.#state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  }

  /** Weights of a distribution with all parameters 1/2 (Jeffreys' prior): halves of squared normal numbers. */
  jeffreys(count: number): number[] {
    return Array.from({ length: count }, () => {
      const cosine = Math.cos(2 * Math.PI * this.uniform());
      return -Math.log(this.uniform()) * cosine * cosine;
    });
  }

  /** Numbers between 0 and 1. */
  uniforms(count: number): number[] {
    return Array.from({ length: count }, () => this.uniform());
  }

  /** A joint table of `secrets` × `categories` weights. */
  table(secrets: number, categories: number, of: "uniforms" | "jeffreys"): JointTable {
    return tableOf(Array.from({ length: secrets }, () => this[of](categories)));
  }

  /** How often each cell comes up among `people` who are drawn from weights. */
  people(weights: number[], people: number): number[] {
    const sums: number[] = [];
    let total = 0;
    for (const weight of weights) {
      total += weight;
      sums.push(total);
    }
    const counts = weights.map(() => 0);
    for (let i = 0; i < people; i += 1) {
      const point = this.uniform() * total;
      const cell = sums.findIndex((sum) => point < sum);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    return counts;
  }
}
