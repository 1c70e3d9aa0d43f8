// SPDX-License-Identifier: GPL-3.0-or-later
/** Finds where the table of a sheet begins, as `layout.ts` finds it in a text, and which columns it has. */

import { MOST_ABOVE, ROWS } from "../layout.js";
import type { SheetRow } from "./sheet.js";

/** So many rows decide. */
export const SAMPLE = MOST_ABOVE + ROWS;

export interface Begin {
  /** The row of the header. */
  row: number;
  /** Its columns, from 0, the last one not among them. */
  from: number;
  to: number;
  /** Whether the rows above it look like notes. */
  notes: boolean;
}

export function isBlank(cells: (string | undefined)[]): boolean {
  return cells.every((cell) => cell === undefined || cell.trim() === "");
}

/** The first row that is not empty, or the one below what looks like notes where `mayHaveNotes`. Nothing where all are empty. */
export function tableBegins(rows: SheetRow[], mayHaveNotes: boolean): Begin | undefined {
  const filled = rows.filter(({ cells }) => !isBlank(cells)).map((row) => ({ row: row.row, ...extent(row) }));
  const [first] = filled;
  if (!first) return undefined;
  const at = mayHaveNotes ? belowNotes(filled) : 0;
  const { row, from, to } = filled[at] as Extent;
  // Programs write the numbers of rows into a column without a name, in front of all others.
  const below = filled.slice(at + 1);
  const numbered = from > 0 && below.length > 0 && below.every((each) => each.from === from - 1);
  return { row, from: numbered ? from - 1 : from, to, notes: at > 0 };
}

interface Extent {
  row: number;
  from: number;
  to: number;
  /** How many of its cells are not empty. */
  cells: number;
}

function extent({ cells }: SheetRow): Omit<Extent, "row"> {
  const filled = cells.flatMap((cell, column) => (isBlank([cell]) ? [] : [column]));
  return { from: filled[0] ?? 0, to: (filled.at(-1) ?? 0) + 1, cells: filled.length };
}

/** Index of a full row above which all others are notes, and whose columns hold all cells below; 0 where there is none. */
function belowNotes(filled: Extent[]): number {
  const begin = filled.findIndex(({ from, to, cells }, i) => {
    const below = filled.slice(i + 1, i + ROWS);
    return (
      to - from > 1 && cells === to - from && below.length > 0 && below.every((row) => from <= row.from && row.to <= to)
    );
  });
  if (begin < 1 || begin > MOST_ABOVE) return 0;
  const [header, last] = [filled[begin] as Extent, filled[begin - 1] as Extent];
  const width = header.to - header.from;
  const above = filled.slice(0, begin);
  const apart = header.row - last.row > 1 && above.every((row) => row.to - row.from < width);
  return apart || above.every(({ cells }) => 2 * cells <= width) ? begin : 0;
}

/** A note in a single line. */
export function noteOf(cells: (string | undefined)[]): string[] {
  const texts = Array.from(cells, (cell = "") => cell.replace(/\s+/g, " ").trim());
  return texts.slice(0, texts.findLastIndex((text) => text !== "") + 1);
}
