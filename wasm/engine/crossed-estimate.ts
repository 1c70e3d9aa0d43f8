// SPDX-License-Identifier: GPL-3.0-or-later
/** Two answers of the same people together: how common each pair is, and how far the two answers go together. */

import { normalQuantile } from "../common/normal-quantile.js";
import type * as core from "../contract/boundary.js";
import { fail } from "../contract/errors.js";
import type { EstimateOptions } from "../contract/estimate-types.js";
import type { Correlation, CrossedEstimate, CrossedReports, PairShare } from "../contract/research-types.js";
import type { SettingsFile } from "../contract/types.js";
import { shownNames } from "../protocol/columns.js";
import { isMarks } from "../protocol/unary-encoding.js";
import { CONFIDENCE, type Origin, questionOf, shareOf } from "./estimate.js";
import { taken } from "./outcome.js";
import * as texts from "./texts.js";

type Table = Exclude<Origin, core.Marks>;

/** With fewer people no normal interval is given. */
const FEW = 30;
/** With more pairs of answers, times pairs of reports, a question takes longer than anybody waits. */
const MOST_CELLS = 250_000;

export function estimateCrossedWith(
  raw: Pick<core.Boundary, "estimate" | "valueWeights">,
  protocols: [SettingsFile, SettingsFile],
  { counts, missing }: CrossedReports,
  options: EstimateOptions = {},
): CrossedEstimate {
  const [one, other] = protocols.map((protocol) => {
    if (isMarks(protocol.channel) || protocol.seesSecret) throw fail(texts.crossedKinds);
    const { origin, question, table } = questionOf(raw, protocol, "reports", options);
    return { table: origin as Table, prior: question.prior, own: table };
  }) as [Asked, Asked];
  if (one.table.cells.length * other.table.cells.length > MOST_CELLS) throw fail(texts.crossedTooWide);
  // Reports of a person are drawn independently of each other, given both answers.
  const channel = crossed(one.table, other.table);
  const [a, b] = [one.prior.length, other.prior.length];
  const seen = new Float64Array(channel.columns);
  for (const [y, z, count] of counts) seen[y * other.table.columns + z] = count;
  const confidence = options.confidence ?? CONFIDENCE;
  const product = (first: Float64Array, second: Float64Array) =>
    Array.from(first).flatMap((p) => Array.from(second, (q) => p * q));
  const prior = product(one.prior, other.prior);
  const ask = (rows: number[][], distribution: number, reference = prior) =>
    taken(
      raw.estimate(
        channel,
        { counts: seen, sets: { columns: 0, cells: new Uint8Array() } },
        {
          functionals: { columns: a * b, cells: Float64Array.from(rows.flat()) },
          distribution,
          prior: Float64Array.from(reference),
          confidence,
        },
      ),
    );
  const each = prior.map((_, i) => prior.map((_, k) => Number(k === i)));
  const found = ask(each, a * b);
  const own = one.own && other.own && product(one.own, other.own);
  const rests = one.own === one.prior && other.own === other.prior;
  const beside = rests || !own ? own && found : ask(each, a * b, own);
  const likely = found.estimates.map(({ likelihood }) => likelihood);
  const tangents = prior.map((_, i) => tangentAt(likely, b, i));
  // The variance of what a correlation is near its own value: a sum of shares.
  const linear = ask(
    tangents.map((tangent) => tangent?.slope ?? prior.map(() => 0)),
    0,
  );
  const names = protocols.map(({ data }) => shownNames(data.categories)) as [string[], string[]];
  return {
    people: found.people,
    ...(missing && { missing }),
    confidence,
    columns: [protocols[0].data.name, protocols[1].data.name],
    pairs: found.estimates.map((estimate, i): PairShare => {
      const own = linear.estimates[i] as core.Estimate;
      const tangent = found.people >= FEW && own.identifiable ? tangents[i] : undefined;
      return {
        ...shareOf(estimate),
        names: [names[0][Math.floor(i / b)] as string, names[1][i % b] as string],
        ...(tangent && { correlation: correlationOf(tangent.value, own.deviation, confidence) }),
      };
    }),
    gap: Number.isFinite(found.gap) ? found.gap : null,
    impossible: found.impossible,
    fit: found.bestFit,
    ...(beside && { priorFit: beside.priorFit }),
  };
}

interface Asked {
  table: Table;
  prior: Float64Array;
  /** How the answers are distributed in the protocol's table, where there is one. */
  own: Float64Array | undefined;
}

/** P(both reports | both answers). */
function crossed(one: Table, other: Table): Table {
  const rows = (table: Table) =>
    Array.from({ length: table.cells.length / table.columns }, (_, x) =>
      table.cells.subarray(x * table.columns, (x + 1) * table.columns),
    );
  const cells = rows(one).flatMap((first) =>
    rows(other).flatMap((second) => Array.from(first).flatMap((p) => Array.from(second, (q) => p * q))),
  );
  return { columns: one.columns * other.columns, cells: Float64Array.from(cells) };
}

/**
 * The correlation of having the first and having the second answer of a pair (phi), and its slope in the shares of all
 * pairs. Nothing where everybody has one of the answers, or nobody: then there is none.
 */
function tangentAt(shares: number[], b: number, pair: number): { value: number; slope: number[] } | undefined {
  const isFirst = (k: number) => Math.floor(k / b) === Math.floor(pair / b);
  const isSecond = (k: number) => k % b === pair % b;
  const [p, q] = [isFirst, isSecond].map((is) => shares.reduce((sum, share, k) => sum + (is(k) ? share : 0), 0)) as [
    number,
    number,
  ];
  const spread = Math.sqrt(p * (1 - p) * q * (1 - q));
  if (!(spread > 1e-9)) return undefined;
  const value = ((shares[pair] as number) - p * q) / spread;
  const bySecond = -p / spread - (value * (1 - 2 * q)) / (2 * q * (1 - q));
  const byFirst = -q / spread - (value * (1 - 2 * p)) / (2 * p * (1 - p));
  const slope = shares.map(
    (_, k) => (k === pair ? 1 / spread : 0) + (isFirst(k) ? byFirst : 0) + (isSecond(k) ? bySecond : 0),
  );
  return { value, slope };
}

/**
 * Between -1 and 1. Fisher's transformation has no place here: most of the deviation is the channels' noise, which does not
 * shrink where two answers go closely together.
 */
function correlationOf(value: number, deviation: number, confidence: number): Correlation {
  const width = normalQuantile((1 - confidence) / 2) * deviation;
  return { value, deviation, wald: [Math.max(-1, value - width), Math.min(1, value + width)] };
}
