// SPDX-License-Identifier: GPL-3.0-or-later
/** The distributions that a sample leaves open, as one sees them from each secret: what a robust promise reckons with. */
import type { Design } from "../../wasm/engine/sluice.js";

/** How the answers of the people with one secret may truly be distributed. */
export interface Open {
  secret: string;
  /** How they were counted. */
  counted: number[];
  /** Between what the proof has each share, in doubles. */
  least: number[];
  most: number[];
  /** How far the truth may be from what was counted, by `distance`; infinite where nobody was. */
  spread: number;
  distance: Distance;
}

/**
 * The distance between two lists of shares; infinite beyond the corners, and where the counted shares are impossible.
 */
type Distance = (counted: number[], truth: number[]) => number;

/** Shares in a protocol file are integers times this. */
const UNIT = 2 ** -40;

/** The distributions that are left open for each secret; none where the promise is not about a sample. */
export function leftOpen({ guarantee, secret, data, prior, total }: Design): Open[] {
  const { known } = guarantee;
  if (!known) return [];
  const width = data.categories.length;
  const distance = known.statistic ? likelihood : chiSquare;
  return secret.categories.map((name, s) => {
    const row = Array.from(prior.subarray(s * width, (s + 1) * width));
    const people = row.reduce((sum, n) => sum + n, 0);
    const spread = spreadOf(people / total, known);
    const ends = row.map((n) => endsOf(people > 0 ? n / people : 0, spread, distance));
    const least = known.least?.[s]?.map((share) => share * UNIT) ?? ends.map(([low]) => low);
    const sum = least.reduce((all, share) => all + share, 0);
    const most =
      known.most?.[s]?.map((share) => share * UNIT) ??
      (known.least ? least.map((share) => 1 - (sum - share)) : ends.map(([, high]) => high));
    return {
      secret: name,
      counted: row.map((n) => (people > 0 ? n / people : 0)),
      least,
      most: most.map((share) => Math.min(1, share)),
      spread,
      distance,
    };
  });
}

/**
 * The largest distance of one secret's answers, where no other secret's uses any of the room. In older files it is that of
 * chi-square ("E" = arXiv 2101.09139).
 */
function spreadOf(share: number, { statistic, radius }: NonNullable<Design["guarantee"]["known"]>): number {
  if (share === 0) return Number.POSITIVE_INFINITY;
  return statistic ? radius / share : ((Math.sqrt(1 + radius) + share - 1) / share) ** 2 - 1;
}

/** Between what a share may lie on its own. */
function endsOf(p: number, spread: number, distance: Distance): [number, number] {
  return [reach(0), reach(1)];

  function reach(end: number): number {
    const at = (part: number) => p + part * (end - p);
    return at(furthest(1, (part) => distance([p, 1 - p], [at(part), 1 - at(part)]) <= spread));
  }
}

/** How far one can go from 0 towards a limit, by halving. */
function furthest(limit: number, isInside: (part: number) => boolean): number {
  if (isInside(limit)) return limit;
  let [inside, outside] = [0, limit];
  for (let step = 0; step < 50; ++step) {
    const middle = (inside + outside) / 2;
    if (isInside(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** A multiple of 12, so that the sides of the triangle are among them: where nobody gave an answer, the set ends there. */
const DIRECTIONS = 96;
const ALONG = 1e-12;

/** The edge of what is left open for three answers, point by point around what was counted: the set is convex. */
export function edgeOf({ counted, spread, distance }: Pick<Open, "counted" | "spread" | "distance">): number[][] {
  if (counted.length !== 3) return [];
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = (2 * Math.PI * i) / DIRECTIONS;
    const [across, along] = [Math.cos(angle) / Math.SQRT2, Math.sin(angle) / Math.sqrt(6)];
    // Along a side of the triangle one answer does not change at all: by a last bit it would be beyond the side.
    const way = [along + across, along - across, -2 * along].map((part) => (Math.abs(part) < ALONG ? 0 : part));
    const at = (part: number) => counted.map((share, x) => share + part * (way[x] as number));
    return at(furthest(2, (part) => distance(counted, at(part)) <= spread)).map((share) => Math.max(0, share));
  });
}

/** Twice the sum of counted ln(counted / truth). */
function likelihood(counted: number[], truth: number[]): number {
  return counted.reduce((sum, share, x) => {
    const at = truth[x] as number;
    if (at < 0) return Number.POSITIVE_INFINITY;
    return share > 0 ? sum + 2 * share * Math.log(share / at) : sum;
  }, 0);
}

/** The sum of (counted - truth)^2 / truth. */
function chiSquare(counted: number[], truth: number[]): number {
  return counted.reduce((sum, share, x) => {
    const at = truth[x] as number;
    if (at < 0 || (at === 0 && share > 0)) return Number.POSITIVE_INFINITY;
    return at === 0 ? sum : sum + (share - at) ** 2 / at;
  }, 0);
}

/** The corners of what lies between least and most, in the order around it, for three answers. */
export function rangesOf({ least, most }: Pick<Open, "least" | "most">): number[][] {
  let corners = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  for (const x of [0, 1, 2]) {
    corners = cut(corners, (point) => (point[x] as number) - (least[x] as number));
    corners = cut(corners, (point) => (most[x] as number) - (point[x] as number));
  }
  return corners;
}

/** The part of a convex polygon on the side where `above` is not negative. */
function cut(corners: number[][], above: (point: number[]) => number): number[][] {
  return corners.flatMap((point, i) => {
    const next = corners[(i + 1) % corners.length] as number[];
    const [here, there] = [above(point), above(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const part = here / (here - there);
    return [...kept, point.map((share, x) => share + part * ((next[x] as number) - share))];
  });
}
