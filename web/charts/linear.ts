// SPDX-License-Identifier: GPL-3.0-or-later
/** A linear axis from 0 on, as d3-scale has it; that brings along colours and formats of numbers, a tenth of what a visitor loads. */

export interface Linear {
  (value: number): number;
  /** Some `count` values of the axis at steps of 1, 2 or 5 times a power of ten. */
  ticks(count: number): number[];
}

/** From 0 to `most`, at places from `from` to `to`. */
export function linear(most: number, [from, to]: [number, number]): Linear {
  const at = (value: number) => from + (most > 0 ? value / most : 0.5) * (to - from);
  return Object.assign(at, { ticks: (count: number) => ticks(most, count) });
}

function ticks(most: number, count: number): number[] {
  const wanted = most / count;
  if (!(wanted > 0)) return [0];
  const power = Math.floor(Math.log10(wanted));
  const ratio = wanted / 10 ** power;
  const factor = ratio >= Math.sqrt(50) ? 10 : ratio >= Math.sqrt(10) ? 5 : ratio >= Math.SQRT2 ? 2 : 1;
  // Steps below 1 are divided by, for a tenth has no exact double.
  const value = power < 0 ? (i: number) => i / (10 ** -power / factor) : (i: number) => i * 10 ** power * factor;
  const last = Math.floor(most / value(1) + 1e-9);
  return Array.from({ length: last + 1 }, (_, i) => value(i));
}

/** Ticks that do not run into each other. */
export function apart(ticks: number[], x: (value: number) => number, distance: number): number[] {
  const kept: number[] = [];
  for (const tick of ticks) {
    const last = kept.at(-1);
    if (last === undefined || x(tick) - x(last) >= distance) kept.push(tick);
  }
  return kept;
}
