// SPDX-License-Identifier: Apache-2.0
/**
 * Checks the guarantees for a sample: rldp, rlip and rpml. It reads the ranges of the distributions, proves that they leave out
 * none that the sample allows, and bounds how often each report comes. Numbers are integers in fixed point, times 2^1280, and
 * rounded to the side on which less is proved.
 */
import type { Side } from "../contract/types.js";
import { ERROR, ln, UNIT } from "./checker-logarithm.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

const [SHARE, ONE] = [1n << 40n, 1n << 1280n];
/** Counts, secret × data, and both ends of P(x|s), times 2^40. Radius and alpha are times 2^1280. */
type Ranges = { people: bigint[][]; least: bigint[][]; most: bigint[][] };
/** The same for the people with other secrets, a row for each secret; P(s) is at least share[s] / 2^40. */
type Everybody = Ranges & { share: bigint[] };
/**
 * With `isSet` the file has no ranges, and the set itself has a proof. For the frequencies Phat of the sample it holds all P
 * with sum (Phat - P)^2 / P <= radius, or, `byLikelihood`, with 2 sum Phat ln(Phat / P) <= radius.
 */
type Sample = Ranges & {
  byLikelihood: boolean;
  radius: bigint;
  alpha: bigint;
  everybody?: Everybody;
  isSet?: "pairs" | "everybody";
};
/** The share at[y] / (2^62 mass) of the people on this side reports y; checker-compare.ts calls `at` weights. */
type Group = { side: Side; mass: bigint; at: bigint[] };
/** The fields of a protocol that are read here; the prior is already known to be a table of numbers. */
type Stated = { prior: number[][]; seesSecret?: boolean; guarantee: { [part in "known" | "parameters"]: Given } };
type Given = { [key: string]: unknown };

const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
const isNumber = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= Number.MAX_VALUE;
const isShare = (value: unknown) => isNumber(value) && Number.isInteger(value) && value <= 2 ** 40;
/** Reads the sample, with the facts that the guarantee states of it. */
export function sampleOf(
  { prior, seesSecret, guarantee }: Stated,
  exact: (value: number) => bigint,
  ofEverybody: boolean,
): Sample {
  const { statistic, radius, least, most, othersLeast, othersMost, leastSecret } = guarantee.known;
  const { alpha, ranges } = guarantee.parameters;
  const counted = !(seesSecret && ofEverybody) && prior.flat().every(Number.isInteger);
  need(counted, texts.sampleWrong);
  need(isNumber(radius) && isNumber(alpha), texts.radiusMissing);
  need(alpha > 0 && alpha < 1, texts.alphaOutside);
  need(statistic === undefined || statistic === "likelihood", texts.statisticWrong);
  need((most !== undefined) === (ranges === true), texts.mostWrong);
  const people = prior.map((row) => row.map(BigInt));
  const set = { people, byLikelihood: statistic !== undefined, radius: exact(radius), alpha: exact(alpha) };
  if (least === undefined && (ofEverybody || statistic !== undefined)) {
    need(Object.keys(guarantee.known).length === (statistic ? 2 : 1), texts.sharesWrong, "least");
    return { ...set, least: [], most: [], isSet: ofEverybody ? "everybody" : "pairs" };
  }
  const shares = (rows: unknown, name: string): bigint[][] => {
    const fits = (row: unknown, s: number) =>
      Array.isArray(row) && row.length === prior[s]?.length && row.every(isShare);
    const fine = Array.isArray(rows) && rows.length === prior.length && rows.every(fits);
    need(fine, texts.sharesWrong, name);
    return rows.map((row) => row.map(BigInt));
  };
  const whole = prior.map((row) => row.map(() => SHARE));
  const high = most === undefined ? whole : shares(most, "most");
  const sample = { ...set, least: shares(least, "least"), most: high };
  if (!ofEverybody) return sample;
  need((othersMost !== undefined) === (most !== undefined), texts.mostWrong);
  const fine = Array.isArray(leastSecret) && leastSecret.length === prior.length && leastSecret.every(isShare);
  need(fine, texts.sharesWrong, "leastSecret");
  const others = people.map((_, s) =>
    (people[0] as bigint[]).map((_, x) => sum(people.filter((_, t) => t !== s).map((row) => row[x] as bigint))),
  );
  const everybody = {
    people: others,
    least: shares(othersLeast, "othersLeast"),
    most: othersMost === undefined ? whole : shares(othersMost, "othersMost"),
    share: (leastSecret as number[]).map(BigInt),
  };
  return { ...sample, everybody };
}
/** The largest mean (sign 1n) or the smallest of these weights, over the distributions between low and high. */
function extreme(sign: bigint, low: bigint[], high: bigint[], weight: bigint[]): bigint {
  const order = [...weight.keys()].sort((x, z) => Number(sign * ((weight[z] as bigint) - (weight[x] as bigint))));
  let [total, left] = [0n, SHARE - sum(low)];
  for (const x of order) {
    const [from, to] = [low[x] as bigint, high[x] as bigint];
    const more = to - from < left ? to - from : left;
    [total, left] = [total + (weight[x] as bigint) * (from + more), left - more];
  }
  return total;
}
/** The weights of the inputs from row `first` on, for each report. */
const columnsOf = (weights: bigint[][], first: number, a: number) => {
  const rows = weights.slice(first, first + a);
  return (rows[0] as bigint[]).map((_, y) => rows.map((row) => row[y] as bigint));
};
/** How often each report comes at most, and at least, by secret, under the distributions allowed for. */
export function extremes({ least, most }: Sample, weights: bigint[][], sees: boolean) {
  const groups = (sign: bigint): Group[] =>
    least.map((low, secret) => {
      const columns = columnsOf(weights, sees ? secret * low.length : 0, low.length);
      const at = columns.map((column) => extreme(sign, low, most[secret] as bigint[], column));
      return { side: { secret }, mass: SHARE, at };
    });
  return [groups(1n), groups(-1n)] as const;
}
/**
 * Each secret beside everybody, under the distributions for which a report moves the belief in it most. The belief rises most
 * if the report is as likely with the secret, and as unlikely with the others, as can be. It falls most in the reverse case.
 */
export function lifts({ least, most }: Sample, others: Everybody, weights: bigint[][]) {
  const compare = (sign: bigint) =>
    least.map((low, secret) => {
      const columns = columnsOf(weights, 0, low.length);
      const [mine, theirs] = [most[secret], others.least[secret]] as [bigint[], bigint[]];
      const [high, share] = [others.most[secret], others.share[secret]] as [bigint[], bigint];
      const own = columns.map((column) => extreme(sign, low, mine, column));
      const rest = columns.map((column) => extreme(-sign, theirs, high, column));
      const all = own.map((of, y) => share * of + (SHARE - share) * (rest[y] as bigint));
      return {
        some: { side: { secret }, mass: SHARE, at: own },
        all: { side: {}, mass: SHARE * SHARE, at: all },
      };
    });
  const pair = (more: Group, less: Group) => ({ more, less });
  return {
    up: compare(1n).map(({ some, all }) => pair(some, all)),
    down: compare(-1n).map(({ some, all }) => pair(all, some)),
  };
}

/** Above pi: its first hundred digits, and one more in the last place. */
const DIGITS = "3141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117068";
const PI = (BigInt(DIGITS) * ONE) / 10n ** 99n;
/** The square root, rounded down, by Newton's method from above. */
function root(n: bigint): bigint {
  if (n === 0n) return n;
  let [last, next] = [-1n, 1n << BigInt(2 * n.toString(16).length)];
  while (last < 0n || next < last) [last, next] = [next, (next + n / next) / 2n];
  return last;
}
/** At most (up = 1n: at least) the sum of x^j / Gamma(j + 1), j = from / 2, from / 2 + 1, ...: e^x where from is 0. */
function series(x: bigint, from = 0, up = 0n): bigint {
  let [twice, total] = [from % 2, 2n * up];
  let term = twice ? root((4n * x * ONE * ONE) / PI) : ONE;
  for (; term > up || BigInt(twice + 2) * ONE < 4n * x; term = (2n * x * term) / (BigInt(twice) * ONE) + up) {
    if (twice >= from) total += term;
    twice += 2;
  }
  return total; // From here on terms halve, at least: together they are below 2 up.
}
/**
 * Whether chi-square is proved to be above `value` with the probability `alpha` at most.
 * @internal Tests hold it against quantiles that were computed elsewhere.
 */
export function rare(freedom: number, value: bigint, alpha: bigint): boolean {
  // Larger values count as this one, which is rare enough for every double alpha.
  const cap = BigInt(2 * freedom + 2400) * ONE;
  const half = (value < cap ? value : cap) / 2n;
  return series(half, freedom) * ONE >= (ONE - alpha) * series(half, 0, 1n);
}
/**
 * 2 n times the likelihood's distance exceeds the quantile of chi-square if cells are rare. In simulations the factor
 * is at most 1.13 + min(.035, m / 10000) + 1 / m^2, for m degrees of freedom and an alpha of at most 5 %. For two
 * secrets the last term is 1.8 / m^2, `few` / 10000, as they may have few people. @internal Tests hold it against
 * quantiles that were computed elsewhere.
 */
export function rareByLikelihood(freedom: number, value: bigint, alpha: bigint, few = 10_000n): boolean {
  const [square, some] = [BigInt(freedom) ** 2n, BigInt(Math.min(350, freedom))];
  const factor = (11_300n + some) * square + few; // times 10000 m^2
  return rare(freedom, (value * 10_000n * square) / factor, alpha < ONE / 20n ? alpha : ONE / 20n);
}
/** At most sum Phat ln(Phat / P), times n 2^96, for `part` of n people with the share r / 2^40 of P. */
function divergence(part: bigint, n: bigint, r: bigint): bigint {
  const of = (people: bigint, share: bigint) => (people === 0n ? 0n : people * (ln(people * SHARE, n * share) - ERROR));
  return of(part, r) + of(n - part, SHARE - r);
}
/** Throws unless the radius and the ranges are proved to leave out nothing that the sample allows: math of E1 and E2. */
export function allowsForAll({ everybody, byLikelihood, radius, alpha, isSet, ...sample }: Sample): void {
  const [cells, all] = [sample.people.flat().length, sum(sample.people.flat())];
  const isRare = byLikelihood ? rareByLikelihood : rare;
  const far = isRare(cells - 1, radius * all, alpha);
  if (isSet) {
    // One secret and everybody else, or two secrets, at a time: as many smaller tables, which share alpha.
    const c = sample.people.length;
    const [a, n, pairs] = [cells / c, radius * all, (c * (c - 1)) / 2];
    const near = () =>
      isSet === "everybody"
        ? isRare(2 * a - 1, n, alpha / BigInt(c))
        : pairs > 0 && a > 1 && rareByLikelihood(2 * (a - 1), n, alpha / BigInt(pairs), 18_000n);
    need(far || near(), texts.radiusWrong, "", "distributions");
    return;
  }
  need(far, texts.radiusWrong, "", "distributions");
  // The nearest distribution with the share r of a part of n people is (p - r)^2 / (r (1 - r)) away. A bound has to be
  // as far as `room`.
  const outside = (r: bigint, part: bigint, n: bigint, room: bigint, sign: bigint) => {
    const off = sign * (part * SHARE - r * n);
    // A lower end of 0 and an upper end of 1 leave out nothing; the reverse would leave out everything.
    if (r === 0n || r === SHARE) return (r === 0n) === (sign === 1n);
    // Divergences of parts, each times its people, add up, so that one part can have all of the radius.
    if (byLikelihood) return off >= 0n && 2n * divergence(part, n, r) * ONE >= radius * all * UNIT;
    return off >= 0n && off * off * ONE >= room * n * n * r * (SHARE - r);
  };
  const within = ({ people, least, most }: Ranges, [low, high]: [string, string]) => {
    for (const [s, row] of people.entries()) {
      const n = sum(row);
      const factor = ONE + ((root((ONE + radius) * ONE) + 1n - ONE) * all) / n + 1n;
      const room = (factor * factor) / ONE + 1n - ONE; // no P(x|s) allowed for is further, in chi-square / n
      const far = (bounds: bigint[] | undefined, sign: bigint) =>
        bounds?.every((r, x) => outside(r, row[x] as bigint, n, room, sign)) ?? false;
      // As low ends are not above p, and high ones not below, there are distributions between them.
      need(far(least[s], 1n), texts.rangesWrong, `${low}[${s}]`, "distributions");
      need(far(most[s], -1n), texts.rangesWrong, `${high}[${s}]`, "distributions");
    }
  };
  within(sample, ["least", "most"]);
  if (!everybody) return;
  within(everybody, ["othersLeast", "othersMost"]);
  // Merging cells brings no distribution further away.
  const fine = (r: bigint, s: number) => outside(r, sum(sample.people[s] as bigint[]), all, radius, 1n);
  need(everybody.share.every(fine), texts.rangesWrong, "leastSecret", "distributions");
}
