// SPDX-License-Identifier: GPL-3.0-or-later
/** A workbook as one table: a sheet of it, from its first row that is not empty. */
import { SluiceError } from "../../contract/errors.js";
import { AS_CSV, badFile } from "./problem.js";
import type { RandomAccess } from "./random-access.js";
import { columnName, type Merged, readSheet, type SheetFacts, type SheetRow } from "./sheet.js";
import type { Row } from "./to-csv.js";
import { openWorkbook, type Sheet, type Workbook } from "./workbook.js";

export interface Choice {
  /** The name of a sheet. */
  sheet?: string | undefined;
  /** Told the names of all sheets, and of the one that is read. */
  onSheet?: ((chosen: string, all: string[]) => void) | undefined;
  /** Told what a person would not expect, a sentence each. */
  onNote?: ((note: string) => void) | undefined;
}

export async function* xlsxRows(file: RandomAccess, { sheet, onSheet, onNote }: Choice): AsyncGenerator<Row[]> {
  const book = await openWorkbook(file);
  const wanted = sheet === undefined ? visible(book) : [named(book, sheet)];
  for (const candidate of wanted) {
    const found: SheetFacts = { hiddenRows: 0, merged: [] };
    const batches = readSheet(book, candidate, found);
    const table = new Table(file.name, candidate);
    for await (const batch of batches) {
      for (const row of batch) yield table.take(row);
    }
    if (!table.header) continue;
    table.checkMerged(found.merged);
    onSheet?.(
      candidate.name,
      book.sheets.map(({ name }) => name),
    );
    for (const note of notes(book, candidate, table, found)) onNote?.(note);
    return;
  }
  const what =
    sheet === undefined
      ? "The workbook has no sheet with anything in it."
      : `The sheet ${quoted(sheet)} has no row with anything in it.`;
  throw badFile(file.name, what, "Name another sheet, or choose another file.");
}

const quoted = (name: string) => JSON.stringify(name);

function visible({ sheets }: Workbook): Sheet[] {
  const shown = sheets.filter(({ hidden }) => !hidden);
  return shown.length > 0 ? shown : sheets;
}

function named({ sheets, file }: Workbook, name: string): Sheet {
  const found = sheets.find((sheet) => sheet.name === name);
  if (found) return found;
  const names = sheets.map((sheet) => quoted(sheet.name)).join(", ");
  throw new SluiceError("bad_request", `The workbook has no sheet ${quoted(name)}.`, `Its sheets are: ${names}.`, {
    ...(file.name && { file: file.name }),
  });
}

function notes({ sheets }: Workbook, sheet: Sheet, { above }: Table, { hiddenRows }: SheetFacts): string[] {
  const others = sheets.filter((other) => other !== sheet).map(({ name }) => quoted(name));
  const told: string[] = [];
  if (others.length > 0) told.push(`Only the sheet ${quoted(sheet.name)} was read, not ${others.join(", ")}.`);
  if (above === 1) told.push("1 empty row was passed over above the header.");
  if (above > 1) told.push(`${above.toLocaleString("en")} empty rows were passed over above the header.`);
  if (hiddenRows === 1) told.push("1 hidden row was read like all others.");
  if (hiddenRows > 1) told.push(`${hiddenRows.toLocaleString("en")} hidden rows were read like all others.`);
  return told;
}

const isBlank = (cell: string | undefined) => cell === undefined || cell.trim() === "";

/** The rows of the table among those of the sheet: from the header's first column to its last. */
class Table {
  readonly #file: string;
  readonly #sheet: Sheet;
  header: { row: number; from: number; to: number } | undefined;
  /** Empty rows above the header. */
  above = 0;
  /** The last row that is not empty. */
  #last = 0;

  constructor(file: string, sheet: Sheet) {
    this.#file = file;
    this.#sheet = sheet;
  }

  /** The row itself, after the empty ones before it; nothing as long as only empty ones have come. */
  take({ cells, row, answered }: SheetRow): Row[] {
    if (cells.every(isBlank) && !(answered && this.header)) return [];
    if (!this.header) {
      const from = cells.findIndex((cell) => !isBlank(cell));
      this.header = { row, from, to: cells.findLastIndex((cell) => !isBlank(cell)) + 1 };
      this.above = row - 1;
      this.#last = row - 1;
    }
    const { from, to } = this.header;
    const outside = cells.findIndex((cell, column) => (column < from || column >= to) && !isBlank(cell));
    if (outside >= 0) throw this.#outside(columnName(outside + 1), row);
    const empty = Array.from({ length: row - this.#last - 1 }, (_, i) => ({ cells: [], row: this.#last + 1 + i }));
    this.#last = row;
    return [...empty, { cells: Array.from({ length: to - from }, (_, i) => cells[from + i] ?? ""), row }];
  }

  #outside(column: string, row: number): SluiceError {
    return badFile(
      this.#file,
      `The cell ${column}${row} of the sheet ${quoted(this.#sheet.name)} stands outside the columns of the header in row ${this.header?.row}.`,
      "Keep one table in the sheet, with the names of all its columns in its first row.",
      { row },
    );
  }

  /** A value that stands for several rows or columns is not said which of them it is of. */
  checkMerged(merged: Merged[]): void {
    const { row, from, to } = this.header ?? { row: 0, from: 0, to: 0 };
    const inside = merged.find(
      ({ rows, columns }) => rows[1] >= row && rows[0] <= this.#last && columns[1] > from && columns[0] <= to,
    );
    if (!inside) return;
    throw badFile(
      this.#file,
      `The cells ${inside.ref} of the sheet ${quoted(this.#sheet.name)} are merged into one.`,
      `Unmerge them and fill in each, or take titles out of the sheet. ${AS_CSV}`,
      { row: inside.rows[0] },
    );
  }
}
