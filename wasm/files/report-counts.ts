// SPDX-License-Identifier: GPL-3.0-or-later
/** How often each report stands in a file: of reports, one in a row, or of counts that another program has made. */

import { shortened } from "../common/characters.js";
import { fail, inFile } from "../contract/errors.js";
import type { ReportCounts } from "../contract/estimate-types.js";
import type { Task } from "../contract/task.js";
import type { SettingsFile, WriteMode } from "../contract/types.js";
import { isMarks } from "../protocol/unary-encoding.js";
import { findColumn } from "./header.js";
import { JoinedRows } from "./joined-rows.js";
import { COUNT, namesOf, placeOf, type Reading, reportColumns, reportsIn } from "./report-reading.js";
import type { Source } from "./source.js";
import { scan } from "./table.js";
import * as texts from "./texts.js";

/** The contents of a file of reports: reports in rows, or a row for each report with its count. */
export interface ReportsIn {
  written: WriteMode;
  as: "rows" | "counts";
  /** The column of rows that holds them, where somebody has said so: otherwise the one that is named after the question. */
  column?: string;
}

export async function countReports(
  source: Source,
  protocol: SettingsFile,
  { written, as, column }: ReportsIn,
  task: Task = {},
): Promise<ReportCounts> {
  const file = source.name;
  const counts = new Map<string, number>();
  let missing = 0;
  const joined = new JoinedRows();
  await scan(source, task, ({ header }) => {
    const reportOf = reportsIn(
      protocol,
      written,
      as,
      underOwnName(header, protocol, written, column),
      file,
      joined.add,
    );
    const countOf = as === "counts" ? wholeNumber(header, file) : () => 1;
    return (batch) => {
      batch.rows.forEach((row, i) => {
        const line = batch.lines[i] as number;
        const report = reportOf(row, line);
        const count = countOf(row, line);
        if (report === undefined) missing += count;
        else counts.set(report, (counts.get(report) ?? 0) + count);
      });
    };
  });
  joined.tell(task);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) {
    throw fail(texts.noReports).at(inFile(file));
  }
  if (!Number.isSafeInteger(total + missing)) {
    throw fail(texts.countsTooLarge).at(inFile(file, { column: COUNT }));
  }
  const named = isMarks(protocol.channel) ? [...counts.keys()] : namesOf(protocol, written);
  return {
    written,
    reports: named,
    counts: named.map((report) => counts.get(report) ?? 0),
    ...(missing > 0 && { missing }),
  };
}

/** The column that somebody has named, under the name that reports go by; of several columns that hold a report none is. */
function underOwnName(
  header: string[],
  protocol: SettingsFile,
  written: WriteMode,
  column: string | undefined,
): string[] {
  const [own, ...others] = reportColumns(protocol, written, header);
  if (column === undefined || own === undefined || others.length > 0) return header;
  return header.map((name) => (name === column ? own : name));
}

function wholeNumber(header: string[], file: string): Reading<number> {
  const at = findColumn(header, COUNT, file);
  return (row, line) => {
    const cell = row[at] as string;
    // 1.000 may be a thousand: a count has no point at all, or a single 0 behind it, as some programs write it.
    const count = /^\d+(\.0)?$/.test(cell) ? Number(cell) : Number.NaN;
    if (Number.isSafeInteger(count)) return count;
    throw cell === ""
      ? fail(texts.countMissing).at(placeOf(file, line, COUNT))
      : fail(texts.countWrong, shortened(cell)).at(placeOf(file, line, COUNT));
  };
}
