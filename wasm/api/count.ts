// SPDX-License-Identifier: GPL-3.0-or-later
/** The joint table of two columns, in one pass. */
import { shortened } from "./characters.js";
import type { Rows } from "./csv.js";
import { type ErrorCode, type Place, SluiceError } from "./errors.js";
import { findColumn } from "./header.js";
import { MAX_DISTINCT } from "./inspect.js";
import { isNumber } from "./number.js";
import { own } from "./own.js";
import type { ColumnChoice } from "./requests.js";
import type { Source } from "./source.js";
import { scan } from "./table.js";
import type { Task } from "./task.js";
import type { JointTable } from "./types.js";

export async function count(source: Source, choice: ColumnChoice, task: Task = {}): Promise<JointTable> {
  const file = source.name;
  checkChoice(choice, file);
  const secret = new Categories(choice.secret, file);
  const data = new Categories(choice.data, file);
  /** One row for each secret, grown as secrets appear. */
  const sums: Float64Array[] = [];
  let total = 0;
  const rows = await scan(source, task, ({ header }) => {
    const s = findColumn(header, choice.secret, file);
    const x = findColumn(header, choice.data, file);
    const w = choice.weight === undefined ? -1 : findColumn(header, choice.weight, file);
    return (batch) => {
      for (let i = 0; i < batch.rows.length; i++) {
        const row = batch.rows[i] as string[];
        const weight = w < 0 ? 1 : readWeight(row[w] as string, batch, i, choice.weight ?? "", file);
        const line = batch.lines[i] as number;
        const secretIndex = secret.index(row[s] as string, line);
        const dataIndex = data.index(row[x] as string, line);
        if (secretIndex === sums.length) sums.push(new Float64Array(MAX_DISTINCT));
        const sum = sums[secretIndex] as Float64Array;
        sum[dataIndex] = (sum[dataIndex] as number) + weight;
        total += weight;
      }
    };
  });
  if (rows === 0) {
    throw failure("bad_file", "The file has a header but no rows.", "Choose a file with data.", { file });
  }
  secret.checkEnough();
  data.checkEnough();
  if (!(total > 0 && Number.isFinite(total))) {
    throw failure(
      "bad_weight",
      total === 0 ? "All weights are zero." : "The sum of the weights is too large.",
      "Choose a column that says how much each row counts.",
      { file, column: choice.weight ?? "" },
    );
  }
  return joint(secret, data, sums);
}

function checkChoice({ secret, data, weight }: ColumnChoice, file: string): void {
  if (secret === data) {
    throw failure(
      "bad_request",
      `The column "${secret}" is chosen both as the secret and as the data.`,
      "Choose two different columns.",
      { file, column: secret },
    );
  }
  if (weight !== undefined && (weight === secret || weight === data)) {
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
  if (weight >= 0 && weight < Number.POSITIVE_INFINITY) return weight;
  throw failure(
    "bad_weight",
    cell === "" ? "A weight is missing." : `"${shortened(cell)}" is not a weight.`,
    "Weights are finite numbers, zero or more, with a decimal point.",
    { file, line: batch.lines[row] as number, column },
  );
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

function joint(secret: Categories, data: Categories, sums: Float64Array[]): JointTable {
  const secrets = secret.sorted();
  const values = data.sorted();
  const weights = new Float64Array(secrets.length * values.length);
  secrets.forEach((s, i) => {
    values.forEach((x, j) => {
      weights[i * values.length + j] = sums[s.index]?.[x.index] ?? 0;
    });
  });
  return {
    secret: { name: secret.name, categories: secrets.map(({ category }) => category) },
    data: { name: data.name, categories: values.map(({ category }) => category) },
    weights,
  };
}

function failure(code: ErrorCode, message: string, remedy: string, place: Place): SluiceError {
  const { file, ...rest } = place;
  return new SluiceError(code, message, remedy, file ? { file, ...rest } : rest);
}
