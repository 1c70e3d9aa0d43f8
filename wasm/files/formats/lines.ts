// SPDX-License-Identifier: GPL-3.0-or-later
/** Finds the row of the table from which a line of the text was made. */

/** From this line on rows are as far ahead as here. */
export type Mark = readonly [line: number, row: number];

/** Rows count as the file itself counts them. Only where they and lines fall out of step something is kept. */
export class LineIndex {
  readonly marks: Mark[];

  constructor(marks: Mark[] = []) {
    this.marks = marks;
  }

  /** The row that begins on this line, both growing from call to call. */
  add(line: number, row: number): void {
    const last = this.marks.at(-1);
    if (!last || last[1] - last[0] !== row - line) this.marks.push([line, row]);
  }

  row(line: number): number | undefined {
    let [low, high] = [0, this.marks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.marks[middle]?.[0] ?? 0) <= line) low = middle + 1;
      else high = middle;
    }
    const mark = this.marks[low - 1];
    if (!mark) return undefined;
    const row = mark[1] + line - mark[0];
    // A cell with line breaks is of its own row all along.
    const next = this.marks[low];
    return next ? Math.min(row, next[1] - 1) : row;
  }
}
