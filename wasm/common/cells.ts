// SPDX-License-Identifier: Apache-2.0
/** Cells for a CSV that may end up in a spreadsheet. */

/** What makes a spreadsheet take a cell for a formula; quotes, blanks or unseen characters before it do not help. */
const FORMULA = /^["'\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/u;
/** Where a program that splits cells in another way may begin a new one, and what it may skip there. */
const BREAK = /[;|\t\r\n]["'\s\p{Cc}\p{Cf}\p{DI}]*/gu;
/** What stands behind a break, to the next one, when it could be a formula. */
const PIECE = /[=+\-@＝＋－＠﹦﹢﹣﹫][^;|\t\r\n]*/uy;
/** Digits with their sign, points and commas are a number or a text, never a formula. */
const HARMLESS = /^[+-]?[\d.,]*\d[\d.,]*([eE][+-]?\d+)?$/;

/**
 * Text that could start a formula gets an apostrophe in front, at the beginning of the cell and
 * behind every break; plain numbers are left alone. Different texts stay different.
 */
export function neutralise(text: string): string {
  const inner = text.replace(BREAK, (gap, at: number) => {
    PIECE.lastIndex = at + gap.length;
    const piece = PIECE.exec(text)?.[0];
    return piece === undefined || HARMLESS.test(piece.trimEnd()) ? gap : `${gap}'`;
  });
  return FORMULA.test(text) && !HARMLESS.test(text.trim()) ? `'${inner}` : inner;
}

/** The text that `neutralise` made this of. Other texts, which it makes none of, stay what they are. */
export function original(text: string): string {
  const inner = text.replace(BREAK, (gap, at: number) => {
    PIECE.lastIndex = at + gap.length;
    const piece = PIECE.exec(text)?.[0];
    const marked = piece !== undefined && !HARMLESS.test(piece.trimEnd()) && gap.endsWith("'");
    return marked ? gap.slice(0, -1) : gap;
  });
  const bare = inner.startsWith("'") ? inner.slice(1) : inner;
  return [bare, inner].find((candidate) => neutralise(candidate) === text) ?? text;
}

/** What most cells are: nothing in them is neutralised or quoted, which this tells in a tenth of the time. */
const PLAIN = /^\w(?:[\w .:/-]*[\w.:/-])?$/;

/** The cell as it stands in a CSV file of `columns` columns. */
export function toCell(text: string, columns: number): string {
  return PLAIN.test(text) ? text : inCsv(neutralise(text), columns);
}

/** The same where it is no spreadsheet that reads the file. */
export function inCsv(cell: string, columns: number): string {
  // An empty line would be no row, so the only cell of a row shows that it is empty.
  const quoted = /[",\n\r]|^\s|\s$/.test(cell) || (cell === "" && columns === 1);
  return quoted ? `"${cell.replaceAll('"', '""')}"` : cell;
}
