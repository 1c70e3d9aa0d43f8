// SPDX-License-Identifier: GPL-3.0-or-later
/** The checker is held against the worst of a document, found by trying everything. */
import type { Side } from "../../wasm/contract/types.js";

export const ROW = 1n << 62n;
const SHARE = 1n << 40n;
export type Fraction = [top: bigint, bottom: bigint];
export type Json = Record<string, unknown>;

/** Numbers below n, the same in every run. */
export function dice(seed: number) {
  let state = BigInt(seed) + 12345n;
  return (n: number) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) % (1n << 64n);
    return Number((state >> 33n) % BigInt(n));
  };
}
export const range = (n: number) => [...Array(n).keys()];
export const sum = (values: bigint[]) => values.reduce((a, b) => a + b, 0n);
export const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : a);
export const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];
const isMore = ([a, b]: Fraction, [c, d]: Fraction) => a * d > c * b;
export const asNumber = ([a, b]: Fraction) => Number((a << 200n) / b) / 2 ** 200;

export interface Plan {
  notion: string;
  prior: number[][];
  weights?: bigint[][];
  other?: bigint;
  sees?: boolean;
  parameters?: Json;
  columns?: string[][];
  known?: {
    radius: number;
    least: number[][];
    most?: number[][];
    othersLeast?: number[][];
    othersMost?: number[][];
    leastSecret?: number[];
  };
  epsilon?: number;
}

/** The two sides of a comparison: chances of the inputs; for a sample all corners. */
interface Comparison {
  more: bigint[][];
  less: bigint[][];
  level: number;
  sides: [Side, Side];
}

export function comparisons({ notion, prior, sees, parameters = {}, columns, known }: Plan): Comparison[] {
  const [c, a] = [prior.length, (prior[0] as number[]).length];
  const scale = 2 ** 20; // the tables of these tests are multiples of its inverse
  const inputs = (who: (s: number, x: number) => boolean) => {
    const found: bigint[] = Array(sees ? c * a : a).fill(0n);
    prior.forEach((row, s) => {
      row.forEach((n, x) => {
        if (who(s, x)) found[sees ? s * a + x : x] = (found[sees ? s * a + x : x] as bigint) + BigInt(n * scale);
      });
    });
    return found;
  };
  const found: Comparison[] = [];
  const add = (more: bigint[], less: bigint[], level: number, ...sides: [Side, Side]) => {
    if (sum(more) && sum(less)) found.push({ more: [more], less: [less], level, sides });
  };
  const secret = (s: number) => inputs((t) => t === s);
  const levels = Object.fromEntries((parameters.secretLevels as [string, number][] | undefined) ?? []);
  if (["lip", "pml", "pmc", "alip", "per-secret"].includes(notion))
    for (const s of range(c)) {
      const level = notion === "per-secret" ? (levels[`s${s}`] as number) : 1;
      const down = notion === "alip" ? (parameters.lower as number) : level;
      const everybody = inputs(() => true);
      if (notion !== "pmc") add(secret(s), everybody, level, { secret: s }, {});
      if (notion !== "pml") add(everybody, secret(s), down, {}, { secret: s });
    }
  if (notion === "ldp")
    for (const s of range(c))
      for (const t of range(c)) if (s !== t) add(secret(s), secret(t), 1, { secret: s }, { secret: t });
  if (notion === "profile")
    for (const pair of parameters.neighbours as string[][]) {
      const [s, t] = pair.map((name) => Number(name.slice(1))) as [number, number];
      add(secret(s), secret(t), 1, { secret: s }, { secret: t });
      add(secret(t), secret(s), 1, { secret: t }, { secret: s });
    }
  const all = range(columns?.length ?? 1);
  const one = (x: number) => range(a).map((z) => (x === z ? 1n : 0n));
  if (notion === "data-ldp" || notion === "context-aware")
    for (const x of range(a))
      for (const z of range(a)) {
        const given = ((parameters.dataLevels as [string, string, number][]) ?? []).find(
          ([p, q]) => p === `x${x}` && q === `x${z}`,
        );
        const level = notion === "data-ldp" ? 1 : given?.[2];
        if (x !== z && level !== undefined)
          add(one(x), one(z), level, { data: x, known: all }, { data: z, known: all });
      }
  if (notion === "srlip" || notion === "srldp") {
    const values = columns ?? [range(a).map((x) => `x${x}`)];
    for (let mask = 0; mask < 2 ** values.length - 1; mask++) {
      const known = all.filter((j) => mask & (2 ** j));
      // Values are numbered by where they first occur, and are letters here.
      const key = (x: number) =>
        known.map((j) => String.fromCharCode([...new Set(values[j])].indexOf(values[j]?.[x] as string))).join("");
      for (const context of [...new Set(range(a).map(key))].sort()) {
        const members = range(a).filter((x) => key(x) === context);
        if (members.length === 1) continue;
        const side: Side = mask ? { data: members[0] as number, known } : {};
        const everybody = inputs((_, x) => members.includes(x));
        const people = (s: number) => inputs((t, x) => t === s && members.includes(x));
        if (notion === "srldp") {
          for (const s of range(c))
            for (const t of range(c))
              if (s !== t) add(people(s), people(t), 1, { secret: s, ...side }, { secret: t, ...side });
          continue;
        }
        for (const s of range(c)) {
          const some = people(s);
          add(some, everybody, 1, { secret: s, ...side }, side);
          add(everybody, some, 1, side, { secret: s, ...side });
        }
      }
    }
  }
  const cornersOf = (
    least: number[][],
    most: number[][] | undefined,
    place: (corner: bigint[], s: number) => bigint[],
  ) =>
    least.map((row, s) => {
      const low = row.map(BigInt);
      const high = most ? (most[s] as number[]).map(BigInt) : low.map(() => SHARE);
      const some: bigint[][] = [];
      for (const free of range(a))
        for (const mask of range(2 ** a)) {
          const corner = low.map((value, x) => (x === free ? 0n : mask & (2 ** x) ? (high[x] as bigint) : value));
          const rest = SHARE - sum(corner);
          if (rest < (low[free] as bigint) || rest > (high[free] as bigint)) continue;
          corner[free] = rest;
          some.push(place(corner, s));
        }
      return some;
    });
  if (notion === "rldp") {
    const { least, most } = known as NonNullable<Plan["known"]>;
    const zeros = (n: number) => Array<bigint>(n * a).fill(0n);
    const corners = cornersOf(least, most, (corner, s) =>
      sees ? [...zeros(s), ...corner, ...zeros(c - s - 1)] : corner,
    );
    corners.forEach((more, s) => {
      corners.forEach((less, t) => {
        if (s !== t) found.push({ more, less, level: 1, sides: [{ secret: s }, { secret: t }] });
      });
    });
  }
  if (notion === "rlip" || notion === "rpml") {
    const { least, most, othersLeast = [], othersMost, leastSecret = [] } = known as NonNullable<Plan["known"]>;
    const others = cornersOf(othersLeast, othersMost, (corner) => corner);
    cornersOf(least, most, (corner) => corner).forEach((own, s) => {
      const q = BigInt(leastSecret[s] as number);
      // Everybody, by the share of the secret that is the least, in all pairs of corners.
      const pairs = own.flatMap((some) =>
        (others[s] as bigint[][]).map(
          (rest) => [some, some.map((n, x) => q * n + (SHARE - q) * (rest[x] as bigint))] as const,
        ),
      );
      const both = [{ secret: s }, {}] as [Side, Side];
      for (const [some, all] of pairs) found.push({ more: [some], less: [all], level: 1, sides: both });
      if (notion === "rlip")
        for (const [some, all] of pairs) found.push({ more: [all], less: [some], level: 1, sides: [both[1], both[0]] });
    });
  }
  return found;
}

/** The chance of every report, for every input. Reports that are marks are counted through in binary. */
function chances({ weights, other, prior }: Plan): bigint[][] {
  if (weights) return weights;
  const a = (prior[0] as number[]).length;
  const o = other as bigint;
  const of = (x: number, y: number, set: number) => {
    const own = x === y ? ROW / 2n : o;
    return set & (2 ** y) ? own : ROW - own;
  };
  return range(a).map((x) => range(2 ** a).map((set) => range(a).reduce((p, y) => p * of(x, y, set), 1n)));
}

export interface Found {
  ratio: Fraction;
  report: number;
  comparison: Comparison;
}
/** The worst of all: by report, then by comparison; of sets of marks the smallest, by comparison first but of a sample. */
export function worstOf(plan: Plan, all: Comparison[], bound: (level: number) => Fraction): Found | undefined {
  const channel = chances(plan);
  let best: (Found & { relative: Fraction }) | undefined;
  const size = (set: number) => range(20).filter((x) => set & (2 ** x)).length;
  const sets = range((channel[0] as bigint[]).length);
  if (plan.other !== undefined) sets.sort((p, q) => size(p) - size(q));
  if (plan.other === 0n) sets.shift(); // by the format a category is stated there
  const consider = (report: number, comparison: Comparison) => {
    const chance = (side: bigint[]) => sum(side.map((n, i) => n * (channel[i]?.[report] as bigint)));
    for (const more of comparison.more)
      for (const less of comparison.less) {
        const ratio: Fraction = [chance(more) * sum(less), chance(less) * sum(more)];
        if (ratio[0] === 0n && ratio[1] === 0n) continue;
        const relative = over(ratio, bound(comparison.level));
        if (!best || isMore(relative, best.relative)) best = { ratio, relative, report, comparison };
      }
  };
  if (plan.other === undefined || plan.known)
    for (const report of sets) for (const comparison of all) consider(report, comparison);
  else for (const comparison of all) for (const report of sets) consider(report, comparison);
  return best;
}
