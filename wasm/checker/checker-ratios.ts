// SPDX-License-Identifier: Apache-2.0
/** The ratios of likelihoods that a channel reaches, report by report; for marks, the largest one of all sets of marks. */
import type { WorstRatio } from "../contract/types.js";
import { type Comparison, type Likelihoods, reportsOf } from "./checker-compare.js";
import { logarithm, logarithms, type Observed } from "./checker-leakage.js";
import { greatestDivisor, itemAt, type Ratio, ROW, range, sum } from "./checker-numbers.js";
import type { Channel, Protocol } from "./checker-read.js";

/** A report by its number, or the set of marks that it is. */
type Report = { report: number } | { marks: number[] };
/** The largest ratio divided by its bound, and its place; no place if every ratio is 0. */
export type Largest = { ofBound: Ratio; worst?: WorstRatio };

const reportOf = ({ markSets }: Channel, report: number): Report =>
  markSets ? { marks: itemAt(markSets, report) } : { report };

const isLarger = ([up, down]: Ratio, [numerator, denominator]: Ratio) => up * denominator > numerator * down;

/**
 * The set of marks with the largest ratio, by Dinkelbach's method. It holds the categories that `more` have over r
 * times as often as `less`, where r is the ratio of the set before.
 */
function worstMarks(more: Likelihoods, less: Likelihoods, offMark: bigint): { ratio: Ratio; marks: number[] } {
  const ofMore = more.weights.map((people) => people * less.mass);
  const ofLess = less.weights.map((people) => people * more.mass);
  const unmarked = offMark * ROW * more.mass * less.mass;
  let best: { ratio: Ratio; marks: number[] } = { ratio: [0n, 1n], marks: [] };
  for (;;) {
    const [numerator, denominator] = best.ratio;
    const marks = range(ofMore.length).filter((x) => itemAt(ofMore, x) * denominator > itemAt(ofLess, x) * numerator);
    const likelihood = (people: bigint[]) => unmarked + (ROW - 2n * offMark) * sum(marks.map((x) => itemAt(people, x)));
    const ratio: Ratio = [likelihood(ofMore), likelihood(ofLess)];
    if (isLarger(ratio, best.ratio)) best = { ratio, marks };
    // If people mark only their own category, no set has two, and each category of the last set has the largest ratio.
    else return { ...best, marks: offMark === 0n ? best.marks.slice(0, 1) : marks };
  }
}

/** The ratio that is largest beside its bound, over all reports and comparisons; the first one of equal ratios. */
export function largestRatio({ channel, bounds }: Protocol, comparisons: Comparison[]): Largest {
  const { offMark } = channel;
  const boundOf = new Map<unknown, Ratio>(bounds.map(({ level, ratio }) => [level, ratio]));
  let largest: Largest = { ofBound: [0n, 1n] };
  for (const report of offMark === undefined ? range(reportsOf(channel)) : [0])
    for (const { more, less, level } of comparisons) {
      const ratioOfReport = (): { ratio: Ratio } & Report => ({
        ratio: [itemAt(more.weights, report) * less.mass, itemAt(less.weights, report) * more.mass],
        ...reportOf(channel, report),
      });
      const { ratio, ...reported } = offMark === undefined ? ratioOfReport() : worstMarks(more, less, offMark);
      const [numerator, denominator] = ratio;
      const [most, unit] = boundOf.get(level) as Ratio;
      const ofBound: Ratio = [numerator * unit, denominator * most];
      // A report that is impossible on both sides has 0 / 0, which is not larger than any ratio.
      if (!isLarger(ofBound, largest.ofBound)) continue;
      const place = { level: Number(level), ...reported, more: more.side, less: less.side };
      largest = { ofBound, worst: { ...inLowestTerms(ratio), ...place } };
    }
  return largest;
}
function inLowestTerms([numerator, denominator]: Ratio): { numerator: string; denominator: string } {
  const divisor = greatestDivisor(numerator, denominator);
  return { numerator: `${numerator / divisor}`, denominator: `${denominator / divisor}` };
}

/**
 * All reports of a comparison, with the logarithms of their ratios. In a channel of marks these are the
 * set that has the largest ratio, and the set that the file states.
 */
export function* observedIn(
  { channel }: Protocol,
  more: Likelihoods,
  less: Likelihoods,
  statedMarks?: number[],
): Iterable<Observed> {
  const { offMark } = channel;
  if (offMark === undefined) {
    const [ofMore, ofLess] = [logarithms(more), logarithms(less)];
    for (const report of range(reportsOf(channel)))
      yield { nats: itemAt(ofMore, report) - itemAt(ofLess, report), ...reportOf(channel, report) };
    return;
  }
  const {
    ratio: [numerator, denominator],
    marks,
  } = worstMarks(more, less, offMark);
  yield { nats: logarithm(numerator) - logarithm(denominator), marks };
  if (!statedMarks || (offMark === 0n && statedMarks.length !== 1)) return;
  const logLikelihood = ({ weights, mass }: Likelihoods) => {
    const people = sum(statedMarks.map((x) => weights[x] ?? 0n));
    return logarithm(offMark * ROW * mass + (ROW - 2n * offMark) * people) - logarithm(mass);
  };
  yield { nats: logLikelihood(more) - logLikelihood(less), marks: statedMarks };
}
