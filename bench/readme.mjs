// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "README.md");

/**
 * Puts a part's tables between its two marks in bench/README.md. A part without marks there has a file in bench/measured.
 * @param {string} name
 * @param {string} text
 */
export function writeDown(name, text) {
  const [begin, end] = [`<!-- ${name}: measured -->`, `<!-- ${name}: end -->`];
  const readme = readFileSync(file, "utf8");
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 && to < 0) return writeFileSync(join(import.meta.dirname, "measured", `${name}.txt`), `${text}\n`);
  if (to < from) throw new Error(`bench/README.md has only one mark for ${name}`);
  writeFileSync(file, `${readme.slice(0, from + begin.length)}\n\n${text}\n\n${readme.slice(to)}`);
}
