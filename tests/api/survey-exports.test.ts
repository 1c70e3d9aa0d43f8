// SPDX-License-Identifier: GPL-3.0-or-later
/** Rows that are no people: what is left out and told, what is asked about, and what is read as it stands. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { count } from "../../wasm/files/count.js";
import { inspect } from "../../wasm/files/inspect.js";
import { privatise } from "../../wasm/files/privatise.js";
import { testInFolder } from "./cli-folder.js";
import { fakeEngine, protocol } from "./fake-engine.js";
import { rejects, source } from "./helpers.js";
import { file, KOBO } from "./kinds-surveys.js";

test("no other separator than the one that somebody has said makes lines above a table", async () => {
  const text = file("place^paid", "north^1,5", "south^2,5");
  const found = await inspect({ ...source(text), dialect: { separator: "^" } });
  assert.deepEqual(found.header, ["place", "paid"]);
  const below = file("Report of today", "place^paid^n", "north^1^2", "south^2^2");
  const error = await rejects(inspect({ ...source(below), dialect: { separator: "^" } }), "bad_file");
  assert.equal(error.id, "lines-above");
});

test("lines keep the numbers that they have in the file", async () => {
  const layout = { skipRows: 2, labelRows: 1 };
  const text = file("Report", "", "id,x", "label,label", "1,no", "2,no,more");
  assert.equal((await rejects(inspect({ ...source(text), layout }), "bad_file")).place.line, 6);
});

test("nobody is drawn for a row that is left out, and it counts for nothing", async () => {
  const text = file("id,x", '"{""ImportId"":""a""}","{""ImportId"":""b""}"', "1,no", "2,=yes", "3,no", "Total,3");
  const layout = { skipLast: 1 };
  const table = await count({ ...source(text), layout }, { secret: "id", data: "x" });
  assert.deepEqual(table.secret.categories, ["1", "2", "3"]);
  for (const once of [undefined, { secret: "0".repeat(64) }]) {
    const choice = { write: "reports" as const, keep: ["id"], ...(once && { once }) };
    const made = await privatise(fakeEngine, { ...source(text), layout }, protocol, choice);
    assert.equal(made.rows, 3);
    assert.deepEqual(
      made.notes?.map(({ id }) => id),
      ["label-rows-skipped"],
    );
    assert.equal((await made.blob.text()).trim().split("\n").length, 4);
  }
});

testInFolder("the command line names the option, and takes it", async (folder) => {
  const rows = ["f,a", "m,b", "f,b", "m,a", "f,a", "m,a"];
  folder.write("above.csv", file("Report", "", "sex,x", ...rows));
  folder.write("below.csv", file("sex,x,n", ...rows.map((row) => `${row},1`), "Total,,6"));
  folder.write(
    "labels.csv",
    file("sex,x,_id,_uuid", "Sex,Answer,,", ...rows.map((row, i) => `${row},${i},${KOBO[0]}`)),
  );
  const design = (name: string, ...more: string[]) =>
    folder.run("design", name, "--secret", "sex", "--release", "x", "--guarantee", "lip", "--epsilon", "1", ...more);
  const above = await design("above.csv");
  assert.equal(above.code, 2);
  assert.match(above.stderr, /begin after line 2[\s\S]*notes[\s\S]*--skip-rows=2/);
  assert.equal((await design("above.csv", "--skip-rows=2", "-o", "p.json")).code, 0);
  const below = await design("below.csv");
  assert.equal(below.code, 2);
  assert.match(below.stderr, /ends with 1 row of totals[\s\S]*--skip-last=1[\s\S]*--skip-last=0/);
  assert.equal((await design("below.csv", "--skip-last=1")).code, 0);
  folder.write("empty.csv", file("sex,x,n", ...rows.map((row) => `${row},1`), ",,", ",,"));
  const empty = await design("empty.csv");
  assert.match(empty.stderr, /ends with 2 rows of empty cells[\s\S]*--skip-last=2[.][\s\S]*--skip-last=0 counts them/);
  for (const option of ["--skip-last=2", "--skip-last=0"]) assert.equal((await design("empty.csv", option)).code, 0);
  const labels = await design("labels.csv");
  assert.equal(labels.code, 0, labels.stderr);
  assert.match(labels.stderr, /labels\.csv: 1 row of labels or ids, as Kobo .* left out\. --label-rows=0/);
  const private_ = await folder.run("privatise", "p.json", "below.csv", "--skip-last=1", "-o", "out.csv");
  assert.equal(private_.code, 0, private_.stderr);
  assert.equal(folder.read("out.csv").trim().split("\n").length, 7);
  assert.match((await design("above.csv", "--skip-rows=two")).stderr, /--skip-rows must be a whole number/);
});
