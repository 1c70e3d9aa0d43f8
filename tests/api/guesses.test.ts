// SPDX-License-Identifier: GPL-3.0-or-later
/** The figures about guesses, against plain loops over the files themselves. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Comparison, Design, JointTable, ProtocolFile } from "../../wasm/contract/types.js";
import { auditUnder } from "../../wasm/engine/audit-under.js";
import { comparisonOf } from "../../wasm/engine/compare.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { allReports, chanceOfMark, expanded, isMarks } from "../../wasm/protocol/unary-encoding.js";
import { DESIGN, testInFolder } from "./cli-folder.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

const table: JointTable = {
  secret: { name: "s", categories: ["ill", "well", "unknown"] },
  data: { name: "x", categories: ["1", "2", "5", "9"] },
  weights: Float64Array.of(40, 0, 12, 3, 10, 30, 25, 1, 5, 5, 0, 9),
};

/** P(s, x, y) of a file: inputs in the order of its prior, reports as they are, or all sets of marks. */
function joint(file: ProtocolFile): { cells: number[][][]; reports: number } {
  const { channel, prior, seesSecret } = file;
  const a = file.data.categories.length;
  const sets = allReports(a);
  const rows = isMarks(channel)
    ? expanded(chanceOfMark(channel.marks), a, sets).map((row) => Array.from(row))
    : channel.weights.map((row) => row.map((weight) => Number(BigInt(weight)) / 2 ** 62));
  const total = prior.flat().reduce((sum, weight) => sum + weight, 0);
  const cells = prior.map((row, s) =>
    row.map((weight, x) => (rows[seesSecret ? s * a + x : x] as number[]).map((chance) => (weight / total) * chance)),
  );
  return { cells, reports: rows[0]?.length ?? 0 };
}

const near = (name: string, found: number | undefined, expected: number) =>
  assert.ok(Math.abs((found ?? Number.NaN) - expected) < 1e-9, `${name}: ${found} and not ${expected}`);

const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);

/** Maximal leakage, and Sibson's information of order 2, of P(·,y). */
function leaks(rows: number[][], reports: number): { maximal: number; sibson: number } {
  const shares = rows.map(sum);
  const given = rows.map((row, s) => row.map((cell) => cell / (shares[s] as number)));
  const ys = Array.from({ length: reports }, (_, y) => y);
  const maximal = Math.log(sum(ys.map((y) => Math.max(...given.map((row) => row[y] as number)))));
  const collisions = ys.map((y) =>
    Math.sqrt(sum(given.map((row, s) => (shares[s] as number) * (row[y] as number) ** 2))),
  );
  return { maximal, sibson: 2 * Math.log(sum(collisions)) };
}

function held(design: Design): void {
  const name = `${design.guarantee.notion} ${design.protocol}`;
  const file = toProtocolFile(design);
  const { cells, reports } = joint(file);
  const ys = Array.from({ length: reports }, (_, y) => y);
  const bySecret = cells.map((row) => ys.map((y) => sum(row.map((chances) => chances[y] as number))));
  const byData = design.data.categories.map((_, x) =>
    ys.map((y) => sum(cells.map((row) => (row[x] as number[])[y] as number))),
  );
  const correct = sum(ys.map((y) => Math.max(...byData.map((row) => row[y] as number))));
  const baseline = Math.max(...byData.map(sum));
  near(`${name} correct`, design.guess.correct, correct);
  near(`${name} baseline`, design.guess.baseline, baseline);
  assert.ok(design.guess.correct >= design.guess.baseline);

  const found = engine.audit(file);
  near(`${name} audited`, found.guess.correct, correct);
  for (const [what, rows] of [
    ["secret", bySecret],
    ["data", byData],
  ] as const) {
    const { maximal, sibson } = leaks(rows, reports);
    near(`${name} maximal leakage, ${what}`, found.guessLeakage?.[what].maximal, maximal);
    near(`${name} Sibson, ${what}`, found.guessLeakage?.[what].sibson, sibson);
  }
  assert.deepEqual(auditUnder(engine, file, table).guess.baseline > 0, true);

  const compared: Comparison = comparisonOf(design);
  assert.deepEqual(compared.guess, design.guess);
  assert.equal(compared.error, design.error);
}

test("guesses, and what reports leak to them, are those of the file itself", () => {
  for (const { notion, ...request } of [
    { notion: "lip", protocol: "optimal" },
    { notion: "lip", protocol: "grr" },
    { notion: "lip", protocol: "oue" },
    { notion: "ldp", protocol: "optimal", seesSecret: true },
    { notion: "ldp", protocol: "cr", seesSecret: true },
    { notion: "pml", protocol: "optimal" },
    { notion: "data-ldp", protocol: "grr" },
    { notion: "rldp", protocol: "ir", seesSecret: true },
    { notion: "lip", protocol: "coupling-distance", seesSecret: true },
  ]) {
    held(engine.design({ table, epsilon: 0.6, notion, ...request }));
  }
});

test("where reports are answers the chance of another one is told, and with distances how far off it is", () => {
  const design = engine.design({ table, notion: "lip", epsilon: 0.6, protocol: "coupling-distance", seesSecret: true });
  const { cells } = joint(toProtocolFile(design));
  const numbers = design.data.categories.map(Number);
  let [error, distance] = [0, 0];
  const best = design.reports.map(() => numbers.map(() => 0));
  for (const row of cells) {
    for (const [x, chances] of row.entries()) {
      for (const [y, chance] of chances.entries()) {
        if (design.reports[y] !== design.data.categories[x]) error += chance;
        distance += chance * Math.abs((numbers[x] as number) - Number(design.reports[y]));
        const costs = best[y] as number[];
        for (const [guess, number] of numbers.entries()) {
          costs[guess] = (costs[guess] as number) + chance * Math.abs((numbers[x] as number) - number);
        }
      }
    }
  }
  near("error", design.error, error);
  near("distance of the report", design.reportDistance, distance);
  near("distance of the guess", design.guessDistance?.expected, sum(best.map((costs) => Math.min(...costs))));
  const blind = numbers.map((_, guess) => sum(best.map((costs) => costs[guess] as number)));
  near("distance of a guess without a report", design.guessDistance?.baseline, Math.min(...blind));
  assert.ok((design.guessDistance?.expected ?? 1) <= (design.reportDistance ?? 0) + 1e-12);

  const optimal = engine.design({ table, notion: "lip", epsilon: 0.6, protocol: "optimal" });
  assert.equal(optimal.error, undefined);
  assert.equal(optimal.guessDistance, undefined);
});

test("of sets of marks too many to be gone through guesses are told, and no maximal leakage", () => {
  const wide: JointTable = {
    secret: { name: "s", categories: ["a", "b"] },
    data: { name: "x", categories: Array.from({ length: 12 }, (_, x) => `x${x}`) },
    weights: Float64Array.from({ length: 24 }, (_, i) => 1 + ((i * 7) % 11)),
  };
  const design = engine.design({ table: wide, notion: "lip", epsilon: 0.3, protocol: "oue" });
  const found = engine.audit(toProtocolFile(design));
  assert.equal(found.guessLeakage, undefined);
  assert.deepEqual(found.guess, design.guess);
  assert.ok(design.guess.correct > design.guess.baseline);
});

testInFolder("design, compare and audit print guesses, and tell them in JSON", async (folder) => {
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await folder.run(...args);
    assert.equal(code, 0, stderr);
    return stdout;
  };
  assert.match(
    await run("design", "people.csv", ...DESIGN, "--protocol", "grr"),
    /a guess of the data is right in \d+\.\d %, without a report in 40\.0 %\n {2}a report is not the true answer in \d+\.\d %/,
  );
  const designed = JSON.parse(await run("design", "people.csv", ...DESIGN, "--json"));
  assert.equal(designed.guess.baseline, 0.4);
  assert.ok(designed.guess.correct >= 0.4 && designed.guess.correct <= 1);
  const audited = JSON.parse(await run("audit", "protocol.json", "people.csv", "--json"));
  assert.ok(Math.abs(audited.guess.correct - designed.guess.correct) < 1e-9);
  assert.ok(audited.guessLeakage.secret.maximal <= 0.2);
  assert.ok(audited.data[0].guessLeakage.data.sibson > 0);
  const text = await run("audit", "protocol.json");
  assert.match(text, /maximal leakage +0\.\d{4} nats about the secret, +\d\.\d{4} nats about the data/);
  assert.match(text, /Sibson, order 2/);
  const compared = await run(
    "compare",
    "people.csv",
    ...DESIGN.slice(0, 4),
    "--epsilon",
    "0.5",
    "--protocols",
    "grr,oue",
  );
  assert.match(compared, /I\(S;Y\) +guess +wrong +people +reports/);
  assert.match(compared, /without one in\n40\.0 %/);
});
