// SPDX-License-Identifier: GPL-3.0-or-later
/** From counts of reports to shares of the people: the questions that the engine is asked, and its answers by name. */
import { shortened } from "../common/characters.js";
import { countsNobody } from "../contract/assumptions.js";
import type * as core from "../contract/boundary.js";
import type { SluiceError } from "../contract/errors.js";
import { fail } from "../contract/errors.js";
import type {
  EstimateOptions,
  NamedShare,
  PlanAim,
  ReportCounts,
  Share,
  SurveyEstimate,
  SurveyPlan,
} from "../contract/estimate-types.js";
import { marksOf } from "../contract/reached.js";
import type { SettingsFile, WriteMode } from "../contract/types.js";
import { columnsOf, shownNames } from "../protocol/columns.js";
import { isForReaders } from "../protocol/readers-check.js";
import { isMarks, isSet, MARKED } from "../protocol/unary-encoding.js";
import { valueWeightsBy } from "./core-inputs.js";
import { taken } from "./outcome.js";
import * as texts from "./texts.js";

const UNIT = 2 ** 62;
export const CONFIDENCE = 0.95;
/** People of a table that shares are shrunken towards: with more of them nothing is left of the reports. */
export const MOST_SHRUNKEN = 1e12;

type Table = core.Matrix<Float64Array>;
export type Origin = Table | core.Marks;

/** A group of shares that are asked for. */
export interface Group {
  name: string;
  names: string[];
  /** The inputs in each share. */
  members: number[][];
}

type Raw = Pick<core.Boundary, "estimate" | "precision" | "peopleFor" | "valueWeights">;

export function estimateWith(
  raw: Pick<Raw, "estimate" | "valueWeights">,
  protocol: SettingsFile,
  counted: ReportCounts,
  options: EstimateOptions = {},
): SurveyEstimate {
  const { origin, groups, question, table } = questionOf(raw, protocol, counted.written, options);
  const reports = "cells" in origin ? countsOf(protocol, counted) : setsOf(protocol, counted);
  const found = taken(raw.estimate(origin, reports, question));
  const confidence = options.confidence ?? CONFIDENCE;
  const beside =
    table === undefined || table === question.prior
      ? found
      : taken(raw.estimate(origin, reports, { ...question, prior: table }));
  const estimates = found.estimates.map((estimate, i) => {
    const { shrunken } = beside.estimates[i] as core.Estimate;
    return { ...estimate, ...(shrunken !== undefined && { shrunken }) };
  });
  return {
    people: found.people,
    ...(counted.missing && { missing: counted.missing }),
    confidence,
    ...namedShares(groups, estimates.map(shareOf)),
    scope: scopeOf(found, confidence),
    gap: Number.isFinite(found.gap) ? found.gap : null,
    impossible: found.impossible,
    fit: found.bestFit,
    ...(table && { priorFit: beside.priorFit }),
  };
}

/** The question to reports: all shares that there are names for. */
export interface Asking {
  origin: Origin;
  groups: Group[];
  /** Its prior is the table, or all inputs alike where estimates are to be those of readers without one. */
  question: core.Question;
  /** How the inputs are distributed in the table; nothing where there is none. */
  table: Float64Array | undefined;
}

export function questionOf(
  raw: Pick<Raw, "valueWeights">,
  protocol: SettingsFile,
  written: WriteMode,
  options: EstimateOptions,
): Asking {
  if (isForReaders(protocol) && options.assume !== undefined) throw fail(texts.assumedWithoutTable);
  if (isForReaders(protocol) && options.shrink !== undefined) throw fail(texts.shrinkWithoutTable);
  const origin = originOf(raw, protocol, written, options);
  const groups = groupsOf(protocol, options);
  const inputs = inputsIn(origin);
  const table = tableShares(protocol, options);
  const isShared = isForReaders(protocol) || protocol.salt !== undefined;
  const prior = table && !isShared ? table : alike(inputs);
  return { origin, groups, question: askingOf(groups, prior, inputs, options), table };
}

const alike = (inputs: number): Float64Array => new Float64Array(inputs).fill(1 / inputs);

/** How the inputs of the question are distributed in the protocol's table. */
function tableShares(protocol: SettingsFile, { assume }: EstimateOptions): Float64Array | undefined {
  if (isForReaders(protocol)) return undefined;
  const { prior, seesSecret } = protocol;
  const total = prior.flat().reduce((sum, weight) => sum + weight, 0);
  const weights =
    seesSecret && assume === undefined
      ? prior.flat()
      : (prior[0] ?? []).map((_, x) => prior.reduce((sum, row) => sum + (row[x] as number), 0));
  return Float64Array.from(weights, (weight) => weight / total);
}

export function planWith(
  raw: Raw,
  protocol: SettingsFile,
  { people = 0, halfWidth = 0, written = "reports" }: PlanAim,
  options: EstimateOptions = {},
): SurveyPlan {
  const origin = originOf(raw, protocol, written, options);
  const [data] = groupsOf(protocol, options) as [Group];
  const anybody = isForReaders(protocol) || countsNobody(protocol);
  const inputs = inputsIn(origin);
  const question = askingOf([data], tableShares(protocol, options) ?? alike(inputs), inputs, options);
  const expected = anybody ? "worst" : "prior";
  const widths = people > 0 ? taken(raw.precision(origin, question, people, expected)) : undefined;
  const needed = halfWidth > 0 ? taken(raw.peopleFor(origin, question, halfWidth, expected)) : undefined;
  return {
    confidence: options.confidence ?? CONFIDENCE,
    ...(anybody && { anybody }),
    ...(widths && { halfWidth: widthsOf(people, widths) }),
    ...(needed && { people: { halfWidth, ...peopleOf(needed) } }),
  };
}

/** How many inputs a channel has. */
function inputsIn(origin: Origin): number {
  return "cells" in origin ? origin.cells.length / origin.columns : origin.categories;
}

function peopleOf({ each, together, wald }: core.People): Omit<NonNullable<SurveyPlan["people"]>, "halfWidth"> {
  return { each: each ?? null, together: together ?? null, wald: wald ?? null };
}

function widthsOf(people: number, { each, together, wald }: core.Precision): SurveyPlan["halfWidth"] {
  const categories = Array.from(each, (half, category) => ({
    each: half,
    together: together[category] as number,
    wald: wald[category] ?? Number.POSITIVE_INFINITY,
  }));
  return { people, each: Math.max(...each), together: Math.max(...together), wald: Math.max(...wald), categories };
}

/** Counts in the order of the names, whoever has counted them. Reports that have not come may be left out. */
export function countsOf(
  { channel, data }: SettingsFile,
  { written, reports, counts }: ReportCounts,
): core.MarkedReports {
  const names = written === "values" ? data.categories : channel.reports;
  const at = new Map(names.map((name, y) => [name, y]));
  const all = new Float64Array(names.length);
  reports.forEach((report, i) => {
    const y = at.get(report);
    if (y === undefined) throw reportUnknown(report);
    all[y] = counts[i] as number;
  });
  return { counts: all, sets: { columns: 0, cells: new Uint8Array() } };
}

export function setsOf({ channel }: SettingsFile, { reports, counts }: ReportCounts): core.MarkedReports {
  const width = channel.reports.length;
  const sets = new Uint8Array(reports.length * width);
  reports.forEach((report, i) => {
    if (!isSet(report, width)) throw reportUnknown(report);
    for (let x = 0; x < width; x += 1) sets[i * width + x] = report[x] === MARKED ? 1 : 0;
  });
  return { counts: Float64Array.from(counts), sets: { columns: width, cells: sets } };
}

export function reportUnknown(report: string): SluiceError {
  return fail(texts.reportUnknown, shortened(report)).at({ category: shortened(report) });
}

/** The channel from what is asked about to what has been counted. */
function originOf(
  raw: Pick<Raw, "valueWeights">,
  protocol: SettingsFile,
  written: WriteMode,
  { assume }: EstimateOptions,
): Origin {
  const { channel, data, secret, seesSecret } = protocol;
  if (isMarks(channel)) {
    if (written === "values") {
      throw fail(texts.valuesFromMarks);
    }
    return marksOf(channel.reports.length, channel.marks.other);
  }
  const columns = channel.reports.length;
  let table: Table = { cells: Float64Array.from(channel.weights.flat(), (w) => Number(BigInt(w)) / UNIT), columns };
  if (written === "values") {
    const values = Float64Array.from(valueWeightsBy(raw, protocol), (weight) => Number(weight) / UNIT);
    table = product(table, { cells: values, columns: data.categories.length });
  }
  if (seesSecret && assume === "prior" && !isForReaders(protocol)) {
    const { prior } = protocol;
    const width = data.categories.length;
    const cells = new Float64Array(width * width * secret.categories.length);
    for (let x = 0; x < width; x += 1) {
      const sum = prior.reduce((total, row) => total + (row[x] as number), 0);
      prior.forEach((row, s) => {
        cells[x * width * secret.categories.length + s * width + x] = (row[x] as number) / sum;
      });
    }
    table = product({ cells, columns: width * secret.categories.length }, table);
  }
  return table;
}

function product(left: Table, right: Table): Table {
  const rows = left.cells.length / left.columns;
  const cells = new Float64Array(rows * right.columns);
  for (let i = 0; i < rows; i += 1) {
    for (let k = 0; k < left.columns; k += 1) {
      const factor = left.cells[i * left.columns + k] as number;
      if (factor === 0) continue;
      for (let j = 0; j < right.columns; j += 1) {
        const at = i * right.columns + j;
        cells[at] = (cells[at] as number) + factor * (right.cells[k * right.columns + j] as number);
      }
    }
  }
  return { cells, columns: right.columns };
}

/** No column of a file is called like this. */
const SECRETS = "";

/** First the categories of the data, which are a distribution. */
function groupsOf({ data, secret, seesSecret }: SettingsFile, { assume }: EstimateOptions): Group[] {
  const pairs = seesSecret === true && assume === undefined;
  const width = data.categories.length;
  const secrets = pairs ? secret.categories.map((_, s) => s) : [0];
  const inputsOf = (categories: number[]) => secrets.flatMap((s) => categories.map((x) => s * width + x));
  const columns = (data.columns ? columnsOf(data) : []).map(({ name, values }) => {
    const different = [...new Set(values)];
    const members = different.map((value) => values.flatMap((other, x) => (other === value ? [x] : [])));
    return { name, names: shownNames(different), members: members.map(inputsOf) };
  });
  const all = data.categories.map((_, x) => x);
  return [
    { name: data.name, names: shownNames(data.categories), members: all.map((x) => inputsOf([x])) },
    ...columns,
    ...(pairs
      ? [
          {
            name: SECRETS,
            names: shownNames(secret.categories),
            members: secrets.map((s) => all.map((x) => s * width + x)),
          },
        ]
      : []),
  ];
}

function askingOf(
  groups: Group[],
  prior: Float64Array,
  inputs: number,
  { confidence = CONFIDENCE, shrink }: EstimateOptions,
): core.Question {
  const members = groups.flatMap((group) => group.members);
  const functionals = new Float64Array(members.length * inputs);
  members.forEach((some, k) => {
    for (const input of some) functionals[k * inputs + input] = 1;
  });
  return {
    functionals: { columns: inputs, cells: functionals },
    distribution: groups[0]?.members.length ?? 0,
    prior,
    confidence,
    ...(shrink !== undefined && { shrink }),
  };
}

/** Shares in the order in which they were asked for, by their names. */
export function namedShares(groups: Group[], shares: Share[]): Pick<SurveyEstimate, "data" | "columns" | "secrets"> {
  let at = 0;
  const [data, ...others] = groups.map(({ names }) => names.map((name) => ({ name, ...(shares[at++] as Share) }))) as [
    NamedShare[],
    ...NamedShare[][],
  ];
  const columns = groups.flatMap(({ name }, g) =>
    g > 0 && name !== SECRETS ? [{ name, values: others[g - 1] as NamedShare[] }] : [],
  );
  const secrets = others[groups.findIndex(({ name }) => name === SECRETS) - 1];
  return { data, ...(columns.length > 0 && { columns }), ...(secrets && { secrets }) };
}

/** If the reports cannot tell a share, only intervals bound it. */
export function shareOf({
  identifiable,
  likelihood,
  shrunken,
  each,
  eachBy,
  together,
  wald,
  ...figures
}: core.Estimate): Share {
  const known = {
    identifiable,
    likelihood,
    ...(shrunken !== undefined && { shrunken }),
    ...(each && { each: endsOf(each), eachBy }),
    ...(together && { together: endsOf(together) }),
  };
  if (!identifiable) return known;
  const { unbiased, projected, deviation, deviationOfRespondents, leastDeviation, influence, noiseDeviation } = figures;
  return {
    ...known,
    unbiased,
    projected,
    deviation,
    deviationOfRespondents,
    leastDeviation,
    influence,
    noiseDeviation,
    ...(wald && { wald: endsOf(wald) }),
  };
}

/** Intervals of events above 75 % are right for the mean of people's own chances too (see `interval_within`). */
function scopeOf({ estimates, togetherByShares }: core.Estimates, confidence: number): SurveyEstimate["scope"] {
  const unproved = confidence <= 0.75;
  const bets = estimates.some(({ eachBy }) => eachBy === "betting");
  return {
    each: { holds: "one", of: unproved || bets ? "population" : "both" },
    together: { holds: "all", of: unproved || togetherByShares ? "population" : "both" },
    wald: { holds: "one", of: "population" },
  };
}

export function endsOf({ low, high }: core.Interval): [number, number] {
  return [low, high];
}
