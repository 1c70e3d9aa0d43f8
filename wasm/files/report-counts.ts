// SPDX-License-Identifier: GPL-3.0-or-later
/** How often each report stands in a file: of reports, one in a row, or of counts that another program has made. */

import { neutralise } from "../common/cells.js";
import { shortened } from "../common/characters.js";
import { own } from "../common/own.js";
import { say } from "../common/said.js";
import { fail, inFile, type Place, type SluiceError } from "../contract/errors.js";
import type { ReportCounts } from "../contract/estimate-types.js";
import type { Task } from "../contract/task.js";
import type { ProtocolFile, WriteMode } from "../contract/types.js";
import { columnsOf } from "../protocol/columns.js";
import { columnOfReports } from "../protocol/pairs.js";
import { isMarks, isSet, MARKED, UNMARKED } from "../protocol/unary-encoding.js";
import { findColumn, nearest } from "./header.js";
import { recogniser } from "./recogniser.js";
import type { Source } from "./source.js";
import { scan } from "./table.js";
import * as texts from "./texts.js";

/** What a file of reports holds: reports in rows, or a row for each report with its count. */
export interface ReportsIn {
  written: WriteMode;
  as: "rows" | "counts";
}

/** Columns of a file of counts. */
const REPORT = "report";
const COUNT = "count";

export async function countReports(
  source: Source,
  protocol: ProtocolFile,
  { written, as }: ReportsIn,
  task: Task = {},
): Promise<ReportCounts> {
  const file = source.name;
  const counts = new Map<string, number>();
  const { rows } = await scan(source, task, ({ header }) => {
    const reportOf = reports(protocol, written, as, header, file);
    const countOf = as === "counts" ? wholeNumber(header, file) : () => 1;
    return (batch) => {
      batch.rows.forEach((row, i) => {
        const line = batch.lines[i] as number;
        const report = reportOf(row, line);
        counts.set(report, (counts.get(report) ?? 0) + countOf(row, line));
      });
    };
  });
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (rows === 0 || total === 0) {
    throw fail(texts.noReports).at(inFile(file));
  }
  if (!Number.isSafeInteger(total)) {
    throw fail(texts.countsTooLarge).at(inFile(file, { column: COUNT }));
  }
  const named = isMarks(protocol.channel) ? [...counts.keys()] : namesOf(protocol, written);
  return { written, reports: named, counts: named.map((report) => counts.get(report) ?? 0) };
}

function namesOf({ channel, data }: ProtocolFile, written: WriteMode): string[] {
  return written === "values" ? data.categories : channel.reports;
}

type Reading<T> = (row: string[], line: number) => T;

function reports(
  protocol: ProtocolFile,
  written: WriteMode,
  as: ReportsIn["as"],
  header: string[],
  file: string,
): Reading<string> {
  const { channel, guarantee, secret, data, seesSecret } = protocol;
  if (written === "values" && as === "rows") {
    // Categories by their names, to which no rule is to be applied again.
    const { seesSecret: _, coding: __, ...named } = protocol;
    const answerOf = recogniser(named, header, file);
    return (row, line) => data.categories[answerOf(row, line)] as string;
  }
  if (as === "rows") checkNoCounts(header, protocol, written, file);
  const column =
    as === "counts"
      ? REPORT
      : columnOfReports(guarantee.notion, { secret, data, seesSecret, reports: channel.reports });
  const at = columnIn(header, column, protocol, file);
  if (isMarks(channel))
    return (row, line) => setIn(row[at] as string, channel.reports.length, place(file, line, column));
  const names = namesOf(protocol, written);
  checkReportNames(names);
  // A file written by Sluice may carry apostrophes.
  const known = new Map(names.flatMap((name) => [name, neutralise(name)].map((cell) => [cell, name] as const)));
  return (row, line) => {
    const cell = row[at] as string;
    const report = known.get(cell);
    if (report !== undefined) return report;
    throw unknownReport(cell, names, protocol, place(file, line, column));
  };
}

/** A column of counts beside the reports says that rows stand for many: nobody is to be counted as one. */
function checkNoCounts(header: string[], { data, secret }: ProtocolFile, written: WriteMode, file: string): void {
  const own = [data, secret].flatMap((variable) => [variable, ...columnsOf(variable)]).map(({ name }) => name);
  if (written === "values" || !header.includes(COUNT) || own.includes(COUNT)) return;
  throw fail(texts.countsBesideReports, COUNT, REPORT).at(inFile(file, { column: COUNT }));
}

/** Throws where a report, as a file has it, may be another one's name: who counts them would take one for the other. */
export function checkReportNames(names: string[]): void {
  const all = new Set(names);
  const alike = names.find((name) => neutralise(name) !== name && all.has(neutralise(name)));
  if (alike === undefined) return;
  throw fail(texts.reportsAlike, shortened(alike), shortened(neutralise(alike))).at({ category: shortened(alike) });
}

function place(file: string, line: number, column: string): Place {
  return inFile(file, { line, column });
}

/** Reports on several columns stand in one that is named after all of them, or after the first. */
function columnIn(header: string[], column: string, { data }: ProtocolFile, file: string): number {
  const [first] = columnsOf(data);
  const other = first !== undefined && !header.includes(column) && header.includes(first.name) ? first.name : column;
  return findColumn(header, other, file);
}

function setIn(cell: string, categories: number, at: Place): string {
  if (isSet(cell, categories)) return own(cell);
  throw fail(texts.setUnknown, shortened(cell), categories, MARKED, UNMARKED).at({ ...at, category: shortened(cell) });
}

function unknownReport(cell: string, names: string[], { data }: ProtocolFile, at: Place): SluiceError {
  const near = nearest(cell, names);
  const advice = data.categories.includes(cell)
    ? say(texts.isACategory)
    : near === undefined
      ? say(texts.useOwnProtocol)
      : say(texts.didYouMeanReport, shortened(near));
  const where = { ...at, category: shortened(cell) };
  return cell === ""
    ? fail(texts.reportEmpty, advice).at(where)
    : fail(texts.reportNotKnown, shortened(cell), advice).at(where);
}

function wholeNumber(header: string[], file: string): Reading<number> {
  const at = findColumn(header, COUNT, file);
  return (row, line) => {
    const cell = row[at] as string;
    // 1.000 may be a thousand: a count has no point at all, or a single 0 behind it, as some programs write it.
    const count = /^\d+(\.0)?$/.test(cell) ? Number(cell) : Number.NaN;
    if (Number.isSafeInteger(count)) return count;
    throw cell === ""
      ? fail(texts.countMissing).at(place(file, line, COUNT))
      : fail(texts.countWrong, shortened(cell)).at(place(file, line, COUNT));
  };
}
