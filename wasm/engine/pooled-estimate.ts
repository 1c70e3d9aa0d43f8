// SPDX-License-Identifier: GPL-3.0-or-later
/** Reports of several protocols for the same answers, as one survey. */
import { shortened } from "../common/characters.js";
import type * as core from "../contract/boundary.js";
import { fail } from "../contract/errors.js";
import type { EstimateOptions, NamedShare } from "../contract/estimate-types.js";
import type { PooledEstimate, PooledReports } from "../contract/research-types.js";
import type { SettingsFile } from "../contract/types.js";
import { isForReaders } from "../protocol/readers-check.js";
import { CONFIDENCE, countsOf, endsOf, namedShares, type Origin, questionOf, setsOf } from "./estimate.js";
import { taken } from "./outcome.js";
import * as texts from "./texts.js";

export function estimatePooledWith(
  raw: Pick<core.Boundary, "estimatePooled" | "valueWeights">,
  pooled: PooledReports[],
  options: EstimateOptions = {},
): PooledEstimate {
  const [first] = pooled;
  if (first === undefined) throw fail(texts.nothingToPool);
  const asked = pooled.map(({ protocol, counted }) => {
    if (protocol.seesSecret && options.assume === undefined) throw fail(texts.pooledPairs);
    const order = orderOf(first.protocol, protocol);
    const { origin, question, table } = questionOf(raw, protocol, counted.written, options);
    const own = table && Float64Array.from(order, (x) => table[x] as number);
    const prior = Float64Array.from(order, (x) => question.prior[x] as number);
    if (!("cells" in origin)) return { origin, prior, own, reports: setsInOrder(protocol, counted, order) };
    const names = (file: SettingsFile) => (counted.written === "values" ? file.data.categories : file.channel.reports);
    const columns = alignedWith(names(first.protocol), names(protocol));
    const { counts, sets } = countsOf(protocol, counted);
    return {
      origin: inOrder(origin, order, columns),
      prior,
      own,
      reports: { sets, counts: Float64Array.from(columns, (y) => counts[y] as number) },
    };
  });
  const { groups, question } = questionOf(raw, first.protocol, first.counted.written, options);
  const people = pooled.map(({ counted: { counts } }) => counts.reduce((sum, count) => sum + count, 0));
  const all = people.reduce((sum, some) => sum + some, 0);
  // The prior of all people, as far as the tables say; no interval depends on it.
  const mixed = (priors: Float64Array[]) =>
    question.prior.map((_, x) =>
      priors.reduce((sum, prior, k) => sum + (prior[x] as number) * ((people[k] as number) / (all || 1)), 0),
    );
  const by = (priors: Float64Array[]) =>
    taken(
      raw.estimatePooled(
        asked.map(({ origin, reports }, k) => ({ origin, reports, prior: priors[k] as Float64Array })),
        { ...question, prior: all > 0 ? mixed(priors) : (priors[0] as Float64Array) },
      ),
    );
  const found = by(asked.map(({ prior }) => prior));
  const tables = asked.flatMap(({ own }) => (own ? [own] : []));
  const rests = pooled.every(({ protocol }) => !isForReaders(protocol) && protocol.salt === undefined);
  const beside = rests ? found : tables.length === asked.length ? by(tables) : undefined;
  const missing = pooled.reduce((sum, { counted }) => sum + (counted.missing ?? 0), 0);
  const { data, columns } = namedShares(groups, found.estimates.map(shareOf));
  return {
    people: found.people,
    ...(missing > 0 && { missing }),
    samples: pooled.map(({ protocol: { protocol, guarantee } }, k) => ({
      protocol,
      epsilon: guarantee.epsilon,
      people: people[k] as number,
    })),
    confidence: options.confidence ?? CONFIDENCE,
    data,
    ...(columns && { columns }),
    gap: Number.isFinite(found.gap) ? found.gap : null,
    impossible: found.impossible,
    fit: found.bestFit,
    ...(beside && { priorFit: beside.priorFit }),
  };
}

/** The places of the first protocol's categories in another one, which has to have the same. */
function orderOf(first: SettingsFile, other: SettingsFile): number[] {
  const at = new Map(other.data.categories.map((category, x) => [category, x]));
  const own = new Set(first.data.categories);
  const lacks =
    first.data.categories.find((category) => !at.has(category)) ??
    other.data.categories.find((category) => !own.has(category));
  if (lacks !== undefined) throw fail(texts.pooledAnswersDiffer, shortened(lacks)).at({ category: shortened(lacks) });
  return first.data.categories.map((category) => at.get(category) as number);
}

/** Reports with the same names stand in the same place, as far as there are such: it makes intervals narrower. */
function alignedWith(first: string[], own: string[]): number[] {
  const places = own.map((_, y) => y);
  if (first.length !== own.length || !own.every((name) => first.includes(name))) return places;
  return first.map((name) => own.indexOf(name));
}

/** Its rows in the order of the first protocol's categories, and its columns in this one. */
function inOrder({ columns, cells }: core.Matrix<Float64Array>, order: number[], places: number[]): Origin {
  return {
    columns,
    cells: Float64Array.from(order.flatMap((x) => places.map((y) => cells[x * columns + y] as number))),
  };
}

/** Marks have the same chances in any order. */
function setsInOrder(protocol: SettingsFile, counted: PooledReports["counted"], order: number[]): core.MarkedReports {
  const { sets, counts } = setsOf(protocol, counted);
  const width = sets.columns;
  const place = (i: number) => i - (i % width) + (order[i % width] as number);
  return { counts, sets: { columns: width, cells: sets.cells.map((_, i) => sets.cells[place(i)] as number) } };
}

function shareOf({
  identifiable,
  likelihood,
  unbiased,
  projected,
  deviation,
  exact,
  wald,
}: core.PooledShare): Omit<NamedShare, "name"> {
  const known = { identifiable, likelihood, ...(exact && { together: endsOf(exact) }) };
  if (!identifiable) return known;
  return { ...known, unbiased, projected, deviation, ...(wald && { wald: endsOf(wald) }) };
}
