// SPDX-License-Identifier: GPL-3.0-or-later

/** z with P(N > z) = tail for the normal distribution, to some 12 digits; 0 < tail <= 1/2. */
export function normalQuantile(tail: number): number {
  let [low, high] = [0, 40];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (tailBeyond(middle) > tail) low = middle;
    else high = middle;
  }
  return high;
}

/** P(N > z), z at least 0: by the series of its integral, or by Laplace's continued fraction, whichever is quick. */
function tailBeyond(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z > 3) {
    let fraction = z;
    for (let k = 100; k > 0; k -= 1) fraction = z + k / fraction;
    return density / fraction;
  }
  let [sum, term] = [z, z];
  for (let k = 3; term > sum * 1e-17; k += 2) {
    term *= (z * z) / k;
    sum += term;
  }
  return 0.5 - density * sum;
}
