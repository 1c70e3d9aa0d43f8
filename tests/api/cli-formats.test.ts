// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line with workbooks and Parquet files in the place of CSV. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { toParquet } from "../../wasm/files/formats/parquet-out.js";
import { toXlsx } from "../../wasm/files/formats/xlsx-out.js";
import { DESIGN, PEOPLE, people, testInFolder } from "./cli-folder.js";
import type { Folder } from "./run-cli.js";
import { batches, bytesOf, row, workbook } from "./tables.js";

const ROWS = PEOPLE.trimEnd()
  .split("\n")
  .map((line) => line.split(","));

async function furnished(folder: Folder): Promise<void> {
  writeFileSync(folder.at("people.xlsx"), await bytesOf(toXlsx(batches(ROWS))));
  writeFileSync(folder.at("people.parquet"), await bytesOf(toParquet(batches(ROWS))));
}

testInFolder("a workbook and a Parquet file give the same protocol as the CSV", async (folder) => {
  await furnished(folder);
  const from = async (file: string) => JSON.parse((await folder.run("design", file, ...DESIGN, "--json")).stdout);
  const { seconds: _, ...expected } = await from("people.csv");
  for (const file of ["people.xlsx", "people.parquet"]) {
    const { seconds: __, ...design } = await from(file);
    assert.deepEqual(design, expected, file);
  }
});

testInFolder("all commands that take data take them, whatever they are called", async (folder) => {
  await furnished(folder);
  writeFileSync(folder.at("odd.csv"), readFileSync(folder.at("people.parquet")));
  for (const file of ["people.xlsx", "people.parquet", "odd.csv"]) {
    const audit = await folder.run("audit", "protocol.json", file);
    assert.equal(audit.code, 0, audit.stderr);
    const compare = await folder.run("compare", file, ...DESIGN.slice(0, 4), "--epsilon", "0.2", "--protocols", "grr");
    assert.equal(compare.code, 0, compare.stderr);
    const { code, stdout, stderr } = await folder.run("privatise", "protocol.json", file, "--keep", "id");
    assert.equal(code, 0, stderr);
    assert.equal(stdout.trimEnd().split("\n").length, people.length + 1);
    const together = await folder.run("together", "protocol.json", "--data", file);
    assert.equal(together.code, 0, together.stderr);
  }
});

testInFolder("the same answers have the same reports, in whichever file they stand", async (folder) => {
  await furnished(folder);
  const outputs: string[] = [];
  for (const file of ["people.csv", "people.xlsx", "people.parquet"]) {
    const run = await folder.run("privatise", "protocol.json", file, "-o", `${file}.out`, "--ledger", "ledger.json");
    assert.equal(run.code, 0, run.stderr);
    outputs.push(readFileSync(folder.at(`${file}.out`), "utf8"));
  }
  assert.equal(outputs[1], outputs[0]);
  assert.equal(outputs[2], outputs[0]);
});

testInFolder("a sheet can be chosen; what was not read is told once", async (folder) => {
  const sheet = (offset: number) => ROWS.map((cells, i) => row(i + offset, cells)).join("");
  writeFileSync(folder.at("book.xlsx"), workbook({ sheets: { Notes: row(1, ["about"]), People: sheet(4) } }));
  const wrong = await folder.run("design", "book.xlsx", ...DESIGN);
  assert.equal(wrong.code, 2);
  assert.match(wrong.stderr, /no column "income"/);
  const { code, stderr } = await folder.run(
    "privatise",
    "protocol.json",
    "book.xlsx",
    "--sheet",
    "People",
    "--ledger",
    "l.json",
  );
  assert.equal(code, 0, stderr);
  assert.equal(stderr.match(/Only the sheet "People" was read, not "Notes"/g)?.length, 1, stderr);
  assert.match(stderr, /3 empty rows were passed over above the header/);
  const unknown = await folder.run("design", "book.xlsx", ...DESIGN, "--sheet", "people");
  assert.equal(unknown.code, 2);
  assert.match(unknown.stderr, /no sheet "people"[\s\S]*"Notes", "People"/);
  const text = await folder.run("design", "people.csv", ...DESIGN, "--sheet", "People");
  assert.equal(text.code, 2);
  assert.match(text.stderr, /Leave --sheet out/);
});

testInFolder("an error says the row as the file counts it, and nothing is written", async (folder) => {
  const cells = ROWS.map((line, i) => row(i + 3, i === 10 ? ["a\nb", "high", "nowhere"] : line)).join("");
  writeFileSync(folder.at("bad.xlsx"), workbook({ sheets: { People: cells } }));
  const { code, stdout, stderr } = await folder.run("privatise", "protocol.json", "bad.xlsx", "-o", "out.csv");
  assert.equal(code, 2);
  assert.equal(stdout, "");
  assert.match(stderr, /bad\.xlsx: row 13: column "region": /);
  assert.ok(!existsSync(folder.at("out.csv")));
  const bad = [...ROWS.slice(0, 8), ["7", "high", "nowhere"]];
  writeFileSync(folder.at("bad.parquet"), await bytesOf(toParquet(batches(bad))));
  const parquet = await folder.run("privatise", "protocol.json", "bad.parquet");
  assert.equal(parquet.code, 2);
  assert.equal(parquet.stdout, "");
  assert.match(parquet.stderr, /bad\.parquet: row 8: /);
});

testInFolder("numbers that are texts in a workbook are asked about as those of a CSV are", async (folder) => {
  const write = (file: string, ...amounts: (string | number)[]) => {
    const rows = amounts.map((amount, i) => row(i + 2, [i % 2 ? "a" : "b", amount])).join("");
    writeFileSync(folder.at(file), workbook({ sheets: { People: `${row(1, ["s", "x"])}${rows}` } }));
  };
  write("texts.xlsx", "1.200", "3.400", "2", 5);
  write("numbers.xlsx", 1.234, 3.456, 2000, 5);
  write("both.xlsx", "1.200", "3.400", "2.25", 5);
  const choice = ["--secret", "s", "--release", "x", "--bins", "x=2,100", "--guarantee", "lip", "--epsilon", "1"];
  const design = (file: string, ...said: string[]) => folder.run("design", file, ...choice, "--json", ...said);
  const asked = await design("texts.xlsx");
  assert.equal(asked.code, 2);
  assert.match(asked.stderr, /"1\.200" can be read in two ways.*--decimal=point or --decimal=comma/s);
  const ranges = async (file: string, ...said: string[]) => {
    const { code, stdout, stderr } = await design(file, ...said);
    assert.equal(code, 0, stderr);
    return JSON.parse(stdout).data.categories;
  };
  assert.deepEqual(await ranges("texts.xlsx", "--decimal=comma"), ["2 to below 100", "100 or more"]);
  assert.deepEqual(await ranges("texts.xlsx", "--decimal=point"), ["below 2", "2 to below 100"]);
  assert.deepEqual(await ranges("both.xlsx"), ["below 2", "2 to below 100"]);
  const contrary = await design("both.xlsx", "--decimal=comma");
  assert.equal(contrary.code, 2);
  assert.match(contrary.stderr, /row 2: column "x": "1\.200" does not fit the decimal mark/);
  for (const said of [[], ["--decimal=comma"], ["--decimal=point"]]) {
    assert.deepEqual(await ranges("numbers.xlsx", ...said), ["below 2", "2 to below 100", "100 or more"]);
  }
});

testInFolder("a number that is a text is asked about wherever in the file it stands", async (folder) => {
  const long = "x".repeat(20_000);
  const write = (file: string, last: string) => {
    const amounts = [...Array.from({ length: 200 }, (_, i) => 5 * (i % 2)), last];
    const rows = amounts.map((amount, i) => row(i + 2, [i % 3 ? "a" : "b", amount, long])).join("");
    writeFileSync(folder.at(file), workbook({ sheets: { People: `${row(1, ["s", "x", "note"])}${rows}` } }));
  };
  write("plain.xlsx", "5");
  write("late.xlsx", "1.200");
  const choice = ["--secret", "s", "--release", "x", "--bins", "x=2,100", "--guarantee", "lip", "--epsilon", "1"];
  const made = await folder.run("design", "plain.xlsx", ...choice, "-o", "p.json");
  assert.equal(made.code, 0, made.stderr);
  const { code, stderr } = await folder.run("privatise", "p.json", "late.xlsx", "-o", "out.csv");
  assert.equal(code, 2);
  assert.match(stderr, /row 202: column "x": "1\.200" can be read in two ways/);
});

testInFolder("damaged files end with a sentence and what to do, and nothing else", async (folder) => {
  await furnished(folder);
  const files = {
    "cut.xlsx": readFileSync(folder.at("people.xlsx")).subarray(0, 900),
    "cut.parquet": readFileSync(folder.at("people.parquet")).subarray(0, 900),
    "old.xls": Buffer.from("d0cf11e0a1b11ae1", "hex"),
    "web.xls": Buffer.from("<html><table><tr><td>1</td></tr></table></html>"),
  };
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(folder.at(name), bytes);
    const { code, stdout, stderr } = await folder.run("design", name, ...DESIGN, "-o", "out.json");
    assert.equal(code, 2, name);
    assert.equal(stdout, "");
    assert.match(stderr, new RegExp(`^sluice: ${name}: The .*\\.\\n  .*CSV.*\\n$`));
    assert.ok(!existsSync(folder.at("out.json")));
  }
});
