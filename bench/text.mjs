// SPDX-License-Identifier: GPL-3.0-or-later
/** Figures as text, in tables that can be read in a terminal and are Markdown as well. */

/** @param {number} number */
function twoDigits(number) {
  const text = number >= 100 ? number.toFixed(0) : Number(number.toPrecision(2)).toString();
  return text.replace(/\B(?=(\d{3})+$)/g, ",");
}

/** @param {number | undefined} milliseconds */
export function time(milliseconds) {
  if (milliseconds === undefined) return "";
  return milliseconds < 1000 ? `${twoDigits(milliseconds)} ms` : `${twoDigits(milliseconds / 1000)} s`;
}

/** @param {number} number */
export const ratio = (number) => `${twoDigits(Number(number.toPrecision(2)))} ×`;

/** The bound that a ratio is above: never rounded up. @param {number} number */
export function ratioAbove(number) {
  const unit = 10 ** (Math.floor(Math.log10(number)) - 1);
  return `> ${ratio(Math.floor(number / unit) * unit)}`;
}

/** @param {number | undefined} number */
export const megabytes = (number) => (number === undefined ? "" : `${number.toFixed(0)} MB`);

/** A gap of at most what was asked for is said as such. @param {number | undefined} gap nats */
export function provedTo(gap) {
  if (gap === undefined) return "";
  if (gap <= 1e-6) return "≤ 1e-6";
  return gap < 1e-3 ? gap.toExponential(0) : Number(gap.toPrecision(2)).toString();
}

/** @param {number | undefined} ldp the argument of a benchmark */
export const notion = (ldp) => (ldp === 0 ? "`lip`" : "`ldp`");

/** @param {number | undefined} hundredths the argument of a benchmark */
export const level = (hundredths) => String((hundredths ?? Number.NaN) / 100);

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const widths = head.map((name, column) =>
    Math.max(3, ...[name, ...rows.map((row) => row[column] ?? "")].map((cell) => cell.length)),
  );
  const line = (/** @type {string[]} */ cells) =>
    `| ${widths.map((width, i) => (cells[i] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
