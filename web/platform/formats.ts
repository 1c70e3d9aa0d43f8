// SPDX-License-Identifier: GPL-3.0-or-later
/** Files that are no text, turned into the CSV that everything else reads, and written. */

import type { Said } from "../../wasm/common/said.js";
import { ENCODINGS } from "../../wasm/contract/encodings.js";
import { fromErrorData } from "../../wasm/contract/errors.js";
import type { EncodingName } from "../../wasm/contract/file-types.js";
import type { CallOptions, DialectChoice, SluiceError } from "../../wasm/engine/sluice.js";
import { withRow } from "../../wasm/files/formats/in-rows.js";
import { LineIndex } from "../../wasm/files/formats/lines.js";
import type {
  Apostrophes,
  FormatReply,
  FormatRequest,
  Sheets,
  WrittenFormat,
} from "../../wasm/files/formats/messages.js";
import { blobAccess, readHead } from "../../wasm/files/formats/random-access.js";
import {
  beginsAsWorkbook,
  type Converted,
  gzipNotRead,
  HEAD_BYTES,
  recognise,
  unpackedNote,
} from "../../wasm/files/formats/recognise.js";
import type { StatFacts } from "../../wasm/files/formats/stat-in.js";
import type { StatOutput } from "../../wasm/files/formats/stat-out.js";
import type { StatLike } from "../../wasm/files/formats/stat-ways.js";
import { messages } from "../messages/page.js";
import { ownError } from "../text/own-error.js";
import { seal } from "./seal.js";
import { workersOf } from "./workers.js";

/** Name of the script that holds the worker; put in when the site is built. */
declare const FORMATS: string;
/** Name of the script that reads SPSS, Stata and SAS. */
declare const STAT: string;

/** The endings and types that a dialogue offers to open. */
export const accepted =
  ".csv,.tsv,.txt,.gz,.zip,.xlsx,.parquet,.sav,.zsav,.por,.dta,.xpt,.sas7bdat,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The origin of a table. */
export interface Origin {
  /** Nothing where it was text already. */
  from?: Converted;
  /** Parts that were not read, or not as one might think. */
  notes: Said[];
  /** The sheets, if it is a workbook. */
  sheets?: Sheets | undefined;
  /** The facts, if it is a file of SPSS, Stata or SAS. */
  facts?: StatFacts | undefined;
  /** How its columns are, where it is of SPSS, Stata or SAS. */
  like?: StatLike | undefined;
}

export interface Opened extends Origin {
  /** The table as text, under the name and with the date of the file. */
  table: File;
  /** How the text is read, as far as that is known. */
  dialect?: DialectChoice;
  /** The row of the file that each of its lines is. */
  lines?: LineIndex;
  /** Numbers that are texts in the file. */
  texts?: DialectChoice["texts"];
}

export interface Options {
  /** The sheet of a workbook to read from now on. */
  sheet?: string | undefined;
  signal?: AbortSignal;
  /** Bytes of the file that have been read. */
  onProgress?(bytes: number): void;
}

/** A person's word on how a file is read; undefined takes back an earlier word. */
export type ChosenDialect = { [K in keyof DialectChoice]?: DialectChoice[K] | undefined };

const said = new WeakMap<File, DialectChoice>();

/** From now on the file is read so. */
export function readAs(file: File, choice: ChosenDialect): void {
  const all = Object.entries({ ...said.get(file), ...choice }).filter(([, value]) => value !== undefined);
  said.set(file, Object.fromEntries(all));
}

/** A person's word so far on how it is read. */
export function dialectOf(file: File): DialectChoice | undefined {
  return said.get(file);
}

/** As it was kept, if it is one. */
export function readDialect(value: unknown): DialectChoice | undefined {
  const { encoding, separator, header, decimal } = Object(value) as Record<string, unknown>;
  const found: DialectChoice = {
    ...(ENCODINGS.includes(encoding as EncodingName) && { encoding: encoding as EncodingName }),
    ...(typeof separator === "string" && separator.length === 1 && { separator }),
    ...(typeof header === "boolean" && { header }),
    ...((decimal === "point" || decimal === "comma") && { decimal }),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}

/** The same for a call. */
export function dialectIn({ dialect }: Pick<Opened, "dialect">): Pick<CallOptions, "dialect"> {
  return dialect ? { dialect } : {};
}

/** The tables made of files that were no text. The file itself stays what it is known by. */
const known = new WeakMap<File, Opened & { encoding: DialectChoice["encoding"] }>();

/** The formats of files, as far as anybody has looked. */
const formats = new WeakMap<File, Converted | "text">();

/** Nothing where the file has not been looked at, or is nothing of which a table is read. */
export function formatOf(file: File): Converted | "text" | undefined {
  return formats.get(file);
}

const sheetsChosen = new WeakMap<File, string>();

/** From now on this sheet of the workbook is read where nobody asks for another one. */
export function chooseSheet(file: File, sheet: string): void {
  sheetsChosen.set(file, sheet);
}

/** The sheet that is read of a workbook, and all that there are, once it has been opened. */
export function sheetsOf(file: File): Sheets | undefined {
  const sheets = known.get(file)?.sheets;
  return sheets && { ...sheets, chosen: sheetsChosen.get(file) ?? sheets.chosen };
}

/** Throws where the file is something of which no table is read. */
export async function openTable(
  file: File,
  { sheet = sheetsChosen.get(file), signal, onProgress }: Options = {},
): Promise<Opened> {
  const before = known.get(file);
  const dialect = dialectOf(file);
  const same = before?.encoding === dialect?.encoding && (sheet === undefined || sheet === before?.sheets?.chosen);
  if (before && same) return { ...before, dialect: { ...dialect, ...MADE, texts: before.texts } };
  const { own, format } = await unpackedFile(file, signal, onProgress);
  formats.set(file, format);
  if (format === "text") return { table: own, ...originOf(file), ...(dialect && { dialect }) };
  const stat = format === "zip" || format === "parquet" ? undefined : (await script(import(STAT))).default;
  const encoding = dialect?.encoding;
  const asked = { what: "read", file: own, name: own.name, format, sheet, stat, encoding } as const;
  const { csv, notes, marks, texts, sheets, facts, like } = await work(asked, signal, (said) => {
    if (said.what === "progress") onProgress?.(said.bytes);
    return said.what === "read" ? said : undefined;
  });
  const table = new File([csv], own.name, { type: "text/csv", lastModified: file.lastModified });
  const all = [...(own === file ? [] : [unpackedNote(own)]), ...notes];
  const opened = { table, from: format, notes: all, sheets, facts, like, texts, lines: new LineIndex(marks) };
  known.set(file, { ...opened, encoding });
  return { ...opened, dialect: { ...dialect, ...MADE, texts } };
}

/** The tables that were alone in archives. */
const unpacked = new WeakMap<File, File>();

/** The file itself, or what is alone in it if it is an archive; and its format. */
async function unpackedFile(
  file: File,
  signal: AbortSignal | undefined,
  onProgress: Options["onProgress"],
): Promise<{ own: File; format: Converted | "text" }> {
  const known = unpacked.get(file);
  const own = known ?? file;
  const head = await readHead(blobAccess(own, own.name), HEAD_BYTES);
  const format = recognise(head, own.name);
  if (known === undefined && (format === "gzip" || (format === "zip" && !beginsAsWorkbook(head)))) {
    const asked = { what: "unpack", file, name: file.name, format } as const;
    const { found } = await work(asked, signal, (said) => {
      if (said.what === "progress") onProgress?.(said.bytes);
      return said.what === "unpacked" ? said : undefined;
    });
    if (found) {
      unpacked.set(file, new File([found.blob], found.name, { lastModified: file.lastModified }));
      return unpackedFile(file, signal, onProgress);
    }
  }
  if (format === "gzip") throw gzipNotRead(own.name);
  return { own, format };
}

/** How the text is written that other files are turned into. */
const MADE: DialectChoice = { encoding: "utf-8", separator: ",", typed: true };

/** The origin of a file that has been opened, as far as it is known. */
export function originOf(file: File): Origin {
  const own = unpacked.get(file);
  return known.get(file) ?? { notes: own ? [unpackedNote(own)] : [] };
}

/** An error about the table of a file says the row of the file. */
export function ofRow(error: unknown, file: File | undefined): unknown {
  return withRow(error, file && known.get(file)?.lines);
}

/** A private file in another format, made by that choice, and what is to be told of it. */
export async function written(
  format: WrittenFormat,
  csv: Blob,
  name: string,
  choice: Apostrophes,
  columns: StatOutput,
): Promise<{ blob: Blob; notes: Said[] }> {
  const ofStat = format === "sav" || format === "dta";
  const stat = ofStat ? { ...columns, module: (await script(import(STAT))).default } : undefined;
  return work({ what: "write", format, name, csv, choice, stat }, undefined, (said) =>
    said.what === "written" ? said : undefined,
  );
}

/** A worker of its own for one piece of work, which ends with it or when it is cancelled. */
async function work<T>(
  asked: FormatRequest,
  signal: AbortSignal | undefined,
  hear: (told: FormatReply) => T | undefined,
): Promise<T> {
  const { default: source } = await script(import(FORMATS));
  // It is given data, and is under the policy that the page has when it starts.
  await seal();
  const workers = await workersOf(source);
  const worker = workers.start();
  try {
    return await new Promise<T>((resolve, reject) => {
      const stop = () => reject(cancelled());
      if (signal?.aborted) stop();
      signal?.addEventListener("abort", stop, { once: true });
      worker.onerror = () =>
        reject(ownError("crashed", "crashed", messages.error.crashed, messages.error.crashedRemedy));
      worker.onmessage = ({ data }: MessageEvent<FormatReply>) => {
        if (data.what === "failed") return reject(fromErrorData(data.error));
        const result = hear(data);
        if (result !== undefined) resolve(result);
      };
      worker.postMessage(asked);
    });
  } finally {
    worker.terminate();
    workers.end();
  }
}

function cancelled(): SluiceError {
  return ownError("reading-cancelled", "cancelled", messages.data.cancelled, messages.data.cancelledRemedy);
}

/** It came with the page; what is in it runs only now. */
async function script(arriving: Promise<{ default: string }>): Promise<{ default: string }> {
  try {
    return await arriving;
  } catch {
    throw ownError("script-missing", "crashed", messages.error.missing, messages.error.missingRemedy);
  }
}
