// SPDX-License-Identifier: GPL-3.0-or-later
/** The table at a glance: each figure is a cell of a stored run, or the least and the largest of some. */
import { table } from "./text.mjs";

/** @typedef {import("./context.mjs").Runs} Runs */

/** @param {Runs} runs @param {Record<string, number>} budget the most bytes of files, with gzip */
export function glance(runs, budget) {
  const peers = rowsOf(runs, "peers");
  const lip = peers("`lip`", /^(2|1|0\.5)$/);
  const ldp = peers("`ldp`", /^(2|1|0\.5)$/);
  const many = rowsOf(runs, "scale")("5", /^50$/);
  const ranges = rowsOf(runs, "beyond", 1)("5 × 5", /./);
  const small = rowsOf(runs, "small");
  const figure3 = small(/^design_figure_3/);
  const [drawn] = small("sample_exact/reports:16");
  const [alias] = small("sample_alias_platform/reports:16");
  const [proof] = small("verify_lip/doubles:0");
  const wasm = ["in Node", "in Chromium"];
  const native = ["natively"];
  const reports = 100_000;
  const many16 = (/** @type {Row | undefined} */ row, /** @type {string[]} */ columns) =>
    range(
      values([row], columns).map((milliseconds) => reports / milliseconds / 1000),
      "million",
    );
  const files = rowsOf(runs, "files");
  const inNode = files("Node", /^`privatise -o`$/)[0];
  const inPage = files("Chromium", /^privatised by the page's worker$/)[0];
  const peersOf = (/** @type {RegExp} */ name) => ["Node", "Chromium"].map((where) => files(where, name)[0]);
  const times = (/** @type {RegExp} */ name) =>
    peersOf(name)
      .map((peer, i) => digits(milliseconds(peer?.time) / milliseconds([inNode, inPage][i]?.time)))
      .join(" and ");
  const answer = rowsOf(runs, "answer");
  const empty = /does nothing has (\d+ MB)/.exec(String(runs.files?.blocks.at(-1)))?.[1];
  return table(
    ["what", "natively", "WebAssembly", "beside"],
    [
      [
        "the optimum of 2 × 5 categories (A, Figure 3), ε 0.5 to 2, mean of ten",
        range(values(figure3, native).map((ten) => ten / 10)),
        range(values(figure3, wasm).map((ten) => ten / 10)),
        "A's own programs: 0.0206 s for `lip`, 133 s for `ldp`",
      ],
      [
        "Adult, occupation (15) and education (16), `lip` ε 2, 1, 0.5",
        each(lip, "columns, natively"),
        range(values(lip, wasm)),
        `all vertices and one GLPK program: by lrs ${ratios(lip, "lrs")} times as long; by cddlib ${ratios(lip, "cddlib")} times`,
      ],
      [
        "the same, `ldp`",
        each(ldp, "columns, natively"),
        range(values(ldp, wasm)),
        `with ε 2 by lrs ${ratios(ldp.slice(0, 1), "lrs")} times as long, by cddlib ${ratios(ldp.slice(0, 1), "cddlib")} times`,
      ],
      [
        "random tables, 5 secrets and 50 categories, ε 0.5 and 1",
        range(values(many, native)),
        range(values(many, wasm)),
        "",
      ],
      [
        "`rldp`, `polyopt`, 5 × 5, where [E] leaves PolyOpt out",
        range(values(ranges, native)),
        range(values(ranges, wasm)),
        "",
      ],
      [
        "reports drawn in a second, of 16",
        many16(drawn, native),
        many16(drawn, wasm),
        `an alias table of doubles, with the same randomness: ${many16(alias, native)}, ${many16(alias, wasm)}`,
      ],
      [
        "the proof: 10 secrets, 50 categories, 50 reports, `lip`",
        range(values([proof], native)),
        range(values([proof], wasm)),
        "",
      ],
      [
        "a CSV of 1.09 GB privatised, memory included",
        "",
        `Node ${inNode?.time}, ${inNode?.memory}; Chromium ${inPage?.time}, ${inPage?.memory} (an empty page: ${empty})`,
        `PapaParse reading it and doing nothing else: ${times(/^PapaParse/)} times as long; uDSV: ${times(/^uDSV/)}`,
      ],
      [
        `one report at answer time (\`sluice/answer\`, ${Math.floor((budget["wasm/answer-time/answer-time.ts"] ?? Number.NaN) / 1000)} kB with gzip)`,
        "",
        `loaded in ${answer(/^loading/)[0]?.[""]}, then ${milliseconds(answer(/^a report, median/)[0]?.[""]) * 1000} µs`,
        "",
      ],
    ],
  );
}

/** @typedef {Record<string, string>} Row the cells by the heads of their columns */

/**
 * The rows of a table of a run by what stands in their first cells.
 * @param {Runs} runs
 * @param {string} part
 * @param {number} [which]
 */
function rowsOf(runs, part, which = 0) {
  const tables = (runs[part]?.blocks ?? []).flatMap((block) => (typeof block === "string" ? [] : [block]));
  const { head = [], rows = [] } = tables[which] ?? {};
  return (/** @type {(string | RegExp)[]} */ ...first) => {
    const found = rows.filter((row) =>
      first.every((wanted, i) => (typeof wanted === "string" ? row[i] === wanted : wanted.test(row[i] ?? ""))),
    );
    if (found.length === 0) throw new Error(`no row of ${part} is ${first.join(", ")}`);
    // The first of two columns with one name is meant: the second is about memory.
    return found.map(
      (row) => /** @type {Row} */ (Object.fromEntries(head.map((name, i) => [name, row[i] ?? ""]).reverse())),
    );
  };
}

/** @param {string | undefined} text such as "1.2 s" */
function milliseconds(text = "") {
  const [, number = "", unit] = /^([\d.,]+) (ms|s)$/.exec(text) ?? [];
  if (unit === undefined) throw new Error(`"${text}" is not a time`);
  return Number(number.replaceAll(",", "")) * (unit === "s" ? 1000 : 1);
}

/** @param {(Row | undefined)[]} rows @param {string[]} columns */
const values = (rows, columns) =>
  rows.flatMap((row) =>
    columns
      .map((column) => row?.[column] ?? "")
      .filter(Boolean)
      .map(milliseconds),
  );

/** @param {number} number */
const digits = (number) => String(Number(number.toPrecision(number >= 100 ? 3 : 2)));

/** The least and the largest. @param {number[]} all milliseconds, or of another unit @param {string} [unit] */
function range(all, unit = "ms") {
  const ends = [...new Set([Math.min(...all), Math.max(...all)].map(digits))];
  return `${ends.join(" to ")} ${unit}`;
}

/** @param {Row[]} rows @param {string} column */
const each = (rows, column) => `${values(rows, [column]).map(digits).join(", ")} ms`;

/** The ratios in brackets. @param {Row[]} rows @param {string} column */
function ratios(rows, column) {
  const all = rows.map((row) => (/\((.*) ×\)/.exec(row[column] ?? "")?.[1] ?? "?").replace("> ", "over "));
  return all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all.at(-1)}` : `${all[0]}`;
}
