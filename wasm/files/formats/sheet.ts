// SPDX-License-Identifier: GPL-3.0-or-later
/** The cells of one sheet as texts, row by row, as they come out of the archive. */

import { isNumber } from "../../common/number.js";
import { named, type Said, say } from "../../common/said.js";
import { fail, inFile } from "../../contract/errors.js";
import { dateText, numberText } from "./number-text.js";
import { damaged } from "./problem.js";
import * as texts from "./texts.js";
import { type Sheet, TextCollector, unescaped, type Workbook } from "./workbook.js";
import { XmlReader } from "./xml.js";
import { unpack } from "./zip-in.js";

export const MOST_ROWS = 1_048_576;
export const MOST_COLUMNS = 16_384;

export interface SheetRow {
  row: number;
  /** By their column; nothing where a cell is empty. */
  cells: (string | undefined)[];
  /** The cells among them that are no texts. */
  numbers: (true | undefined)[];
  /** Whether a cell is an empty text, as programs write where there is no answer; an empty cell is nothing. */
  answered: boolean;
}

export interface Merged {
  /** First and last row and column, from 1. */
  rows: [number, number];
  columns: [number, number];
  ref: string;
}

/** The facts of a sheet that has been read to its end. */
export interface SheetFacts {
  hiddenRows: number;
  merged: Merged[];
}

/** Rows in order, without those that the file leaves out; batches may be empty. */
export async function* readSheet(book: Workbook, sheet: Sheet, found: SheetFacts): AsyncGenerator<SheetRow[]> {
  const parser = new SheetParser(book, sheet, found);
  const reader = new XmlReader(parser);
  for await (const bytes of unpack(book.file, sheet.entry)) {
    reader.push(bytes);
    yield parser.take();
  }
  reader.end();
  yield parser.take();
}

class SheetParser {
  readonly #book: Workbook;
  readonly #sheet: Sheet;
  readonly #found: SheetFacts;
  readonly #texts = new TextCollector();
  #rows: SheetRow[] = [];
  #inData = false;
  #row: SheetRow = { cells: [], numbers: [], row: 0, answered: false };
  /** The column of the cell at hand, from 1. */
  #column = 0;
  #type = "n";
  #style = 0;
  #value: string | undefined;
  #inValue = false;
  #formula = false;

  constructor(book: Workbook, sheet: Sheet, found: SheetFacts) {
    this.#book = book;
    this.#sheet = sheet;
    this.#found = found;
  }

  take(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(element: string, attributes: () => Record<string, string>): void {
    if (element === "sheetData") this.#inData = true;
    else if (element === "mergeCell") this.#found.merged.push(this.#merged(attributes().ref ?? ""));
    if (!this.#inData) return;
    if (element === "row") this.#openRow(attributes());
    else if (element === "c") this.#openCell(attributes());
    else if (element === "v") this.#openValue();
    else if (element === "f") this.#formula = true;
    else this.#texts.open(element);
  }

  close(element: string): void {
    if (!this.#inData) return;
    if (element === "sheetData") this.#inData = false;
    else if (element === "row") this.#rows.push(this.#row);
    else if (element === "c") this.#closeCell();
    else if (element === "v") this.#inValue = false;
    else this.#texts.close(element);
  }

  text(text: string): void {
    if (this.#inValue) this.#value += text;
    else if (this.#inData) this.#texts.add(text);
  }

  #openRow({ r, hidden }: Record<string, string>): void {
    const row = r === undefined ? this.#row.row + 1 : Number(r);
    if (!Number.isInteger(row) || row <= this.#row.row || row > MOST_ROWS)
      throw this.#damaged(say(texts.rowsDisordered));
    if (hidden === "1" || hidden === "true") this.#found.hiddenRows++;
    this.#row = { cells: [], numbers: [], row, answered: false };
    this.#column = 0;
  }

  #openCell({ r, t = "n", s }: Record<string, string>): void {
    const at = r === undefined ? undefined : address(r);
    const column = r === undefined ? this.#column + 1 : (at?.column ?? 0);
    if (column <= this.#column || column > MOST_COLUMNS || (at && at.row !== this.#row.row)) {
      throw this.#damaged(say(texts.cellsDisordered));
    }
    this.#column = column;
    this.#type = t;
    this.#style = Number(s ?? 0);
    this.#value = undefined;
    this.#formula = false;
    this.#texts.begin();
  }

  #openValue(): void {
    this.#inValue = true;
    this.#value = "";
  }

  #closeCell(): void {
    const text = this.#cell();
    if (text === "") {
      this.#row.answered ||= this.#type === "inlineStr" || (this.#type === "s" && this.#value !== undefined);
      return;
    }
    this.#row.cells[this.#column - 1] = text;
    if (this.#type === "n") this.#row.numbers[this.#column - 1] = true;
  }

  #cell(): string {
    const value = this.#value;
    if (this.#formula && value === undefined && this.#type !== "inlineStr") {
      throw fail(texts.cellWithoutValue, ...this.#here()).at(this.#place());
    }
    switch (this.#type) {
      case "inlineStr":
        return this.#texts.end();
      case "str":
        return unescaped(value ?? "");
      case "s":
        return value === undefined || value === "" ? "" : this.#shared(value);
      case "b":
        return value === "1" ? "TRUE" : value === "0" ? "FALSE" : this.#empty(value);
      case "n":
        return this.#number((value ?? "").trim());
      case "d":
        return (value ?? "").replace(/T00:00:00(?:\.0+)?Z?$/, "");
      case "e":
        throw fail(texts.cellWithError, ...this.#here(), value ?? "").at(this.#place());
      default:
        throw this.#damaged(say(texts.cellKindUnknown));
    }
  }

  #empty(value: string | undefined): string {
    if (value === undefined || value === "") return "";
    throw this.#damaged(say(texts.cellKindUnknown));
  }

  #shared(value: string): string {
    const text = /^\d+$/.test(value) ? this.#book.texts[Number(value)] : undefined;
    if (text === undefined) throw this.#damaged(say(texts.textMissing));
    return text;
  }

  #number(written: string): string {
    if (written === "") return "";
    const value = Number(written);
    if (!isNumber(written) || !Number.isFinite(value)) throw this.#damaged(say(texts.numberWrong));
    const kind = this.#book.kinds[this.#style] ?? "number";
    if (kind === "number" || typeof kind === "number") {
      // Excel writes no number so, but other programs write ids of this length, each digit of which counts.
      const text = /^-?\d{16,}$/.test(written) ? written : numberText(value);
      return typeof kind === "number" && /^\d+$/.test(text) ? text.padStart(kind, "0") : text;
    }
    const date = dateText(value, kind, this.#book.from1904);
    if (date !== undefined) return date;
    throw fail(texts.cellNoDate, ...this.#here()).at(this.#place());
  }

  #merged(ref: string): Merged {
    const [from, to] = ref.split(":").map(address);
    if (!from || !to) throw this.#damaged(say(texts.mergedNowhere));
    return { rows: [from.row, to.row], columns: [from.column, to.column], ref };
  }

  #here(): [cell: string, sheet: readonly string[]] {
    return [`${columnName(this.#column)}${this.#row.row}`, named(this.#sheet.name)];
  }

  #place() {
    return inFile(this.#book.file.name, { row: this.#row.row });
  }

  #damaged(detail: Said) {
    return damaged(this.#book.file.name, "workbook", say(texts.inSheet, named(this.#sheet.name), detail));
  }
}

/** The letters of a column, from 1. */
export function columnName(column: number): string {
  let name = "";
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

function address(ref: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(ref) ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column };
}
