// SPDX-License-Identifier: GPL-3.0-or-later
/** The categories of columns, and the combinations of several, in the order in which they appear. */

import { folded, shortened } from "../common/characters.js";
import { isNumber } from "../common/number.js";
import { own } from "../common/own.js";
import { say } from "../common/said.js";
import { fail, inFile, type SluiceError } from "../contract/errors.js";
import type { ColumnChoice } from "../contract/file-types.js";
import type { Coding, DataVariable } from "../contract/types.js";
import { coder, codingOf, MISSING, type NumberForm, rangeNames } from "../protocol/coding.js";
import { combined } from "../protocol/columns.js";
import type { Cells } from "./batch.js";
import { nearest } from "./header.js";
import { commonest, type Joined, meaningAmong, sayMeant } from "./look-alikes.js";
import { MAX_DISTINCT } from "./most-distinct.js";
import * as texts from "./texts.js";

/** The rules for a column, said before it is read. */
interface Rules {
  coding: Coding | undefined;
  /** Its only categories, in this order. */
  categories: string[] | undefined;
  /** How its numbers are written, where it is divided into ranges. */
  form?: NumberForm | undefined;
}

export function rulesFor({ coding, categories }: ColumnChoice, column: string): Rules {
  return {
    coding: codingOf(coding, column),
    categories: categories?.find((fixed) => fixed.column === column)?.values,
  };
}

/** A way in which a category is spelt. */
interface Spelling {
  index: number;
  rows: number;
}

/** More spellings than this of so few categories are no slips of a pen. */
const MAX_SPELLINGS = 10 * MAX_DISTINCT;

/** Categories of one column. Spellings that read the same are one category, under the commonest of them. */
export class Categories {
  readonly #spellings = new Map<string, Spelling>();
  /** Cells that are a category as they stand: most rows cost one look-up. */
  readonly #cells = new Map<string, Spelling>();
  /** The category that reads so; -1 where several do that were fixed. */
  readonly #alike = new Map<string, number>();
  readonly #codeOf: (cell: string, line: number) => string;
  /** The cell that the rules mean. */
  readonly #meant: (cell: string) => string;
  readonly #rules: Rules;
  #size = 0;

  constructor(
    readonly name: string,
    readonly file: string,
    rules: Rules,
  ) {
    this.#rules = rules;
    const { categories = [], coding } = rules;
    this.#codeOf = coder(coding, name, file, rules.form);
    const ruled = [...(coding?.missing ?? []), ...(coding?.merged ?? []).flatMap(({ cells }) => cells)];
    this.#meant = meaningAmong(ruled);
    // Whether they occur or not.
    for (const category of categories) this.#addFixed(category);
  }

  index(cell: string, line: number): number {
    const known = this.#cells.get(cell);
    if (known !== undefined) return known.index;
    const category = this.#codeOf(this.#meant(cell), line);
    const index = this.indexOf(category, line);
    const spelling = this.#spellings.get(category) as Spelling;
    if (category === cell) this.#cells.set(own(cell), spelling);
    // A rule has named it, or it is a range: so it is spelt.
    else spelling.rows = Number.POSITIVE_INFINITY;
    return index;
  }

  /** The rows of each spelling, once all cells of a batch have been asked for: the commonest names the category. */
  count({ values, codes }: Cells, rows: number): void {
    if (!codes) {
      for (const cell of values) this.#counted(cell, 1);
      return;
    }
    const counts = new Uint32Array(values.length);
    for (let i = 0; i < rows; i++) counts[codes[i] as number] = (counts[codes[i] as number] as number) + 1;
    counts.forEach((count, code) => {
      if (count > 0) this.#counted(values[code] as string, count);
    });
  }

  #counted(cell: string, rows: number): void {
    const spelling = this.#cells.get(cell);
    if (spelling) spelling.rows += rows;
  }

  /** For a category itself. */
  indexOf(category: string, line: number): number {
    const known = this.#spellings.get(category);
    if (known !== undefined) return known.index;
    const like = folded(category);
    const alike = this.#alike.get(like) ?? this.#size;
    if (this.#rules.categories && (alike < 0 || alike === this.#size)) {
      throw this.#unknown(category, line, this.#rules.categories);
    }
    if (alike === MAX_DISTINCT || this.#spellings.size === MAX_SPELLINGS) {
      const values = alike === MAX_DISTINCT ? alike + 1 : this.#spellings.size + 1;
      throw fail(texts.tooManyValues, this.name, MAX_DISTINCT, values, say(texts.line, line)).at(
        inFile(this.file, { line, column: this.name }),
      );
    }
    if (alike === this.#size) {
      this.#alike.set(own(like), alike);
      this.#size += 1;
    }
    this.#spellings.set(own(category), { index: alike, rows: 0 });
    return alike;
  }

  #addFixed(category: string): void {
    const like = folded(category);
    this.#alike.set(like, this.#alike.has(like) ? -1 : this.#size);
    // As it was fixed it is spelt, however many spell it otherwise.
    this.#spellings.set(category, { index: this.#size, rows: Number.POSITIVE_INFINITY });
    this.#size += 1;
  }

  #unknown(category: string, line: number, known: string[]): SluiceError {
    const near = nearest(category, known);
    const place = inFile(this.file, { line, column: this.name, category: shortened(category) });
    const meant = near === undefined ? "" : sayMeant(category, near);
    return category === MISSING
      ? fail(texts.emptyIsNoCategory, meant).at(place)
      : fail(texts.notAFixedCategory, shortened(category), meant).at(place);
  }

  checkEnough(): void {
    if (this.#size > 1) return;
    const [only = ""] = this.all();
    throw fail(texts.singleValue, this.name, shortened(only)).at(inFile(this.file, { column: this.name }));
  }

  /** In the order of indices. */
  all(): string[] {
    return this.#spelt().map(commonest);
  }

  /** Spellings that count as another one, once all rows are read. */
  joined(): Joined[] {
    return this.#spelt().flatMap((spellings) => {
      const category = commonest(spellings);
      return spellings
        .filter(({ value }) => value !== category)
        .map(({ value, count }) => ({ column: this.name, spelling: value, category, rows: count }));
    });
  }

  #spelt(): { value: string; count: number }[][] {
    const all: { value: string; count: number }[][] = Array.from({ length: this.#size }, () => []);
    for (const [value, { index, rows }] of this.#spellings) all[index]?.push({ value, count: rows });
    return all;
  }

  /**
   * As they were fixed; ranges in their order; otherwise numbers by size, anything else by code units. None of it depends
   * on the order of the rows or on the language of the machine: the same people give the same table everywhere.
   */
  sorted(): { category: string; index: number }[] {
    const entries = this.all().map((category, index) => ({ category, index }));
    const { categories, coding } = this.#rules;
    const order = categories ?? (coding?.edges ? [MISSING, ...rangeNames(coding.edges)] : []);
    const rank = new Map(order.map((category, at) => [category, at]));
    const numeric = entries.every(({ category }) => category === "" || isNumber(category));
    return entries.sort((a, b) => {
      const ranked = (rank.get(a.category) ?? order.length) - (rank.get(b.category) ?? order.length);
      const size = numeric ? Number(a.category) - Number(b.category) : 0;
      // Not a number when both are infinite, as 1e999 is.
      return ranked || size || (a.category < b.category ? -1 : 1);
    });
  }
}

/** Combinations of values of several columns, or the values of one. */
export class Combinations {
  readonly #indices = new Map<string, number>();
  readonly #combinations: number[][] = [];
  /** For a single column: the combination that a value is. Most files are counted so, row by row. */
  readonly #alone: number[] = [];

  constructor(readonly columns: Categories[]) {}

  index(row: string[], at: number[], line: number): number {
    const [only] = this.columns;
    if (only && this.columns.length === 1) {
      const value = only.index(row[at[0] as number] as string, line);
      const known = this.#alone[value];
      if (known !== undefined) return known;
      const index = this.#of([value], line);
      this.#alone[value] = index;
      return index;
    }
    return this.#of(
      this.columns.map((column, j) => column.index(row[at[j] as number] as string, line)),
      line,
    );
  }

  /** For the categories themselves, one of each column. */
  indexOf(categories: string[]): number {
    return this.#of(
      this.columns.map((column, j) => column.indexOf(categories[j] as string, 0)),
      0,
    );
  }

  #of(values: number[], line: number): number {
    const key = values.join();
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    const index = this.#combinations.length;
    if (index === MAX_DISTINCT) {
      throw fail(
        texts.tooManyCombinations,
        this.columns.map(({ name }) => name),
        MAX_DISTINCT,
        index + 1,
        say(texts.line, line),
      ).at(inFile(this.columns[0]?.file ?? "", { line }));
    }
    this.#indices.set(key, index);
    this.#combinations.push(values);
    return index;
  }

  /** The categories of each combination, in the order of indices. */
  all(): string[][] {
    const names = this.columns.map((column) => column.all());
    return this.#combinations.map((values) => values.map((value, j) => names[j]?.[value] as string));
  }

  /** By the first column's values, where they are alike by the second one's, and so on. */
  sorted(): { variable: DataVariable; indices: number[] } {
    const [only] = this.columns;
    if (only && this.columns.length === 1) {
      // Also those that were fixed and do not occur.
      for (const category of only.all()) this.indexOf([category]);
    }
    const columns = this.columns.map((column) => {
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
    const names = this.columns.map(({ name }) => name);
    const values = indices.map((index) =>
      columns.map(({ entries }, j) => entries[ranks[index]?.[j] ?? 0]?.category ?? ""),
    );
    return { variable: combined(names, values), indices };
  }
}
