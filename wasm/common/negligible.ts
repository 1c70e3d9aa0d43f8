// SPDX-License-Identifier: Apache-2.0
/** Chances below are what a search in doubles leaves of nothing: they are in the weights, and nobody will ever see one. */
export const NEGLIGIBLE = 1e-9;

/** Whether a chance is neither none nor worth a word. */
export function isNegligible(chance: number): boolean {
  return chance > 0 && chance < NEGLIGIBLE;
}
