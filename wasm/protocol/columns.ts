// SPDX-License-Identifier: Apache-2.0
/** Data that are made of several columns: a category is a combination of their values. */
import type { DataVariable, JointTable, ProtocolFile, SharedColumn, Variable } from "../contract/types.js";

/** Between names and values of several columns where they are shown as one. */
export const BETWEEN = " · ";

/** The columns that the data are made of, each with the value of every category; most often just one. */
export function columnsOf({ name, categories, columns }: DataVariable): SharedColumn[] {
  return columns ?? [{ name, values: categories }];
}

/** A protocol's file must have these, as it is counted: its columns, and how their cells become categories. */
export function columnsOfFile({ secret, data, coding }: Pick<ProtocolFile, "secret" | "data" | "coding">) {
  const names = (variable: Variable) => columnsOf(variable).map(({ name }) => name);
  return { secret: names(secret), data: names(data), ...(coding && { coding }) };
}

/** Categories as they are shown: one without a name gets one that no other has. */
export function shownNames(categories: string[]): string[] {
  let name = "(empty)";
  for (let i = 1; categories.includes(name); i += 1) name = i === 1 ? '""' : `"" (${i})`;
  return categories.map((category) => category || name);
}

/** Names of a combination of values: the second is for combinations that the first does not tell apart. */
function namesOfCombination(values: string[]): [shown: string, quoted: string] {
  return [values.map((value) => value || "(empty)").join(BETWEEN), JSON.stringify(values)];
}

/** All that each of these combinations may be called: what no other one reads as, and always its values in quotes. */
export function namesOf(combinations: string[][]): string[][] {
  const all = combinations.map(namesOfCombination);
  const times = new Map<string, number>();
  for (const [shown] of all) times.set(shown, (times.get(shown) ?? 0) + 1);
  return all.map(([shown, quoted]) => (times.get(shown) === 1 ? [shown, quoted] : [quoted]));
}

/** The data of several columns as one variable, given the combinations that occur; of one column that column. */
export function combined(names: string[], combinations: string[][]): DataVariable {
  const [only] = names;
  if (names.length === 1) return { name: only as string, categories: combinations.map(([value]) => value as string) };
  const both = combinations.map(namesOfCombination);
  // Values may hold the sign between; then they are told apart by quotes.
  const apart = new Set(both.map(([shown]) => shown)).size === both.length;
  const categories = both.map(([shown, quoted]) => (apart ? shown : quoted));
  const columns = names.map((name, j) => ({ name, values: combinations.map((values) => values[j] as string) }));
  return { name: names.join(BETWEEN), categories, columns };
}

/** The same with these categories only. */
export function withCategories(data: DataVariable, categories: string[]): DataVariable {
  if (!data.columns) return { name: data.name, categories };
  const at = new Map(data.categories.map((category, index) => [category, index]));
  const columns = data.columns.map(({ name, values }) => ({
    name,
    values: categories.map((category) => values[at.get(category) ?? -1] as string),
  }));
  return { name: data.name, categories, columns };
}

/** How many inputs a protocol's channel has. */
export function inputCount({ secret, data, seesSecret }: Pick<ProtocolFile, "secret" | "data" | "seesSecret">): number {
  return data.categories.length * (seesSecret ? secret.categories.length : 1);
}

/** The value of each category in each column, as numbers: a row for each category. None for a single column. */
export function attributes({ columns = [], categories }: DataVariable): number[][] {
  const numbered = columns.map(({ values }) => {
    const seen = new Map<string, number>();
    return values.map((value) => {
      if (!seen.has(value)) seen.set(value, seen.size);
      return seen.get(value) as number;
    });
  });
  return columns.length > 0 ? categories.map((_, x) => numbered.map((column) => column[x] as number)) : [];
}

/** The variables of a table with those of their categories that somebody has. */
export function occurring({ secret, data, weights }: JointTable): [secret: DataVariable, data: DataVariable] {
  const width = data.categories.length;
  const left = (variable: DataVariable, of: (cell: number) => number) => {
    const there = new Set<number>();
    weights.forEach((weight, cell) => {
      if (weight > 0) there.add(of(cell));
    });
    return withCategories(
      variable,
      variable.categories.filter((_, i) => there.has(i)),
    );
  };
  return [left(secret, (cell) => Math.floor(cell / width)), left(data, (cell) => cell % width)];
}
