// SPDX-License-Identifier: Apache-2.0
/** Which input of a protocol's channel a row is. */
import { neutralise } from "./cells.js";
import { shortened } from "./characters.js";
import { type Coder, coder, codingOf } from "./coding.js";
import { BETWEEN, columnsOf } from "./columns.js";
import { type Place, SluiceError } from "./errors.js";
import { findColumn, nearest } from "./header.js";
import type { Coding, ProtocolFile, Variable } from "./types.js";

/** The index of a row among the channel's inputs; throws `unknown_category` where it is none. */
export type Recogniser = (row: string[], line: number) => number;

/** The columns that a protocol reads: those that are shared and, where its channel sees it, the secret. */
export function columnsRead({ secret, data, seesSecret }: ProtocolFile): string[] {
  return [...columnsOf(data), ...(seesSecret ? columnsOf(secret) : [])].map(({ name }) => name);
}

export function recogniser(protocol: ProtocolFile, header: string[], file: string): Recogniser {
  const { secret, data, seesSecret, coding } = protocol;
  const dataOf = variableIn(data, coding, header, file);
  if (!seesSecret) return dataOf;
  const secretOf = variableIn(secret, coding, header, file);
  return (row, line) => secretOf(row, line) * data.categories.length + dataOf(row, line);
}

/** The secret of a row, where the file has it. */
export function secretIn({ secret, coding }: ProtocolFile, header: string[], file: string): Recogniser | undefined {
  const there = columnsOf(secret).every(({ name }) => header.filter((other) => other === name).length === 1);
  return there ? variableIn(secret, coding, header, file) : undefined;
}

/** Of one column, or of a combination of several. */
function variableIn(
  variable: ProtocolFile["data"],
  coding: Coding[] | undefined,
  header: string[],
  file: string,
): Recogniser {
  const columns = columnsOf(variable);
  const cellIn = (name: string, categories: string[], dropped: string[]) =>
    cellOf(
      { name, categories },
      dropped,
      coder(codingOf(coding, name), name, file),
      findColumn(header, name, file),
      file,
    );
  if (columns.length === 1) return cellIn(variable.name, variable.categories, variable.dropped);
  const different = columns.map(({ values }) => [...new Set(values)]);
  const indexIn = columns.map(({ name }, j) => cellIn(name, different[j] ?? [], []));
  const keyOf = (values: number[]) => values.join();
  const numbered = columns.map(({ values }, j) => values.map((value) => different[j]?.indexOf(value)));
  const known = new Map(variable.categories.map((_, x) => [keyOf(numbered.map((column) => column[x] as number)), x]));
  return (row, line) => {
    const values = indexIn.map((of) => of(row, line));
    const x = known.get(keyOf(values));
    if (x !== undefined) return x;
    // Each value by itself is one that the protocol names, so nothing is told that it does not hold.
    const combination = shortened(values.map((value, j) => different[j]?.[value] || "(empty)").join(BETWEEN));
    throw new SluiceError(
      "unknown_category",
      `"${combination}" cannot be reported: this combination of values never occurred in the data that the protocol was designed for.`,
      "Correct the row, or design a protocol from data that have this combination.",
      { ...(file && { file }), line, column: variable.name, category: combination },
    );
  };
}

/** Finds a cell among a column's categories; a file written by Sluice may carry apostrophes. */
function cellOf({ name, categories }: Variable, dropped: string[], code: Coder, at: number, file: string): Recogniser {
  const known = new Map(categories.map((category, index) => [category, index]));
  const names = new Set([...categories, ...dropped]);
  for (const [index, category] of categories.entries()) {
    const alias = neutralise(category);
    // A category that the protocol names means itself, never another one's neutralised form.
    if (!names.has(alias)) known.set(alias, index);
  }
  return (row, line) => {
    const cell = row[at] as string;
    const category = code(cell, line);
    const index = known.get(category);
    if (index !== undefined) return index;
    throw unknownCategory(category, { ...(file && { file }), line, column: name }, categories, dropped);
  };
}

function unknownCategory(cell: string, at: Place, categories: string[], dropped: string[]): SluiceError {
  const shown = shortened(cell);
  const near = nearest(cell, categories);
  const why = dropped.includes(cell)
    ? "it never occurred in the data that the protocol was designed for"
    : "the protocol does not know it";
  return new SluiceError(
    "unknown_category",
    cell === "" ? `The cell is empty, and ${why}.` : `"${shown}" cannot be reported: ${why}.`,
    near === undefined
      ? "Correct the cell, or design a protocol from data that has this category."
      : `Did you mean "${shortened(near)}"? Correct the cell, or design a protocol from data that has this category.`,
    { ...at, category: shown },
  );
}
