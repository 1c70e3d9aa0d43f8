// SPDX-License-Identifier: GPL-3.0-or-later
/** Whether a search has proved that no method of its kind is better than the one that it found. */
import type { Design } from "../../wasm/engine/sluice.js";

/** A search that did not get to its end may have missed the best by more than this (nats, or a part of the value). */
export const FINISHED = 2e-6;

export function isProved({ utility }: Pick<Design, "utility">): boolean {
  const { objective, value = 0, bound = Number.POSITIVE_INFINITY } = utility;
  if (objective !== undefined) return Math.abs(bound - value) <= FINISHED * Math.max(1, Math.abs(value));
  return utility.upperBound !== undefined && utility.upperBound - utility.mutualInformation <= FINISHED;
}
