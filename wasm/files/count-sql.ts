// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * SQL that counts the reports of a protocol wherever they are kept: estimates need nothing else. It is written in the
 * SQL that DuckDB, Spark and BigQuery have in common. So names are plain, and no text has a quote or a backslash, which
 * each of them writes differently.
 */
import { neutralise } from "../common/cells.js";
import type { SettingsFile } from "../contract/types.js";
import { isMarks, MARKED, UNMARKED } from "../protocol/unary-encoding.js";
import { checkReportNames } from "./report-reading.js";

export interface CountSql {
  /** Lists the values that are no report of the protocol, and how often each stands there: nothing may come out. */
  validate: string;
  /**
   * A row for each report with its count. Values that are no report are counted, too, under their own names: nothing is
   * left out.
   */
  count: string;
}

/** A name of a table or a column that needs no quotes. */
export function isPlainName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !/^sluice_/i.test(name);
}

/** Reports stand in the column `report` of `table`, one in a row. */
export function countSql({ channel }: SettingsFile, table: string): CountSql {
  if (isMarks(channel)) {
    const letters = `REPLACE(REPLACE(report, '${MARKED}', ''), '${UNMARKED}', '')`;
    return {
      validate: `SELECT report, COUNT(*) AS count
FROM ${table}
WHERE report IS NULL OR LENGTH(report) <> ${channel.reports.length} OR LENGTH(${letters}) > 0
GROUP BY report`,
      count: `SELECT report, COUNT(*) AS count
FROM ${table}
GROUP BY report`,
    };
  }
  checkReportNames(channel.reports);
  const known = `WITH sluice_known AS (
  ${cells(channel.reports)
    .map(([cell, report]) => `SELECT ${literal(cell)} AS cell, ${literal(report)} AS report`)
    .join(" UNION ALL\n  ")}
)`;
  const joined = `FROM ${table} AS received LEFT JOIN sluice_known AS known ON received.report = known.cell`;
  return {
    validate: `${known}
SELECT received.report AS report, COUNT(*) AS count
${joined}
WHERE known.cell IS NULL
GROUP BY received.report`,
    count: `${known}
SELECT COALESCE(known.report, received.report) AS report, COUNT(*) AS count
${joined}
GROUP BY COALESCE(known.report, received.report)`,
  };
}

/** Reports as they may stand in a file, which may have marked them as texts for a spreadsheet. */
function cells(reports: string[]): [cell: string, report: string][] {
  const names = new Set(reports);
  return reports.flatMap((report): [string, string][] => {
    const marked = neutralise(report);
    return marked === report || names.has(marked)
      ? [[report, report]]
      : [
          [report, report],
          [marked, report],
        ];
  });
}

/** Spark reads `${…}` within texts as well. */
const AWKWARD = /['\\$\p{Cc}]/u;

/** Awkward characters are put in by their number. */
function literal(text: string): string {
  const parts = Array.from(text.matchAll(/['\\$\p{Cc}]|[^'\\$\p{Cc}]+/gu), ([part]) =>
    AWKWARD.test(part) ? `CHR(${part.codePointAt(0)})` : `'${part}'`,
  );
  return parts.length === 1 ? (parts[0] as string) : parts.length === 0 ? "''" : `CONCAT(${parts.join(", ")})`;
}
