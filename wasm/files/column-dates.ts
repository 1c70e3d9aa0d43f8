// SPDX-License-Identifier: GPL-3.0-or-later
/** Dates in cells: in numbers of any order, with years of two digits, or with months in words. */

import { type MonthReader, readersOf } from "./month-words.js";

/** Cells that count as another category, as a coding has them. */
export interface Merge {
  into: string;
  cells: string[];
}

type Order = "ymd" | "dmy" | "mdy";

/** A way to read the dates of a column, with a cell that others read in another way. */
interface DateReading {
  /** The places of day, month and year, or the language of the months. */
  as: string;
  /** The cell as it reads it: "2024-03-05"; years of two digits stay so. */
  date: string;
  month: Merge[];
  year: Merge[];
}

/** The same dates by month and by year; where they can be read in several ways, what all ways have in common. */
export interface Dates {
  month: Merge[];
  year: Merge[];
  /** These ways, where there are several. */
  either?: { cell: string; readings: DateReading[] };
}

interface Parts {
  year: string;
  month: number;
  day: number | undefined;
}

/** The dates that a cell can be, by the order of its numbers. */
interface Dated {
  cell: string;
  /** Cells of one shape are read in one order. */
  shape: string;
  by: Partial<Record<Order, Parts>>;
}

const ORDERS: Order[] = ["dmy", "mdy", "ymd"];
const YEAR = /^(?:1[89]|20)\d\d$/;
const TWO = /^\d\d$/;
const TIME = /(?:[T ,]+\d{1,2}:\d\d.*)?$/;
const NUMBERS = /^(\d{1,4})([-/.年년])\s?(\d{1,2})(?:\2|月|월)\s?(\d{1,4})[日일.]?$/u;
/** A letter, at most three numbers, and a year among them: months in words are looked for nowhere else. */
const WORDED =
  /^(?=.*\p{L})(?=.*(?<!\d)(?:(?:1[89]|20)\d\d(?!\d)|\d{1,2}\D+\d\d\D*$))\D*(?:\d{1,4}\D+){0,2}\d{1,4}\D*$/u;

/** Different days of a month, where they are days; where few numbers come there, they are years. */
const NEARLY_ALL_DAYS = 28;
const FEW_DAYS = 8;

/** Nothing where less than this share of the cells are dates. */
export function datesIn(cells: readonly string[], least: number): Dates | undefined {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 0) return undefined;
  const timeless = filled.map((cell) => ({ cell, text: cell.replace(TIME, "") }));
  const numbered = timeless.flatMap(({ cell, text }) => {
    const found = NUMBERS.exec(text);
    const dated = found && datedBy(cell, [found[1], found[3], found[4]] as [string, string, string]);
    return dated ? [dated] : [];
  });
  if (numbered.length >= least * filled.length) return datesOf([{ all: numbered }]);
  const worded = timeless.filter(({ text }) => WORDED.test(text));
  if (worded.length + numbered.length < least * filled.length) return undefined;
  const texts = worded.map(({ text }) => text);
  const ways = readersOf(texts, least).map((reader) => ({
    language: reader.language,
    all: [...numbered, ...worded.flatMap(({ cell, text }) => inWords(cell, text, reader))],
  }));
  const whole = ways.filter(({ all }) => all.length >= least * filled.length);
  return whole.length > 0 ? datesOf(whole) : undefined;
}

function datedBy(cell: string, [first, second, third]: [string, string, string]): Dated | undefined {
  const by: Dated["by"] = {};
  const add = (order: Order, year: string, month: string, day: string) => {
    if (Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31)
      by[order] = { year, month: Number(month), day: Number(day) };
  };
  const isYear = (text: string) => YEAR.test(text) || TWO.test(text);
  // With four digits it is told by them.
  if (isYear(first) && third.length <= 2) add("ymd", first, second, third);
  if (isYear(third) && first.length <= 2) {
    add("dmy", third, second, first);
    add("mdy", third, first, second);
  }
  const shape = `${YEAR.test(first)} ${YEAR.test(third)}`;
  return Object.keys(by).length > 0 ? { cell, shape, by } : undefined;
}

function inWords(cell: string, text: string, reader: MonthReader): Dated[] {
  const found = reader.read(text);
  if (!found) return [];
  const { month, numbers } = found;
  const [first = "", second] = numbers;
  if (numbers.length === 1)
    return YEAR.test(first) ? [{ cell, shape: "month", by: { dmy: { year: first, month, day: undefined } } }] : [];
  if (numbers.length !== 2 || second === undefined) return [];
  const by: Dated["by"] = {};
  const isDay = (number: string) => number.length <= 2 && Number(number) >= 1 && Number(number) <= 31;
  const isYear = (number: string) => YEAR.test(number) || TWO.test(number);
  if (isYear(second) && isDay(first)) by.dmy = { year: second, month, day: Number(first) };
  if (isYear(first) && isDay(second)) by.ymd = { year: first, month, day: Number(second) };
  const shape = `words ${YEAR.test(first)} ${YEAR.test(second)}`;
  return Object.keys(by).length > 0 ? [{ cell, shape, by }] : [];
}

function datesOf(ways: { language?: string; all: Dated[] }[]): Dates {
  const readings = ways.flatMap(({ language, all }) => {
    const allowed = ordersOf(all);
    const open = ORDERS.filter((order) =>
      [...allowed.values()].some((orders) => orders.length > 1 && orders.includes(order)),
    );
    return (open.length > 0 ? open : [undefined]).map((order) => readingOf(all, allowed, order, language));
  });
  const [first, ...others] = readings as [Reading, ...Reading[]];
  const month = others.every((other) => same(other.month, first.month)) ? first.month : [];
  const year = others.every((other) => same(other.year, first.year)) ? first.year : [];
  if (others.length === 0) return { month, year };
  const cell = first.dates.find(([cell, date]) => others.some((other) => other.of.get(cell) !== date))?.[0];
  if (cell === undefined) return { month, year };
  return {
    month,
    year,
    either: {
      cell,
      readings: readings.map(({ as, of, month, year }) => ({ as, date: of.get(cell) ?? "", month, year })),
    },
  };
}

/** The orders in which all cells of a shape can be read, of which days that are none are left out. */
function ordersOf(all: Dated[]): Map<string, Order[]> {
  const shapes = new Map<string, Dated[]>();
  for (const dated of all) shapes.set(dated.shape, [...(shapes.get(dated.shape) ?? []), dated]);
  return new Map([...shapes].map(([shape, own]) => [shape, likely(own)]));
}

function likely(own: Dated[]): Order[] {
  const found = ORDERS.filter((order) => own.some(({ by }) => by[order]));
  const whole = found.filter((order) => own.every(({ by }) => by[order]));
  // If no order fits all, nobody can tell.
  const orders = whole.length > 0 ? whole : found;
  const days = (order: Order) => new Set(own.map(({ by }) => by[order]?.day)).size;
  if (!orders.some((order) => days(order) >= NEARLY_ALL_DAYS)) return orders;
  return orders.filter((order) => days(order) >= FEW_DAYS);
}

interface Reading extends Omit<DateReading, "date"> {
  dates: [cell: string, date: string][];
  of: Map<string, string>;
}

function readingOf(all: Dated[], allowed: Map<string, Order[]>, order: Order | undefined, language?: string): Reading {
  const read = all.flatMap(({ cell, shape, by }) => {
    const orders = allowed.get(shape) ?? [];
    const own = order !== undefined && orders.includes(order) ? [order, ...orders] : orders;
    const parts = own.map((each) => by[each]).find((each) => each !== undefined);
    return parts ? [{ cell, ...parts }] : [];
  });
  const two = (number: number) => String(number).padStart(2, "0");
  const dates = read.map(({ cell, year, month, day }): [string, string] => [
    cell,
    `${year}-${two(month)}${day === undefined ? "" : `-${two(day)}`}`,
  ]);
  return {
    as: [language, order].filter((part) => part !== undefined).join(" "),
    dates,
    of: new Map(dates),
    month: merged(read, ({ year, month }) => `${year}-${two(month)}`),
    year: merged(read, ({ year }) => year),
  };
}

function merged<T extends { cell: string }>(read: T[], nameOf: (date: T) => string): Merge[] {
  const all = new Map<string, string[]>();
  for (const date of read) {
    const into = nameOf(date);
    const cells = all.get(into);
    if (cells) cells.push(date.cell);
    else all.set(into, [date.cell]);
  }
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([into, cells]) => ({ into, cells }));
}

const same = (one: Merge[], other: Merge[]) => JSON.stringify(one) === JSON.stringify(other);
