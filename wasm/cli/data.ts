// SPDX-License-Identifier: GPL-3.0-or-later
/** Data files of the command line: text as it is, all others as the text that they come to. */

import { type FileHandle, open, stat } from "node:fs/promises";
import { type ErrorText, fail, failWith, SluiceError, saidBy } from "../contract/errors.js";
import type { Layout } from "../contract/file-types.js";
import { withRow } from "../files/formats/in-rows.js";
import { LineIndex } from "../files/formats/lines.js";
import { blobAccess, type RandomAccess } from "../files/formats/random-access.js";
import {
  type Converted,
  encodingsOf,
  type Format,
  gzipNotRead,
  HEAD_BYTES,
  recognise,
  unpackedNote,
} from "../files/formats/recognise.js";
import type { StatLike } from "../files/formats/stat-ways.js";
import { TextNumbers } from "../files/formats/text-numbers.js";
import { MOST_SKIPPED } from "../files/layout-check.js";
import { blobSource, fileChanged, type Source } from "../files/source.js";
import { splitName } from "../files/split.js";
import { openSource } from "./files.js";
import type { Reading } from "./reading.js";
import { begunInput, STANDARD_INPUT } from "./standard-input.js";
import { statWasm } from "./stat-wasm.js";
import * as texts from "./texts.js";

export interface Data extends Source {
  /** How a file of SPSS, Stata or SAS says that its columns are, once it has been read. */
  like?: StatLike | undefined;
  /** Errors of the work say the row of the file where they said the line of a text. */
  inRows<T>(work: () => Promise<T>): Promise<T>;
}

/** Errors that ask which rows are people, with the options that say so. */
const ASKING: Record<string, ErrorText> = {
  "empty-below": texts.emptyBelow,
  "header-repeated": texts.headerRepeated,
  "header-short": texts.headerShort,
  "labels-below": texts.labelsBelow,
  "people-repeated": texts.peopleRepeated,
  "counts-crossed": texts.countsCrossed,
  "counts-listed": texts.countsListed,
  "lines-above": texts.linesAbove,
  "notes-below": texts.notesBelow,
  "row-single": texts.rowSingle,
  "sums-above": texts.labelsBelow,
  "sums-below": texts.notesBelow,
  "table-below": texts.notesBelow,
  "totals-below": texts.totalsBelow,
};

async function asking<T>({ split }: Layout, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // More rows than an option takes have to be taken out of the file.
    const known = error instanceof SluiceError && !(Number(error.values.last) > MOST_SKIPPED);
    const text = known && (emptySplit(error, split) ? texts.emptySplit : ASKING[error.id]);
    throw text ? failWith(text, { ...error.values, what: saidBy(error) }).at(error.place) : error;
  }
}

/** Whether an empty cell of a column that is split is none of the protocol's answers. */
function emptySplit({ id, place }: SluiceError, split: Layout["split"]): boolean {
  const of = split?.find(({ column }) => place.column?.startsWith(splitName(column, "")));
  return id === "empty-not-reportable" && of !== undefined && !of.emptyIsNo;
}

export async function openData(path: string, reading: Reading): Promise<Data> {
  const there = path === STANDARD_INPUT ? await begunInput(HEAD_BYTES) : undefined;
  const source = there ? { name: path, size: 0, chunks: there.all } : await openSource(path);
  const format = there ? recognise(there.head, path) : await formatOf(path);
  if (format === "gzip" || format === "zip") {
    const packed = there && (await held(path, there.all()));
    const table = await unpacked(packed ?? path, format, reading);
    if (table) return openUnpacked(path, table, reading);
    checkReading(path, "zip", reading);
    return convertedData(path, "zip", reading, packed);
  }
  checkReading(path, format, reading);
  if (format !== "text") return convertedData(path, format, reading, there && (await held(path, there.all())));
  return textData(source, reading);
}

const textData = (source: Source, { layout, dialect }: Reading): Data => ({
  ...source,
  layout,
  dialect,
  inRows: (work) => asking(layout, work),
});

/** The table alone in an archive, if it is one. */
async function unpacked(
  from: string | RandomAccess,
  format: "gzip" | "zip",
  { notes }: Reading,
): Promise<Blob | undefined> {
  const { unpackedTable } = await import("../files/formats/convert.js");
  const work = async (bytes: RandomAccess) => {
    const found = await unpackedTable(bytes, format);
    // In gzip the name follows from that of the file.
    if (found && format === "zip") notes.once(`${bytes.name}: ${unpackedNote(found).text}`);
    return found?.blob;
  };
  return typeof from === "string" ? withAccess(from, work) : work(from);
}

/** Under the name of its archive, which somebody has given. */
async function openUnpacked(path: string, table: Blob, reading: Reading): Promise<Data> {
  const format = recognise(new Uint8Array(await table.slice(0, HEAD_BYTES).arrayBuffer()), path);
  if (format === "gzip") throw gzipNotRead(path);
  checkReading(path, format, reading);
  if (format === "text") return textData(blobSource(table, path), reading);
  return convertedData(path, format, reading, blobAccess(table, path));
}

/** Throws where a file of that format cannot be read as the options say. */
function checkReading(path: string, format: Format, { sheet, layout, dialect }: Reading): void {
  const { encoding, separator, header } = dialect;
  if (sheet !== undefined && format !== "zip") throw fail(texts.notAWorkbook).at({ file: path });
  if (format === "text") return;
  if (separator !== undefined || (encoding !== undefined && !encodingsOf(format).includes(encoding))) {
    throw fail(texts.notAText).at({ file: path });
  }
  // Those have names for their columns, and nothing above.
  if (format !== "zip" && (layout.skipRows || header === false)) throw fail(texts.namesOwn).at({ file: path });
}

/** A file that is no text, as the text that it comes to. */
function convertedData(path: string, format: Converted, reading: Reading, inMemory: RandomAccess | undefined): Data {
  const { layout, dialect } = reading;
  let lines = new LineIndex();
  const numbers = new TextNumbers();
  const data: Data = {
    name: path,
    // How far it has come cannot be told by the bytes of the text.
    size: 0,
    layout,
    dialect: { ...dialect, encoding: "utf-8", separator: ",", typed: true, texts: numbers.columns },
    chunks() {
      lines = new LineIndex();
      const onTable = (like: StatLike) => {
        data.like = like;
      };
      return converted(inMemory ?? path, format, reading, { lines, numbers, onTable });
    },
    async inRows(work) {
      try {
        return await asking(layout, work);
      } catch (error) {
        throw withRow(error, lines);
      }
    },
  };
  return data;
}

/** More than this is for a file. */
const MOST_HELD = 1 << 30;

/** All of what comes through standard input, where a format is not read from its beginning to its end. */
async function held(name: string, parts: AsyncIterable<Uint8Array>): Promise<RandomAccess> {
  const all: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > MOST_HELD) throw fail(texts.inputTooLarge).at({ file: name });
    all.push(part);
  }
  return blobAccess(new Blob(all as Uint8Array<ArrayBuffer>[]), name);
}

/** A pipe can be read only once: what comes out of it is text. */
async function formatOf(path: string): Promise<Format> {
  if (!(await stat(path)).isFile()) return "text";
  const handle = await opened(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return recognise(buffer.subarray(0, bytesRead), path);
  } finally {
    await handle.close();
  }
}

async function opened(path: string): Promise<FileHandle> {
  return open(path).catch((error) => {
    throw fileChanged(path, error instanceof Error ? error.message : String(error));
  });
}

async function* converted(
  from: string | RandomAccess,
  format: Converted,
  { sheet, codes, layout, dialect, notes }: Reading,
  { lines, numbers, onTable }: { lines: LineIndex; numbers: TextNumbers; onTable: (like: StatLike) => void },
): AsyncGenerator<Uint8Array> {
  // Its libraries are loaded only where there is something for them.
  const { convert } = await import("../files/formats/convert.js");
  const convertAll = (bytes: RandomAccess) =>
    convert(
      bytes,
      format,
      {
        sheet,
        skipRows: layout.skipRows,
        codes,
        encoding: dialect.encoding,
        stat: statWasm,
        onTable,
        texts: numbers,
        onNote: ({ text }) => notes.once(`${bytes.name}: ${text}`),
      },
      lines,
    );
  if (typeof from !== "string") return yield* convertAll(from);
  const handle = await opened(from);
  try {
    const before = await handle.stat();
    yield* convertAll(access(from, handle, before.size));
    const after = await handle.stat();
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) throw fileChanged(from);
  } finally {
    await handle.close();
  }
}

async function withAccess<T>(path: string, work: (bytes: RandomAccess) => Promise<T>): Promise<T> {
  const handle = await opened(path);
  try {
    const before = await handle.stat();
    const result = await work(access(path, handle, before.size));
    const after = await handle.stat();
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) throw fileChanged(path);
    return result;
  } finally {
    await handle.close();
  }
}

function access(name: string, handle: FileHandle, size: number): RandomAccess {
  return {
    name,
    size,
    async read(start, end) {
      const bytes = new Uint8Array(end - start);
      for (let at = 0; at < bytes.length; ) {
        const { bytesRead } = await handle.read(bytes, at, bytes.length - at, start + at).catch((error) => {
          throw fileChanged(name, error instanceof Error ? error.message : String(error));
        });
        if (bytesRead === 0) throw fileChanged(name);
        at += bytesRead;
      }
      return bytes;
    },
  };
}
