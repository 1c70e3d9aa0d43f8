// SPDX-License-Identifier: GPL-3.0-or-later
/** Shares of a population from its strata, beside sums that were worked out by hand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { normalQuantile } from "../../wasm/common/normal-quantile.js";
import type { GroupedReports } from "../../wasm/contract/research-types.js";
import { groupOptions } from "../../wasm/engine/request-check.js";
import { readPopulation } from "../../wasm/files/population.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const TABLE = questionTable("smokes", ["no", "yes"]);
/** Warner's card is true with chance 0.7. */
const WARNER = toProtocolFile(
  engine.design({ table: TABLE, notion: "data-ldp", epsilon: Math.log(7 / 3), protocol: "grr" }),
);
/** The example of core/estimate/README.md: among 400 women 180 say yes, among 500 men 275. */
const REPORTS: GroupedReports = {
  written: "reports",
  columns: ["sex"],
  reports: ["yes", "no"],
  groups: [
    { cells: ["f"], reports: [0, 1], counts: [180, 220] },
    { cells: ["m"], reports: [0, 1], counts: [275, 225] },
  ],
};
const POPULATION: [string, number][] = [
  ["m", 400_000],
  ["f", 600_000],
];

function near(value: number | undefined, wanted: number, within = 1e-5): void {
  assert.ok(value !== undefined && Math.abs(value - wanted) < within, `${value} instead of ${wanted}`);
}

test("the population's share, its deviation and the design effect are those worked out by hand", () => {
  const { groups, population } = engine.estimateGroups(WARNER, REPORTS, { population: POPULATION });
  near(groups[0]?.data[1]?.unbiased, 0.375);
  near(groups[1]?.data[1]?.unbiased, 0.625);
  assert.ok(population);
  assert.equal(population.people, 1_000_000);
  assert.deepEqual(population.strata, [
    { name: "f", people: 600_000 },
    { name: "m", people: 400_000 },
  ]);
  const yes = population.data[1];
  near(yes?.unbiased, 0.475);
  near(yes?.deviation, 0.04349);
  // A woman's report moves the share by 0.6 × 2.5/400: half of it is 0.001875.
  near(yes?.wald?.[0], 0.475 - 1.95996 * 0.04349 - 0.001875, 1e-4);
  near(yes?.wald?.[1], 0.475 + 1.95996 * 0.04349 + 0.001875, 1e-4);
  near(population.designEffect, 1.098);
  // Each end is the strata's at half of the doubt, weighed by their sizes.
  const surer = engine.estimateGroups(WARNER, REPORTS, { confidence: 0.975 }).groups;
  const end = (side: 0 | 1) =>
    0.6 * (surer[0]?.data[1]?.each?.[side] ?? 0) + 0.4 * (surer[1]?.data[1]?.each?.[side] ?? 0);
  near(yes?.each?.[0], end(0), 1e-12);
  near(yes?.each?.[1], end(1), 1e-12);
  assert.ok((yes?.each?.[0] ?? 1) < (yes?.wald?.[0] ?? 0), "exact ones are wider");
});

test("strata as large as their samples change nothing but the spread that lies between them", () => {
  const population: [string, number][] = [
    ["f", 400],
    ["m", 500],
  ];
  const found = engine.estimateGroups(WARNER, REPORTS, { population }).population;
  const plain = engine.estimate(WARNER, { written: "reports", reports: ["yes", "no"], counts: [455, 445] });
  near(found?.data[1]?.unbiased, plain.data[1]?.unbiased ?? 0, 1e-9);
  near(found?.designEffect, 1, 1e-12);
  assert.ok((found?.data[1]?.deviation ?? 1) < (plain.data[1]?.deviation ?? 0));
});

test("strata that do not fit the reports are refused, and so are weights and differences beside them", () => {
  const asked = (population: [string, number][], more = {}) =>
    engine.estimateGroups(WARNER, REPORTS, { population, ...more });
  const refused = (work: () => unknown, id: string) =>
    assert.throws(work, (error: { id?: string }) => error.id === id, id);
  refused(() => asked([["f", 1]]), "stratum-unknown");
  refused(() => asked([...POPULATION, ["x", 5]]), "stratum-unasked");
  refused(() => asked(POPULATION, { difference: true }), "population-beside");
  for (const population of [3, [["f"]], [["f", 0]], [["f", 1.5]], [[1, 2]], [["f", 1, 2]]]) {
    assert.throws(() => groupOptions({ population }), /population/);
  }
  assert.throws(
    () =>
      groupOptions({
        population: [
          ["f", 1],
          ["f", 2],
        ],
      }),
    /same stratum/,
  );
  groupOptions({ population: POPULATION });
});

test("a single report in a stratum shows no spread: there is no normal interval then, but an exact one", () => {
  const groups = [...REPORTS.groups, { cells: ["x"], reports: [0], counts: [1] }];
  const { population } = engine.estimateGroups(
    WARNER,
    { ...REPORTS, groups },
    { population: [...POPULATION, ["x", 1000]] },
  );
  assert.equal(population?.data[1]?.wald, undefined);
  assert.equal(population?.data[1]?.deviation, undefined);
  assert.ok(population?.data[1]?.each);
});

test("a small stratum that has most of the error leaves no normal interval", () => {
  const groups = [...REPORTS.groups, { cells: ["x"], reports: [0, 1], counts: [4, 2] }];
  const asked = (people: number) =>
    engine.estimateGroups(WARNER, { ...REPORTS, groups }, { population: [...POPULATION, ["x", people]] }).population;
  assert.ok(asked(1000)?.data[1]?.wald);
  const large = asked(500_000)?.data[1];
  assert.equal(large?.wald, undefined);
  assert.ok(large?.deviation && large.each);
});

test("a population's file is read, and a stratum that stands there twice or has no people is refused", async () => {
  const read = (text: string) => readPopulation(source(text), "sex");
  assert.deepEqual(await read("people,sex\n12,f\n34.0,m\n"), [
    ["f", 12],
    ["m", 34],
  ]);
  await rejects(read("sex,people\nf,1\nf,2\n"), "bad_file");
  for (const people of ["0", "", "1.000", "-1", "1e3", "x"]) {
    await rejects(read(`sex,people\nf,${people}\n`), "bad_weight");
  }
  await rejects(read("sex,people\n"), "bad_file");
  await rejects(read("sex,number\nf,1\n"), "unknown_column");
});

test("normal quantiles are those of tables", () => {
  near(normalQuantile(0.025), 1.959963984540054, 1e-11);
  near(normalQuantile(0.5), 0, 1e-11);
  near(normalQuantile(0.005), 2.5758293035489004, 1e-11);
  near(normalQuantile(1e-6), 4.753424308822899, 1e-11);
  // Both ways of computing it meet at 3.
  near(normalQuantile(0.0013498980316301), 3, 1e-10);
});
