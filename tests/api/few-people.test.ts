// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import { fewPeople } from "../../wasm/protocol/few-people.js";
import { besideReading, inFolder } from "./run-cli.js";

const secret = { name: "s", categories: ["ill", "well"] };
const data = { name: "x", categories: ["yes", "no", "unsure"] };
const of = (...weights: number[]) => fewPeople(secret, data, Float64Array.from(weights));

test("few people, or a single one in a category, are told; shares and survey weights are no people", () => {
  assert.equal(of(30, 20, 10, 20, 10, 10), undefined);
  assert.deepEqual(of(30, 20, 10, 20, 10, 9), { people: 99, few: true, single: [] });
  assert.deepEqual(of(30, 20, 1, 40, 30, 0), {
    people: 121,
    few: false,
    single: [{ column: "x", category: "unsure" }],
  });
  assert.deepEqual(of(0, 1, 0, 40, 30, 50)?.single, [{ column: "s", category: "ill" }]);
  assert.equal(of(0.3, 0.2, 0.1, 0.2, 0.1, 0.1), undefined);
  assert.equal(of(1.5, 2.5, 1, 1, 1, 1), undefined);
});

test("design says so at the terminal, beside what a script reads", () =>
  inFolder(async (folder) => {
    const rows = ["ill,yes,20", "ill,no,9", "well,yes,10", "well,no,30", "well,unsure,1"];
    folder.write("few.csv", `s,x,w\n${rows.join("\n")}\n`);
    folder.write("many.csv", `s,x,w\n${rows.map((row) => `${row}0`).join("\n")}\n`);
    const roles = ["--secret", "s", "--release", "x", "--weight", "w", "--epsilon", "0.5", "--guarantee"];
    const few = await folder.run("design", "few.csv", ...roles, "lip", "--json");
    assert.equal(few.code, 0);
    assert.match(
      besideReading(few.stderr),
      /^Caution: the table counts only 70 people, and a single person has "unsure" in "x"\. /,
    );
    assert.equal(JSON.parse(few.stdout).sampleSize, 70);
    assert.equal(besideReading((await folder.run("design", "many.csv", ...roles, "lip")).stderr), "");
    const sampled = await folder.run("design", "few.csv", ...roles, "rldp");
    assert.match(
      besideReading(sampled.stderr),
      /^Caution: the table counts only 70 people.*\. The guarantee allows for that; of a sample of more people more is kept\./,
    );
  }));
