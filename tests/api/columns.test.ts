// SPDX-License-Identifier: GPL-3.0-or-later
/** Several columns that are shared together: a category is a combination of their values. */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { auditUnder } from "../../wasm/engine/audit-under.js";
import { count } from "../../wasm/files/count.js";
import { privatise } from "../../wasm/files/privatise.js";
import { combined } from "../../wasm/protocol/columns.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { dice, rejects, source, tableIn } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const engine = await realEngine();

/** 400 people; nobody is 10 and lives in the west. */
function people(seed: number): string {
  const roll = dice(seed);
  const rows = Array.from({ length: 400 }, (_, i) => {
    const ill = roll(2);
    const age = ["2", "10", "30"][(roll(3) + ill) % 3];
    const home = age === "10" ? "east" : ["east", "west"][(roll(3) + ill) % 2];
    return `${i},${["ill", "well"][ill]},${age},${home}`;
  });
  return `id,health,age,home\n${rows.join("\n")}\n`;
}

const table = () => count(source(people(1)), { secret: "health", data: ["age", "home"] });

async function designed(notion = "srlip", epsilon = 0.4): Promise<ProtocolFile> {
  return toProtocolFile(engine.design({ table: await table(), notion, epsilon, protocol: "optimal" }));
}

test("combinations that occur are the categories, in the order of their columns", async () => {
  const { data, weights } = await table();
  assert.equal(data.name, "age · home");
  assert.deepEqual(data.categories, ["2 · east", "2 · west", "10 · east", "30 · east", "30 · west"]);
  assert.deepEqual(data.columns, [
    { name: "age", values: ["2", "2", "10", "30", "30"] },
    { name: "home", values: ["east", "west", "east", "east", "west"] },
  ]);
  assert.equal(
    weights.reduce((a, b) => a + b),
    400,
  );
  const alone = await count(source(people(1)), { secret: "health", data: ["age"] });
  assert.deepEqual(alone, await count(source(people(1)), { secret: "health", data: "age" }));
});

test("combinations that would be called alike are told apart", () => {
  const { categories } = combined(
    ["a", "b"],
    [
      ["x · y", "z"],
      ["x", "y · z"],
    ],
  );
  assert.equal(new Set(categories).size, 2);
});

test("columns that cannot be shared together are refused with the place", async () => {
  const choose = (data: string[]) => count(source(people(1)), { secret: "health", data });
  await rejects(choose(["age", "age"]), "bad_request", { column: "age" });
  await rejects(choose(["age", "health"]), "bad_request", { column: "health" });
  await rejects(choose(["age", "house"]), "unknown_column", { column: "house" });
  await rejects(choose([]), "bad_request");
  const many = `s,a,b\n${Array.from({ length: 1100 }, (_, i) => `${i % 2},${i % 40},${Math.floor(i / 40)}`).join("\n")}\n`;
  await rejects(count(source(many), { secret: "s", data: ["a", "b"] }), "too_many_categories", { line: 1002 });
});

test("an observer who knows one column learns no more about the secret than is promised", async () => {
  const file = await designed();
  assert.deepEqual(readProtocol(writeProtocol(file)), file);
  assert.ok(engine.audit(file).holds);
  // By hand: for those who are known to live in a place, or to be of an age, or nothing is known.
  const [ages = [], homes = []] = file.data.columns?.map(({ values }) => values) ?? [];
  const groups = [...new Set(ages), ...new Set(homes), undefined].map((value) =>
    file.data.categories.map((_, x) => value === undefined || ages[x] === value || homes[x] === value),
  );
  let widest = 0;
  for (const group of groups) {
    file.channel.reports.forEach((_, y) => {
      const chance = (secrets: number[]) => {
        const cells = secrets.flatMap((s) =>
          file.data.categories.map((_, x) => ({ n: group[x] ? (file.prior[s]?.[x] ?? 0) : 0, x })),
        );
        const sent = cells.reduce((sum, { n, x }) => sum + n * Number(tableIn(file).weights[x]?.[y]), 0);
        return sent / cells.reduce((sum, { n }) => sum + n, 0);
      };
      for (const s of [0, 1]) {
        const ratio = Math.log(chance([s]) / chance([0, 1]));
        if (Number.isFinite(ratio)) widest = Math.max(widest, Math.abs(ratio));
      }
    });
  }
  assert.ok(widest <= 0.4 * (1 + 1e-9), String(widest));
  assert.ok(widest > 0.39, "the optimum uses what it may");
  assert.ok(Math.abs(widest - (file.leakage.srlip?.level ?? 0)) < 1e-9);
  // Local information privacy alone does not promise that.
  const plain = await designed("lip");
  assert.ok((plain.leakage.srlip?.level ?? 0) > 0.4);
  assert.ok(plain.utility.mutualInformation > file.utility.mutualInformation);
});

test("a file of several columns becomes one of reports, or of values in each", async () => {
  const file = await designed();
  const privatised = (write: "reports" | "values", keep: string[] = []) =>
    privatise(engine, source(people(1)), file, { write, keep }).then(({ blob }) => blob.text());
  const reports = (await privatised("reports", ["id"])).trim().split("\n");
  assert.equal(reports.length, 401);
  assert.equal(reports[0], "id,age · home");
  const names = new Set(file.channel.reports);
  reports.slice(1).forEach((line, i) => {
    const [id = "", report = ""] = line.split(/,(.*)/);
    assert.equal(id, String(i));
    assert.ok(names.has(report), report);
  });
  const values = (await privatised("values", ["id"])).trim().split("\n");
  assert.equal(values[0], "id,age,home");
  for (const line of values.slice(1)) {
    const [, age = "", home = ""] = line.split(",");
    assert.ok(file.data.categories.includes(`${age} · ${home}`), line);
  }
  await rejects(privatised("reports", ["home"]), "bad_request", { column: "home" });
});

test("a combination that never occurred is refused with the line, and nothing is written", async () => {
  const file = await designed();
  const strange = `${people(1)}400,ill,10,west\n`;
  const work = (text: string) => privatise(engine, source(text), file, { write: "reports", keep: [] });
  const place = { file: "people.csv", line: 402, column: "age · home", category: "10 · west" };
  const error = await rejects(work(strange), "unknown_category", place);
  assert.match(error.message, /^"10 · west" cannot be reported: this combination/);
  await rejects(work(`${people(1)}400,ill,11,west\n`), "unknown_category", { line: 402, column: "age" });
  await rejects(work("health,age\nill,10\n"), "unknown_column", { column: "home" });
});

test("a channel on several columns is audited under other people", async () => {
  const file = await designed();
  const others = await count(source(people(2)), { secret: "health", data: ["age", "home"] });
  const result = auditUnder(engine, file, others);
  assert.ok((result.leakage.srlip?.level ?? 0) > 0);
  const fewer = await count(source("health,age,home\nill,2,east\nwell,2,west\nill,30,west\nwell,30,west\n"), {
    secret: "health",
    data: ["age", "home"],
  });
  assert.ok(Number.isFinite(auditUnder(engine, file, fewer).mutualInformation));
  const strange = await count(source("health,age,home\nill,10,west\nwell,2,east\n"), {
    secret: "health",
    data: ["age", "home"],
  });
  await rejects(async () => auditUnder(engine, file, strange), "unknown_category");
});

test("a file whose columns do not fit is refused", async () => {
  const file = await designed();
  const changes: ((file: ProtocolFile) => unknown)[] = [
    (f) => f.data.columns?.pop(),
    (f) => f.data.columns?.[0]?.values.pop(),
    (f) => Object.assign(f.data.columns?.[0] ?? {}, { name: "home" }),
    (f) => Object.assign(f.data.columns?.[0] ?? {}, { name: "health" }),
    (f) => f.data.columns?.[1]?.values.splice(1, 1, "east"),
  ];
  for (const change of changes) {
    const changed = structuredClone(file);
    change(changed);
    const readAndAudit = async () => {
      const read = readProtocol(JSON.stringify(changed));
      if (!engine.audit(read).holds) throw new Error("does not hold");
    };
    await assert.rejects(readAndAudit(), String(change));
  }
});

test("the command line shares several columns", () =>
  inFolder(async (folder) => {
    folder.write("people.csv", people(1));
    folder.write("comma.csv", people(1).replace("age,home", '"age,home",x'));
    const design = (file: string, ...more: string[]) =>
      folder.run("design", file, "--secret", "health", "--guarantee", "srlip", "--epsilon", "0.4", "--json", ...more);
    const made = await design("people.csv", "--release", "age,home", "-o", "p.json");
    assert.equal(made.code, 0, made.stderr);
    const { channel, leakage, data } = JSON.parse(made.stdout);
    assert.equal(channel.inputs.length, 5);
    assert.equal(data.columns.length, 2);
    assert.ok(leakage.srlip <= 0.4 * (1 + 1e-9));
    // A column that is called so is one column.
    const one = await design("comma.csv", "--release", "age,home");
    assert.equal(one.code, 0, one.stderr);
    assert.equal(JSON.parse(one.stdout).channel.inputs.length, 3);
    const audited = await folder.run("audit", "p.json", "people.csv");
    assert.equal(audited.code, 0, audited.stderr);
    const written = await folder.run("privatise", "p.json", "people.csv", "--write", "values");
    assert.equal(written.code, 0, written.stderr);
    assert.match(written.stdout, /^age,home\n/);
    // A pipe has a name like a file, but can be read once only.
    execFileSync("mkfifo", [folder.at("pipe")]);
    const writer = spawn("sh", ["-c", "cat people.csv > pipe"], { cwd: folder.path });
    const piped = await design("pipe", "--release", "age,home", "-o", "piped.json");
    writer.kill();
    assert.equal(piped.code, 0, piped.stderr);
    const unsalted = (name: string) => ({ ...JSON.parse(readFileSync(folder.at(name), "utf8")), salt: undefined });
    assert.deepEqual(unsalted("piped.json"), unsalted("p.json"));
    const unknown = await design("people.csv", "--release", "age,house");
    assert.equal(unknown.code, 2);
    assert.match(unknown.stderr, /house/);
  }));

test("a channel for each column is repaired until the whole keeps the promise", async () => {
  const joint = await table();
  const designs = ["optimal", "product", "sequential"].map((protocol) =>
    engine.design({ table: joint, notion: "srlip", epsilon: 0.4, protocol }),
  );
  for (const design of designs) {
    const file = toProtocolFile(design);
    assert.ok(engine.audit(file).holds, design.protocol);
    assert.ok((design.leakage.srlip?.level ?? 1) <= 0.4 * (1 + 1e-9));
    assert.ok(design.utility.mutualInformation <= (designs[0]?.utility.upperBound ?? 0) + 1e-9);
    assert.ok(design.utility.mutualInformation > 0);
  }
  const { ways } = engine.catalogue();
  assert.deepEqual(ways.product, { srlip: ["data"] });
  const work = async () => engine.design({ table: joint, notion: "lip", epsilon: 0.4, protocol: "product" });
  await rejects(work(), "bad_request");
});

test("a column that is hidden itself is its own secret, with all rules, and needs no other column", async () => {
  const csv = `home,w\n${["east,1", "west,2", "west,1", "north,1", "south,1", "?,3", "east,2"].join("\n")}\n`;
  const itself = "the true answer to home";
  const plain = await count(source(csv), { secret: [], data: "home", itself });
  assert.deepEqual(plain.secret, { name: itself, categories: plain.data.categories });
  const width = plain.data.categories.length;
  plain.weights.forEach((people, cell) => {
    const name = plain.data.categories[cell % width];
    const rows = csv.split("\n").filter((row) => row.startsWith(`${name},`)).length;
    assert.equal(people, Math.floor(cell / width) === cell % width ? rows : 0, `${cell}`);
  });
  const coding = [{ column: "home", missing: ["?"] }];
  const ruled = await count(source(csv), {
    ...{ secret: [], data: ["home"], itself, weight: "w", coding },
    rare: { below: 2, into: "other" },
  });
  assert.deepEqual(ruled.data.categories, ["", "east", "other", "west"]);
  assert.deepEqual(Array.from(ruled.weights), [3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3]);
  // Each rule stands once.
  assert.deepEqual(ruled.coding, [
    { column: "home", missing: ["?"], merged: [{ into: "other", cells: ["north", "south"] }] },
  ]);
  await rejects(count(source(csv), { secret: ["w"], data: "home", itself }), "bad_request");
  await rejects(count(source(csv), { secret: [], data: "home" }), "bad_request");
});
