// SPDX-License-Identifier: Apache-2.0
/** What counts as a number in a cell: decimal digits with a point; no hexadecimal, no "Infinity". */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

export function isNumber(cell: string): boolean {
  return NUMBER.test(cell);
}

/** No whole number that a double can hold has more digits. */
const MOST_DIGITS = 309;

/**
 * Whether the double that is read for a number says what is written: a whole number is the very same, and what is above
 * 0 is not 0. A proof in integers is about the numbers that are read; who checks it may read those that are written.
 */
export function isExact(written: string): boolean {
  const value = Number(written);
  const whole = /^([+-]?\d+)(\.0*)?$/.exec(written)?.[1];
  if (whole === undefined) return value !== 0 || !/^[^eE]*[1-9]/.test(written);
  if (Number.isSafeInteger(value)) return true;
  return whole.length <= MOST_DIGITS && Number.isFinite(value) && BigInt(whole) === BigInt(value);
}
