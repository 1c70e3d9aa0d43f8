// SPDX-License-Identifier: Apache-2.0
/** Rules for cells, as somebody else has written them. */

import { asCell } from "../common/characters.js";
import { finite, flag, list, name, nothingIn, onlyKeys, record, show, text, uniqueTexts } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import type { Coding } from "../contract/types.js";
import { MISSING, numberIn, rangeNames, rangeOf } from "./coding.js";
import * as texts from "./texts.js";

/** More ranges than a column may have categories make no sense. */
const MOST_EDGES = 999;
const KEYS = ["column", "missing", "edges", "comma", "merged"];

/** Each rule is for one of these columns, and each column has at most one. */
export function checkCodings(value: unknown, columns: string[], where: string): Coding[] {
  const codings = list(value, where).map((item, i) => checkCoding(item, `${where}[${i}]`));
  const names = codings.map(({ column }) => column);
  uniqueTexts(names, where);
  const other = names.find((column) => !columns.includes(column));
  if (other !== undefined) throw new Reason(say(texts.codingOfOtherColumn, where, show(other)));
  if (codings.length === 0) throw new Reason(nothingIn(where));
  return codings;
}

export function checkCoding(value: unknown, where: string, more: string[] = []): Coding {
  const raw = record(value, where);
  onlyKeys(raw, [...KEYS, ...more], where);
  const comma = flag(raw.comma, `${where}.comma`);
  const coding: Coding = {
    column: name(raw.column, `${where}.column`),
    ...(raw.missing !== undefined && { missing: uniqueTexts(raw.missing, `${where}.missing`) }),
    ...(raw.edges !== undefined && { edges: checkEdges(raw.edges, `${where}.edges`) }),
    ...(comma && { comma }),
    ...(raw.merged !== undefined && { merged: checkMerged(raw.merged, `${where}.merged`) }),
  };
  if (comma && !coding.edges) throw new Reason(say(texts.commaWithoutRanges, where));
  const named = (coding.merged ?? []).map(({ into }) => into);
  const cells = [...(coding.missing ?? []), ...(coding.merged ?? []).flatMap(({ cells }) => cells)];
  uniqueTexts(cells, say(texts.cellsOf, where));
  checkTrimmed([...cells, ...named], where);
  checkOnwards(coding, where);
  checkNumbersInRanges(coding, where);
  return coding;
}

/** Rules are applied once: a category whose own name goes elsewhere would be made of other people than those called so. */
function checkOnwards({ missing = [], merged = [] }: Coding, where: string): void {
  const into = new Map(merged.flatMap(({ into, cells }) => cells.map((cell) => [cell, into] as const)));
  for (const cell of missing) into.set(cell, MISSING);
  const onwards = [MISSING, ...into.values()].find((category) => (into.get(category) ?? category) !== category);
  if (onwards !== undefined) throw new Reason(say(texts.mergedOnwards, where, show(onwards)));
}

/** A range says itself which numbers are in it. */
function checkNumbersInRanges(coding: Coding, where: string): void {
  const { merged = [], edges } = coding;
  if (!edges) return;
  const ranges = rangeNames(edges);
  for (const { into, cells } of merged) {
    if (!ranges.includes(into)) continue;
    const other = cells.find((cell) => {
      const value = numberIn(cell, coding.comma ? "comma" : "point");
      return value !== undefined && ranges[rangeOf(value, edges)] !== into;
    });
    if (other !== undefined) throw new Reason(say(texts.numberInOtherRange, where, show(other), show(into)));
  }
}

/** Cells are read without the blanks around them, and as empty where they show nothing, so no other name can be met. */
export function checkTrimmed(cells: string[], where: string): void {
  const wrong = cells.find((text) => text !== asCell(text));
  if (wrong !== undefined) throw new Reason(say(texts.blanksAround, where, show(wrong)));
}

function checkEdges(value: unknown, where: string): number[] {
  const edges = list(value, where).map((edge) => finite(edge, where));
  if (edges.length === 0 || edges.length > MOST_EDGES) {
    throw new Reason(say(texts.edgesMiscounted, where, edges.length, MOST_EDGES));
  }
  if (edges.some((edge, i) => i > 0 && !(edge > (edges[i - 1] as number))))
    throw new Reason(say(texts.notRising, where));
  uniqueTexts(rangeNames(edges), where);
  return edges;
}

function checkMerged(value: unknown, where: string): NonNullable<Coding["merged"]> {
  return list(value, where).map((item, i) => {
    const raw = record(item, `${where}[${i}]`);
    onlyKeys(raw, ["into", "cells"], `${where}[${i}]`);
    const cells = uniqueTexts(raw.cells, `${where}[${i}].cells`);
    if (cells.length === 0) throw new Reason(say(texts.cellsEmpty, where, String(i)));
    return { into: text(raw.into, `${where}[${i}].into`), cells };
  });
}
