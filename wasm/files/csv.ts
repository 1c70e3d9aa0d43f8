// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Text to rows of cells (RFC 4180), piece by piece. Nothing is guessed at: a quote that never closes, text after a closing
 * quote and blanks before a quote are errors with their lines.
 */

import { asCell } from "../common/characters.js";
import { fail, inFile, type SluiceError } from "../contract/errors.js";
import { unmarked, withoutMarks } from "./kept-cells.js";
import * as texts from "./texts.js";

export interface Rows {
  /** Cells without the blanks around them. */
  rows: string[][];
  /** For each row the line of the file on which it begins, counted from 1. */
  lines: number[];
  /**
   * The blank lines among the rows, by index. None where a pair of quotes stands on a line: an empty answer was meant.
   */
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

/** A row as it has been found. */
interface Found {
  cells: string[];
  /** The cells as they stand in the text, where that is asked for. */
  written: string[];
  line: number;
  /** Whether it is a line of blanks alone, and whether its only cell shows nothing, be it for what Unicode takes for blanks. */
  empty: "line" | "cell" | false;
}

export class CsvParser {
  readonly #delimiter: string;
  readonly #file: string;
  /** The row that is not complete yet. */
  #rest = "";
  /** Characters; less is not worth a look, since the row in `#rest` is a long one and would be gone through again and again. */
  #enough = 0;
  /** Line on which the text in `#rest` begins. */
  #line: number;
  /** Blank lines: rows of a single column if another row follows, and nothing at the end of the file. */
  #pending: Found[] = [];

  /** @param line the line of the file on which its text begins */
  constructor(delimiter: string, file: string, line = 1) {
    this.#line = line;
    this.#delimiter = delimiter;
    this.#file = file;
  }

  /** How many blank lines stood at the end of the file, once the last piece has been taken. */
  get blankAtEnd(): number {
    return this.#pending.length;
  }

  /**
   * Takes the next piece of text, lines ending in "\n", and gives the rows that are complete. Cells of `kept` are also given
   * as they stand; line ends may be marked there.
   */
  push(piece: string, end: "more" | "last", kept?: readonly number[] | "all"): Rows {
    const text = this.#rest + piece;
    const found: Rows = { rows: [], lines: [], blank: [], ...(kept && { written: [] }) };
    const add = ({ cells, written, line, empty }: Found) => {
      if (empty) found.blank.push(found.rows.length);
      found.rows.push(cells);
      found.lines.push(line);
      found.written?.push(kept === "all" ? written : (kept ?? []).map((column) => written[column] ?? ""));
    };
    const last = end === "last";
    let at = 0;
    if (last || text.length >= this.#enough) {
      const marks = new Marks(text, this.#delimiter);
      while (at < text.length) {
        const tooLong = text.length - at > MAX_ROW;
        const row = this.#row(marks, at, last, tooLong, kept !== undefined);
        if (!row) {
          if (tooLong) throw this.#error(text.includes('"', at) ? texts.quoteUnclosed : texts.rowTooLong, this.#line);
          break;
        }
        if (row.empty === "line") this.#pending.push(row);
        else {
          this.#pending.forEach(add);
          this.#pending = [];
          add(row);
        }
        at = row.next;
        this.#line += 1 + row.breaks;
      }
      const left = text.length - at;
      this.#enough = left < LONG_ROW ? 0 : Math.min(2 * left, MAX_ROW + 1);
    }
    this.#rest = text.slice(at);
    return found;
  }

  /** The row that begins at `from`, where the next one begins, and its line breaks in quotes; nothing where it is not complete. */
  #row(marks: Marks, from: number, last: boolean, tooLong: boolean, writes: boolean) {
    const { text } = marks;
    const cells: string[] = [];
    const written: string[] = [];
    let breaks = 0;
    for (let begin = from; ; ) {
      const isQuoted = text.charCodeAt(begin) === QUOTE;
      const line = this.#line + breaks;
      let close = begin;
      let quoted = "";
      if (isQuoted) {
        close = closingQuote(text, begin + 1);
        if (close < 0) {
          if (last || tooLong) throw this.#error(texts.quoteUnclosed, line);
          return undefined;
        }
        quoted = withoutMarks(text.slice(begin + 1, close));
        breaks += newlines(quoted);
      }
      const end = marks.cellEnd(close);
      const isCut = end === text.length && !last;
      // A cut cell may end in the first half of a delimiter, or of two quotes.
      if (isQuoted && (!isCut || tooLong) && text.slice(close + 1, end).trim() !== "")
        throw this.#error(texts.textAfterQuote, this.#line + breaks);
      if (isCut) return undefined;
      const raw = text.slice(begin, end);
      cells.push(trimmed(isQuoted ? quoted.replaceAll('""', '"') : this.#plain(raw, cells.length, line)));
      if (writes) written.push(unmarked(raw));
      if (end < text.length && text.charCodeAt(end) !== LINE_BREAK) {
        begin = end + this.#delimiter.length;
        continue;
      }
      const shown = cells.length > 1 || cells[0] !== "" || raw.includes('"');
      const empty = shown ? false : raw.trim() === "" ? "line" : "cell";
      return { cells, written, line: this.#line, empty, breaks, next: end + 1 } as const;
    }
  }

  /** The text of a cell without quotes. A quote within it is a letter, but not behind blanks alone. */
  #plain(raw: string, column: number, line: number): string {
    const first = raw.charCodeAt(0);
    if ((first > 0x20 && first < 0x7f) || !BLANKS_THEN_QUOTE.test(raw)) return raw;
    const marked = column === 0 ? FILE_MARK.exec(raw)?.[1] : undefined;
    if (marked === undefined) throw this.#error(texts.blanksBeforeQuote, line);
    return marked.replaceAll('""', '"');
  }

  #error(problem: Problem, line: number): SluiceError {
    const place = inFile(this.#file, { line });
    return (problem[0] === "row-too-long" ? fail(problem, MAX_ROW >> 20) : fail(problem)).at(place);
  }
}

/** The ends of cells in a text. Each mark is looked for once, since it may be far away. */
class Marks {
  #delimiter = -1;
  #break = -1;

  constructor(
    readonly text: string,
    readonly delimiter: string,
  ) {}

  /** The first delimiter, line break or end of the text from a place on; places are asked for in order. */
  cellEnd(from: number): number {
    if (this.#delimiter < from) this.#delimiter = this.#next(this.delimiter, from);
    if (this.#break < from) this.#break = this.#next("\n", from);
    return Math.min(this.#delimiter, this.#break);
  }

  #next(mark: string, from: number): number {
    const at = this.text.indexOf(mark, from);
    return at < 0 ? this.text.length : at;
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

/** Index of the quote that closes the cell whose text begins at `from`; negative where none does. */
function closingQuote(text: string, from: number): number {
  let close = text.indexOf('"', from);
  while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) close = text.indexOf('"', close + 2);
  return close;
}

const QUOTE = 0x22;
const LINE_BREAK = 0x0a;

/** Looks at both ends before it trims, which is cheaper; beyond ASCII it leaves the decision to `asCell`. */
function trimmed(cell: string): string {
  const first = cell.charCodeAt(0);
  const final = cell.charCodeAt(cell.length - 1);
  return first <= 0x20 || final <= 0x20 || first > 0x7f || final > 0x7f ? asCell(cell) : cell;
}

function newlines(text: string): number {
  let count = 0;
  for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) count++;
  return count;
}
