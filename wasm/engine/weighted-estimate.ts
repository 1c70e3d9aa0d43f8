// SPDX-License-Identifier: GPL-3.0-or-later
/** Shares of people who count differently: the engine's weighted estimate, by name. */
import type * as core from "../contract/boundary.js";
import { fail } from "../contract/errors.js";
import type { EstimateOptions, NamedShare } from "../contract/estimate-types.js";
import type { GroupEstimate, GroupedReports, ReportGroup } from "../contract/research-types.js";
import type { SettingsFile } from "../contract/types.js";
import { isMarks } from "../protocol/unary-encoding.js";
import { countsOf, endsOf, namedShares, questionOf, setsOf } from "./estimate.js";
import { taken } from "./outcome.js";
import * as texts from "./texts.js";

export function weightedWith(
  raw: Pick<core.Boundary, "estimateWeighted" | "valueWeights">,
  protocol: SettingsFile,
  { written, reports }: GroupedReports,
  { reports: sent, counts, weights, squares }: ReportGroup,
  options: EstimateOptions,
): Omit<GroupEstimate, "name" | "few"> {
  if (!weights || !squares) throw fail(texts.weightsLacking);
  const { origin, groups, question } = questionOf(raw, protocol, written, options);
  const named = sent.map((y) => reports[y] as string);
  const marks = isMarks(protocol.channel);
  const laidOut = (numbers: number[]) =>
    marks ? Float64Array.from(numbers) : countsOf(protocol, { written, reports: named, counts: numbers }).counts;
  const sets = marks
    ? setsOf(protocol, { written, reports: named, counts }).sets
    : { columns: 0, cells: new Uint8Array() };
  const found = taken(
    raw.estimateWeighted(
      origin,
      { sets, people: laidOut(counts), weights: laidOut(weights), squares: laidOut(squares) },
      question,
    ),
  );
  return {
    people: found.people,
    ...namedShares(groups, found.estimates.map(shareOf)),
    designEffect: found.designEffect,
  };
}

function shareOf({
  identifiable,
  likelihood,
  unbiased,
  projected,
  deviation,
  influence,
  noiseDeviation,
  wald,
}: core.WeightedShare): Omit<NamedShare, "name"> {
  if (!identifiable) return { identifiable, likelihood };
  const figures = { identifiable, likelihood, unbiased, projected, deviation, influence, noiseDeviation };
  return { ...figures, ...(wald && { wald: endsOf(wald) }) };
}
