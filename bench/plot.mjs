// SPDX-License-Identifier: GPL-3.0-or-later
/** The picture of parts/growth.mjs: three panels with logarithmic axes, and a bar for each share of the time. */
import { parts } from "./parts/growth-shares.mjs";

/** @typedef {import("./parts/growth-shares.mjs").Panel} Panel */
/** @typedef {import("./parts/growth-shares.mjs").Bar} Bar */

const size = { width: 900, panel: 300, bar: 16, gap: 8, label: 190 };
const plot = { left: 56, top: 48, width: 220, height: 200 };
const lines = { lip: { colour: "#0b5cad", dash: "" }, ldp: { colour: "#b4430b", dash: "5 3" } };
/** One for each part; neighbours differ in lightness as well. */
const fills = ["#0b5cad", "#b4430b", "#f2a65a", "#3d8b5f", "#9a9a9a", "#c9a0dc", "#dddddd"];

/**
 * @param {Panel[]} panels
 * @param {Bar[]} bars
 * @returns {string} SVG
 */
export function drawGrowth(panels, bars) {
  const all = panels.flatMap(({ series }) => [...series.lip, ...series.ldp]);
  const times = decades(
    all.map(({ least }) => least),
    all.map(({ most }) => most),
  );
  const barsTop = size.panel + 70;
  const height = barsTop + bars.length * (size.bar + size.gap) + 16;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" role="img" aria-labelledby="title desc" font-family="sans-serif" font-size="12">`,
    '<title id="title">How the cost of a search by columns grows</title>',
    `<desc id="desc">${describe(panels)}</desc>`,
    `<rect width="${size.width}" height="${height}" fill="#fff"/>`,
    ...panels.map((panel, index) => drawPanel(panel, index * size.panel, times)),
    ...legend(size.panel + 20),
    ...bars.map((bar, index) => drawBar(bar, barsTop + index * (size.bar + size.gap))),
    "</svg>\n",
  ].join("\n");
}

/** @param {Panel[]} panels */
function describe(panels) {
  const told = panels.map(({ name, says, series }) => {
    const ends = Object.entries(series).map(([notion, points]) => {
      const [first, last] = [points.at(0), points.at(-1)];
      return `${notion} from ${first?.median.toFixed(0)} to ${last?.median.toFixed(0)} ms`;
    });
    return `${name} from ${series.lip.at(0)?.at} to ${series.lip.at(-1)?.at} (${says}): ${ends.join(", ")}`;
  });
  return `Median time of three random tables, natively. ${told.join(". ")}. Below: shares of the time.`;
}

/**
 * Whole powers of ten around the numbers.
 * @param {number[]} least
 * @param {number[]} most
 */
function decades(least, most) {
  return { from: Math.floor(Math.log10(Math.min(...least))), to: Math.ceil(Math.log10(Math.max(...most))) };
}

/**
 * @param {Panel} panel
 * @param {number} left
 * @param {{ from: number, to: number }} times
 */
function drawPanel({ name, says, series }, left, times) {
  const values = series.lip.map(({ at }) => at);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const x = (/** @type {number} */ at) =>
    place(Math.log(at / lowest) / Math.log(highest / lowest), plot.width, left + plot.left);
  const y = (/** @type {number} */ ms) =>
    place((times.to - Math.log10(ms)) / (times.to - times.from), plot.height, plot.top);
  const [edge, floor] = [left + plot.left, plot.top + plot.height];
  const parts = [
    `<text x="${edge}" y="24" font-weight="bold">${name}</text>`,
    `<text x="${edge}" y="40" fill="#555">${says}</text>`,
  ];
  for (let power = times.from; power <= times.to; ++power) {
    const at = y(10 ** power);
    parts.push(`<path d="M${edge} ${at}h${plot.width}" stroke="#ddd"/>`);
    parts.push(
      `<text x="${edge - 6}" y="${at + 4}" text-anchor="end">${power < 3 ? `${10 ** power} ms` : `${10 ** (power - 3)} s`}</text>`,
    );
  }
  for (const at of values) {
    parts.push(`<path d="M${x(at)} ${floor}v4" stroke="#555"/>`);
    parts.push(
      `<text x="${x(at)}" y="${floor + 17}" text-anchor="middle" font-size="11">${Number(at.toPrecision(2))}</text>`,
    );
  }
  parts.push(`<path d="M${edge} ${floor}h${plot.width}" stroke="#555"/>`);
  for (const notion of /** @type {const} */ (["lip", "ldp"])) {
    const { colour, dash } = lines[notion];
    const points = series[notion];
    const path = points.map((point, index) => `${index === 0 ? "M" : "L"}${x(point.at)} ${y(point.median)}`).join("");
    parts.push(`<path d="${path}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>`);
    for (const { at, median, least, most } of points) {
      parts.push(`<path d="M${x(at)} ${y(least)}V${y(most)}" stroke="${colour}"/>`);
      parts.push(`<circle cx="${x(at)}" cy="${y(median)}" r="3" fill="${colour}"/>`);
    }
  }
  return parts.join("\n");
}

/**
 * @param {number} share from 0 to 1
 * @param {number} length
 * @param {number} start
 */
function place(share, length, start) {
  return Number((start + share * length).toFixed(1));
}

/** @param {number} top */
function legend(top) {
  const notions = Object.entries(lines).map(
    ([notion, { colour, dash }], index) =>
      `<path d="M${plot.left + 80 * index} ${top - 4}h24" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>` +
      `<text x="${plot.left + 80 * index + 30}" y="${top}">${notion}</text>`,
  );
  const range = `<text x="${plot.left + 170}" y="${top}" fill="#555">median of three tables, from the least to the most</text>`;
  let left = size.label;
  const shares = parts.map(([, label], index) => {
    const text = `<rect x="${left}" y="${top + 16}" width="10" height="10" fill="${fills[index]}"/><text x="${left + 14}" y="${top + 25}" font-size="11">${label}</text>`;
    left += 26 + label.length * 6;
    return text;
  });
  return [...notions, range, ...shares];
}

/**
 * @param {Bar} bar
 * @param {number} top
 */
function drawBar({ says, shares }, top) {
  const whole = size.width - size.label - 16;
  let left = size.label;
  const pieces = parts.map(([key], index) => {
    const width = Number((whole * shares[key]).toFixed(1));
    const piece = `<rect x="${left.toFixed(1)}" y="${top}" width="${width}" height="${size.bar}" fill="${fills[index]}"/>`;
    left += width;
    return piece;
  });
  return [
    `<text x="${size.label - 8}" y="${top + 12}" text-anchor="end" font-size="11">${says}</text>`,
    ...pieces,
  ].join("");
}
