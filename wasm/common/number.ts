// SPDX-License-Identifier: Apache-2.0
/** A cell is a number if it has decimal digits with a point; no hexadecimal, no "Infinity". */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

export function isNumber(cell: string): boolean {
  return NUMBER.test(cell);
}

/** The mark in front of the decimals of a number. */
export type Decimal = "point" | "comma";

/** These marks group thousands beside each decimal mark; blanks and apostrophes do beside both. */
const GROUPED = {
  point: /^[+-]?[1-9]\d{0,2}([,' \u00a0\u2009\u202f\u2019])\d{3}(?:\1\d{3})*$/,
  comma: /^[+-]?[1-9]\d{0,2}([.' \u00a0\u2009\u202f\u2019])\d{3}(?:\1\d{3})*$/,
};

/** The number in a cell as `isNumber` has it, where it is one with this decimal mark; its thousands may be grouped. */
export function plainNumber(cell: string, decimal: Decimal): string | undefined {
  if (isNumber(cell) && (decimal === "point" || !cell.includes("."))) return cell;
  const mark = cell.indexOf(decimal === "point" ? "." : ",");
  const exponent = cell.search(/[eE]/);
  const end = exponent < 0 ? cell.length : exponent;
  let whole = cell.slice(0, mark < 0 ? end : mark);
  if (exponent < 0 && GROUPED[decimal].test(whole)) whole = whole.replace(/[^\d+-]/g, "");
  else if (!/^[+-]?\d*$/.test(whole)) return undefined;
  const plain = mark < 0 ? whole + cell.slice(end) : `${whole}.${cell.slice(mark + 1)}`;
  return isNumber(plain) ? plain : undefined;
}

/**
 * The decimal mark that a cell shows: "1.5", "12.34", "0,125" and "1.234,5" show one. "1,234" may be written with
 * "either", and a number without such marks shows "none". Undefined if the cell is no number.
 */
export function decimalShown(cell: string): Decimal | "either" | "none" | undefined {
  const [point, comma] = [plainNumber(cell, "point"), plainNumber(cell, "comma")];
  if (point === undefined) return comma === undefined ? undefined : "comma";
  if (comma === undefined) return "point";
  return point === comma ? "none" : "either";
}

/**
 * Texts of a column in a file whose numbers are no texts, such as a workbook. They have a point as "1.200" has one:
 * only somebody who typed them knows its meaning.
 */
export interface NumberTexts {
  texts: Set<string>;
  /** Numbers of the column that are written the same. */
  numbers: Set<string>;
  /** Whether another text shows that the point is in front of decimals. */
  point: boolean;
}

/** Whether a mark in this cell was typed: no program writes numbers with a comma, or two points. */
export function isTypedMark(cell: string, known: NumberTexts | undefined): boolean {
  if (cell.includes(",")) return true;
  return known?.texts.has(cell) ? !known.point : decimalShown(cell) === "comma";
}

/** No whole number that a double can hold has more digits. */
const MOST_DIGITS = 309;

/**
 * Whether the double that is read for a number is the number that is written. A whole number must be the very same, and
 * a number above 0 must not become 0. A proof in integers is about the numbers that are read; who checks it may read
 * those that are written.
 */
export function isExact(written: string): boolean {
  const value = Number(written);
  const whole = /^([+-]?\d+)(\.0*)?$/.exec(written)?.[1];
  if (whole === undefined) return value !== 0 || !/^[^eE]*[1-9]/.test(written);
  if (Number.isSafeInteger(value)) return true;
  return whole.length <= MOST_DIGITS && Number.isFinite(value) && BigInt(whole) === BigInt(value);
}
