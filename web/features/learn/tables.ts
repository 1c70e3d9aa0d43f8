// SPDX-License-Identifier: GPL-3.0-or-later
/** The tables of the page Learn, all of them invented: people with each answer, by their secret. */
import { fault, type Limits } from "../../facts/typed-counts.js";
import type { Counts } from "../../live/table.js";
import { messages as exercises } from "../../messages/exercises.js";
import { messages } from "../../messages/learn.js";

export type TableName = keyof typeof messages.tables;

/** Each pupil of the class is drawn as a small figure. */
const CLASS: Limits = { sum: { least: 2, most: 200 } };
const NO_LIMITS: Limits = {};

/** Tables in which the answer is the secret: a number for each answer. */
const plainTables: readonly TableName[] = ["habits", "schooling"];

/** For each answer the people with each secret; of two columns for each pair of answers. */
const counted: Record<TableName, number[][]> = {
  // The class.
  habits: [[30], [70]],
  schooling: [[3], [2], [3], [1], [1]],
  incomes: [
    [180, 90, 20],
    [110, 170, 60],
    [40, 110, 90],
    [10, 50, 70],
  ],
  // With three answers, whose beliefs have a picture in the plane.
  health: [
    [120, 80, 30],
    [130, 160, 90],
    [70, 140, 180],
  ],
  salaries: [
    [190, 100, 30, 5],
    [90, 140, 70, 15],
    [20, 60, 130, 150],
  ],
  // The counts that core/README.md has for `rldp`.
  samples: [
    [100, 300],
    [150, 100],
    [50, 300],
  ],
  coins: [
    [250, 0],
    [0, 250],
    [0, 250],
    [250, 0],
  ],
  // Height and weight say together of everybody whether they are obese, and neither does alone.
  bodies: [
    [0, 200],
    [80, 0],
    [20, 0],
    [0, 60],
    [0, 250],
    [100, 0],
    [0, 20],
    [0, 120],
    [0, 150],
  ],
  // The levels of two columns, each for observers who may know the other, add up to less here than the level of both.
  tests: [
    [551, 1385],
    [146, 11],
    [5, 5],
    [208, 5],
  ],
};

/** A table with its names in the language of the page. */
export function tableOf(name: TableName) {
  const { secret, secrets, data, columns } = messages.tables[name];
  const [first, second] = columns.map(({ answers }) => answers);
  const answers = second ? (first ?? []).flatMap((one) => second.map((other) => `${one}, ${other}`)) : (first ?? []);
  const people = expanded(name, counted[name]);
  return { name, secret, secrets, data, columns: columns.map(({ name }) => name).join(", "), answers, people };
}

/** For each answer the people with each secret. */
function expanded(name: TableName, numbers: number[][]): number[][] {
  if (!plainTables.includes(name)) return numbers;
  return numbers.map(([own = 0], x) => numbers.map((_, s) => (s === x ? own : 0)));
}

/** The numbers of a table as one types them, row by row, with the names of rows and columns, and what they keep to. */
export function typedTable(name: TableName) {
  const { secrets, answers } = tableOf(name);
  const numbers = counted[name];
  const limits = name === "habits" ? CLASS : NO_LIMITS;
  if (plainTables.includes(name)) return { rows: answers, columns: [exercises.table.people], numbers, limits };
  // A row for each answer, as they stand above: on a phone there is more room downwards.
  return { rows: answers, columns: secrets, numbers, limits };
}

/** The numbers as one types them, of weights row by row. Undefined where nobody can type such numbers into that table. */
export function numbersOf(name: TableName, weights: number[]): number[][] | undefined {
  const { secrets, answers } = tableOf(name);
  const at = (s: number, x: number) => weights[s * answers.length + x] ?? 0;
  const numbers = plainTables.includes(name)
    ? answers.map((_, x) => [at(x, x)])
    : answers.map((_, x) => secrets.map((_, s) => at(s, x)));
  const typed = numbers.map((row) => row.map(String));
  // A weight that has no place in the table would be lost.
  const all = String(countsOf(name, numbers).weights) === String(weights);
  return all && !fault(typed, typedTable(name)) ? numbers : undefined;
}

/** The counts that an element computes from, made of numbers that have been typed. */
export function countsOf(name: TableName, numbers: number[][]): Counts {
  const { secret, secrets, data, answers } = tableOf(name);
  const people = expanded(name, numbers);
  return {
    secret: { name: secret, categories: secrets },
    data: { name: data, categories: answers },
    weights: secrets.flatMap((_, s) => people.map((all) => all[s] ?? 0)),
  };
}
