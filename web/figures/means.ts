// SPDX-License-Identifier: GPL-3.0-or-later
/** Means over random distributions, with an interval; correlations. */
import type { Design } from "../../wasm/contract/types.js";
import type { Panel, Point } from "./figure.js";

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Two-sided, 95 %. */
const NORMAL = 1.96;

/** The bars of a mean: its 95 % interval, or one standard deviation of the values. */
type Bars = "interval" | "deviation";

function point(x: number, values: number[], bars: Bars): Point {
  const y = mean(values);
  if (values.length < 2) return { x, y };
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - y) ** 2, 0) / (values.length - 1));
  const half = bars === "deviation" ? deviation : (NORMAL * deviation) / Math.sqrt(values.length);
  return { x, y, low: y - half, high: y + half };
}

/** The results of several protocols at several x, over many distributions. */
export class MeanCurves {
  readonly #values: number[][][];

  readonly names: string[];

  constructor(
    kinds: readonly { name: string }[],
    readonly xs: number[],
    readonly bars: Bars = "interval",
  ) {
    this.names = kinds.map(({ name }) => name);
    this.#values = kinds.map(() => xs.map(() => []));
  }

  add(curve: number, x: number, value: number): void {
    this.#values[curve]?.[x]?.push(value);
  }

  of(curve: number, x: number): number[] {
    return this.#values[curve]?.[x] ?? [];
  }

  mean(curve: number, x: number): number {
    return mean(this.of(curve, x));
  }

  /** The x at which one curve is above another. */
  above(curve: number, other: number): number[] {
    return this.xs.filter((_, x) => this.mean(curve, x) > this.mean(other, x));
  }

  /**
   * The x where one curve rises above another for good, on the straight line between two x; undefined if it does not.
   */
  overtakes(curve: number, other: number): number | undefined {
    const gap = (x: number) => this.mean(curve, x) - this.mean(other, x);
    const below = this.xs.findLastIndex((_, x) => gap(x) <= 0);
    const [from, to] = [this.xs[below], this.xs[below + 1]];
    if (from === undefined || to === undefined) return undefined;
    return from + ((to - from) * gap(below)) / (gap(below) - gap(below + 1));
  }

  /** For each curve its name and its mean at an x, as shares. */
  textAt(x: number): string {
    return this.names.map((name, curve) => `${name} ${percent(this.mean(curve, x))}`).join(", ");
  }

  /** All of them by x, as shares; `y` says of what. */
  panel(x: Panel["x"], y: string): Panel {
    return { title: "", x, y: { label: y, share: true }, series: this.series() };
  }

  series(): Panel["series"] {
    return this.names.map((name, curve) => ({
      name,
      points: this.xs.map((x, l) => point(x, this.of(curve, l), this.bars)),
    }));
  }
}

/** The share of the data's information that a protocol keeps. */
export function keptShare({ mutualInformation, dataEntropy }: Design["utility"]): number {
  return mutualInformation / dataEntropy;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
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
