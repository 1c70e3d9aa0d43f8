// SPDX-License-Identifier: GPL-3.0-or-later
/** The joint table of the secret and the data, in one pass. */

import { shortened } from "../common/characters.js";
import { type Decimal, isExact } from "../common/number.js";
import { Reason } from "../common/reason.js";
import { type Said, say } from "../common/said.js";
import { fail, inFile } from "../contract/errors.js";
import type { ColumnChoice } from "../contract/file-types.js";
import type { Task } from "../contract/task.js";
import type { Coding, JointTable } from "../contract/types.js";
import { checkCategories } from "../protocol/category-check.js";
import {
  codingOf,
  hasComma,
  misreadNumber,
  type NumberForm,
  withoutIdleMerges,
  writtenIn,
} from "../protocol/coding.js";
import { occurring } from "../protocol/columns.js";
import { type Batch, ByCells } from "./batch.js";
import { Categories, Combinations, rulesFor } from "./categories.js";
import { findColumn } from "./header.js";
import { tellJoined, tellMixed, tellTyped } from "./look-alikes.js";
import { MAX_DISTINCT } from "./most-distinct.js";
import { rareMerges, withMerges } from "./rare.js";
import type { Source } from "./source.js";
import { checkCounts, checkPeople, type PeopleWatch, readWatched, scan, type TableInfo } from "./table.js";
import * as texts from "./texts.js";

/** As many as the engine takes. */
const MAX_COLUMNS = 10;

/**
 * The choice of what to count, or how that choice follows from the names of the columns: a pipe can be read once only.
 */
export type ColumnChooser = ColumnChoice | ((header: string[]) => ColumnChoice);

export async function count(source: Source, choosing: ColumnChooser, task: Task = {}): Promise<JointTable> {
  const file = source.name;
  // A choice that cannot be meant is refused before the file is seen.
  if (typeof choosing !== "function") checkChoice(choosing, file);
  let counts = undefined as Counts | undefined;
  let people = undefined as PeopleWatch | undefined;
  const { rows } = await scan(source, task, (info) => {
    const own = new Counts(typeof choosing === "function" ? choosing(info.header) : choosing, info, file);
    counts = own;
    const watch = info.people(own.used);
    people = watch;
    checkPeople(watch, file);
    if (!own.weighted) checkCounts(info, own.used);
    return readWatched(own.columns, watch, (batch) => own.add(batch));
  });
  if (people) checkPeople(people, file);
  if (!counts || rows === 0) {
    throw fail(texts.noRows).at(inFile(file));
  }
  const table = counts.table();
  for (const note of counts.notes()) task.onNote?.(note);
  return table;
}

/** The joint table as it grows. */
class Counts {
  readonly #file: string;
  readonly #choice: ColumnChoice;
  readonly #secret: Combinations;
  readonly #data: Combinations;
  /** The places of the columns that are looked at. */
  readonly columns: number[];
  /** The place of each column of the secret and the data. */
  readonly #places: [Categories, number][];
  /** Each pair of secret and data that has come, and which of them a row is. */
  readonly #pairs: { secret: number; data: number }[] = [];
  readonly #pairOf: ByCells;
  readonly #weightOf: ByCells | undefined;
  /** One row for each secret, grown as secrets appear. */
  readonly #sums: Float64Array[] = [];
  #total = 0;

  constructor(chosen: ColumnChoice, { header, formOf }: TableInfo, file: string) {
    checkChoice(chosen, file);
    const { secret, data, weight } = chosen;
    const find = (name: string) => findColumn(header, name, file);
    const form: Form = (name, said) => formOf(find(name), said);
    const choice = withDecimals(chosen, form);
    this.#file = file;
    this.#choice = choice;
    this.#data = columnsFor(choice, data, file, form);
    this.#secret = chosen.itself === undefined ? columnsFor(choice, secret, file, form) : this.#data;
    const [s, x] = [namesIn(secret).map(find), namesIn(data).map(find)];
    this.#places = this.#read().map((column) => [column, find(column.name)]);
    const known = new Map<number, number>();
    this.#pairOf = new ByCells([...s, ...x], (row, line) => {
      const data = this.#data.index(row, x, line);
      const pair = { secret: this.#isItself ? data : this.#secret.index(row, s, line), data };
      const key = pair.secret * MAX_DISTINCT + pair.data;
      const index = known.get(key) ?? this.#pairs.push(pair) - 1;
      known.set(key, index);
      return index;
    });
    const w = weight === undefined ? [] : [find(weight)];
    const [column] = w;
    if (weight !== undefined && column !== undefined) {
      const formOfWeights = form(weight);
      this.#weightOf = new ByCells(w, (row, line) =>
        readWeight(row[column] as string, formOfWeights, line, weight, file),
      );
    }
    this.columns = [...s, ...x, ...w];
  }

  get #isItself(): boolean {
    return this.#secret === this.#data;
  }

  /** The columns of answers, each once. */
  #read(): Categories[] {
    return this.#isItself ? this.#data.columns : [...this.#secret.columns, ...this.#data.columns];
  }

  /** The columns of answers and weights. */
  get used(): string[] {
    const { weight } = this.#choice;
    return [...this.#places.map(([{ name }]) => name), ...(weight === undefined ? [] : [weight])];
  }

  /** Whether rows stand for as many people as a column says. */
  get weighted(): boolean {
    return this.#weightOf !== undefined;
  }

  add(batch: Batch): void {
    const { weight: column = "" } = this.#choice;
    const weightOf = this.#weightOf?.in(batch);
    const pairOf = this.#pairOf.in(batch);
    for (let i = 0; i < batch.length; i++) {
      const weight = weightOf ? weightOf(i) : 1;
      const { secret, data } = this.#pairs[pairOf(i)] as { secret: number; data: number };
      const sum = this.#sumsOf(secret);
      sum[data] = added(sum[data] as number, weight, batch, i, column, this.#file);
      this.#total += weight;
    }
    for (const [column, at] of this.#places) column.count(batch.column(at), batch.length);
  }

  /** Throws where there is nothing to hide, to share or to weigh. */
  table(): JointTable {
    const { rare, coding = [] } = this.#choice;
    if (!rare) return this.#joint(this.#secret, this.#data, this.#sums, coding);
    const [secretSums, dataSums] = [this.#secret.all().map(() => 0), this.#data.all().map(() => 0)];
    this.#sums.forEach((sums, s) => {
      sums.forEach((weight, x) => {
        if (weight === 0) return;
        secretSums[s] = (secretSums[s] as number) + weight;
        dataSums[x] = (dataSums[x] as number) + weight;
      });
    });
    const merging = [
      { from: this.#secret, rare: rareMerges(this.#secret, secretSums, rare) },
      { from: this.#data, rare: rareMerges(this.#data, dataSums, rare) },
    ].map(({ from, rare }) => {
      const merged = from.columns.map(({ name }, j) => {
        const own = codingOf(coding, name);
        // A range is no cell, and what was fixed before stays.
        const fixed = own?.edges !== undefined || rulesFor(this.#choice, name).categories !== undefined;
        return fixed ? new Map<string, string>() : (rare[j] as Map<string, string>);
      });
      const into = new Combinations(
        from.columns.map(({ name }) => new Categories(name, this.#file, rulesFor(this.#choice, name))),
      );
      const places = from.all().map((values) => into.indexOf(values.map((value, j) => merged[j]?.get(value) ?? value)));
      const codings = from.columns.flatMap(
        ({ name }, j) => withMerges(codingOf(coding, name), name, merged[j] as Map<string, string>) ?? [],
      );
      return { into, places, codings };
    });
    const [secret, data] = merging as [(typeof merging)[0], (typeof merging)[0]];
    const sums = secret.into.all().map(() => new Float64Array(MAX_DISTINCT));
    this.#sums.forEach((row, s) => {
      const sum = sums[secret.places[s] as number] as Float64Array;
      data.places.forEach((place, x) => {
        sum[place] = (sum[place] as number) + (row[x] as number);
      });
    });
    return this.#joint(
      secret.into,
      data.into,
      sums,
      this.#isItself ? data.codings : [...secret.codings, ...data.codings],
    );
  }

  /** Says the spellings that were joined, and the categories that are written in two alphabets. */
  notes(): Said[] {
    const columns = this.#read();
    const joined = columns.flatMap((column) => column.joined());
    const alike = columns.flatMap((column) => {
      const all = column.all();
      return [...tellMixed(column.name, all), ...tellTyped(column.name, all)];
    });
    return [...tellJoined(joined), ...alike];
  }

  #sumsOf(secret: number): Float64Array {
    if (secret === this.#sums.length) this.#sums.push(new Float64Array(MAX_DISTINCT));
    return this.#sums[secret] as Float64Array;
  }

  #joint(secret: Combinations, data: Combinations, sums: Float64Array[], coding: Coding[]): JointTable {
    for (const column of [...secret.columns, ...data.columns]) column.checkEnough();
    const total = this.#total;
    if (!(total > 0 && Number.isFinite(total))) {
      throw total === 0
        ? fail(texts.weightsAllZero).at(inFile(this.#file, { column: this.#choice.weight ?? "" }))
        : fail(texts.weightsSumTooLarge).at(inFile(this.#file, { column: this.#choice.weight ?? "" }));
    }
    const [rows, columns] = [secret.sorted(), data.sorted()];
    const weights = Float64Array.from(rows.indices.flatMap((s) => columns.indices.map((x) => sums[s]?.[x] ?? 0)));
    const used = withoutIdleMerges(coding, [rows.variable, columns.variable]);
    const { itself: name } = this.#choice;
    const table = {
      secret: name === undefined ? rows.variable : { name, categories: rows.variable.categories },
      data: columns.variable,
      weights,
      ...(used.length > 0 && { coding: used }),
    };
    checkTable(table, this.#file);
    return table;
  }
}

/** Refuses a table that a protocol file may not hold, before there is such a file. */
function checkTable(table: JointTable, file: string): void {
  const [secret, data] = occurring(table);
  try {
    checkCategories(
      [
        [secret, secret.name, table.secret.categories],
        [data, data.name, table.data.categories],
      ],
      table.coding,
    );
  } catch (error) {
    if (!(error instanceof Reason)) throw error;
    throw fail(texts.categoriesUnusable, error.said).at(inFile(file));
  }
}

function namesIn(columns: string | string[]): string[] {
  return typeof columns === "string" ? [columns] : columns;
}

/** How numbers are written in a column, as the rules have `said`. */
type Form = (column: string, said?: Decimal) => NumberForm;

/** With the decimal comma of those columns of ranges that have one: whoever has the protocol reads others by these rules. */
function withDecimals(choice: ColumnChoice, form: Form): ColumnChoice {
  if (!choice.coding) return choice;
  const coding = choice.coding.map((rules) =>
    rules.edges && !rules.comma && hasComma(form(rules.column)) ? { ...rules, comma: true as const } : rules,
  );
  return { ...choice, coding };
}

function columnsFor(choice: ColumnChoice, columns: string | string[], file: string, form: Form): Combinations {
  return new Combinations(
    namesIn(columns).map((name) => {
      const rules = rulesFor(choice, name);
      const { edges, comma } = rules.coding ?? {};
      return new Categories(name, file, edges ? { ...rules, form: form(name, comma ? "comma" : undefined) } : rules);
    }),
  );
}

function checkChoice({ secret: kept, data: chosen, weight, itself }: ColumnChoice, file: string): void {
  const [secret, data] = [namesIn(kept), namesIn(chosen)];
  for (const [columns, verb, least] of [
    [secret, say(texts.toBeKeptBack), itself === undefined ? 1 : 0],
    [data, say(texts.toBeShared), 1],
  ] as const) {
    const twice = columns.find((name, i) => columns.indexOf(name) !== i);
    const most = least === 0 ? 0 : MAX_COLUMNS;
    if (twice === undefined && columns.length >= least && columns.length <= most) continue;
    throw twice === undefined
      ? fail(texts.columnsWrongNumber, columns.length, verb, MAX_COLUMNS).at(inFile(file))
      : fail(texts.columnChosenTwice, twice, verb, MAX_COLUMNS).at(inFile(file, { column: twice }));
  }
  const both = data.find((name) => secret.includes(name));
  if (both !== undefined) {
    throw fail(texts.columnInBothRoles, both).at(inFile(file, { column: both }));
  }
  if (weight !== undefined && [...secret, ...data].includes(weight)) {
    const role = say(secret.includes(weight) ? texts.asTheSecret : texts.asTheData);
    throw fail(texts.weightInOtherRole, weight, role).at(inFile(file, { column: weight }));
  }
}

function readWeight(cell: string, form: NumberForm, line: number, column: string, file: string): number {
  const written = writtenIn(cell, form);
  const weight = written === undefined ? Number.NaN : Number(written);
  if (written !== undefined && weight >= 0 && weight < Number.POSITIVE_INFINITY && isExact(written)) return weight;
  const place = inFile(file, { line, column });
  const misread = misreadNumber(cell, form, place);
  if (misread) throw misread;
  if (weight >= 0 && weight < Number.POSITIVE_INFINITY) throw fail(texts.weightNotExact, shortened(cell)).at(place);
  throw cell === "" ? fail(texts.weightMissing).at(place) : fail(texts.weightWrong, shortened(cell)).at(place);
}

/** The sum of whole numbers is the very same, or refused: a count that is off by one proves nothing about those counted. */
function added(sum: number, weight: number, batch: Batch, row: number, column: string, file: string): number {
  const total = sum + weight;
  if (Number.isSafeInteger(total) || !Number.isInteger(sum) || !Number.isInteger(weight)) return total;
  if (total === Number.POSITIVE_INFINITY || (total - sum === weight && total - weight === sum)) return total;
  throw fail(texts.weightsSumNotExact).at(inFile(file, { line: batch.line(row), column }));
}
