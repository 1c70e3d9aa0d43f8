// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The error of each answer's percentage that is estimated from a new file of so many people, for people as in the
 * table. It is half of an interval of 95 %, by the efficient unbiased estimate.
 *
 * With p the shares, Q the channel, r = pQ and D = diag(p), let S = D^(1/2) Q diag(1/r) Q' D^(1/2). From reports n
 * times the variance of a share is p_x (S^-1)_xx - p_x^2: the inverse of the information of a multinomial sample.
 * Values that are drawn from P(x | y) go through the channel QR with R = diag(1/r) Q' D, whose S is the square of this
 * one.
 */
import type { Design, WriteMode } from "../../wasm/engine/sluice.js";
import { estimable } from "./estimable.js";

/** The quantile of a normal distribution for intervals of 95 %. */
const QUANTILE = 1.959963984540054;
/** More answers take longer than a page may stand still. */
const MOST = 60;
/** A direction that reports say less of than this cannot be told from rounding: nothing is promised that depends on it. */
const TINY = 1e-11;
/** A share that has less of such a direction does not depend on it. */
const APART = 1e-16;

/** P(report | answer), where the secret of people with an answer is distributed as in the table. */
function channelOf({ channel, reports, data, prior, dataDistribution, seesSecret, total }: Design): Float64Array {
  if (!seesSecret) return channel;
  const [width, all] = [data.categories.length, reports.length];
  const mean = new Float64Array(width * all);
  prior.forEach((people, input) => {
    const x = input % width;
    const share = people / total / (dataDistribution[x] || 1);
    for (let y = 0; y < all; y += 1)
      mean[x * all + y] = (mean[x * all + y] ?? 0) + share * (channel[input * all + y] ?? 0);
  });
  return mean;
}

/** For each answer, as a share of 1; infinite where it cannot be told (or hardly), nothing where it is not known. */
export function shareErrors(design: Design, write: WriteMode, people: number): number[] | undefined {
  const width = design.data.categories.length;
  const { kind, answers } = estimable(design);
  if (design.marks || width > MOST || kind === "unknown") return undefined;
  if (kind === "none") return new Array<number>(width).fill(Number.POSITIVE_INFINITY);
  const told = (x: number) => kind !== "in-part" || answers?.includes(x) === true;
  const { values, vectors } = eigen(informationOf(design), width);
  return Array.from(design.dataDistribution, (share, x) => {
    if (!told(x)) return Number.POSITIVE_INFINITY;
    let variance = -share * share;
    values.forEach((value, k) => {
      const part = (vectors[x * width + k] ?? 0) ** 2;
      if (value > TINY) variance += (share * part) / (write === "values" ? value * value : value);
      else if (share > 0 && part > APART) variance = Number.POSITIVE_INFINITY;
    });
    return QUANTILE * Math.sqrt(Math.max(0, variance) / people);
  });
}

/** S. */
function informationOf(design: Design): Float64Array {
  const { dataDistribution: p, reportDistribution: r } = design;
  const [width, all] = [p.length, r.length];
  const channel = channelOf(design);
  const information = new Float64Array(width * width);
  for (let a = 0; a < width; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      let sum = 0;
      for (let y = 0; y < all; y += 1) {
        const share = r[y] ?? 0;
        if (share > 0) sum += ((channel[a * all + y] ?? 0) * (channel[b * all + y] ?? 0)) / share;
      }
      const scaled = sum * Math.sqrt((p[a] ?? 0) * (p[b] ?? 0));
      information[a * width + b] = scaled;
      information[b * width + a] = scaled;
    }
  }
  return information;
}

/** Eigenvalues and eigenvectors (as columns) of a symmetric matrix, by Jacobi's rotations. */
function eigen(matrix: Float64Array, n: number): { values: number[]; vectors: Float64Array } {
  const a = Float64Array.from(matrix);
  const v = Float64Array.from({ length: n * n }, (_, i) => (Math.floor(i / n) === i % n ? 1 : 0));
  const at = (m: Float64Array, i: number, j: number) => m[i * n + j] ?? 0;
  for (let sweep = 0; sweep < 30; sweep += 1) {
    let off = 0;
    for (let i = 0; i < n; i += 1) for (let j = 0; j < i; j += 1) off += at(a, i, j) ** 2;
    if (off < 1e-30) break;
    for (let i = 0; i < n; i += 1) for (let j = 0; j < i; j += 1) rotate(a, v, n, i, j);
  }
  return { values: Array.from({ length: n }, (_, i) => at(a, i, i)), vectors: v };
}

/** Makes one pair of entries off the diagonal 0. */
function rotate(a: Float64Array, v: Float64Array, n: number, i: number, j: number): void {
  const off = a[i * n + j] ?? 0;
  if (off === 0) return;
  const theta = ((a[j * n + j] ?? 0) - (a[i * n + i] ?? 0)) / (2 * off);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  const turn = (m: Float64Array, one: number, other: number) => {
    const [x, y] = [m[one] ?? 0, m[other] ?? 0];
    m[one] = c * x - s * y;
    m[other] = s * x + c * y;
  };
  for (let k = 0; k < n; k += 1) turn(a, k * n + i, k * n + j);
  for (let k = 0; k < n; k += 1) turn(a, i * n + k, j * n + k);
  for (let k = 0; k < n; k += 1) turn(v, k * n + i, k * n + j);
}
