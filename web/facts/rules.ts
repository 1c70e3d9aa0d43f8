// SPDX-License-Identifier: GPL-3.0-or-later
/** How the cells of the chosen columns become categories, as the person sees and edits it. */

import type {
  Coding,
  ColumnChoice,
  ColumnSummary,
  Inspection,
  JointTable,
  Variable,
} from "../../wasm/engine/sluice.js";
import type { Merge } from "../../wasm/files/column-dates.js";
import { proposedEdges } from "../../wasm/files/ranges.js";
import { columnsOf } from "../../wasm/protocol/columns.js";
import { messages } from "../messages/page.js";
import { hasAnswers, type Role } from "./roles.js";

export interface Rules {
  /**
   * The edges of a column's ranges, by its name; no entry where nobody has thought of it, [] where it is not divided.
   */
  edges: Record<string, number[]>;
  missing: string[];
  /** Categories of fewer people than this are merged. */
  rareBelow: number;
  /** Cells of a column that count as another category, by its name. */
  merged?: Record<string, Merge[]>;
}

export function isRules(value: unknown): value is Rules {
  if (typeof value !== "object" || value === null) return false;
  const { edges, missing, rareBelow, merged = {} } = value as Partial<Record<keyof Rules, unknown>>;
  const each = (list: unknown, type: string) => Array.isArray(list) && list.every((item) => typeof item === type);
  const ranges = typeof edges === "object" && edges !== null && Object.values(edges).every((of) => each(of, "number"));
  const isMerge = (of: unknown) => {
    const { into, cells } = (of ?? {}) as Partial<Merge>;
    return typeof into === "string" && each(cells, "string");
  };
  const merges =
    typeof merged === "object" &&
    merged !== null &&
    Object.values(merged).every((of) => Array.isArray(of) && of.every(isMerge));
  return ranges && merges && each(missing, "string") && typeof rareBelow === "number";
}

export const noRules: Rules = { edges: {}, missing: [], rareBelow: 0 };

/** More different numbers than this are divided unless somebody wants them as they are. */
const MANY = 20;

export function isNumbers({ numeric, comma }: ColumnSummary): boolean {
  return numeric || comma === true;
}

/**
 * The edges of one column, where somebody has thought of it. `hasOwn`, since a column may be called like a property of
 * every object.
 */
export function edgesOf({ edges }: Rules, column: string): number[] | undefined {
  return Object.hasOwn(edges, column) ? edges[column] : undefined;
}

/** The cells of one column that somebody has merged. */
export function mergedOf({ merged = {} }: Rules, column: string): Merge[] {
  return Object.hasOwn(merged, column) ? (merged[column] as Merge[]) : [];
}

/** With these cells of a column merged as well. */
export function withMerged(rules: Rules, column: string, merges: Merge[]): Rules {
  return { ...rules, merged: { ...rules.merged, [column]: [...mergedOf(rules, column), ...merges] } };
}

/** With nothing of this column merged. */
export function withoutMerged(rules: Rules, column: string): Rules {
  return { ...rules, merged: { ...rules.merged, [column]: [] } };
}

/** As before somebody thought of ranges for this column. */
export function withoutEdges(edges: Rules["edges"], column: string): Rules["edges"] {
  return Object.fromEntries(Object.entries(edges).filter(([name]) => name !== column));
}

/** With others for one column, of whatever name. */
export function withEdges(edges: Rules["edges"], column: string, own: number[]): Rules["edges"] {
  return { ...edges, [column]: own };
}

/** With ranges proposed for columns of many numbers that have been given a role. */
export function withRanges(rules: Rules, { columns }: Inspection, roles: Role[]): Rules {
  let { edges } = rules;
  const missing = new Set(rules.missing.map(Number));
  columns.forEach((column, i) => {
    if (!hasAnswers(roles[i]) || edgesOf(rules, column.name) || !isNumbers(column) || column.distinct <= MANY) return;
    // Until somebody has said how they are read.
    if (column.either) return;
    const numbers = (column.numbers ?? new Float64Array()).filter((number) => !missing.has(number));
    edges = withEdges(edges, column.name, proposedEdges(numbers));
  });
  return { ...rules, edges };
}

/** The same as a request has it, of the columns that play a part. */
export function saidOf(rules: Rules, { columns }: Inspection, names: string[]): Pick<ColumnChoice, "coding" | "rare"> {
  const { missing, rareBelow } = rules;
  const coding = names.flatMap((column): Coding[] => {
    const own = edgesOf(rules, column) ?? [];
    const comma = columns.find(({ name }) => name === column)?.comma;
    const merged = mergedOf(rules, column);
    if (own.length === 0 && missing.length === 0 && merged.length === 0) return [];
    return [
      {
        column,
        ...(missing.length > 0 && { missing }),
        ...(own.length > 0 && { edges: own, ...(comma && { comma }) }),
        ...(own.length === 0 && merged.length > 0 && { merged }),
      },
    ];
  });
  return {
    ...(coding.length > 0 && { coding }),
    ...(rareBelow > 0 && { rare: { below: rareBelow, into: messages.data.rules.other } }),
  };
}

/** Edges as they are written down; nothing where they are not. */
export function readEdges(text: string): number[] | undefined {
  const parts = listed(text);
  const numbers = parts.map((part) => Number(part.replace(",", ".")));
  const rise = numbers.every(
    (number, i) => Number.isFinite(number) && (i === 0 || number > (numbers[i - 1] as number)),
  );
  return rise && parts.every((part) => /\d/.test(part)) ? numbers : undefined;
}

/** Cells as they are written down: commas are between them too, unless a comma is in some category. */
export function readCells(text: string, categories: string[]): string[] {
  const commas = !categories.some((category) => category.includes(","));
  return listed(commas ? text.replaceAll(",", ";") : text);
}

/** Categories that stay below the limit though rare ones are to be merged, and why. */
export interface StillRare {
  column: string;
  category: string;
  people: number;
  why: "range" | "single" | "merged";
}

/** The columns of a table with how many have each of their values. */
export function valuesOf({ secret, data, weights }: JointTable): { column: string; counts: Map<string, number> }[] {
  const width = data.categories.length;
  const of = (variable: Variable, at: (cell: number) => number) =>
    columnsOf(variable).map(({ name, values }) => {
      const counts = new Map(values.map((value) => [value, 0]));
      weights.forEach((weight, cell) => {
        const value = values[at(cell)] ?? "";
        counts.set(value, (counts.get(value) ?? 0) + weight);
      });
      return { column: name, counts };
    });
  return [...of(secret, (cell) => Math.floor(cell / width)), ...of(data, (cell) => cell % width)];
}

export function stillRare(rules: Rules, table: JointTable): StillRare[] {
  const { rareBelow } = rules;
  if (!(rareBelow > 0)) return [];
  const { other } = messages.data.rules;
  return valuesOf(table).flatMap(({ column, counts }) => {
    const ranges = (edgesOf(rules, column) ?? []).length > 0;
    return [...counts].flatMap(([category, people]): StillRare[] => {
      // People who gave no answer are never merged, and nobody has what is dropped.
      if (people >= rareBelow || people === 0 || category === "") return [];
      return [{ column, category, people, why: ranges ? "range" : category === other ? "merged" : "single" }];
    });
  });
}

/** Parts between semicolons. */
function listed(text: string): string[] {
  return [...new Set(text.split(";").map((part) => part.trim()))].filter((part) => part !== "");
}
