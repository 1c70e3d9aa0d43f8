// SPDX-License-Identifier: Apache-2.0
/** How many times as likely, as it is read. */
import type { Ratio } from "../../../wasm/contract/types.js";

/** Beyond that nobody reads digits. */
const MOST_SCALE = 10n ** 15n;

/**
 * A factor in three digits; close to 1, with two digits of its excess over 1. It is rounded up, so that no less is said
 * than may be. Undefined where there is no limit.
 */
export function factor({ numerator, denominator }: Ratio): string | undefined {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d === 0n) return undefined;
  const close = n * 10n <= d * 11n;
  const down = (scale: bigint): bigint => (n * scale) / d;
  let scale = 1n;
  while (n > d && scale < MOST_SCALE && (close ? down(scale) - scale < 10n : down(scale) < 100n)) scale *= 10n;
  const value = (n * scale + d - 1n) / d;
  if (scale === 1n) return rounded(value);
  const places = scale.toString().length - 1;
  const rest = (value % scale).toString().padStart(places, "0").replace(/0+$/, "");
  return `${value / scale}${rest && `.${rest}`}`;
}

/** All but the first three digits of a whole number are nothing. */
function rounded(value: bigint): string {
  const unit = 10n ** BigInt(Math.max(0, value.toString().length - 3));
  return String(((value + unit - 1n) / unit) * unit);
}
