// SPDX-License-Identifier: GPL-3.0-or-later
/** From cells to categories: ranges, merged and missing values, several secrets, categories that were fixed before. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import type { Coding, JointTable } from "../../wasm/contract/types.js";
import { count } from "../../wasm/files/count.js";
import { privatise } from "../../wasm/files/privatise.js";
import { coder, rangeNames } from "../../wasm/protocol/coding.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { auditJointly } from "../../wasm/releases/joint-audit.js";
import { testInFolder } from "./cli-folder.js";
import { dice, rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

const PEOPLE = `sex,city,age
f,Ulm,19
m,Bonn,20
f,?,35.5
m,Ulm,-1
f,Bonn,60
m,,1e2
f,Jena,
m,Ulm,40
`;

const AGE: Coding = { column: "age", edges: [20, 60] };

test("ranges have their lower end in them, in their order, and a missing value is a category of its own", async () => {
  const table = await count(source(PEOPLE), { secret: "sex", data: "age", coding: [AGE] });
  assert.deepEqual(table.data.categories, ["", "below 20", "20 to below 60", "60 or more"]);
  assert.deepEqual(Array.from(table.weights), [1, 1, 1, 1, 0, 1, 2, 1]);
  assert.deepEqual(table.coding, [AGE]);
});

test("what is no number is refused where a column is in ranges, unless it counts as missing", async () => {
  const text = PEOPLE.replace("35.5", "old");
  const choice = { secret: "sex", data: "age", coding: [AGE] };
  await rejects(count(source(text), choice), "unknown_category", { line: 4, column: "age", category: "old" });
  const table = await count(source(text), { ...choice, coding: [{ ...AGE, missing: ["old"] }] });
  assert.equal(table.weights[0], 2);
});

test("decimal commas are read where that is said, and nothing else is then", async () => {
  const comma = coder({ column: "a", edges: [1.5], comma: true }, "a", "");
  assert.equal(comma("1,4", 1), "below 1.5");
  assert.equal(comma("1,5", 1), "1.5 or more");
  assert.equal(comma("2", 1), "1.5 or more");
  const point = coder({ column: "a", edges: [1.5] }, "a", "");
  for (const [code, cell] of [
    [comma, "1,4,5"],
    [comma, ","],
    [point, "1e999"],
    [point, "0x10"],
    [point, "NaN"],
  ] as const) {
    await rejects(() => code(cell, 7), "unknown_category", { line: 7 });
  }
  for (const [code, cell] of [
    [comma, "1.4"],
    [point, "1,4"],
  ] as const) {
    await rejects(() => code(cell, 7), "bad_file", { line: 7 });
  }
});

test("cells are merged and missing as the rules say, and rare categories as they turn out to be", async () => {
  const merged = [{ into: "south", cells: ["Ulm", "Jena"] }];
  const coding = [{ column: "city", missing: ["?"], merged }];
  const table = await count(source(PEOPLE), { secret: "sex", data: "city", coding });
  assert.deepEqual(table.data.categories, ["", "Bonn", "south"]);
  assert.deepEqual(Array.from(table.weights), [1, 1, 2, 1, 1, 2]);
  const rare = await count(source(PEOPLE), { secret: "sex", data: "city", rare: { below: 2, into: "other" } });
  // Nobody knows that the missing value is rare.
  assert.deepEqual(rare.data.categories, ["", "Bonn", "Ulm", "other"]);
  assert.deepEqual(rare.coding, [{ column: "city", merged: [{ into: "other", cells: ["?", "Jena"] }] }]);
  const both = await count(source(PEOPLE), { secret: "sex", data: "city", coding, rare: { below: 4, into: "other" } });
  assert.deepEqual(both.data.categories, ["", "Bonn", "south"], "one category alone is not merged with nothing");
});

test("several columns are kept back together", async () => {
  const table = await count(source(PEOPLE), { secret: ["sex", "city"], data: "age", coding: [AGE] });
  assert.equal(table.secret.name, "sex · city");
  assert.ok(table.secret.categories.includes("f · (empty)") || table.secret.categories.includes("m · (empty)"));
  assert.equal(table.secret.columns?.length, 2);
  await rejects(count(source(PEOPLE), { secret: ["sex", "age"], data: "age" }), "bad_request", { column: "age" });
  await rejects(count(source(PEOPLE), { secret: ["sex", "sex"], data: "age" }), "bad_request", { column: "sex" });
});

test("categories that were fixed before are the only ones, in their order, whether they occur or not", async () => {
  const categories = [{ column: "city", values: ["Ulm", "Bonn", "Jena", "Kiel", "?", ""] }];
  const table = await count(source(PEOPLE), { secret: "sex", data: "city", categories });
  assert.deepEqual(table.data.categories, categories[0]?.values);
  const strict = [{ column: "city", values: ["Ulm", "Bonn", "Jena"] }];
  await rejects(count(source(PEOPLE), { secret: "sex", data: "city", categories: strict }), "unknown_category", {
    line: 4,
    column: "city",
    category: "?",
  });
});

/** A joint table of the file's rows by a mapping of its own. */
function counted(rows: string[][], mapped: ((row: string[]) => string)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const key = mapped.map((of) => of(row)).join("|");
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function entries({ secret, data, weights }: JointTable): Record<string, number> {
  const width = data.categories.length;
  const cells = Array.from(weights, (weight, i) => {
    const parts = [secret.categories[Math.floor(i / width)], data.categories[i % width]];
    return [parts.join("|"), weight] as const;
  });
  return Object.fromEntries(cells.filter(([, weight]) => weight > 0));
}

test("random rules, beside a count of another kind", async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const roll = dice(seed);
    const rows = Array.from({ length: 60 }, () => [
      `s${roll(3)}`,
      String(roll(100)),
      ["a", "b", "c", "NA", ""][roll(5)] as string,
    ]);
    const edges = [...new Set([roll(50), 50 + roll(50)])].sort((a, b) => a - b);
    const into = roll(2) === 0 ? "a" : "z";
    const coding: Coding[] = [
      { column: "n", edges },
      { column: "c", missing: ["NA"], merged: [{ into, cells: ["b"] }] },
    ];
    const text = `s,n,c\n${rows.map((row) => row.join(",")).join("\n")}\n`;
    const names = rangeNames(edges);
    const range = (row: string[]) => names[edges.filter((edge) => Number(row[1]) >= edge).length] as string;
    const city = (row: string[]) => (row[2] === "b" ? into : row[2] === "NA" ? "" : (row[2] as string));
    const both = (row: string[]) => `${range(row)} · ${city(row) || "(empty)"}`;
    const table = await count(source(text), { secret: "s", data: ["n", "c"], coding });
    assert.deepEqual(entries(table), counted(rows, [(row) => row[0] as string, both]), `seed ${seed}`);
    const secret = await count(source(text), { secret: ["n", "c"], data: "s", coding });
    assert.deepEqual(entries(secret), counted(rows, [both, (row) => row[0] as string]), `seed ${seed}`);
  }
});

async function protocolOf(coding: Coding[], more = {}) {
  const table = await count(source(PEOPLE.repeat(20).replaceAll(/\nsex,city,age/g, "")), {
    secret: "sex",
    data: "age",
    coding,
    ...more,
  });
  return toProtocolFile(engine.design({ table, notion: "ldp", epsilon: 1, protocol: "grr" }));
}

test("the rules stand in the protocol, are part of what is certified, and are what a file is read by", async () => {
  const protocol = await protocolOf([AGE]);
  const text = writeProtocol(protocol);
  const again = readProtocol(text);
  assert.deepEqual(again, protocol);
  assert.deepEqual(again.coding, [AGE]);
  const { holds, reason } = await check(text);
  assert.ok(holds, reason);
  const otherwise = text.replace('"column": "age"', '"column": "age", "missing": ["?"]');
  assert.notEqual(otherwise, text);
  const tampered = await check(otherwise);
  assert.equal(tampered.holds, false);
  assert.equal(tampered.fault, "hash");
  assert.equal(engine.audit(readProtocol(otherwise)).holds, false);
  const moved = text.replace("[20, 60]", "[20, 61]");
  assert.equal((await check(moved)).fault, "document");
  await rejects(() => readProtocol(moved), "bad_protocol");

  const choice = { write: "reports", keep: [] } as const;
  const file = await privatise(engine, source("age\n3\n59.9\n\n1e2\n"), protocol, { ...choice, keep: [] });
  const rows = (await file.blob.text()).trimEnd().split("\n");
  assert.equal(rows[0], "age");
  for (const row of rows.slice(1)) assert.ok(protocol.channel.reports.includes(row.replace('""', "(empty)")), row);
  await rejects(privatise(engine, source("age\n3\nold\n"), protocol, { ...choice, keep: [] }), "unknown_category", {
    line: 3,
  });
});

test("rules that make no sense are refused in a protocol file", async () => {
  const protocol = await protocolOf([AGE]);
  const wrong: unknown[] = [
    [],
    [{ column: "age", edges: [] }],
    [{ column: "age", edges: [3, 3] }],
    [{ column: "age", edges: [3, 2] }],
    [{ column: "age", edges: ["3"] }],
    [{ column: "income" }],
    [AGE, AGE],
    [{ column: "age", comma: true }],
    [
      {
        column: "age",
        merged: [
          { into: "a", cells: ["b"] },
          { into: "c", cells: ["b"] },
        ],
      },
    ],
    [{ column: "age", missing: ["b"], merged: [{ into: "a", cells: ["b"] }] }],
    [{ column: "age", merged: [{ into: "a", cells: [] }] }],
    [{ column: "age", guess: true }],
    { column: "age" },
  ];
  for (const coding of wrong) {
    await rejects(() => readProtocol(JSON.stringify({ ...protocol, coding })), "bad_protocol");
  }
});

test("protocols whose columns were made into categories in different ways are not verified together", async () => {
  const one = await protocolOf([AGE]);
  const other = await protocolOf([{ column: "age", edges: [20, 60], missing: ["?"] }]);
  assert.notEqual(one.certificate.counts, other.certificate.counts);
  await rejects(() => auditJointly(engine, [one, other], { notion: "ldp", epsilon: 3 }), "bad_request");
  assert.equal(auditJointly(engine, [one, one], { notion: "ldp", epsilon: 3 }).holds, true);
});

testInFolder(
  "an account says that protocols make other categories of a column, though the data are there",
  async (folder) => {
    const design = ["design", "people.csv", "--secret", "income", "--release", "region", "--guarantee", "ldp"];
    await folder.run(...design, "--epsilon", "1", "-o", "one.json");
    await folder.run(...design, "--epsilon", "1", "--missing", "west", "-o", "other.json");
    const release = (protocol: string) =>
      folder.run("privatise", protocol, "people.csv", "--ledger", "l.json", "-o", `${protocol}.csv`);
    assert.equal((await release("one.json")).code, 0);
    const { code, stderr } = await release("other.json");
    assert.equal(code, 2);
    assert.match(stderr, /make categories of the column "(income|region)" in different ways/);
  },
);

testInFolder("the command line takes rules, and a schema that was written before the data", async (folder) => {
  folder.write("wide.csv", PEOPLE.repeat(5).replaceAll(/\nsex,city,age/g, ""));
  const to = ["--guarantee", "ldp", "--epsilon", "1", "--protocol", "grr"];
  const options = ["--bins", "age=20,60", "--missing", "?", "--merge-rare", "6"];
  const made = await folder.run(
    "design",
    "wide.csv",
    "--secret",
    "sex,city",
    "--release",
    "age",
    ...options,
    ...to,
    "-o",
    "p.json",
  );
  assert.equal(made.code, 0, made.stderr);
  const { code, stdout } = await folder.run("audit", "p.json", "wide.csv");
  assert.equal(code, 0);
  assert.match(stdout, /Under the distribution of wide\.csv/);
  const schema = {
    columns: {
      age: { edges: [20, 60] },
      city: { categories: ["Ulm", "Bonn", "Jena", ""], missing: ["?"] },
      sex: { missing: ["?"] },
    },
  };
  folder.write("schema.json", JSON.stringify(schema));
  const fixed = await folder.run(
    "design",
    "wide.csv",
    "--secret",
    "city",
    "--release",
    "age",
    "--schema",
    "schema.json",
    ...to,
    "--json",
  );
  assert.equal(fixed.code, 0, fixed.stderr);
  assert.deepEqual(JSON.parse(fixed.stdout).secret.categories, ["Ulm", "Bonn", "Jena", ""]);
  const refused = async (...args: string[]) => {
    const { code, stderr } = await folder.run(
      "design",
      "wide.csv",
      "--secret",
      "city",
      "--release",
      "age",
      ...to,
      ...args,
    );
    assert.equal(code, 2, args.join(" "));
    return stderr;
  };
  assert.match(await refused("--bins", "age=60,20"), /do not rise/);
  assert.match(await refused("--bins", "age"), /is not like age=20,40,60/);
  assert.match(await refused("--bins", "height=170"), /neither kept back nor released/);
  assert.match(await refused("--bins", "age=20", "--bins", "age=30"), /twice/);
  assert.match(await refused("--decimal-comma"), /is for --bins/);
  folder.write("schema.json", '{"columns": {"height": {"edges": [170]}}}');
  assert.match(await refused("--schema", "schema.json"), /names the column "height", which the file does not have/);
  folder.write("schema.json", '{"columns": {"city": {"categories": [" Ulm", "Ulm"]}}}');
  assert.match(await refused("--schema", "schema.json"), /with blanks around it/);
  assert.match(await refused("--bins", "city=20"), /wide\.csv:2: column "city": "Ulm" is no number/);
  folder.write("schema.json", '{"columns": {"age": {"edges": [20, 60], "categories": ["1"]}}}');
  assert.match(await refused("--schema", "schema.json"), /has ranges, which are its categories/);
  folder.write("schema.json", '{"columns": {"city": {"categories": ["Ulm", "Bonn"]}}}');
  assert.match(await refused("--schema", "schema.json"), /none of the categories that were fixed before/);
});

test("the rules that are published are those that were applied: the file counted by them is the same table", async () => {
  for (let seed = 1; seed <= 80; seed += 1) {
    const roll = dice(seed);
    const cells = ["a", "b", "c", "d", "N", "S", "north", "south", "other", "r1", "r2"];
    const rows = Array.from({ length: 120 }, () => [`s${roll(2)}`, cells[Math.min(roll(11), roll(11))] as string]);
    const text = (order: string[][]) => `s,x\n${order.map((row) => row.join(",")).join("\n")}\n`;
    const merged = [
      { into: "north", cells: ["N"] },
      { into: roll(2) ? "south" : "north", cells: ["S"] },
      { into: "a", cells: ["d"] },
      { into: "X", cells: [roll(2) ? "b" : "c"] },
    ];
    const choice = { secret: "s", data: "x", coding: [{ column: "x", merged }] };
    const table = await count(source(text(rows)), { ...choice, rare: { below: 1 + roll(20), into: "other" } });
    const again = await count(source(text(rows)), { ...choice, coding: table.coding ?? [] });
    assert.deepEqual(again.data, table.data, `seed ${seed}`);
    assert.deepEqual(again.weights, table.weights, `seed ${seed}`);
    const reversed = await count(source(text(rows.toReversed())), { ...choice, rare: { below: 10, into: "other" } });
    const straight = await count(source(text(rows)), { ...choice, rare: { below: 10, into: "other" } });
    assert.deepEqual(reversed, straight, "the order of the rows makes no difference");
  }
});
