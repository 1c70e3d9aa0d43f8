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

/** Whole numbers below it have a bit each, in at most 16 MB: most numbers of people begin at 1. */
const NUMBERED = 2 ** 27;
/** So many other values are told apart, in 16 MB. If there are more, every second or fourth stands for all, with its rows. */
const ROOM = 1 << 20;

/** How many rows have a value, and how many different values there are. */
export class Different {
  readonly #numbers = new Numbers();
  readonly #texts: Hashes;
  /** The number or the hash of each spelling that has a number in all batches. */
  readonly #spellings: Word[] = [];

  constructor(room = ROOM) {
    this.#texts = new Hashes(room);
  }

  get rows(): number {
    return this.#numbers.rows + this.#texts.rows;
  }

  get different(): number {
    return this.#numbers.different + this.#texts.different;
  }

  add({ values, codes, words }: Cells, length: number): void {
    for (let i = 0; words && i < length; i++) this.#add(words[2 * i] as number, words[2 * i + 1] as number);
    if (words) return;
    for (let i = 0; i < length; i++) {
      const code = codes ? (codes[i] as number) : i;
      const known = codes && this.#spellings[code];
      const word = known ?? wordOf(values[code] as string);
      if (codes) this.#spellings[code] = word;
      this.#add(...word);
    }
  }

  #add(low: number, high: number): void {
    if (high !== 0) this.#texts.add(low, high);
    else if (low !== EMPTY) this.#numbers.add(low);
  }
}

/** As `word_of` of core/csv/scanner.cpp, which has it of most cells: a number and 0, or the two halves of a hash. */
type Word = readonly [low: number, high: number];

const EMPTY = 0xffffffff;
const encoder = new TextEncoder();

function wordOf(text: string): Word {
  if (text === "") return [EMPTY, 0];
  if (/^(?:0|[1-9]\d{0,8})$/.test(text) && Number(text) < NUMBERED) return [Number(text), 0];
  const bytes = /^[\0-\x7f]*$/.test(text) ? undefined : encoder.encode(text);
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < (bytes ?? text).length; i++) {
    const byte = bytes ? (bytes[i] as number) : text.charCodeAt(i);
    low = Math.imul(low ^ byte, 2654435761);
    high = Math.imul(high ^ byte, 1597334677);
  }
  return [low >>> 0, high >>> 0 || 1];
}

class Numbers {
  #bits = new Uint32Array(1 << 8);
  rows = 0;
  different = 0;

  add(number: number): void {
    const at = number >>> 5;
    if (at >= this.#bits.length) this.#grow(at);
    const bit = 1 << (number & 31);
    const bits = this.#bits[at] as number;
    this.rows += 1;
    if ((bits & bit) !== 0) return;
    this.#bits[at] = bits | bit;
    this.different += 1;
  }

  #grow(at: number): void {
    const bits = new Uint32Array(2 ** (32 - Math.clz32(at)));
    bits.set(this.#bits);
    this.#bits = bits;
  }
}

/** The same of texts, by hashes of 64 bits whose halves lie beside each other. Those count whose lowest bits are zero. */
class Hashes {
  readonly #room: number;
  #table = new Int32Array(1 << 11);
  #every = 1;
  rows = 0;
  different = 0;

  constructor(room: number) {
    this.#room = room;
  }

  /** @param low and high: of the bytes of a text; each bit will depend on all of them */
  add(low: number, high: number): void {
    let one = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    const other = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
    one ^= one >>> 16;
    if ((one & (this.#every - 1)) !== 0) return;
    this.rows += 1;
    // Zeros mean that a place is free.
    if (!put(this.#table, one, other ^ (other >>> 15) || 1)) return;
    this.different += 1;
    if (4 * this.different > this.#table.length) this.#grow();
  }

  #grow(): void {
    const old = this.#table;
    const before = this.different;
    if (before < this.#room) this.#table = new Int32Array(2 * old.length);
    else {
      this.#every *= 2;
      this.#table = new Int32Array(old.length);
    }
    this.different = 0;
    for (let at = 0; at < old.length; at += 2) {
      const [one, other] = [old[at] as number, old[at + 1] as number];
      if (other === 0 || (one & (this.#every - 1)) !== 0) continue;
      put(this.#table, one, other);
      this.different += 1;
    }
    // Nobody knows any more whose rows came again, but that some did.
    const again = this.rows - before;
    this.rows = this.different + Math.ceil((again * this.different) / before);
  }
}

/** Whether it was not there yet. */
function put(table: Int32Array, one: number, other: number): boolean {
  const last = table.length - 2;
  // The lowest bits of the first may all be zero.
  let at = (other << 1) & last;
  while (table[at + 1] !== 0) {
    if (table[at] === one && table[at + 1] === other) return false;
    at = (at + 2) & last;
  }
  table[at] = one;
  table[at + 1] = other;
  return true;
}
