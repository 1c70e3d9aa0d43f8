// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The kind of each column of a file, by its cells. Beside it stands all that a person may want to mend before the column is
 * shared or hidden.
 */

import { asTyped } from "../common/characters.js";
import { isNumber } from "../common/number.js";
import type { ColumnSummary, Inspection } from "../contract/file-types.js";
import { joinedIn } from "./look-alikes.js";
import { missingCodes } from "./missing-codes.js";
import { PEOPLE } from "./people.js";

type ColumnKindName =
  | "empty"
  | "constant"
  | "address"
  | "names"
  | "id"
  | "text"
  | "date"
  | "yes-no"
  | "numbers"
  | "categories";

/** Cells that count as another category, as a coding has them. */
export interface Merge {
  into: string;
  cells: string[];
}

export interface ColumnKind {
  name: string;
  kind: ColumnKindName;
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
  dates?: { month: Merge[]; year: Merge[] };
}

/** So much of what a column holds is of its kind; the rest is slips and codes. */
const MOST = 0.9;
/** Fewer different cells than this tell no single people apart. */
const MANY = 20;
/** Names under such a heading are of people if there are more of them than of regions or teams. */
const FEW_NAMES = 5;
/** The letters of an answer that somebody has put into words. */
const LONG = 40;
const FEW_WORDS = 3;

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
/** Headings of names; beside one of these words for people also a word for a name alone: "Patiëntnaam", "nom du patient". */
const HEADED = new RegExp(
  `^(?:(?:${PEOPLE}|staff|teacher)(?:'?s)?[ _.-]?(?:names?|naam|namen?|namn|navn)|` +
    `(?:names?|naam|namen?|namn|navn|nom|nombre|nome)[ _.-](?:of|van|der|des|de[rls]?|du|da|do|dell[ao]|av|til)?[ _.-]?(?:the |la |los |las |les )?(?:${PEOPLE})\\p{L}{0,3})$`,
  "iu",
);
const HEADED_ALONE =
  /^(?:(?:full|first|last|given|family|sur|voor|achter|vor|nach|familien|roepn?|efter|för|for|etter)[ _.-]?na(?:me|am|mn|vn)e?n?|name|naam|names|namn|navn|nom|pr[ée]noms?|nom(?: de famille|_complet)?|nombres?|apellidos?|nome|cognome|sobrenome|imi[ęe]|nazwisko|jm[ée]no|p[řr][ií]jmen[ií]|n[ée]v|vezet[ée]kn[ée]v|keresztn[ée]v|ime|prezime|nume|prenume|isim|soyad[ıi]?|ad[ıi]? ?soyad[ıi]?|etunimi|sukunimi|nimi|имя|фамилия|ім'я|прізвище|όνομα|επώνυμο|姓名|氏名|名前|이름|성명|الاسم|שם|ชื่อ|họ(?: và)? tên)$/iu;

const YEAR = "(?:1[89]|20)\\d\\d";
const TIME = "(?:[T ,]+\\d{1,2}:\\d\\d.*)?";
/** Each with the places of its year, its first and its second number. */
const YEAR_FIRST = new RegExp(`^(${YEAR})([-/.年])\\s?(\\d{1,2})(?:\\2|月)\\s?(\\d{1,2})日?${TIME}$`);
const YEAR_LAST = new RegExp(`^(\\d{1,2})([-/.])\\s?(\\d{1,2})\\2\\s?(${YEAR})${TIME}$`);

const YES_NO = new Set(
  "yes no y n true false ja nein nee j nej oui non si sí sì no sim não nao tak nie ano ne igen nem da nu evet hayır hayir kyllä ei joo 0 1 да нет так ні ναι όχι はい いいえ 是 否 예 아니오 نعم لا כן לא ใช่ ไม่".split(
    " ",
  ),
);

/** The columns stand in the file's order. */
export function columnKinds({ columns, preview, rows }: Inspection): ColumnKind[] {
  return columns.map((column, at) => kindOf(column, { rows, first: preview.map((row) => row[at] ?? "") }));
}

function kindOf(column: ColumnSummary, { rows, first }: { rows: number; first: string[] }): ColumnKind {
  const { name, distinct, empty, values } = column;
  const filled = rows - empty;
  const codes = missingCodes(values.map(({ value }) => value));
  // With too many different cells for a list the first rows stand for all.
  const listed = values.length > 0 ? values.map(({ value }) => value) : first;
  const cells = listed.filter((cell) => cell !== "" && !codes.includes(cell));
  const different = new Set(cells.map((cell) => cell.trim()));
  const most = (is: (cell: string) => boolean) => different.size > 0 && share(different, is) >= MOST;
  const isMany = distinct > MANY && distinct * 2 > filled;
  const kind = (): ColumnKindName => {
    if (filled === 0 || different.size === 0) return "empty";
    if (distinct === 1) return "constant";
    if (most((cell) => ADDRESS.some((of) => of.test(cell)))) return "address";
    if (most(isDate)) return "date";
    if (most((cell) => UNIQUE.test(cell))) return "id";
    const isHeaded = HEADED.test(name.trim()) || HEADED_ALONE.test(name.trim());
    const isWord = most((cell) => /^[\p{L}\p{M}\s'’.,-]+$/u.test(cell));
    if (isWord && distinct > FEW_NAMES && (isHeaded || (isMany && most((cell) => NAME.test(cell))))) return "names";
    if (different.size === 2 && most((cell) => YES_NO.has(cell.toLowerCase()))) return "yes-no";
    const isAlone = distinct > MANY && (distinct >= filled * MOST || distinct === Number.POSITIVE_INFINITY);
    if (isAlone && most((cell) => CODED.test(cell)) && !isMeasured(column, filled)) return "id";
    if (column.numeric || column.comma || most(isNumber)) return "numbers";
    const words = (cell: string) => cell.split(/\s+/).length;
    const isLong = share(different, (cell) => cell.length > LONG || words(cell) > FEW_WORDS) > 0.3;
    return isMany && isLong ? "text" : "categories";
  };
  const found = kind();
  const alone = found === "address" || found === "names" || found === "id" || found === "text";
  return {
    name,
    kind: found,
    distinct: Number.isFinite(distinct) ? distinct : null,
    empty,
    namesPeople: alone || isMany,
    codes,
    alike: alone ? [] : spellingsOf(values),
    ...(found === "date" && values.length > 0 && byTime(values.map(({ value }) => value))),
  };
}

function share(cells: Set<string>, is: (cell: string) => boolean): number {
  let found = 0;
  for (const cell of cells) if (is(cell)) found += 1;
  return found / cells.size;
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

/** The year, and the two other numbers in their order. */
function partsOf(cell: string): { year: string; parts: [number, number]; yearFirst: boolean } | undefined {
  const first = YEAR_FIRST.exec(cell);
  if (first) return { year: first[1] as string, parts: [Number(first[3]), Number(first[4])], yearFirst: true };
  const last = YEAR_LAST.exec(cell);
  return last ? { year: last[4] as string, parts: [Number(last[1]), Number(last[3])], yearFirst: false } : undefined;
}

function isDate(cell: string): boolean {
  const found = partsOf(cell);
  if (!found) return false;
  const [low, high] = [Math.min(...found.parts), Math.max(...found.parts)];
  return low >= 1 && low <= 12 && high <= 31;
}

/** Without months where nobody can tell them from days: 03/04/2024. */
function byTime(cells: string[]): { dates: { month: Merge[]; year: Merge[] } } {
  const dated = cells.flatMap((cell) => {
    const found = partsOf(cell);
    return found && isDate(cell) ? [{ cell, ...found }] : [];
  });
  const isMonth = (at: 0 | 1) => dated.every(({ parts }) => parts[at] <= 12);
  const at = dated.every(({ yearFirst }) => yearFirst) ? 0 : isMonth(0) === isMonth(1) ? undefined : isMonth(0) ? 0 : 1;
  const merged = (nameOf: (date: (typeof dated)[number]) => string): Merge[] => {
    const all = new Map<string, string[]>();
    for (const date of dated) {
      const into = nameOf(date);
      all.set(into, [...(all.get(into) ?? []), date.cell]);
    }
    return [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([into, cells]) => ({ into, cells }));
  };
  const month = at === undefined ? [] : merged(({ year, parts }) => `${year}-${String(parts[at]).padStart(2, "0")}`);
  return { dates: { month, year: merged(({ year }) => year) } };
}
