// SPDX-License-Identifier: GPL-3.0-or-later
/** Whether somebody has several rows anywhere in a file, by columns that say who is who. */

import type { Batch, Cells } from "./batch.js";
import { type Candidate, isRepeated } from "./people.js";

/** Looks at these columns of every row. */
export class PeopleSeen {
  readonly #seen: { name: string; at: number; by: Candidate["by"]; values: Different }[];

  constructor(candidates: Candidate[], room?: number) {
    this.#seen = candidates.map((each) => ({ ...each, values: new Different(room) }));
  }

  get columns(): number[] {
    return this.#seen.map(({ at }) => at);
  }

  add(batch: Batch): void {
    for (const { at, values } of this.#seen) values.add(batch.column(at), batch.length);
  }

  /** The first of them in which a value stands in several rows. */
  get repeated(): string | undefined {
    return this.#seen.find(({ by, values }) => isRepeated(by, values))?.name;
  }
}

/** So many different values are told apart, in 16 MB. If there are more, every second or fourth stands for all, with its rows. */
const ROOM = 1 << 20;

/** How many rows have a value, and how many different values there are. */
export class Different {
  readonly #room: number;
  /** By hashes of 52 bits, of which those count whose lowest bits are zero. */
  #table = new Float64Array(1 << 10);
  #every = 1;
  /** The hash of each spelling that has a number. */
  readonly #hashes: number[] = [];
  rows = 0;
  different = 0;

  constructor(room = ROOM) {
    this.#room = room;
  }

  add(cells: Cells, length: number): void {
    const { codes, bytes } = cells;
    if (bytes) {
      this.#addBytes(bytes);
      return;
    }
    const { values } = cells;
    for (let i = 0; i < length; i++) {
      const code = codes ? (codes[i] as number) : i;
      if (codes) this.#hashes[code] ??= hashOf(values[code] as string);
      this.#add(codes ? (this.#hashes[code] as number) : hashOf(values[code] as string));
    }
  }

  /** Texts with a zero behind each. */
  #addBytes(bytes: Uint8Array): void {
    let [low, high]: [number, number] = [...BEGIN];
    let begun = false;
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i] as number;
      if (byte !== 0) {
        low = Math.imul(low ^ byte, FACTORS[0]);
        high = Math.imul(high ^ byte, FACTORS[1]);
        begun = true;
        continue;
      }
      this.#add(begun ? mixed(low, high) : 0);
      [low, high] = BEGIN;
      begun = false;
    }
  }

  /** 0 is the empty cell. */
  #add(hash: number): void {
    if (hash === 0 || !this.#counts(hash)) return;
    this.rows += 1;
    if (!put(this.#table, hash)) return;
    this.different += 1;
    if (2 * this.different > this.#table.length) this.#grow();
  }

  #counts(hash: number): boolean {
    return (hash & (this.#every - 1)) === 0;
  }

  #grow(): void {
    const all = this.#table.filter((hash) => hash !== 0);
    const again = this.rows - this.different;
    if (this.different < this.#room) this.#table = new Float64Array(2 * this.#table.length);
    else {
      this.#every *= 2;
      this.#table.fill(0);
    }
    const kept = all.filter((hash) => this.#counts(hash));
    for (const hash of kept) put(this.#table, hash);
    this.different = kept.length;
    // Nobody knows any more whose rows came again, but that some did.
    this.rows = kept.length + Math.ceil((again * kept.length) / all.length);
  }
}

/** Whether it was not there yet. */
function put(table: Float64Array, hash: number): boolean {
  const last = table.length - 1;
  // The lowest bits may all be zero.
  let at = Math.floor(hash / 2 ** 20) & last;
  while (table[at] !== 0) {
    if (table[at] === hash) return false;
    at = (at + 1) & last;
  }
  table[at] = hash;
  return true;
}

const BEGIN = [0xdeadbeef | 0, 0x41c6ce57] as const;
const FACTORS = [2654435761, 1597334677] as const;
const encoder = new TextEncoder();

function hashOf(text: string): number {
  if (text === "") return 0;
  let [low, high]: [number, number] = [...BEGIN];
  for (const byte of encoder.encode(text)) {
    low = Math.imul(low ^ byte, FACTORS[0]);
    high = Math.imul(high ^ byte, FACTORS[1]);
  }
  return mixed(low, high);
}

/** 52 bits that all depend on all of the text; never 0. */
function mixed(low: number, high: number): number {
  let one = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  let other = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  one ^= one >>> 16;
  other ^= other >>> 15;
  return (other >>> 12) * 2 ** 32 + (one >>> 0) || 1;
}
