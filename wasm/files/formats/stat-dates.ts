// SPDX-License-Identifier: GPL-3.0-or-later
/** Numbers that SPSS, Stata and SAS show as dates and times, as ISO 8601 has them. */
import type { StatFormat } from "./recognise.js";

/** Nothing where the number is no date. */
type DateText = (value: number) => string | undefined;

const DAY = 86_400;
/** Seconds from the day 0 of SPSS (14 October 1582), and of Stata and SAS (1 January 1960), to 1970. */
const FROM_1582 = -Date.UTC(1582, 9, 14) / 1000;
const FROM_1960 = -Date.UTC(1960, 0, 1) / 1000;

/** How numbers of a variable with this format are read; nothing where they are numbers. */
export function dateTextOf(format: string, kind: StatFormat): DateText | undefined {
  if (kind === "dta") return stata(format);
  const name = /^[A-Z]+(?:8601)?[A-Z]*/.exec(format.toUpperCase())?.[0] ?? "";
  return kind === "sav" || kind === "por" ? spss(name) : sas(name);
}

/** The number that is read as this text, if there is one. */
export function numberOfDate(text: string, read: (value: number) => string | undefined): number | undefined {
  return candidates(text).find((value) => read(value) === text);
}

const PER_YEAR: Record<string, number> = { "-": 12, w: 52, q: 4, h: 2 };

/** In each of the ways in which programs count. */
function candidates(text: string): number[] {
  const [, year, unit = "", part] = /^(\d{4})([-wqh])(\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return [(Number(year) - 1960) * (PER_YEAR[unit] as number) + Number(part) - 1];
  const [, sign, hours, minutes, seconds] = /^(-?)(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(text) ?? [];
  if (hours !== undefined) {
    return [(sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))];
  }
  if (!/^\d{4}-\d\d-\d\d(?:T|$)/.test(text)) return [];
  const from1970 = Date.parse(text.includes("T") ? `${text}Z` : text) / 1000;
  const from1960 = from1970 + FROM_1960;
  return [from1970 + FROM_1582, from1960 / DAY, from1960, Math.round(from1960 * 1000)];
}

function spss(name: string): DateText | undefined {
  // Those that show only a week, a month or a quarter count from a day as well.
  if (/^(?:[AEJS]?DATE|MOYR|QYR|WKYR)$/.test(name)) return (seconds) => day(seconds - FROM_1582);
  if (/^(?:DATETIME|YMDHMS)$/.test(name)) return (seconds) => moment(seconds - FROM_1582);
  return /^[DM]?TIME$/.test(name) ? clock : undefined;
}

const SAS_DAYS =
  /^(?:DATE|(?:[BEN]8601|IS8601)?DA|DDMMYY[BCDNPS]?|MMDDYY[BCDNPS]?|YYMMDD[BCDNPS]?|YYMM[CDNPS]?|MMYY[CDNPS]?|YYQR?[CDNPS]?|MONYY|MONNAME|MONTH|YEAR|QTRR?|DAY|DOWNAME|WEEKDAY|WEEKDATX?|WORDDATX?|JULIAN|JULDAY|WEEK[UVW]?|NLDATE.*|NENGO|MINGUO|EURDF.*|E8601DA|B8601DA|IS8601DA|YYMON|PDJULG|PDJULI)$/;
const SAS_MOMENTS =
  /^(?:DATETIME|DATEAMPM|MDYAMPM|[BE]8601D[TNZX]|IS8601D[TNZ]|DT(?:DATE|MONYY|WKDATX|YEAR|YYQC)|NLDATM.*|TWMDY)$/;
const SAS_CLOCKS = /^(?:TIME|TIMEAMPM|TOD|HHMM|MMSS|HOUR|[BE]8601T[MZX]|IS8601T[MZ]|NLTIM.*)$/;

function sas(name: string): DateText | undefined {
  if (SAS_DAYS.test(name)) return (days) => day(days * DAY - FROM_1960);
  if (SAS_MOMENTS.test(name)) return (seconds) => moment(seconds - FROM_1960);
  return SAS_CLOCKS.test(name) ? clock : undefined;
}

function stata(format: string): DateText | undefined {
  const unit = /^%-?t?([dcCwmqhy])/.exec(format)?.[1];
  if (!/^%-?(?:t|d)/.test(format)) return undefined;
  switch (unit) {
    case "d":
      return (days) => day(days * DAY - FROM_1960);
    case "c":
      return (milliseconds) => moment(milliseconds / 1000 - FROM_1960);
    case "m":
      return parts(12, (year, month) => `${year}-${two(month)}`);
    case "w":
      return parts(52, (year, week) => `${year}w${week}`);
    case "q":
      return parts(4, (year, quarter) => `${year}q${quarter}`);
    case "h":
      return parts(2, (year, half) => `${year}h${half}`);
    default:
      // %ty is the year itself; %tC counts leap seconds, of which nobody knows those to come.
      return undefined;
  }
}

/** Counted from 1960, so many a year; the program's own way to write what ISO 8601 has nothing for. */
function parts(perYear: number, text: (year: string, part: number) => string): DateText {
  return (value) => {
    if (!Number.isInteger(value)) return undefined;
    const year = 1960 + Math.floor(value / perYear);
    return inYears(year) ? text(String(year), value - (year - 1960) * perYear + 1) : undefined;
  };
}

const two = (value: number) => String(value).padStart(2, "0");
const inYears = (year: number) => year >= 1000 && year <= 9999;

function day(seconds: number): string | undefined {
  const text = moment(seconds);
  return text?.replace(/T00:00:00$/, "");
}

/** From 1970; thousandths where there are some. */
function moment(seconds: number): string | undefined {
  const date = new Date(Math.round(seconds * 1000));
  if (Number.isNaN(date.getTime()) || !inYears(date.getUTCFullYear())) return undefined;
  return date.toISOString().replace(/(?:\.000|(\.\d+?)0*)Z$/, "$1");
}

/** Hours may be more than 24, and there are times below 0. */
function clock(seconds: number): string | undefined {
  if (!Number.isFinite(seconds) || Math.abs(seconds) > 1e12) return undefined;
  const all = Math.round(Math.abs(seconds) * 1000);
  const [rest, whole] = [all % 1000, Math.floor(all / 1000)];
  const text = `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  const thousandths = rest ? `.${String(rest).padStart(3, "0").replace(/0+$/, "")}` : "";
  return `${seconds < 0 && all > 0 ? "-" : ""}${text}${thousandths}`;
}
