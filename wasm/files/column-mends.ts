// SPDX-License-Identifier: GPL-3.0-or-later
/** The mends that a column may want before it is shared or hidden, each with the option or the schema that makes it. */

import { type Said, say } from "../common/said.js";
import type { ColumnSummary } from "../contract/file-types.js";
import type { Merge } from "./column-dates.js";
import type { ColumnKind } from "./column-kinds.js";
import * as texts from "./column-texts.js";
import { proposedEdges } from "./ranges.js";

export interface Mend {
  about: "missing" | "spellings" | "month" | "year" | "ranges" | "rare";
  says: Said;
  /** Options of the command line that make it so. */
  options?: string[];
  /** The same in a schema, where there is no such option. */
  schema?: { columns: Record<string, { merged: Merge[] }> };
}

/** More different numbers or days than this are divided. */
const MANY = 20;
/** An answer of fewer people is rare. */
export const FEW_PEOPLE = 5;

export function mendsOf(column: ColumnSummary, kind: ColumnKind): Mend[] {
  if (kind.kind === "empty" || kind.kind === "constant") return [];
  return [...missing(kind), ...spellings(kind), ...times(kind), ...ranges(column, kind), ...rare(column, kind)];
}

function missing({ codes }: ColumnKind): Mend[] {
  if (codes.length === 0) return [];
  const options = codes.map((code) => `--missing=${code}`);
  return [{ about: "missing", says: say(texts.mendMissing, codes), options }];
}

function spellings({ name, alike }: ColumnKind): Mend[] {
  return alike.map((own) => {
    const [into = "", ...cells] = own;
    return { about: "spellings", says: say(texts.mendSpellings, own), schema: merging(name, [{ into, cells }]) };
  });
}

function times({ name, distinct, dates }: ColumnKind): Mend[] {
  if (!dates || (distinct ?? 0) <= MANY) return [];
  const { month, year, either } = dates;
  const isFewer = (merges: Merge[]) => merges.length > 1 && merges.length < (distinct ?? 0);
  const readings = either && month.length === 0 ? either.readings : [];
  return [
    ...readings.map(
      ({ date, month, year }): Mend => ({
        about: "month",
        says: say(texts.mendReading, [either?.cell ?? ""], date, month.length, year.length),
        schema: merging(name, month),
      }),
    ),
    ...(isFewer(month)
      ? [{ about: "month" as const, says: say(texts.mendMonth, month.length), schema: merging(name, month) }]
      : []),
    ...(isFewer(year)
      ? [{ about: "year" as const, says: say(texts.mendYear, year.length), schema: merging(name, year) }]
      : []),
  ];
}

function ranges({ name, numbers, comma }: ColumnSummary, { kind, distinct, codes }: ColumnKind): Mend[] {
  if (kind !== "numbers" || (distinct !== null && distinct <= MANY)) return [];
  const missing = new Set(codes.map(Number));
  const edges = proposedEdges((numbers ?? new Float64Array()).filter((number) => !missing.has(number)));
  if (edges.length === 0) return [];
  const options = [`--bins=${name}=${edges.join(",")}`, ...(comma ? ["--decimal-comma"] : [])];
  return [{ about: "ranges", says: say(texts.mendRanges, edges.join(", ")), options }];
}

/** How many answers of a column are rare and would be fewer if they were merged. */
export function rareAnswers({ values }: ColumnSummary, { distinct, namesPeople, kind }: ColumnKind): number {
  if (namesPeople || (kind === "date" && (distinct ?? 0) > MANY) || kind === "weights") return 0;
  if (kind === "numbers" && (distinct ?? 0) > MANY) return 0;
  const few = values.filter(({ value, count }) => value !== "" && count < FEW_PEOPLE).length;
  return few === values.length || values.length <= 2 ? 0 : few;
}

function rare(column: ColumnSummary, kind: ColumnKind): Mend[] {
  const few = rareAnswers(column, kind);
  if (few === 0) return [];
  return [{ about: "rare", says: say(texts.mendRare, few, FEW_PEOPLE), options: [`--merge-rare=${FEW_PEOPLE}`] }];
}

const merging = (name: string, merged: Merge[]) => ({ columns: { [name]: { merged } } });
