// SPDX-License-Identifier: GPL-3.0-or-later
/** Finds what a data file holds, in one pass. */

import { type Decimal, isTypedMark, type NumberTexts, plainNumber } from "../common/number.js";
import { own } from "../common/own.js";
import type { ColumnSummary, DialectChoice, Inspection } from "../contract/file-types.js";
import type { Task } from "../contract/task.js";
import { type NumberForm, writtenIn } from "../protocol/coding.js";
import type { Batch } from "./batch.js";
import { DecimalShown } from "./dialect.js";
import { mayBeCode } from "./missing-codes.js";
import { MAX_DISTINCT } from "./most-distinct.js";
import type { Source } from "./source.js";
import { type PeopleWatch, scan, type TableInfo } from "./table.js";

const PREVIEW_ROWS = 20;
/** A codebook has fewer codes. */
const MOST_ODD = 20;

export async function inspect(source: Source, task: Task = {}): Promise<Inspection> {
  const preview: string[][] = [];
  let table: TableInfo | undefined;
  let people: PeopleWatch | undefined;
  let columns: Column[] = [];
  const { rows, blankLines, notes } = await scan(source, task, (info) => {
    table = info;
    columns = info.header.map((name, index) => new Column(name, index, source.dialect));
    const watch = info.people([]);
    people = watch;
    return (batch) => {
      if (preview.length < PREVIEW_ROWS)
        for (const row of batch.rows.slice(0, PREVIEW_ROWS - preview.length)) preview.push(row.map(own));
      for (const column of columns) column.add(batch);
      watch.add(batch);
    };
  });
  const { name, size, encoding, delimiter, dialect, header, counts } = table as TableInfo;
  const [person, counted] = [people?.repeated(), counts([])];
  const summaries = columns.map((column) => column.summary());
  return {
    name,
    bytes: size,
    encoding,
    delimiter,
    dialect,
    header,
    preview,
    rows,
    blankLines,
    columns: summaries,
    ...(person !== undefined && { person }),
    ...(counted !== undefined && { counts: counted }),
    ...(notes.length > 0 && { notes }),
  };
}

interface Box {
  count: number;
}

class Column {
  readonly #name: string;
  readonly #index: number;
  /** Counts of the values, in boxes so that a row costs one look-up; absent once there are too many. */
  #counts: Map<string, Box> | undefined = new Map();
  /** The same by the numbers of spellings. */
  readonly #boxes: Box[] = [];
  readonly #empty: Box = { count: 0 };
  /** Cells that may stand for no answer, once there are too many others. */
  readonly #odd = new Map<string, Box>();
  #filled = false;
  /** Whether all cells are numbers with this mark in front of decimals. */
  #point = true;
  #comma = true;
  /** The mark, once a cell has settled it. */
  #decimal: Decimal | undefined;
  readonly #shown: DecimalShown;
  readonly #said: Decimal | undefined;
  readonly #typed: { known: NumberTexts | undefined } | undefined;
  readonly #numbers = new Thinned();

  constructor(name: string, index: number, { decimal, typed, texts }: DialectChoice = {}) {
    this.#name = name;
    this.#index = index;
    this.#said = decimal;
    this.#typed = typed && { known: texts?.[index] };
    this.#shown = new DecimalShown(this.#typed);
  }

  add(batch: Batch): void {
    const { values, codes } = batch.column(this.#index);
    const thin = this.#point || this.#comma;
    for (let i = 0; i < batch.length; i++) {
      const code = codes ? (codes[i] as number) : i;
      const cell = values[code] as string;
      if (codes) {
        this.#boxes[code] ??= this.#boxOf(cell);
        (this.#boxes[code] as Box).count++;
      } else this.#boxOf(cell).count++;
      if (thin) this.#numbers.add(cell);
    }
  }

  #boxOf(cell: string): Box {
    const known = cell === "" ? this.#empty : (this.#counts ?? this.#odd).get(cell);
    if (known && known.count > 0) return known;
    if (cell !== "") {
      this.#filled = true;
      this.#point &&= plainNumber(cell, "point") !== undefined;
      this.#comma &&= plainNumber(cell, this.#isNumber(cell) ? "point" : "comma") !== undefined;
      if (this.#point || this.#comma) this.#decimal ??= this.#shown.add(cell);
    }
    const box = known ?? { count: 0 };
    if (this.#counts?.size === MAX_DISTINCT) {
      for (const [value, of] of this.#counts) this.#keepOdd(value, of);
      this.#counts = undefined;
    }
    if (this.#counts) this.#counts.set(own(cell), box);
    else this.#keepOdd(cell, box);
    return box;
  }

  #keepOdd(cell: string, box: Box): void {
    if (this.#odd.size < MOST_ODD && mayBeCode(cell)) this.#odd.set(own(cell), box);
  }

  /** Whether it is no text, but for what it shows. */
  #isNumber(cell: string): boolean {
    return this.#typed !== undefined && !isTypedMark(cell, this.#typed.known);
  }

  #form(inTexts: Decimal): NumberForm {
    return this.#typed ? { inTexts, shown: false, ...this.#typed } : inTexts;
  }

  /** The values are left out when there are too many: their counts would not be complete. */
  summary(): ColumnSummary {
    const values = [...(this.#counts ?? [])].map(([value, { count }]) => ({ value, count }));
    const odd = [...this.#odd].map(([value, { count }]) => ({ value, count }));
    for (const found of [values, odd]) found.sort((a, b) => b.count - a.count);
    const { either } = this.#shown;
    const decimal = this.#decimal ?? (either && this.#said);
    const numeric = this.#filled && this.#point && decimal !== "comma";
    const comma = this.#filled && this.#comma && decimal === "comma";
    const open = numeric && decimal === undefined && either;
    return {
      name: this.#name,
      distinct: this.#counts ? this.#counts.size : Number.POSITIVE_INFINITY,
      values,
      empty: this.#empty.count,
      numeric,
      ...(comma && { comma }),
      ...(odd.length > 0 && { odd }),
      ...(open && { either: { ...either, cell: own(either.cell) } }),
      ...((numeric || comma) && { numbers: this.#numbers.sorted(this.#form(comma ? "comma" : "point")) }),
    };
  }
}

/** Every k-th of many cells, k as large as it takes to have room. */
class Thinned {
  static readonly room = 2048;
  #kept: string[] = [];
  #every = 1;
  #seen = 0;

  add(cell: string): void {
    if (cell === "") return;
    if (this.#seen % this.#every === 0) {
      if (this.#kept.length === Thinned.room) {
        this.#kept = this.#kept.filter((_, i) => i % 2 === 0);
        this.#every *= 2;
      }
      if (this.#seen % this.#every === 0) this.#kept.push(own(cell));
    }
    this.#seen += 1;
  }

  sorted(form: NumberForm): Float64Array {
    return Float64Array.from(this.#kept, (cell) => Number(writtenIn(cell, form))).sort();
  }
}
