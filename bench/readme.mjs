// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "README.md");

/**
 * Puts a part's tables between its two marks in bench/README.md.
 * @param {string} name
 * @param {string} text
 */
export function writeIntoReadme(name, text) {
  const [begin, end] = [`<!-- ${name}: measured -->`, `<!-- ${name}: end -->`];
  const readme = readFileSync(file, "utf8");
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`bench/README.md has no place for ${name}`);
  writeFileSync(file, `${readme.slice(0, from + begin.length)}\n\n${text}\n\n${readme.slice(to)}`);
}
