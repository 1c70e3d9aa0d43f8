// SPDX-License-Identifier: Apache-2.0
/**
 * Proves that the sample allows the distributions that a file names, by the likelihood. A channel that keeps its
 * guarantee for all distributions of the sample has no more information than one under the conditions of some.
 */

import type { Compared } from "./checker-lifts.js";
import { ERROR, ln, UNIT } from "./checker-logarithm.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

const SHARE = 1n << 40n;
/** No search ends under more of them. */
const MOST = 10_000;
/** The share at[x] / mass of the people on a side has the category x; checker-compare.ts calls `at` weights. */
type Side = { at: bigint[]; mass: bigint };
type Sampled = { people: bigint[][]; radius: number; compared: Compared };

const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);

/** A lower bound of sum n ln (n / (all P)), times 2^96, or undefined if it is infinite. P is shares times `of`, times 2^80. */
function divergence(people: bigint[], all: bigint, shares: bigint[], of: bigint): bigint | undefined {
  if (people.some((n, x) => n > 0n && shares[x] === 0n)) return undefined;
  const terms = people.map((n, x) => (n > 0n ? n * (ln(n << 80n, all * (shares[x] as bigint) * of) + ERROR) : 0n));
  return sum(terms);
}

/** The conditions of these distributions, each proved to be one of the set. */
export function conditionsOf(points: unknown, { people, radius, compared }: Sampled): { more: Side; less: Side }[] {
  const [c, a] = [people.length, (people[0] as bigint[]).length];
  const total = (people[0] as bigint[]).map((_, x) => sum(people.map((row) => row[x] as bigint)));
  const all = sum(total);
  // 2 sum P ln (P / Q) <= radius, from below.
  const budget = all * BigInt(Math.floor((radius / 2) * Number(UNIT)));
  need(Array.isArray(points) && points.length <= MOST, texts.listWrong, "certificate.points");
  return points.map((point, i) => {
    const name = `certificate.points[${i}]`;
    const { secret, versus, below, share, own, others } = Object(point) as { [key: string]: unknown };
    const isSecret = (s: unknown): s is number => Number.isInteger(s) && (s as number) >= 0 && (s as number) < c;
    const isShare = (value: unknown) =>
      Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 2 ** 40;
    const sharesOf = (values: unknown) => {
      need(Array.isArray(values) && values.length === a && values.every(isShare), texts.listWrong, name);
      const shares = values.map(BigInt);
      need(sum(shares) === SHARE, texts.listWrong, name);
      return shares;
    };
    // A point that the guarantee does not promise would leave no room for channels that keep it.
    const isBelow = below === true && compared === "both ways";
    need(isSecret(secret) && (below === undefined || isBelow), texts.listWrong, name);
    const [mine, theirs] = [sharesOf(own), sharesOf(others)];
    const counted = people[secret] as bigint[];
    if (compared === "pairs") {
      need(isSecret(versus) && versus !== secret && share === undefined, texts.listWrong, name);
      const beside = people[versus] as bigint[];
      const far = [
        divergence(counted, sum(counted), mine, SHARE),
        divergence(beside, sum(beside), theirs, SHARE),
      ] as const;
      need(far[0] !== undefined && far[1] !== undefined && far[0] + far[1] <= budget, texts.pointOutside, name);
      return { more: { at: mine, mass: SHARE }, less: { at: theirs, mass: SHARE } };
    }
    need(isShare(share) && versus === undefined, texts.listWrong, name);
    const part = BigInt(share as number);
    need(part > 0n && part < SHARE, texts.listWrong, name);
    const rest = total.map((n, x) => n - (counted[x] as bigint));
    const far = [divergence(counted, all, mine, part), divergence(rest, all, theirs, SHARE - part)] as const;
    need(far[0] !== undefined && far[1] !== undefined && far[0] + far[1] <= budget, texts.pointOutside, name);
    const some = { at: mine, mass: SHARE };
    const together = mine.map((of, x) => part * of + (SHARE - part) * (theirs[x] as bigint));
    const everybody = { at: together, mass: SHARE * SHARE };
    return below ? { more: everybody, less: some } : { more: some, less: everybody };
  });
}
