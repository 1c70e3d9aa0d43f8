// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line passes columns on byte by byte, and guards them for spreadsheets only where that is asked for. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { testInFolder } from "./cli-folder.js";
import { converted } from "./tables.js";

const CELLS = [" +49 170\u00a0", '"- ""x"", y" ', "'q", "\u00a0", '"l\r\nm"', " -5"];
const FILE = `" =no""te" ,region\r\n${CELLS.map((cell) => `${cell},north`).join("\r\n")}`;
/** The last cell of a line. */
const REPORT = /,(north|south|west|region)( or \w+)*(?=\n)/g;
const KEEP = ["privatise", "protocol.json", "odd.csv", "--keep", '=no"te'];

testInFolder("--keep passes cells on byte by byte, the header and the last row as well", async (folder) => {
  folder.write("odd.csv", FILE);
  for (const options of [[], ["--skip-last", "0"], ["--skip-last", "1"], ["--ledger", "ledger.json"]]) {
    const { code, stdout, stderr } = await folder.run(...KEEP, ...options);
    assert.equal(code, 0, stderr);
    const kept = options.includes("1") ? CELLS.slice(0, -1) : CELLS;
    assert.equal(stdout.replace(REPORT, ",*"), `" =no""te" ,*\n${kept.map((cell) => `${cell},*\n`).join("")}`);
    assert.doesNotMatch(stderr, /apostrophe/);
  }
});

testInFolder("--spreadsheet-safe all marks what looks like a formula, and says in how many cells", async (folder) => {
  folder.write("odd.csv", FILE);
  const made = await folder.run(...KEEP, "--spreadsheet-safe", "all", "-o", "out.csv", "--json");
  assert.equal(made.code, 0, made.stderr);
  assert.match(made.stderr, /^3 cells begin like a formula, and got an apostrophe in front for spreadsheets/m);
  assert.equal(JSON.parse(made.stdout).apostrophes, 3);
  const text = readFileSync(folder.at("out.csv"), "utf8");
  const kept = ['"\' +49 170\u00a0"', '"\'- ""x"", y"', ...CELLS.slice(2)];
  assert.equal(text.replace(REPORT, ",*"), `"' =no""te",*\n${kept.map((cell) => `${cell},*\n`).join("")}`);
  folder.write("plain.csv", "note,region\na,north\n");
  const none = ["privatise", "protocol.json", "plain.csv", "--keep", "note", "--spreadsheet-safe"];
  assert.match((await folder.run(...none, "all")).stderr, /^no cell begins like a formula$/m);
  assert.doesNotMatch((await folder.run(...none, "reports")).stderr, /formula/);
  const wrong = await folder.run(...none, "yes");
  assert.equal(wrong.code, 2);
  assert.match(wrong.stderr, /--spreadsheet-safe is "yes", but must be one of: reports, all, none/);
});

testInFolder("in a workbook and a Parquet file kept cells are the same texts, whatever is guarded", async (folder) => {
  folder.write("odd.csv", FILE);
  const meaning = ' =no"te| +49 170\u00a0|- "x", y|\'q|\u00a0|l\r\nm| -5'.split("|");
  for (const output of ["out.xlsx", "out.parquet"]) {
    for (const safe of ["reports", "all", "none"]) {
      const made = await folder.run(...KEEP, "--spreadsheet-safe", safe, "-o", output, "--force", "--json");
      assert.equal(made.code, 0, made.stderr);
      assert.doesNotMatch(made.stderr, /apostrophe|formula/);
      assert.equal(JSON.parse(made.stdout).apostrophes, 0);
      const { text } = await converted(readFileSync(folder.at(output)));
      const quoted = (cell: string) => (/[",\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
      assert.equal(
        text.replace(/^\uFEFF/, "").replace(REPORT, ",*"),
        meaning.map((cell) => `${quoted(cell)},*\n`).join(""),
        `${output} ${safe}`,
      );
    }
  }
});
