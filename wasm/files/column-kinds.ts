// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The kind of each column of a file, by its cells. Beside it stands all that a person may want to mend before the column is
 * shared or hidden.
 */

import { asTyped } from "../common/characters.js";
import { isNumber } from "../common/number.js";
import type { ColumnSummary, Inspection } from "../contract/file-types.js";
import { type Dates, datesIn } from "./column-dates.js";
import { isPostcodeHeading, namesIn, weightsIn } from "./headings.js";
import { joinedIn } from "./look-alikes.js";
import { codesByCount, missingCodes } from "./missing-codes.js";
import { isYesNo } from "./yes-no.js";

export type ColumnKindName =
  | "empty"
  | "constant"
  | "address"
  | "names"
  | "id"
  | "text"
  | "date"
  | "postcode"
  | "weights"
  | "yes-no"
  | "numbers"
  | "categories";

export interface ColumnKind {
  name: string;
  kind: ColumnKindName;
  /** Another kind that it may be, which only the person can tell. */
  perhaps?: ColumnKindName;
  /** Different cells, the empty one not among them; null for more than are counted. */
  distinct: number | null;
  empty: number;
  /** Whether single people can be told apart by it. */
  namesPeople: boolean;
  /** Cells that may stand for no answer. */
  codes: string[];
  /** Answers that look like one, in several spellings, the commonest first. */
  alike: string[][];
  /** The same dates by month and by year, where these are fewer. */
  dates?: Dates;
}

/** So much of what a column holds is of its kind; the rest is slips and codes. */
const MOST = 0.9;
/** Fewer different cells than this tell no single people apart. */
const MANY = 20;
/** Names under a heading that does not say of whom are of people if there are more of them than of regions or teams. */
const FEW_NAMES = 5;
/** The letters of an answer that somebody has put into words. */
const LONG = 40;
const FEW_WORDS = 3;
const FEW_PEOPLE = 5;

const ADDRESS = [
  /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u,
  /^(?:\+|00)\d[\d\s()./-]{6,20}$/,
  /^\(?0\d{1,5}\)?[\s/.-]\d[\d\s/.-]{4,14}$/,
  /^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/,
];
const UNIQUE = /^\{?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\}?$/i;
/** One word of digits, and letters before or between them. */
const CODED = /^(?=.*\d)[\p{L}\d][\p{L}\d_./#:-]*$/u;
/** Two to four words, each with a capital letter, as a name has them: "Ana de la Cruz", "Cruz, Ana". */
const NAME = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*,?\s+)(?:(?:\p{Ll}{1,4}\s+){0,2}\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+|$)){1,3}$/u;
const WORDS = /^[\p{L}\p{M}\s'’.,-]+$/u;

/** A postcode of any country, where the heading says that it is one; and those that look like nothing else. */
const POSTCODE = /^(?=.*\d)[\p{L}\d][\p{L}\d\s-]{1,9}$/u;
const OWN_POSTCODE = /^(?:\d{4} [A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)$/i;
/** Digits in two parts, or with a country, or with a zero in front, as postcodes have them and other codes as well. */
const LIKE_POSTCODE = /^(?:\d{2}-\d{3}|\d{3} \d{2}|\d{5}-\d{3,4}|\d{3,4}-\d{3,4}|[A-Z]{1,2}-\d{4,5})$/i;
const ZERO_IN_FRONT = /^0\d{3,5}$/;

/** Weights of a survey are 1 on average, as most programs make them. */
const ABOUT_ONE = 0.25;
const EXACTLY_ONE = 0.002;

/** The columns stand in the file's order. */
export function columnKinds({ columns, preview, rows, person }: Inspection): ColumnKind[] {
  return columns.map((column, at) => {
    const found = kindOf(column, { rows, first: preview.map((row) => row[at] ?? "") });
    // It says who is who, though people have several rows.
    const isId = column.name === person && ["numbers", "categories", "id", "text"].includes(found.kind);
    return isId ? { ...found, kind: "id", namesPeople: true, alike: [] } : found;
  });
}

function kindOf(column: ColumnSummary, { rows, first }: { rows: number; first: string[] }): ColumnKind {
  const { name, empty, values } = column;
  const distinct = column.distinct - (empty > 0 ? 1 : 0);
  const filled = rows - empty;
  const codes = codesIn(column);
  // With too many different cells for a list the first rows stand for all.
  const listed = values.length > 0 ? values.map(({ value }) => value) : first;
  const cells = listed.filter((cell) => cell !== "" && !codes.includes(cell));
  const different = new Set(cells.map((cell) => cell.trim()));
  const most = (is: (cell: string) => boolean) => different.size > 0 && share(different, is) >= MOST;
  const isMany = distinct > MANY && distinct * 2 > filled;
  const isNumeric = column.numeric || column.comma || most(isNumber);
  const dates = datesIn([...different], MOST);
  const kind = (): Pick<ColumnKind, "kind" | "perhaps"> => {
    if (filled === 0 || different.size === 0) return { kind: "empty" };
    if (distinct === 1 && empty === 0) return { kind: "constant" };
    if (dates) return { kind: "date" };
    if (isPostcodeHeading(name) && most((cell) => POSTCODE.test(cell))) return { kind: "postcode" };
    if (most((cell) => ADDRESS.some((of) => of.test(cell)))) return { kind: "address" };
    if (most((cell) => OWN_POSTCODE.test(cell))) return { kind: "postcode" };
    if (most((cell) => UNIQUE.test(cell))) return { kind: "id" };
    const named = namesIn(name);
    if (most((cell) => WORDS.test(cell))) {
      if (named === "of people" || (named && distinct > FEW_NAMES)) return { kind: "names" };
      if (isMany && distinct > FEW_NAMES && most((cell) => NAME.test(cell))) return { kind: "names" };
      if (named) return { kind: "categories", perhaps: "names" };
    }
    if (isYesNo(different)) return { kind: "yes-no" };
    const weights = isNumeric ? weightsOf(column, filled) : undefined;
    if (weights === "surely") return { kind: "weights" };
    const isAlone = distinct > MANY && (distinct >= filled * MOST || distinct === Number.POSITIVE_INFINITY);
    const isCode = isAlone && most((cell) => CODED.test(cell)) && !isMeasured(column, filled);
    if (isCode) return { kind: "id" };
    if (most((cell) => LIKE_POSTCODE.test(cell)) || isFixedWidth(different))
      return { kind: "categories", perhaps: "postcode" };
    if (isNumeric) return { kind: "numbers", ...(weights && { perhaps: "weights" }) };
    const words = (cell: string) => cell.split(/\s+/).length;
    const isLong = share(different, (cell) => cell.length > LONG || words(cell) > FEW_WORDS) > 0.3;
    // Sentences that few people have in common are nobody's list of answers.
    const isRare = distinct > MANY && distinct * FEW_PEOPLE > filled;
    return { kind: isRare && isLong ? "text" : "categories" };
  };
  const found = kind();
  const alone = ["address", "names", "id", "text"].includes(found.kind);
  return {
    name,
    ...found,
    distinct: Number.isFinite(distinct) ? distinct : null,
    empty,
    namesPeople: alone || isMany,
    codes,
    alike: alone ? [] : spellingsOf(values),
    // Dates that are too many for a list cannot be merged.
    ...(found.kind === "date" && values.length > 0 && { dates: dates as Dates }),
  };
}

function share(cells: Set<string>, is: (cell: string) => boolean): number {
  let found = 0;
  for (const cell of cells) if (is(cell)) found += 1;
  return found / cells.size;
}

/** Codes for no answer, also in a column of too many different cells for a list. */
function codesIn({ values, odd = [], numbers = new Float64Array() }: ColumnSummary): string[] {
  if (values.length > 0) {
    const found = missingCodes(values.map(({ value }) => value));
    return found.length > 0 ? found : codesByCount(values);
  }
  const own = odd.map(({ value }) => value);
  const others = Array.from(numbers, String).filter((number) => !own.includes(number));
  const all = missingCodes([...own, ...others, ...(others.length > 0 ? [] : ["a"])]);
  return own.filter((value) => all.includes(value));
}

/** All as long as each other, and some with a zero in front: no number is written so. */
function isFixedWidth(cells: Set<string>): boolean {
  const [first = ""] = cells;
  const all = [...cells];
  return (
    all.every((cell) => /^\d+$/.test(cell) && cell.length === first.length) &&
    all.some((cell) => ZERO_IN_FRONT.test(cell))
  );
}

/** Whether the numbers are weights of a survey: by their heading, and by what they are on average. */
function weightsOf(
  { name, numbers = new Float64Array(), values, distinct }: ColumnSummary,
  filled: number,
): "surely" | "perhaps" | undefined {
  if (numbers.length === 0 || !numbers.every((number) => number >= 0)) return undefined;
  const headed = weightsIn(name);
  if (headed === "surely") return headed;
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const isFraction = !numbers.every(Number.isInteger);
  if (headed) return isFraction && Math.abs(mean - 1) < ABOUT_ONE ? "surely" : headed;
  // All of the column is known, and not only a part of it.
  const isWhole = values.length > 0 && numbers.length === filled;
  return isWhole && isFraction && distinct > MANY && Math.abs(mean - 1) < EXACTLY_ONE ? "perhaps" : undefined;
}

/** Numbers with decimals, or of which some come again, are measured; others count people. */
function isMeasured({ numbers, numeric, comma, distinct }: ColumnSummary, filled: number): boolean {
  if (!numeric && !comma) return false;
  if (!numbers || numbers.length === 0) return true;
  return numbers.some((number) => !Number.isInteger(number)) || distinct < filled;
}

/** @internal The spellings of an answer, by capitals, width, dashes or apostrophes. Those that read the same are one anyway. */
export function spellingsOf(values: ColumnSummary["values"]): string[][] {
  const alike = new Map<string, string[]>();
  const joined = new Set(joinedIn("", values).map(({ spelling }) => spelling));
  for (const { value } of values) {
    if (joined.has(value)) continue;
    const key = asTyped(value);
    alike.set(key, [...(alike.get(key) ?? []), value]);
  }
  return [...alike].filter(([key, own]) => key !== "" && own.length > 1).map(([, own]) => own);
}
