// SPDX-License-Identifier: GPL-3.0-or-later
/** Numbers that somebody types into a table. */
import { messages } from "../messages/exercises.js";
import { integer, plain } from "../text/format-message.js";

/** The limits that the numbers of a table have to keep to. */
export interface Limits {
  /** The limits of each number, if they are not 0 to 100,000. */
  each?: { least: number; most: number }[];
  /** The limits of the sum of all. */
  sum?: { least: number; most: number };
  /** Whether a row or a column may have none; without counts there is nothing to sum. */
  counts?: boolean;
}

/** A fault in one sentence, and its place. */
export interface Fault {
  says: string;
  row?: number;
  column?: number;
}

const EACH = { least: 0, most: 100_000 };

/** The first thing that is wrong with what has been typed. */
export function fault(
  typed: string[][],
  { rows, columns, limits }: { rows: string[]; columns: string[]; limits: Limits },
): Fault | undefined {
  const t = messages.table;
  for (const [r, row] of typed.entries()) {
    for (const [c, value] of row.entries()) {
      const { least, most } = limits.each?.[c] ?? EACH;
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= least && number <= most) continue;
      const values = { value, least: integer(least), most: integer(most), row: rows[r] ?? "" };
      return { says: plain(t.wrong, values), row: r, column: c };
    }
  }
  if (limits.counts === false) return undefined;
  const numbers = typed.map((row) => row.map(Number));
  const sum = (all: number[]) => all.reduce((so, one) => so + one, 0);
  const row = numbers.findIndex((all) => sum(all) === 0);
  if (row >= 0) return { says: plain(t.rowEmpty, { row: rows[row] ?? "" }), row };
  const column = columns.findIndex((_, c) => sum(numbers.map((all) => all[c] ?? 0)) === 0);
  if (column >= 0) return { says: plain(t.columnEmpty, { column: columns[column] ?? "" }), column };
  const total = sum(numbers.flat());
  const { least, most } = limits.sum ?? { least: 0, most: Number.POSITIVE_INFINITY };
  if (total < least) return { says: plain(t.few, { n: integer(total), least: integer(least) }) };
  if (total > most) return { says: plain(t.many, { n: integer(total), most: integer(most) }) };
  return undefined;
}
