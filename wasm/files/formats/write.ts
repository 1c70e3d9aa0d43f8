// SPDX-License-Identifier: GPL-3.0-or-later
/** A private file, made as CSV, in another format. In a workbook and a Parquet file cells are texts, and stand as they were meant. */
import { original } from "../../common/cells.js";
import { asCell } from "../../common/characters.js";
import { isNumber } from "../../common/number.js";
import { CsvParser } from "../csv.js";
import { textIn } from "../kept-cells.js";
import type { Apostrophes, WrittenFormat } from "./messages.js";
import { toParquet } from "./parquet-out.js";
import { type StatWriting, toStat } from "./stat-out.js";
import { toXlsx } from "./xlsx-out.js";

/** `csv` is as Sluice writes it by that choice: UTF-8, commas, LF. For SPSS and Stata it is read more than once. */
export function convertCsv(
  format: WrittenFormat,
  csv: () => AsyncIterable<Uint8Array>,
  name: string,
  choice: Apostrophes,
  stat?: Omit<StatWriting, "name">,
): AsyncGenerator<Uint8Array, void, void> {
  if (format === "xlsx") return toXlsx(rowsOf(csv(), choice), name);
  if (format === "parquet") return toParquet(rowsOf(csv(), choice), name);
  if (!stat) throw new Error("there is no module that writes it");
  return toStat(format, () => withValues(rowsOf(csv(), choice)), { ...stat, name });
}

async function* rowsOf(csv: AsyncIterable<Uint8Array>, choice: Apostrophes): AsyncGenerator<string[][]> {
  const parser = new CsvParser(",", "");
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const { keep, spreadsheetSafe = "reports" } = choice;
  const mayHaveOne = (name: string) =>
    spreadsheetSafe === "all" || (spreadsheetSafe === "reports" && !keep.includes(asCell(name)));
  let marked: boolean[] | undefined;
  const plain = (text: string, end: "more" | "last") => {
    const { written = [] } = parser.push(text, end, "all");
    return written.map((row) => {
      const texts = row.map(textIn);
      marked ??= texts.map(mayHaveOne);
      return texts.map((cell, at) => (marked?.[at] ? original(cell) : cell));
    });
  };
  for await (const bytes of csv) yield plain(decoder.decode(bytes, { stream: true }), "more");
  yield plain(decoder.decode(), "last");
}

/** In columns that have types, blanks are no part of a number, nor a text of their own. */
async function* withValues(batches: AsyncIterable<string[][]>): AsyncGenerator<string[][]> {
  const inColumn = (cell: string) => {
    const text = asCell(cell);
    return text === "" || isNumber(text) ? text : cell;
  };
  for await (const rows of batches) yield rows.map((row) => row.map(inColumn));
}
