// SPDX-License-Identifier: GPL-3.0-or-later
/** Cells for a CSV that may end up in a spreadsheet. */

/** What makes a spreadsheet take a cell for a formula; quotes or blanks before it do not help. */
const FORMULA = /^["'\s]*[=+\-@\t\r＝＋－＠]/u;
/** Digits with their sign, points and commas are a number or a text, never a formula. */
const HARMLESS = /^[+-]?[\d.,]*\d[\d.,]*([eE][+-]?\d+)?$/;

/** Text that could start a formula gets an apostrophe in front; plain numbers are left alone. */
export function neutralise(text: string): string {
  return FORMULA.test(text) && !HARMLESS.test(text) ? `'${text}` : text;
}

/** The cell as it stands in a CSV file of `columns` columns. */
export function toCell(text: string, columns: number): string {
  const cell = neutralise(text);
  // An empty line would be no row, so the only cell of a row shows that it is empty.
  const quoted = /[",\n\r]|^\s|\s$/.test(cell) || (cell === "" && columns === 1);
  return quoted ? `"${cell.replaceAll('"', '""')}"` : cell;
}
