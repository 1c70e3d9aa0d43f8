// SPDX-License-Identifier: GPL-3.0-or-later
/** Logistic regression of an answer on public columns: covariates and chances by name, for the engine. */
import { shortened } from "../common/characters.js";
import { say } from "../common/said.js";
import type * as core from "../contract/boundary.js";
import { fail } from "../contract/errors.js";
import type { GroupedReports, Regression, RegressionCoefficient, RegressOptions } from "../contract/research-types.js";
import type { SettingsFile } from "../contract/types.js";
import { nearest } from "../files/header.js";
import { numberIn } from "../protocol/coding.js";
import { shownNames } from "../protocol/columns.js";
import { chanceOfMark, expanded, isMarks, isSet, MARKED } from "../protocol/unary-encoding.js";
import { CONFIDENCE, endsOf, type Origin, questionOf, reportUnknown } from "./estimate.js";
import { taken } from "./outcome.js";
import * as texts from "./texts.js";

/** More coefficients than anybody reads, and than a survey tells. */
const MOST_COEFFICIENTS = 50;
/** Chances of integer weights are the same but for rounding. */
const ROUNDING = 1e-12;

export function regressWith(
  raw: Pick<core.Boundary, "fitLogistic" | "valueWeights">,
  protocol: SettingsFile,
  grouped: GroupedReports,
  options: RegressOptions = {},
): Regression {
  if (grouped.weight !== undefined) throw fail(texts.regressionWeighted);
  const category = categoryOf(protocol, options.category);
  const { origin, groups } = questionOf(raw, protocol, grouped.written, options);
  const yes = new Set(groups[0]?.members[category]);
  const kinds = kindsOf(protocol, grouped, origin, yes, category);
  const columns = grouped.columns.map((column, j) => covariateOf(column, j, grouped));
  const terms = columns.flatMap((column) => column.terms);
  if (terms.length + 1 > MOST_COEFFICIENTS) throw fail(texts.regressionTooWide, terms.length + 1, MOST_COEFFICIENTS);
  const cases = casesOf(grouped, terms, kinds);
  const confidence = options.confidence ?? CONFIDENCE;
  const found = taken(
    raw.fitLogistic({ ...cases, names: terms.map(({ column, level }) => termName(column, level)), confidence }),
  );
  const width = terms.length + 1;
  return {
    category: protocol.data.categories[category] as string,
    people: found.people,
    ...(grouped.missing && { missing: grouped.missing }),
    confidence,
    coefficients: found.coefficients.map((one, j) => coefficientOf(one, terms[j - 1])),
    references: columns.flatMap(({ reference }) => (reference ? [reference] : [])),
    covariance: Array.from({ length: width }, (_, i) =>
      Array.from(found.covariance.subarray(i * width, (i + 1) * width)),
    ),
    logLikelihood: found.logLikelihood,
    logLikelihoodWithoutCovariates: found.withoutCovariates,
  };
}

/** The name of a coefficient, if a column has several. */
function termName(column: string, level: string | undefined): string {
  return level === undefined ? column : `${column} = ${level}`;
}

function categoryOf({ data: { categories } }: SettingsFile, wanted: string | undefined): number {
  const shown = shownNames(categories);
  if (wanted === undefined) {
    if (categories.length === 2) return 1;
    throw fail(texts.regressionCategoryMissing, categories.length, shown.map(shortened));
  }
  const exact = categories.indexOf(wanted);
  const at = exact >= 0 ? exact : shown.indexOf(wanted);
  if (at >= 0) return at;
  const near = nearest(wanted, shown);
  const meant = near === undefined ? "" : say(texts.meantGroup, shortened(near));
  throw fail(texts.regressionCategoryUnknown, shortened(wanted), meant, shown.map(shortened)).at({
    category: shortened(wanted),
  });
}

/** Reports that have the same chances, as far as one answer against all others goes. */
interface Kinds {
  /** The kind of each report. */
  of: number[];
  ifYes: number[];
  ifNo: number[];
}

/**
 * If all who say no have the same chances, each report is a kind of its own. Otherwise there are two kinds: reports
 * that yes makes likelier, and all others. Each must have the same chance with every other answer.
 */
function kindsOf(
  protocol: SettingsFile,
  grouped: GroupedReports,
  origin: Origin,
  yes: Set<number>,
  category: number,
): Kinds {
  const { channel, data } = protocol;
  if (isMarks(channel)) return kindsOfMarks(channel.reports.length, chanceOfMark(channel.marks), grouped, category);
  if (!("cells" in origin)) throw fail(texts.regressionRest, shortened(data.categories[category] as string));
  const names = grouped.written === "values" ? data.categories : channel.reports;
  const places = new Map(names.map((name, y) => [name, y]));
  const of = grouped.reports.map((report) => {
    const y = places.get(report);
    if (y === undefined) throw reportUnknown(report);
    return y;
  });
  const { columns, cells } = origin;
  const rows = Array.from({ length: cells.length / columns }, (_, x) => cells.subarray(x * columns, (x + 1) * columns));
  const [having, others] = [rows.filter((_, x) => yes.has(x)), rows.filter((_, x) => !yes.has(x))];
  const [ifYes, ifNo] = [shared(having), shared(others)];
  if (ifYes && ifNo) return { of, ifYes, ifNo };
  const mean = (some: Float64Array[], y: number) =>
    some.reduce((sum, row) => sum + (row[y] as number), 0) / some.length;
  const likelier = names.map((_, y) => mean(having, y) > mean(others, y));
  const chance = (some: Float64Array[]) =>
    shared(some.map((row) => Float64Array.of(row.reduce((sum, part, y) => sum + (likelier[y] ? part : 0), 0))))?.[0];
  const [likely, unlikely] = [chance(having), chance(others)];
  if (likely === undefined || unlikely === undefined)
    throw fail(texts.regressionRest, shortened(data.categories[category] as string));
  return {
    of: of.map((y) => Number(likelier[y])),
    ifYes: [1 - likely, likely],
    ifNo: [1 - unlikely, unlikely],
  };
}

/** Chances that are the same in all rows. */
function shared(rows: Float64Array[]): number[] | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const same = rows.every((row) => row.every((chance, y) => Math.abs(chance - (first[y] as number)) <= ROUNDING));
  return same ? Array.from(first) : undefined;
}

/**
 * Kinds of marks. With two categories a kind is the whole set. With more it is the category's own mark: the others' do
 * not depend on it.
 */
function kindsOfMarks(width: number, other: number, { reports }: GroupedReports, category: number): Kinds {
  for (const report of reports) if (!isSet(report, width)) throw reportUnknown(report);
  if (width > 2) {
    return {
      of: reports.map((report) => Number(report[category] === MARKED)),
      ifYes: [0.5, 0.5],
      ifNo: [1 - other, other],
    };
  }
  const chances = expanded(other, width, reports);
  return {
    of: reports.map((_, y) => y),
    ifYes: chances[category] as number[],
    ifNo: chances[1 - category] as number[],
  };
}

interface Term {
  column: string;
  level?: string;
  value: (cells: string[]) => number;
}

interface Covariate {
  terms: Term[];
  reference?: { column: string; level: string };
}

/** A number as it is, or a 0 or 1 for each category but the most common one. */
function covariateOf(column: string, j: number, { groups, kinds = [], comma }: GroupedReports): Covariate {
  const read = (cells: string[]) => numberIn(cells[j] as string, comma ? "comma" : "point");
  const numeric =
    kinds[j] === undefined ? groups.every(({ cells }) => read(cells) !== undefined) : kinds[j] === "number";
  if (numeric) {
    const value = (cells: string[]) => {
      const number = read(cells);
      if (number === undefined) throw fail(texts.covariateNotANumber, shortened(cells[j] as string)).at({ column });
      return number;
    };
    return { terms: [{ column, value }] };
  }
  const people = new Map<string, number>();
  for (const { cells, counts } of groups) {
    const cell = cells[j] as string;
    people.set(cell, (people.get(cell) ?? 0) + counts.reduce((sum, count) => sum + count, 0));
  }
  const levels = [...people.keys()].sort();
  if (levels.length < 2) throw fail(texts.covariateAlone, shortened(column), shortened(levels[0] ?? "")).at({ column });
  const names = shownNames(levels);
  const most = Math.max(...people.values());
  const reference = levels.findIndex((level) => people.get(level) === most);
  const terms = levels.flatMap((level, l) =>
    l === reference
      ? []
      : [{ column, level: names[l] as string, value: (cells: string[]) => Number(cells[j] === level) }],
  );
  return { terms, reference: { column, level: names[reference] as string } };
}

/** People with the same covariates whose reports are of the same kind, as one case. */
function casesOf(
  { groups }: GroupedReports,
  terms: Term[],
  { of, ifYes, ifNo }: Kinds,
): Omit<core.LogisticCases, "names" | "confidence"> {
  const covariates: number[] = [];
  const [yes, no, all]: [number[], number[], number[]] = [[], [], []];
  for (const { cells, reports, counts } of groups) {
    const values = terms.map(({ value }) => value(cells));
    const sums = new Map<number, number>();
    reports.forEach((report, i) => {
      const kind = of[report] as number;
      sums.set(kind, (sums.get(kind) ?? 0) + (counts[i] as number));
    });
    for (const [kind, count] of sums) {
      if (count === 0) continue;
      for (const value of values) covariates.push(value);
      yes.push(ifYes[kind] as number);
      no.push(ifNo[kind] as number);
      all.push(count);
    }
  }
  return {
    covariates: { columns: terms.length, cells: Float64Array.from(covariates) },
    ifYes: Float64Array.from(yes),
    ifNo: Float64Array.from(no),
    counts: Float64Array.from(all),
  };
}

function coefficientOf(
  { value, deviation, wald, profile }: core.Coefficient,
  term: Term | undefined,
): RegressionCoefficient {
  const end = (number: number) => (Number.isFinite(number) ? number : null);
  return {
    column: term?.column ?? "",
    ...(term?.level !== undefined && { level: term.level }),
    value,
    deviation,
    wald: endsOf(wald),
    profile: [end(profile.low), end(profile.high)],
  };
}
