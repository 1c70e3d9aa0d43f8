// SPDX-License-Identifier: Apache-2.0
/** From the cells of a column to its categories, by rules that were fixed before and are published with the protocol. */

import { shortened } from "../common/characters.js";
import { type Decimal, decimalShown, isTypedMark, type NumberTexts, plainNumber } from "../common/number.js";
import { fail, inFile, type Place, type SluiceError } from "../contract/errors.js";
import type { Coding, DataVariable } from "../contract/types.js";
import { columnsOf } from "./columns.js";
import * as texts from "./texts.js";

/** The category of a cell; throws `unknown_category` where the rules have none for it. */
export type Coder = (cell: string, line: number) => string;

/** The category of a missing value. */
export const MISSING = "";

/** How numbers are written; "unsettled" where nothing tells it, so that no number with a mark can be read. */
export type NumberForm = Decimal | "unsettled" | TypedNumbers;

/**
 * For a file in which numbers are no texts. A program has written these with a point, whatever anybody says of the
 * texts.
 */
export interface TypedNumbers {
  /** The mark in texts, as somebody typed them. */
  inTexts: Decimal | "unsettled";
  /** Whether a text of the column shows it. Then 1.234 may be a text as well, and is not read. */
  shown: boolean;
  /** Texts with a point, where the file tells them from numbers. */
  known?: NumberTexts | undefined;
}

/** Cells are their own categories where nothing else is said. `form` is that of the file, where the rules say none. */
export function coder(
  coding: Coding | undefined,
  column: string,
  file: string,
  form: NumberForm | ((said?: Decimal) => NumberForm) = "point",
): Coder {
  if (!coding) return (cell) => cell;
  const { missing = [], edges, merged = [] } = coding;
  const into = new Map(merged.flatMap(({ into, cells }) => cells.map((cell) => [cell, into] as const)));
  for (const cell of missing) into.set(cell, MISSING);
  const ranges = edges && rangeNames(edges);
  const own = ranges ? formBy(coding.comma ? "comma" : undefined, form) : "point";
  return (cell, line) => {
    const other = into.get(cell);
    if (other !== undefined) return other;
    if (!ranges || cell === MISSING) return cell;
    const value = numberIn(cell, own);
    if (value === undefined) throw noNumber(cell, own, inFile(file, { line, column }));
    return ranges[rangeOf(value, edges)] as string;
  };
}

/** As the rules say, but for numbers that are no texts. */
function formBy(said: Decimal | undefined, form: NumberForm | ((said?: Decimal) => NumberForm)): NumberForm {
  if (typeof form === "function") return form(said);
  return typeof form === "object" ? form : (said ?? form);
}

/** Whether numbers have a decimal comma, so that others read them by that. */
export function hasComma(form: NumberForm): boolean {
  return typeof form === "object" ? form.shown && form.inTexts === "comma" : form === "comma";
}

/** The form of a cell where numbers are no texts. Nothing where it may be a number or a text, and they are not the same. */
function formOfTyped(cell: string, { inTexts, shown, known }: TypedNumbers): Decimal | "unsettled" | undefined {
  // Other texts of the column have a point in front of decimals, whatever was said: none is read by either mark.
  if (inTexts === "comma" && known?.point && known.texts.size > 0 && cell.includes(".")) return undefined;
  if (isTypedMark(cell, known)) return inTexts === "comma" && known?.numbers.has(cell) ? undefined : inTexts;
  return shown && inTexts === "comma" && decimalShown(cell) === "either" ? undefined : "point";
}

/** The number in a cell; nothing where there is none, or an infinite one. */
export function numberIn(cell: string, form: NumberForm): number | undefined {
  const written = writtenIn(cell, form);
  const number = written === undefined ? Number.NaN : Number(written);
  return Number.isFinite(number) ? number : undefined;
}

/** The same in digits and a point. */
export function writtenIn(cell: string, form: NumberForm): string | undefined {
  if (typeof form === "object") {
    const own = formOfTyped(cell, form);
    return own && writtenIn(cell, own);
  }
  if (form !== "unsettled" || /^\d+$/.test(cell)) return plainNumber(cell, form === "comma" ? form : "point");
  return decimalShown(cell) === "none" ? plainNumber(cell, "point") : undefined;
}

/** Why a cell that is a number all the same cannot be read as one; nothing where it is none. */
export function misreadNumber(cell: string, form: NumberForm, place: Place): SluiceError | undefined {
  const shows = decimalShown(cell);
  const shown = shortened(cell);
  if (shows === undefined || shows === "none") return undefined;
  if (typeof form === "object") {
    const own = formOfTyped(cell, form);
    return own ? misreadNumber(cell, own, place) : fail(texts.decimalOther, shown).at(place);
  }
  if (form !== "unsettled") return shows === form ? undefined : fail(texts.decimalOther, shown).at(place);
  if (shows !== "either") return fail(texts.decimalUnknown, shown).at(place);
  const [point = "", comma = ""] = [plainNumber(cell, "point"), plainNumber(cell, "comma")];
  return fail(texts.decimalEither, shown, point, comma).at(place);
}

/** A range has its lower end in it, and its upper end not. */
export function rangeOf(value: number, edges: number[]): number {
  let range = 0;
  while (range < edges.length && value >= (edges[range] as number)) range += 1;
  return range;
}

/** The names of the ranges, in their order. */
export function rangeNames(edges: number[]): string[] {
  return [
    `below ${edges[0]}`,
    ...edges.slice(1).map((edge, i) => `${edges[i]} to below ${edge}`),
    `${edges.at(-1)} or more`,
  ];
}

function noNumber(cell: string, form: NumberForm, place: Place): SluiceError {
  const shown = shortened(cell);
  const at = { ...place, category: shown };
  return misreadNumber(cell, form, at) ?? fail(texts.noNumberForRanges, shown).at(at);
}

/** The rules for a column. */
export function codingOf(codings: Coding[] | undefined, column: string): Coding | undefined {
  return codings?.find((coding) => coding.column === column);
}

/** The rules without merges into what is no category of these variables: cells that never occurred were to go there. */
export function withoutIdleMerges(codings: Coding[], variables: DataVariable[], dropped: string[] = []): Coding[] {
  const named = new Map(
    variables.flatMap(columnsOf).map(({ name, values }) => [name, new Set([...values, ...dropped])]),
  );
  return codings.flatMap(({ merged, ...rest }) => {
    const left = merged?.filter(({ into }) => named.get(rest.column)?.has(into));
    const rules = { ...rest, ...(left && left.length > 0 && { merged: left }) };
    return Object.keys(rules).length > 1 ? [rules] : [];
  });
}
