// SPDX-License-Identifier: GPL-3.0-or-later
/** A workbook or a Parquet file as CSV, piece by piece, and the other way: the door to all that is loaded only for these. */
import type { LineIndex } from "./lines.js";
import { parquetRows } from "./parquet-in.js";
import { guarded } from "./problem.js";
import type { RandomAccess } from "./random-access.js";
import type { Format } from "./recognise.js";
import { toCsv } from "./to-csv.js";
import { type Choice, xlsxRows } from "./xlsx-in.js";

export { convertCsv } from "./write.js";

/** `lines` comes to know which row of the file each line of the text is. Throws where anything is not as it should be. */
export function convert(
  file: RandomAccess,
  format: Exclude<Format, "text">,
  choice: Choice,
  lines: LineIndex,
): AsyncIterable<Uint8Array> {
  const [rows, what] =
    format === "zip"
      ? ([xlsxRows(file, choice), "workbook"] as const)
      : ([parquetRows(file, choice.onNote), "parquet-file"] as const);
  return guarded(toCsv(rows, lines, file.name), file.name, what);
}
