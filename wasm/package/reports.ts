// SPDX-License-Identifier: GPL-3.0-or-later
/** Reports that have come in, in whatever shape: counted, so that estimates can be made of them. */
import { show } from "../common/checked.js";
import { fail, SluiceError } from "../contract/errors.js";
import type { ReportCounts } from "../contract/estimate-types.js";
import type { CrossedReports, GroupedReports } from "../contract/research-types.js";
import type { SettingsFile, WriteMode } from "../contract/types.js";
import { namesOf } from "../files/report-reading.js";
import { columnsWritten } from "../protocol/pairs.js";
import { isMarks } from "../protocol/unary-encoding.js";
import type { Connection, Task } from "./connection.js";
import { csvOf, inRecords } from "./records.js";
import { blobOf, type FileOptions, fileData, isBlob, itemsOf, peeked, type StreamOf } from "./source.js";
import * as texts from "./texts.js";

/** How often each report has come, by its name. */
export type CountsByName = Readonly<Record<string, number>>;

/**
 * Reports as they were sent, in an array or a stream; how often each has come; or a file of either. `null`, `undefined`
 * and an empty text are people who have sent none: they are counted as `missing`.
 */
export type Reports =
  | Blob
  | ReportCounts
  | CountsByName
  | ReadonlyMap<string, number>
  | readonly (string | null | undefined)[]
  | Iterable<string | null | undefined>
  | AsyncIterable<string | null | undefined>
  | StreamOf<string | null | undefined>;

export interface ReportOptions extends FileOptions {
  /** "values" if the file holds answers that were drawn from the reports; "reports" if it is not given. */
  written?: WriteMode | undefined;
  /** Whether a file holds a report in each row, or a row for each report with its count; "rows" if it is not given. */
  as?: "rows" | "counts" | undefined;
  /** The column of a file, or the property of records, that holds reports: named after the question if it is not given. */
  column?: string | undefined;
}

export const REPORT_KEYS = ["written", "as", "column", "dialect", "layout"] as const;

type ReadTask = Task<{ bytes: number; totalBytes: number; rows: number }>;

const isCounted = (value: object): value is ReportCounts => "reports" in value && Array.isArray(value.reports);

export async function countReports(
  connection: Connection,
  protocol: SettingsFile,
  given: unknown,
  options: ReportOptions,
  task: ReadTask,
): Promise<ReportCounts> {
  const { written = "reports", as = "rows", column } = options;
  if (typeof given !== "object" || given === null) throw fail(texts.reportsWrong, show(given));
  if (isBlob(given)) {
    const reports = { written, as, ...(column !== undefined && { column }) };
    return connection.call("countReports", [fileData(given, options), protocol, reports], task);
  }
  if (isCounted(given)) return given;
  if (given instanceof Map) return { written, reports: [...given.keys()], counts: [...given.values()] };
  const found = itemsOf(given);
  if (!found) return { written, reports: Object.keys(given), counts: Object.values(given) as number[] };
  const { first, all: items } = await peeked(found);
  if (first instanceof Uint8Array) {
    return countReports(connection, protocol, await blobOf(items, task.signal), options, task);
  }
  const counts = new Map<string, number>();
  let [index, missing] = [0, 0];
  const add = (item: unknown): void => {
    const isRecord = typeof item === "object" && item !== null && column !== undefined;
    const report = isRecord ? (item as Record<string, unknown>)[column] : item;
    if (report === null || report === undefined || report === "") missing += 1;
    else if (typeof report === "string") counts.set(report, (counts.get(report) ?? 0) + 1);
    else throw fail(texts.reportNotText, index, show(report));
    index += 1;
  };
  if (Symbol.iterator in items) for (const item of items) add(item);
  else
    for await (const item of items) {
      task.signal?.throwIfAborted();
      add(item);
    }
  const known = isMarks(protocol.channel) ? [] : namesOf(protocol, written);
  // Others are refused where they are estimated from.
  const reports = [...known, ...[...counts.keys()].filter((report) => !known.includes(report))];
  return {
    written,
    reports,
    counts: reports.map((report) => counts.get(report) ?? 0),
    ...(missing > 0 && { missing }),
  };
}

export interface GroupingOptions extends Omit<ReportOptions, "as"> {
  /** Public columns beside the reports, or properties: people with the same cells in all of them are a group. */
  by: string | readonly string[];
  /** A column of survey weights: numbers, at least 0. */
  weight?: string | undefined;
  /** Numbers are written like 1,5. */
  comma?: boolean | undefined;
}

export const GROUPING_KEYS = ["by", "weight", "comma", "written", "column", "dialect", "layout"] as const;

/** A file, records with the reports in a property, or what has been counted. */
export type GroupedSource =
  | Blob
  | GroupedReports
  | readonly object[]
  | Iterable<object>
  | AsyncIterable<object>
  | StreamOf<object>;

export async function countGroups(
  connection: Connection,
  protocol: SettingsFile,
  given: unknown,
  { by, weight, comma, written = "reports", column, ...how }: GroupingOptions & { categorical?: string[] | undefined },
  task: ReadTask,
): Promise<GroupedReports> {
  if (typeof given !== "object" || given === null) throw fail(texts.reportsWrong, show(given));
  if ("groups" in given) return given as GroupedReports;
  const columns = typeof by === "string" ? [by] : [...(by ?? [])];
  const { categorical } = how;
  const grouping = {
    written,
    columns,
    ...(weight !== undefined && { weight }),
    ...(comma !== undefined && { comma }),
    ...(categorical && { categorical }),
  };
  const call = (file: ReturnType<typeof fileData>) => connection.call("countGroups", [file, protocol, grouping], task);
  if (isBlob(given)) return call(fileData(given, how));
  const own = columnsWritten(protocol, written).map(({ name }) => name);
  const names = column !== undefined && own.length === 1 ? [column] : own;
  return fromRecords(given, names, own, [...columns, ...(weight === undefined ? [] : [weight])], call, task.signal);
}

/** Pairs of reports that people have sent by two protocols. */
export async function countCrossed(
  connection: Connection,
  protocols: [SettingsFile, SettingsFile],
  given: unknown,
  how: FileOptions,
  task: ReadTask,
): Promise<CrossedReports> {
  if (typeof given !== "object" || given === null) throw fail(texts.reportsWrong, show(given));
  if ("counts" in given) return given as CrossedReports;
  const call = (file: ReturnType<typeof fileData>) => connection.call("countCrossed", [file, protocols], task);
  if (isBlob(given)) return call(fileData(given, how));
  const own = protocols.flatMap((protocol) => columnsWritten(protocol, "reports").map(({ name }) => name));
  return fromRecords(given, own, own, [], call, task.signal);
}

/** Records as a file, in which the columns of reports are called as the protocol calls them. */
async function fromRecords<T>(
  given: object,
  names: readonly string[],
  own: readonly string[],
  others: readonly string[],
  call: (file: ReturnType<typeof fileData>) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const items = itemsOf(given);
  if (!items) throw fail(texts.reportsWrong, show(given));
  const called = [...own, ...others];
  const csv = await csvOf(items, [...names, ...others], { missing: "category", called, signal });
  try {
    return await call(fileData(csv.blob, csv));
  } catch (error) {
    throw error instanceof SluiceError ? inRecords(error, csv) : error;
  }
}
