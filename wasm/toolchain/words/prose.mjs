// SPDX-License-Identifier: GPL-3.0-or-later
/** Holds comments and Markdown against the rules of rules.mjs: how a sentence begins, and how long it is. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sources } from "../sources.mjs";
import { cppComments, passages, scriptComments } from "./comments.mjs";
import { markdownPassages } from "./markdown.mjs";
import { longestNote, openingsOfNotes } from "./rules.mjs";

const scripts = [".ts", ".tsx", ".mts", ".js", ".jsx", ".mjs"];
const folders = [".github", "bench", "core", "tests", "wasm", "web"];
/** The papers' figures, which are computed, and other people's surveys. */
const written = /^(web\/figures\/out|tests\/vectors)\//;

/** @param {string} root the checkout */
export const noted = (root) => [
  ...["CONTRIBUTING.md", "README.md"],
  ...sources(folders, [".cpp", ".hpp", ".md", ...scripts], root).filter(
    (file) => !written.test(file) && !file.includes("node_modules/"),
  ),
];

/**
 * The comments of a source file, or the sentences of a Markdown file. @param {string} file @param {string} source
 */
export function passagesOf(file, source) {
  if (file.endsWith(".md")) return markdownPassages(source);
  return passages(/\.[ch]pp$/.test(file) ? cppComments(source) : scriptComments(source, file));
}

/** A full stop after one of these ends no sentence; after the second kind a number follows. */
const shortened = /(?:^|[\s(])(?:e\.g|i\.e|cf|vs|al|resp)\.$/;
const numbered = /(?:^|[\s(])(?:Secs?|Eqs?|eqs?|Figs?|Th|Thm|Prop|Cor|Lem|Def|Alg|App|Ch|vol|no|pp?)\.$/;

/** @param {string} text */
function noteSentences(text) {
  const code = text.replaceAll(/(`+)[\s\S]*?\1/g, "`code`").replaceAll(/https?:\/\/\S+/g, "address");
  /** @type {string[]} */
  const found = [];
  for (const part of code.split(/(?<=[^\s.][.!?…][”’"'`)\]]*)\s+/)) {
    const before = found.at(-1) ?? "";
    if (shortened.test(before) || (numbered.test(before) && /^[\d(]/.test(part)))
      found[found.length - 1] = `${before} ${part}`;
    else found.push(part);
  }
  return found.map((sentence) => sentence.trim()).filter(Boolean);
}

/** A part of a formula: a sign, a number, a symbol of one letter, or something in brackets behind a name. */
const symbolic =
  /[=<>^_|{}*+≤≥·×∈√ΣΦ′]|^[\p{L}\w]+'?\(|^[([]*[-−]?\d[\d.,'%]*[)\],;:.]*$|^[([]*[b-zB-HJ-Z]'?[)\],;:.]*$/u;

/** How many words a sentence has; a formula is one. @param {string} sentence */
export function words(sentence) {
  let [count, inFormula] = [0, false];
  for (const part of sentence.split(/[\s–—]+/)) {
    const isFormula = symbolic.test(part);
    if (!isFormula && !/[\p{L}\p{N}]/u.test(part)) continue;
    if (!isFormula || !inFormula) count += isFormula ? 1 : part.split("/").filter(Boolean).length;
    inFormula = isFormula;
  }
  return count;
}

/**
 * @typedef {{ file: string, line: number, kind: "opening" | "length", says: string }} Fault
 * @param {string} file
 * @param {string} source
 * @returns {Fault[]}
 */
export function noteFaults(file, source) {
  return passagesOf(file, source).flatMap(({ line, text }) =>
    noteSentences(text).flatMap((sentence) => {
      const count = words(sentence);
      const opening = sentence.endsWith("?") ? undefined : openingsOfNotes.find(({ found }) => found.test(sentence));
      /** @type {Fault[]} */
      const found = [];
      if (opening) found.push({ file, line, kind: "opening", says: `${opening.instead}: ${sentence}` });
      if (count > longestNote)
        found.push({ file, line, kind: "length", says: `${count} words, at most ${longestNote}: ${sentence}` });
      return found;
    }),
  );
}

/** @param {string} root */
export const allNoteFaults = (root) =>
  noted(root).flatMap((file) => noteFaults(file, readFileSync(join(root, file), "utf8")));

/** @param {Fault[]} faults */
export const told = (faults) => faults.map(({ file, line, says }) => `${file}:${line}: ${says}`);

/** `node wasm/toolchain/words/prose.mjs NAME…` prints the faults below these names, and without names all of them. */
if (process.argv[1] === import.meta.filename) {
  const names = process.argv.slice(2);
  const found = allNoteFaults(join(import.meta.dirname, "../../.."));
  const asked = found.filter(({ file }) => names.length === 0 || names.some((name) => file.startsWith(name)));
  console.log([...told(asked), `${asked.length} faults`].join("\n"));
}
