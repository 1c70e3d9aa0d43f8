// SPDX-License-Identifier: Apache-2.0
/** The checker's arithmetic in whole numbers: every double of a file is kept exactly, and e^x has a known side of its error. */

/** The weights of an input sum to this; a weight divided by it is a chance. */
export const ROW = 1n << 62n;
/** The unit of numbers in fixed point: every double is a multiple of 2^-1280. */
export const ONE = 1n << 1280n;

/** A numerator and a denominator. */
export type Ratio = [bigint, bigint];

export const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
/** An item that is known to be there. */
export const itemAt = <Item>(items: Item[], index: number): Item => items[index] as Item;
export const sum = (values: bigint[]): bigint => values.reduce((total, value) => total + value, 0n);
export const sumOfNumbers = (values: number[]): number => values.reduce((total, value) => total + value, 0);
/** The columns of a table, which has a row. */
export const columnsOf = <Value>(rows: Value[][]): Value[][] =>
  itemAt(rows, 0).map((_, j) => rows.map((row) => itemAt(row, j)));
export const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
export const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
export const greatestDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestDivisor(other, one % other);

/** The channel of which each input is a report of its own. */
export const identityChannel = (inputs: number): bigint[][] =>
  range(inputs).map((input) => range(inputs).map((report) => (report === input ? ROW : 0n)));

/** The double times 2^1280. */
export const exact = (value: number): bigint => (Number.isInteger(value) ? BigInt(value) * ONE : exact(value * 2) / 2n);

/** The quotient as a double, rounded down to a multiple of 2^-80 first. */
export const quotient = (numerator: bigint, denominator: bigint): number =>
  Number((numerator << 80n) / denominator) / 2 ** 80;

/** e^x from below, in fixed point, for x of at least 0: every term is rounded down. */
export function exponentialBelow(x: bigint): bigint {
  let [total, term] = [0n, ONE];
  for (let k = 1n; term > 0n; k += 1n) {
    total += term;
    term = (term * x) / (k * ONE);
  }
  return total;
}
