// SPDX-License-Identifier: Apache-2.0
/** From the cells of a column to its categories, by rules that were fixed before and are published with the protocol. */

import { shortened } from "../common/characters.js";
import { isNumber } from "../common/number.js";
import { fail, inFile, type Place, type SluiceError } from "../contract/errors.js";
import type { Coding, DataVariable } from "../contract/types.js";
import { columnsOf } from "./columns.js";
import * as texts from "./texts.js";

/** The category of a cell; throws `unknown_category` where the rules have none for it. */
export type Coder = (cell: string, line: number) => string;

/** What a missing value is as a category. */
export const MISSING = "";

/** Cells are their own categories where nothing else is said. */
export function coder(coding: Coding | undefined, column: string, file: string): Coder {
  if (!coding) return (cell) => cell;
  const { missing = [], edges, merged = [] } = coding;
  const into = new Map(merged.flatMap(({ into, cells }) => cells.map((cell) => [cell, into] as const)));
  for (const cell of missing) into.set(cell, MISSING);
  const ranges = edges && rangeNames(edges);
  return (cell, line) => {
    const other = into.get(cell);
    if (other !== undefined) return other;
    if (!ranges || cell === MISSING) return cell;
    const value = numberIn(cell, coding);
    if (value === undefined) throw noNumber(cell, inFile(file, { line, column }));
    return ranges[rangeOf(value, edges)] as string;
  };
}

/** The number in a cell; nothing where there is none, or an infinite one. */
export function numberIn(cell: string, { comma }: Coding): number | undefined {
  const written = comma && /^[+-]?\d*,?\d*([eE][+-]?\d+)?$/.test(cell) ? cell.replace(",", ".") : cell;
  if (comma && cell.includes(".")) return undefined;
  return isNumber(written) && Number.isFinite(Number(written)) ? Number(written) : undefined;
}

/** A range has its lower end in it, and its upper end not. */
export function rangeOf(value: number, edges: number[]): number {
  let range = 0;
  while (range < edges.length && value >= (edges[range] as number)) range += 1;
  return range;
}

/** What ranges are called, in their order. */
export function rangeNames(edges: number[]): string[] {
  return [
    `below ${edges[0]}`,
    ...edges.slice(1).map((edge, i) => `${edges[i]} to below ${edge}`),
    `${edges.at(-1)} or more`,
  ];
}

function noNumber(cell: string, place: Place): SluiceError {
  const shown = shortened(cell);
  const at = { ...place, category: shown };
  return /^[+-]?\d+[.,]\d+/.test(cell)
    ? fail(texts.decimalUnknown, shown).at(at)
    : fail(texts.noNumberForRanges, shown).at(at);
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
