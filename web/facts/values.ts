// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The information that answers keep which are drawn from the reports: I(X;V) with P(x,v) = sum over y of P(x,y) P(v|y).
 * It is at most what the reports keep. If secret and data are to be kept, it is that of both.
 */
import type { Design } from "../../wasm/engine/sluice.js";
import { otherMark } from "./marks.js";
import { inputShares, inputsAfter, keepsPair } from "./pairs.js";

const known = new WeakMap<Design, number>();

/** In nats. */
export function keptByValues(design: Design): number {
  let nats = known.get(design);
  if (nats === undefined) {
    const both = design.marks ? ofMarks(design.dataDistribution, otherMark(design)) : ofReports(design);
    nats = information(both, design.data.categories.length);
    known.set(design, nats);
  }
  return nats;
}

/** P(input, value), inputs × values. */
function ofReports(design: Design): Float64Array {
  const pairs = keepsPair(design);
  const width = design.data.categories.length;
  const both = new Float64Array((pairs ? inputShares(design).length : width) * width);
  design.reportDistribution.forEach((share, report) => {
    const values = design.dataPosterior.subarray(report * width, (report + 1) * width);
    (pairs ? inputsAfter(design, report) : values).forEach((input, at) => {
      if (input === 0) return;
      for (let v = 0; v < width; v += 1)
        both[at * width + v] = (both[at * width + v] ?? 0) + share * input * (values[v] ?? 0);
    });
  });
  return both;
}

/** For each answer, how often it is written and is the answer itself: the sum over y of P(y) P(x|y)^2. */
export function unchangedByValues(design: Design): Float64Array {
  const { marks, dataDistribution, dataPosterior, reportDistribution, data } = design;
  const width = data.categories.length;
  const same = new Float64Array(width);
  if (!marks) {
    dataPosterior.forEach((after, i) => {
      same[i % width] = (same[i % width] ?? 0) + (reportDistribution[Math.floor(i / width)] ?? 0) * after ** 2;
    });
    return same;
  }
  for (const part of parts(dataDistribution, otherMark(design)))
    for (let x = 0; x < width; x += 1) same[x] = (same[x] ?? 0) + sameIn(part, dataDistribution, x);
  return same;
}

/** The step of the logarithm of t: the integrand is so smooth in it that this step leaves nothing but rounding. */
const step = 0.25;

interface Part {
  all: number;
  none: number[];
  once: number[];
  twice: number[];
}

/**
 * Let u be the chance of another answer's mark. Let w = 1/u for an answer that is marked, and 1/(1 - u) for one that is
 * not. Then a report is as likely with x as w_x says. With D the sum of all p w, v is drawn from it with chance p_v w_v
 * / D. The 2^a reports are too many for a sum. But 1/D is the integral of exp(-t D) over t, under which the answers'
 * marks part into factors.
 */
function* parts(shares: Float64Array, other: number): Generator<Part> {
  const u = Math.max(other, 2 ** -62);
  for (let at = Math.log(u) - 37; at < 4; at += step) {
    const t = Math.exp(at);
    const marked = Array.from(shares, (p) => Math.exp((-t * p) / u));
    const not = Array.from(shares, (p) => Math.exp((-t * p) / (1 - u)));
    const mean = (power: number) => marked.map((m, x) => u ** (1 - power) * m + (1 - u) ** (1 - power) * (not[x] ?? 0));
    const [none, once, twice] = [mean(0), mean(1), mean(2)];
    yield { all: (none.reduce((product, g) => product * g, 1) * step * t) / 2, none, once, twice };
  }
}

/** The part of P(x, x) that comes from one part of the integral. */
function sameIn({ all, none, twice }: Part, shares: Float64Array, x: number): number {
  const p = shares[x] ?? 0;
  return ((p * all) / (none[x] ?? 1)) * p * (twice[x] ?? 0);
}

function ofMarks(shares: Float64Array, other: number): Float64Array {
  const width = shares.length;
  const both = new Float64Array(width * width);
  for (const part of parts(shares, other)) {
    const { all, none, once } = part;
    for (let x = 0; x < width; x += 1) {
      const one = ((shares[x] ?? 0) * all) / (none[x] ?? 1);
      for (let v = 0; v < width; v += 1) {
        const two = ((once[x] ?? 0) * (once[v] ?? 0)) / (none[v] ?? 1);
        const more = v === x ? sameIn(part, shares, x) : one * (shares[v] ?? 0) * two;
        both[x * width + v] = (both[x * width + v] ?? 0) + more;
      }
    }
  }
  return both;
}

/** I of a joint distribution (nats). */
function information(both: Float64Array, width: number): number {
  const [rows, columns]: [number[], number[]] = [[], []];
  both.forEach((p, i) => {
    const [x, v] = [Math.floor(i / width), i % width];
    rows[x] = (rows[x] ?? 0) + p;
    columns[v] = (columns[v] ?? 0) + p;
  });
  return both.reduce((sum, p, i) => {
    const apart = (rows[Math.floor(i / width)] ?? 0) * (columns[i % width] ?? 0);
    return p > 0 ? sum + p * Math.log(p / apart) : sum;
  }, 0);
}
