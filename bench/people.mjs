// SPDX-License-Identifier: GPL-3.0-or-later
/** A large CSV as people have them: numbers, dates, short texts, and some cells in quotes, or none. The same one every time. */
import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";

const regions = ["north", "east", "south", "west", "centre", "islands"];
const towns = ["Köln", "Bath", "Lyon", "Graz", "Oslo", "Pisa", "Brno", "Gent"];
const notes = ["", "", "", "", "ok", "see file", '"moved, 2019"', '"the ""old"" form"', "n/a", "late"];

const columns =
  "id,income,region,age,sex,town,street,since,size,kids,rent,kwh,car,job,score,weight,grade,visits,code,note";

const QUOTED = /"(?:[^"]|"")*"/g;

/**
 * @param {(n: number) => number} roll
 * @param {number} i
 */
function row(roll, i) {
  const income = roll(3) === 0 ? "high" : "low";
  const region = regions[income === "high" ? roll(4) : roll(6)];
  const day = `${1990 + roll(34)}-0${1 + roll(9)}-${10 + roll(19)}`;
  const job = roll(20) === 0 ? '"clerk, post"' : `j${roll(400)}`;
  const who = `${i},${income},${region},${18 + roll(70)},${roll(2) ? "f" : "m"},${towns[roll(8)]},Mill Lane ${roll(99)},${day}`;
  const home = `${30 + roll(200)},${roll(5)},${roll(3000)}.${10 + roll(90)},${roll(9000)},${roll(2) ? "yes" : "no"},${job}`;
  return `${who},${home},${roll(1000) / 1000},0.${100 + roll(900)},${"ABCDEF"[roll(6)]},${roll(100)},c${roll(100_000)},${notes[roll(10)]}\n`;
}

/**
 * Makes the file, if it is not there yet.
 * @param {string} path
 * @param {number} rows
 * @param {{ plain?: boolean }} options `plain`: what stands in quotes elsewhere is left empty
 */
export function makePeople(path, rows, { plain = false } = {}) {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(`${path}.part`, "w");
    let text = `${columns}\n`;
    const roll = dice();
    for (let i = 1; i <= rows; i++) {
      const line = row(roll, i);
      text += plain ? line.replaceAll(QUOTED, "") : line;
      if (text.length < 1 << 20 && i < rows) continue;
      writeSync(file, text);
      text = "";
    }
    closeSync(file);
    renameSync(`${path}.part`, path);
  }
  return { path, rows, bytes: statSync(path).size };
}

/** Xorshift: nobody's secrets. */
function dice() {
  let state = 88172645;
  return (/** @type {number} */ n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}
