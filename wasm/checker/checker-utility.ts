// SPDX-License-Identifier: Apache-2.0
/** Checks the stated utility of a channel: information and entropies in nats, gap and mixing. */
import type { DecimalChannel } from "./checker-labels.js";
import { columnsOf, sumOfNumbers } from "./checker-numbers.js";
import { isFiniteNumber } from "./checker-values.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

type Stated = { [name: string]: unknown };
type Documented = { utility: Stated; certificate: Stated; channel: { reports: unknown[] } };

/** Figures of a file are right to this, unless a sum for marks has more terms. */
const FIGURES = 1e-9;
const MOST_TERMS = 2 ** 24;
/** The step of an integral over a logarithm, and how far it goes on both sides. */
const [STEP, REACH] = [1 / 4, 40];

const entropy = (shares: number[]) => sumOfNumbers(shares.map((share) => (share > 0 ? -share * Math.log(share) : 0)));

/** The mutual information of rows and columns, from their joint distribution. */
function information(joint: number[][]): number {
  const [rows, reports] = [joint.map(sumOfNumbers), columnsOf(joint).map(sumOfNumbers)];
  const terms = joint.flatMap((row, i) =>
    row.map((share, y) => (share > 0 ? share * Math.log(share / ((rows[i] as number) * (reports[y] as number))) : 0)),
  );
  return sumOfNumbers(terms);
}
/**
 * I(X;Y) of marks, if other categories than the own are marked with the chance u:
 *   (ln (1 + z) - E[W ln W] / (1 - u)) / 2  with  z = (1 - 2u) / u, W = 1 + z V.
 * V is the share of people whose category is marked, if all marks are independent with the chance u. As ln w is the
 * integral of (e^-t - e^-tw) / t, E[W ln W] is the integral of e^-t (E[W] - E[W e^-tzV]) / t. With F(t) = prod (1 - u +
 * u e^-tzp) the last mean is F - F'.
 */
function informationOfMarks(shares: number[], u: number): number {
  if (u === 0) return entropy(shares) / 2;
  const z = (1 - 2 * u) / u;
  const mean = 1 + z * u;
  const [first, last] = [-Math.log1p(z) - REACH, Math.log(REACH)];
  let integral = 0;
  for (let log = first; log < last; log += STEP) {
    const t = Math.exp(log);
    let [product, slope] = [1, 0];
    for (const share of shares) {
      const marked = u * Math.exp(-t * z * share);
      product *= 1 - u + marked;
      slope += (z * share * marked) / (1 - u + marked);
    }
    integral += Math.exp(-t) * (mean - product * (1 + slope)) * STEP;
  }
  return (Math.log1p(z) - integral / (1 - u)) / 2;
}

/** Throws if a stated figure is not that of the channel. `offMark` is the chance of marking a category that is not the own. */
export function checkUtility(
  { utility, certificate, channel }: Documented,
  channelOf: DecimalChannel,
  keepsPairs: boolean,
  offMark?: number,
): void {
  const { mutualInformation: kept, dataEntropy, upperBound } = utility;
  const { gap, mixing } = certificate as { gap?: number; mixing: number };
  const { prior, chance } = channelOf;
  need(isFiniteNumber(kept), texts.fieldWrong, "utility.mutualInformation");
  need(isFiniteNumber(dataEntropy), texts.fieldWrong, "utility.dataEntropy");
  const isNear = (one: number, stated: number) => Math.abs(one - stated) <= FIGURES * Math.max(1, one);
  const reports = channel.reports.map((_, y) => y);
  const sent = prior.map((row, s) => row.map((share, x) => reports.map((y) => share * chance(s, x, y))));
  const cells = keepsPairs ? prior.flat() : columnsOf(prior).map(sumOfNumbers);
  const needFigure = (isRight: boolean, name: string) => need(isRight, texts.figureWrong, name, "figures");
  needFigure(isNear(entropy(cells), dataEntropy), "utility.dataEntropy");
  const hasManyTerms = 2 ** cells.length * (prior.length + 1) > MOST_TERMS;
  // Files state sums of so many terms with an error, of at most this.
  const error =
    offMark !== undefined && hasManyTerms ? (cells.length * Math.log((1 - offMark) / offMark) ** 2) / 2 ** 22 : 0;
  const ofData = columnsOf(sent).map((rows) => columnsOf(rows).map(sumOfNumbers));
  const found =
    offMark === undefined ? information(keepsPairs ? sent.flat() : ofData) : informationOfMarks(cells, offMark);
  needFigure(Math.abs(found - kept) <= FIGURES + error, "utility.mutualInformation");
  const isBound =
    upperBound === undefined ||
    ((upperBound as number) >= kept - FIGURES - error && (upperBound as number) <= dataEntropy + FIGURES);
  needFigure(isBound, "utility.upperBound");
  const missed = upperBound === undefined ? undefined : Math.max(0, (upperBound as number) - kept);
  needFigure((gap === undefined) === (missed === undefined) && isNear(missed ?? 0, gap ?? 0), "certificate.gap");
  const common = sumOfNumbers(
    reports.map((y) => Math.min(...prior.flatMap((row, s) => row.map((_, x) => chance(s, x, y))))),
  );
  needFigure(mixing <= (offMark === undefined ? common + FIGURES : 0), "certificate.mixing");
}
