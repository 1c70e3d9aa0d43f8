// SPDX-License-Identifier: Apache-2.0
/** The header line: whether there is one, and which column a name means. */

import { asSeen, shortened } from "../common/characters.js";
import { isNumber } from "../common/number.js";
import type { Said } from "../common/said.js";
import { say } from "../common/said.js";
import { fail, inFile } from "../contract/errors.js";
import * as texts from "./texts.js";

/** Throws when the first line looks like data: every file must name its columns. */
export function checkHeader(header: string[], rows: string[][], file: string, line = 1): void {
  const value = header.every((name) => name === "") ? 0 : findValue(header, rows);
  if (value !== undefined) {
    // The error does not quote the line: it may be somebody's record.
    throw header[value] === ""
      ? fail(texts.firstLineEmpty).at(inFile(file, { line }))
      : fail(texts.headerMissing, value + 1).at(inFile(file, { line }));
  }
}

/** Index of a cell that gives the first line away, when each of its cells could just as well stand below it. */
function findValue(header: string[], rows: string[][]): number | undefined {
  if (header.every(isNumber)) return 0;
  const written = header.findIndex((name, at) => isWrittenAs(name, rows.map((row) => row[at] ?? "").filter(Boolean)));
  if (written >= 0) return written;
  const columns = header.map((name, i) => {
    const values = rows.map((row) => row[i] ?? "");
    const numeric = values.some(isNumber) && values.every((value) => value === "" || isNumber(value));
    return { numeric, fits: numeric ? isNumber(name) : name !== "" && values.includes(name) };
  });
  const numeric = columns.filter((column) => column.numeric);
  const text = columns.filter((column) => !column.numeric);
  // A name such as "2019" above numbers proves nothing by itself; a name that is also a value does.
  const fits =
    numeric.length > 0
      ? numeric.every((column) => column.fits) && text.some((column) => column.fits)
      : text.every((column) => column.fits);
  return fits ? columns.findIndex((column) => column.fits) : undefined;
}

/** Whether a name has the very shape of all cells below it, with several digits in it: an id, a date or an address. */
function isWrittenAs(name: string, cells: string[]): boolean {
  if (cells.length < LEAST_CELLS || isNumber(name) || cells.includes(name)) return false;
  if (/^\S+@\S+\.\S+$/.test(name)) return cells.every((cell) => cell.includes("@"));
  const shape = (text: string) =>
    text
      .replace(/\p{Nd}/gu, "0")
      .replace(/\p{Lu}/gu, "A")
      .replace(/\p{Ll}/gu, "a");
  const own = shape(name);
  return (
    own.split("0").length > 3 && new Set(cells).size === cells.length && cells.every((cell) => shape(cell) === own)
  );
}

const LEAST_CELLS = 5;

/** Index of the column; throws `unknown_column` when no column, or more than one, has the name. */
export function findColumn(header: string[], name: string, file: string): number {
  const first = header.indexOf(name);
  const place = inFile(file, { column: name });
  if (first < 0 || name === "") {
    const advice = header.some(isValueLike) ? say(texts.checkFirstLine) : known(name, header);
    throw fail(texts.columnUnknown, shortened(name), advice).at(place);
  }
  const second = header.indexOf(name, first + 1);
  if (second >= 0) {
    throw fail(texts.columnTwice, shortened(name), first + 1, second + 1).at({ ...place, line: 1 });
  }
  return first;
}

/** A first line with such a cell may be a record after all, so it is not told. */
function isValueLike(name: string): boolean {
  return /^[-+.,\s]*\d|@/.test(name);
}

function known(name: string, header: string[]): Said {
  const near = nearest(name, header);
  const meant = near ? say(texts.didYouMean, shortened(near)) : "";
  const names = header.slice(0, LISTED).map((name) => (name === "" ? say(texts.noName) : shortened(name)));
  const more = header.length - names.length;
  return more > 0 ? say(texts.columnsAreMore, meant, names, more) : say(texts.columnsAre, meant, names);
}

const LISTED = 20;

/** Longer names are told apart by eye; comparing them would take too long. */
const COMPARED = 100;

/** The name that is the same but for case and blanks, or that has less than a third of its letters different. */
export function nearest(name: string, names: string[]): string | undefined {
  if (name.length > COMPARED) return undefined;
  const wanted = folded(name);
  let best: string | undefined;
  let least = Math.floor(wanted.length / 3) + 1;
  for (const candidate of names) {
    if (candidate === "" || candidate.length > COMPARED) continue;
    const steps = distance(wanted, folded(candidate), least);
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}

/** Whether two names look alike: the same but for case, width, blanks around them, and what is not seen. */
export function looksAlike(one: string, other: string): boolean {
  return appearance(one) === appearance(other);
}

function appearance(name: string): string {
  // An apostrophe in front is what spreadsheets and our own files mark a text with.
  return asSeen(name)
    .toUpperCase()
    .toLowerCase()
    .replace(/^['\s]+/, "")
    .trim();
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]+/g, "");
}

/** Levenshtein's distance, where two neighbours that are exchanged are one step, or `limit` when it is not below that. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  let before: number[] = [];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchange = exchanged ? (before[j - 2] ?? 0) + 1 : limit;
      row.push(Math.min(change, exchange, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = above;
    above = row;
  }
  return Math.min(limit, above[b.length] ?? limit);
}
