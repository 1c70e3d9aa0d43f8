// SPDX-License-Identifier: GPL-3.0-or-later
/** Numbers that are texts in a workbook, a Parquet file or a file of SPSS, Stata or SAS: "1.200" may be 1.2 or 1200. */
import { decimalShown, type NumberTexts } from "../../common/number.js";

/** A text that can be read with either mark. */
const EITHER = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

export class TextNumbers {
  /**
   * By their numbers from 0, from the first cell on. A reader of a file that still comes in holds on to what is known
   * of a column.
   */
  readonly columns: (NumberTexts | undefined)[] = [];

  add(column: number, text: string, isText: boolean): void {
    const known = this.#of(column);
    if (!text.includes(".")) return;
    const cell = text.trim();
    if (EITHER.test(cell)) known[isText ? "texts" : "numbers"].add(cell);
    else if (isText && decimalShown(cell) === "point") known.point = true;
  }

  /** The same at the end of the file: numbers say something only beside texts, and may be a million. */
  get found(): (NumberTexts | undefined)[] {
    return this.columns.map((known) => (known?.texts.size ? known : undefined));
  }

  #of(column: number): NumberTexts {
    const known = this.columns[column] ?? { texts: new Set(), numbers: new Set(), point: false };
    this.columns[column] = known;
    return known;
  }
}
