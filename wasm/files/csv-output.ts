// SPDX-License-Identifier: GPL-3.0-or-later
/** Writes rows of CSV in WebAssembly. */

import type { CsvModule } from "./csv-module.js";

/** As in the core: in the place of the number of a cell, the bytes that stood in the text. */
export const KEPT = 0xffffffff;

export class CsvOutput {
  readonly #module: CsvModule;
  readonly #encoder = new TextEncoder();
  #bytes = 0;

  constructor(module: CsvModule, columns: number) {
    this.#module = module;
    module.calls.begin(columns);
  }

  /** How many bytes have been written since it was cleared. */
  get size(): number {
    return this.#bytes;
  }

  /** The cells of a column, as they stand in a file. */
  cells(column: number, cells: readonly string[]): void {
    const { calls } = this.#module;
    const ends = new Uint32Array(cells.length);
    let length = 0;
    for (let i = 0; i < cells.length; i++) {
      // No unit of UTF-16 is more than three bytes.
      length += 3 * (cells[i] as string).length;
    }
    const room = new Uint8Array(length);
    let at = 0;
    for (let i = 0; i < cells.length; i++) {
      at += this.#encoder.encodeInto(cells[i] as string, room.subarray(at)).written;
      ends[i] = at;
    }
    const to = calls.cells(column, at);
    this.#module.bytes(to, at).set(room.subarray(0, at));
    const ending = calls.ends(column, ends.length);
    this.#module.numbers(ending, ends.length).set(ends);
  }

  /** Says that the column is number `kept` of the scanner's kept columns: its cells can be `KEPT`. */
  keep(column: number, kept: number): void {
    this.#module.calls.keep(column, kept);
  }

  /** The memory for the numbers of cells, for so many rows. */
  codes(column: number, rows: number): Uint32Array {
    const at = this.#module.calls.codes(column, rows);
    return this.#module.numbers(at, rows);
  }

  write(rows: number): void {
    this.#bytes = this.#module.calls.write(rows);
  }

  /** All that has been written. */
  text(): Uint8Array<ArrayBuffer> {
    return this.#module.bytes(this.#module.calls.text(), this.#bytes);
  }

  clear(): void {
    this.#module.calls.clear();
    this.#bytes = 0;
  }
}
