// SPDX-License-Identifier: GPL-3.0-or-later
/** Rows of a table, some thousands at a time, and what is asked of them once for each different set of cells. */

import type { Rows } from "./csv.js";

/** The cells of a column in a batch. */
export interface Cells {
  /** All spellings that have come so far; or, where there are too many, the cell of each row. */
  values: readonly string[];
  /** The number of each row's spelling: the same number in every batch. */
  codes: ArrayLike<number> | undefined;
  /** Two numbers for each row by which its cell is told apart, as `Word` of core/csv/scanner.hpp, where nothing else is wanted. */
  readonly words?: Uint32Array;
}

/** The cell of each row. */
export function cellIn({ values, codes }: Cells): (row: number) => string {
  return codes ? (row) => values[codes[row] as number] as string : (row) => values[row] as string;
}

/** It can be looked at until the next batch is asked for. */
export interface Batch extends Rows {
  readonly length: number;
  line(row: number): number;
  /** One of those that are read. */
  column(at: number): Cells;
  /** The cells of one of those that are kept, as they stand in the file: with their quotes, and the blanks around them. */
  asWritten(at: number): readonly string[];
}

/** As the parser gives them. */
export class ParsedBatch implements Batch {
  readonly rows: string[][];
  readonly lines: number[];
  readonly blank: number[] = [];
  readonly #written: ((at: number) => readonly string[] | undefined) | undefined;

  /** Cells that stand in no file are written as they are. */
  constructor({ rows, lines }: Rows, written?: (at: number) => readonly string[] | undefined) {
    this.rows = rows;
    this.lines = lines;
    this.#written = written;
  }

  get length(): number {
    return this.rows.length;
  }

  line(row: number): number {
    return this.lines[row] as number;
  }

  column(at: number): Cells {
    return { values: this.#texts(at), codes: undefined };
  }

  asWritten(at: number): readonly string[] {
    return this.#written?.(at) ?? this.#texts(at);
  }

  #texts(at: number): string[] {
    return this.rows.map((row) => row[at] as string);
  }
}

/** For tables of so many bits a place for each set of spellings is cheaper than a map. */
const TABLE_BITS = 20;
/** As many are a whole number in a double. */
const MOST_BITS = 52;

/** A number that follows from some cells of a row, asked for once for each different set of their spellings. */
export class ByCells {
  readonly #columns: number[];
  readonly #of: (row: string[], line: number) => number;
  readonly #row: string[] = [];
  #bits: number[] = [];
  #table = new Float64Array(0);
  #map = new Map<number, number>();

  /** `of` looks at these columns of the row alone, whose other cells are not there, and keeps nothing of it. It gives no NaN. */
  constructor(columns: number[], of: (row: string[], line: number) => number) {
    this.#columns = [...new Set(columns)];
    this.#of = of;
  }

  /** Answers for a row of this batch. To be asked in the order of the rows, so that an error is that of the first. */
  in(batch: Batch): (row: number) => number {
    const cells = this.#columns.map((at) => batch.column(at));
    const cellOf = cells.map(cellIn);
    const ask = (i: number) => {
      for (let k = 0; k < cellOf.length; k++) this.#row[this.#columns[k] as number] = cellOf[k]?.(i) as string;
      return this.#of(this.#row, batch.line(i));
    };
    const bits = cells.map(({ values }) => Math.max(1, 32 - Math.clz32(values.length - 1)));
    const all = bits.reduce((sum, each) => sum + each, 0);
    if (cells.some(({ codes }) => codes === undefined) || all > MOST_BITS) return ask;
    if (bits.some((each, k) => each !== this.#bits[k])) {
      // Numbers of spellings have more digits now.
      this.#bits = bits;
      this.#table = new Float64Array(all > TABLE_BITS ? 0 : 2 ** all).fill(Number.NaN);
      this.#map = new Map();
    }
    const codes = cells.map((each) => each.codes as ArrayLike<number>);
    const strides = bits.map((_, k) => 2 ** bits.slice(0, k).reduce((sum, each) => sum + each, 0));
    const keyOf = (i: number) => {
      let key = 0;
      for (let k = 0; k < codes.length; k++)
        key += ((codes[k] as ArrayLike<number>)[i] as number) * (strides[k] as number);
      return key;
    };
    if (all > TABLE_BITS) {
      const map = this.#map;
      return (i) => {
        const key = keyOf(i);
        const known = map.get(key);
        if (known !== undefined) return known;
        if (map.size === MOST_KNOWN) map.clear();
        const value = ask(i);
        map.set(key, value);
        return value;
      };
    }
    const table = this.#table;
    const [only] = codes;
    const number = codes.length === 1 && only ? (i: number) => only[i] as number : keyOf;
    return (i) => {
      const key = number(i);
      const known = table[key] as number;
      if (!Number.isNaN(known)) return known;
      const value = ask(i);
      table[key] = value;
      return value;
    };
  }
}

/** Different sets of spellings that are remembered, so that memory does not grow with the file. */
const MOST_KNOWN = 1 << 18;
