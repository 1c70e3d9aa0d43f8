// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Walks through what a Parquet file says about itself (Thrift's compact protocol) before it is read. The reader
 * believes every length, and makes room for a list before it has seen one of its elements.
 */

const [STOP, TRUE, FALSE, BYTE, I16, I32, I64, DOUBLE, BINARY, LIST, STRUCT] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12];

/** A footer has eight levels, lists and structures taken together. */
const MOST_DEPTH = 16;
/** The largest structure there is has half as many. */
const MOST_FIELDS = 64;
/** Structures and elements of lists, each of which takes up far more than the byte that it may be written in. */
const MOST_ITEMS = 1 << 23;
/** Bytes of a number of 64 bits, seven bits in each; lengths have 32. */
const MOST_VARINT = 10;
const MOST_LENGTH = 5;

/**
 * Finds the end of the structure that begins at `from`. Throws where it is damaged, or larger than what it is written
 * in.
 */
export function thriftEnd(bytes: Uint8Array, from = 0): number {
  const walker = new Walker(bytes, from);
  walker.struct(1);
  return walker.at;
}

class Walker {
  readonly #bytes: Uint8Array;
  at: number;
  #items = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  struct(depth: number): void {
    this.#count(1);
    for (let fields = 0; ; fields++) {
      const head = this.#byte();
      if ((head & 0x0f) === STOP) return;
      ensure(fields < MOST_FIELDS, "too many fields");
      if (head >> 4 === 0) this.#number(MOST_LENGTH);
      const type = head & 0x0f;
      // The value of these two is their type.
      if (type !== TRUE && type !== FALSE) this.#value(type, depth);
    }
  }

  #value(type: number, depth: number): void {
    ensure(depth < MOST_DEPTH, "too many levels");
    if (type === BYTE) this.#skip(1);
    else if (type === I16 || type === I32 || type === I64) this.#number(MOST_VARINT);
    else if (type === DOUBLE) this.#skip(8);
    else if (type === BINARY) this.#skip(this.#number(MOST_LENGTH));
    else if (type === LIST) this.#list(depth + 1);
    else if (type === STRUCT) this.struct(depth + 1);
    // Neither sets nor maps are used, and nobody reads them.
    else ensure(false, "an unknown type");
  }

  #list(depth: number): void {
    const head = this.#byte();
    const length = head >> 4 === 15 ? this.#number(MOST_LENGTH) : head >> 4;
    // Every element takes a byte at least.
    ensure(length <= this.#bytes.length - this.at, "a list longer than what follows");
    this.#count(length);
    const type = head & 0x0f;
    for (let i = 0; i < length; i++) this.#value(type === TRUE || type === FALSE ? BYTE : type, depth);
  }

  #count(items: number): void {
    this.#items += items;
    ensure(this.#items <= MOST_ITEMS, "too many values");
  }

  #byte(): number {
    const byte = this.#bytes[this.at++];
    ensure(byte !== undefined, "it is cut short");
    return byte;
  }

  #skip(bytes: number): void {
    ensure(bytes <= this.#bytes.length - this.at, "a value longer than what follows");
    this.at += bytes;
  }

  /** Seven bits in each byte, the lowest first. */
  #number(most: number): number {
    let value = 0;
    for (let i = 0; i < most; i++) {
      const byte = this.#byte();
      value += (byte & 0x7f) * 2 ** (7 * i);
      if (byte < 0x80) return value;
    }
    throw new Error("Thrift: a number without an end");
  }
}

function ensure(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`Thrift: ${what}`);
}
