// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A Parquet file as a table, one row group at a time. Memory holds the group's columns as they are stored, unpacked and
 * decoded, never its text.
 */

import {
  type ColumnMetaData,
  type DecodedArray,
  type FileMetaData,
  parquetMetadata,
  parquetSchema,
  type RowGroup,
  type SchemaElement,
} from "hyparquet";
import { readColumn } from "hyparquet/src/column.js";
import { DEFAULT_PARSERS } from "hyparquet/src/convert.js";
import { controlAt } from "../../common/characters.js";
import { named, type Said, say } from "../../common/said.js";
import { fail, inFile } from "../../contract/errors.js";
import { CODECS, type ColumnBytes, checkPages, type Pages, UnknownEncoding } from "./parquet-pages.js";
import { isText, type Stored, type ToText, textOf } from "./parquet-values.js";
import { damaged } from "./problem.js";
import type { RandomAccess } from "./random-access.js";
import type { TextNumbers } from "./text-numbers.js";
import * as texts from "./texts.js";
import { thriftEnd } from "./thrift.js";
import type { Row } from "./to-csv.js";

const WHAT = "parquet-file";
const MOST_COLUMNS = 16_384;
const MOST_FOOTER = 64 << 20;
/** For a row group: values, and bytes unpacked. */
const MOST_VALUES = 1 << 25;
const MOST_UNPACKED = 512 << 20;
/** For the whole file, beside what any row group may have: how many times its size. */
const MOST_RATIO = 250;
const BATCH = 1000;

type Node = ReturnType<typeof parquetSchema>;
interface Column {
  name: string;
  node: Node;
  text: ToText;
}

export interface ParquetChoice {
  onNote?: ((note: Said) => void) | undefined;
  /** Comes to know the numbers that are texts. */
  texts?: TextNumbers | undefined;
}

export async function* parquetRows(
  file: RandomAccess,
  { onNote, texts: known }: ParquetChoice = {},
): AsyncGenerator<Row[]> {
  const metadata = await readFooter(file);
  const root = parquetSchema(metadata);
  const columns = await chooseColumns(file, root, metadata.row_groups[0], onNote);
  const groups = metadata.row_groups;
  const rows = groups.reduce((sum, group) => sum + group.num_rows, 0n);
  if (rows !== metadata.num_rows) throw damaged(file.name, WHAT, say(texts.rowsMiscounted));
  yield [{ cells: columns.map(({ name }) => name) }];
  const meter = new Meter(file);
  let before = 0;
  for (const group of groups) {
    const count = Number(group.num_rows);
    if (!(count >= 0) || count * columns.length > MOST_VALUES) {
      throw fail(texts.rowGroupTooLarge, count, columns.length).at(inFile(file.name));
    }
    meter.begin();
    const read: DecodedArray[][] = [];
    for (const column of columns) {
      const chunk = group.columns.find(({ meta_data: meta }) => isColumn(meta, column.name))?.meta_data;
      if (!chunk) throw damaged(file.name, WHAT, say(texts.columnMissing, named(column.name)));
      read.push(await readChunk(file, root, column, chunk, count, meter));
    }
    yield* inBatches(columns, read, count, before, known);
    before += count;
  }
}

async function readFooter(file: RandomAccess): Promise<FileMetaData> {
  const cut = () => damaged(file.name, WHAT, say(texts.endMissing));
  if (file.size < 12) throw cut();
  const end = await file.read(file.size - 8, file.size);
  const mark = String.fromCharCode(...end.subarray(4));
  if (mark === "PARE") throw fail(texts.parquetEncrypted).at(inFile(file.name));
  const length = new DataView(end.buffer, end.byteOffset).getUint32(0, true);
  if (mark !== "PAR1" || length > file.size - 12) throw cut();
  if (length > MOST_FOOTER) throw fail(texts.parquetTooManyRowGroups).at(inFile(file.name));
  const footer = await file.read(file.size - 8 - length, file.size);
  thriftEnd(footer.subarray(0, length));
  return parquetMetadata(footer, { geoparquet: false });
}

/**
 * Columns whose values are no single texts are left out, and told: who asks for one will not find it. Bytes that nothing calls
 * text are read as such where those of the first row group are UTF-8, which is told as well.
 */
async function chooseColumns(
  file: RandomAccess,
  root: Node,
  first: RowGroup | undefined,
  onNote?: (note: Said) => void,
): Promise<Column[]> {
  const { children } = root;
  if (children.length > MOST_COLUMNS) {
    throw fail(texts.parquetTooManyColumns, MOST_COLUMNS).at(inFile(file.name));
  }
  const names = new Set(children.map(({ element }) => element.name));
  if (names.size < children.length) throw fail(texts.parquetColumnTwice).at(inFile(file.name));
  const columns: Column[] = [];
  const left: string[] = [];
  const taken: string[] = [];
  for (const node of children) {
    const { name } = node.element;
    const text = node.children.length > 0 ? undefined : textOf(node.element);
    const unmarked = text === undefined && first ? await unmarkedText(file, root, node, first) : undefined;
    if (text) columns.push({ name, node, text });
    else if (unmarked) {
      columns.push(unmarked);
      taken.push(...named(name));
    } else left.push(...named(name));
  }
  if (taken.length > 0) onNote?.(say(texts.columnsTakenAsText, taken));
  if (left.length > 0) {
    onNote?.(say(texts.columnsLeftOut, left));
  }
  if (columns.length === 0) throw fail(texts.parquetWithoutColumns).at(inFile(file.name));
  return columns;
}

/** A column of bytes as one of texts, where it can be read so; nobody may ever ask for it, so nothing is thrown. */
async function unmarkedText(
  file: RandomAccess,
  root: Node,
  node: Node,
  { columns, num_rows: rows }: RowGroup,
): Promise<Column | undefined> {
  const { element } = node;
  const bytes = element.type === "BYTE_ARRAY" && element.repetition_type !== "REPEATED";
  if (!bytes || element.converted_type !== undefined || element.logical_type !== undefined) return undefined;
  const chunk = columns.find(({ meta_data: meta }) => isColumn(meta, element.name))?.meta_data;
  const count = Number(rows);
  if (!chunk || !(count > 0 && count <= MOST_VALUES)) return undefined;
  const column = {
    name: element.name,
    node: { ...node, element: { ...element, converted_type: "UTF8" } },
    text: String,
  };
  try {
    const read = await readChunk(file, root, column as Column, chunk, count, new Meter(file));
    const isText = read.every((part) => Array.from(part).every((value) => controlAt(String(value ?? "")) < 0));
    return isText ? (column as Column) : undefined;
  } catch {
    return undefined;
  }
}

function isColumn(meta: ColumnMetaData | undefined, name: string): boolean {
  return meta?.path_in_schema.length === 1 && meta.path_in_schema[0] === name;
}

/** Counts what is unpacked. */
class Meter {
  readonly #file: RandomAccess;
  #group = 0;
  #all = 0;

  constructor(file: RandomAccess) {
    this.#file = file;
  }

  begin(): void {
    this.#group = 0;
  }

  take(bytes: number): void {
    this.#group += bytes;
    this.#all += bytes;
    const { name, size } = this.#file;
    if (this.#group > MOST_UNPACKED) {
      throw fail(texts.rowGroupUnpacksTooLarge, MOST_UNPACKED >> 20).at(inFile(name));
    }
    if (this.#all > MOST_UNPACKED + MOST_RATIO * size) {
      throw fail(texts.parquetUnpacksTooLarge).at(inFile(name));
    }
  }
}

async function readChunk(
  file: RandomAccess,
  root: Node,
  { name, node }: Column,
  meta: ColumnMetaData,
  rows: number,
  meter: Meter,
): Promise<DecodedArray[]> {
  const { codec, dictionary_page_offset: dictionary, data_page_offset: data, type } = meta;
  if (!CODECS.includes(codec)) {
    const codecs = CODECS.map((known) => known.toLowerCase()).join(", ");
    throw fail(texts.parquetPackingUnknown, codec, codecs).at(inFile(file.name));
  }
  if (rows === 0) return [];
  const start = Number(dictionary && dictionary < data ? dictionary : data);
  const end = start + Number(meta.total_compressed_size);
  if (
    !(start >= 4 && end > start && end <= file.size) ||
    type !== node.element.type ||
    Number(meta.num_values) !== rows
  ) {
    throw damaged(file.name, WHAT, say(texts.columnMisplaced, named(name)));
  }
  const bytes = Uint8Array.from(await file.read(start, end));
  const nullable = node.element.repetition_type === "OPTIONAL";
  try {
    const column = { bytes, codec, rows, nullable, boolean: type === "BOOLEAN" };
    return decode(
      column,
      root,
      node,
      meta,
      checkPages(column, (size) => meter.take(size)),
    );
  } catch (error) {
    if (!(error instanceof UnknownEncoding)) throw error;
    throw fail(texts.parquetEncodingUnknown, named(name), error.message).at(inFile(file.name));
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const PARSERS = {
  ...DEFAULT_PARSERS,
  stringFromBytes: (bytes: Uint8Array | undefined) => bytes && utf8.decode(bytes),
  // Date has no room for them.
  timestampFromNanoseconds: (nanoseconds: bigint) => nanoseconds,
};

/** Values as they are stored, but for texts; what they mean is for us to say, exactly. */
function decode(
  { bytes, rows }: ColumnBytes,
  root: Node,
  node: Node,
  { codec, type, path_in_schema: pathInSchema }: ColumnMetaData,
  { unpacked, nulls }: Pages,
): DecodedArray[] {
  const { logical_type: _, converted_type: __, ...stored } = node.element;
  const element: SchemaElement = isText(node.element) ? { ...stored, converted_type: "UTF8" } : stored;
  const reader = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 };
  const page = (packed: Uint8Array) => unpacked.get(packed.byteOffset) as Uint8Array;
  const { data } = readColumn(
    reader,
    { groupStart: 0, selectStart: 0, selectEnd: rows, groupRows: rows },
    {
      pathInSchema,
      type,
      element,
      schemaPath: [root, { ...node, element }],
      codec,
      parsers: PARSERS,
      compressors: codec === "UNCOMPRESSED" ? {} : { [codec]: page },
      utf8: false,
    },
  );
  let [values, missing] = [0, 0];
  for (const part of data) {
    values += part.length;
    for (let i = 0; i < part.length; i++) if (part[i] === undefined || part[i] === null) missing++;
  }
  // More are missing than the file says where it refers to words that its dictionary does not have.
  if (values !== rows || missing !== nulls) throw new Error("values are missing");
  return data;
}

function* inBatches(
  columns: Column[],
  read: DecodedArray[][],
  rows: number,
  before: number,
  known: TextNumbers | undefined,
): Generator<Row[]> {
  const cursors = read.map(values);
  let batch: Row[] = [];
  for (let i = 1; i <= rows; i++) {
    const cells = columns.map(({ text }, column) => {
      const value: Stored | undefined | null = cursors[column]?.next().value;
      const isMissing = value === undefined || value === null;
      const cell = isMissing ? "" : text(value);
      if (isMissing || typeof value === "string") known?.add(column, cell, true);
      return cell;
    });
    batch.push({ cells, row: before + i });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

function* values(parts: DecodedArray[]): Generator<Stored | undefined | null> {
  for (const part of parts) yield* part;
}
