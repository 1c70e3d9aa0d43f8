// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line writes workbooks and Parquet files where the output is called like one. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { people, testInFolder } from "./cli-folder.js";

testInFolder("the same reports in every format: written, read again, and estimated from", async (folder) => {
  const found: unknown[] = [];
  for (const output of ["out.csv", "out.xlsx", "out.PARQUET"]) {
    const made = await folder.run("privatise", "protocol.json", "people.csv", "-o", output, "--ledger", "ledger.json");
    assert.equal(made.code, 0, made.stderr);
    const { code, stdout, stderr } = await folder.run("estimate", "protocol.json", output, "--json");
    assert.equal(code, 0, stderr);
    found.push(JSON.parse(stdout));
  }
  assert.equal((found[0] as { people: number }).people, people.length);
  assert.deepEqual(found[1], found[0]);
  assert.deepEqual(found[2], found[0]);
  const magic = (file: string) => readFileSync(folder.at(file)).subarray(0, 4).toString("latin1");
  assert.equal(magic("out.xlsx"), "PK\u0003\u0004");
  assert.equal(magic("out.PARQUET"), "PAR1");
});

testInFolder(
  "cells in a workbook and a Parquet file are as they were, without a spreadsheet's apostrophe",
  async (folder) => {
    folder.write("odd.csv", 'region,"=kept",other\nnorth,=1+1,-x\nwest,"\'=2",a;=b\n');
    for (const output of ["odd.xlsx", "odd.parquet"]) {
      const made = await folder.run("privatise", "protocol.json", "odd.csv", "--keep", "=kept,other", "-o", output);
      assert.equal(made.code, 0, made.stderr);
      const again = await folder.run("privatise", "protocol.json", output, "--keep", "=kept,other");
      // Read once more they are the same texts; what is shared is a report now, which may be unknown.
      if (again.code === 0) assert.match(again.stdout, /,=1\+1,-x\n[^\n]*,'=2,"a;=b"\n/);
      else assert.match(again.stderr, /cannot be reported/);
    }
  },
);

testInFolder("where the last row is bad nothing is left of an output in any format", async (folder) => {
  folder.write("bad.csv", `region\n${"north\n".repeat(50_000)}nowhere\n`);
  for (const output of ["out.xlsx", "out.parquet"]) {
    const { code, stderr } = await folder.run("privatise", "protocol.json", "bad.csv", "-o", output);
    assert.equal(code, 2);
    assert.match(stderr, /bad\.csv:50002: column "region": "nowhere" cannot be reported/);
    assert.ok(!existsSync(folder.at(output)));
  }
  assert.deepEqual(
    readdirSync(folder.path).filter((name) => name.startsWith(".")),
    [],
  );
});

testInFolder("what a format has no room for is told, and nothing is left", async (folder) => {
  folder.write("twice.csv", `region,note\nnorth,${"x".repeat(40_000)}\n`);
  const { code, stderr } = await folder.run(
    "privatise",
    "protocol.json",
    "twice.csv",
    "--keep",
    "note",
    "-o",
    "out.xlsx",
  );
  assert.equal(code, 2);
  assert.match(stderr, /room for 32,767 characters/);
  assert.deepEqual(
    readdirSync(folder.path).filter((name) => /out\.xlsx/.test(name)),
    [],
  );
});
