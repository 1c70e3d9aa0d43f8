// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";

/** The assumptions of a promise, in the words of the table. */
const rests = {
  prior: "the joint distribution",
  known: "the joint distribution",
  shares: "P(x|s) only",
  knownShares: "P(x|s) only",
  sample: "counts and the confidence",
  nothing: "nothing",
};

/**
 * The comments on the entries of a registry, by the entries' names.
 * @param {string} path
 */
function commentsOf(path) {
  const source = readFileSync(join(root, path), "utf8");
  const entries = source.matchAll(/((?:^ +\/\/\/ .*\n)+) +[\w]+[({][^"]*"([a-z-]+)"/gm);
  return new Map(
    [...entries].map(([, comment = "", name = ""]) => [
      name,
      comment
        .replace(/^ +\/\/\/ /gm, "")
        .trim()
        .replace(/\n/g, " "),
    ]),
  );
}

/** @param {string[][]} rows */
const table = (rows) =>
  rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`).join("\n");

/**
 * @param {string} text
 * @param {string} name
 * @param {string[][]} rows
 */
function withTable(text, name, rows) {
  const [begin, end] = [`<!-- ${name}: written by \`npm run contract\` -->`, `<!-- ${name} end -->`];
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`core/README.md has no place for the table of ${name}`);
  const [head = [], ...body] = rows;
  const lines = table([head, head.map(() => "---"), ...body]);
  return `${text.slice(0, before)}${begin}\n${lines}\n${text.slice(after)}`;
}

/**
 * The README of the core with its tables of notions, protocols and objectives.
 * @param {import("./registry.d.mts").Registry} registry
 * @param {string} before
 */
export function readmeText({ notions, protocols, objectives }, before) {
  /** @param {Map<string, string>} comments @param {string} name */
  const saysOf = (comments, name) => {
    const says = comments.get(name);
    if (says === undefined) throw new Error(`the entry "${name}" of the registry has no comment that says what it is`);
    return says;
  };
  const ofNotions = commentsOf("core/guarantee/notions.cpp");
  const ofProtocols = commentsOf("core/protocol/protocols.cpp");
  const ofObjectives = commentsOf("core/objective/objectives.cpp");
  const promises = notions.map(({ name, rests: on, adds }) => [
    `\`${name}\``,
    saysOf(ofNotions, name),
    rests[on],
    adds ? "yes" : "no",
  ]);
  const ways = protocols.map(({ name }) => [`\`${name}\``, saysOf(ofProtocols, name)]);
  const aims = objectives.map(({ name }) => [`\`${name}\``, saysOf(ofObjectives, name)]);
  const guaranteed = withTable(before, "guarantees", [
    ["guarantee", "no report y …", "depends on", "levels of independent samples add up"],
    ...promises,
  ]);
  const text = withTable(guaranteed, "objectives", [["objective", "the best channel has"], ...aims]);
  return withTable(text, "protocols", [["protocol", "what it is"], ...ways]);
}
