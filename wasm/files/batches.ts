// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The rows of a text, batch by batch. The reader in WebAssembly takes rows that are well formed and of a kind that it
 * knows. From the first other row on, the parser reads, and says what is wrong.
 */

import { fail, inFile } from "../contract/errors.js";
import type { Layout as FileLayout } from "../contract/file-types.js";
import { type Batch, ParsedBatch } from "./batch.js";
import { CsvParser, type Rows, rowsFrom, withoutBlank } from "./csv.js";
import { CsvModule } from "./csv-module.js";
import { CsvScanner, STEP } from "./csv-scanner.js";
import { checkEnd, HeldBack } from "./layout.js";
import { decoded, type TextChunk, type Utf8Piece } from "./text.js";
import * as texts from "./texts.js";

export interface RowLayout {
  /** For messages. */
  name: string;
  delimiter: string;
  /** How many cells each row has, but for those that come first. */
  width: number;
  /** On which line of the file the text begins. */
  line: number;
  /** How many rows come first that are not data: the header, and those of labels. */
  passed: number;
  /** How many rows at the end are not data. */
  skipLast?: number | undefined;
  /** The header as it stands in the file, if it has one. A row that is the same may be one of people, or not. */
  names?: string[] | undefined;
  /** The rows of labels below it. */
  labels?: string[][] | undefined;
  repeated?: FileLayout["repeatedHeader"];
  /** The columns that are looked at, all where it does not say. */
  columns: number[] | undefined;
  /** Those that are kept as they stand. */
  kept?: number[] | undefined;
  /** Those of which it is enough to tell cells apart. */
  words?: number[] | undefined;
}

export interface Reading {
  /** Absent where a piece of the text has no row that ends in it. */
  batch?: Batch;
  /** Bytes of the file read so far. */
  bytes: number;
  /** Blank lines that were passed over so far. */
  blankLines: number;
  /** Rows that were the header again and were left out so far, and rows of labels below them. */
  repeated: number;
}

export async function* batchesOf(text: AsyncIterable<Utf8Piece>, layout: RowLayout): AsyncGenerator<Reading> {
  const { delimiter, width, line, passed, name, skipLast, words } = layout;
  // Cells that are kept also keep their line ends.
  const lineEnds = layout.kept?.length ? "marked" : "joined";
  if (!CsvScanner.reads(delimiter) || skipLast) {
    yield* parsed(decoded(text, name, line, lineEnds), layout, line, passed, 0);
    return;
  }
  const columns = layout.columns ? inOrder(layout.columns) : Array.from({ length: width }, (_, at) => at);
  const kept = inOrder(layout.kept ?? []);
  const stopsAtFirst = layout.names !== undefined && layout.repeated !== "people";
  const module = await CsvModule.start();
  const scanner = new CsvScanner(module, {
    separator: delimiter,
    width,
    line,
    passed,
    columns,
    kept,
    words,
    stopsAtFirst,
  });
  const pieces = text[Symbol.asyncIterator]();
  for (let read = 0, last = false; !last; ) {
    const { value, done } = await pieces.next();
    if (done) last = true;
    else {
      scanner.add(value.bytes);
      read = value.read;
    }
    for (;;) {
      const { step, batch } = scanner.read(last ? "last" : "more");
      yield { ...(batch.length > 0 && { batch }), bytes: read, blankLines: scanner.blankLines, repeated: 0 };
      if (step === STEP.more) break;
      if (step === STEP.full) continue;
      const rest = scanner.rest();
      // The row itself is looked at before what stands behind it.
      const end = rest.bytes.findIndex((byte) => byte === LINE_FEED || byte === CARRIAGE_RETURN) + 1;
      const left = from([rest.bytes.subarray(0, end), rest.bytes.subarray(end)], read, pieces);
      yield* parsed(decoded(left, name, rest.line, lineEnds), layout, rest.line, scanner.toPass, scanner.blankLines);
      return;
    }
  }
}

const inOrder = (columns: number[]) => [...new Set(columns)].sort((a, b) => a - b);

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

async function* from(first: Uint8Array[], read: number, rest: AsyncIterator<Utf8Piece>): AsyncGenerator<Utf8Piece> {
  for (const bytes of first) yield { bytes, read };
  for (;;) {
    const { value, done } = await rest.next();
    if (done) return;
    yield value;
  }
}

/** By the parser, from a line of the file on. */
async function* parsed(
  chunks: AsyncIterable<TextChunk>,
  layout: RowLayout,
  line: number,
  passed: number,
  blank: number,
): AsyncGenerator<Reading> {
  const { name, delimiter, width, skipLast } = layout;
  const kept = layout.kept?.length ? layout.kept : undefined;
  const held = skipLast ? new HeldBack(skipLast) : undefined;
  const parser = new CsvParser(delimiter, name, line);
  let [toPass, blankLines] = [passed, blank];
  const joints = new Joints(layout);
  const rowsIn = (piece: string, end: "more" | "last"): Rows => {
    const all = parser.push(piece, end, kept);
    const batch = withoutBlank(all, width);
    blankLines += all.rows.length - batch.rows.length;
    const first = Math.min(toPass, batch.rows.length);
    toPass -= first;
    const below = joints.without(rowsFrom(batch, first));
    const rows = held ? held.push(below) : below;
    checkWidths(rows, width, name);
    return rows;
  };
  const batchOf = (rows: Rows) =>
    new ParsedBatch(rows, kept && ((at) => rows.written?.map((row) => row[kept.indexOf(at)] as string)));
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes = chunk.bytes;
    const rows = rowsIn(chunk.text, "more");
    yield { ...(rows.rows.length > 0 && { batch: batchOf(rows) }), bytes, blankLines, repeated: joints.left };
  }
  const rows = rowsIn("", "last");
  if (held) checkEnd("", held, { delimiter, width, name });
  blankLines += parser.blankAtEnd;
  yield { ...(rows.rows.length > 0 && { batch: batchOf(rows) }), bytes, blankLines, repeated: joints.left };
}

/** Rows that are the header again, in files that were joined. */
class Joints {
  readonly #layout: RowLayout;
  readonly #labels: string[][];
  /** The row of labels that may come next. */
  #next: number;
  /** Rows that were left out. */
  left = 0;

  constructor(layout: RowLayout) {
    this.#layout = layout;
    this.#labels = layout.labels ?? [];
    this.#next = this.#labels.length;
  }

  /** The rows without these, nor the rows of labels below them; throws where nobody has said what they are. */
  without(all: Rows): Rows {
    const { names, repeated, name } = this.#layout;
    if (!names || repeated === "people") return all;
    const kept = all.rows.flatMap((row, i) => {
      if (isSameRow(row, names)) {
        if (repeated === undefined) throw fail(texts.headerRepeated).at(inFile(name, { line: all.lines[i] ?? 1 }));
        this.#next = 0;
        return [];
      }
      // Not every file that was joined has them: others are people.
      const label = this.#labels[this.#next];
      const isLabel = label !== undefined && isSameRow(row, label);
      this.#next = isLabel ? this.#next + 1 : this.#labels.length;
      return isLabel ? [] : [i];
    });
    if (kept.length === all.rows.length) return all;
    this.left += all.rows.length - kept.length;
    return {
      rows: kept.map((i) => all.rows[i] as string[]),
      lines: kept.map((i) => all.lines[i] as number),
      blank: [],
      ...(all.written && { written: kept.map((i) => all.written?.[i] as string[]) }),
    };
  }
}

/** In other capitals as well, as another program may write the names. */
export function isSameRow(row: string[], names: string[]): boolean {
  return row.length === names.length && row.every((cell, i) => isSameName(cell, names[i] as string));
}

function isSameName(cell: string, name: string): boolean {
  return cell === name || (cell.length === name.length && cell.toLowerCase() === name.toLowerCase());
}

function checkWidths({ rows, lines }: Rows, width: number, name: string): void {
  const ragged = rows.findIndex((row) => row.length !== width);
  if (ragged < 0) return;
  const cells = rows[ragged]?.length ?? 0;
  const place = inFile(name, { line: lines[ragged] ?? 1 });
  // A single cell in a wide table is a note more often than a row.
  throw cells === 1 && width > 2
    ? fail(texts.rowSingle, width).at(place)
    : fail(texts.rowRagged, cells, width).at(place);
}
