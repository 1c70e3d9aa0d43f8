// SPDX-License-Identifier: GPL-3.0-or-later
/** One pass over a data file: header recognised, every row of the same width, batch by batch. */

import { fail, inFile, type SluiceError } from "../contract/errors.js";
import { pacer, type Task } from "../contract/task.js";
import { CsvParser, type Rows, withoutBlank } from "./csv.js";
import { recogniseDelimiter, sampleRows } from "./delimiter.js";
import { checkHeader } from "./header.js";
import type { Source } from "./source.js";
import { HEAD_BYTES, openText, type TextFile } from "./text.js";
import * as texts from "./texts.js";

/** A first line by which Excel is told what separates the cells: no row, and not the header. */
const SEPARATOR_LINE = /^sep=([,;\t|])\n/i;

export interface TableInfo {
  name: string;
  size: number;
  encoding: string;
  delimiter: string;
  header: string[];
}

export interface Scanned {
  /** Number of rows below the header. */
  rows: number;
  /**
   * How many blank lines were passed over: those at the end, and where a row has several cells those before it. In a
   * single column a blank line with rows behind it is an empty cell.
   */
  blankLines: number;
}

/** What is to be done with each batch of rows; `columns` are those that it looks at, all where it does not say. */
export interface BatchReader {
  /** Where it gives a promise, the next batch waits for it. */
  (batch: Rows): unknown;
  columns?: number[];
}

export function readColumns(columns: number[], take: (batch: Rows) => unknown): BatchReader {
  return Object.assign(take, { columns });
}

/** Reads the whole file. `begin` is told the header. */
export async function scan(source: Source, task: Task, begin: (table: TableInfo) => BatchReader): Promise<Scanned> {
  const pace = pacer(task);
  await pace();
  const text = await openText(source);
  try {
    const [before = ""] = SEPARATOR_LINE.exec(text.head) ?? [];
    const table = recognise(text);
    const take = begin(table);
    const parser = new CsvParser(table.delimiter, table.name, before === "" ? 1 : 2);
    let skipped = before.length;
    let rows = -1; // the header is no row
    let blankLines = 0;
    const parse = async (piece: string, end: "more" | "last") => {
      // The header's cells have to be as they are compared with names.
      const all = parser.push(piece.slice(skipped), end, rows < 0 ? undefined : take.columns);
      skipped = 0;
      const batch = withoutBlank(all, table.header.length);
      blankLines += all.rows.length - batch.rows.length;
      if (rows < 0 && batch.rows.length > 0) {
        batch.rows.shift();
        batch.lines.shift();
        rows = 0;
      }
      checkWidths(batch, table);
      rows += batch.rows.length;
      const taken = batch.rows.length > 0 ? take(batch) : undefined;
      if (taken instanceof Promise) await taken;
    };
    for await (const { text: piece, bytes } of text.chunks) {
      await parse(piece, "more");
      await pace();
      task.onProgress?.({ bytes, totalBytes: table.size, rows: Math.max(rows, 0) });
    }
    await parse("", "last");
    task.onProgress?.({ bytes: table.size, totalBytes: table.size, rows });
    blankLines += parser.blankAtEnd;
    if (blankLines > 0) task.onBlankLines?.(blankLines);
    return { rows, blankLines };
  } finally {
    await text.close();
  }
}

function recognise(file: TextFile): TableInfo {
  const { name, size } = file;
  const [before = "", said] = SEPARATOR_LINE.exec(file.head) ?? [];
  const text = { ...file, head: file.head.slice(before.length) };
  if (text.head.trim() === "" && text.whole) {
    throw fail(texts.fileEmpty).at(inFile(name));
  }
  const delimiter = said ?? recogniseDelimiter(text.head, text.whole);
  // Where the sample cannot be read, the pass itself will stop there and name the line.
  const [header = [], ...rows] = sampleRows(text.head, text.whole, delimiter) ?? readFirstRow(text, delimiter);
  if (header.length === 0 && text.head.trim() !== "") throw headerTooLong(text, delimiter);
  alignEnds(header, rows);
  checkHeader(header, rows, name, before === "" ? 1 : 2);
  return { name, size, encoding: text.encoding.name, delimiter, header };
}

/**
 * Some programs end every row with a delimiter but not the header, or the header but no row. Where all of the first rows
 * have it so, the header is given the column without a name that they have, or loses the one that they have not; every row
 * is still held against it.
 */
function alignEnds(header: string[], rows: string[][]): void {
  if (rows.length === 0) return;
  if (rows.every((row) => row.length === header.length + 1 && row.at(-1) === "")) header.push("");
  else if (header.at(-1) === "" && rows.every((row) => row.length === header.length - 1)) header.pop();
}

/** The header alone, where a later row is damaged; throws when the header itself is. */
function readFirstRow(text: TextFile, delimiter: string): string[][] {
  const line = text.head.split("\n").find((each) => each.trim() !== "") ?? "";
  return new CsvParser(delimiter, text.name).push(line, "last").rows;
}

/** Throws, too, where it is a quote in it that never closes. */
function headerTooLong(text: TextFile, delimiter: string): SluiceError {
  readFirstRow(text, delimiter);
  return fail(texts.headerTooLong, HEAD_BYTES >> 20).at(inFile(text.name, { line: 1 }));
}

function checkWidths({ rows, lines }: Rows, table: TableInfo): void {
  const width = table.header.length;
  const ragged = rows.findIndex((row) => row.length !== width);
  if (ragged < 0) return;
  const cells = rows[ragged]?.length ?? 0;
  throw fail(texts.rowRagged, cells, width).at(inFile(table.name, { line: lines[ragged] ?? 1 }));
}
