// SPDX-License-Identifier: GPL-3.0-or-later
/** A protocol file can be checked by a third party with big integers and nothing else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/api/protocol-file.js";
import type { JointTable, ProtocolFile } from "../../wasm/api/types.js";
import { dice, tableIn } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const ONE = 1n << 62n;

const sum = (values: bigint[]) => values.reduce((a, b) => a + b, 0n);
const big = (rows: (string | number)[][]) => rows.map((row) => row.map(BigInt));

/** The third party: whether no ratio exceeds the bound, for counts that are integers. */
function holds(file: ProtocolFile): boolean {
  const { guarantee, prior, channel } = file;
  const counts = big(prior);
  const weights = big(tableIn(file).weights);
  const [most, least] = [BigInt(guarantee.bound.numerator), BigInt(guarantee.bound.denominator)];
  const within = (a: bigint, b: bigint) => a * least <= b * most && b * least <= a * most;
  const people = counts.map(sum);
  return channel.reports.every((_, y) => {
    // How many of each secret send the report, in units of 2^-62.
    const sending = counts.map((row) => sum(row.map((count, x) => count * (weights[x]?.[y] ?? 0n))));
    const pairs = people.map((n, s): [bigint, bigint] => [sending[s] ?? 0n, n]);
    const all: [bigint, bigint] = [sum(sending), sum(people)];
    if (guarantee.notion === "lip") return pairs.every(([k, n]) => within(k * all[1], all[0] * n));
    return pairs.every(([k, n]) => pairs.every(([l, m]) => within(k * m, l * n)));
  });
}

function randomTable(seed: number): JointTable {
  const roll = dice(seed);
  const [secrets, values] = [2 + roll(3), 2 + roll(4)];
  return {
    secret: { name: "s", categories: Array.from({ length: secrets }, (_, i) => `s${i}`) },
    data: { name: "x", categories: Array.from({ length: values }, (_, i) => `x${i}`) },
    weights: Float64Array.from({ length: secrets * values }, () => 1 + roll(50)),
  };
}

/** A design for a random table, with a sensible level for it. */
function randomProtocol(seed: number): ProtocolFile {
  const table = randomTable(seed);
  const notion = seed % 2 ? "lip" : "ldp";
  const protocol = seed % 4 < 2 ? "optimal" : "grr";
  const epsilon = ((engine.describe(table).releaseLevel[notion] ?? 1) * (1 + (seed % 7))) / 8;
  return toProtocolFile(engine.design({ table, notion, epsilon, protocol }));
}

test("designs of random tables hold exactly, for the engine and for the third party", () => {
  for (let seed = 1; seed <= 100; seed++) {
    const file = randomProtocol(seed);
    assert.ok(engine.audit(file).holds && holds(file), `seed ${seed}`);
    assert.deepEqual(readProtocol(writeProtocol(file)), file);
  }
});

test("on channels that were tampered with, engine and third party come to the same verdict", () => {
  const verdicts = { holds: 0, fails: 0 };
  for (let seed = 1; seed <= 200; seed++) {
    const roll = dice(seed);
    const file = randomProtocol(seed);
    const row = tableIn(file).weights[roll(tableIn(file).weights.length)] as string[];
    if (row.length < 2) continue;
    // From a report that the answer does send, to any other.
    const sent = row.flatMap((weight, y) => (weight === "0" ? [] : [y]));
    const from = sent[roll(sent.length)] as number;
    const to = (from + 1 + roll(row.length - 1)) % row.length;
    const moved = BigInt(row[from] as string) >> BigInt(1 + roll(40));
    row[from] = String(BigInt(row[from] as string) - moved);
    row[to] = String(BigInt(row[to] as string) + moved);
    const verdict = engine.audit(file);
    assert.equal(verdict.holds, holds(file), `seed ${seed}`);
    assert.equal(verdict.holds, verdict.reason === undefined);
    verdicts[verdict.holds ? "holds" : "fails"]++;
  }
  // Most protocols have room left somewhere, but a good part has none where it was touched.
  assert.ok(verdicts.holds >= 10 && verdicts.fails >= 10, JSON.stringify(verdicts));
});

test("a bound above e^epsilon is found out although every ratio keeps it", () => {
  const file = randomProtocol(1);
  const { numerator, denominator } = file.guarantee.bound;
  file.guarantee.bound.numerator = String((BigInt(numerator) * 1001n) / 1000n);
  assert.ok(BigInt(denominator) > 1000n && holds(file));
  assert.equal(engine.audit(file).holds, false);
});

test("values are drawn from P(data | report)", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const file = randomProtocol(seed);
    const { length: values } = file.data.categories;
    const drawn = engine.valueWeights(file);
    assert.equal(drawn.length, file.channel.reports.length * values);
    const people = file.data.categories.map((_, x) => file.prior.reduce((total, row) => total + (row[x] ?? 0), 0));
    file.channel.reports.forEach((_, y) => {
      const row = Array.from(drawn.subarray(y * values, (y + 1) * values));
      assert.equal(sum(row), ONE);
      const joint = people.map((n, x) => n * Number(tableIn(file).weights[x]?.[y]));
      const all = joint.reduce((a, b) => a + b);
      row.forEach((weight, x) => {
        assert.ok(Math.abs(Number(weight) / 2 ** 62 - (joint[x] ?? 0) / all) < 1e-12, `seed ${seed}`);
      });
    });
  }
});
