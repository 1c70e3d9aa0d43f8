// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line with a file of SPSS in the place of CSV. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { DESIGN, people, testInFolder } from "./cli-folder.js";
import { type Cell, type Column, statFile } from "./stat-files.js";
import { keptFile } from "./stat-kept.js";

const INCOMES = ["high", "low"];
const REGIONS = ["north", "south", "west"];
const labelled = (labels: string[]): Column["labels"] => labels.map((label, i) => [i + 1, label]);

/** The people of the CSV, with codes and labels; as many more with values that the file declares missing as are asked for. */
async function asSpss(missing = 0): Promise<Uint8Array> {
  const columns: Column[] = [
    { name: "id" },
    { name: "income", labels: labelled(INCOMES), missing: [[9, 9]] },
    { name: "region", labels: labelled(REGIONS) },
  ];
  const rows: Cell[][] = people.map((line) => {
    const [id, income = "", region = ""] = line.split(",");
    return [Number(id), INCOMES.indexOf(income) + 1, REGIONS.indexOf(region) + 1];
  });
  return statFile("sav", columns, [...rows, ...Array.from({ length: missing }, () => [0, 9, 1])], { compression: 1 });
}

testInFolder("an SPSS file gives the same protocol as the CSV, and is privatised by it", async (folder) => {
  writeFileSync(folder.at("people.sav"), await asSpss());
  const from = async (file: string) => JSON.parse((await folder.run("design", file, ...DESIGN, "--json")).stdout);
  const [{ seconds: _, ...expected }, { seconds: __, ...design }] = [
    await from("people.csv"),
    await from("people.sav"),
  ];
  assert.deepEqual(design, expected);
  const { code, stdout, stderr } = await folder.run("privatise", "protocol.json", "people.sav", "--keep", "id");
  assert.equal(code, 0, stderr);
  assert.equal(stdout.trimEnd().split("\n").length, people.length + 1);
});

testInFolder("codes are categories where they are asked for, and what is declared missing is told", async (folder) => {
  writeFileSync(folder.at("people.sav"), await asSpss(3));
  const { code, stdout, stderr } = await folder.run(
    "design",
    "people.sav",
    ...DESIGN,
    "--codes",
    "--each-row",
    "person",
    "--json",
  );
  assert.equal(code, 0, stderr);
  assert.match(stdout, /"1",\s*"2",\s*"3"/);
  assert.equal(stderr.match(/people\.sav: The file declares some values missing/g)?.length, 1, stderr);
  assert.match(stderr, /"income" \(3\)/);
});

testInFolder("the encoding of texts in an SPSS file can be said, and none that no such file has", async (folder) => {
  const file = Buffer.from(await asSpss());
  const at = file.indexOf("north");
  file.set(Buffer.from("n\xf8rth", "latin1"), at);
  writeFileSync(folder.at("people.sav"), file);
  const refused = await folder.run("design", "people.sav", ...DESIGN);
  assert.match(refused.stderr, /says that its texts are in the encoding UTF-8/);
  const { code, stdout, stderr } = await folder.run(
    "design",
    "people.sav",
    ...DESIGN,
    "--encoding=iso-8859-15",
    "--json",
  );
  assert.equal(code, 0, stderr);
  assert.match(stdout, /"nørth"/);
  const wide = await folder.run("design", "people.sav", ...DESIGN, "--encoding=utf-16le");
  assert.match(wide.stderr, /cannot have that encoding/);
});

testInFolder("a damaged file of SAS ends with a sentence and what to do", async (folder) => {
  writeFileSync(folder.at("cut.sas7bdat"), keptFile("sas7bdat").subarray(0, 3000));
  const { code, stdout, stderr } = await folder.run("design", "cut.sas7bdat", ...DESIGN);
  assert.equal(code, 2);
  assert.equal(stdout, "");
  assert.match(stderr, /^sluice: cut\.sas7bdat: .*\.\n {2}.*\.\n$/);
});
