// SPDX-License-Identifier: GPL-3.0-or-later
/** What counts as a number in a cell: decimal digits with a point; no hexadecimal, no "Infinity". */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

export function isNumber(cell: string): boolean {
  return NUMBER.test(cell);
}
