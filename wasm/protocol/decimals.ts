// SPDX-License-Identifier: Apache-2.0
import type { Ratio } from "../contract/types.js";

/** Digits behind the point that are told of a ratio. */
const DIGITS = 12;

/** Rounded up: a ratio that is reached, or proved to be the most, is not said to be less. */
export function decimals({ numerator, denominator }: Ratio): string {
  if (BigInt(denominator) === 0n) return "infinite";
  const [n, d] = [BigInt(numerator) * 10n ** BigInt(DIGITS), BigInt(denominator)];
  const digits = ((n + d - 1n) / d).toString().padStart(DIGITS + 1, "0");
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`;
}
