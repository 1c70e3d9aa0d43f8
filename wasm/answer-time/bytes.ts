// SPDX-License-Identifier: Apache-2.0
/** Records as bytes, in the order in which wasm/binding/bytes.hpp reads and writes them. */

type Numbers = Float64Array | Uint32Array | BigUint64Array;

const FIRST_ROOM = 1 << 12;

/** A number is four or eight bytes, little-endian; a text or a list its length and then what it is made of. */
export class Writer {
  #view = new DataView(new ArrayBuffer(FIRST_ROOM));
  #length = 0;

  u32(value: number): this {
    const at = this.#room(4);
    this.#view.setUint32(at, value, true);
    return this;
  }
  f64(value: number): this {
    const at = this.#room(8);
    this.#view.setFloat64(at, value, true);
    return this;
  }
  text(value: string): this {
    return this.#bytes(new TextEncoder().encode(value));
  }
  texts(values: string[]): this {
    this.u32(values.length);
    for (const value of values) this.text(value);
    return this;
  }
  numbers(values: Numbers): this {
    return this.#bytes(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), values.length);
  }
  get bytes(): Uint8Array {
    return new Uint8Array(this.#view.buffer, 0, this.#length);
  }

  #bytes(bytes: Uint8Array, length = bytes.length): this {
    this.u32(length);
    const at = this.#room(bytes.length);
    new Uint8Array(this.#view.buffer).set(bytes, at);
    return this;
  }
  /** Makes room for so many bytes and says where it begins. */
  #room(bytes: number): number {
    const at = this.#length;
    this.#length += bytes;
    if (this.#length > this.#view.byteLength) {
      const larger = new Uint8Array(2 ** Math.ceil(Math.log2(this.#length)));
      const old = new Uint8Array(this.#view.buffer);
      larger.set(old);
      // The old bytes may hold an answer, so they are not left behind.
      old.fill(0);
      this.#view = new DataView(larger.buffer);
    }
    return at;
  }
}

export class Reader {
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  u32(): number {
    this.#at += 4;
    return this.#view.getUint32(this.#at - 4, true);
  }
  i32(): number {
    return this.u32() | 0;
  }
  f64(): number {
    this.#at += 8;
    return this.#view.getFloat64(this.#at - 8, true);
  }
  text(): string {
    const length = this.u32();
    this.#at += length;
    return new TextDecoder().decode(
      new Uint8Array(this.#view.buffer, this.#view.byteOffset + this.#at - length, length),
    );
  }
  u32s(): number[] {
    return Array.from({ length: this.u32() }, () => this.u32());
  }
}
