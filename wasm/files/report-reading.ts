// SPDX-License-Identifier: GPL-3.0-or-later
/** Finds the report in a row of a file, by the protocol; a row without one is passed over, and counted as missing. */

import { neutralise } from "../common/cells.js";
import { shortened } from "../common/characters.js";
import { own } from "../common/own.js";
import { say } from "../common/said.js";
import { fail, inFile, type Place, type SluiceError } from "../contract/errors.js";
import type { SettingsFile, WriteMode } from "../contract/types.js";
import { codingOf, MISSING } from "../protocol/coding.js";
import { columnsOf } from "../protocol/columns.js";
import { columnOfReports } from "../protocol/pairs.js";
import { wordingsOf } from "../protocol/question-words.js";
import { isMarks, isSet, MARKED, UNMARKED } from "../protocol/unary-encoding.js";
import { findColumn, nearest } from "./header.js";
import { meaningAmong } from "./look-alikes.js";
import { type Joining, recogniser } from "./recogniser.js";
import * as texts from "./texts.js";

/** Columns of a file of counts. */
const REPORT = "report";
export const COUNT = "count";

/** The names that may stand in the place of a report. */
export function namesOf({ channel, data }: SettingsFile, written: WriteMode): string[] {
  return written === "values" ? data.categories : channel.reports;
}

export type Reading<T> = (row: string[], line: number) => T;

/** The report of a row; nothing where its cell is empty or says that a value is missing, and that is no report. */
export function reportsIn(
  protocol: SettingsFile,
  written: WriteMode,
  as: "rows" | "counts",
  header: string[],
  file: string,
  joining?: Joining,
): Reading<string | undefined> {
  const { channel, data, coding } = protocol;
  if (written === "values" && as === "rows") return valuesIn(protocol, header, file, joining);
  if (as === "rows") checkNoCounts(header, protocol, written, file);
  const column = as === "counts" ? REPORT : columnOfReportsIn(protocol, header);
  const at = findColumn(header, column, file);
  // If a missing answer is a category, it has reports of its own: an empty cell is then an answer that was not
  // protected.
  const missing = new Set(
    data.categories.includes(MISSING) ? [] : [MISSING, ...(codingOf(coding, data.name)?.missing ?? [])],
  );
  if (isMarks(channel)) {
    const width = channel.reports.length;
    return (row, line) => {
      const cell = row[at] as string;
      return missing.has(cell) && !isSet(cell, width) ? undefined : setIn(cell, width, placeOf(file, line, column));
    };
  }
  const names = namesOf(protocol, written);
  checkReportNames(names);
  // A file written by Sluice may carry apostrophes.
  const known = new Map(names.flatMap((name) => [name, neutralise(name)].map((cell) => [cell, name] as const)));
  const meant = meaningAmong(known.keys());
  const others = new Map<string, string>();
  return (row, line) => {
    const cell = row[at] as string;
    const report = known.get(cell);
    if (report !== undefined || missing.has(cell)) return report;
    const other = others.get(cell) ?? known.get(meant(cell));
    if (other !== undefined) {
      others.set(own(cell), other);
      joining?.(column, cell, other);
      return other;
    }
    throw unknownReport(cell, names, protocol, placeOf(file, line, column));
  };
}

/** The columns of a file in which its reports stand. */
export function reportColumns(protocol: SettingsFile, written: WriteMode, header: string[]): string[] {
  return written === "values"
    ? columnsOf(protocol.data).map(({ name }) => name)
    : [columnOfReportsIn(protocol, header)];
}

/** Categories by their names, to which no rule is to be applied again. */
function valuesIn(
  protocol: SettingsFile,
  header: string[],
  file: string,
  joining?: Joining,
): Reading<string | undefined> {
  const { seesSecret: _, coding: __, ...named } = protocol;
  const answerOf = recogniser(named, header, file, undefined, joining);
  const columns = columnsOf(protocol.data);
  const at = columns.map(({ name }) => findColumn(header, name, file));
  const nameless = columns.every(({ values }) => values.includes(MISSING));
  return (row, line) => {
    const missing = !nameless && at.every((column) => row[column] === MISSING);
    return missing ? undefined : (protocol.data.categories[answerOf(row, line)] as string);
  };
}

/** A column of counts beside the reports says that rows stand for many: nobody is to be counted as one. */
function checkNoCounts(header: string[], { data, secret }: SettingsFile, written: WriteMode, file: string): void {
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

export function placeOf(file: string, line: number, column: string): Place {
  return inFile(file, { line, column });
}

/**
 * Reports on several columns stand in one that is named after all of them, or after the first. A form names its column after
 * the question as people read it: then that is the column, where it is one alone.
 */
function columnOfReportsIn(protocol: SettingsFile, header: string[]): string {
  const { channel, guarantee, secret, data, seesSecret } = protocol;
  const column = columnOfReports(guarantee.notion, { secret, data, seesSecret, reports: channel.reports });
  if (header.includes(column)) return column;
  const [first] = columnsOf(data);
  if (first !== undefined && header.includes(first.name)) return first.name;
  const [worded, ...others] = header.filter((name) => wordingsOf(protocol).includes(name));
  return worded !== undefined && others.length === 0 ? worded : column;
}

function setIn(cell: string, categories: number, at: Place): string {
  if (isSet(cell, categories)) return own(cell);
  throw fail(texts.setUnknown, shortened(cell), categories, MARKED, UNMARKED).at({ ...at, category: shortened(cell) });
}

function unknownReport(cell: string, names: string[], { data }: SettingsFile, at: Place): SluiceError {
  if (cell === "") return fail(texts.reportEmpty).at({ ...at, category: cell });
  const near = nearest(cell, names);
  const advice = data.categories.includes(cell)
    ? say(texts.isACategory)
    : near === undefined
      ? say(texts.useOwnProtocol)
      : say(texts.didYouMeanReport, shortened(near));
  const where = { ...at, category: shortened(cell) };
  return fail(texts.reportNotKnown, shortened(cell), advice).at(where);
}
