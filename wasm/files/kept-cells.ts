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

/** The text in quotes, as it is read. */
export function withoutMarks(text: string): string {
  return text.includes(MARK) ? text.replaceAll(MARK, "") : text;
}

/** A cell as it stands in the text. Behind the last one of a row the marks are those of the line end. */
export function unmarked(cell: string): string {
  if (!cell.includes(MARK)) return cell;
  return cell.replace(/\v+$/, "").replace(/\v\v?\n/g, (end) => (end.length === 2 ? "\r\n" : "\r"));
}

/** The text of a cell. */
export function textIn(written: string): string {
  return written.startsWith('"') ? written.slice(1, written.lastIndexOf('"')).replaceAll('""', '"') : written;
}

/** As it stands behind commas. Under another separator a comma is a letter. */
export function behindCommas(written: string, delimiter: string): string {
  if (delimiter === "," || written.startsWith('"') || !written.includes(",")) return written;
  return `"${written.replaceAll('"', '""')}"`;
}

/** The text that takes its place if a spreadsheet could take it for a formula; nothing if none does. */
export function guarded(written: string): string | undefined {
  const text = textIn(written);
  const safe = neutralise(text);
  return safe === text ? undefined : inCsv(safe, 2);
}
