// SPDX-License-Identifier: GPL-3.0-or-later
/** The table "At a glance" of bench/README.md says what the measured tables have, and nothing else. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const readme = readFileSync("bench/README.md", "utf8");
const long = readdirSync("bench/measured").map((name) => readFileSync(`bench/measured/${name}`, "utf8"));
const rows = [readme.replace(/## At a glance[\s\S]*?(?=\n## )/, ""), ...long]
  .join("\n")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const glance = /## At a glance([\s\S]*?)(?=\n## )/.exec(readme)?.[1] ?? "";

/** The cells of these columns in the rows that begin so. */
function cells(begin: string[], ...columns: number[]): string[] {
  const found = rows.filter((row) => begin.every((cell, at) => row[at]?.startsWith(cell)));
  assert.ok(found.length > 0, begin.join(" | "));
  return found.flatMap((row) => columns.map((column) => row[column] ?? ""));
}
/** Times in milliseconds. */
function milliseconds(times: string[]): number[] {
  return times.map((time) => {
    const [, number, unit] = /^([\d.]+) (ms|s)$/.exec(time) ?? [];
    assert.ok(number !== undefined, time);
    return Number(number) * (unit === "s" ? 1000 : 1);
  });
}
function between(times: string[], share = 1): string {
  const all = milliseconds(times).map((time) => Number((time * share).toPrecision(3)));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return `${least} to ${most} ms`;
}
const series = (times: string[]) => `${milliseconds(times).join(", ")} ms`;
/** Millions in a second, of 100,000 draws. */
const millions = (times: string[]) => milliseconds(times).map((time) => Math.round(100 / time));
const ratio = (cell: string) => /\(([>\d, ]+) ×\)/.exec(cell)?.[1] ?? "";

const LEVELS = ["2", "1", "0.5"];
function adult(notion: string): string {
  const natively = LEVELS.flatMap((level) => cells([notion, level, ""], 2).slice(0, 1));
  const web = LEVELS.flatMap((level) => cells([notion, level, ""], 3, 4).slice(0, 2));
  return `| ${series(natively)} | ${between(web)} |`;
}
const peers = (column: number) => LEVELS.map((level) => ratio(cells(["`lip`", level, ""], column)[0] ?? ""));

test("the glance has the figures of the tables", () => {
  const figure = ["design_figure_3"];
  const table = ["5", "50"];
  const [lrs, cddlib] = [peers(7), peers(8)];
  const exact = millions(cells(["sample_exact/reports:16"], 1, 2, 3));
  const alias = millions(cells(["sample_alias_platform/reports:16"], 1, 2, 3));
  // The first of both files has cells in quotes.
  const file = (where: string, what: string) => cells([where, what], 2, 5).slice(0, 2).join(", ");
  const expected = [
    `mean of ten | ${between(cells(figure, 1), 0.1)} | ${between(cells(figure, 2, 3), 0.1)} |`,
    adult("`lip`"),
    adult("`ldp`"),
    `by lrs ${lrs.join(", ")} times`,
    `by cddlib ${cddlib.slice(0, 2).join(", ")} and over ${cddlib[2]?.replace("> ", "")} times`,
    `ε 0.5 and 1 | ${between(cells(table, 4))} | ${between(cells(table, 5, 6))} |`,
    `PolyOpt out | ${between(cells(["5 × 5"], 2).slice(0, 3))} | ${between(cells(["5 × 5"], 3, 4).slice(0, 6))} |`,
    `of 16 | ${exact[0]} million | ${exact[1]} to ${exact[2]} million |`,
    `the same randomness: ${alias[0]} million, ${alias[1]} to ${alias[2]} |`,
    `\`lip\` | ${series(cells(["verify_lip/doubles:0"], 1))} | ${between(cells(["verify_lip/doubles:0"], 2, 3))} |`,
    `Node ${file("Node", "`privatise -o`")}; Chromium ${file("Chromium", "privatised")} `,
    `loaded in ${cells(["loading: unpacked"], 1)[0]}, then ${milliseconds(cells(["a report, median"], 1)).map((ms) => ms * 1000)[0]} µs |`,
  ];
  for (const says of expected) assert.ok(glance.includes(says), says);
});
