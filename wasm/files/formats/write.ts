// SPDX-License-Identifier: GPL-3.0-or-later
/** A private file, made as CSV, in another format. In a workbook and a Parquet file cells are texts, and stand as they were meant. */
import { original } from "../../common/cells.js";
import { CsvParser } from "../csv.js";
import type { WrittenFormat } from "./messages.js";
import { toParquet } from "./parquet-out.js";
import { type StatWriting, toStat } from "./stat-out.js";
import { toXlsx } from "./xlsx-out.js";

/** `csv` is as Sluice writes it: UTF-8, commas, LF. For SPSS and Stata it is read more than once. */
export function convertCsv(
  format: WrittenFormat,
  csv: () => AsyncIterable<Uint8Array>,
  name: string,
  stat?: Omit<StatWriting, "name">,
): AsyncGenerator<Uint8Array, void, void> {
  if (format === "xlsx") return toXlsx(rowsOf(csv()), name);
  if (format === "parquet") return toParquet(rowsOf(csv()), name);
  if (!stat) throw new Error("there is no module that writes it");
  return toStat(format, () => rowsOf(csv()), { ...stat, name });
}

async function* rowsOf(csv: AsyncIterable<Uint8Array>): AsyncGenerator<string[][]> {
  const parser = new CsvParser(",", "");
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const plain = (rows: string[][]) => rows.map((row) => row.map(original));
  for await (const bytes of csv) yield plain(parser.push(decoder.decode(bytes, { stream: true }), "more").rows);
  yield plain(parser.push(decoder.decode(), "last").rows);
}
