// SPDX-License-Identifier: GPL-3.0-or-later
/** The counts that matter, and information beside counts: requests, files, and what is said of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import type { Design, DesignRequest, JointTable } from "../../wasm/contract/types.js";
import { request as checkDesign } from "../../wasm/engine/request-check.js";
import { designFrom } from "../../wasm/protocol/explain.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { testInFolder } from "./cli-folder.js";
import { rejects } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

const example: JointTable = {
  secret: { name: "s", categories: ["ill", "well"] },
  data: { name: "x", categories: ["a", "b", "c", "d"] },
  weights: Float64Array.of(0.1, 0.05, 0.25, 0.1, 0.25, 0.15, 0.05, 0.05),
};
const ask = (more: Partial<DesignRequest>): DesignRequest => ({
  table: example,
  notion: "lip",
  epsilon: 0.3,
  protocol: "optimal",
  objective: "counting",
  ...more,
});

/** The estimate of a sum of shares: n times its variance, by Gauss and Jordan on the information of the reports. */
function varianceOf({ channel, data, reports, dataDistribution: p }: Design, sum: number[]): number {
  const [a, b] = [data.categories.length, reports.length];
  const at = (x: number, y: number) => channel[x * b + y] as number;
  const often = reports.map((_, y) => Array.from(p).reduce((all, part, x) => all + part * at(x, y), 0));
  const rows = sum.map((right, x) => [
    ...sum.map((_, z) => often.reduce((all, q, y) => all + (at(x, y) * at(z, y)) / q, 0)),
    right,
  ]);
  for (let k = 0; k < a; k += 1) {
    const pivot = (rows[k] as number[])[k] as number;
    rows[k] = (rows[k] as number[]).map((cell) => cell / pivot);
    for (let i = 0; i < a; i += 1) {
      const factor = (rows[i] as number[])[k] as number;
      if (i !== k)
        rows[i] = (rows[i] as number[]).map((cell, j) => cell - factor * ((rows[k] as number[])[j] as number));
    }
  }
  const solved = rows.map((row) => row[a] as number);
  const mean = sum.reduce((all, of, x) => all + of * (p[x] as number), 0);
  return sum.reduce((all, of, x) => all + of * (solved[x] as number), 0) - mean ** 2;
}
const near = (found: number | undefined, expected: number, within: number) =>
  assert.ok(Math.abs((found ?? Number.NaN) - expected) <= within * Math.abs(expected), `${found} and not ${expected}`);

test("a difference that matters is told with fewer people than where all shares do", () => {
  const all = engine.design(ask({}));
  const alone = engine.design(
    ask({
      contrasts: [
        [
          ["a", 1],
          ["b", -1],
        ],
      ],
    }),
  );
  const sum = [1, -1, 0, 0];
  const [told] = alone.contrasts ?? [];
  near(told?.variance, varianceOf(alone, sum), 1e-6);
  near(alone.utility.value, told?.variance ?? 0, 1e-9);
  assert.equal(told?.peopleFor5Points, Math.ceil((told?.variance ?? 0) * (1.959963984540054 / 0.05) ** 2));
  assert.ok((told?.variance ?? 0) < 0.99 * varianceOf(all, sum));
  assert.ok((alone.utility.bound ?? 0) > 0.9999 * (alone.utility.value ?? 0));
  assert.deepEqual(alone.utility.contrasts, [sum]);
  // Nothing is proved of all shares together.
  assert.equal(alone.utility.counting?.lowerBound, undefined);
  assert.equal(all.contrasts, undefined);
});

test("weights make the shares that count most better, and add up with differences", () => {
  const asked = ask({
    countWeights: [
      ["a", 4],
      ["d", 0],
    ],
    contrasts: [
      [
        ["a", 1],
        ["b", -0.5],
        ["c", -0.5],
      ],
    ],
  });
  const { utility, contrasts, ...found } = engine.design(asked);
  assert.deepEqual(utility.countWeights, [4, 1, 1, 0]);
  assert.deepEqual(utility.contrasts, [[1, -0.5, -0.5, 0]]);
  const design = { ...found, utility } as Design;
  const unit = (x: number) => [0, 1, 2, 3].map((y) => (x === y ? 1 : 0));
  const sums = [...[0, 1, 2].map(unit), [1, -0.5, -0.5, 0]].map((sum) => varianceOf(design, sum));
  const [a = 0, b = 0, c = 0, difference = 0] = sums;
  near(utility.value, 4 * a + b + c + difference, 1e-6);
  near(contrasts?.[0]?.variance, difference, 1e-6);
  // Weights of 1 say nothing.
  const plain = engine.design(ask({}));
  const ones = engine.design(ask({ countWeights: [["b", 1]] }));
  assert.deepEqual(ones.weights, plain.weights);
  assert.equal(ones.utility.value, plain.utility.value);
});

test("categories that never occur have no part in what is counted", () => {
  const weights = Float64Array.of(0.1, 0, 0.25, 0.1, 0.25, 0, 0.05, 0.05);
  const table = { ...example, weights };
  const found = engine.design(
    ask({
      table,
      countWeights: [["c", 2]],
      contrasts: [
        [
          ["a", 1],
          ["d", -1],
        ],
      ],
    }),
  );
  assert.deepEqual(found.utility.countWeights, [1, 2, 1]);
  assert.deepEqual(found.utility.contrasts, [[1, 0, -1]]);
  assert.ok(engine.audit(toProtocolFile(found)).holds);
});

const wrong: [what: string, more: Partial<DesignRequest>, said: RegExp][] = [
  ["an unknown category", { countWeights: [["e", 1]] }, /countWeights names "e", which is no category/],
  [
    "a category twice",
    {
      countWeights: [
        ["a", 1],
        ["a", 2],
      ],
    },
    /names "a" twice/,
  ],
  ["a weight below 0", { countWeights: [["a", -1]] }, /countWeights\[0\] is -1 instead of a number from 0 to 1000000/],
  ["a weight that is not a number", { countWeights: [["a", Number.NaN]] }, /countWeights\[0\]/],
  ["weights that are all 0", { countWeights: ["a", "b", "c", "d"].map((x) => [x, 0]) }, /leaves nothing to be counted/],
  ["no contrast", { contrasts: [] }, /contrasts leaves nothing/],
  ["a sum that is known", { contrasts: [["a", "b", "c", "d"].map((x) => [x, 2])] }, /known without any report/],
  ["an empty sum", { contrasts: [[]] }, /known without any report/],
  ["a huge coefficient", { contrasts: [[["a", 1e7]]] }, /contrasts\[0\]\[0\] is 10000000 instead/],
  ["another objective", { objective: "guesses", countWeights: [["a", 2]] }, /are for counting alone/],
  ["an efficiency above 1", { objective: "information", countingEfficiency: 1.2 }, /above 0 and at most 1/],
  ["an efficiency of counting itself", { countingEfficiency: 0.5 }, /made for information/],
];
for (const [what, more, said] of wrong) {
  test(`refused with where and what to do: ${what}`, async () => {
    await rejects(() => engine.design(ask(more)), "bad_request");
    assert.throws(() => engine.design(ask(more)), said);
  });
}

test("a category that never occurs cannot be counted, and a check of requests says so", () => {
  const table = { ...example, weights: Float64Array.of(0.1, 0, 0.25, 0.1, 0.25, 0, 0.05, 0.05) };
  const request = ask({
    table,
    contrasts: [
      [
        ["a", 1],
        ["b", -1],
      ],
    ],
  });
  assert.throws(() => engine.design(request), /contrasts\[0\] names "b", which never occurs/);
  assert.throws(() => checkDesign(request), /never occurs/);
  assert.doesNotThrow(() => checkDesign(ask({ countWeights: [["a", 2]], countingEfficiency: 0.5 })));
  assert.throws(() => checkDesign({ ...ask({}), countingEfficiency: "much" }), /countingEfficiency/);
});

test("files say which counts mattered: audit and checker hold the value against the channel", async () => {
  const asked = ask({
    countWeights: [
      ["a", 3],
      ["d", 0],
    ],
    contrasts: [
      [
        ["a", 1],
        ["c", -1],
      ],
    ],
  });
  const design = engine.design(asked);
  const text = writeProtocol(toProtocolFile(design));
  const file = readProtocol(text);
  assert.deepEqual(file.utility, JSON.parse(text).utility);
  assert.ok(engine.audit(file).holds);
  assert.ok((await check(text)).holds);
  const { counting: _, ...stated } = design.utility;
  assert.deepEqual(designFrom(file).utility, stated);
  // Other weights make it another value, to both.
  const other = structuredClone(file);
  other.utility.countWeights = [1, 1, 1, 1];
  assert.ok(!engine.audit(other).holds);
  const none = structuredClone(file);
  delete none.utility.contrasts;
  assert.ok(!engine.audit(none).holds);
  const lacking = JSON.parse(text);
  delete lacking.utility.objective;
  assert.throws(() => readProtocol(JSON.stringify(lacking)));
  const short = JSON.parse(text);
  short.utility.countWeights = [1, 1];
  assert.throws(() => readProtocol(JSON.stringify(short)));
  const checked = await check(text.replace('"countWeights": [3, 1, 1, 0]', '"countWeights": [3, 1, 1, 1]'));
  assert.ok(!checked.holds);
});

const information = (more: Partial<DesignRequest>) => ask({ objective: "information", ...more });

test("an efficiency lies between counting and information, and the file says that its bound is of such protocols", async () => {
  const counting = engine.design(ask({}));
  const largest = engine.design(information({}));
  const least = counting.utility.value ?? 0;
  let before = 0;
  for (const countingEfficiency of [1, 0.8, 0.5, 0.2]) {
    const design = engine.design(information({ countingEfficiency }));
    const { mutualInformation, upperBound = 0 } = design.utility;
    assert.equal(design.utility.objective, undefined);
    const { variance = 0, bound = 0 } = design.counted ?? {};
    const stated = design.utility.countingEfficiency ?? assert.fail();
    assert.ok(stated <= bound / variance, `${stated} is proved`);
    assert.ok(stated === countingEfficiency || (countingEfficiency === 1 && stated > 0.999), `${stated}`);
    near(variance, design.utility.counting?.variance ?? 0, 1e-9);
    assert.equal(design.utility.counting?.lowerBound, bound);
    assert.ok(variance <= (least / countingEfficiency) * (1 + 2e-4), `${variance}`);
    assert.ok(bound <= least && bound > 0.99 * least);
    assert.ok(mutualInformation >= before - 1e-6 && upperBound >= mutualInformation);
    assert.ok(upperBound - mutualInformation < 1e-4 && upperBound <= (largest.utility.upperBound ?? 0) + 1e-6);
    before = mutualInformation;
    const text = writeProtocol(toProtocolFile(design));
    const file = readProtocol(text);
    assert.equal(file.utility.countingEfficiency, stated);
    const audit = engine.audit(file);
    assert.ok(audit.holds, audit.reason);
    const checked = await check(text);
    assert.ok(checked.holds, checked.reason);
    assert.deepEqual([checked.optimum, checked.unproved?.id], [undefined, "efficiency-not-proved"]);
    for (const forged of [0, 1.5, "0.5"]) {
      const document = JSON.parse(text);
      document.utility.countingEfficiency = forged;
      assert.throws(() => readProtocol(JSON.stringify(document)), `${forged}`);
    }
  }
  // So little is asked for that the largest information keeps it.
  const plain = engine.design(information({ countingEfficiency: 1e-6 }));
  assert.deepEqual(plain.weights, largest.weights);
});

const ASKED = ["people.csv", "--secret", "income", "--release", "region", "--guarantee", "lip", "--epsilon", "0.2"];

testInFolder("design takes weights and differences, and tells how many people they take", async (folder) => {
  const counting = [...ASKED, "--objective", "counting"];
  const { code, stdout, stderr } = await folder.run("design", ...counting, "--contrast", "north-south", "-o", "d.json");
  assert.equal(code, 0, stderr);
  assert.match(stdout, /^ {2}about [\d,]+ people for north - south to 5 percentage points$/m);
  assert.deepEqual(JSON.parse(folder.read("d.json")).utility.contrasts, [[1, -1, 0]]);
  assert.equal((await folder.run("audit", "d.json")).code, 0);
  const weighted = [...counting, "--count-weight", "north=2", "--count-weight", "west=0", "--json"];
  const json = JSON.parse((await folder.run("design", ...weighted)).stdout);
  assert.deepEqual(json.utility.countWeights, [2, 1, 0]);
  folder.write(
    "sums.json",
    JSON.stringify({
      contrasts: [
        [
          ["north", 1],
          ["south", -0.5],
          ["west", -0.5],
        ],
      ],
    }),
  );
  const summed = JSON.parse((await folder.run("design", ...counting, "--parameters", "sums.json", "--json")).stdout);
  assert.deepEqual(summed.utility.contrasts, [[1, -0.5, -0.5]]);
  for (const [options, said] of [
    [["--contrast", "north-east"], /--contrast "north-east" is not the difference A-B of two categories/],
    [["--count-weight", "north"], /--count-weight "north" is not CATEGORY=WEIGHT/],
    [["--count-weight", "east=1"], /names "east", which is no category/],
    [["--parameters", "sums.json", "--contrast", "north-south"], /exclude each other/],
  ] as const) {
    const refused = await folder.run("design", ...counting, ...options);
    assert.equal(refused.code, 2, refused.stderr);
    assert.match(refused.stderr, said);
  }
});

testInFolder(
  "design keeps the most information beside counts, or prints a table of several efficiencies",
  async (folder) => {
    const one = await folder.run("design", ...ASKED, "--counting-efficiency", "0.8", "-o", "e.json");
    assert.equal(one.code, 0, one.stderr);
    assert.match(one.stdout, /, as good to count from \(counting efficiency 0\.8\)$/m);
    assert.doesNotMatch(one.stderr, /was asked for/);
    assert.match(
      one.stdout,
      /^ {2}counting {2}[\d.]+, at least [\d.]+ under this guarantee: efficiency \d+\.\d % or more$/m,
    );
    assert.equal(JSON.parse(folder.read("e.json")).utility.countingEfficiency, 0.8);
    assert.equal((await folder.run("audit", "e.json")).code, 0);
    const several = await folder.run("design", ...ASKED, "--counting-efficiency", "1,0.5,0.1", "--json");
    const points = JSON.parse(several.stdout);
    const [all, ...others] = points.map((point: { countingEfficiency: number }) => point.countingEfficiency);
    assert.deepEqual(others, [0.5, 0.1]);
    assert.ok(all > 0.999 && all < 1, `${all}`);
    const table = await folder.run("design", ...ASKED, "--counting-efficiency", "1,0.5,0.1");
    assert.match(table.stdout, /^ +efficiency +I\(X;Y\) +at most +variance +at least$/m);
    for (const [value, said] of [
      ["2", /above 0 and at most 1, not 2/],
      ["0", /above 0 and at most 1, not 0/],
    ] as const) {
      assert.match((await folder.run("design", ...ASKED, "--counting-efficiency", value)).stderr, said);
    }
    const both = await folder.run("design", ...ASKED, "--counting-efficiency", "1,0.5", "-o", "f.json");
    assert.match(both.stderr, /a protocol file has one --counting-efficiency/);
  },
);

test("a channel that sees the secret is made for counting too, and its file is held against its pairs", async () => {
  const blind = engine.design(ask({}));
  const cells = example.weights.map((weight, i) => (i === 2 ? 0 : weight));
  for (const [table, more] of [
    [example, {}],
    [{ ...example, weights: cells }, {}],
    [
      example,
      {
        countWeights: [["a", 2]],
        contrasts: [
          [
            ["a", 1],
            ["d", -1],
          ],
        ],
      },
    ],
  ] as [JointTable, Partial<DesignRequest>][]) {
    const design = engine.design(ask({ table, seesSecret: true, ...more }));
    assert.equal(design.seesSecret, true);
    const text = writeProtocol(toProtocolFile(design));
    const audit = engine.audit(readProtocol(text));
    assert.ok(audit.holds, audit.reason);
    const checked = await check(text);
    assert.ok(checked.holds, checked.reason);
    const forged = text.replace(/"value": [\d.]+/, `"value": ${(design.utility.value ?? 0) * 1.001}`);
    assert.ok(!(await check(forged)).holds);
  }
  const seeing = engine.design(ask({ seesSecret: true }));
  assert.ok((seeing.utility.value ?? 0) <= (blind.utility.value ?? 0) * 1.0001);
});
