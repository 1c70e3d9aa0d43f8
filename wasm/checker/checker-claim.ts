// SPDX-License-Identifier: Apache-2.0
/**
 * Says how much of a file's claim to be optimal is proved. It makes the conditions on posteriors from the counts. Then
 * checker-optimum.ts searches for a posterior that refutes the claim.
 */
import {
  categoriesOf,
  comparisonsOf,
  type Likelihoods,
  reportsOf,
  sampledComparison,
  weightsOf,
} from "./checker-compare.js";
import { expLevelAbove } from "./checker-judge.js";
import { comparedBy } from "./checker-lifts.js";
import { columnsOf, identityChannel, itemAt, range, sum } from "./checker-numbers.js";
import { checkObjective } from "./checker-objective.js";
import { judgeOptimum } from "./checker-optimum.js";
import { conditionsOf } from "./checker-points.js";
import type { Protocol } from "./checker-read.js";
import { need, type Refusal, said } from "./refusal.js";
import * as texts from "./texts.js";

type Said = Refusal["flaw"];
/** A proved optimum, a claim without a proof, or neither where the file claims nothing. */
export type Optimality = { unproved?: Said; optimum?: { gap: number; said: Said } };

/** The categories of the data: how many people have each. */
const categoryCounts = (prior: bigint[][]): bigint[] => columnsOf(prior).map(sum);

/** By category of the data how many people send each report, times 2^62. */
function sentReports(protocol: Protocol): bigint[][] {
  const { prior, channel } = protocol;
  const sent = (x: number, y: number) =>
    sum(prior.map((row, secret) => itemAt(row, x) * itemAt(weightsOf(protocol, secret, x), y)));
  return range(categoriesOf(protocol)).map((x) => range(reportsOf(channel)).map((y) => sent(x, y)));
}
/** The inputs of the channel that some people have; a pair that never occurs has no share to estimate. */
function occurringInputs(protocol: Protocol) {
  const { prior, channel } = protocol;
  const rows = channel.seesSecret ? prior : [categoryCounts(prior)];
  const inputs = rows.flatMap((row, s) => row.map((people, x) => ({ x, people, weights: weightsOf(protocol, s, x) })));
  return inputs.filter(({ people }) => people > 0n);
}

/** The objective of a protocol that was made for something else than information; its worth is then checked. */
function objectiveOf(protocol: Protocol): string | undefined {
  const { document, channel } = protocol;
  const { utility, certificate } = document;
  const objective = checkObjective({
    sent: () => sentReports(protocol),
    inputs: () => occurringInputs(protocol),
    utility,
    standsFor: document.channel.standsFor,
    isTable: channel.offMark === undefined,
  });
  need(objective === undefined || certificate.gap === undefined, texts.objectiveWrong, `${objective}`);
  return objective;
}

/** A comparison in which each category is a report holds for every column of a channel, and so for every posterior. */
function conditionsOn(protocol: Protocol) {
  const { document, prior, sample, bounds } = protocol;
  const { guarantee, certificate } = document;
  const asIfReported = { seesSecret: false, weights: identityChannel(categoriesOf(protocol)) };
  const sampled = sample && {
    people: prior,
    radius: Number(guarantee.known.radius),
    compared: comparedBy(guarantee.notion),
  };
  type Sides = { more: Omit<Likelihoods, "side">; less: Omit<Likelihoods, "side">; level: unknown };
  const comparisons: Sides[] = sampled
    ? conditionsOf(certificate.points ?? [], sampled).map(sampledComparison)
    : comparisonsOf({ ...protocol, channel: asIfReported }, guarantee.notion, guarantee.parameters);
  const limits = bounds.map(({ level }) => expLevelAbove(level, guarantee.epsilon));
  return comparisons.map(({ more, less, level }) => {
    const i = bounds.findIndex((bound) => bound.level === Number(level));
    return { more, less, limit: limits[i], stated: itemAt(bounds, i).ratio };
  });
}

/** Throws if the claim is refuted. `work` limits the search for a proof, in multiplications. */
export function checkOptimality(protocol: Protocol, work: number): Optimality {
  const { document, prior, channel, sample } = protocol;
  const { utility, certificate } = document;
  const objective = objectiveOf(protocol);
  if (objective !== undefined) return { unproved: said(texts.optimumOfObjective, objective) };
  const { upperBound, countingEfficiency } = utility;
  const isEfficiency = countingEfficiency !== undefined;
  const unproved = { unproved: said(isEfficiency ? texts.efficiencyNotProved : texts.optimumNotProved) };
  const isProvable = !channel.seesSecret && channel.offMark === undefined && !(sample && !sample.isSet);
  if (upperBound === undefined || !isProvable)
    return document.protocol === "optimal" || upperBound !== undefined ? unproved : {};
  const verdict = judgeOptimum(
    {
      people: categoryCounts(prior),
      weights: channel.weights,
      conditions: conditionsOn(protocol),
      prices: certificate.prices,
      upperBound,
    },
    work,
  );
  need(!("refuted" in verdict), texts.boundRefuted, "", "figures");
  // The bound is for channels of the claimed efficiency, and nothing proves that this channel is one.
  if (isEfficiency) return unproved;
  if ("gap" in verdict) {
    const { gap } = verdict;
    const digits = gap.toPrecision(2);
    const roundedUp = Number(digits) < gap ? (gap * 1.06).toPrecision(2) : digits;
    return { optimum: { gap, said: said(texts.optimumProved, roundedUp) } };
  }
  return certificate.prices ? { unproved: said(texts.optimumTooLarge, `${verdict.boxes}`) } : unproved;
}
