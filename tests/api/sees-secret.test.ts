// SPDX-License-Identifier: GPL-3.0-or-later
/** Channels that see the secret as well as the data: their inputs are pairs, all the way to the privatised file. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JointTable, ProtocolFile } from "../../wasm/contract/types.js";
import { auditUnder } from "../../wasm/engine/audit-under.js";
import { count } from "../../wasm/files/count.js";
import { privatise } from "../../wasm/files/privatise.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { rejects, source, tableIn } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const engine = await realEngine();

/** Nobody who is well is bad. */
const COUNTS = { ill: { bad: 60, fair: 25, good: 15 }, well: { bad: 0, fair: 40, good: 60 } };
const people = Object.entries(COUNTS)
  .flatMap(([health, moods]) =>
    Object.entries(moods).flatMap(([mood, n]) => Array.from({ length: n }, () => `${health},${mood}`)),
  )
  .map((row, i) => `${i},${row}`);
const PEOPLE = `id,health,mood\n${people.join("\n")}\n`;

const table = (): Promise<JointTable> => count(source(PEOPLE), { secret: "health", data: "mood" });

async function designed(notion: string, seesSecret = true, epsilon = 0.4): Promise<ProtocolFile> {
  const request = { table: await table(), notion, epsilon, protocol: "optimal", seesSecret };
  return toProtocolFile(engine.design(request));
}

/** P(report | secret) as exact fractions of 2^62 times people, and how many people. */
function sending(file: ProtocolFile, y: number): [bigint, bigint][] {
  const width = file.data.categories.length;
  return file.prior.map((row, s) => {
    const sent = row.map((n, x) => BigInt(n) * BigInt(tableIn(file).weights[s * width + x]?.[y] ?? "0"));
    return [sent.reduce((a, b) => a + b), BigInt(row.reduce((a, b) => a + b))];
  });
}

for (const notion of ["lip", "ldp"]) {
  test(`${notion}: a third party can check the file, and more is kept than without the secret`, async () => {
    const file = await designed(notion);
    assert.equal(file.seesSecret, true);
    assert.equal(tableIn(file).weights.length, 6);
    assert.deepEqual(readProtocol(writeProtocol(file)), file);
    assert.ok(engine.audit(file).holds);
    const { numerator, denominator } = file.guarantee.bound;
    const within = ([k, n]: [bigint, bigint], [l, m]: [bigint, bigint]) =>
      k * m * BigInt(denominator) <= l * n * BigInt(numerator);
    file.channel.reports.forEach((_, y) => {
      const [ill, well] = sending(file, y) as [[bigint, bigint], [bigint, bigint]];
      const all: [bigint, bigint] = [ill[0] + well[0], ill[1] + well[1]];
      const pairs =
        notion === "ldp"
          ? [[ill, well]]
          : [
              [ill, all],
              [well, all],
            ];
      for (const [one, other] of pairs as [[bigint, bigint], [bigint, bigint]][]) {
        assert.ok(within(one, other) && within(other, one));
      }
    });
    const blind = await designed(notion, false);
    assert.equal(blind.seesSecret, undefined);
    assert.ok(file.utility.mutualInformation > blind.utility.mutualInformation + 0.01);
    // Without the mark its rows are no rows of the data.
    const { seesSecret: _, ...unmarked } = file;
    await rejects(async () => readProtocol(JSON.stringify(unmarked)), "bad_protocol");
  });
}

test("robust privacy: the pair is what is kept, alpha is in the file, and the file is checked with it", async () => {
  const file = await designed("rldp", true, 2);
  assert.equal(file.seesSecret, true);
  assert.deepEqual(file.guarantee.parameters, { alpha: 0.05 });
  assert.ok(file.utility.dataEntropy > 1.3, "the entropy of pairs");
  assert.deepEqual(readProtocol(writeProtocol(file)), file);
  assert.ok(engine.audit(file).holds);
  const surer = structuredClone(file);
  surer.guarantee.parameters = { alpha: 1e-9 };
  await rejects(async () => engine.audit(surer), "bad_protocol");
  for (const alpha of [0, 1, 2]) {
    const request = { table: await table(), notion: "rldp", epsilon: 1, protocol: "optimal", parameters: { alpha } };
    await rejects(async () => engine.design(request), "bad_request");
  }
});

test("robust privacy: the table counts people, or it is refused", async () => {
  const file = await designed("rldp", true, 2);
  const shares = await table();
  shares.weights = shares.weights.map((weight) => weight / 200);
  const request = { table: shares, notion: "rldp", epsilon: 2, protocol: "optimal" };
  const error = await rejects(async () => engine.design(request), "bad_weight");
  assert.match(error.message, /"ill" with "bad" has 0\.3 of them/);
  await rejects(async () => engine.point(request), "bad_weight");
  engine.design({ ...request, notion: "ldp" });
  await rejects(async () => auditUnder(engine, file, shares), "bad_weight");
  auditUnder(engine, await designed("ldp"), shares);

  const half = structuredClone(file);
  (half.prior[1] as number[])[2] = 59.5;
  const refused = await rejects(async () => readProtocol(writeProtocol(half)), "bad_protocol");
  assert.match(refused.message, /prior\[1\]\[2\] is 59\.5/);
  await rejects(async () => engine.audit(half), "bad_weight");
  const blind = toProtocolFile(engine.design({ ...request, notion: "ldp" }));
  assert.deepEqual(readProtocol(writeProtocol(blind)), blind);
});

test("the command line refuses survey weights under rldp, and says why", () =>
  inFolder(async (folder) => {
    folder.write("survey.csv", "health,mood,w\nill,bad,0.5\nill,fair,3\nwell,bad,2\nwell,fair,1.5\n");
    const columns = ["--secret", "health", "--release", "mood", "--weight", "w", "--epsilon", "1"];
    const design = (notion: string) => folder.run("design", "survey.csv", ...columns, "--guarantee", notion);
    const refused = await design("rldp");
    assert.equal(refused.code, 2);
    assert.match(refused.stderr, /count the people of a sample.*\n.*Survey weights claim a sample/);
    assert.equal((await design("ldp")).code, 0);
    assert.match((await folder.run("design", "--help-all")).stdout, /Under\s+rldp[\s\S]*people[\s\S]*survey\s+weights/);
  }));

test("a file is privatised by both columns, neither of which is left in it", async () => {
  const file = await designed("lip");
  const { blob, counts } = await privatise(engine, source(PEOPLE), file, { write: "reports", keep: ["id"] });
  const lines = (await blob.text()).trim().split("\n");
  assert.equal(lines[0], "id,mood");
  assert.equal(lines.length, 201);
  assert.equal(
    counts.reduce((a, b) => a + b),
    200,
  );
  const names = new Set(file.channel.reports);
  for (const line of lines.slice(1)) assert.ok(names.has(line.replace(/^\d+,/, "")), line);
  const values = await privatise(engine, source(PEOPLE), file, { write: "values", keep: [] });
  for (const line of (await values.blob.text()).trim().split("\n").slice(1)) {
    assert.ok(file.data.categories.includes(line), line);
  }
  // A pair that nobody had so far is an input all the same; a secret that nobody had is none.
  await privatise(engine, source("health,mood\nwell,bad\n"), file, { write: "reports", keep: [] });
  const work = (text: string) => privatise(engine, source(text), file, { write: "reports", keep: [] });
  await rejects(work("health,mood\nill,bad\ndead,bad\n"), "unknown_category", { line: 3, column: "health" });
  await rejects(work("mood\nbad\n"), "unknown_column", { column: "health" });
  await rejects(privatise(engine, source(PEOPLE), file, { write: "reports", keep: ["health"] }), "bad_request", {
    column: "health",
  });
});

test("it is audited under other people, who may lack categories but have no others", async () => {
  const file = await designed("ldp");
  const other = (text: string) => count(source(text), { secret: "health", data: "mood" });
  const same = auditUnder(engine, file, await table());
  assert.ok(Math.abs((same.leakage.ldp?.level ?? 1) - 0.4) < 1e-6);
  const fewer = auditUnder(engine, file, await other("health,mood\nwell,good\nill,good\nwell,fair\nill,fair\n"));
  assert.ok((fewer.leakage.ldp?.level ?? -1) >= 0);
  const strange = await other("health,mood\ndead,good\nill,fair\n");
  await rejects(async () => auditUnder(engine, file, strange), "unknown_category");
});

test("the command line: inputs are pairs", () =>
  inFolder(async (folder) => {
    folder.write("people.csv", PEOPLE);
    const columns = ["--secret", "health", "--release", "mood", "--epsilon", "0.4", "--json"];
    const design = (...more: string[]) => folder.run("design", "people.csv", ...columns, ...more);
    const made = await design("--guarantee", "ldp", "--sees-secret", "-o", "p.json");
    assert.equal(made.code, 0, made.stderr);
    const { channel } = JSON.parse(made.stdout);
    assert.equal(channel.inputs.length, 6);
    assert.deepEqual(channel.inputs[4], ["well", "fair"]);
    assert.equal(channel.matrix.length, 6);
    assert.equal((await folder.run("audit", "p.json", "people.csv")).code, 0);
    const written = await folder.run("privatise", "p.json", "people.csv");
    assert.equal(written.code, 0, written.stderr);
    assert.match(written.stdout, /^mood\n/);
    const robust = await design("--guarantee", "rldp", "--robust-alpha", "0.01");
    assert.equal(robust.code, 0, robust.stderr);
    const { guarantee, channel: pairs } = JSON.parse(robust.stdout);
    assert.equal(guarantee.parameters.alpha, 0.01);
    assert.equal(pairs.inputs.length, 6);
    for (const wrong of [
      ["--guarantee", "data-ldp", "--sees-secret"],
      ["--guarantee", "lip", "--robust-alpha", "0.05"],
      ["--guarantee", "rldp", "--robust-alpha", "2"],
    ]) {
      assert.equal((await design(...wrong)).code, 2, wrong.join(" "));
    }
  }));
