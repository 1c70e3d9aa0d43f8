// SPDX-License-Identifier: GPL-3.0-or-later
/** Information beside counts, to be read at a terminal. */
import { onGrid } from "../common/rounding.js";
import type { FrontierPoint } from "../engine/counting-frontier.js";
import { aligned } from "./aligned.js";

export function summariseFrontier(points: FrontierPoint[]): string {
  const rows = points.map(({ countingEfficiency, mutualInformation, upperBound, variance, varianceBound }) => [
    `${countingEfficiency}`,
    mutualInformation.toFixed(4),
    onGrid(upperBound, 1e4, Math.ceil).toFixed(4),
    variance.toFixed(4),
    onGrid(varianceBound, 1e4, Math.floor).toFixed(4),
  ]);
  const lines = [
    ...aligned([["efficiency", "I(X;Y)", "at most", "variance", "at least"], ...rows]),
    "",
    "efficiency: as proved. I(X;Y) in nats; at most: of any protocol as good to count from. variance: n times",
    "that of the estimates of what is counted, from n reports; at least: of any protocol under the guarantee.",
  ];
  return `${lines.join("\n")}\n`;
}
