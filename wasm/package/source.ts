// SPDX-License-Identifier: GPL-3.0-or-later
/** The sources of data: records, a stream, a file, or a table that has been counted. */
import { show } from "../common/checked.js";
import { fail, SluiceError } from "../contract/errors.js";
import type { ColumnChoice, DialectChoice, FileData, Layout, Rare } from "../contract/file-types.js";
import type { Coding, JointTable, Variable } from "../contract/types.js";
import type { Connection, Task } from "./connection.js";
import { csvOf, inRecords, type RecordOptions } from "./records.js";
import * as texts from "./texts.js";

/** How many people have each pair: a row for each secret with a number for each answer, or all rows in one list. */
export interface Table {
  secret: Variable;
  data: Variable;
  weights: Float64Array | readonly number[] | readonly (readonly number[])[];
  coding?: Coding[];
}

/** A stream, whoever has made it. */
export interface StreamOf<T> {
  getReader(): { read(): Promise<{ done: boolean; value?: T | undefined }>; cancel(reason?: unknown): Promise<void> };
}

/** The columns that play each part; names of properties, if data are records. */
export interface ColumnOptions<Column extends string = string> {
  /** The column to keep secret, or several that are kept secret together. */
  secret: Column | readonly Column[];
  /** The column to share, or several that are shared together. */
  share: Column | readonly Column[];
  /** Makes each record count that much. */
  weight?: Column | undefined;
  /** How cells become categories, for columns where that has to be said. */
  coding?: Coding[] | undefined;
  /** Columns whose categories are fixed before they are read, in this order: anything else is refused. */
  categories?: { column: Column; values: string[] }[] | undefined;
  /** Categories that count for less than `below` are merged into one. */
  rare?: Rare | undefined;
}

/** How a file is read, as far as that is not to be recognised. */
export interface FileOptions {
  dialect?: DialectChoice | undefined;
  layout?: Layout | undefined;
}

/** The items of a list or a stream; a file has none, also if streams have no type of their own. */
type ItemOf<Data> = Data extends Iterable<infer R> | AsyncIterable<infer R>
  ? R
  : Data extends ReadableStream<infer R>
    ? unknown extends R
      ? never
      : R
    : never;

/** The columns that this kind of data has to be told: those of its records, or none for a table. */
export type ColumnsOf<Data> = Data extends Table
  ? unknown
  : [ItemOf<Data>] extends [never]
    ? ColumnOptions & FileOptions
    : ItemOf<Data> extends string | Uint8Array
      ? ColumnOptions & FileOptions
      : ItemOf<Data> extends readonly unknown[]
        ? ColumnOptions & RecordOptions & { columns: readonly string[] }
        : ColumnOptions<Extract<keyof ItemOf<Data>, string>> & RecordOptions;

/** All options that say what is counted. */
export const COLUMN_KEYS = [
  ...["secret", "share", "weight", "coding", "categories", "rare"],
  ...["columns", "missing", "dialect", "layout"],
] as const;

export type AnyColumns = Partial<ColumnOptions> & RecordOptions & FileOptions;

/** A table that was counted. */
export interface Counted extends JointTable {
  /** So many records were left out, as `missing: "omit"` asked for. */
  omitted?: number;
}

export const isBlob = (value: unknown): value is Blob => typeof Blob === "function" && value instanceof Blob;

export const isStream = (value: unknown): value is StreamOf<unknown> =>
  typeof (value as Partial<StreamOf<unknown>> | null)?.getReader === "function";

/** A stream's chunks, also where the platform cannot loop over streams. */
export async function* chunksOf<T>(stream: StreamOf<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  let isOver = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isOver = done;
      if (done) return;
      yield value as T;
    }
  } finally {
    if (!isOver) await reader.cancel().catch(() => {});
  }
}

/** Any kind of list as one to loop over; nothing where it is none. */
export function itemsOf(value: unknown): Iterable<unknown> | AsyncIterable<unknown> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (isStream(value)) return chunksOf(value);
  return Symbol.iterator in value || Symbol.asyncIterator in value
    ? (value as Iterable<unknown> | AsyncIterable<unknown>)
    : undefined;
}

/** Chunks of bytes or of text are those of a file; anything else is a record. */
const isText = (item: unknown): item is string | Uint8Array<ArrayBuffer> =>
  typeof item === "string" || item instanceof Uint8Array;

export function fileData(file: Blob, { dialect, layout }: FileOptions = {}): FileData {
  const name = "name" in file ? String(file.name) : "";
  return { blob: file, name, ...(dialect && { dialect }), ...(layout && { layout }) };
}

function isTable(value: object): value is Table {
  return "weights" in value && "secret" in value && "data" in value;
}

/** The table as the engine takes it. */
export function jointTable({ weights, ...table }: Table): JointTable {
  if (!Array.isArray(weights)) return { ...table, weights: weights as Float64Array };
  const { categories } = table.data;
  const short = weights.findIndex((row) => Array.isArray(row) && row.length !== categories?.length);
  const row: unknown = weights[short];
  if (Array.isArray(row)) throw fail(texts.tableRows, short, row.length, categories?.length ?? 0);
  const all: unknown[] = weights.flat();
  const wrong = all.find((weight) => typeof weight !== "number");
  if (wrong !== undefined) throw fail(texts.weightsNotNumbers, show(wrong));
  return { ...table, weights: Float64Array.from(all as number[]) };
}

/** Counts the joint table of whatever it is given. */
export async function countFrom(
  connection: Connection,
  data: unknown,
  given: AnyColumns,
  task: CountTask,
): Promise<Counted> {
  if (typeof data === "string") throw fail(texts.sourceText);
  if (typeof data !== "object" || data === null) throw fail(texts.sourceWrong, show(data));
  if (isBlob(data)) return countFile(connection, fileData(data, given), given, task);
  const items = itemsOf(data);
  if (!items && isTable(data)) return jointTable(data);
  if (!items) throw fail(texts.sourceWrong, show(data));
  const { first, all } = await peeked(items);
  if (isText(first)) return countFile(connection, fileData(await blobOf(all, task.signal), given), given, task);
  const { secret, share, weight } = given;
  const wanted = [...new Set([secret, share, weight ?? []].flat())].filter((name) => name !== undefined);
  const csv = await csvOf(all, wanted as string[], { ...given, signal: task.signal });
  try {
    const table = await countFile(connection, fileData(csv.blob, csv), given, task);
    return csv.omitted > 0 ? { ...table, omitted: csv.omitted } : table;
  } catch (error) {
    throw error instanceof SluiceError ? inRecords(error, csv) : error;
  }
}

type CountTask = Task<{ bytes: number; totalBytes: number; rows: number }>;

function countFile(connection: Connection, file: FileData, given: AnyColumns, task: CountTask): Promise<JointTable> {
  const { secret, share, weight, coding, categories, rare } = given;
  const choice = {
    secret: listed(secret),
    data: listed(share),
    ...(weight !== undefined && { weight }),
    ...(coding && { coding }),
    ...(categories && { categories }),
    ...(rare && { rare }),
  } as ColumnChoice;
  return connection.call("count", [file, choice], task);
}

const listed = (columns: string | readonly string[] | undefined) =>
  columns === undefined || typeof columns === "string" ? columns : [...columns];

/** The first item, and all of them. */
export async function peeked(items: Iterable<unknown> | AsyncIterable<unknown>) {
  if (Array.isArray(items)) return { first: items[0] as unknown, all: items as Iterable<unknown> };
  const iterator = Symbol.iterator in items ? items[Symbol.iterator]() : items[Symbol.asyncIterator]();
  const begin = await iterator.next();
  async function* all(): AsyncGenerator<unknown> {
    try {
      for (let next = begin; !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { first: begin.done ? undefined : (begin.value as unknown), all: all() };
}

/** A file as it comes in chunks. */
export async function blobOf(chunks: Iterable<unknown> | AsyncIterable<unknown>, signal?: AbortSignal): Promise<Blob> {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  for await (const chunk of chunks) {
    signal?.throwIfAborted();
    if (!isText(chunk)) throw fail(texts.sourceWrong, show(chunk));
    parts.push(chunk);
  }
  return new Blob(parts);
}
