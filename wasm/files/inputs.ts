// SPDX-License-Identifier: GPL-3.0-or-later
/** Remembers the channel's input for each row of a file, so that a file need not be read again. */

/** So many bytes for all rows together. */
const MOST_BYTES = 64 << 20;
const CHUNK = 1 << 16;

type Chunk = Uint8Array | Uint16Array | Uint32Array;

export class RowInputs {
  readonly #most: number;
  readonly #width: 1 | 2 | 4;
  #chunks: Chunk[] = [];
  #length = 0;
  #whole = true;

  /** `count` is how many inputs there are: it takes one, two or four bytes to say which. */
  constructor(count: number, most = MOST_BYTES) {
    this.#width = count <= 1 << 8 ? 1 : count <= 1 << 16 ? 2 : 4;
    this.#most = most;
  }

  /** Whether all that has been added is there: from one row too many on, nothing is. */
  get whole(): boolean {
    return this.#whole;
  }

  get length(): number {
    return this.#length;
  }

  add(inputs: Uint32Array): void {
    if (!this.#whole) return;
    if ((this.#length + inputs.length) * this.#width > this.#most) {
      this.#whole = false;
      this.#chunks = [];
      return;
    }
    for (let at = 0; at < inputs.length; ) {
      const used = this.#length % CHUNK;
      if (used === 0) this.#chunks.push(this.#empty());
      const part = inputs.subarray(at, at + CHUNK - used);
      this.#chunks.at(-1)?.set(part, used);
      this.#length += part.length;
      at += part.length;
    }
  }

  /** The inputs of rows in order, from `from` on, `count` at most and all of one chunk. */
  slice(from: number, count: number): Uint32Array {
    const begin = from % CHUNK;
    const end = Math.min(begin + count, CHUNK, begin + this.#length - from);
    return new Uint32Array(this.#chunks[Math.floor(from / CHUNK)]?.subarray(begin, end) ?? []);
  }

  #empty(): Chunk {
    if (this.#width === 1) return new Uint8Array(CHUNK);
    return this.#width === 2 ? new Uint16Array(CHUNK) : new Uint32Array(CHUNK);
  }
}
