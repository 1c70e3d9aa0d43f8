// SPDX-License-Identifier: GPL-3.0-or-later
/** One pass over a data file: header recognised, every row of the same width, batch by batch. */

import { shortened } from "../common/characters.js";
import type { Decimal } from "../common/number.js";
import { type Said, say } from "../common/said.js";
import { fail, inFile, type Place, SluiceError } from "../contract/errors.js";
import type { Dialect, DialectChoice, Layout, Split } from "../contract/file-types.js";
import { pacer, type Task } from "../contract/task.js";
import type { NumberForm } from "../protocol/coding.js";
import { type Batch, cellIn, ParsedBatch } from "./batch.js";
import { batchesOf, isSameRow } from "./batches.js";
import { CsvParser } from "./csv.js";
import { sampleRows } from "./delimiter.js";
import { decimalOf, numberedColumns, separatorOf, typedForm } from "./dialect.js";
import * as dialectTexts from "./dialect-texts.js";
import { encodedTwice } from "./encoded-twice.js";
import { checkHeader, findColumn } from "./header.js";
import { checkEnd, linesAbove, linesAsked, startAfter } from "./layout.js";
import { MOST_SKIPPED } from "./layout-check.js";
import { isSumOf, unlikeRows } from "./odd-rows.js";
import { crossedIn, subtotalRows, tableBelow, tablesBeside } from "./other-tables.js";
import { candidatesIn, countsAsked, countsIn, panelIn, peopleAsked, repeatedPeople, saysEachOnce } from "./people.js";
import { PeopleSeen } from "./people-seen.js";
import { piecesOf } from "./pieces.js";
import type { Source } from "./source.js";
import { Options, SplitTable } from "./split.js";
import { eventColumn, labelRows, mayBeLabels, mayBeUnits } from "./survey-exports.js";
import { Tail } from "./tail.js";
import { HEAD_BYTES, openText, type TextFile } from "./text.js";
import * as texts from "./texts.js";

/** A first line by which Excel is told what separates the cells: no row, and not the header. */
const SEPARATOR_LINE = /^"?sep=([^\p{L}\p{N}"\n\r\u0080-\uffff])"?\n/iu;

/** So many rows of a large file show that it is a panel. */
const PANEL_ROWS = 4000;

export interface TableInfo {
  name: string;
  size: number;
  encoding: string;
  delimiter: string;
  header: string[];
  /** The first row as it stands there. */
  written: string[];
  /** On which line of the file the header begins. */
  line: number;
  /** The names of columns as they stand in the file; nothing where they do not. */
  writtenHeader(): readonly string[];
  /** Rows at the beginning that are no people: the header, and those of labels. */
  above: number;
  /** Those of labels. */
  labels: string[][];
  /** Whether one person seems to have several rows, if nobody has said that each row is a person. */
  people(used: readonly string[]): PeopleWatch;
  /** The column of counts where the table seems to be counted already, likewise; columns with answers have none. */
  counts(answers: readonly string[]): string | undefined;
  /** The facts found out where nobody had said so. */
  notes: Said[];
  dialect: Dialect;
  /** How numbers are written in the column of that place, `said` by the rules; throws where that can be read in two ways. */
  formOf(column: number, said?: Decimal): NumberForm;
}

/** Knows the first rows at once, and all others as they go by. */
export interface PeopleWatch {
  /** The columns that it looks at in batches. */
  columns: number[];
  add(batch: Batch): void;
  /** The column that says who is who, where one person has several rows, as far as is known. */
  repeated(): string | undefined;
}

/** Throws where one person seems to have several rows. */
export function checkPeople(people: PeopleWatch, file: string): void {
  const column = people.repeated();
  if (column !== undefined) throw peopleAsked(column, file);
}

/** Throws where the table seems to be counted already. */
export function checkCounts({ counts, name }: TableInfo, answers: readonly string[]): void {
  const column = counts(answers);
  if (column !== undefined) throw countsAsked(column, name);
}

export interface Scanned {
  /** Number of rows below the header. */
  rows: number;
  /**
   * How many blank lines were passed over: those at the end, and where a row has several cells those before it. In a
   * single column a blank line with rows behind it is an empty cell.
   */
  blankLines: number;
  notes: Said[];
}

/** The work on each batch of rows; `columns` are those that it looks at, all if it does not say. */
export interface BatchReader {
  /** If it gives a promise, the next batch waits for it. */
  (batch: Batch): unknown;
  columns?: number[] | undefined;
  /** Those of them that are kept as they stand. */
  kept?: number[] | undefined;
  /** Those of them of which it is enough to tell cells apart. */
  words?: number[] | undefined;
}

export function readColumns(columns: number[], take: (batch: Batch) => unknown, kept: number[] = []): BatchReader {
  return Object.assign(take, { columns, kept });
}

/** The same, and people are watched by columns of their own, which `take` cannot look at. */
export function readWatched(
  columns: number[],
  people: PeopleWatch | undefined,
  take: (batch: Batch) => unknown,
  kept?: number[],
): BatchReader {
  const words = people?.columns.filter((at) => !columns.includes(at)) ?? [];
  const watched = (batch: Batch) => {
    people?.add(batch);
    return take(batch);
  };
  return Object.assign(readColumns([...columns, ...words], watched, kept), { words });
}

/** Reads the whole file. `begin` is told the header. */
export async function scan(source: Source, task: Task, begin: (table: TableInfo) => BatchReader): Promise<Scanned> {
  const { split = [] } = source.layout ?? {};
  if (split.length === 0) return pass(source, task, begin);
  const found = await optionsIn(source, split, task);
  return pass(source, task, (table) => {
    const own = new SplitTable(table.header, found, table.name);
    const take = begin({ ...table, header: own.header });
    table.notes.push(...own.notes);
    const inFile = (at: number) => at < table.header.length;
    const extended = (batch: Batch) =>
      take(new ParsedBatch(own.extend(batch), (at) => (inFile(at) ? batch.asWritten(at) : undefined)));
    return Object.assign(extended, { columns: own.read(take.columns), kept: take.kept?.filter(inFile) });
  });
}

/** The answers in columns of lists: the same as long as the file is. */
const options = new WeakMap<Source, Options[]>();

async function optionsIn(source: Source, split: Split[], { signal }: Task): Promise<Options[]> {
  const before = options.get(source);
  if (before) return before;
  const found = split.map((each) => new Options(each, source.name));
  await pass(source, { signal }, ({ header }) => {
    const at = split.map(({ column }) => findColumn(header, column, source.name));
    return readColumns(at, (batch) => {
      for (const [k, each] of found.entries()) {
        const cellOf = cellIn(batch.column(at[k] as number));
        for (let i = 0; i < batch.length; i++) each.add(cellOf(i));
      }
    });
  });
  options.set(source, found);
  return found;
}

async function pass(source: Source, task: Task, begin: (table: TableInfo) => BatchReader): Promise<Scanned> {
  const pace = pacer(task);
  await pace();
  const text = await openText(source);
  try {
    const { layout = {}, dialect = {} } = source;
    const table = recognise(text, source, task);
    if (!dialect.typed) task.onDialect?.(table.dialect);
    const { name, delimiter, header, size, line, above: passed, labels, notes } = table;
    const take = begin(table);
    const width = header.length;
    const { columns, kept, words } = take;
    const { skipLast, repeatedHeader: repeated } = layout;
    const names = table.dialect.header.value ? table.written : undefined;
    const rowLayout = { name, delimiter, width, line, passed, columns, kept, words, skipLast, names, labels, repeated };
    const tail = new Tail();
    let [rows, blankLines, joints] = [0, 0, 0];
    let refused: SluiceError | undefined;
    let refusedAt = 0;
    for await (const { batch, bytes, ...passed } of batchesOf(tail.of(text.bytes(line)), rowLayout)) {
      [blankLines, joints] = [passed.blankLines, passed.repeated];
      rows += batch?.length ?? 0;
      if (refused) {
        if (rows - refusedAt > MOST_SKIPPED) throw refused;
        continue;
      }
      try {
        const taken = batch && take(batch);
        if (taken instanceof Promise) await taken;
      } catch (error) {
        if (!isOfRow(error)) throw error;
        [refused, refusedAt] = [error, rows];
      }
      await pace();
      task.onProgress?.({ bytes, totalBytes: size, rows });
    }
    // A row that is refused shortly before the end may be none of people: then that is asked.
    if (skipLast === undefined) checkEnd(tail.text(), undefined, { delimiter, width, name });
    if (refused) throw refused;
    task.onProgress?.({ bytes: size, totalBytes: size, rows });
    if (blankLines > 0) task.onBlankLines?.(blankLines);
    if (joints > 0) notes.push(say(texts.repeatedHeadersSkipped, joints));
    for (const note of notes) task.onNote?.(note);
    return { rows, blankLines, notes };
  } finally {
    await text.close();
  }
}

const isOfRow = (error: unknown): error is SluiceError =>
  error instanceof SluiceError && error.place.line !== undefined;

function recognise(file: TextFile, { layout = {}, dialect: choice = {} }: Source, task: Task): TableInfo {
  const { name, size } = file;
  const [before = "", said] = SEPARATOR_LINE.exec(file.head) ?? [];
  const below = file.head.slice(before.length);
  const at = before.length + startAfter(below, layout.skipRows ?? 0, name);
  const line = 1 + (before === "" ? 0 : 1) + (layout.skipRows ?? 0);
  const text = { ...file, head: file.head.slice(at) };
  if (text.head.trim() === "" && text.whole) {
    throw fail(texts.fileEmpty).at(inFile(name));
  }
  const above = layout.skipRows === undefined ? linesAbove(text.head, text.whole, choice.separator ?? said) : undefined;
  if (above !== undefined) throw linesAsked(above, name);
  const separator = separatorOf(text.head, text.whole, said, choice, name);
  const delimiter = separator.value;
  // If the sample cannot be read, the pass itself will stop there and name the line.
  const sample = sampleRows(text.head, text.whole, delimiter) ?? readFirstRow(text, delimiter);
  const [first = []] = sample;
  if (first.length === 0 && text.head.trim() !== "") throw headerTooLong(text, delimiter);
  const written = [...first];
  const named = choice.header ?? true;
  const header = named ? first : numberedColumns(first.length);
  const rows = named ? sample.slice(1) : sample;
  // In joined files the header stands among the rows, and is told from them as they are read.
  const isPerson = (row: string[]) => !named || !isSameRow(row, written);
  alignEnds(header, rows.filter(isPerson), layout.rowNames, inFile(name, { line }));
  const found = named && layout.labelRows === undefined ? labelRows(header, rows) : undefined;
  const labels = layout.labelRows ?? found?.rows ?? 0;
  const others = rows.slice(labels).filter(isPerson);
  const people = others.length > 0 ? others : rows.slice(labels);
  if (choice.header === undefined) checkHeader(header, people, name, line);
  // A small file is looked at as a whole.
  const whole = text.whole ? sampleRows(text.head, true, delimiter, Number.POSITIVE_INFINITY) : undefined;
  const all = whole?.slice((named ? 1 : 0) + labels).filter(isPerson) ?? people;
  const unlike = named ? unlikeRows(all) : [];
  if (
    named &&
    layout.labelRows === undefined &&
    !found &&
    (mayBeLabels(people) || mayBeUnits(people) || unlike[0] === 0)
  )
    throw fail(texts.labelsBelow).at(inFile(name));
  if (whole && layout.eachRow === undefined) {
    checkSums(all, layout, name);
    checkTables(header, all, layout, name);
  }
  const events = eventColumn(header);
  const twice = file.encoding.name.startsWith("utf-") ? encodedTwice(text.head) : undefined;
  const odd = layout.eachRow === undefined ? unlike.filter((row) => row > 0) : [];
  const subtotals = whole ? subtotalRows(all) : [];
  const beside = tablesBeside(header, all);
  const notes = [
    ...(subtotals.length > 0 ? [say(texts.rowsOfSums, subtotals.length, (subtotals[0] as number) + 1)] : []),
    ...(beside ? [say(texts.tablesBeside, ...beside)] : []),
    ...(twice ? [say(dialectTexts.encodedTwice, shortened(twice.word), shortened(twice.before))] : []),
    ...(found ? [say(texts.labelRowsSkipped, found.rows, found.program)] : []),
    ...(events === undefined ? [] : [say(texts.rowsOfEvents, events)]),
    ...(odd.length > 0 ? [say(texts.rowsUnlike, odd.length, (odd[0] as number) + 1)] : []),
  ];
  const { name: encoding, why } = file.encoding;
  const skipped = (named ? 1 : 0) + labels;
  return {
    name,
    size,
    encoding,
    delimiter,
    header,
    written,
    line,
    writtenHeader: () => (named ? writtenNames(file.marked(line), file.whole, delimiter) : []),
    above: skipped,
    labels: rows.slice(0, labels),
    notes,
    people: (used) => {
      const candidates = layout.eachRow === undefined ? candidatesIn(header, used) : [];
      const firstRows = (most: number) =>
        sampleRows(text.head, text.whole, delimiter, most)?.slice(skipped).filter(isPerson) ?? [];
      const named = repeatedPeople(candidates, () => firstRows(Number.POSITIVE_INFINITY));
      // A crossing of answers with their counts has each of them as often.
      const isCounted = () => text.whole && countsIn(header, people, []) !== undefined;
      const shaped = () => {
        const first = firstRows(text.whole ? Number.POSITIVE_INFINITY : PANEL_ROWS);
        return isCounted() || saysEachOnce(candidates, first) ? undefined : panelIn(header, first, used);
      };
      const first = layout.eachRow === undefined ? (named ?? shaped()) : undefined;
      // Waves of a panel may begin far below the first rows.
      const seen = new PeopleSeen(first !== undefined || text.whole ? [] : candidates);
      return { columns: seen.columns, add: (batch) => seen.add(batch), repeated: () => first ?? seen.repeated };
    },
    counts: (answers) => (layout.eachRow === undefined && text.whole ? countsIn(header, people, answers) : undefined),
    dialect: {
      encoding: { value: encoding, why, chosen: choice.encoding !== undefined },
      separator,
      header: {
        value: named,
        why: say(choice.header === undefined ? dialectTexts.whyNames : dialectTexts.whyChosen),
        chosen: choice.header !== undefined,
      },
    },
    formOf: formsOf(text, header, delimiter, skipped, choice, task),
  };
}

/** Below a table stand its sums, its means, and perhaps one more row, the last one as the first. */
const SUMS_BELOW = [1, 2, 3];

/** Throws where the first row or the last ones are sums of all others. */
function checkSums(all: string[][], { labelRows, skipLast }: Layout, file: string): void {
  const rows = all.filter((row) => row.length > 1 && row.some((cell) => cell !== ""));
  const sums = SUMS_BELOW.filter((last) => isSumOf(rows.at(-last) ?? [], rows.slice(0, -last)));
  const last = sums.at(-1);
  if (last !== undefined && skipLast === undefined) throw fail(texts.sumsBelow, last, last).at(inFile(file));
  const [first = [], ...others] = rows;
  if (labelRows === undefined && isSumOf(first, others)) throw fail(texts.sumsAbove).at(inFile(file));
}

/** Throws where a table is counted already, a column for each answer, or another table stands below it. */
function checkTables(header: string[], all: string[][], { skipLast }: Layout, file: string): void {
  const crossed = crossedIn(header, all);
  if (crossed !== undefined) throw fail(texts.countsCrossed, crossed).at(inFile(file, { column: crossed }));
  const below = skipLast === undefined ? tableBelow(all) : undefined;
  if (below !== undefined) throw fail(texts.tableBelow, below, below).at(inFile(file));
}

/** The forms of each column once it is asked for, by all rows of the head below those that are no people. */
function formsOf(
  { head, whole, name }: TextFile,
  header: string[],
  delimiter: string,
  above: number,
  choice: DialectChoice,
  task: Task,
): TableInfo["formOf"] {
  let rows: string[][] | undefined;
  const known = new Map<string, NumberForm>();
  const find = (column: number, said: Decimal | undefined): NumberForm => {
    rows ??= sampleRows(head, whole, delimiter, Number.POSITIVE_INFINITY)?.slice(above) ?? [];
    const cells = rows.map((row) => row[column] ?? "");
    if (choice.typed) return typedForm(cells, said ?? choice.decimal, choice.texts?.[column]);
    const of = header[column] ?? "";
    const found = decimalOf(cells, of, choice, name);
    if (found) task.onDecimal?.(of, found);
    return found?.value ?? "unsettled";
  };
  return (column, said) => {
    // Rules that say how numbers are written leave nothing to be found out, but for those that are no texts.
    if (said && !choice.typed) return said;
    const key = `${column} ${said}`;
    const form = known.get(key) ?? find(column, said);
    known.set(key, form);
    return form;
  };
}

/**
 * Some programs end every row with a delimiter but not the header, or the header but no row. If all of the first rows
 * do so, the header gets the column without a name that they have, or loses the one they lack. Every
 * row is still held against it.
 */
function alignEnds(header: string[], rows: string[][], rowNames: Layout["rowNames"], place: Place): void {
  if (rows.length === 0) return;
  if (rows.every((row) => row.length === header.length + 1)) {
    // R writes names or numbers of rows in a column without a name, and the last column may be empty.
    const numbered = rows.every(([first], i) => first === String(i + 1));
    if (rowNames) header.unshift("");
    else if (!numbered && rows.every((row) => row.at(-1) === "")) header.push("");
    else throw fail(texts.headerShort).at(place);
  } else if (header.at(-1) === "" && rows.every((row) => row.length === header.length - 1)) header.pop();
}

/** The cells of the first row as they stand. */
function writtenNames(head: string, whole: boolean, delimiter: string): readonly string[] {
  const parser = new CsvParser(delimiter, "");
  try {
    for (const { text, end } of piecesOf(head)) {
      const { blank, written } = parser.push(text, whole && end === head.length ? "last" : "more", "all");
      const first = written?.find((_, i) => !blank.includes(i));
      if (first) return first;
    }
  } catch {
    // The pass itself says what is wrong.
  }
  return [];
}

/** The header alone, where a later row is damaged; throws when the header itself is. */
function readFirstRow(text: TextFile, delimiter: string): string[][] {
  const line = text.head.split("\n").find((each) => each.trim() !== "") ?? "";
  return new CsvParser(delimiter, text.name).push(line, "last").rows;
}

/** Throws, too, where it is a quote in it that never closes. */
function headerTooLong(text: TextFile, delimiter: string): SluiceError {
  readFirstRow(text, delimiter);
  return fail(texts.headerTooLong, HEAD_BYTES >> 20).at(inFile(text.name, { line: 1 }));
}
