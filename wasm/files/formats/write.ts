// SPDX-License-Identifier: GPL-3.0-or-later
/** A private file, made as CSV, as a workbook or a Parquet file: there cells are texts, and stand as they were meant. */
import { original } from "../../common/cells.js";
import { CsvParser } from "../csv.js";
import type { WrittenFormat } from "./messages.js";
import { toParquet } from "./parquet-out.js";
import { toXlsx } from "./xlsx-out.js";

/** `csv` is as Sluice writes it: UTF-8, commas, LF. */
export function convertCsv(
  format: WrittenFormat,
  csv: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Uint8Array, void, void> {
  return (format === "xlsx" ? toXlsx : toParquet)(rowsOf(csv), name);
}

async function* rowsOf(csv: AsyncIterable<Uint8Array>): AsyncGenerator<string[][]> {
  const parser = new CsvParser(",", "");
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const plain = (rows: string[][]) => rows.map((row) => row.map(original));
  for await (const bytes of csv) yield plain(parser.push(decoder.decode(bytes, { stream: true }), "more").rows);
  yield plain(parser.push(decoder.decode(), "last").rows);
}
