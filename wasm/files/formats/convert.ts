// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Turns a workbook, a Parquet file or a file of SPSS, Stata or SAS into CSV, piece by piece, and back. It is the door
 * to all that is loaded only for these.
 */
import type { LineIndex } from "./lines.js";
import { parquetRows } from "./parquet-in.js";
import { type Container, guarded } from "./problem.js";
import type { RandomAccess } from "./random-access.js";
import type { Converted } from "./recognise.js";
import { type StatChoice, statRows } from "./stat-in.js";
import { type Row, toCsv } from "./to-csv.js";
import { type Choice, xlsxRows } from "./xlsx-in.js";

export { unpackedTable } from "./archive.js";
export { convertCsv } from "./write.js";

/** `lines` comes to know which row of the file each line of the text is. Throws where anything is not as it should be. */
export function convert(
  file: RandomAccess,
  format: Converted,
  choice: Choice & StatChoice,
  lines: LineIndex,
): AsyncIterable<Uint8Array> {
  const csv = (rows: AsyncGenerator<Row[]>, what: Container) => guarded(toCsv(rows, lines, file.name), file.name, what);
  if (format === "zip") return csv(xlsxRows(file, choice), "workbook");
  if (format === "parquet") return csv(parquetRows(file, choice), "parquet-file");
  return csv(statRows(file, format, choice), format);
}
