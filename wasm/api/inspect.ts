// SPDX-License-Identifier: GPL-3.0-or-later
/** What a data file holds, in one pass. */
import type { Rows } from "./csv.js";
import { isNumber } from "./number.js";
import { own } from "./own.js";
import type { ColumnSummary, Inspection } from "./requests.js";
import type { Source } from "./source.js";
import { scan, type TableInfo } from "./table.js";
import type { Task } from "./task.js";

const PREVIEW_ROWS = 20;
/** A column with more distinct values than this is an identifier or a measurement, not a category. */
export const MAX_DISTINCT = 1000;

export async function inspect(source: Source, task: Task = {}): Promise<Inspection> {
  const preview: string[][] = [];
  let table: TableInfo | undefined;
  let columns: Column[] = [];
  const { rows, blankLines } = await scan(source, task, (info) => {
    table = info;
    columns = info.header.map((name, index) => new Column(name, index));
    return (batch) => {
      for (const row of batch.rows.slice(0, PREVIEW_ROWS - preview.length)) preview.push(row.map(own));
      for (const column of columns) column.add(batch);
    };
  });
  const { name, size, encoding, delimiter, header } = table as TableInfo;
  const summaries = columns.map((column) => column.summary());
  return { name, bytes: size, encoding, delimiter, header, preview, rows, blankLines, columns: summaries };
}

class Column {
  readonly #name: string;
  readonly #index: number;
  /** Counts of the values, in boxes so that a row costs one look-up; absent once there are too many. */
  #counts: Map<string, { count: number }> | undefined = new Map();
  #empty = 0;
  #filled = false;
  #numeric = true;

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
    }
  }

  #addNew(cell: string): void {
    if (cell !== "") {
      this.#filled = true;
      this.#numeric &&= isNumber(cell);
    }
    if (!this.#counts) return;
    if (this.#counts.size === MAX_DISTINCT) this.#counts = undefined;
    else this.#counts.set(own(cell), { count: 1 });
  }

  /** The values are left out when there are too many: their counts would not be complete. */
  summary(): ColumnSummary {
    const values = [...(this.#counts ?? [])].map(([value, { count }]) => ({ value, count }));
    values.sort((a, b) => b.count - a.count);
    return {
      name: this.#name,
      distinct: this.#counts ? this.#counts.size : Number.POSITIVE_INFINITY,
      values,
      empty: this.#empty,
      numeric: this.#filled && this.#numeric,
    };
  }
}
