// SPDX-License-Identifier: GPL-3.0-or-later
/** How often a reader guesses a secret right who knows the table and the channel: the largest posterior, on average. */
import type { Design } from "../../wasm/engine/sluice.js";

/** More combinations of reports than that are not reckoned with. */
const MANY = 20_000;

/** P(s, x); a design has the table as it was counted. */
function shares(counted: Float64Array): Float64Array {
  const total = counted.reduce((sum, weight) => sum + weight, 0);
  return counted.map((weight) => weight / total);
}

/** With the true answer in the place of reports: Σ_x max_s P(s, x). */
export function rightFromTruth({ prior, secret, data }: Design): number {
  const table = shares(prior);
  const [rows, width] = [secret.categories.length, data.categories.length];
  let right = 0;
  for (let x = 0; x < width; x += 1) {
    right += Math.max(...Array.from({ length: rows }, (_, s) => table[s * width + x] ?? 0));
  }
  return right;
}

/**
 * With so many reports of one answer, each drawn anew: Σ max_s P(s, reports), over all combinations of reports. None where
 * the channel has no list of reports, or where there are too many combinations.
 */
export function rightFromReports(design: Design, times: number): number | undefined {
  if (design.marks || combinations(design.reports.length, times) > MANY) return undefined;
  const [rows, width, reports] = [
    design.secret.categories.length,
    design.data.categories.length,
    design.reports.length,
  ];
  // P(s, x, reports so far) of each cell, with the number of orders in which they may come.
  const follow = (cells: Float64Array, first: number, left: number, orders: number): number => {
    if (left === 0) return orders * Math.max(...secretsOf(cells, rows, width));
    if (first === reports) return 0;
    let [sum, these, own] = [0, cells, orders];
    for (let n = 0; n <= left; n += 1) {
      sum += follow(these, first + 1, left - n, own);
      these = these.map((weight, cell) => weight * chance(design, cell, first));
      own = (own * (left - n)) / (n + 1);
    }
    return sum;
  };
  return follow(shares(design.prior), 0, times, 1);
}

/** P(report | cell), of a cell of the table. */
function chance({ channel, reports, seesSecret, data }: Design, cell: number, report: number): number {
  const input = seesSecret ? cell : cell % data.categories.length;
  return channel[input * reports.length + report] ?? 0;
}

function secretsOf(cells: Float64Array, rows: number, width: number): number[] {
  return Array.from({ length: rows }, (_, s) =>
    cells.subarray(s * width, (s + 1) * width).reduce((sum, weight) => sum + weight, 0),
  );
}

function combinations(kinds: number, times: number): number {
  let all = 1;
  for (let i = 1; i <= times; i += 1) all = (all * (kinds - 1 + i)) / i;
  return all;
}
