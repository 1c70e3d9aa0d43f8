// SPDX-License-Identifier: GPL-3.0-or-later
/** Recognises what separates the cells, from the first rows. */
import { isNumber } from "../common/number.js";
import { CsvParser, withoutBlank } from "./csv.js";
import { piecesOf } from "./pieces.js";

export const DELIMITERS = [",", ";", "\t", "|"];
const SAMPLE_ROWS = 200;

export interface Weighed {
  delimiter: string;
  /** How many cells the first row has, and the share of the first rows that have as many. */
  cells: number;
  share: number;
  /** Another one that gives every row as many cells as the first, as this one does. */
  other?: string;
}

/** The delimiter that gives the first rows the same number of cells, as many as possible. */
export function weighDelimiters(head: string, whole: boolean): Weighed {
  let best: Weighed = { delimiter: ",", share: 0, cells: 1 };
  for (const mark of DELIMITERS) {
    const delimiter = withBlank(head, mark) ? `${mark} ` : mark;
    const widths = sampleRows(head, whole, delimiter)?.map((row) => row.length);
    const cells = widths?.[0] ?? 1;
    if (!widths || cells < 2) continue;
    const share = widths.filter((width) => width === cells).length / widths.length;
    const other = share === 1 && best.share === 1 ? { other: best.delimiter } : {};
    if (share > best.share || (share === best.share && cells > best.cells)) {
      best = { delimiter, share, cells, ...other };
    } else if (share === 1 && best.share === 1) best.other ??= delimiter;
  }
  return best;
}

/** Marks that stand between cells now and then; all others are part of words. */
const UNUSUAL = "^~:!#$*@&%+= ";
/** Answers of two words may stand below a name of two words. */
const LEAST_CELLS = { mark: 2, blank: 3 };
const LEAST_ROWS = 4;

/** A mark that stands as often in each of the first rows, the header among them, where no usual one does. */
export function unusualDelimiter(head: string, whole: boolean): string | undefined {
  return [...UNUSUAL].find((mark) => {
    const rows = sampleRows(head, whole, mark);
    const cells = rows?.[1]?.length ?? 0;
    if (!rows || rows.length < LEAST_ROWS || cells < LEAST_CELLS[mark === " " ? "blank" : "mark"]) return false;
    // R writes no name above the names of rows.
    const names = rows[0]?.length ?? 0;
    if (names !== cells && (names < LEAST_CELLS.mark || names !== cells - 1)) return false;
    if (!rows.every((row, i) => (i === 0 || row.length === cells) && row.every((cell) => cell !== ""))) return false;
    return mark !== " " || hasColumns(rows.slice(1));
  });
}

/** Whether words that blanks part stand in columns, one of them of numbers: in phrases such as "a or b" one is always the same. */
function hasColumns(rows: string[][]): boolean {
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] as string));
  return columns.some((cells) => cells.every(isNumber)) && columns.every((cells) => new Set(cells).size > 1);
}

/** Whether cells stand under each other, as on paper: with as many gaps of blanks in each line, some of them wider. */
export function inColumns(head: string, whole: boolean): boolean {
  const lines = head.split("\n").filter((line) => line.trim() !== "");
  const first = (whole ? lines : lines.slice(0, -1)).slice(0, SAMPLE_ROWS).map((line) => line.trim());
  const cells = first.map((line) => line.split(/[ \t]+/).length);
  const isEven = cells.length >= LEAST_ROWS && (cells[0] ?? 0) > 1 && cells.every((count) => count === cells[0]);
  return isEven && first.some((line) => /\S {2,}\S/.test(line));
}

/** As somebody has said it, with the blank that stands behind it before quotes. */
export function delimiterSaid(head: string, mark: string): string {
  return withBlank(head, mark) ? `${mark} ` : mark;
}

/**
 * Whether quoted cells stand behind a blank, as in `1, "b, c"`. A quote counts only right after the delimiter, so the
 * blank has to be part of it. It is, if every delimiter outside quotes has it.
 */
function withBlank(head: string, mark: string): boolean {
  if (!head.includes(`${mark} "`)) return false;
  // The head ends anywhere: in a quoted cell, or between a delimiter and its blank.
  const outside = `${head} `.replace(/"[^"]*("|$)/g, "");
  return !outside.replaceAll(`${mark} `, "").includes(mark);
}

/** The first rows of the table, `most` of them, or nothing when they cannot be read with this delimiter. */
export function sampleRows(
  head: string,
  whole: boolean,
  delimiter: string,
  most = SAMPLE_ROWS,
): string[][] | undefined {
  try {
    const parser = new CsvParser(delimiter, "");
    const sample: string[][] = [];
    let width: number | undefined;
    for (const { text, end } of piecesOf(head)) {
      // The head ends anywhere, so its last row may be half a row.
      const batch = parser.push(text, whole && end === head.length ? "last" : "more");
      width ??= batch.rows.find((_, i) => !batch.blank.includes(i))?.length;
      sample.push(...withoutBlank(batch, width ?? 1).rows.slice(0, most - sample.length));
    }
    return sample;
  } catch {
    return undefined;
  }
}
