// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Text to rows of cells (RFC 4180), piece by piece. Strict where a lenient reader would guess: a
 * quote that never closes, or text after a closing quote, is an error with its line.
 */
import { SluiceError } from "./errors.js";

export interface Rows {
  /** Cells without the blanks around them. */
  rows: string[][];
  /** For each row the line of the file on which it begins, counted from 1. */
  lines: number[];
}

/** A row longer than this is a quote that was never closed. */
const MAX_ROW = 1 << 22;

export class CsvParser {
  readonly #delimiter: string;
  readonly #file: string;
  #rest = "";
  /** Line on which the text in `#rest` begins. */
  #line = 1;
  /** Empty lines that were seen last: rows of a single column if others follow, nothing at the end. */
  #blank = 0;

  constructor(delimiter: string, file: string) {
    this.#delimiter = delimiter;
    this.#file = file;
  }

  /** Takes the next piece of text, lines ending in "\n", and gives the rows that are complete. */
  push(text: string, last: boolean): Rows {
    const all = this.#rest + text;
    const result: Rows = { rows: [], lines: [] };
    let start = 0;
    while (start < all.length) {
      const end = this.#row(all, start, last, result);
      if (end < 0) break;
      start = end;
    }
    this.#rest = all.slice(start);
    if (this.#rest.length > MAX_ROW) throw this.#unclosed(this.#line + this.#blank);
    return result;
  }

  /** Reads one row and returns where the next begins, or -1 when it is not complete. */
  #row(text: string, start: number, last: boolean, into: Rows): number {
    let end = text.indexOf("\n", start);
    if (end < 0) {
      if (!last) return -1;
      end = text.length;
    }
    const line = text.slice(start, end);
    if (line.includes('"')) return this.#quotedRow(text, start, last, into);
    if (isBlank(line) && !line.includes(this.#delimiter)) this.#blank++;
    else this.#add(trimAll(line.split(this.#delimiter)), 1, into);
    return end + 1;
  }

  #quotedRow(text: string, start: number, last: boolean, into: Rows): number {
    const cells: string[] = [];
    let lines = 1;
    let at = start;
    for (;;) {
      const open = this.#skipBlanks(text, at);
      if (text[open] === '"') {
        const close = closingQuote(text, open);
        if (close === text.length && last) throw this.#unclosed(this.#line + this.#blank + lines - 1);
        const after = this.#skipBlanks(text, close + 1);
        // What follows the quote decides whether it closes; at the end of the piece it is unknown.
        if (after >= text.length && !last) return -1;
        const cell = text.slice(open + 1, close).replaceAll('""', '"');
        lines += count(cell, "\n");
        if (after < text.length && text[after] !== "\n" && text[after] !== this.#delimiter) {
          throw this.#textAfterQuote(this.#line + this.#blank + lines - 1);
        }
        cells.push(cell.trim());
        at = after;
      } else {
        const next = text.indexOf(this.#delimiter, at);
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        if (newline < 0 && next < 0 && !last) return -1;
        const stop = next >= 0 && next < end ? next : end;
        cells.push(text.slice(at, stop).trim());
        at = stop;
      }
      if (at >= text.length) {
        if (!last) return -1;
        break;
      }
      if (text[at] === "\n") break;
      at++;
    }
    this.#add(cells, lines, into);
    return at + 1;
  }

  #add(cells: string[], lines: number, into: Rows): void {
    for (; this.#blank > 0; this.#blank--) {
      into.rows.push([""]);
      into.lines.push(this.#line++);
    }
    into.rows.push(cells);
    into.lines.push(this.#line);
    this.#line += lines;
  }

  /** Spaces and tabs may stand around a quoted cell, unless they are what separates cells. */
  #skipBlanks(text: string, from: number): number {
    let at = from;
    while (text[at] === " " || (text[at] === "\t" && this.#delimiter !== "\t")) at++;
    return at;
  }

  #unclosed(line: number): SluiceError {
    return this.#error("A quote is opened but never closed.", line);
  }

  #textAfterQuote(line: number): SluiceError {
    return this.#error("Text follows a closing quote.", line);
  }

  #error(message: string, line: number): SluiceError {
    return new SluiceError(
      "bad_file",
      message,
      'Write a quote inside a quoted cell twice (""), or export the table again as CSV.',
      { ...(this.#file && { file: this.#file }), line },
    );
  }
}

/** Index of the quote that closes the one at `open`; the text's length when there is none. */
function closingQuote(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close < 0 ? text.length : close;
}

function isBlank(line: string): boolean {
  return line === "" || line.trim() === "";
}

function trimAll(cells: string[]): string[] {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as string;
    if (hasOuterBlank(cell)) cells[i] = cell.trim();
  }
  return cells;
}

/** Cheaper than trimming every cell; beyond ASCII it leaves the decision to trim(). */
function hasOuterBlank(cell: string): boolean {
  const first = cell.charCodeAt(0);
  const final = cell.charCodeAt(cell.length - 1);
  return first <= 0x20 || final <= 0x20 || first > 0x7f || final > 0x7f;
}

function count(text: string, what: string): number {
  return text.split(what).length - 1;
}
