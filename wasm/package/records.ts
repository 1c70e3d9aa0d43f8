// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Records in memory, as the file that they would be: so they are counted by the same rules. Nothing is left out and
 * nothing is taken for something else unless an option says so.
 */
import { hasHalf } from "../common/characters.js";
import { show } from "../common/checked.js";
import { say } from "../common/said.js";
import { fail, type SluiceError } from "../contract/errors.js";
import type { DialectChoice, Layout } from "../contract/file-types.js";
import { suggested } from "./options.js";
import * as texts from "./texts.js";

export interface RecordOptions {
  /** The names of the places, if records are lists. */
  columns?: readonly string[] | undefined;
  /**
   * A missing value is `null`, `undefined`, `NaN` or a text of blanks. Left out, it is an error that names the record.
   * "category" counts it as a category of its own, ""; "omit" leaves the record out, and the result says how many.
   */
  missing?: "category" | "omit" | undefined;
}

export interface Csv {
  blob: Blob;
  dialect: DialectChoice;
  layout: Layout;
  records: number;
  /** Records that were left out, because "omit" was asked for. */
  omitted: number;
  /** Whether each record is a line of its own. */
  plain: boolean;
}

/** As it was written here: nothing has to be recognised. */
const DIALECT: DialectChoice = { encoding: "utf-8", separator: ",", header: true, decimal: "point" };
const LAYOUT: Layout = { skipRows: 0, labelRows: 0, skipLast: 0, repeatedHeader: "people" };
/** Records whose lines are joined into one text. */
const TOGETHER = 4096;

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** A cell of a record as a text; undefined if it is missing. Throws where it is no cell. */
export function cellOf(value: unknown, where: () => ReturnType<typeof say>, column: string): string | undefined {
  if (value === null || value === undefined || Number.isNaN(value)) return undefined;
  if (typeof value === "string") {
    if (hasHalf(value)) throw fail(texts.cellHalf, where(), column);
    return value.trim() === "" ? undefined : value;
  }
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return String(value);
  throw fail(texts.cellWrong, where(), column, show(value));
}

/** How the cell of a column is found in records of either shape. */
function cellIn(column: string, columns: readonly string[] | undefined) {
  const place = columns?.indexOf(column) ?? -1;
  if (columns && place < 0) {
    throw fail(texts.columnNotThere, "columns", show(column), suggested(column, columns)).at({ column });
  }
  return (record: unknown, index: number): unknown => {
    const where = () => say(texts.inputIs, index);
    if (Array.isArray(record)) {
      if (!columns) throw fail(texts.columnsNotGiven, where());
      return record[place];
    }
    if (typeof record !== "object" || record === null) throw fail(texts.cellWrong, where(), column, show(record));
    // A property that no record has would be missing everywhere: it is misspelt.
    if (index === 0 && !(column in record)) {
      const near = suggested(column, Object.keys(record));
      throw fail(texts.columnNotThere, where(), show(column), near).at({ row: 1, column });
    }
    return (record as Record<string, unknown>)[column];
  };
}

interface Reading extends RecordOptions {
  /** The names of the columns in the file, if they are others. */
  called?: readonly string[];
  signal?: AbortSignal | undefined;
}

/** The text of a file that has these columns of all records. */
export async function csvOf(
  records: Iterable<unknown> | AsyncIterable<unknown>,
  wanted: readonly string[],
  { columns, missing, called = wanted, signal }: Reading,
): Promise<Csv> {
  if (missing !== undefined && missing !== "category" && missing !== "omit") {
    throw fail(texts.missingWrong, show(missing));
  }
  const cells = wanted.map((column) => ({ column, in: cellIn(column, columns) }));
  const parts = [`${called.map(quoted).join(",")}\n`];
  let lines: string[] = [];
  let [index, omitted, plain] = [0, 0, true];
  const add = (record: unknown): void => {
    const found = cells.map(({ column, in: read }) => {
      const value = read(record, index);
      const cell = cellOf(value, () => say(texts.inputIs, index), column);
      if (cell === undefined && missing === undefined) throw missingIn(index, column, value);
      return cell;
    });
    index += 1;
    if (missing === "omit" && found.includes(undefined)) {
      omitted += 1;
      return;
    }
    const line = found.map((cell = "") => quoted(cell)).join(",");
    plain &&= !/[\r\n]/.test(line);
    lines.push(line);
    if (lines.length < TOGETHER) return;
    parts.push(`${lines.join("\n")}\n`);
    lines = [];
    signal?.throwIfAborted();
  };
  if (Symbol.iterator in records) for (const record of records) add(record);
  else for await (const record of records) add(record);
  if (index === omitted) throw fail(texts.noRecords);
  if (lines.length > 0) parts.push(`${lines.join("\n")}\n`);
  const blob = new Blob(parts, { type: "text/csv" });
  return { blob, dialect: DIALECT, layout: LAYOUT, records: index, omitted, plain: plain && omitted === 0 };
}

function missingIn(index: number, column: string, value: unknown): SluiceError {
  const where = say(texts.inputIs, index);
  return fail(texts.cellMissing, where, show(column), show(value)).at({ row: index + 1, column });
}

/** The place of an error in the file is that of a record, counted from 1. */
export function inRecords(error: SluiceError, { plain }: Csv): SluiceError {
  const { line, file: _, ...place } = error.place;
  return line === undefined ? error : error.at({ ...place, ...(plain && { row: line - 1 }) });
}
