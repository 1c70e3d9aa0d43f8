// SPDX-License-Identifier: GPL-3.0-or-later
/** Reports that are pairs of secret and answer, and answers without a name: in files, at the terminal, to the API. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Design, JointTable } from "../../wasm/contract/types.js";
import { readProtocol, toProtocolFile } from "../../wasm/engine/sluice.js";
import { privatise } from "../../wasm/files/privatise.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import { pairsOf } from "../../wasm/protocol/pairs.js";
import { inputNames } from "../../web/facts/pairs.js";
import { dice, rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const table: JointTable = {
  secret: { name: "income", categories: ["high", "low"] },
  data: { name: "region", categories: ["north", "", "south"] },
  weights: Float64Array.of(40, 20, 30, /**/ 25, 45, 30),
};

const people = ["high,north", "low,", "low,south", "high,"];

test("no two pairs have one name, whatever their parts are called", () => {
  const next = dice(7);
  const parts = [
    "",
    "(empty)",
    '""',
    '"" (2)',
    " · ",
    "a",
    "a · ",
    " · a",
    "a · a",
    "(empty) · a",
    '["a","a"]',
    "a, a",
  ];
  for (let round = 0; round < 500; ++round) {
    const some = () => [...new Set(Array.from({ length: 1 + next(5) }, () => parts[next(parts.length)] ?? ""))];
    const [secret, data] = [some(), some()];
    const { name, categories } = pairsOf({ name: "s", categories: secret }, { name: "x", categories: data });
    assert.equal(name, "s · x");
    assert.equal(new Set(categories).size, secret.length * data.length, categories.join(" | "));
    for (const list of [secret, data]) {
      const shown = shownNames(list);
      assert.equal(new Set(shown).size, list.length, shown.join(" | "));
      assert.ok(shown.every((own, i) => own !== "" && (list[i] === "" || own === list[i])));
    }
  }
});

test("an answer without a name is called the same by every protocol, also beside one that is called so", async () => {
  const engine = await realEngine();
  for (const [beside, name] of [
    ["south", "(empty)"],
    ["(empty)", '""'],
  ] as const) {
    const other: JointTable = { ...table, data: { name: "region", categories: ["north", "", beside] } };
    for (const protocol of ["grr", "resample", "optimal"]) {
      // So high that each report stands for one answer.
      const design = engine.design({ table: other, notion: "lip", epsilon: 8, protocol });
      assert.deepEqual(design.reports.toSorted(), ["north", name, beside].toSorted(), protocol);
      assert.deepEqual(inputNames(design), ["north", name, beside]);
    }
  }
});

test("reports that are pairs stand in a column with the names of both, which says what each is", async () => {
  const engine = await realEngine();
  const data = source(`income,region\n${people.join("\n")}\n`);
  for (const protocol of ["grr", "cr", "ir", "cr-tight", "ir-tight"]) {
    const design: Design = engine.design({ table, notion: "rldp", epsilon: 20, protocol });
    const file = toProtocolFile(design);
    const names = pairsOf(design.secret, design.data).categories;
    assert.deepEqual(names.toSorted(), design.reports.toSorted());
    assert.deepEqual(inputNames(design), names);
    const written = await privatise(engine, data, readProtocol(JSON.stringify(file)), { write: "reports", keep: [] });
    const [header, ...rows] = (await written.blob.text()).trimEnd().split("\n");
    assert.equal(header, "income · region");
    for (const row of rows) assert.ok(names.includes(row), row);
    const values = await privatise(engine, data, file, { write: "values", keep: [] });
    assert.match(await values.blob.text(), /^region\n/);
    // Another column of that name would be taken for it.
    const twice = source("income,region,income · region\nhigh,north,1\n");
    await rejects(privatise(engine, twice, file, { write: "reports", keep: ["income · region"] }), "bad_request");
  }
  // If reports are named after answers alone, so is their column.
  const best = toProtocolFile(engine.design({ table, notion: "rldp", epsilon: 0.5, protocol: "optimal" }));
  const written = await privatise(engine, data, best, { write: "reports", keep: [] });
  assert.match(await written.blob.text(), /^region\n/);
});

test("the command line calls them the same", () =>
  inFolder(async (folder) => {
    folder.write("people.csv", `income,region\n${`${people.join("\n")}\n`.repeat(40)}`);
    const roles = ["--secret", "income", "--release", "region", "--guarantee", "rldp", "--epsilon", "2"];
    const designed = await folder.run("design", "people.csv", ...roles, "--protocol", "cr", "-o", "protocol.json");
    assert.equal(designed.code, 0, designed.stderr);
    assert.match(designed.stdout, /high · \(empty\)/);
    const { code, stdout, stderr } = await folder.run("privatise", "protocol.json", "people.csv");
    assert.equal(code, 0, stderr);
    const [header, ...rows] = stdout.trimEnd().split("\n");
    assert.equal(header, "income · region");
    assert.ok(rows.includes("low · (empty)"), rows.join(" | "));
    assert.ok(rows.every((row) => /^(high|low) · (north|south|\(empty\))$/.test(row)));
  }));
