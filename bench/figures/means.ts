// SPDX-License-Identifier: GPL-3.0-or-later
/** Means over random distributions, with an interval; correlations. */
import type { Point } from "./figure.js";

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Two-sided, 95 %. */
const NORMAL = 1.96;

/** The mean at x and its 95 % interval. */
export function point(x: number, values: number[]): Point {
  const y = mean(values);
  if (values.length < 2) return { x, y };
  const variance = values.reduce((sum, value) => sum + (value - y) ** 2, 0) / (values.length - 1);
  const half = NORMAL * Math.sqrt(variance / values.length);
  return { x, y, low: y - half, high: y + half };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Pearson's correlation. */
export function correlation(pairs: [number, number][]): number {
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [x, y] of pairs) {
    xy += (x - mx) * (y - my);
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
  }
  return xy / Math.sqrt(xx * yy);
}
