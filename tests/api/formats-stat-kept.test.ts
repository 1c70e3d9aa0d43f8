// SPDX-License-Identifier: GPL-3.0-or-later
/** Portable files of SPSS, tables of SAS and its transport files of version 8, which others have written. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { recognise } from "../../wasm/files/formats/recognise.js";
import { rejects } from "./helpers.js";
import { keptFile } from "./stat-kept.js";
import { converted } from "./tables.js";

const IDS = [0, 0.1, -118.625, 1e6, 4, 5, 6, 7, 8, 9, 10, 11];
const cells = (car: string[], last: string) =>
  IDS.map((id, i) => {
    const born = new Date(Date.UTC(2025, 10, 26 + i)).toISOString().slice(0, 10);
    return `${id},${car[i % 4]},${born},${["bus", '"bike, tram"', "", last][i % 4]}\n`;
  }).join("");

test("a portable file of SPSS: labels, a value that is declared missing, dates", async () => {
  assert.equal(recognise(keptFile("por").subarray(0, 512), "people.csv"), "por");
  const { text, notes } = await converted(keptFile("por"));
  assert.equal(text.replace(/^\uFEFF/, ""), `ID,CAR,BORN,WORD\n${cells(["Yes", "No", "", ""], "walk")}`);
  assert.deepEqual(notes, ['The file declares some values missing. Their cells are empty: "CAR" (3).']);
});

test("numbers of a portable file have their own digits and no others", async () => {
  const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRST";
  const numbers = Array.from({ length: 2000 }, (_, i) => i);
  const whole = Buffer.from(keptFile("por")).toString("latin1").replace(/\r?\n/g, "");
  const data = numbers.map((i) => {
    // Two digits of base 30 are nine for each hundredth.
    const rest = 9 * (i % 100);
    return `${DIGITS[Math.floor(i / 100)]}.${DIGITS[Math.floor(rest / 30)]}${DIGITS[rest % 30]}/1/J5DH6+2/3/bus`;
  });
  const text = `${whole.slice(0, whole.indexOf("E0/F") + 4)}${data.join("")}`;
  const padded = text.padEnd(80 * Math.ceil((text.length + 1) / 80), "Z");
  const file = Buffer.from(padded.replace(/.{80}/g, "$&\r\n"), "latin1");
  const read = (await converted(file)).text.split("\n").slice(1, -1);
  assert.deepEqual(
    read.map((row) => row.split(",")[0]),
    numbers.map((i) => String(i / 100)),
  );
});

for (const [kind, format] of [
  ["sas7bdat", "sas7bdat"],
  ["xpt", "xport"],
] as const) {
  test(`a file of SAS (.${kind}): numbers with all their digits, dates, texts in UTF-8`, async () => {
    assert.equal(recognise(keptFile(kind).subarray(0, 512), "people.csv"), format);
    const { text } = await converted(keptFile(kind));
    assert.equal(text.replace(/^\uFEFF/, ""), `ID,CAR,BORN,WORD\n${cells(["1", "2", "9", ""], "café")}`);
  });
}

test("cut short, they are refused; in a portable file only the filling at the end may be missing", async () => {
  for (const kind of ["por", "sas7bdat", "xpt"] as const) {
    const whole = keptFile(kind);
    const { text } = await converted(whole);
    for (let length = 512; length < whole.length; length += kind === "sas7bdat" ? 509 : 31) {
      const cut = converted(whole.slice(0, length));
      if (kind === "por" && length > 940) assert.equal((await cut).text, text, `${length}`);
      else await rejects(cut, "bad_file");
    }
  }
});
