// SPDX-License-Identifier: Apache-2.0
/** Questions about the form of a value in a document. */

export const isText = (value: unknown): value is string => typeof value === "string";
export const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);
/** Whether the value is the index of an item in a list of this length. */
export const isIndex = (value: unknown, length: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < length;
export const areDistinct = (values: unknown[]): boolean => new Set(values).size === values.length;
/** Whether the value is a list of such items, and of this length where one is given. */
export const isListOf = <Item = unknown>(
  value: unknown,
  isItem: (item: unknown, index: number) => boolean,
  length?: number,
): value is Item[] =>
  Array.isArray(value) && value.length === (length ?? value.length) && value.every((item, i) => isItem(item, i));
