// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Finds the lines of a file that are its table, without the notes above the header and the row of totals below. Nothing
 * is passed over here that nobody has said to pass over; a file that looks so is refused until somebody has said.
 */

import { fail, inFile, type SluiceError } from "../contract/errors.js";
import { CsvParser, type Rows, rowsFrom } from "./csv.js";
import { DELIMITERS } from "./delimiter.js";
import { piecesOf } from "./pieces.js";
import * as texts from "./texts.js";
import { totalOf } from "./totals.js";

/** Notes above a header are few. */
export const MOST_ABOVE = 30;
/** So many rows have to be as wide as each other before the lines above them are taken for notes. */
export const ROWS = 20;
/** Finds where the text begins after its first `lines` lines. */
export function startAfter(head: string, lines: number, file: string): number {
  let at = 0;
  for (let line = 0; line < lines; line += 1) {
    const end = head.indexOf("\n", at);
    if (end < 0) throw fail(texts.skippedAll, lines).at(inFile(file));
    at = end + 1;
  }
  return at;
}

/**
 * How many lines stand above what looks like a table. Each of them fills at most half of the table's width, or a blank
 * line sets them apart, so that none can be its header. If somebody has said the separator, no other one makes a table.
 */
export function linesAbove(head: string, whole: boolean, separator?: string): number | undefined {
  const found = (separator === undefined ? DELIMITERS : [separator]).map((mark) =>
    // A single line above two columns may be the name of a column of lists; a comma would have split these.
    aboveIn(firstRows(head, whole, mark), separator === undefined && mark !== ","),
  );
  // A table from its first line on may have decimal commas below.
  return found.includes(0) ? undefined : found.find((lines) => lines !== undefined);
}

function aboveIn(sample: Sampled[], mayBeLists: boolean): number | undefined {
  const filled = sample.map(({ row }) => row.filter((cell) => cell !== "").length);
  const begin = sample.findIndex((_, i) => {
    const below = sample.slice(i, i + ROWS);
    const width = below[0]?.row.length ?? 0;
    return below.length > 1 && width > 1 && filled[i] === width && below.every(({ row }) => row.length === width);
  });
  if (begin === 0) return 0;
  // An index without a name in front of the others.
  const [top] = sample;
  if (begin === 1 && top?.row[0] === "" && top.row.slice(1).every(Boolean) && top.row.length === sample[1]?.row.length)
    return 0;
  if (begin < 0 || begin > MOST_ABOVE) return undefined;
  const [first, next] = [sample[begin] as Sampled, sample[begin + 1] as Sampled];
  const width = first.row.length;
  if (mayBeLists && begin === 1 && width === 2 && first.line === 2) return undefined;
  const above = sample[begin - 1] as Sampled;
  // A title may have commas of its own. Set apart by a blank line and of another width, it is still no header.
  const apart = first.line - above.line > 1 && sample.slice(0, begin).every(({ row }) => row.length < width);
  if (!apart && filled.slice(0, begin).some((cells) => 2 * cells > width)) return undefined;
  // The header of such rows: they all end with a delimiter, it does not.
  if (first.row.at(-1) === "" || (next.row.at(-1) === "" && above.row.length === width - 1)) return undefined;
  return first.line - 1;
}

interface Sampled {
  row: string[];
  line: number;
}

/** The first rows that are not blank. */
function firstRows(head: string, whole: boolean, delimiter: string): Sampled[] {
  const rows: Sampled[] = [];
  try {
    const parser = new CsvParser(delimiter, "");
    for (const { text, end } of piecesOf(head)) {
      const batch = parser.push(text, whole && end === head.length ? "last" : "more");
      batch.rows.forEach((row, i) => {
        if (row.some((cell) => cell !== "")) rows.push({ row, line: batch.lines[i] as number });
      });
      if (rows.length > MOST_ABOVE + ROWS) break;
    }
  } catch {
    // The readable rows decide; the pass itself says what is wrong.
  }
  return rows.slice(0, MOST_ABOVE + ROWS);
}

export function linesAsked(lines: number, file: string): SluiceError {
  return fail(texts.linesAbove, lines).at(inFile(file, { line: 1 }));
}

/** The name that the last row of a text goes by, where it is one of totals. */
function totalsBelow(tail: string, delimiter: string, width: number): string | undefined {
  const lines = tail.split("\n").filter((each) => each.trim() !== "");
  const line = lines.pop();
  if (line === undefined || width < 2) return undefined;
  const [row = [], ...more] = rowsIn(line, delimiter);
  const name = more.length === 0 && row.length === width ? totalOf(row) : undefined;
  // An answer that others have as well is none.
  const at = name === undefined ? -1 : row.indexOf(name);
  return lines.some((each) => at >= 0 && rowsIn(each, delimiter)[0]?.[at] === name) ? undefined : name;
}

/** How many rows of empty cells there are at the end of a text, as spreadsheets write them; quotes mean an empty answer. */
function emptyBelow(tail: string, delimiter: string, width: number): number {
  if (width < 2) return 0;
  const lines = tail.split("\n").filter((line) => line.includes(delimiter) || line.trim() !== "");
  return lines.length - 1 - lines.findLastIndex((line) => line.replaceAll(delimiter, "").trim() !== "");
}

/**
 * Notes at the end of a table that is as wide in every line. They are rows in which the first cell alone is filled. An
 * empty row sets them apart from the others, or they read like notes. How many there are, and how many rows are to go
 * with the empty ones.
 */
function notesBelow(tail: string, delimiter: string, width: number): { rows: number; last: number } | undefined {
  if (width < 2) return undefined;
  const all = tail.trimEnd().split("\n");
  const lines = all.slice(-MOST_ABOVE);
  const kinds = lines.map((line) => {
    if (line.replaceAll(delimiter, "").trim() === "") return line.includes(delimiter) ? "empty" : "blank";
    const [row = [], ...more] = rowsIn(line, delimiter);
    return more.length === 0 && row.length === width && row.filter(Boolean).length === 1 ? "note" : "row";
  });
  const end = kinds.lastIndexOf("row") + 1;
  const below = kinds.slice(end);
  const rows = below.filter((kind) => kind === "note").length;
  if (rows === 0 || end === 0) return undefined;
  // Right below the others it may be a person who has answered nothing but the first question.
  const above = all.slice(0, all.length - lines.length + end);
  if (below[0] === "note" && !lines.slice(end).every((line) => readsLikeNote(line, delimiter, above))) return undefined;
  return { rows, last: below.filter((kind) => kind !== "blank").length };
}

/**
 * Whether no row above has the only cell. It also has several words or a mark of a source, or all answers of its column
 * come again.
 */
function readsLikeNote(line: string, delimiter: string, above: string[]): boolean {
  const [row = []] = rowsIn(line, delimiter);
  const at = row.findIndex(Boolean);
  const cell = row[at];
  if (cell === undefined) return true;
  const others = above.slice(1).flatMap((other) => rowsIn(other, delimiter)[0]?.[at] || []);
  const counts = new Map<string, number>();
  for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
  if (counts.has(cell)) return false;
  if (/\p{L}.*[:：]|^[*†‡§©([=_-]|[\p{L}\d][\s-]+\S+\s+\S|https?:/u.test(cell)) return true;
  return others.length >= LEAST_ANSWERED && [...counts.values()].every((count) => count > 1);
}

/** So many people have answered before nobody else is thought to have an answer of its own. */
const LEAST_ANSWERED = 20;

/** The rows of a line; none where it begins or ends within a cell. */
function rowsIn(line: string, delimiter: string): string[][] {
  try {
    return new CsvParser(delimiter, "").push(line, "last").rows;
  } catch {
    return [];
  }
}

/** Throws where the last rows may be no people, and nobody has said so: a row of totals, rows of empty cells, or notes. */
export function checkEnd(tail: string, held: HeldBack | undefined, { delimiter, width, name: file }: End): void {
  const name = held ? held.totals : totalsBelow(tail, delimiter, width);
  const empty = held ? held.empty : emptyBelow(tail, delimiter, width);
  const place = inFile(file);
  // A person who leaves out a note below the totals has said nothing of these.
  if (name) throw (held ? fail(texts.totalsLeft, name, held.count + 1) : fail(texts.totalsBelow, name)).at(place);
  // Before empty rows below them: who leaves out those alone has said nothing of the notes.
  const notes = held ? undefined : notesBelow(tail, delimiter, width);
  if (notes) throw fail(texts.notesBelow, notes.rows, notes.last).at(place);
  if (empty > 0) throw fail(texts.emptyBelow, empty, (held?.count ?? 0) + empty).at(place);
}

interface End {
  delimiter: string;
  width: number;
  name: string;
}

function joinedRows(one: Rows, other: Rows): Rows {
  const rows = { rows: [...one.rows, ...other.rows], lines: [...one.lines, ...other.lines], blank: [] };
  return other.written ? { ...rows, written: [...(one.written ?? []), ...other.written] } : rows;
}

/** Holds the last rows back, which nobody is to see. */
export class HeldBack {
  #rows: Rows = { rows: [], lines: [], blank: [] };
  /** A copy of the last row that was handed on: whoever has it may add to it. */
  #last: string[] = [];
  /** How many rows of empty cells were handed on last. */
  #empty = 0;

  constructor(readonly count: number) {}

  /** Gives these rows and those before them, but for the last `count`. */
  push(more: Rows): Rows {
    const both = joinedRows(this.#rows, more);
    const all = both.rows;
    const end = Math.max(0, all.length - this.count);
    if (end > 0) this.#last = (all[end - 1] as string[]).map((cell) => cell.trim());
    const filled = all.findLastIndex((row, i) => i < end && (row.length < 2 || row.some((cell) => cell.trim() !== "")));
    this.#empty = end - 1 - filled + (filled < 0 ? this.#empty : 0);
    this.#rows = rowsFrom(both, end);
    return rowsFrom(both, 0, end);
  }

  get empty(): number {
    return this.#empty;
  }

  /** The name that the last row goes by of those that were handed on, where it is one of totals. */
  get totals(): string | undefined {
    return this.#last.length < 2 ? undefined : totalOf(this.#last);
  }
}
