// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Noise on a total, for teaching: the two-sided geometric distribution, P(k) in proportion to e^(−ε|k|). Beside it the error
 * of a count of noisy answers.
 */

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

/**
 * The least k with P(|p̂n − n₁| > k) at most `chance`, where n₁ of n people mean an answer and its noisy answers are
 * counted. A person who means it sends it with the chance `kept`, any other with `swapped`. Exact, and of these n
 * people alone.
 */
export function countTailOf(meant: number, others: number, kept: number, swapped: number, chance: number): number {
  // P(so many send it), a person at a time.
  let sent = [1];
  for (let i = 0; i < meant + others; i += 1) {
    const own = i < meant ? kept : swapped;
    sent = Array.from({ length: i + 2 }, (_, k) => (sent[k] ?? 0) * (1 - own) + (sent[k - 1] ?? 0) * own);
  }
  const errors = sent
    .map((part, k) => ({ part, off: Math.abs((k - (meant + others) * swapped) / (kept - swapped) - meant) }))
    .sort((one, other) => other.off - one.off);
  let beyond = 0;
  for (const { part, off } of errors) {
    beyond += part;
    if (beyond > chance) return Math.ceil(off - 1e-9);
  }
  return 0;
}
