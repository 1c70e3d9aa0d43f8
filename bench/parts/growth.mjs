// SPDX-License-Identifier: GPL-3.0-or-later
/** How the cost of a search by columns grows with a, c and 1/ε, and where its time goes. */
import { limited } from "../limited.mjs";
import { measure, median } from "../measure.mjs";
import { drawGrowth } from "../plot.mjs";
import { table, time } from "../text.mjs";
import { parts } from "./growth-shares.mjs";

/**
 * @typedef {import("./growth-shares.mjs").Point} Point
 * @typedef {import("./growth-shares.mjs").Panel} Panel
 * @typedef {import("./growth-shares.mjs").Bar} Bar
 */

/** @type {{ filter: string, name: string, says: string, of: (at: Record<string, number>) => number }[]} */
const growths = [
  { filter: "growth_a", name: "a", says: "c = 5, ε = 0.5", of: (at) => at.a ?? 0 },
  { filter: "growth_c", name: "c", says: "a = 24, ε = 0.5", of: (at) => at.c ?? 0 },
  { filter: "growth_eps", name: "1/ε", says: "c = 5, a = 24", of: (at) => 100 / (at.eps ?? 0) },
];

/** Arguments of native/shares.cpp: ε, c, a and which table; c = a = 0 is Adult, occupation and education. */
const shared = [
  ["0.5", "5", "24", "2"],
  ["0.5", "5", "96", "2"],
  ["0.5", "16", "24", "2"],
  ["0.02", "5", "24", "2"],
  ["0.5", "0", "0", "0"],
  ["0.05", "0", "0", "0"],
];

/** @param {import("../context.mjs").Context} context */
export async function growthPart({ chromium, quick, keep }) {
  /** @type {Panel[]} */
  const panels = [];
  for (const { filter, name, says, of } of growths) {
    const rows = await measure("native", `^${filter}/.*table:${quick ? "2" : "[234]"}/`, chromium);
    const series = (/** @type {number} */ ldp) =>
      points(
        rows.filter(({ at }) => at.ldp === ldp),
        of,
      );
    panels.push({ name, says, series: { lip: series(0), ldp: series(1) } });
  }
  /** @type {Bar[]} */
  const bars = [];
  for (const [epsilon = "", c = "", a = "", which = ""] of shared) {
    for (const notion of ["lip", "ldp"]) {
      const said = await limited(".build/native/sluice_shares", [notion, epsilon, c, a, which], { seconds: 120 });
      const of = a === "0" ? "Adult" : `a ${a}, c ${c}`;
      if (said.code === 0) bars.push({ says: `${notion}, ${of}, ε ${epsilon}`, shares: JSON.parse(said.output) });
    }
  }
  keep("growth.svg", drawGrowth(panels, bars));
  return [...panels.map(growthTable), shareTable(bars)].join("\n\n");
}

/**
 * @param {import("../measure.mjs").Row[]} rows
 * @param {(at: Record<string, number>) => number} of
 * @returns {Point[]}
 */
function points(rows, of) {
  /** @type {Map<number, number[]>} */
  const byValue = new Map();
  for (const { at, milliseconds } of rows) byValue.set(of(at), [...(byValue.get(of(at)) ?? []), milliseconds]);
  return [...byValue].map(([at, times]) => ({
    at,
    median: median(times),
    least: Math.min(...times),
    most: Math.max(...times),
  }));
}

/** @param {Panel} panel */
function growthTable({ name, says, series }) {
  const cell = (/** @type {Point | undefined} */ point) =>
    point ? `${time(point.median)} (${time(point.least)} to ${time(point.most)})` : "";
  const rows = series.lip.map((point, index) => [
    String(Number(point.at.toPrecision(3))),
    cell(point),
    cell(series.ldp[index]),
  ]);
  rows.push(["grows as", `power ${slope(series.lip)}`, `power ${slope(series.ldp)}`]);
  return table([`${name} (${says})`, "`lip`", "`ldp`"], rows);
}

/** The power of the straight line through the medians in logarithms. @param {Point[]} series */
function slope(series) {
  const x = series.map(({ at }) => Math.log(at));
  const y = series.map((point) => Math.log(point.median));
  const mean = (/** @type {number[]} */ of) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const [centre, height] = [mean(x), mean(y)];
  const covariance = mean(x.map((at, index) => (at - centre) * ((y[index] ?? 0) - height)));
  return (covariance / mean(x.map((at) => (at - centre) ** 2))).toFixed(1);
}

/** @param {Bar[]} bars */
function shareTable(bars) {
  const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(0)} %`;
  const rows = bars.map(({ says, shares }) => [says, ...parts.map(([key]) => percent(shares[key]))]);
  return table(["share of the time", ...parts.map(([, label]) => label)], rows);
}
