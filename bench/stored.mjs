// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The stored runs, bench/runs.json, and the tables of the notes that are made of them, with the one at a glance.
 * `npm run bench -- --tables` writes the tables anew, as `npm run bench -- --write` does.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { glance } from "./glance.mjs";
import { table } from "./text.mjs";

/** @typedef {import("./context.mjs").Run} Run */
/** @typedef {import("./context.mjs").Runs} Runs */

/** @param {string} name */
const place = (name) => join(import.meta.dirname, name);
/** @param {string} name */
const json = (name) => JSON.parse(readFileSync(place(name), "utf8"));

/** The blocks of a part's text. @param {string} text @returns {Run["blocks"]} */
export function blocksOf(text) {
  return text.split("\n\n").map((block) => {
    if (!block.startsWith("|")) return block;
    const [head = [], , ...rows] = block.split("\n").map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
    return { head, rows };
  });
}

/** On what a part was measured, in words. @param {Omit<Run, "blocks">} run */
export function conditionsLine({ machine, system, node, chromium, date, commit, load }) {
  const programs = [node && `Node ${node}`, chromium && `Chromium ${chromium}`].filter(Boolean).join(", ");
  const before = load === undefined ? "" : `, load average ${load.toFixed(1)} before it began`;
  return [machine, system, ...(programs ? [programs] : []), `${date}, commit ${commit}${before}`].join("; ");
}

/** @param {Run} run */
function textOf({ blocks, ...conditions }) {
  const shown = blocks.map((block) => (typeof block === "string" ? block : table(block.head, block.rows)));
  return [`*${conditionsLine(conditions)}*`, ...shown].join("\n\n");
}

/**
 * @internal The notes with their tables made of the runs, by their names: README.md, and a file for each part that has no marks there.
 * @param {string} readme
 * @param {Runs} runs
 * @param {Record<string, number>} budget
 * @returns {Record<string, string>}
 */
export function written(readme, runs, budget) {
  /** @type {Record<string, string>} */
  const files = { "README.md": readme };
  const texts = Object.entries(runs).map(([name, run]) => [name, textOf(run)]);
  for (const [name = "", made] of [...texts, ["glance", glance(runs, budget)]]) {
    const [begin, end] = [`<!-- ${name}: measured -->`, `<!-- ${name}: end -->`];
    const text = files["README.md"] ?? "";
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 && to < 0) files[`measured/${name}.txt`] = `${made}\n`;
    else if (to < from || from < 0) throw new Error(`bench/README.md has only one mark for ${name}`);
    else files["README.md"] = `${text.slice(0, from + begin.length)}\n\n${made}\n\n${text.slice(to)}`;
  }
  return files;
}

/** Stores a run. @param {string} name @param {Run} run */
export function store(name, run) {
  /** @type {Runs} */
  const runs = { ...json("runs.json"), [name]: run };
  const line = (/** @type {unknown} */ value) => JSON.stringify(value);
  const blocks = (/** @type {Run["blocks"]} */ all) =>
    all.map((block) =>
      typeof block === "string"
        ? `      ${line(block)}`
        : `      {\n        "head": ${line(block.head)},\n        "rows": [\n${block.rows.map((row) => `          ${line(row)}`).join(",\n")}\n        ]\n      }`,
    );
  const parts = Object.entries(runs).map(([part, { blocks: all, ...conditions }]) => {
    const fields = Object.entries(conditions).map(([key, value]) => `    ${line(key)}: ${line(value)},\n`);
    return `  ${line(part)}: {\n${fields.join("")}    "blocks": [\n${blocks(all).join(",\n")}\n    ]\n  }`;
  });
  writeFileSync(place("runs.json"), `{\n${parts.join(",\n")}\n}\n`);
  writeReadme();
}

/** Makes the tables of the notes anew. */
export function writeReadme() {
  const readme = readFileSync(place("README.md"), "utf8");
  const files = written(readme, json("runs.json"), json("budget.json"));
  for (const [name, text] of Object.entries(files)) writeFileSync(place(name), text);
}
