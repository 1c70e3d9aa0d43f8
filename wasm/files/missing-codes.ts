// SPDX-License-Identifier: GPL-3.0-or-later
/** Cells by which files say that somebody has not answered, as statistics programs and surveys write them. */

import { isNumber } from "../common/number.js";

/** The texts that a spreadsheet shows for a formula without a value, in the page's languages. */
const FAILED = /^#(?:N\/A|NV|N\/B|(?:DIV|DEEL)\/0!|\p{Lu}+[!?])$/u;
const WORDS = /^(?:n\/?a\.?|#n\/?a|nan|null|none|missing|k\. ?a\.|n\.? ?v\.?t\.?|[.?]|-+|\u2013|\u2014)$/i;
/** Numbers below 0 of nines, and a few of their kind, in a column of numbers that are not. */
const NUMBERS = /^-(?:[1-9]|9[0-9]|[6-9]{3,4}|9{2,5})(?:\.0+)?$/;

/** Numbers of two digits and more that are 7, 8 or 9 alone, or end a row of nines, as codebooks have them. */
const ABOVE = /^(?:(?:7{2,6}|8{2,6}|9{2,6})|9{1,5}[6-8])(?:\.0+)?$/;
/** A codebook has few of them. */
const MOST_CODES = 4;
/** By this factor codes lie above all other numbers: 99 may be an age, and 999 is none. */
const FAR = 3;

/** Codes above all other numbers, and far from them. */
function codesAbove(numbers: readonly string[]): string[] {
  const coded = numbers.filter((value) => ABOVE.test(value));
  const others = numbers.filter((value) => !ABOVE.test(value)).map(Number);
  if (coded.length === 0 || coded.length > MOST_CODES || others.length < 2) return [];
  const most = others.reduce((one, other) => Math.max(one, other), 0);
  return coded.filter((value) => Number(value) > FAR * most);
}

/** Whether such a cell can be a code. */
export function mayBeCode(cell: string): boolean {
  // Most cells are longer, or numbers that begin with another digit.
  if (cell.length > LONGEST || /^[0-6]/.test(cell)) return false;
  return WORDS.test(cell) || FAILED.test(cell) || NUMBERS.test(cell) || ABOVE.test(cell);
}
const LONGEST = 10;

/** So many times as often as the numbers next below it. */
const SPIKE = 5;
const LEAST_PEOPLE = 5;
const NEIGHBOURS = 5;

/** The highest number, if it is written like a code and far more people have it than others near it. */
export function codesByCount(values: readonly { value: string; count: number }[]): string[] {
  const numbers = values.filter(({ value }) => isNumber(value));
  if (numbers.length < values.length || numbers.length <= NEIGHBOURS) return [];
  const rising = [...numbers].sort((one, other) => Number(one.value) - Number(other.value));
  const last = rising.at(-1);
  if (!last || !ABOVE.test(last.value) || last.count < LEAST_PEOPLE) return [];
  const below = rising.slice(-1 - NEIGHBOURS, -1);
  const mean = below.reduce((sum, { count }) => sum + count, 0) / below.length;
  return last.count >= SPIKE * mean ? [last.value] : [];
}

/** Those of these categories that look so; never all of them. */
export function missingCodes(values: readonly string[]): string[] {
  const filled = values.filter((value) => value !== "");
  const numbers = filled.filter(isNumber);
  const below = numbers.filter((value) => Number(value) < 0);
  // If a column goes below 0 by itself, nobody can tell.
  const coded = numbers.length - below.length >= 2 && below.every((value) => NUMBERS.test(value)) ? below : [];
  const above = numbers.length === filled.filter((value) => !WORDS.test(value)).length ? codesAbove(numbers) : [];
  const isCode = (value: string) => coded.includes(value) || above.includes(value);
  const found = filled.filter((value) => WORDS.test(value) || FAILED.test(value) || isCode(value));
  return found.length < filled.length ? found : [];
}
