// SPDX-License-Identifier: Apache-2.0
import type { Ratio } from "./types.js";

/** Digits behind the point that are told of a ratio. */
const DIGITS = 12;

/** Cut, not rounded: what is told is never above what is proved. */
export function decimals({ numerator, denominator }: Ratio): string {
  if (BigInt(denominator) === 0n) return "infinite";
  const cut = ((BigInt(numerator) * 10n ** BigInt(DIGITS)) / BigInt(denominator)).toString().padStart(DIGITS + 1, "0");
  return `${cut.slice(0, -DIGITS)}.${cut.slice(-DIGITS)}`;
}
