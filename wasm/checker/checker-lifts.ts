// SPDX-License-Identifier: Apache-2.0
/**
 * Checks the proof of rldp, rlip and rpml for the set of a sample itself. It is a list of points for each report and
 * each comparison. For a secret beside everybody a point is t, u and v, multiples of 2^-62. With P(s) = t held, a lift
 * is one linear condition on the cells, which Cauchy and Schwarz bound by u t + v (1 - t) - S^2 / m. Between two points
 * u and v are lines, and S^2 is concave. So the values at both points, and the most by which u t + v (1 - t) rises
 * above its chord, prove everything between them. By the likelihood, Jensen puts a geometric mean over e^(B/2) in the
 * place of S^2: the mean of the terms whose roots S sums. For two secrets the list is one point, 0, u and v. The chance
 * of a report with the one, less L times that with the other, is at most u + v less such a mean. Both secrets keep the
 * sample's own shares, which leaves the whole radius for their categories.
 */
import { ERROR, ln, UNIT } from "./checker-logarithm.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

const [BITS, WHOLE] = [62n, 1n << 62n];
/** The most numbers of one list; no proof needs more. */
const MOST = 30_000;
type Sampled = { people: bigint[][]; weights: bigint[][]; radius: number; byLikelihood: boolean; bound: bigint[] };
type Side = { counts: bigint[]; factor: bigint };
/** Secrets are compared with one another, or with everybody: upwards only, or both ways. */
export type Compared = "pairs" | "up" | "both ways";
/** The comparisons of a notion. */
export const comparedBy = (notion: string): Compared =>
  notion === "rldp" ? "pairs" : notion === "rlip" ? "both ways" : "up";

const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
const isList = (value: unknown, length?: number): value is unknown[] =>
  Array.isArray(value) && value.length === (length ?? value.length);
/** The square root, rounded down, by Newton's method from a double that is right to some fifty bits. */
function root(n: bigint): bigint {
  if (n < 1n << 52n) return BigInt(Math.floor(Math.sqrt(Number(n))));
  const half = BigInt(2 * n.toString(16).length - 26);
  let r = (BigInt(Math.ceil(Math.sqrt(Number(n >> (2n * half))))) + 1n) << half;
  for (let next = (r + n / r) >> 1n; next < r; next = (r + n / r) >> 1n) r = next;
  return r;
}
/** Whether points prove that a report of these weights raises a belief (or, unless `above`, lowers it) within the bound. */
function isProof(points: bigint[][], above: boolean, own: bigint[], others: bigint[], column: bigint[], of: Sampled) {
  const [top = 0n, bottom = 0n] = of.bound;
  const least = column.reduce((p, q) => (p < q ? p : q));
  const largest = column.reduce((p, q) => (p > q ? p : q));
  // No lift is larger than the ratio of two weights.
  if (points.length === 0) return bottom * largest <= top * least;
  const [mine, theirs] = [sum(own), sum(others)];
  const all = mine + theirs;
  // 1 + B in units of 2^-60, from above; or B / 2 in those of logarithms.
  const budget = of.byLikelihood
    ? BigInt(Math.ceil((of.radius / 2) * Number(UNIT)))
    : (1n << 60n) + BigInt(Math.ceil(of.radius * 2 ** 60));
  /** Whether no distribution of the set gives the secret this share. */
  const isOutside = (t: bigint) => {
    if (of.byLikelihood) {
      if (t === 0n || t === WHOLE) return true;
      const far = mine * ln(mine * WHOLE, all * t) + theirs * ln(theirs * WHOLE, all * (WHOLE - t));
      return far > all * (budget + ERROR);
    }
    const far = mine * mine * (WHOLE - t) + theirs * theirs * t;
    return far << (BITS + 60n) > budget * all * all * t * (WHOLE - t);
  };
  const [first = 0n, last = 0n] = [points[0]?.[0], points.at(-1)?.[0]];
  const isCovered = first >= 0n && first * all < mine * WHOLE && last <= WHOLE && last * all > mine * WHOLE;
  if (!isCovered || !isOutside(first) || !isOutside(last)) return false;
  const unit = bottom * largest;
  const holds = ([t = 0n, ns = 0n, nr = 0n]: bigint[], risen: bigint) => {
    const sides: [bigint, Side][] = [
      [ns, { counts: own, factor: above ? bottom * WHOLE - top * t : bottom * t - top * WHOLE }],
      [nr, { counts: others, factor: above ? -top * t : bottom * t }],
    ];
    const gaps = sides.flatMap(([nu, { counts, factor }]) =>
      column.map((weight, x) => ({ gap: nu * unit - factor * weight, n: counts[x] as bigint })),
    );
    if (gaps.some(({ gap }) => gap < 0n)) return false;
    const counted = gaps.filter(({ n }) => n > 0n);
    const left = 4n * (ns * t + nr * (WHOLE - t)) + risen;
    if (of.byLikelihood) {
      // Numbers have less than 1500 bits, as doubles and bounds in files have, so that logarithms are right.
      if (left <= 0n) return true;
      if (counted.some(({ gap }) => gap === 0n)) return false;
      const mean = counted.reduce((total, { gap, n }) => total + n * ln(gap), 0n);
      return all * (ln(left * unit, 1n << (BITS + 2n)) + budget + 2n * ERROR) <= mean;
    }
    const roots = counted.reduce((total, { gap, n }) => total + n * root(gap), 0n);
    return left * unit * all * all * budget <= (roots * roots) << (BITS + 62n);
  };
  const risen = points.slice(1).map(([t = 0n, ns = 0n, nr = 0n], i) => {
    const [t0, ns0, nr0] = points[i] as [bigint, bigint, bigint];
    const rise = (nr - nr0 - (ns - ns0)) * (t - t0);
    return { isOrdered: t >= t0, rise: rise > 0n ? rise : 0n };
  });
  const larger = (p = 0n, q = 0n) => (p > q ? p : q);
  return (
    risen.every(({ isOrdered }) => isOrdered) &&
    points.every((point, i) => holds(point, larger(risen[i - 1]?.rise, risen[i]?.rise)))
  );
}
/** People with one secret, and the weight of a report for each of their answers. */
type Weighed = { people: bigint[]; weights: bigint[] };
/** Whether a point proves that a report of these weights is no more than so many times as likely with `own` as with `others`. */
function isPairProof(points: bigint[][], own: Weighed, others: Weighed, of: Sampled): boolean {
  const [top = 0n, bottom = 0n] = of.bound;
  const larger = (p: bigint, q: bigint) => (p > q ? p : q);
  const most = own.weights.reduce(larger);
  const least = others.weights.reduce((p, q) => (p < q ? p : q));
  const largest = others.weights.reduce(larger, most);
  if (points.length === 0) return bottom * most <= top * least;
  const [[none, u, v] = [1n, 0n, 0n]] = points as [bigint, bigint, bigint][];
  const [mine, theirs] = [sum(own.people), sum(others.people)];
  if (points.length > 1 || none !== 0n || mine === 0n || theirs === 0n || !of.byLikelihood) return false;
  const unit = bottom * largest;
  const gaps = [
    ...own.people.map((n, x) => ({ n, gap: u * unit - bottom * (own.weights[x] as bigint) * WHOLE })),
    ...others.people.map((n, x) => ({ n, gap: v * unit + top * (others.weights[x] as bigint) * WHOLE })),
  ];
  if (gaps.some(({ gap }) => gap < 0n)) return false;
  if (u + v <= 0n) return true;
  const counted = gaps.filter(({ n }) => n > 0n);
  if (counted.some(({ gap }) => gap === 0n)) return false;
  const both = mine + theirs;
  const budget = sum(of.people.flat()) * BigInt(Math.ceil((of.radius / 2) * Number(UNIT)));
  const shares = mine * ln(mine, both) + theirs * ln(theirs, both);
  const mean = counted.reduce((total, { gap, n }) => total + n * ln(gap), 0n);
  return both * (ln((u + v) * unit) + 3n * ERROR) + shares + budget <= mean;
}
/**
 * Throws unless the lists have their form, and prove the bound for each report and each comparison. These are the lifts
 * upwards, or both ways, or with `pairs` the secrets beside one another. A channel that sees the secret has a row for
 * each answer of each secret.
 */
export function checkLifts(lists: unknown, compared: Compared, of: Sampled): void {
  const { people, weights } = of;
  const reports = (weights[0] as bigint[]).map((_, y) => weights.map((row) => row[y] as bigint));
  const total = people.reduce((some, row) => row.map((n, x) => n + (some[x] ?? 0n)), [] as bigint[]);
  need(isList(lists, reports.length), texts.listWrong, "certificate.lifts");
  const sides = people.flatMap((own, s) => {
    const others = total.map((n, x) => n - (own[x] as bigint));
    const side = { s, t: s, own, others, above: true };
    if (compared === "pairs") return people.flatMap((them, t) => (t === s ? [] : [{ ...side, t, others: them }]));
    return compared === "up" ? [side] : [side, { ...side, above: false }];
  });
  const seesSecret = weights.length !== total.length;
  for (const [y, column] of reports.entries()) {
    const weighed = (of: bigint[], s: number): Weighed => {
      const first = seesSecret ? s * total.length : 0;
      return { people: of, weights: column.slice(first, first + total.length) };
    };
    const given = lists[y];
    need(isList(given, sides.length), texts.listWrong, `certificate.lifts[${y}]`);
    for (const [i, list] of given.entries()) {
      const name = `certificate.lifts[${y}][${i}]`;
      need(isList(list) && list.length <= MOST, texts.listWrong, name);
      const units = isList(list) ? list.map((n) => (typeof n === "number" ? n * 2 ** 62 : Number.NaN)) : [Number.NaN];
      need(units.length % 3 === 0 && units.every(Number.isInteger), texts.listWrong, name);
      const numbers = units.map(BigInt);
      const points = numbers.flatMap((_, k) => (k % 3 === 0 ? [numbers.slice(k, k + 3)] : []));
      const { s, t, own, others, above } = sides[i] as (typeof sides)[number];
      const holds =
        compared === "pairs"
          ? isPairProof(points, weighed(own, s), weighed(others, t), of)
          : isProof(points, above, own, others, column, of);
      need(holds, texts.setNotProved, name, "exceeds");
    }
  }
}
