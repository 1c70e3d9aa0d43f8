// SPDX-License-Identifier: GPL-3.0-or-later
/** How often each report stands in a file beside each combination of cells of public columns. */

import { lookAlikes, shortened } from "../common/characters.js";
import { isExact, isNumber } from "../common/number.js";
import { own } from "../common/own.js";
import { fail, inFile, type SluiceError } from "../contract/errors.js";
import type { GroupedReports, Grouping, ReportGroup } from "../contract/research-types.js";
import type { Task } from "../contract/task.js";
import type { SettingsFile } from "../contract/types.js";
import { misreadNumber, type NumberForm, numberIn, writtenIn } from "../protocol/coding.js";
import { findColumn, looksAlike } from "./header.js";
import { JoinedRows } from "./joined-rows.js";
import { MAX_DISTINCT } from "./most-distinct.js";
import { placeOf, type Reading, reportColumns, reportsIn } from "./report-reading.js";
import type { Source } from "./source.js";
import { readColumns, scan, type TableInfo } from "./table.js";
import * as texts from "./texts.js";

/** More different people than a regression can take in. */
const MOST_GROUPS = 1_000_000;
/** Nobody has checked the look of more names than these; cells of so many kinds are numbers. */
const COMPARED = MAX_DISTINCT;

export async function countGroups(
  source: Source,
  protocol: SettingsFile,
  grouping: Grouping,
  task: Task = {},
): Promise<GroupedReports> {
  const { written, columns, weight } = grouping;
  const file = source.name;
  const groups = new Groups(grouping, file);
  const joined = new JoinedRows();
  await scan(source, task, (table) => {
    const { header } = table;
    const find = (column: string) => findColumn(header, column, file);
    checkRoles(grouping, protocol, header, file);
    const reportOf = reportsIn(protocol, written, "rows", header, file, joined.add);
    const at = columns.map(find);
    const weightOf = weight === undefined ? () => 1 : weightsIn(table, weight, grouping, file);
    groups.kinds = kindsOf(table, grouping, file);
    const used = [...reportColumns(protocol, written, header).map(find), ...at];
    if (weight !== undefined) used.push(find(weight));
    return readColumns([...new Set(used)], (batch) => {
      batch.rows.forEach((row, i) => {
        const line = batch.lines[i] as number;
        const [report, counted] = [reportOf(row, line), weightOf(row, line)];
        groups.add(
          at.map((column) => row[column] as string),
          report,
          counted,
          line,
        );
      });
    });
  });
  joined.tell(task);
  return groups.found();
}

/** One report of a group, as it adds up. */
interface Sums {
  count: number;
  weight: number;
  square: number;
}

interface Group {
  cells: string[];
  /** By the places of reports among those of the file. */
  sums: Map<number, Sums>;
}

/** Groups as the rows of a file come in. */
class Groups {
  /** A kind for each column, for a regression; set once the header is read. */
  kinds: Kind[] | undefined;
  readonly #grouping: Grouping;
  readonly #file: string;
  readonly #groups = new Map<string, Group>();
  /** The reports of the file, and their places: the order in which they come. */
  readonly #reports = new Map<string, number>();
  /** The cells of each column, and the first line of each. */
  readonly #seen: Map<string, number>[];
  #missing = 0;

  constructor(grouping: Grouping, file: string) {
    this.#grouping = grouping;
    this.#file = file;
    this.#seen = grouping.columns.map(() => new Map<string, number>());
  }

  /** Counts one row. A row without a report is missing; one of weight 0 is nobody. */
  add(cells: string[], report: string | undefined, weight: number, line: number): void {
    if (report === undefined) this.#missing += 1;
    else if (weight !== 0) addTo(this.#groupOf(cells, line).sums, this.#placeOf(report), weight);
  }

  #groupOf(cells: string[], line: number): Group {
    const key = cells.length === 1 ? (cells[0] as string) : JSON.stringify(cells);
    const known = this.#groups.get(key);
    if (known) return known;
    if (this.#groups.size === MOST_GROUPS) {
      throw fail(texts.tooManyGroups, MOST_GROUPS).at(inFile(this.#file, { line }));
    }
    // The row's own strings would keep the whole text of its batch.
    const group: Group = { cells: cells.map(own), sums: new Map() };
    this.#groups.set(own(key), group);
    for (const [j, cell] of group.cells.entries()) {
      const seen = this.#seen[j] as Map<string, number>;
      if (!seen.has(cell)) seen.set(cell, line);
      this.kinds?.[j]?.take(cell, line);
    }
    return group;
  }

  #placeOf(report: string): number {
    const known = this.#reports.get(report);
    if (known !== undefined) return known;
    const place = this.#reports.size;
    this.#reports.set(report, place);
    return place;
  }

  /** All groups, after the last row. Throws where there are none, and where nobody could tell two of them apart. */
  found(): GroupedReports {
    const { written, columns, weight } = this.#grouping;
    if (this.#groups.size === 0) throw this.#nobody();
    for (const [j, column] of columns.entries()) {
      checkLooks(this.#seen[j] as Map<string, number>, column, this.#file);
    }
    const kinds = this.kinds?.map((kind) => kind.found());
    const groups = [...this.#groups.values()].map((group) => reportGroup(group, weight !== undefined));
    return {
      written,
      columns: [...columns],
      ...(weight !== undefined && { weight }),
      ...(kinds && { kinds }),
      reports: [...this.#reports.keys()],
      groups: inOrder(withPoints(groups, this.kinds)),
      ...(this.#missing > 0 && { missing: this.#missing }),
    };
  }

  #nobody(): SluiceError {
    const { weight } = this.#grouping;
    return this.#missing > 0 || weight === undefined
      ? fail(texts.noReports).at(inFile(this.#file))
      : fail(texts.weightsAllZero).at(inFile(this.#file, { column: weight }));
  }
}

function addTo(all: Map<number, Sums>, report: number, weight: number): void {
  const sums = all.get(report);
  if (sums) {
    sums.count += 1;
    sums.weight += weight;
    sums.square += weight * weight;
  } else {
    all.set(report, { count: 1, weight, square: weight * weight });
  }
}

function reportGroup({ cells, sums }: Group, weighted: boolean): ReportGroup {
  const all = [...sums.values()];
  return {
    cells,
    reports: [...sums.keys()],
    counts: all.map(({ count }) => count),
    ...(weighted && { weights: all.map(({ weight }) => weight), squares: all.map(({ square }) => square) }),
  };
}

/** By numbers where a column has no other cells, otherwise by characters; whatever order rows have. */
function inOrder<T extends { cells: string[] }>(groups: T[]): T[] {
  const numeric = groups[0]?.cells.map((_, j) => groups.every(({ cells }) => isNumber(cells[j] as string))) ?? [];
  const before = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  return groups.sort(({ cells: one }, { cells: other }) => {
    for (const [j, cell] of one.entries()) {
      const against = other[j] as string;
      const order = (numeric[j] ? Number(cell) - Number(against) : 0) || before(cell, against);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** With the numbers of covariates as other programs read them: in digits and a point. */
function withPoints<T extends { cells: string[] }>(groups: T[], kinds: Kind[] | undefined): T[] {
  if (!kinds) return groups;
  return groups.map((group) => ({ ...group, cells: group.cells.map((cell, j) => kinds[j]?.written(cell) ?? cell) }));
}

/** Whether a column holds numbers or names of categories; throws where it holds both. */
class Kind {
  #number: { cell: string; line: number } | undefined;
  #other: { cell: string; line: number } | undefined;

  /** `form` is that of its numbers; none where these are names. */
  constructor(
    readonly column: string,
    readonly form: NumberForm | undefined,
    readonly file: string,
  ) {}

  /** The first cell of a kind, and where it stands. */
  take(cell: string, line: number): void {
    if (this.form === undefined) return;
    const number = numberIn(cell, this.form);
    if (number === undefined) this.#other ??= { cell, line };
    else this.#number ??= { cell, line };
  }

  /** The number in a cell, where the column has numbers. */
  written(cell: string): string | undefined {
    return this.form !== undefined && this.#number ? writtenIn(cell, this.form) : undefined;
  }

  found(): "number" | "category" {
    if (this.#number && this.#other) {
      const { cell, line } = this.#other;
      const place = { ...placeOf(this.file, line, this.column), category: shortened(cell) };
      if (cell === "") throw fail(texts.covariateMissing).at(place);
      throw misreadNumber(cell, this.form ?? "point", place) ?? fail(texts.covariateMixed, shortened(cell)).at(place);
    }
    // Numbers alone that nobody can read are no names.
    if (this.#other && this.form !== undefined) {
      const { cell, line } = this.#other;
      const misread = misreadNumber(cell, this.form, placeOf(this.file, line, this.column));
      if (misread) throw misread;
    }
    return this.#number ? "number" : "category";
  }
}

/** The kinds of the columns for a regression; nothing where people are grouped by cells as they are. */
function kindsOf(table: TableInfo, grouping: Grouping, file: string): Kind[] | undefined {
  const { columns, categorical } = grouping;
  return (
    categorical &&
    columns.map((column) => {
      const form = categorical.includes(column) ? undefined : formIn(table, column, grouping, file);
      return new Kind(column, form, file);
    })
  );
}

/** How numbers are written in a column. */
function formIn({ header, formOf }: TableInfo, column: string, { comma }: Grouping, file: string): NumberForm {
  return formOf(findColumn(header, column, file), comma ? "comma" : undefined);
}

/** A column is a covariate or the weight, once, and never what the reports are of; those of categories are covariates. */
function checkRoles(
  { columns, weight, written, categorical = [] }: Grouping,
  protocol: SettingsFile,
  header: string[],
  file: string,
): void {
  const all = [...columns, ...(weight === undefined ? [] : [weight])];
  const reports = reportColumns(protocol, written, header);
  for (const [i, column] of all.entries()) {
    const place = inFile(file, { column });
    // The file's own column before one that only looks like it.
    if (reports.includes(column) || (!header.includes(column) && reports.some((name) => looksAlike(name, column))))
      throw fail(texts.groupedByReports, shortened(column)).at(place);
    if (all.indexOf(column) !== i) throw fail(texts.groupedTwice, shortened(column)).at(place);
  }
  const unknown = categorical.find((column) => !columns.includes(column));
  if (unknown !== undefined) {
    throw fail(texts.categoricalUnknown, shortened(unknown)).at(inFile(file, { column: unknown }));
  }
}

/** Throws where two cells cannot be told apart by eye: they would be two groups, of which nobody knows which is which. */
function checkLooks(seen: Map<string, number>, column: string, file: string): void {
  if (seen.size > COMPARED) return;
  const alike = lookAlikes([...seen.keys()].filter((cell) => cell !== ""));
  if (alike === undefined) return;
  const [one, other] = alike;
  const place = placeOf(file, seen.get(other) ?? 1, column);
  throw fail(texts.groupsLookAlike, shortened(one), shortened(other)).at({ ...place, category: shortened(other) });
}

function weightsIn(table: TableInfo, column: string, grouping: Grouping, file: string): Reading<number> {
  const at = findColumn(table.header, column, file);
  const form = formIn(table, column, grouping, file);
  return (row, line) => {
    const cell = row[at] as string;
    const written = writtenIn(cell, form);
    const weight = written === undefined ? Number.NaN : Number(written);
    const good = weight >= 0 && Number.isFinite(weight);
    if (good && isExact(written as string)) return weight;
    const place = placeOf(file, line, column);
    if (cell === "") throw fail(texts.weightMissing).at(place);
    throw (
      misreadNumber(cell, form, place) ??
      (good ? fail(texts.weightNotExact, shortened(cell)) : fail(texts.weightWrong, shortened(cell))).at(place)
    );
  };
}
