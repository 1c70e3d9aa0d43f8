// SPDX-License-Identifier: Apache-2.0
/**
 * Finds the input of a protocol's channel for the cells of a row. The caller makes the errors for rows that are none.
 */
import { neutralise } from "../common/cells.js";
import type { Decimal } from "../common/number.js";
import type { Coding, ProtocolFile, Variable } from "../contract/types.js";
import { type Coder, coder, codingOf, type NumberForm } from "./coding.js";
import { columnsOf } from "./columns.js";

/** The index of a row among the channel's inputs; throws `unknown_category` where it is none. */
export type Recogniser = (row: string[], line: number) => number;

/** The place that rows come from, and the errors for rows that are no input. */
export interface Source {
  /** For messages; may be empty. */
  file: string;
  /** Index of the column of that name in a row. */
  indexOf(column: string): number;
  /** How numbers are written in a column, `said` by the rules; with a point where nothing is said. */
  formOf?(column: string, said?: Decimal): NumberForm;
  unknown(cell: string, of: Variable, dropped: string[], line: number): Error;
  /** Each value by itself is one that the protocol names, so nothing is told that it does not hold. */
  neverTogether(values: string[], variable: string, line: number): Error;
}

/** The parts of a protocol that say which cells are which input. */
type Inputs = Pick<ProtocolFile, "secret" | "data" | "seesSecret" | "coding">;

/** The columns that a protocol reads: those that are shared and, where its channel sees it, the secret. */
export function columnsRead({ secret, data, seesSecret }: Omit<Inputs, "coding">): string[] {
  return [...columnsOf(data), ...(seesSecret ? columnsOf(secret) : [])].map(({ name }) => name);
}

export function inputIn({ secret, data, seesSecret, coding }: Inputs, source: Source): Recogniser {
  const dataOf = variableIn(data, coding, source);
  if (!seesSecret) return dataOf;
  const secretOf = variableIn(secret, coding, source);
  return (row, line) => secretOf(row, line) * data.categories.length + dataOf(row, line);
}

/** Recognises a variable of one column, or a combination of several. */
export function variableIn(variable: ProtocolFile["data"], coding: Coding[] | undefined, source: Source): Recogniser {
  const columns = columnsOf(variable);
  const cellIn = (name: string, categories: string[], dropped: string[]) =>
    cellOf(
      { name, categories },
      dropped,
      coder(codingOf(coding, name), name, source.file, (said) => source.formOf?.(name, said) ?? said ?? "point"),
      source,
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
    throw source.neverTogether(
      values.map((value, j) => different[j]?.[value] ?? ""),
      variable.name,
      line,
    );
  };
}

/** Finds a cell among a column's categories; a file written by Sluice may carry apostrophes. */
function cellOf(variable: Variable, dropped: string[], code: Coder, source: Source): Recogniser {
  const { name, categories } = variable;
  const at = source.indexOf(name);
  const known = new Map(categories.map((category, index) => [category, index]));
  const names = new Set([...categories, ...dropped]);
  for (const [index, category] of categories.entries()) {
    const alias = neutralise(category);
    // A category that the protocol names means itself, never another one's neutralised form.
    if (!names.has(alias)) known.set(alias, index);
  }
  return (row, line) => {
    const category = code(row[at] as string, line);
    const index = known.get(category);
    if (index !== undefined) return index;
    throw source.unknown(category, variable, dropped, line);
  };
}
