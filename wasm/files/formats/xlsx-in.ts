// SPDX-License-Identifier: GPL-3.0-or-later
/** A workbook as one table: a sheet of it, from its first row that is not empty. */

import { named, type Said, say } from "../../common/said.js";
import { fail, inFile, type SluiceError } from "../../contract/errors.js";
import * as fileTexts from "../texts.js";
import type { RandomAccess } from "./random-access.js";
import { columnName, type Merged, readSheet, type SheetFacts, type SheetRow } from "./sheet.js";
import { isBlank, noteOf, SAMPLE, tableBegins } from "./sheet-table.js";
import type { TextNumbers } from "./text-numbers.js";
import * as texts from "./texts.js";
import type { Row } from "./to-csv.js";
import { openWorkbook, type Sheet, type Workbook } from "./workbook.js";

export interface Choice {
  /** The name of a sheet. */
  sheet?: string | undefined;
  /** So many rows of the sheet stand above its header, where somebody has said so. */
  skipRows?: number | undefined;
  /** Told the names of all sheets, and of the one that is read. */
  onSheet?: ((chosen: string, all: string[]) => void) | undefined;
  /** Told what a person would not expect, a sentence each. */
  onNote?: ((note: Said) => void) | undefined;
  /** Comes to know the numbers that are texts. */
  texts?: TextNumbers | undefined;
}

export async function* xlsxRows(
  file: RandomAccess,
  { sheet, skipRows, onSheet, onNote, texts: known }: Choice,
): AsyncGenerator<Row[]> {
  const book = await openWorkbook(file);
  const wanted = sheet === undefined ? visible(book) : [sheetNamed(book, sheet)];
  for (const candidate of wanted) {
    const found: SheetFacts = { hiddenRows: 0, merged: [] };
    const batches = readSheet(book, candidate, found);
    const table = new Table(file.name, candidate, skipRows, known);
    for await (const batch of batches) {
      for (const row of batch) yield table.take(row);
    }
    yield table.begin();
    if (table.skippedAll) throw fail(fileTexts.skippedAll, skipRows ?? 0).at(inFile(file.name));
    if (!table.header) continue;
    table.checkMerged(found.merged);
    onSheet?.(
      candidate.name,
      book.sheets.map(({ name }) => name),
    );
    for (const note of notes(book, candidate, table, found)) onNote?.(note);
    return;
  }
  throw sheet === undefined
    ? fail(texts.workbookEmpty).at(inFile(file.name))
    : fail(texts.sheetEmpty, named(sheet)).at(inFile(file.name));
}

function visible({ sheets }: Workbook): Sheet[] {
  const shown = sheets.filter(({ hidden }) => !hidden);
  return shown.length > 0 ? shown : sheets;
}

function sheetNamed({ sheets, file }: Workbook, name: string): Sheet {
  const found = sheets.find((sheet) => sheet.name === name);
  if (found) return found;
  throw fail(
    texts.sheetUnknown,
    named(name),
    sheets.flatMap((sheet) => named(sheet.name)),
  ).at(inFile(file.name));
}

function notes({ sheets }: Workbook, sheet: Sheet, { above }: Table, { hiddenRows }: SheetFacts): Said[] {
  const others = sheets.filter((other) => other !== sheet).flatMap(({ name }) => named(name));
  const told: Said[] = [];
  if (others.length > 0) told.push(say(texts.onlySheetRead, named(sheet.name), others));
  if (above > 0) told.push(say(texts.emptyRowsAbove, above));
  if (hiddenRows > 0) told.push(say(texts.hiddenRowsRead, hiddenRows));
  return told;
}

/** The rows of the table among those of the sheet: from the header's first column to its last. */
class Table {
  readonly #file: string;
  readonly #sheet: Sheet;
  readonly #skipRows: number | undefined;
  readonly #known: TextNumbers | undefined;
  /** The first rows, until it is known which of them is the header. */
  #first: SheetRow[] | undefined = [];
  header: { row: number; from: number; to: number } | undefined;
  /** Empty rows above the header. */
  above = 0;
  /** Whether there are rows that are left out. */
  #skipped = false;
  /** The last row that is not empty. */
  #last = 0;

  constructor(file: string, sheet: Sheet, skipRows: number | undefined, known: TextNumbers | undefined) {
    this.#file = file;
    this.#sheet = sheet;
    this.#skipRows = skipRows;
    this.#known = known;
  }

  /** Takes a row, and gives the rows now known to be of the table; the first rows wait for those below them. */
  take(row: SheetRow): Row[] {
    if (!this.#first) return this.#take(row);
    if (row.row <= (this.#skipRows ?? 0)) {
      this.#skipped ||= !isBlank(row.cells);
      return [];
    }
    if (this.#first.length === 0 && isBlank(row.cells)) return [];
    this.#first.push(row);
    return this.#first.length < SAMPLE ? [] : this.begin();
  }

  /** The rows that have waited. A line stands for each row above the header where notes do: whoever asks about them counts lines. */
  begin(): Row[] {
    const rows = this.#first;
    const found = rows && tableBegins(rows, this.#skipRows === undefined);
    if (!found) return [];
    this.#first = undefined;
    const { row, notes } = found;
    const skipped = this.#skipRows ?? 0;
    this.header = found;
    this.above = notes ? 0 : row - 1 - skipped;
    this.#last = row - 1;
    const lines = Array.from({ length: notes ? row - 1 : skipped }, (_, i): Row => {
      const note = rows.find((each) => each.row === i + 1);
      return { cells: noteOf(note?.cells ?? []), row: i + 1 };
    });
    return [...lines, ...rows.filter((each) => each.row >= row).flatMap((each) => this.#take(each))];
  }

  /** Whether there is nothing below the rows that are left out. */
  get skippedAll(): boolean {
    return this.#skipped && !this.header;
  }

  /** The row itself, after the empty ones before it. */
  #take({ cells, numbers, row, answered }: SheetRow): Row[] {
    const { row: header, from, to } = this.header as { row: number; from: number; to: number };
    if (isBlank(cells) && !answered) return [];
    const outside = cells.findIndex((cell, column) => (column < from || column >= to) && !isBlank([cell]));
    if (outside >= 0) throw this.#outside(columnName(outside + 1), row);
    const empty = Array.from({ length: row - this.#last - 1 }, (_, i) => ({ cells: [], row: this.#last + 1 + i }));
    this.#last = row;
    const own = Array.from({ length: to - from }, (_, i) => cells[from + i] ?? "");
    if (row > header) for (const [i, cell] of own.entries()) this.#known?.add(i, cell, !numbers[from + i]);
    return [...empty, { cells: own, row }];
  }

  #outside(column: string, row: number): SluiceError {
    const place = inFile(this.#file, { row });
    const header = String(this.header?.row);
    return fail(texts.cellOutsideTable, `${column}${row}`, named(this.#sheet.name), header).at(place);
  }

  /** A value that stands for several rows or columns is not said which of them it is of. */
  checkMerged(merged: Merged[]): void {
    const { row, from, to } = this.header ?? { row: 0, from: 0, to: 0 };
    const inside = merged.find(
      ({ rows, columns }) => rows[1] >= row && rows[0] <= this.#last && columns[1] > from && columns[0] <= to,
    );
    if (!inside) return;
    throw fail(texts.cellsMerged, inside.ref, named(this.#sheet.name)).at(inFile(this.#file, { row: inside.rows[0] }));
  }
}
