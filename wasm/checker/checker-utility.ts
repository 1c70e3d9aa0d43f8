// SPDX-License-Identifier: Apache-2.0
/** The checker's part for what a document says that its channel keeps: information and entropies in nats, gap and mixing. */
import type { Channel } from "./checker-labels.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

type Stated = { [name: string]: unknown };
type Documented = { utility: Stated; certificate: Stated; channel: { reports: unknown[] } };

/** What figures of a file hold to, but for those of marks with so many terms that nobody sums them up. */
const FIGURES = 1e-9;
const MOST_TERMS = 2 ** 24;
/** The steps of an integral, and how far it goes on both sides, as a logarithm. */
const [STEP, FAR] = [1 / 4, 40];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const columns = (rows: number[][]) => (rows[0] ?? []).map((_, y) => rows.map((row) => row[y] as number));
const entropy = (shares: number[]) => sum(shares.map((share) => (share > 0 ? -share * Math.log(share) : 0)));

/** I of rows and columns of their joint distribution. */
function information(joint: number[][]): number {
  const [rows, reports] = [joint.map(sum), columns(joint).map(sum)];
  const terms = joint.flatMap((row, i) =>
    row.map((share, y) => (share > 0 ? share * Math.log(share / ((rows[i] as number) * (reports[y] as number))) : 0)),
  );
  return sum(terms);
}
/**
 * I(X;Y) of marks, others' with the chance u: (ln (1 + z) - E[W ln W] / (1 - u)) / 2  with  z = (1 - 2u) / u, W = 1 + z V and V
 * the share of what is marked, of independent marks with the chance u. As ln w is the integral of (e^-t - e^-tw) / t, E[W ln W]
 * is that of e^-t (E[W] - E[W e^-tzV]) / t, and the last mean is a product's: of F(t) = prod (1 - u + u e^-tzp) it is F - F'.
 */
function ofMarks(shares: number[], u: number): number {
  if (u === 0) return entropy(shares) / 2;
  const z = (1 - 2 * u) / u;
  const mean = 1 + z * u;
  const [first, last] = [-Math.log1p(z) - FAR, Math.log(FAR)];
  let integral = 0;
  for (let at = first; at < last; at += STEP) {
    const t = Math.exp(at);
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

/** Throws where the document states other figures than those of its channel; `other` is the chance of others' marks. */
export function checkUtility(
  { utility, certificate, channel }: Documented,
  of: Channel,
  pair: boolean,
  other?: number,
): void {
  const { mutualInformation: kept, dataEntropy, upperBound } = utility;
  const { gap, mixing } = certificate as { gap?: number; mixing: number };
  const isNumber = (value: unknown): value is number => typeof value === "number";
  need(isNumber(kept), texts.fieldWrong, "utility.mutualInformation");
  need(isNumber(dataEntropy), texts.fieldWrong, "utility.dataEntropy");
  const isNear = (one: number, stated: number, off = FIGURES) => Math.abs(one - stated) <= off * Math.max(1, one);
  const every = channel.reports.map((_, y) => y);
  const sent = of.prior.map((row, s) => row.map((share, x) => every.map((y) => share * of.chance(s, x, y))));
  const cells = pair ? of.prior.flat() : columns(of.prior).map(sum);
  need(isNear(entropy(cells), dataEntropy), texts.figureWrong, "utility.dataEntropy", "figures");
  const many = 2 ** cells.length * (of.prior.length + 1) > MOST_TERMS;
  // Sums of so many terms are told with an error, of at most this.
  const off = other !== undefined && many ? (cells.length * Math.log((1 - other) / other) ** 2) / 2 ** 22 : 0;
  const ofData = (sent[0] ?? []).map((_, x) => every.map((y) => sum(sent.map((rows) => rows[x]?.[y] as number))));
  const found = other === undefined ? information(pair ? sent.flat() : ofData) : ofMarks(cells, other);
  need(Math.abs(found - kept) <= FIGURES + off, texts.figureWrong, "utility.mutualInformation", "figures");
  const isBound =
    upperBound === undefined ||
    ((upperBound as number) >= kept - FIGURES - off && (upperBound as number) <= dataEntropy + FIGURES);
  need(isBound, texts.figureWrong, "utility.upperBound", "figures");
  const missed = upperBound === undefined ? undefined : Math.max(0, (upperBound as number) - kept);
  need(
    (gap === undefined) === (missed === undefined) && isNear(missed ?? 0, gap ?? 0),
    texts.figureWrong,
    "certificate.gap",
    "figures",
  );
  const common = sum(
    every.map((y) => Math.min(...of.prior.flatMap((row, s) => row.map((_, x) => of.chance(s, x, y))))),
  );
  need(mixing <= (other === undefined ? common + FIGURES : 0), texts.figureWrong, "certificate.mixing", "figures");
}
