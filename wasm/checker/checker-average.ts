// SPDX-License-Identifier: Apache-2.0
/** The checker's part for a limit of what reports say of the secret on average, I(S;Y). */
import { ERROR, fixed, ln } from "./checker-logarithm.js";

const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
/** The sum of n ln n, times 2^96, right to ERROR sum n. */
const weighted = (values: bigint[]) => sum(values.map((n) => (n > 0n ? n * ln(n) : 0n)));

/**
 * Whether I(S;Y) is at most so many nats, of how many people with each secret send each report, times a number that is the
 * same for all: of T = sum n it is (sum_sy n ln n - sum_s n ln n - sum_y n ln n) / T + ln T.
 */
export function isAverageWithin(sending: bigint[][], most: number): boolean {
  const secrets = sending.map(sum);
  const reports = (sending[0] ?? []).map((_, y) => sum(sending.map((row) => row[y] as bigint)));
  const all = sum(secrets);
  const information = weighted(sending.flat()) - weighted(secrets) - weighted(reports) + all * ln(all);
  // Four sums, each off by ERROR times T at most.
  return information + 4n * ERROR * all <= fixed(most) * all;
}
