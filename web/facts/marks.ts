// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Facts about reports that are sets of answers, each marked or not by itself. There are 2^a of them, so that nothing
 * goes through a list. Let u be the chance of another answer's mark. Then a group of people sends a report Y as often
 * as u + (1 - 2u) P(Y) there says. The factor left out is the same for all groups.
 */
import type { Design } from "../../wasm/engine/sluice.js";

/** An observer's belief in a secret, before any report and at the extremes. */
export interface Belief {
  secret: number;
  before: number;
  /** The extremes after any report that occurs. */
  most: number;
  least: number;
}

/** The chance of another answer's mark, in a design whose reports are marks. */
export function otherMark({ marks }: Design): number {
  return Number(marks?.other ?? 0) / 2 ** 62;
}

/** P(answer | secret), or of everybody. */
function answers(design: Design, secret: number): number[] {
  const width = design.data.categories.length;
  const row = Array.from(design.prior.subarray(secret * width, (secret + 1) * width));
  const total = row.reduce((sum, weight) => sum + weight, 0);
  return row.map((weight) => weight / total);
}

/** By how much a report changes a belief; not at all where nothing could be learnt from it. */
function change(u: number, there: number, everywhere: number): number {
  const likely = u + (1 - 2 * u) * everywhere;
  return likely > 0 ? (u + (1 - 2 * u) * there) / likely : 1;
}

/** The answers that stand in the report that is looked at: one alone, or, below 0, all of the report that says most. */
export function markedIn(design: Design, report: number): number[] {
  return report < 0 ? (design.leakage[design.guarantee.notion]?.marks ?? []) : [report];
}

/** An observer's belief in each secret after a report that marks these answers and no others. */
export function beliefAfter(design: Design, marked: number[]): number[] {
  const sum = (shares: ArrayLike<number>) => marked.reduce((total, x) => total + (shares[x] ?? 0), 0);
  return Array.from(
    design.secretDistribution,
    (before, secret) => before * change(otherMark(design), sum(answers(design, secret)), sum(design.dataDistribution)),
  );
}

/** How many of all people send it. */
export function shareOf(design: Design, marked: number[]): number {
  const u = otherMark(design);
  const rest = design.data.categories.length - marked.length;
  // One's own answer is marked or not with even chances; all others are what they are by themselves.
  return Array.from(design.dataDistribution).reduce((total, share, x) => {
    const own = marked.includes(x);
    const alike = own ? u ** (marked.length - 1) * (1 - u) ** rest : u ** marked.length * (1 - u) ** (rest - 1);
    return total + (share * alike) / 2;
  }, 0);
}

/**
 * The belief in every secret, and the extremes after any report. The best of all sets has the answers that are
 * likeliest with the secret compared with everybody.
 */
export function markBeliefs(design: Design): Belief[] {
  const u = otherMark(design);
  const all = design.dataDistribution;
  return Array.from(design.secretDistribution, (before, secret) => {
    const shares = answers(design, secret);
    const ordered = [...shares.keys()].sort((x, y) => ratio(shares, all, y) - ratio(shares, all, x));
    return {
      secret,
      before,
      most: before * Math.max(...changes(u, shares, all, ordered)),
      least: before * Math.min(...changes(u, shares, all, ordered.toReversed())),
    };
  });
}

function ratio(shares: number[], all: Float64Array, x: number): number {
  return (shares[x] ?? 0) / (all[x] ?? 1);
}

/** For the sets of the first answers, none to all of them. */
function changes(u: number, shares: number[], all: Float64Array, ordered: number[]): number[] {
  let [there, everywhere] = [0, 0];
  return [
    1,
    ...ordered.map((x) => {
      there += shares[x] ?? 0;
      everywhere += all[x] ?? 0;
      return change(u, there, everywhere);
    }),
  ];
}

/**
 * How often the best guess is right. A marked answer counts (1 - u) / u times as much as one that is not. So the
 * commonest marked answer is the best guess, unless the commonest of all is still likelier without its mark.
 */
export function guessedFromMarks(design: Design): number {
  const u = otherMark(design);
  const common = Array.from(design.dataDistribution).sort((one, two) => two - one);
  const [first = 0] = common;
  let informed = 0;
  // The chance that none of the commoner answers is marked, their owners apart.
  let none = 1;
  for (const share of common) {
    if (share * (1 - u) <= first * u) break;
    informed += (none * share) / 2;
    none *= 1 - u;
  }
  return informed + (none * first) / (2 * (1 - u));
}
