// SPDX-License-Identifier: Apache-2.0
/** Checks a limit of the average leakage, I(S;Y). */
import { ERROR, fixed, ln, sumOfLogs } from "./checker-logarithm.js";
import { columnsOf, sum } from "./checker-numbers.js";

/**
 * Whether I(S;Y) is proved to be at most so many nats. joint[s][y] is how many people with secret s send report y, times a
 * factor that is the same for all. With T = sum n,
 *   I(S;Y) = (sum_sy n ln n - sum_s n ln n - sum_y n ln n) / T + ln T.
 */
export function isAverageWithin(joint: bigint[][], most: number): boolean {
  const secrets = joint.map(sum);
  const reports = columnsOf(joint).map(sum);
  const all = sum(secrets);
  const information = sumOfLogs(joint.flat()) - sumOfLogs(secrets) - sumOfLogs(reports) + all * ln(all);
  // Each of the four sums is off by ERROR times T at most.
  return information + 4n * ERROR * all <= fixed(most) * all;
}
