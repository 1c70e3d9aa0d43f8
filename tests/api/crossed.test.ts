// SPDX-License-Identifier: GPL-3.0-or-later
/** Two answers of the same people together, beside closed forms; and how often their intervals hold. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { CrossedReports } from "../../wasm/contract/research-types.js";
import { crossed, pair as pairOf } from "../../wasm/engine/request-check.js";
import { countCrossed } from "../../wasm/files/crossed-counts.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { clearestLink } from "../../web/features/results/crossed-answers.js";
import { dice, rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const asked = (name: string, answers: string[], epsilon: number, protocol = "grr") =>
  toProtocolFile(engine.design({ table: questionTable(name, answers), notion: "data-ldp", epsilon, protocol }));
const SMOKES = asked("smokes", ["no", "yes"], Math.log(4));
const DRINKS = asked("drinks", ["never", "sometimes", "often"], 2);

test("shares of pairs are those of both inverted channels, and the correlation is that of the likeliest shares", () => {
  // Kept with chance 0.8: (f - 0.2) / 0.6 on each side of the table of counts.
  const other = asked("snores", ["no", "yes"], Math.log(4));
  const counts = [
    [400, 150],
    [200, 250],
  ];
  const crossed: CrossedReports = {
    counts: counts.flatMap((row, y) => row.map((count, z): [number, number, number] => [y, z, count])),
  };
  const { pairs, people, columns } = engine.estimateCrossed([SMOKES, other], crossed);
  assert.equal(people, 1000);
  assert.deepEqual(columns, ["smokes", "snores"]);
  const inverse = [
    [0.8 / 0.6, -0.2 / 0.6],
    [-0.2 / 0.6, 0.8 / 0.6],
  ];
  const share = (i: number, k: number) =>
    counts.flatMap((row, y) => row.map((n, z) => ((inverse[y]?.[i] ?? 0) * (inverse[z]?.[k] ?? 0) * n) / 1000));
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const p = [0, 1].flatMap((i) => [0, 1].map((k) => sum(share(i, k))));
  pairs.forEach(({ unbiased, likelihood }, at) => {
    assert.ok(Math.abs((unbiased ?? 0) - (p[at] ?? 0)) < 1e-9);
    assert.ok(Math.abs(likelihood - (p[at] ?? 0)) < 1e-4, "all are above 0");
  });
  const [p00 = 0, p01 = 0, p10 = 0, p11 = 0] = p;
  const phi = (p11 * p00 - p10 * p01) / Math.sqrt((p00 + p01) * (p10 + p11) * (p00 + p10) * (p01 + p11));
  for (const [at, sign] of [1, -1, -1, 1].entries()) {
    const { correlation } = pairs[at] ?? {};
    assert.ok(correlation && Math.abs(correlation.value - sign * phi) < 1e-3, `${correlation?.value} ${phi}`);
    assert.ok(correlation.wald[0] < correlation.value && correlation.value < correlation.wald[1]);
  }
});

/** People of whom some have both answers at random, and the rest answer the second question like the first one. */
function survey(people: number, alike: number, below: (n: number) => number): CrossedReports {
  const counts = [0, 0, 0, 0, 0, 0];
  const report = (weights: string[][], answer: number) => {
    const point = BigInt(below(2 ** 31)) * 2n ** 31n + BigInt(below(2 ** 31));
    let sum = 0n;
    return (weights[answer] ?? []).findIndex((weight) => {
      sum += BigInt(weight);
      return point < sum;
    });
  };
  for (let i = 0; i < people; i += 1) {
    const smokes = below(100) < 30 ? 1 : 0;
    const drinks = below(100) < alike ? 2 * smokes : [0, 0, 1, 2][below(4)];
    const y = report(SMOKES.channel.weights ?? [], smokes);
    const z = report(DRINKS.channel.weights ?? [], drinks ?? 0);
    counts[y * 3 + z] = (counts[y * 3 + z] ?? 0) + 1;
  }
  return { counts: counts.map((count, i) => [Math.floor(i / 3), i % 3, count]) };
}

test("in 1,000 surveys intervals of pairs and of correlations hold as often as they say", (t) => {
  const alike = 40;
  const q = [0.5, 0.25, 0.25];
  const truth = [0, 1].flatMap((smokes) =>
    q.map((share, drinks) => (smokes ? 0.3 : 0.7) * (0.6 * share + (drinks === 2 * smokes ? 0.4 : 0))),
  );
  const margins = [0, 1, 2].map((k) => (truth[k] ?? 0) + (truth[3 + k] ?? 0));
  const phi = truth.map((share, i) => {
    const [p, m] = [i < 3 ? 0.7 : 0.3, margins[i % 3] ?? 0];
    return (share - p * m) / Math.sqrt(p * (1 - p) * m * (1 - m));
  });
  const below = dice(77);
  const surveys = 1000;
  const held = { each: 0, together: 0, correlation: 0, independent: 0 };
  for (let i = 0; i < surveys; i += 1) {
    const { pairs } = engine.estimateCrossed([SMOKES, DRINKS], survey(1500, alike, below));
    const within = ([low, high] = [1, 0], value = 0) => low <= value && value <= high;
    held.together += pairs.every(({ together }, k) => within(together, truth[k])) ? 1 : 0;
    for (const [k, { each, correlation }] of pairs.entries()) {
      held.each += within(each, truth[k]) ? 1 / 6 : 0;
      held.correlation += within(correlation?.wald, phi[k]) ? 1 / 6 : 0;
    }
    // The control: people are not independent, and the intervals are narrow enough to see that.
    held.independent += within(pairs[5]?.correlation?.wald, 0) ? 1 : 0;
  }
  t.diagnostic(JSON.stringify(held));
  // Five deviations of 0.95, once in three million; an interval that holds in 0.87 is found out as surely.
  const chance = 5 * Math.sqrt((0.95 * 0.05) / surveys);
  assert.ok(held.each / surveys >= 0.95 - chance);
  assert.ok(held.together / surveys >= 0.95 - chance);
  assert.ok(held.correlation / surveys >= 0.94 - chance);
  assert.ok(held.independent / surveys < 0.1);
});

test("intervals of a correlation hold also where one answer decides the other", (t) => {
  const below = dice(78);
  const surveys = 200;
  let held = 0;
  for (let i = 0; i < surveys; i += 1) {
    const { pairs } = engine.estimateCrossed([SMOKES, DRINKS], survey(1500, 100, below));
    const { wald, value } = pairs[5]?.correlation ?? {};
    assert.ok(wald && value !== undefined && -1 <= wald[0] && wald[1] <= 1 && Math.abs(value) <= 1 + 1e-9);
    held += wald[1] >= 1 - 1e-9 ? 1 : 0;
  }
  t.diagnostic(`${held} of ${surveys}`);
  // Five deviations of 0.95; Fisher's transformation held in 0.2 to 0.3 of such surveys.
  assert.ok(held / surveys >= 0.95 - 5 * Math.sqrt((0.95 * 0.05) / surveys));
});

test("what cannot be estimated together is refused, and rows without both reports are passed over", async () => {
  const refused = (work: () => unknown, id: string) =>
    assert.throws(work, (error: { id?: string }) => error.id === id, id);
  const ticks = asked("drinks", ["never", "sometimes", "often"], 2, "oue");
  refused(() => engine.estimateCrossed([SMOKES, ticks], { counts: [[0, 0, 5]] }), "crossed-kinds");
  refused(() => engine.estimateCrossed([SMOKES, DRINKS], { counts: [] }), "no-reports-given");
  const pair = pairOf([SMOKES, DRINKS]);
  const check = crossed(pair);
  check({ counts: [[1, 2, 3]] });
  for (const counts of [[[2, 0, 1]], [[0, 3, 1]], [[0, 0, -1]], [[0, 0]], 3]) {
    assert.throws(() => check({ counts }));
  }
  assert.throws(
    () =>
      check({
        counts: [
          [0, 0, 1],
          [0, 0, 2],
        ],
      }),
    /twice/,
  );
  const text = "smokes,drinks\nyes,often\nyes,often\nno,\n,never\nno,never\n";
  assert.deepEqual(await countCrossed(source(text), pair), {
    counts: [
      [1, 2, 2],
      [0, 0, 1],
    ],
    missing: 2,
  });
  await rejects(countCrossed(source("smokes\nyes\n"), [SMOKES, SMOKES]), "bad_file");
  await rejects(countCrossed(source("smokes,drinks\n,\n"), pair), "bad_file");
});

test("of many links one is called clear only where chance seldom makes the clearest of all as clear", () => {
  const link = (names: [string, string], value: number) => ({
    ...{ names, identifiable: true, likelihood: 0.1 },
    correlation: { value, deviation: 0.1, wald: [value - 0.196, value + 0.196] as [number, number] },
  });
  const found = (answers: number, most: number) => {
    const names = Array.from({ length: answers }, (_, i) => `${i}`);
    const pairs = names.flatMap((one) => names.map((other) => link([one, other], one + other === "10" ? most : 0.01)));
    const rest = { people: 1000, gap: 0, impossible: false, columns: ["a", "b"] as [string, string] };
    const fit = { probability: 1 };
    return clearestLink({ ...rest, confidence: 0.95, pairs, fit, priorFit: fit })?.correlation?.value;
  };
  // Between two answers to each question all four links are one.
  assert.equal(found(2, 0.2), 0.2);
  assert.equal(found(2, 0.19), undefined);
  // With 16 links: 2.96 deviations.
  assert.equal(found(4, -0.2), undefined);
  assert.equal(found(4, -0.29), undefined);
  assert.equal(found(4, -0.3), -0.3);
});
