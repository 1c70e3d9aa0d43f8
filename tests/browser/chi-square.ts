// SPDX-License-Identifier: GPL-3.0-or-later
/** Pearson's test of drawn reports against a channel, and what it can find. */

/** Fewer expected draws than this are pooled, or the distribution would not be chi-square. */
const fewest = 10;

export interface ChiSquare {
  statistic: number;
  freedom: number;
  pValue: number;
}

/** `drawn[x][y]`: how often x was answered and y drawn; `channel[x][y]`: the chance that it should have. */
export function test(drawn: number[][], channel: number[][]): ChiSquare {
  let statistic = 0;
  let freedom = 0;
  for (const [x, row] of drawn.entries()) {
    const n = row.reduce((sum, count) => sum + count, 0);
    const cells = pool(
      row,
      (channel[x] ?? []).map((chance) => chance * n),
    );
    // A report that can never be drawn must never have been.
    if (cells.some(({ expected, count }) => expected === 0 && count > 0))
      return { statistic: Infinity, freedom: 1, pValue: 0 };
    const real = cells.filter(({ expected }) => expected > 0);
    for (const { expected, count } of real) statistic += (count - expected) ** 2 / expected;
    freedom += Math.max(0, real.length - 1);
  }
  return { statistic, freedom, pValue: upperTail(freedom / 2, statistic / 2) };
}

function pool(counts: number[], expected: number[]): { count: number; expected: number }[] {
  const cells = counts.map((count, y) => ({ count, expected: expected[y] ?? 0 }));
  const never = cells.filter((cell) => cell.expected === 0);
  const rare = cells.filter((cell) => cell.expected > 0 && cell.expected < fewest);
  const common = cells.filter((cell) => cell.expected >= fewest);
  const pooled = rare.reduce(
    (sum, cell) => ({ count: sum.count + cell.count, expected: sum.expected + cell.expected }),
    { count: 0, expected: 0 },
  );
  return [...never, ...common, ...(pooled.expected > 0 ? [pooled] : [])];
}

/**
 * The probability that the test at level alpha finds that `truth` was drawn from instead of `channel`. It comes from
 * the normal approximation of the non-central chi-square distribution.
 */
export function power(channel: number[][], truth: number[][], rows: number[], alpha: number): number {
  let shift = 0;
  let freedom = 0;
  for (const [x, row] of channel.entries()) {
    const support = row.filter((chance) => chance > 0).length;
    freedom += support - 1;
    for (const [y, chance] of row.entries()) {
      if (chance > 0) shift += ((rows[x] ?? 0) * ((truth[x]?.[y] ?? 0) - chance) ** 2) / chance;
    }
  }
  const deviation = Math.sqrt(2 * (freedom + 2 * shift));
  return 1 - normal((critical(freedom, alpha) - freedom - shift) / deviation);
}

function critical(freedom: number, alpha: number): number {
  let low = 0;
  let high = freedom + 1000 * Math.sqrt(freedom) + 1000;
  for (let step = 0; step < 200; ++step) {
    const middle = (low + high) / 2;
    if (upperTail(freedom / 2, middle / 2) > alpha) low = middle;
    else high = middle;
  }
  return high;
}

function normal(z: number): number {
  const tail = upperTail(0.5, (z * z) / 2) / 2;
  return z > 0 ? 1 - tail : tail;
}

/** Regularised upper incomplete gamma function: a series below a + 1, Lentz's continued fraction above. */
function upperTail(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 10_000 && term > sum * 1e-16; ++n) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - sum * scale;
  }
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 10_000; ++n) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / nonZero(an * d + b, tiny);
    c = nonZero(b + an / c, tiny);
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return scale * h;
}

function nonZero(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

/** Stirling's series after shifting the argument up. */
function logGamma(a: number): number {
  let shift = 0;
  let z = a;
  while (z < 10) {
    shift -= Math.log(z);
    z += 1;
  }
  const series = 1 / (12 * z) - 1 / (360 * z ** 3) + 1 / (1260 * z ** 5) - 1 / (1680 * z ** 7);
  return shift + (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series;
}
