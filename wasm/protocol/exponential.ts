// SPDX-License-Identifier: Apache-2.0

/** Binary places while computing, of the result, and of the last bit of a level. */
const [WORKING, PUBLISHED, OF_LEVEL] = [256, 96, 92];
const [LEAST_LEVEL, LARGEST_LEVEL] = [2 ** -40, 64];

/**
 * A fraction in lowest terms, at most e^epsilon and within 2^-90 of it relatively. It sums the exponential series of a
 * halved argument and squares the result back. All rounding is downwards, in whole numbers, as in
 * core/exact/exponential.cpp: both give the same fraction.
 */
export function exponentialBelow(epsilon: number): readonly [numerator: bigint, denominator: bigint] {
  const level = Math.min(Math.max(epsilon, LEAST_LEVEL), LARGEST_LEVEL);
  // Exact: a level has no bit below 2^-92.
  const whole = BigInt(level * 2 ** OF_LEVEL);
  const halvings = Math.max(0, whole.toString(2).length - OF_LEVEL + 1);
  const argument = whole << BigInt(WORKING - OF_LEVEL - halvings);
  const one = 1n << BigInt(WORKING);
  let sum = one;
  let term = one;
  for (let k = 1n; term > 0n; k += 1n) {
    term = ((term * argument) >> BigInt(WORKING)) / k;
    sum += term;
  }
  for (let i = 0; i < halvings; i += 1) sum = (sum * sum) >> BigInt(WORKING);
  let [numerator, denominator] = [sum >> BigInt(WORKING - PUBLISHED), 1n << BigInt(PUBLISHED)];
  while (denominator > 1n && numerator % 2n === 0n) [numerator, denominator] = [numerator / 2n, denominator / 2n];
  return [numerator, denominator];
}
