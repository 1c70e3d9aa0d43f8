// SPDX-License-Identifier: GPL-3.0-or-later
/** Noise on a total, for teaching: the two-sided geometric distribution, P(k) in proportion to e^(−ε|k|). */

/** The difference of two geometric numbers; `uniform` gives numbers from 0 to 1. */
export function twoSided(epsilon: number, uniform: () => number): number {
  const one = () => Math.floor(Math.log(1 - uniform()) / -epsilon);
  return one() - one();
}

/** The least k with P(|noise| > k) at most `chance`: 2 r^(k+1)/(1 + r) with r = e^(−ε). */
export function tailOf(epsilon: number, chance: number): number {
  const r = Math.exp(-epsilon);
  return Math.max(0, Math.ceil(Math.log((chance * (1 + r)) / 2) / -epsilon - 1));
}
