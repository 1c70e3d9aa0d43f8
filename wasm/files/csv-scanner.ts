// SPDX-License-Identifier: GPL-3.0-or-later
/** Reads CSV in WebAssembly, batch by batch. */

import { asCell } from "../common/characters.js";
import { type Batch, type Cells, cellIn } from "./batch.js";
import type { CsvModule } from "./csv-module.js";

/** As `Step` of the core: the next piece is wanted, the batch is full, or the rest is not for this reader. */
export const STEP = { more: 0, full: 1, odd: 2 } as const;
type Step = (typeof STEP)[keyof typeof STEP];

export interface Layout {
  /** A character of ASCII. */
  separator: string;
  width: number;
  /** The line of the file on which the text begins. */
  line: number;
  /** So many rows come first that are not data. */
  passed: number;
  /** The columns whose cells are wanted, from left to right. */
  columns: number[];
  /** Those of them that are kept as they stand in the text, in the same order. */
  kept?: number[] | undefined;
  /** Those of them of whose cells only words are wanted. */
  words?: number[] | undefined;
  /** Whether it stops at a row that is the first one again. */
  stopsAtFirst: boolean;
}

/** The highest bit of a column's number says that it is kept. */
const KEPT_COLUMN = 2 ** 31;
/** The next one says that words of its cells are enough. */
const COLUMN_OF_WORDS = 2 ** 30;

/** As `Kind` of wasm/binding/csv.cpp. */
const KIND = { listed: 1, words: 2 } as const;

/** Cells come without a zero byte in them, with one behind each. */
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

interface Known {
  values: string[];
  bytes: number;
  codes: Uint32Array;
}

export class CsvScanner {
  readonly #module: CsvModule;
  readonly #layout: Layout;
  /** For each wanted column: its spellings so far, how many bytes they are, and room for a batch's codes. */
  readonly #known: Known[];
  #lines: Uint32Array = new Uint32Array(0);

  constructor(module: CsvModule, layout: Layout) {
    this.#module = module;
    this.#layout = layout;
    this.#known = layout.columns.map(() => ({ values: [], bytes: 0, codes: this.#lines }));
    const { columns, kept, words, separator, width, line, passed, stopsAtFirst } = layout;
    const wanted = module.calls.columns(columns.length);
    const numbers = columns.map(
      (at) => at + (kept?.includes(at) ? KEPT_COLUMN : 0) + (words?.includes(at) ? COLUMN_OF_WORDS : 0),
    );
    module.numbers(wanted, columns.length).set(numbers);
    module.calls.open(separator.charCodeAt(0), width, line, passed, Number(stopsAtFirst));
  }

  /** Whether a separator is one that is read here. */
  static reads(separator: string): boolean {
    return /^[!#-~\t]$/.test(separator);
  }

  add(bytes: Uint8Array): void {
    const { calls } = this.#module;
    const at = calls.room(bytes.length);
    this.#module.bytes(at, bytes.length).set(bytes);
    calls.add(bytes.length);
  }

  /** The next rows, which can be looked at until the next call. */
  read(end: "more" | "last"): { step: Step; batch: Batch } {
    const { calls } = this.#module;
    const step = calls.read(end === "last" ? 1 : 0) as Step;
    const { rows, lines } = this.#view();
    const { columns } = this.#layout;
    const views = this.#module.numbers(calls.columnViews(), 4 * columns.length);
    const cells = columns.map((_, k): Cells => {
      // As `ColumnView` there.
      const [kind = 0, codes = 0, texts = 0, bytes = 0] = views.subarray(4 * k);
      if (kind === KIND.listed) return this.#listed(texts, bytes);
      if (kind === KIND.words) return wordsAt(this.#module, codes, rows);
      const known = this.#known[k] as Known;
      for (const text of this.#texts(texts + known.bytes, bytes - known.bytes)) known.values.push(text);
      known.bytes = bytes;
      known.codes = this.#copied(codes, rows, known.codes);
      return { values: known.values, codes: known.codes.subarray(0, rows) };
    });
    this.#lines = this.#copied(lines, rows, this.#lines);
    return { step, batch: new ScannedBatch(this.#module, this.#lines.subarray(0, rows), this.#layout, cells) };
  }

  /** A copy of the bytes of which no row has been made yet, and the line on which they begin. */
  rest(): { bytes: Uint8Array; line: number } {
    const { rest, restBytes, line } = this.#view();
    return { bytes: this.#module.bytes(rest, restBytes).slice(), line };
  }

  get blankLines(): number {
    return this.#view().blankLines;
  }

  /** How many of the rows that come first are still to come. */
  get toPass(): number {
    return this.#view().toPass;
  }

  /** As `View` of wasm/binding/csv.cpp. */
  #view() {
    const words = this.#module.numbers(this.#module.calls.view(), 7);
    const [rows = 0, lines = 0, rest = 0, restBytes = 0, line = 0, blankLines = 0, toPass = 0] = words;
    return { rows, lines, rest, restBytes, line, blankLines, toPass };
  }

  /** A copy that stays good when the memory grows, in the same room again where there is enough. */
  #copied(at: number, count: number, room: Uint32Array): Uint32Array {
    const copy = room.length < count ? new Uint32Array(count) : room;
    copy.set(this.#module.numbers(at, count));
    return copy;
  }

  #listed(at: number, bytes: number): Cells {
    let texts: string[] | undefined;
    const made = () => {
      texts ??= this.#texts(at, bytes);
      return texts;
    };
    return {
      get values() {
        return made();
      },
      codes: undefined,
    };
  }

  #texts(at: number, bytes: number): string[] {
    if (bytes === 0) return [];
    const texts = decoder.decode(this.#module.bytes(at, bytes - 1)).split("\0");
    for (let i = 0; i < texts.length; i++) {
      const text = texts[i] as string;
      if (text.charCodeAt(0) > 0x7f) texts[i] = asCell(text);
    }
    return texts;
  }
}

function wordsAt(module: CsvModule, at: number, rows: number): Cells {
  return {
    values: [],
    codes: undefined,
    // Looked up each time: whatever else is asked of the module may move its memory.
    get words() {
      return module.numbers(at, 2 * rows);
    },
  };
}

/** It can be looked at until the next is read. */
export class ScannedBatch implements Batch {
  readonly #lines: Uint32Array;
  readonly #layout: Layout;
  readonly #cells: Cells[];
  #rows: string[][] | undefined;
  #numbers: number[] | undefined;

  constructor(
    readonly module: CsvModule,
    lines: Uint32Array,
    layout: Layout,
    cells: Cells[],
  ) {
    this.#lines = lines;
    this.#layout = layout;
    this.#cells = cells;
  }

  get length(): number {
    return this.#lines.length;
  }

  get blank(): number[] {
    return [];
  }

  get lines(): number[] {
    this.#numbers ??= Array.from(this.#lines);
    return this.#numbers;
  }

  line(row: number): number {
    return this.#lines[row] as number;
  }

  column(at: number): Cells {
    return this.#cells[this.#layout.columns.indexOf(at)] as Cells;
  }

  /** The kept column that stands there. */
  keptAt(at: number): number {
    return this.#layout.kept?.indexOf(at) ?? -1;
  }

  asWritten(at: number): readonly string[] {
    const { calls } = this.module;
    const bytes = calls.listKept(this.keptAt(at));
    if (bytes === 0) return [];
    return decoder.decode(this.module.bytes(calls.keptTexts(), bytes - 1)).split("\0");
  }

  get rows(): string[][] {
    this.#rows ??= this.#made();
    return this.#rows;
  }

  #made(): string[][] {
    const { columns, width } = this.#layout;
    const cellOf = this.#cells.map(cellIn);
    return Array.from({ length: this.length }, (_, i) => {
      const row = new Array<string>(width).fill("");
      for (let k = 0; k < cellOf.length; k++) row[columns[k] as number] = cellOf[k]?.(i) as string;
      return row;
    });
  }
}
