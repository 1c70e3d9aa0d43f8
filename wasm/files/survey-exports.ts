// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Rows below the header of a survey's export that hold labels or ids instead of a person's answers, as the programs document
 * them. Certain ones are left out and told; what only looks so is asked about.
 */

import { isNumber } from "../common/number.js";

/** So many rows, of the program of that name. */
export interface Labels {
  rows: number;
  program: string;
}

/** Nothing where the first rows are people as far as anybody can tell. */
export function labelRows(header: string[], rows: string[][]): Labels | undefined {
  const [first, second] = rows;
  if (first === undefined) return undefined;
  const ids = [first, second ?? []].findIndex((row) => all(row, (cell) => IMPORT_ID.test(cell)));
  if (ids >= 0) return { rows: ids + 1, program: "Qualtrics" };
  const cellOf = (row: string[] | undefined, name: string) => row?.[header.indexOf(name)];
  const known = Object.entries(QUALTRICS).filter(([name, label]) => cellOf(first, name) === label);
  if (known.length >= 3) return { rows: 1, program: "Qualtrics" };
  // Its exports of before 2016 have numbers for names, and the names that others have below.
  if (/^V\d+$/.test(header[0] ?? "") && LEGACY.every((name) => first.includes(name)))
    return { rows: 1, program: "Qualtrics" };
  if (LIMESURVEY.every((code) => first.includes(code))) return { rows: 1, program: "LimeSurvey" };
  const isTags = (row: string[] | undefined) =>
    row !== undefined && row.filter(Boolean).length > 1 && all(row, (cell) => HXL.test(cell));
  // Hashtags in the next row as well are answers.
  if (isTags(first) && !rows.slice(1).some(isTags)) return { rows: 1, program: "HXL" };
  const isId = (row: string[] | undefined) =>
    UUID.test(cellOf(row, "_uuid") ?? "") || isNumber(cellOf(row, "_id") ?? "");
  if (["_id", "_uuid"].every((name) => header.includes(name))) {
    // Labels in several languages.
    const labels = rows.findIndex(isId);
    if (labels > 0 && labels <= MOST_LANGUAGES) return { rows: labels, program: "Kobo" };
  }
  const monkey = (names: string[]) =>
    names.every((name) => cellOf(first, name) === "" && isNumber(cellOf(second, name) ?? ""));
  if (SURVEYMONKEY.some(monkey)) return { rows: 1, program: "SurveyMonkey" };
  return undefined;
}

/** Whether the first row has words of its own in every column in which all the others have numbers. */
export function mayBeLabels(rows: string[][]): boolean {
  const [first = [], ...others] = rows;
  const numeric = first.flatMap((cell, at) => {
    const below = others.map((row) => row[at] ?? "").filter((other) => other !== "");
    return below.length > 2 && below.every(isNumber) ? [cell] : [];
  });
  // A code for a missing answer is the same one in several columns.
  const words = numeric.every((cell) => /\p{L}{2}/u.test(cell) && !isNumber(cell));
  return numeric.length > 1 && words && new Set(numeric).size === numeric.length;
}

const OF_SIZE =
  "[kcdmµμu]?(?:g|m|l|s|mol|eq|Pa|cal|J|W|V|Hz|bar|IU|U)|mmHg|mm Hg|h|hrs?|min|sec|lbs?|in|ft|oz|mi|°\\s?[CF]|%|‰|bpm|db";
const OF_TIME =
  "years?|yrs?|months?|weeks?|days?|hours?|minutes?|seconds?|jaar|jaren|maanden|dagen|uur|Jahren?|Monate|Tage|Stunden|ans?|années?|mois|jours?|años|meses|días|anni|mesi|giorni|anos|lat|let|roky|år|vuotta|évek?|лет|мес|дн|чел|岁|歳|年|세|кг|гр?|см|мм|мл|л|км|руб\\.?|公斤|厘米";
const OF_MONEY = "€|\\$|£|¥|EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|JPY|euros?|dollars?";
const ONE = `(?:1?0?[0-9]*\\^?\\d*\\s?)?(?:${OF_SIZE}|${OF_TIME}|${OF_MONEY})[²³23]?`;
const UNIT = new RegExp(`^[[(]?${ONE}(?:\\s?[/·*]\\s?(?:${ONE}|\\d+))*[\\])]?$`, "iu");
const NOTHING = /^[-–—./]?$/u;

/** Whether the first row has units of columns in which all others have numbers, and nothing else that says something. */
export function mayBeUnits(rows: string[][]): boolean {
  const [first = [], ...others] = rows;
  if (others.length < 3) return false;
  const units = first.filter((cell, at) => {
    const below = others.map((row) => row[at] ?? "").filter((other) => other !== "");
    return below.length > 2 && below.every(isNumber) && UNIT.test(cell.trim());
  });
  const isUnlike = (cell: string, at: number) =>
    NOTHING.test(cell.trim()) || UNIT.test(cell.trim()) || others.every((row) => row[at] !== cell);
  return units.length > 0 && first.every(isUnlike);
}

/** A column by which one record has several rows, as in REDCap's projects with events or repeated forms. */
export function eventColumn(header: string[]): string | undefined {
  const raw = REDCAP_RAW.find((name) => header.includes(name));
  return raw ?? (header.includes("Record ID") ? REDCAP_LABELS.find((name) => header.includes(name)) : undefined);
}

const IMPORT_ID = /^\{"ImportId":/;
const HXL = /^#[a-z][a-z0-9_]*(?:\s*\+[a-z][a-z0-9_]*)*$/i;
const UUID = /^(?:uuid:)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const QUALTRICS = {
  StartDate: "Start Date",
  EndDate: "End Date",
  Status: "Response Type",
  IPAddress: "IP Address",
  Progress: "Progress",
  "Duration (in seconds)": "Duration (in seconds)",
  Finished: "Finished",
  RecordedDate: "Recorded Date",
  ResponseId: "Response ID",
};
const LEGACY = ["ResponseID", "ResponseSet"];
const MOST_LANGUAGES = 5;
/** The second line of its "VV" files. */
const LIMESURVEY = ["id", "submitdate", "lastpage", "startlanguage"];
/** As its exports have called them over the years. */
const SURVEYMONKEY = [
  ["Respondent ID", "Collector ID"],
  ["RespondentID", "CollectorID"],
  ["respondent_id", "collector_id"],
];
const REDCAP_RAW = ["redcap_repeat_instance", "redcap_repeat_instrument", "redcap_event_name"];
const REDCAP_LABELS = ["Repeat Instance", "Repeat Instrument", "Event Name"];

function all(row: string[], fits: (cell: string) => boolean): boolean {
  const filled = row.filter((cell) => cell !== "");
  return filled.length > 0 && filled.every(fits);
}
