// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line names the option by which a file is read, whatever kind it is, and takes it. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { parquetWriteBuffer } from "hyparquet-writer";
import { testInFolder } from "./cli-folder.js";
import type { Folder } from "./run-cli.js";
import { cells, row } from "./tables.js";

const PEOPLE = ["f,a", "m,b", "f,b", "m,a", "f,a", "m,a"];
const ASKED = ["--secret", "sex", "--release", "x", "--guarantee", "lip", "--epsilon", "1"];

const file = (...lines: string[]) => `${lines.join("\n")}\n`;
const design = (folder: Folder, name: string, ...more: string[]) => folder.run("design", name, ...ASKED, ...more);

testInFolder("notes above a table are asked about in a workbook as in a CSV", async (folder) => {
  const lines = [["Report of today"], [], ["sex", "x"], ...PEOPLE.map((line) => line.split(","))];
  const sheet = lines.map((line, i) => (line.length === 0 ? "" : row(i + 1, line))).join("");
  writeFileSync(folder.at("people.xlsx"), cells(sheet));
  folder.write("people.csv", file(...lines.map((line) => line.join(","))));
  const outcomes = [];
  for (const name of ["people.xlsx", "people.csv"]) {
    const asked = await design(folder, name);
    assert.equal(asked.code, 2);
    assert.match(asked.stderr, /begin after line 2[\s\S]*--skip-rows=2/);
    const { code, stdout, stderr } = await design(folder, name, "--skip-rows=2", "--json");
    assert.equal(code, 0, stderr);
    outcomes.push(JSON.parse(stdout).sampleSize, JSON.parse(stdout).data);
    const wrong = await folder.run(
      "design",
      name,
      "--skip-rows=2",
      "--secret",
      "sex",
      "--release",
      "y",
      ...ASKED.slice(4),
    );
    assert.match(wrong.stderr, /The columns are: "?sex"?, "?x/);
  }
  assert.deepEqual(outcomes.slice(2), outcomes.slice(0, 2));
});

testInFolder("a file that names its columns itself takes no option about lines above", async (folder) => {
  const texts = (name: string, at: number) => ({
    name,
    data: PEOPLE.map((line) => line.split(",")[at] as string),
    type: "STRING" as const,
  });
  writeFileSync(
    folder.at("people.parquet"),
    Buffer.from(parquetWriteBuffer({ columnData: [texts("sex", 0), texts("x", 1)] })),
  );
  assert.equal((await design(folder, "people.parquet", "--skip-rows=0")).code, 0);
  for (const option of ["--skip-rows=1", "--header=no"]) {
    const { code, stderr } = await design(folder, "people.parquet", option);
    assert.equal(code, 2);
    assert.match(stderr, /names its columns itself.*\n.*Leave --skip-rows and --header=no out/);
  }
});

testInFolder("a header among the rows is asked about, and left out or counted as it is said", async (folder) => {
  folder.write("joined.csv", file("sex,x", ...PEOPLE, "sex,x", ...PEOPLE));
  const asked = await design(folder, "joined.csv");
  assert.equal(asked.code, 2);
  assert.match(asked.stderr, /joined\.csv:8: [\s\S]*--repeated-header=skip[\s\S]*--repeated-header=people/);
  const skipped = await design(folder, "joined.csv", "--repeated-header=skip", "--json", "-o", "p.json");
  assert.equal(JSON.parse(skipped.stdout).sampleSize, 12);
  assert.match(skipped.stderr, /joined\.csv: 1 row that repeats the names of the columns was left out/);
  const counted = await design(folder, "joined.csv", "--repeated-header=people", "--json");
  assert.equal(JSON.parse(counted.stdout).sampleSize, 13);
  const made = await folder.run("privatise", "p.json", "joined.csv", "--repeated-header=skip", "-o", "out.csv");
  assert.equal(made.code, 0, made.stderr);
  assert.equal(folder.read("out.csv").trim().split("\n").length, 13);
  assert.match((await design(folder, "joined.csv", "--repeated-header=no")).stderr, /must be one of: skip, people/);
});

testInFolder("a note above two columns is asked about where the separator is said", async (folder) => {
  folder.write("note.csv", file("Report", "sex;x", ...PEOPLE.map((line) => line.replace(",", ";"))));
  const asked = await design(folder, "note.csv", "--separator=semicolon");
  assert.match(asked.stderr, /--skip-rows=1/);
  assert.equal((await design(folder, "note.csv", "--separator=semicolon", "--skip-rows=1")).code, 0);
});

testInFolder("a note below, set apart by an empty row, is asked about", async (folder) => {
  folder.write("note.csv", file("sex,x,n", ...PEOPLE.map((line) => `${line},1`), ",,", "Source: us,,"));
  const asked = await design(folder, "note.csv");
  assert.match(asked.stderr, /ends with 1 row that looks like a note[\s\S]*--skip-last=2[\s\S]*--skip-last=0/);
  assert.equal(JSON.parse((await design(folder, "note.csv", "--skip-last=2", "--json")).stdout).sampleSize, 6);
});

testInFolder("notes with empty rows between them are asked about together", async (folder) => {
  folder.write(
    "notes.csv",
    file("sex,x,n", ...PEOPLE.map((line) => `${line},1`), ",,", "Source: us,,", ",,", "Of today,,"),
  );
  const asked = await design(folder, "notes.csv");
  assert.match(asked.stderr, /ends with 2 rows that look like notes[\s\S]*--skip-last=4/);
  assert.equal(JSON.parse((await design(folder, "notes.csv", "--skip-last=4", "--json")).stdout).sampleSize, 6);
});

testInFolder("notes with empty rows below them are asked about together", async (folder) => {
  folder.write("both.csv", file("sex,x,n", ...PEOPLE.map((line) => `${line},1`), ",,", "Source: us,,", ",,", ",,"));
  const asked = await design(folder, "both.csv");
  assert.match(asked.stderr, /ends with 1 row that looks like a note[\s\S]*--skip-last=4/);
  assert.equal(JSON.parse((await design(folder, "both.csv", "--skip-last=4", "--json")).stdout).sampleSize, 6);
});

testInFolder(
  "a row at the end that privatise refuses is asked about, since it may be none of people",
  async (folder) => {
    const table = ["sex,x,n", ...PEOPLE.map((line) => `${line},1`)];
    folder.write("people.csv", file(...table));
    assert.equal((await design(folder, "people.csv", "-o", "p.json")).code, 0);
    const privatise = (name: string, ...more: string[]) =>
      folder.run("privatise", "p.json", name, "-o", "out.csv", "--force", ...more);
    for (const [name, below, asks, last] of [
      ["note", [",,", "Source: us,,"], /note[.]csv: The table ends with 1 row that looks like a note\./, 2],
      ["empty", [",,", ",,"], /empty[.]csv: The table ends with 2 rows of empty cells/, 2],
      ["totals", ["Total,,6"], /totals[.]csv: The table ends with 1 row of totals/, 1],
    ] as const) {
      folder.write(`${name}.csv`, file(...table, ...below));
      const asked = await privatise(`${name}.csv`);
      assert.equal(asked.code, 2);
      assert.match(asked.stderr, asks);
      assert.match(asked.stderr, new RegExp(`out with --skip-last=${last}[,.]`));
      assert.equal((await privatise(`${name}.csv`, `--skip-last=${last}`)).code, 0);
      assert.equal(folder.read("out.csv").trim().split("\n").length, 1 + PEOPLE.length);
      // People who gave no answer are what somebody has said they are.
      const people = await privatise(`${name}.csv`, "--skip-last=0");
      assert.match(people.stderr, /[.]csv:8: column "x": The cell is empty/);
    }
    folder.write("single.csv", file(...table, ",,", "Source: us"));
    assert.match((await privatise("single.csv")).stderr, /single[.]csv:9: [\s\S]*--skip-last=N/);
    folder.write("within.csv", file(...table.slice(0, 3), "f,,1", ...table.slice(3)));
    assert.match((await privatise("within.csv")).stderr, /within[.]csv:4: column "x": The cell is empty/);
  },
);

testInFolder("a row that is refused long before the end is what the error is about", async (folder) => {
  const table = ["sex,x,n", ...PEOPLE.map((line) => `${line},1`)];
  folder.write("people.csv", file(...table));
  assert.equal((await design(folder, "people.csv", "-o", "p.json")).code, 0);
  const more = Array.from({ length: 50_000 }, () => `${PEOPLE[0]},1`);
  folder.write("long.csv", file(...table, "f,,1", ...more, ",,", "Source: us,,"));
  const { stderr } = await folder.run("privatise", "p.json", "long.csv");
  assert.match(stderr, /long[.]csv:8: column "x": The cell is empty/);
});

testInFolder("an empty cell of lists counts as in the protocol, or the option is named", async (folder) => {
  const lists = ["f,a;b", "m,b", "f,a", "m,a", "f,a;b", "m,b", "f,", "m,"];
  folder.write("lists.csv", file("sex,picks", ...lists));
  const asked = [...ASKED.slice(0, 2), "--release", "picks: a", ...ASKED.slice(4), "--split", "picks=;"];
  for (const [name, more] of [
    ["no.json", ["--empty-is-no"]],
    ["missing.json", []],
  ] as const)
    assert.equal((await folder.run("design", "lists.csv", ...asked, ...more, "-o", name)).code, 0);
  const made = (protocol: string, ...more: string[]) =>
    folder.run("privatise", protocol, "lists.csv", "--split", "picks=;", ...more);
  assert.equal((await made("no.json", "--empty-is-no")).code, 0);
  assert.equal((await made("missing.json")).code, 0);
  const without = await made("no.json");
  assert.equal(without.code, 2);
  assert.match(without.stderr, /made with --empty-is-no, give it here as well/);
  const beside = await made("missing.json", "--empty-is-no");
  assert.equal(beside.code, 2);
  assert.match(beside.stderr, /empty cells of "picks" as missing answers[\s\S]*Leave --empty-is-no out/);
});
