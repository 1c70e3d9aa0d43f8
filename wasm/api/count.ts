// SPDX-License-Identifier: GPL-3.0-or-later
/** The joint table of the secret and the data, in one pass. */
import { shortened } from "./characters.js";
import { combined } from "./columns.js";
import type { Rows } from "./csv.js";
import { type ErrorCode, type Place, SluiceError } from "./errors.js";
import { findColumn } from "./header.js";
import { MAX_DISTINCT } from "./inspect.js";
import { isExact, isNumber } from "./number.js";
import { own } from "./own.js";
import type { ColumnChoice } from "./requests.js";
import type { Source } from "./source.js";
import { looking, scan } from "./table.js";
import type { Task } from "./task.js";
import type { DataVariable, JointTable } from "./types.js";

/** As many as the engine takes. */
const MAX_COLUMNS = 10;

/** What to count, or how that follows from the names of the columns: a pipe can be read once only. */
export type Choosing = ColumnChoice | ((header: string[]) => ColumnChoice);

export async function count(source: Source, choosing: Choosing, task: Task = {}): Promise<JointTable> {
  const file = source.name;
  // What cannot be meant needs no file to be seen.
  if (typeof choosing !== "function") checkChoice(choosing, file);
  let counts = undefined as Counts | undefined;
  const { rows } = await scan(source, task, ({ header }) => {
    const own = new Counts(typeof choosing === "function" ? choosing(header) : choosing, header, file);
    counts = own;
    return looking(own.columns, (batch) => own.add(batch));
  });
  if (!counts || rows === 0) {
    throw failure("bad_file", "The file has a header but no rows.", "Choose a file with data.", { file });
  }
  return counts.table();
}

/** The joint table as it grows. */
class Counts {
  readonly #file: string;
  readonly #weight: string;
  readonly #secret: Categories;
  readonly #columns: Categories[];
  readonly #data: Combinations;
  /** Where secret, data and weight stand in a row; -1 where there is no weight. */
  readonly #at: { s: number; x: number[]; w: number };
  /** One row for each secret, grown as secrets appear. */
  readonly #sums: Float64Array[] = [];
  #total = 0;

  constructor(choice: ColumnChoice, header: string[], file: string) {
    checkChoice(choice, file);
    const { secret, data, weight } = choice;
    const shared = typeof data === "string" ? [data] : data;
    this.#file = file;
    this.#weight = weight ?? "";
    this.#secret = new Categories(secret, file);
    this.#columns = shared.map((name) => new Categories(name, file));
    this.#data = new Combinations(this.#columns);
    this.#at = {
      s: findColumn(header, secret, file),
      x: shared.map((name) => findColumn(header, name, file)),
      w: weight === undefined ? -1 : findColumn(header, weight, file),
    };
  }

  /** Those that are looked at. */
  get columns(): number[] {
    const { s, x, w } = this.#at;
    return [s, ...x, ...(w < 0 ? [] : [w])];
  }

  add(batch: Rows): void {
    const { s, x, w } = this.#at;
    const sums = this.#sums;
    for (let i = 0; i < batch.rows.length; i++) {
      const row = batch.rows[i] as string[];
      const weight = w < 0 ? 1 : readWeight(row[w] as string, batch, i, this.#weight, this.#file);
      const line = batch.lines[i] as number;
      const secretIndex = this.#secret.index(row[s] as string, line);
      const dataIndex = this.#data.index(row, x, line);
      if (secretIndex === sums.length) sums.push(new Float64Array(MAX_DISTINCT));
      const sum = sums[secretIndex] as Float64Array;
      sum[dataIndex] = added(sum[dataIndex] as number, weight, batch, i, this.#weight, this.#file);
      this.#total += weight;
    }
  }

  /** Throws where there is nothing to hide, to share or to weigh. */
  table(): JointTable {
    this.#secret.checkEnough();
    for (const column of this.#columns) column.checkEnough();
    const total = this.#total;
    if (!(total > 0 && Number.isFinite(total))) {
      throw failure(
        "bad_weight",
        total === 0 ? "All weights are zero." : "The sum of the weights is too large.",
        "Choose a column that says how much each row counts.",
        { file: this.#file, column: this.#weight },
      );
    }
    return joint(this.#secret, this.#data, this.#sums);
  }
}

function checkChoice({ secret, data: chosen, weight }: ColumnChoice, file: string): void {
  const data = typeof chosen === "string" ? [chosen] : chosen;
  const twice = data.find((name, i) => data.indexOf(name) !== i);
  if (twice !== undefined || data.length === 0 || data.length > MAX_COLUMNS) {
    throw failure(
      "bad_request",
      twice === undefined ? `${data.length} columns are to be shared.` : `The column "${twice}" is to be shared twice.`,
      `Name one column, or up to ${MAX_COLUMNS} different ones.`,
      { file, ...(twice !== undefined && { column: twice }) },
    );
  }
  if (data.includes(secret)) {
    throw failure(
      "bad_request",
      `The column "${secret}" is chosen both as the secret and as the data.`,
      "Choose two different columns.",
      { file, column: secret },
    );
  }
  if (weight !== undefined && (weight === secret || data.includes(weight))) {
    throw failure(
      "bad_request",
      `The column "${weight}" is chosen as the weight and as the ${weight === secret ? "secret" : "data"}.`,
      "Choose another column as the weight, or none.",
      { file, column: weight },
    );
  }
}

function readWeight(cell: string, batch: Rows, row: number, column: string, file: string): number {
  const weight = isNumber(cell) ? Number(cell) : Number.NaN;
  if (weight >= 0 && weight < Number.POSITIVE_INFINITY) {
    if (isExact(cell)) return weight;
    throw notExact(`The weight "${shortened(cell)}" would be read as another number`, batch, row, column, file);
  }
  throw failure(
    "bad_weight",
    cell === "" ? "A weight is missing." : `"${shortened(cell)}" is not a weight.`,
    "Weights are finite numbers, zero or more, with a decimal point.",
    { file, line: batch.lines[row] as number, column },
  );
}

/** The sum of whole numbers is the very same, or refused: a count that is off by one proves nothing about those counted. */
function added(sum: number, weight: number, batch: Rows, row: number, column: string, file: string): number {
  const total = sum + weight;
  if (Number.isSafeInteger(total) || !Number.isInteger(sum) || !Number.isInteger(weight)) return total;
  if (total === Number.POSITIVE_INFINITY || (total - sum === weight && total - weight === sum)) return total;
  throw notExact("A sum of weights is no number that a double can hold", batch, row, column, file);
}

function notExact(what: string, batch: Rows, row: number, column: string, file: string): SluiceError {
  const remedy = "Give smaller weights: whole numbers are exact up to 2^53 in every case.";
  return failure("bad_weight", `${what}.`, remedy, { file, line: batch.lines[row] as number, column });
}

/** The combinations of values of several columns, in the order in which they appear. */
class Combinations {
  readonly #columns: Categories[];
  readonly #indices = new Map<string, number>();
  readonly #combinations: number[][] = [];

  constructor(columns: Categories[]) {
    this.#columns = columns;
  }

  index(row: string[], at: number[], line: number): number {
    const values = this.#columns.map((column, j) => column.index(row[at[j] as number] as string, line));
    const key = values.join();
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    const index = this.#combinations.length;
    if (index === MAX_DISTINCT) {
      throw failure(
        "too_many_categories",
        `The columns ${this.#columns.map(({ name }) => `"${name}"`).join(", ")} have more than ${MAX_DISTINCT} combinations of values (${index + 1} up to line ${line}).`,
        "Merge values into fewer categories, or share fewer columns.",
        { file: this.#columns[0]?.file ?? "", line },
      );
    }
    this.#indices.set(key, index);
    this.#combinations.push(values);
    return index;
  }

  /** By the first column's values, where they are alike by the second one's, and so on. */
  sorted(): { data: DataVariable; indices: number[] } {
    const columns = this.#columns.map((column) => {
      const entries = column.sorted();
      return { entries, rank: new Map(entries.map(({ index }, rank) => [index, rank])) };
    });
    const ranks = this.#combinations.map((values) => values.map((value, j) => columns[j]?.rank.get(value) ?? 0));
    const indices = ranks
      .map((_, index) => index)
      .sort((one, other) => {
        const j = columns.findIndex((_, j) => ranks[one]?.[j] !== ranks[other]?.[j]);
        return (ranks[one]?.[j] ?? 0) - (ranks[other]?.[j] ?? 0);
      });
    const names = this.#columns.map(({ name }) => name);
    const values = indices.map((index) =>
      columns.map(({ entries }, j) => entries[ranks[index]?.[j] ?? 0]?.category ?? ""),
    );
    return { data: combined(names, values), indices };
  }
}

/** The categories of one column in the order in which they appear. */
class Categories {
  readonly #column: string;
  readonly #file: string;
  readonly #indices = new Map<string, number>();

  constructor(column: string, file: string) {
    this.#column = column;
    this.#file = file;
  }

  get name(): string {
    return this.#column;
  }

  get file(): string {
    return this.#file;
  }

  index(cell: string, line: number): number {
    const known = this.#indices.get(cell);
    if (known !== undefined) return known;
    const index = this.#indices.size;
    if (index === MAX_DISTINCT) {
      throw failure(
        "too_many_categories",
        `The column "${this.#column}" has more than ${MAX_DISTINCT} different values (${index + 1} up to line ${line}).`,
        "Merge its values into fewer categories, or choose another column.",
        { file: this.#file, line, column: this.#column },
      );
    }
    this.#indices.set(own(cell), index);
    return index;
  }

  checkEnough(): void {
    if (this.#indices.size > 1) return;
    const [only = ""] = this.#indices.keys();
    throw failure(
      "too_few_categories",
      `The column "${this.#column}" has a single value ("${shortened(only)}").`,
      "Choose a column with two different values or more.",
      { file: this.#file, column: this.#column },
    );
  }

  /**
   * Numbers by size, anything else by code units. Neither depends on the order of the rows or on
   * the language of the machine: the same people give the same table everywhere.
   */
  sorted(): { category: string; index: number }[] {
    const entries = [...this.#indices].map(([category, index]) => ({ category, index }));
    const numeric = entries.every(({ category }) => category === "" || isNumber(category));
    return entries.sort((a, b) => {
      const size = numeric ? Number(a.category) - Number(b.category) : 0;
      // Not a number when both are infinite, as 1e999 is.
      return size || (a.category < b.category ? -1 : 1);
    });
  }
}

function joint(secret: Categories, combinations: Combinations, sums: Float64Array[]): JointTable {
  const secrets = secret.sorted();
  const { data, indices } = combinations.sorted();
  const weights = new Float64Array(secrets.length * indices.length);
  secrets.forEach((s, i) => {
    indices.forEach((x, j) => {
      weights[i * indices.length + j] = sums[s.index]?.[x] ?? 0;
    });
  });
  return { secret: { name: secret.name, categories: secrets.map(({ category }) => category) }, data, weights };
}

function failure(code: ErrorCode, message: string, remedy: string, place: Place): SluiceError {
  const { file, ...rest } = place;
  return new SluiceError(code, message, remedy, file ? { file, ...rest } : rest);
}
