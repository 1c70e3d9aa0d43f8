// SPDX-License-Identifier: Apache-2.0
/** Cells for a CSV that may end up in a spreadsheet. */

/** Spreadsheets take a cell that begins so for a formula; quotes, blanks or unseen characters before it do not help. */
const FORMULA = /^["'\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/u;
/**
 * A program that splits cells in another way may begin a new one here. It may skip the quotes, blanks and unseen
 * characters.
 */
const BREAK = /[;|\t\r\n]["'\s\p{Cc}\p{Cf}\p{DI}]*/gu;
/** The text behind a break, up to the next one, when it could be a formula. */
const PIECE = /[=+\-@＝＋－＠﹦﹢﹣﹫][^;|\t\r\n]*/uy;
/** Digits with their sign, points and commas are a number or a text, never a formula. */
const HARMLESS = /^[+-]?[\d.,]*\d[\d.,]*([eE][+-]?\d+)?$/;

/**
 * Puts an apostrophe in front of text that could start a formula, at the beginning of the cell and behind every break.
 * Plain numbers are left alone. Different texts stay different.
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

/** Most cells are like this: nothing in them is neutralised or quoted. To see that here takes a tenth of the time. */
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
