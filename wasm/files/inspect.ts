// SPDX-License-Identifier: GPL-3.0-or-later
/** What a data file holds, in one pass. */

import { isNumber } from "../common/number.js";
import { own } from "../common/own.js";
import type { ColumnSummary, Inspection } from "../contract/file-types.js";
import type { Task } from "../contract/task.js";
import type { Rows } from "./csv.js";
import type { Source } from "./source.js";
import { scan, type TableInfo } from "./table.js";

const PREVIEW_ROWS = 20;
/** A column with more distinct values than this is an identifier or a measurement, not a category. */
export const MAX_DISTINCT = 1000;

export async function inspect(source: Source, task: Task = {}): Promise<Inspection> {
  const preview: string[][] = [];
  let table: TableInfo | undefined;
  let columns: Column[] = [];
  const { rows, blankLines, notes } = await scan(source, task, (info) => {
    table = info;
    columns = info.header.map((name, index) => new Column(name, index));
    return (batch) => {
      for (const row of batch.rows.slice(0, PREVIEW_ROWS - preview.length)) preview.push(row.map(own));
      for (const column of columns) column.add(batch);
    };
  });
  const { name, size, encoding, delimiter, header } = table as TableInfo;
  const summaries = columns.map((column) => column.summary());
  return {
    name,
    bytes: size,
    encoding,
    delimiter,
    header,
    preview,
    rows,
    blankLines,
    columns: summaries,
    ...(notes.length > 0 && { notes }),
  };
}

class Column {
  readonly #name: string;
  readonly #index: number;
  /** Counts of the values, in boxes so that a row costs one look-up; absent once there are too many. */
  #counts: Map<string, { count: number }> | undefined = new Map();
  #empty = 0;
  #filled = false;
  #numeric = true;
  #comma = true;
  readonly #numbers = new Thinned();

  constructor(name: string, index: number) {
    this.#name = name;
    this.#index = index;
  }

  add({ rows }: Rows): void {
    for (const row of rows) {
      const cell = row[this.#index] as string;
      if (cell === "") this.#empty++;
      const known = this.#counts?.get(cell);
      if (known) known.count++;
      else this.#addNew(cell);
      if (this.#numeric || this.#comma) this.#numbers.add(cell);
    }
  }

  #addNew(cell: string): void {
    if (cell !== "") {
      this.#filled = true;
      this.#numeric &&= isNumber(cell);
      this.#comma &&= isNumber(withPoint(cell));
    }
    if (!this.#counts) return;
    if (this.#counts.size === MAX_DISTINCT) this.#counts = undefined;
    else this.#counts.set(own(cell), { count: 1 });
  }

  /** The values are left out when there are too many: their counts would not be complete. */
  summary(): ColumnSummary {
    const values = [...(this.#counts ?? [])].map(([value, { count }]) => ({ value, count }));
    values.sort((a, b) => b.count - a.count);
    const numeric = this.#filled && this.#numeric;
    const comma = this.#filled && this.#comma && !numeric;
    return {
      name: this.#name,
      distinct: this.#counts ? this.#counts.size : Number.POSITIVE_INFINITY,
      values,
      empty: this.#empty,
      numeric,
      ...(comma && { comma }),
      ...((numeric || comma) && { numbers: this.#numbers.sorted(withPoint) }),
    };
  }
}

/** A number with a decimal comma as one with a point; anything else stays what it is, and is no number. */
function withPoint(cell: string): string {
  return /^[+-]?\d*,?\d*([eE][+-]?\d+)?$/.test(cell) ? cell.replace(",", ".") : `${cell}?`;
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

  sorted(read: (cell: string) => string): Float64Array {
    return Float64Array.from(this.#kept, (cell) => Number(isNumber(cell) ? cell : read(cell))).sort();
  }
}
