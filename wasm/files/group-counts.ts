// SPDX-License-Identifier: GPL-3.0-or-later
/** How often each report stands in a file beside each combination of cells of public columns. */

import { lookAlikes, shortened } from "../common/characters.js";
import { isExact, isNumber } from "../common/number.js";
import { own } from "../common/own.js";
import { fail, inFile } from "../contract/errors.js";
import type { GroupedReports, Grouping, ReportGroup } from "../contract/research-types.js";
import type { Task } from "../contract/task.js";
import type { ProtocolFile } from "../contract/types.js";
import { misreadNumber, type NumberForm, numberIn, writtenIn } from "../protocol/coding.js";
import { findColumn, looksAlike } from "./header.js";
import { MAX_DISTINCT } from "./inspect.js";
import { JoinedRows } from "./joined-rows.js";
import { placeOf, type Reading, reportColumns, reportsIn } from "./report-reading.js";
import type { Source } from "./source.js";
import { readColumns, scan } from "./table.js";
import * as texts from "./texts.js";

/** More different people than a regression can take in. */
const MOST_GROUPS = 1_000_000;
/** Nobody has checked the look of more names than these; cells of so many kinds are numbers. */
const COMPARED = MAX_DISTINCT;

/** One report of a group, as it adds up. */
interface Sums {
  count: number;
  weight: number;
  square: number;
}

export async function countGroups(
  source: Source,
  protocol: ProtocolFile,
  { written, columns, weight, comma = false, categorical }: Grouping,
  task: Task = {},
): Promise<GroupedReports> {
  const file = source.name;
  const groups = new Map<string, { cells: string[]; sums: Map<number, Sums> }>();
  const index = new Map<string, number>();
  const cellsSeen = columns.map(() => new Map<string, number>());
  let kinds: Kind[] | undefined;
  let missing = 0;
  const joined = new JoinedRows();
  await scan(source, task, ({ header, formOf }) => {
    checkRoles(columns, weight, protocol, written, header, file);
    for (const column of categorical ?? []) {
      if (!columns.includes(column))
        throw fail(texts.categoricalUnknown, shortened(column)).at(inFile(file, { column }));
    }
    const reportOf = reportsIn(protocol, written, "rows", header, file, joined.add);
    const at = columns.map((column) => findColumn(header, column, file));
    const form = (column: string) => formOf(findColumn(header, column, file), comma ? "comma" : undefined);
    const weightOf = weight === undefined ? () => 1 : weightsIn(header, weight, form(weight), file);
    kinds =
      categorical &&
      columns.map((column) => new Kind(column, categorical.includes(column) ? undefined : form(column), file));
    const used = reportColumns(protocol, written, header).map((column) => findColumn(header, column, file));
    const more = weight === undefined ? [] : [findColumn(header, weight, file)];
    return readColumns([...new Set([...used, ...at, ...more])], (batch) => {
      batch.rows.forEach((row, i) => {
        const line = batch.lines[i] as number;
        const report = reportOf(row, line);
        const counted = weightOf(row, line);
        if (report === undefined) {
          missing += 1;
          return;
        }
        if (counted === 0) return;
        const cells = at.map((column) => row[column] as string);
        const key = columns.length === 1 ? (cells[0] as string) : JSON.stringify(cells);
        let group = groups.get(key);
        if (group === undefined) {
          if (groups.size === MOST_GROUPS) throw fail(texts.tooManyGroups, MOST_GROUPS).at(inFile(file, { line }));
          group = { cells: cells.map(own), sums: new Map() };
          groups.set(own(key), group);
          group.cells.forEach((cell, j) => {
            const seen = cellsSeen[j] as Map<string, number>;
            if (!seen.has(cell)) seen.set(cell, line);
            kinds?.[j]?.take(cell, line);
          });
        }
        const y = index.get(report) ?? index.size;
        if (y === index.size) index.set(report, y);
        const sums = group.sums.get(y);
        if (sums) {
          sums.count += 1;
          sums.weight += counted;
          sums.square += counted * counted;
        } else {
          group.sums.set(y, { count: 1, weight: counted, square: counted * counted });
        }
      });
    });
  });
  joined.tell(task);
  if (groups.size === 0) {
    throw missing > 0 || weight === undefined
      ? fail(texts.noReports).at(inFile(file))
      : fail(texts.weightsAllZero).at(inFile(file, { column: weight }));
  }
  columns.forEach((column, j) => {
    checkLooks(cellsSeen[j] as Map<string, number>, column, file);
  });
  return {
    written,
    columns: [...columns],
    ...(weight !== undefined && { weight }),
    ...(kinds && { kinds: kinds.map((kind) => kind.found()) }),
    reports: [...index.keys()],
    groups: inOrder(withPoints([...groups.values()], kinds)).map(({ cells, sums }): ReportGroup => {
      const all = [...sums.values()];
      return {
        cells,
        reports: [...sums.keys()],
        counts: all.map(({ count }) => count),
        ...(weight !== undefined && {
          weights: all.map((one) => one.weight),
          squares: all.map(({ square }) => square),
        }),
      };
    }),
    ...(missing > 0 && { missing }),
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

/** A column is a covariate or the weight, once, and never what the reports are of. */
function checkRoles(
  columns: string[],
  weight: string | undefined,
  protocol: ProtocolFile,
  written: GroupedReports["written"],
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

function weightsIn(header: string[], column: string, form: NumberForm, file: string): Reading<number> {
  const at = findColumn(header, column, file);
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
