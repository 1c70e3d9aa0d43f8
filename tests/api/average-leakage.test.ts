// SPDX-License-Identifier: GPL-3.0-or-later
/** A limit of what reports say of the secret on average, beside a guarantee: from the request to the audit. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import type { Design, DesignRequest, JointTable } from "../../wasm/contract/types.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { DESIGN, testInFolder } from "./cli-folder.js";
import { dice, rejects } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
/** B's example. */
const table: JointTable = {
  secret: { name: "S", categories: ["s1", "s2"] },
  data: { name: "X", categories: ["x1", "x2", "x3", "x4"] },
  weights: Float64Array.from(JSON.parse(readFileSync("tests/vectors/ex1.json", "utf8")).joint.flat()),
};

/** I(S;Y) of a design by its joint distribution alone. */
function informationOf({ prior, channel, secret, data, reports }: Design): number {
  const [c, a, b] = [secret.categories.length, data.categories.length, reports.length];
  const total = prior.reduce((sum, weight) => sum + weight, 0);
  const joint = Array.from({ length: c }, (_, s) =>
    Array.from({ length: b }, (_, y) =>
      Array.from({ length: a }, (_, x) => ((prior[s * a + x] ?? 0) / total) * (channel[x * b + y] ?? 0)).reduce(
        (sum, cell) => sum + cell,
      ),
    ),
  );
  const rows = joint.map((row) => row.reduce((sum, cell) => sum + cell));
  const columns = Array.from({ length: b }, (_, y) => joint.reduce((sum, row) => sum + (row[y] ?? 0), 0));
  return joint
    .flatMap((row, s) =>
      row.map((cell, y) => (cell > 0 ? cell * Math.log(cell / (rows[s] ?? 0) / (columns[y] ?? 0)) : 0)),
    )
    .reduce((sum, term) => sum + term);
}

test("a file states its limit; engine and checker prove it, and refuse the next smaller one that is exceeded", async () => {
  const draw = dice(12);
  let limited = 0;
  for (let i = 0; i < 12; i += 1) {
    const [c, a] = [2 + (i % 2), 2 + (i % 3)];
    const table = {
      secret: { name: "S", categories: Array.from({ length: c }, (_, s) => `s${s}`) },
      data: { name: "X", categories: Array.from({ length: a }, (_, x) => `x${x}`) },
      weights: Float64Array.from({ length: c * a }, () => 1 + draw(40)),
    };
    const request: DesignRequest = { table, notion: i % 2 ? "ldp" : "lip", epsilon: 0.7, protocol: "optimal" };
    const plain = engine.design(request);
    const most = 0.5 * plain.secretInformation;
    if (most < 1e-5) continue;
    limited += 1;
    const design = engine.design({ ...request, averageLeakage: most });
    assert.equal(design.guarantee.averageLeakage, most);
    assert.ok(informationOf(design) <= most * (1 + 1e-9));
    assert.ok(design.utility.mutualInformation <= plain.utility.mutualInformation + 2e-6);
    const file = toProtocolFile(design);
    const text = writeProtocol(file);
    assert.deepEqual(engine.audit(readProtocol(text)).flaw, undefined);
    const checked = await check(text);
    assert.equal(checked.holds, true, checked.reason);
    const smaller = structuredClone(file);
    smaller.guarantee.averageLeakage = informationOf(design) * (1 - 1e-6);
    assert.equal(engine.audit(smaller).flaw?.id, "average-exceeded");
    assert.equal((await check(writeProtocol(smaller))).flaw?.id, "above-average");
  }
  assert.ok(limited >= 8);
});

test("the example keeps what it should under limits", () => {
  const design = engine.design({ table, notion: "lip", epsilon: 0.5, protocol: "optimal", averageLeakage: 0.0380526 });
  assert.ok(Math.abs(design.utility.mutualInformation - 0.919226) < 5e-6);
});

test("a limit is refused where it cannot be searched for, or is no number", async () => {
  const request: DesignRequest = { table, notion: "lip", epsilon: 0.5, protocol: "optimal" };
  const people = { ...table, weights: table.weights.map((weight) => Math.round(1000 * weight)) };
  for (const [more, id] of [
    [{ averageLeakage: 0 }, "average-out-of-range"],
    [{ averageLeakage: 0.1, protocol: "grr" }, "average-not-here"],
    [{ averageLeakage: 0.1, seesSecret: true }, "average-not-here"],
    [{ averageLeakage: 0.1, notion: "rlip", table: people }, "average-not-here"],
  ] as const) {
    const error = await rejects(async () => engine.design({ ...request, ...more }), "bad_request");
    assert.equal(error.id, id);
  }
});

testInFolder("design --average-leakage writes a file that audit holds against its limit", async (folder) => {
  const limit = [...DESIGN.slice(0, -1), "0.5", "--average-leakage"];
  const { code, stdout, stderr } = await folder.run("design", "people.csv", ...limit, "0.01", "-o", "limited.json");
  assert.equal(code, 0, stderr);
  assert.match(stdout, /lip at level 0.5 nats, with I\(S;Y\) at most 0.01 nats/);
  assert.doesNotMatch(stdout, /takes nothing away/);
  assert.equal((await folder.run("audit", "limited.json")).code, 0);
  const loose = await folder.run("design", "people.csv", ...limit, "0.6");
  assert.match(loose.stdout, /this limit takes nothing away/);
  const none = await folder.run("design", "people.csv", ...limit, "0");
  assert.equal(none.code, 2);
  assert.match(none.stderr, /choose epsilon 0/);
  const forged = folder.read("limited.json").replace('"averageLeakage": 0.01', '"averageLeakage": 0.009');
  folder.write("forged.json", forged);
  const audited = await folder.run("audit", "forged.json");
  assert.equal(audited.code, 1);
  assert.match(audited.stdout, /Do NOT rely on the guarantee[\s\S]*refuses the file: On average the reports say more/);
});
