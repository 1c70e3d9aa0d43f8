// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Text to rows of cells (RFC 4180), piece by piece. PapaParse reads; what it would guess at is an
 * error with its line: a quote that never closes, text after a closing quote, blanks before a quote.
 */

import Papa from "papaparse";
import { asCell } from "../common/characters.js";
import { fail, inFile, type SluiceError } from "../contract/errors.js";
import { dropMarks, writtenCells } from "./kept-cells.js";
import * as texts from "./texts.js";

export interface Rows {
  /** Cells without the blanks around them, in those columns that are read. */
  rows: string[][];
  /** For each row the line of the file on which it begins, counted from 1. */
  lines: number[];
  /** Which of the rows, by index, are blank lines. None where a pair of quotes stands on a line: an empty answer was meant. */
  blank: number[];
  /** For each row its cells in the columns that are kept, as they stand in the text. */
  written?: string[][] | undefined;
}

/** Some of them, which are no blank lines. */
export function rowsFrom({ rows, lines, written }: Rows, from: number, to = rows.length): Rows {
  const part = { rows: rows.slice(from, to), lines: lines.slice(from, to), blank: [] };
  return written ? { ...part, written: written.slice(from, to) } : part;
}

/** The rows of a table, without blank lines where a row is more than one cell: there nobody can have left an answer out. */
export function withoutBlank(batch: Rows, width: number): Rows {
  if (width < 2 || batch.blank.length === 0) return batch;
  const gone = new Set(batch.blank);
  const keep = <T>(items: T[]) => items.filter((_, i) => !gone.has(i));
  const { rows, lines, written } = batch;
  return { rows: keep(rows), lines: keep(lines), blank: [], ...(written && { written: keep(written) }) };
}

/** Characters; a row that is longer and has a quote in it has one that was never closed. */
export const MAX_ROW = 1 << 22;

/** Characters, several pieces. */
const LONG_ROW = 1 << 18;

export class CsvParser {
  readonly #delimiter: string;
  readonly #file: string;
  readonly #parser: Papa.Parser;
  #rest = "";
  /** Characters; less is not worth a look, since the row in `#rest` is a long one and would be gone through again and again. */
  #enough = 0;
  /** Line on which the text in `#rest` begins. */
  #line: number;
  /** Whether the line of the last row has been taken to its end. */
  #ended = false;
  #blankAtEnd = 0;

  /** @param line of the file on which its text begins */
  constructor(delimiter: string, file: string, line = 1) {
    this.#line = line;
    this.#delimiter = delimiter;
    this.#file = file;
    this.#parser = new Papa.Parser({ delimiter, newline: "\n" });
  }

  /** How many blank lines stood at the end of the file, once the last piece has been taken. */
  get blankAtEnd(): number {
    return this.#blankAtEnd;
  }

  /**
   * Takes the next piece of text, lines ending in "\n", and gives the rows that are complete. `read` are the columns
   * whose cells will be looked at, all where it is absent: in others the blanks around cells may stay. Cells of `kept`
   * are also given as they stand; line ends may be marked there.
   */
  push(text: string, end: "more" | "last", read?: number[], kept?: readonly number[] | "all"): Rows {
    const last = end === "last";
    const all = this.#rest + text;
    if (!last && all.length < this.#enough) {
      this.#rest = all;
      return { rows: [], lines: [], blank: [], ...(kept && { written: [] }) };
    }
    const content = this.#content(all, last);
    const first = this.#line;
    const { data, errors, meta }: Papa.ParseResult<string[]> = this.#parser.parse(content, 0, !last);
    const tooLong = !last && content.length - meta.cursor > MAX_ROW;
    // An error in a row that is not complete yet may be none once the rest of it is there.
    const error = errors.find(({ row = 0 }) => last || tooLong || row < data.length);
    const rows = error ? data.slice(0, error.row) : data;
    const lines = this.#lines(rows, error ? undefined : content.slice(0, meta.cursor));
    const blanksFirst = mayBlankStandBeforeQuote(content, this.#delimiter);
    if (blanksFirst) this.#checkQuotes(content, rows, lines);
    if (error) {
      const { code, index = 0 } = error;
      const [problem, at] =
        code === "InvalidQuotes"
          ? ([texts.textAfterQuote, closingQuote(content, index)] as const)
          : ([texts.quoteUnclosed, index] as const);
      throw this.#error(problem, first + newlines(content.slice(0, at)));
    }
    if (tooLong)
      throw this.#error(content.includes('"', meta.cursor) ? texts.quoteUnclosed : texts.rowTooLong, this.#line);
    this.#rest = last ? "" : all.slice(meta.cursor);
    this.#enough = this.#rest.length < LONG_ROW ? 0 : Math.min(2 * this.#rest.length, MAX_ROW + 1);
    if (content !== "") this.#ended = content.endsWith("\n");
    if (last) this.#blankAtEnd = blankLines(`${this.#ended ? "\n" : ""}${all.slice(content.length)}`);
    const blank = blankRows(rows, lines, content, first);
    const after = last ? (/^[^\n]*/.exec(all.slice(content.length))?.[0] ?? "") : "";
    const written = kept && writtenCells(content, rows, kept, this.#delimiter, after);
    if (blanksFirst) dropFileMarks(rows);
    trim(rows, read);
    if (!written) return { rows, lines, blank };
    dropMarks(rows);
    return { rows, lines, blank, written };
  }

  /** The line on which each row begins. `text` is what the rows were made from, where they are all of it. */
  #lines(rows: string[][], text: string | undefined): number[] {
    const lines = new Array<number>(rows.length);
    // A line for each row: none of them has a line break in a cell. The last row of a file may end without one.
    const breaks = text === undefined ? -1 : newlines(text) + (text === "" || text.endsWith("\n") ? 0 : 1);
    const single = breaks === rows.length;
    let line = this.#line;
    for (let i = 0; i < rows.length; i++) {
      lines[i] = line++;
      if (!single) for (const cell of rows[i] as string[]) line += newlines(cell);
    }
    this.#line = line;
    return lines;
  }

  /** PapaParse knows a quoted cell only by a quote that comes first; one with a blank before it may be in pieces. */
  #checkQuotes(text: string, rows: string[][], lines: number[]): void {
    const isOdd = (cell: string, at: number) => BLANKS_THEN_QUOTE.test(cell) && !(at === 0 && FILE_MARK.test(cell));
    const written = writtenCells(text, rows, "all", this.#delimiter, "");
    const bad = written.findIndex((row) => row.some(isOdd));
    if (bad < 0) return;
    const before = (rows[bad] as string[]).slice(0, written[bad]?.findIndex(isOdd));
    throw this.#error(
      texts.blanksBeforeQuote,
      before.reduce((line, cell) => line + newlines(cell), lines[bad] as number),
    );
  }

  /**
   * Without the blanks at the end, which are no cells yet: blank lines are rows of a single column if others follow, and
   * nothing at the end of the file.
   */
  #content(text: string, last: boolean): string {
    const delimiter = text.lastIndexOf(this.#delimiter);
    const end = Math.max(text.trimEnd().length, delimiter < 0 ? 0 : delimiter + this.#delimiter.length);
    // The line itself is whole: what is left over of it would have to be copied in front of the next piece.
    const line = last || end === 0 ? -1 : text.indexOf("\n", end);
    return text.slice(0, line < 0 ? end : line + 1);
  }

  #error(problem: Problem, line: number): SluiceError {
    const place = inFile(this.#file, { line });
    return (problem[0] === "row-too-long" ? fail(problem, MAX_ROW >> 20) : fail(problem)).at(place);
  }
}

type Problem =
  | typeof texts.quoteUnclosed
  | typeof texts.rowTooLong
  | typeof texts.textAfterQuote
  | typeof texts.blanksBeforeQuote;

const BLANKS_THEN_QUOTE = /^[^\S\n]+"/;
/** As where a file that begins with a mark was joined to another one. */
const FILE_MARK = /^\uFEFF"((?:[^"]|"")*)"\s*$/;

function dropFileMarks(rows: string[][]): void {
  for (const row of rows) {
    const cell = FILE_MARK.exec(row[0] ?? "")?.[1];
    if (cell !== undefined) row[0] = cell.replaceAll('""', '"');
  }
}

/** Index of the quote that closes the cell whose text begins at `from`. */
function closingQuote(text: string, from: number): number {
  let close = text.indexOf('"', from);
  while (text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close;
}

/** A row of one empty cell is a blank line, unless a pair of quotes stands on it. The text begins on line `first`. */
function blankRows(rows: string[][], lines: number[], text: string, first: number): number[] {
  const empty: number[] = [];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as string[];
    if (row.length === 1 && asCell(row[0] as string) === "") empty.push(i);
  }
  if (empty.length === 0 || !text.includes('""')) return empty;
  const written = text.split("\n");
  return empty.filter((i) => !written[(lines[i] as number) - first]?.includes('"'));
}

/** How many lines there are in what follows the last row, whose own line it ends first. */
function blankLines(tail: string): number {
  const [, ...lines] = tail.split("\n");
  return lines.at(-1) === "" ? lines.length - 1 : lines.length;
}

/**
 * Whether a quote stands behind blanks where a cell may begin: behind a delimiter, a line break or a quote. Quotes are few
 * beside cells, so that this is cheaper than to look at how every cell begins.
 */
function mayBlankStandBeforeQuote(text: string, delimiter: string): boolean {
  const begin = delimiter.charCodeAt(0);
  for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let at = quote;
    while (at > 0 && isBlank(text.charCodeAt(at - 1))) at--;
    if (at === quote) continue;
    // A blank may be the delimiter, or the end of it.
    if (isBlank(begin) && quote - at > 1) return true;
    const before = at === 0 ? LINE_BREAK : text.charCodeAt(at - 1);
    if (before === begin && text.startsWith(delimiter, at - 1) && quote === at - 1 + delimiter.length) continue;
    // Within a cell that began with a quote, another one is written twice.
    if (before === QUOTE ? text.charCodeAt(quote + 1) === QUOTE : before === begin || before === LINE_BREAK)
      return true;
  }
  return false;
}

const QUOTE = 0x22;
const LINE_BREAK = 0x0a;

function isBlank(code: number): boolean {
  if (code === 0x20) return true;
  return code !== 0x0a && (code < 0x20 || code > 0x7f) && String.fromCharCode(code).trim() === "";
}

function trim(rows: string[][], read: number[] | undefined): void {
  for (const row of rows) {
    if (read) {
      for (let k = 0; k < read.length; k++) trimCell(row, read[k] as number);
    } else {
      for (let at = 0; at < row.length; at++) trimCell(row, at);
    }
  }
}

/** Looks at both ends before it trims, which is cheaper; beyond ASCII it leaves the decision to `asCell`. */
function trimCell(row: string[], at: number): void {
  const cell = row[at];
  if (cell === undefined) return;
  const first = cell.charCodeAt(0);
  const final = cell.charCodeAt(cell.length - 1);
  if (first <= 0x20 || final <= 0x20 || first > 0x7f || final > 0x7f) row[at] = asCell(cell);
}

function newlines(text: string): number {
  let count = 0;
  for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) count++;
  return count;
}
