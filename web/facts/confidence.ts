// SPDX-License-Identifier: GPL-3.0-or-later
/** The distributions that a sample leaves open, as one sees them from each secret: what a robust promise reckons with. */
import type { Design } from "../../wasm/engine/sluice.js";

/** Of the people with one secret: how their answers may truly be distributed. */
export interface Open {
  secret: string;
  /** How they were counted. */
  counted: number[];
  /** Between what the proof has each share, in doubles. */
  least: number[];
  most: number[];
  /** How far in chi-square over the number of people the truth may be from what was counted; infinite where nobody was. */
  spread: number;
}

/** Shares in a protocol file are integers times this. */
const UNIT = 2 ** -40;

/** What is left open for each secret; nothing where the promise is not about a sample. */
export function leftOpen({ guarantee, secret, data, prior, total }: Design): Open[] {
  const { known } = guarantee;
  if (!known) return [];
  const width = data.categories.length;
  return secret.categories.map((name, s) => {
    const row = Array.from(prior.subarray(s * width, (s + 1) * width));
    const people = row.reduce((sum, n) => sum + n, 0);
    const spread = spreadOf(people / total, known.radius);
    const least = known.least?.[s]?.map((share) => share * UNIT) ?? row.map((n) => endsOf(n / people, spread)[0]);
    const sum = least.reduce((all, share) => all + share, 0);
    const most =
      known.most?.[s]?.map((share) => share * UNIT) ??
      (known.least ? least.map((share) => 1 - (sum - share)) : row.map((n) => endsOf(n / people, spread)[1]));
    return {
      secret: name,
      counted: row.map((n) => (people > 0 ? n / people : 0)),
      least,
      most: most.map((share) => Math.min(1, share)),
      spread,
    };
  });
}

/** "E" = arXiv 2101.09139. The largest chi-square of one secret's answers, where no other secret's uses any of the room. */
function spreadOf(share: number, radius: number): number {
  return share > 0 ? ((Math.sqrt(1 + radius) + share - 1) / share) ** 2 - 1 : Number.POSITIVE_INFINITY;
}

/** Between what a share may lie on its own, at so much chi-square: the roots of (1 + a) r^2 - (2 p + a) r + p^2. */
function endsOf(p: number, spread: number): [number, number] {
  if (!Number.isFinite(spread)) return [0, 1];
  const root = Math.sqrt(spread * (spread + 4 * p * (1 - p)));
  return [(2 * p * p) / (2 * p + spread + root) || 0, (2 * p + spread + root) / (2 + 2 * spread)];
}

/** A multiple of 12, so that the sides of the triangle are among them: where nobody gave an answer, the set ends there. */
const DIRECTIONS = 96;
const ALONG = 1e-12;

/** The edge of what is left open for three answers, point by point around what was counted: the set is convex. */
export function edgeOf({ counted, spread }: Pick<Open, "counted" | "spread">): number[][] {
  if (counted.length !== 3) return [];
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = (2 * Math.PI * i) / DIRECTIONS;
    const [across, along] = [Math.cos(angle) / Math.SQRT2, Math.sin(angle) / Math.sqrt(6)];
    // Along a side of the triangle one answer does not change at all: by a last bit it would be beyond the side.
    const way = [along + across, along - across, -2 * along].map((part) => (Math.abs(part) < ALONG ? 0 : part));
    let [inside, outside] = [0, 2];
    for (let step = 0; step < 40; ++step) {
      const middle = (inside + outside) / 2;
      const at = counted.map((share, x) => share + middle * (way[x] as number));
      if (distance(counted, at) <= spread) inside = middle;
      else outside = middle;
    }
    return counted.map((share, x) => Math.max(0, share + inside * (way[x] as number)));
  });
}

/** The sum of (counted - truth)^2 / truth; infinite beyond the corners, and where what was counted cannot be. */
function distance(counted: number[], truth: number[]): number {
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

/** What of a convex polygon is on the side where `above` is not negative. */
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
