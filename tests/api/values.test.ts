// SPDX-License-Identifier: GPL-3.0-or-later
/** The information kept by answers that are drawn from reports, as the page computes it, beside many that are drawn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Design, DesignRequest, JointTable, ProtocolFile } from "../../wasm/contract/types.js";
import { toProtocolFile } from "../../wasm/engine/sluice.js";
import { reportSampler } from "../../wasm/files/report-sampling.js";
import { allReports, chanceOfMark, expanded, MARKED } from "../../wasm/protocol/unary-encoding.js";
import { keepsPair } from "../../web/facts/pairs.js";
import { keptByValues } from "../../web/facts/values.js";
import { dice, tableIn } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

const table: JointTable = {
  secret: { name: "s", categories: ["ill", "well"] },
  data: { name: "x", categories: ["a", "b", "c", "d"] },
  weights: Float64Array.of(40, 200, 130, 30, /**/ 220, 80, 60, 240),
};

const cases: Pick<DesignRequest, "notion" | "protocol" | "epsilon">[] = [
  { notion: "lip", protocol: "optimal", epsilon: 0.5 },
  { notion: "data-ldp", protocol: "grr", epsilon: 2 },
  { notion: "lip", protocol: "cr", epsilon: 0.4 },
  { notion: "rldp", protocol: "optimal", epsilon: 1 },
  { notion: "rldp", protocol: "ir", epsilon: 4 },
  { notion: "lip", protocol: "oue", epsilon: 1.5 },
];

/** I of counts or chances (nats), and how far a single draw's part in it is from it (standard deviation). */
function information(both: number[][]): { nats: number; spread: number } {
  const total = both.flat().reduce((sum, n) => sum + n, 0);
  const rows = both.map((row) => row.reduce((sum, n) => sum + n, 0));
  const columns = (both[0] ?? []).map((_, v) => both.reduce((sum, row) => sum + (row[v] ?? 0), 0));
  let [first, second] = [0, 0];
  for (const [x, row] of both.entries()) {
    for (const [v, n] of row.entries()) {
      if (n === 0) continue;
      const lift = Math.log((n * total) / ((rows[x] ?? 0) * (columns[v] ?? 0)));
      first += (n / total) * lift;
      second += (n / total) * lift ** 2;
    }
  }
  return { nats: first, spread: Math.sqrt(second - first ** 2) };
}

/** Pairs in the order of a channel's rows, as often as they occur. */
function pairs({ prior }: Design, copies: number): number[] {
  return Array.from(prior).flatMap((weight, pair) => Array.from({ length: weight * copies }, () => pair));
}

const copies = 2000;

for (const { notion, protocol, epsilon } of cases) {
  test(`${protocol} under ${notion}: so much is kept of two million draws`, async () => {
    const design = engine.design({ table, notion, epsilon, protocol, ...(protocol === "cr" && { seesSecret: true }) });
    const file = toProtocolFile(design);
    const people = pairs(design, copies);
    const a = design.data.categories.length;
    const draw = reportSampler(engine, file, { write: "values", keep: [] });
    const inputs = Uint32Array.from(people, (pair) => (design.seesSecret ? pair : pair % a));
    const [{ cells, codes } = { cells: [], codes: [] }] = draw.draw(inputs, { before: 0 });
    const ofPairs = keepsPair(design);
    const drawn = Array.from({ length: ofPairs ? design.prior.length : a }, () => design.data.categories.map(() => 0));
    people.forEach((pair, row) => {
      const [counts, v] = [
        drawn[ofPairs ? pair : pair % a],
        design.data.categories.indexOf(cells[codes[row] as number] as string),
      ];
      if (counts) counts[v] = (counts[v] ?? 0) + 1;
    });
    const { nats, spread } = information(drawn);
    // Five standard deviations are beyond 1e-6; the counts' own information is too large by as much as their cells let it be.
    const room = (5 * spread) / Math.sqrt(people.length) + (2 * drawn.length * a) / people.length;
    const computed = keptByValues(design);
    assert.ok(Math.abs(computed - nats) < room, `${computed} instead of ${nats}, give or take ${room}`);
    // Negative control: the reports keep more, and that is not what is computed.
    assert.ok(design.utility.mutualInformation - nats > 2 * room, `${design.utility.mutualInformation}`);
  });
}

test("of marks it is what a sum over all sets gives", async () => {
  const engine = await realEngine();
  for (const epsilon of [0.05, 1, 4, 15]) {
    const design = engine.design({ table, notion: "lip", epsilon, protocol: "oue" });
    assert.ok(design.marks);
    const u = Math.max(chanceOfMark(design.marks), 2 ** -62);
    const shares = Array.from(design.dataDistribution);
    const reports = allReports(shares.length);
    const channel = expanded(u, shares.length, reports);
    const both = shares.map(() => shares.map(() => 0));
    for (const [y, report] of reports.entries()) {
      const likely = shares.map((p, x) => p * (report[x] === MARKED ? 1 / u : 1 / (1 - u)));
      const all = likely.reduce((sum, part) => sum + part, 0);
      for (const [x, row] of both.entries()) {
        for (const [v, part] of likely.entries()) {
          row[v] = (row[v] ?? 0) + ((shares[x] ?? 0) * (channel[x]?.[y] ?? 0) * part) / all;
        }
      }
    }
    const { nats } = information(both);
    assert.ok(Math.abs(keptByValues(design) - nats) < 1e-12, `${keptByValues(design)} instead of ${nats}`);
  }
});

/** A protocol for a random table. */
function designed(seed: number): ProtocolFile {
  const roll = dice(seed);
  const [secrets, values] = [2 + roll(3), 2 + roll(4)];
  const random: JointTable = {
    secret: { name: "s", categories: Array.from({ length: secrets }, (_, i) => `s${i}`) },
    data: { name: "x", categories: Array.from({ length: values }, (_, i) => `x${i}`) },
    weights: Float64Array.from({ length: secrets * values }, () => 1 + roll(50)),
  };
  const protocol = seed % 4 < 2 ? "optimal" : "grr";
  return toProtocolFile(engine.design({ table: random, notion: seed % 2 ? "lip" : "ldp", epsilon: 0.3, protocol }));
}

test("values are drawn from P(data | report)", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const file = designed(seed);
    const { length: values } = file.data.categories;
    const drawn = engine.valueWeights(file);
    assert.equal(drawn.length, file.channel.reports.length * values);
    const people = file.data.categories.map((_, x) => file.prior.reduce((total, row) => total + (row[x] ?? 0), 0));
    file.channel.reports.forEach((_, y) => {
      const row = Array.from(drawn.subarray(y * values, (y + 1) * values));
      assert.equal(
        row.reduce((a, b) => a + b, 0n),
        1n << 62n,
      );
      const joint = people.map((n, x) => n * Number(tableIn(file).weights[x]?.[y]));
      const all = joint.reduce((a, b) => a + b);
      row.forEach((weight, x) => {
        assert.ok(Math.abs(Number(weight) / 2 ** 62 - (joint[x] ?? 0) / all) < 1e-12, `seed ${seed}`);
      });
    });
  }
});
