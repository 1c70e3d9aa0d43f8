// SPDX-License-Identifier: GPL-3.0-or-later
/** Tables that are no list of people: crossed counts, subtotals, and two tables in one file. */

import { isNumber } from "../common/number.js";
import { isTotal } from "./totals.js";
import { isYesNo } from "./yes-no.js";

const WHOLE = /^\d+$/;
const LEAST_ROWS = 3;

/** From 18 to 24, from 65 on, or below 18. */
const RANGE = /^(?:[<>≤≥]\s*)?\d+(?:[.,]\d+)?(?:\s*[-–—]\s*\d+(?:[.,]\d+)?|\s*\+)$|^[<>≤≥]\s*\d+(?:[.,]\d+)?\+?$/;

/**
 * The first of several columns of counts, one for each answer, beside a column that names the rows. The answers are yes
 * and no, or ranges, or the counts have a column of their sums. Ordinary people have such columns by no chance.
 */
export function crossedIn(header: readonly string[], rows: readonly string[][]): string | undefined {
  if (rows.length < LEAST_ROWS || header.length < 3) return undefined;
  const cellsOf = (at: number) => rows.map((row) => row[at] ?? "");
  const names = cellsOf(0);
  if (names.some((cell) => cell === "" || isNumber(cell)) || new Set(names).size < names.length) return undefined;
  const columns = header.map((_, at) => at).slice(1);
  if (!columns.every((at) => cellsOf(at).every((cell) => WHOLE.test(cell)))) return undefined;
  const headings = columns.map((at) => header[at] ?? "");
  const isSum = (at: number) =>
    columns.length > 2 &&
    rows.every((row) => {
      const others = columns.filter((other) => other !== at).reduce((sum, other) => sum + Number(row[other]), 0);
      return Number(row[at]) === others && others > 0;
    });
  const answers = headings.filter((name) => !isTotal(name));
  const areAnswers = answers.length > 1 && (isYesNo(answers) || answers.every((name) => RANGE.test(name)));
  return areAnswers || columns.some(isSum) ? header[1] : undefined;
}

/** Whether a cell is called after a total, alone or beside a name: "Total", "Noord totaal". */
function namesTotal(cell: string): boolean {
  const words = cell.split(/\s+/);
  return isTotal(cell) || (words.length > 1 && (isTotal(words[0] as string) || isTotal(words.at(-1) as string)));
}

/**
 * The places of rows that are sums of those just above or just below them, up to the next such row. Each is named a total
 * or lacks an answer that other rows have.
 */
export function subtotalRows(rows: readonly string[][]): number[] {
  const width = rows[0]?.length ?? 0;
  const may = rows.flatMap((row, i) => (row.some((cell) => cell === "" || namesTotal(cell)) ? [i] : []));
  if (may.length < 2 || may.length > rows.length / 3) return [];
  const numbers = Array.from({ length: width }, (_, at) => at).filter((at) =>
    rows.every((row) => WHOLE.test(row[at] ?? "")),
  );
  const isSum = (i: number, from: number, to: number, at: number) => {
    const parts = rows.slice(from, to).map((row) => Number(row[at]));
    return (
      parts.length > 1 && Number(rows[i]?.[at]) > 0 && Number(rows[i]?.[at]) === parts.reduce((sum, n) => sum + n, 0)
    );
  };
  const found = numbers.map((at) => {
    const above = may.filter((i, k) => isSum(i, (may[k - 1] ?? -1) + 1, i, at));
    const below = may.filter((i, k) => isSum(i, i + 1, may[k + 1] ?? rows.length, at));
    return above.length >= below.length ? above : below;
  });
  const most = found.reduce((one, other) => (other.length > one.length ? other : one), []);
  return most.length > 1 ? most : [];
}

/**
 * How many rows the last ones are that are a table of their own. Their first row has words alone, which no other row has,
 * and no cell of the rows above comes again in its column. In both parts answers come again.
 */
export function tableBelow(rows: readonly string[][]): number | undefined {
  const filled = rows.map((row, i) => ({ row, i })).filter(({ row }) => row.some((cell) => cell !== ""));
  const width = rows[0]?.length ?? 0;
  if (width < 2 || filled.length < 2 * LEAST_ROWS) return undefined;
  const cells = filled.map(({ row }) => row.map((cell, at) => `${at} ${cell}`).filter((_, at) => row[at] !== ""));
  const last = new Map(cells.flatMap((row, i) => row.map((cell) => [cell, i] as const)));
  const counts = new Map<string, number>();
  for (const cell of cells.flat()) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const again = (part: readonly string[][]) => part.some((row) => row.some((cell) => (counts.get(cell) ?? 0) > 1));
  let reach = -1;
  for (let k = 1; k < filled.length - 1; k += 1) {
    for (const cell of cells[k - 1] as string[]) reach = Math.max(reach, last.get(cell) as number);
    const { row, i } = filled[k] as { row: string[]; i: number };
    const isHeader = row.every((cell) => /\p{L}/u.test(cell) && !/\p{N}/u.test(cell));
    if (!isHeader || reach >= k || k < LEAST_ROWS || filled.length - k < LEAST_ROWS) continue;
    if ((cells[k] as string[]).some((cell) => counts.get(cell) !== 1)) continue;
    if (!again(cells.slice(0, k)) || !again(cells.slice(k + 1))) continue;
    // Empty rows between both go along.
    return rows.length - ((filled[k - 1] as { i: number }).i + 1 || i);
  }
  return undefined;
}

/**
 * The columns on both sides of one that has no name and no cell. Each side has several columns, or one ends before the
 * other.
 */
export function tablesBeside(header: readonly string[], rows: readonly string[][]): [string, string] | undefined {
  const isEmpty = (row: readonly string[], from: number, to: number) =>
    row.slice(from, to).every((cell) => cell === "");
  const at = header.findIndex((name, i) => i > 0 && name === "" && rows.every((row) => isEmpty(row, i, i + 1)));
  const [before, after] = [header[at - 1], header.slice(at).find(Boolean)];
  const last = rows.at(-1);
  if (at < 1 || !before || !after || !last) return undefined;
  const several = at > 1 && header.slice(at).filter(Boolean).length > 1;
  return several || isEmpty(last, 0, at) || isEmpty(last, at, header.length) ? [before, after] : undefined;
}
