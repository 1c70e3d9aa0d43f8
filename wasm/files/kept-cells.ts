// SPDX-License-Identifier: GPL-3.0-or-later
/** Cells of columns that are passed on: as they stand in the file, between their separators. */

import { inCsv, neutralise } from "../common/cells.js";

/**
 * The parser takes "\n" alone for a line end. Marks before it say which one stood there: one that it was "\r\n", two that it
 * was "\r". No text has this character, and it counts as a blank behind quotes and around cells.
 */
const MARK = "\v";

export function markLineEnds(text: string): string {
  return text.replace(/\r\n?/g, (end) => (end === "\r" ? `${MARK}${MARK}\n` : `${MARK}\n`));
}

/** In rows that are read, cells as they are without marks. */
export function dropMarks(rows: string[][]): void {
  for (const row of rows) {
    for (let at = 0; at < row.length; at++) {
      if (row[at]?.includes(MARK)) row[at] = (row[at] as string).replaceAll(MARK, "");
    }
  }
}

/**
 * Of rows that the parser has made from a text, cells as they stand in it: those in these columns, or all. `after` are the
 * blanks behind the last cell that were left out of the text. Cells must not have been trimmed.
 */
export function writtenCells(
  text: string,
  rows: string[][],
  columns: readonly number[] | "all",
  delimiter: string,
  after: string,
): string[][] {
  let at = 0;
  return rows.map((row, i) => {
    const cells = row.map((value, column) => {
      const begin = at;
      at = text.startsWith('"', at) ? quotedEnd(text, at, value, delimiter) : at + value.length;
      const end = at;
      if (column < row.length - 1) {
        at += delimiter.length;
        return unmarked(text.slice(begin, end));
      }
      at += 1;
      const whole = text.slice(begin, end) + (i === rows.length - 1 ? after : "");
      return unmarked(whole.endsWith(MARK) ? whole.replace(/\v+$/, "") : whole);
    });
    return columns === "all" ? cells : columns.map((column) => cells[column] ?? "");
  });
}

/** Where a cell ends that begins with a quote here: behind the one that closes it, and blanks. */
function quotedEnd(text: string, at: number, value: string, delimiter: string): number {
  let end = at + 2 + value.length;
  for (let quote = value.indexOf('"'); quote >= 0; quote = value.indexOf('"', quote + 1)) end += 1;
  while (end < text.length && text[end] !== "\n" && !text.startsWith(delimiter, end)) end += 1;
  return end;
}

function unmarked(cell: string): string {
  if (!cell.includes(MARK)) return cell;
  return cell.replace(/\v\v?\n/g, (end) => (end.length === 2 ? "\r\n" : "\r"));
}

/** What a cell says. */
export function textIn(written: string): string {
  return written.startsWith('"') ? written.slice(1, written.lastIndexOf('"')).replaceAll('""', '"') : written;
}

/** As it stands behind commas. Under another separator a comma is a letter. */
export function behindCommas(written: string, delimiter: string): string {
  if (delimiter === "," || written.startsWith('"') || !written.includes(",")) return written;
  return `"${written.replaceAll('"', '""')}"`;
}

/** What stands in its place where a spreadsheet could take it for a formula; nothing where none does. */
export function guarded(written: string): string | undefined {
  const text = textIn(written);
  const safe = neutralise(text);
  return safe === text ? undefined : inCsv(safe, 2);
}
