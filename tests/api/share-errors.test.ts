// SPDX-License-Identifier: GPL-3.0-or-later
/** The page's error for each percentage, against the planner of the engine and against what files say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Design, DesignRequest, JointTable } from "../../wasm/contract/types.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { canCount, countingObjective } from "../../web/facts/counting.js";
import { exposed } from "../../web/facts/exposed.js";
import { highestLevel, privacyLevels, privacyOf } from "../../web/facts/levels.js";
import { noRules } from "../../web/facts/rules.js";
import { shareErrors } from "../../web/facts/share-errors.js";
import {
  codesInstead,
  mergeBelow,
  peopleFor5Points,
  peopleSaid,
  saysNothing,
  usefulShares,
} from "../../web/facts/useful.js";
import { adultTables } from "../../web/figures/tables.js";
import { dice } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

const names = (prefix: string, n: number) => Array.from({ length: n }, (_, i) => `${prefix}${i}`);

/** From 0 to 1. */
function uniform(seed: number): () => number {
  const draw = dice(seed);
  return () => draw(1_000_003) / 1_000_003;
}

/** People at random, some cells of them empty. */
function table(seed: number, secrets = 3, answers = 5): JointTable {
  const next = uniform(seed);
  const weights = Float64Array.from({ length: secrets * answers }, () => (next() < 0.15 ? 0 : Math.ceil(400 * next())));
  return {
    secret: { name: "s", categories: names("s", secrets) },
    data: { name: "x", categories: names("x", answers) },
    weights,
  };
}

function designed(request: Partial<DesignRequest> & { table: JointTable }): Design {
  return engine.design({ notion: "lip", epsilon: 0.6, protocol: "optimal", search: { seconds: 1 }, ...request });
}

const near = (one: number, other: number, within: number) => Math.abs(one - other) <= within * Math.max(one, other);

test("from noise codes the errors are those that the engine plans with", () => {
  for (let seed = 1; seed <= 5; seed += 1) {
    for (const more of [{ protocol: "grr" }, { objective: "counting" }, {}] as Partial<DesignRequest>[]) {
      const design = designed({ table: table(seed), ...more });
      if (design.identifiable !== "always") continue;
      const people = 5_000;
      const { halfWidth } = engine.plan(toProtocolFile(design), { people }, {});
      const found = shareErrors(design, "reports", people) ?? assert.fail();
      found.forEach((error, x) => {
        const planned = halfWidth?.categories[x]?.wald ?? Number.NaN;
        assert.ok(near(error, planned, 1e-5), `${seed} ${JSON.stringify(more)} ${x}: ${error}, planned ${planned}`);
      });
    }
  }
});

test("a rare answer behind much noise is never said to be exact", () => {
  const people = 1_950_002;
  const row = [...new Array<number>(39).fill(25_000), 1];
  const rare: JointTable = {
    secret: { name: "s", categories: ["a", "b"] },
    data: { name: "x", categories: names("x", 40) },
    weights: Float64Array.from([...row, ...row]),
  };
  const design = designed({ table: rare, notion: "data-ldp", epsilon: 0.01, protocol: "grr" });
  // The closed form of randomised response says 0.87 for the rare one.
  const found = shareErrors(design, "reports", people) ?? assert.fail();
  assert.ok((found[39] ?? 0) > 0.8, String(found[39]));
  for (const error of found) assert.ok(error > 0.1, String(error));
});

test("who gains nothing by a file is said to gain nothing, and a gain shows", () => {
  const right = (weights: number[], epsilon: number, notion: string, protocol: string) => {
    const cells: JointTable = {
      secret: { name: "s", categories: ["a", "b"] },
      data: { name: "x", categories: ["u", "v"] },
      weights: Float64Array.from(weights),
    };
    return exposed(designed({ table: cells, notion, epsilon, protocol })).right;
  };
  assert.deepEqual(right([31, 7, 28, 57], 0.27, "data-ldp", "grr"), { before: 70, after: 70 });
  assert.deepEqual(right([280, 226, 224, 270], 0.02, "lip", "optimal"), { before: 50, after: 51 });
  // 45.99 of 100 are 46, as the summary says. 50.6 above are 50, for 51 would hide the gain.
  const adult = adultTables[0]?.table ?? assert.fail();
  const levels = privacyLevels(highestLevel(engine.describe(adult).releaseLevel.lip));
  assert.equal(exposed(designed({ table: adult, epsilon: levels.medium })).right?.before, 46);
});

/** The inverse of a square matrix, by Gauss and Jordan. */
function inverse(matrix: number[][]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let c = 0; c < n; c += 1) {
    const pivot = rows.slice(c).reduce((best, row) => (Math.abs(row[c] ?? 0) > Math.abs(best[c] ?? 0) ? row : best));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(c, 0, pivot);
    const by = pivot[c] ?? 1;
    pivot.forEach((value, j) => {
      pivot[j] = value / by;
    });
    for (const row of rows) {
      if (row === pivot) continue;
      const times = row[c] ?? 0;
      row.forEach((value, j) => {
        row[j] = value - times * (pivot[j] ?? 0);
      });
    }
  }
  return rows.map((row) => row.slice(n));
}

test("from answers drawn of the codes they are those of the channel from answer to answer", () => {
  for (let seed = 21; seed <= 30; seed += 1) {
    const design = designed({ table: table(seed), protocol: "grr", epsilon: 1 });
    const width = design.data.categories.length;
    const all = design.reports.length;
    const p = Array.from(design.dataDistribution);
    const both = p.map((_, x) =>
      p.map((_, v) =>
        design.reports.reduce(
          (sum, _, y) => sum + (design.channel[x * all + y] ?? 0) * (design.dataPosterior[y * width + v] ?? 0),
          0,
        ),
      ),
    );
    // Answers are as common as in the table, so the unbiased estimate is the share of each times the inverse.
    const back = inverse(both);
    const people = 2_000;
    const found = shareErrors(design, "values", people) ?? assert.fail();
    found.forEach((error, x) => {
      const second = p.reduce((sum, share, v) => sum + share * (back[v]?.[x] ?? 0) ** 2, 0);
      const expected = 1.959963984540054 * Math.sqrt((second - (p[x] ?? 0) ** 2) / people);
      assert.ok(near(error, expected, 1e-6), `${seed} ${x}: ${error}, ${expected}`);
      assert.ok(error >= (shareErrors(design, "reports", people)?.[x] ?? 0) - 1e-12, "codes are never worse");
    });
  }
});

test("where a channel tells a share in part only, that share is off without end, and the others are not", () => {
  const design = designed({ table: table(3), epsilon: 0.05 });
  const found = shareErrors(design, "reports", 1_000) ?? assert.fail();
  const { identifiable, identifiableData = [] } = design;
  found.forEach((error, x) => {
    const told = identifiable === "always" || identifiableData.includes(x);
    assert.equal(Number.isFinite(error), told, `${identifiable} ${x}`);
  });
});

test("a method that is made for counting is told of only where there is one", () => {
  const design = designed({ table: table(5) });
  assert.equal(countingObjective(design), "counting");
  assert.equal(countingObjective(designed({ table: table(5), objective: "counting" })), undefined);
  assert.equal(countingObjective(designed({ table: table(5), protocol: "grr" })), undefined);
  assert.equal(canCount({ protocol: "optimal", epsilon: 1 }), true);
  assert.equal(canCount({ protocol: "optimal", epsilon: 0 }), false);
  assert.equal(canCount({ protocol: "optimal", seesSecret: true, epsilon: 1 }), false);
});

test("the people that it takes are those of the shares in the list, in either format, and of the method made for counting", () => {
  const adult = adultTables[0]?.table ?? assert.fail();
  const people = 32_561;
  const levels = privacyLevels(highestLevel(engine.describe(adult).releaseLevel.lip));
  for (const privacy of ["strong", "medium"] as const) {
    for (const write of ["values", "reports"] as const) {
      const at = `${privacy}, ${write}`;
      const made = (more: Partial<DesignRequest>) => designed({ table: adult, epsilon: levels[privacy], ...more });
      const [own, best] = [made({}), made({ objective: "counting" })].map((design) => {
        const shares = usefulShares(design, write, people) ?? assert.fail();
        const takes = peopleFor5Points(design, write, people);
        if (shares.some(({ error }) => !Number.isFinite(error))) {
          assert.equal(takes, Number.POSITIVE_INFINITY, at);
          return takes;
        }
        const widest = (n: number) => Math.max(...(usefulShares(design, write, n) ?? []).map(({ error }) => error));
        assert.ok(
          widest(takes) <= 0.05 + 1e-12 && widest(takes - 1) > 0.05,
          `${at}: ${takes} people, ${widest(takes)}`,
        );
        return takes;
      }) as [number, number];
      if (!Number.isFinite(own))
        assert.equal(peopleSaid(own, best), Number.isFinite(best) ? "bestOnly" : undefined, at);
      if (write === "values")
        assert.equal(own, Number.POSITIVE_INFINITY, `${at}: the list has some that cannot be told`);
    }
  }
});

test("where the list cannot tell, no number of people is said to be enough, and nothing at all is told as that", () => {
  assert.equal(peopleSaid(Number.POSITIVE_INFINITY, undefined), undefined);
  assert.equal(peopleSaid(Number.POSITIVE_INFINITY, 500), "bestOnly");
  assert.equal(peopleSaid(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY), undefined);
  assert.equal(peopleSaid(5_000, 500), "tooMany");
  assert.equal(peopleSaid(4_999, 500), "people");
  const shares = (all: number[]) => all.map((error) => ({ name: "a", share: 0.1, error, rough: true }));
  assert.ok(saysNothing(shares([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])));
  assert.ok(!saysNothing(shares([Number.POSITIVE_INFINITY, 0.3])));
  assert.ok(!saysNothing([]));
});

test("merging is offered for two rough answers and more, and leaves two others at least", () => {
  const own = table(7);
  const design = designed({ table: own });
  const shares = (rough: number[]) =>
    (usefulShares(design, "reports", 1_000) ?? []).map((share, i) => ({ ...share, rough: rough.includes(i) }));
  const last = design.data.categories.length - 1;
  assert.equal(mergeBelow(shares([]), design, own, noRules), undefined);
  assert.equal(mergeBelow(shares([last]), design, own, noRules), undefined, "one alone would only get another name");
  const below = mergeBelow(shares([last, last - 1]), design, own, noRules) ?? assert.fail();
  const all = shares([]).map(({ share }) => Math.round(share * design.total));
  assert.equal(all.filter((people) => people < below).length, 2);
  assert.equal(mergeBelow(shares([0, 1, 2, 3, 4]), design, own, noRules), undefined, "nothing would be left");
  const ranges = { ...noRules, edges: { x: [3] } };
  assert.equal(mergeBelow(shares([last, last - 1]), design, own, ranges), undefined);
});

test("words of privacy are levels that rise, whatever the table allows", () => {
  for (const highest of [0.05, 0.11, 0.4, 1, 2.5, 6]) {
    const { strong, medium, weak } = privacyLevels(highest);
    assert.ok(0 < strong && strong < medium && medium < weak && weak <= highest, `${highest}`);
    assert.equal(privacyOf(medium, highest), "medium");
    assert.equal(privacyOf(medium * 1.01, highest), undefined);
  }
});

test("what a reader can guess is never told as less than it is", () => {
  for (let seed = 41; seed <= 60; seed += 1) {
    const design = designed({ table: table(seed), epsilon: 0.3 });
    const { right, category } = exposed(design);
    const secrets = design.secret.categories.length;
    const informed = design.reports.reduce((sum, _, y) => {
      const after = design.secretPosterior.subarray(y * secrets, (y + 1) * secrets);
      return sum + (design.reportDistribution[y] ?? 0) * Math.max(...after);
    }, 0);
    assert.ok((right?.after ?? 0) >= 100 * informed - 1e-6 && (right?.after ?? 0) < 100 * informed + 1.5);
    assert.ok(right && right.after >= right.before);
    if (!category) continue;
    const s = design.secret.categories.indexOf(category.name);
    const people = Number(category.people.replaceAll(/\D/g, ""));
    const beliefs = design.reports.map((_, y) => people * (design.secretPosterior[y * secrets + s] ?? 0));
    assert.ok(Number(category.most.replaceAll(",", "")) >= Math.max(...beliefs) - 1e-6);
    assert.ok(Number(category.least.replaceAll(",", "")) <= Math.min(...beliefs) + 1e-6);
  }
});

/** 300 people of a town whose hidden column is typed in several ways: each rare one costs much. */
const town: JointTable = {
  secret: { name: "ill", categories: ["", "NO", "YES", "no", "yes"] },
  data: { name: "region", categories: ["", "north", "valley", "south", "island"] },
  weights: Float64Array.from([0, 2, 2, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 13, 82, 35, 55, 43, 1, 23, 6, 19, 15]),
};

test("codes are offered where categories cannot be counted by any method, and not where they save little", () => {
  const [own, made] = [{}, { objective: "counting" }].map((more) => designed({ table: town, epsilon: 0.5, ...more }));
  if (!own || !made) assert.fail();
  const never = Number.POSITIVE_INFINITY;
  assert.equal(peopleFor5Points(own, "values", 300), never);
  assert.equal(peopleFor5Points(made, "values", 300), never, "made for counting does not help in categories");
  const codes = peopleFor5Points(made, "reports", 300);
  assert.ok(codes < 10_000, String(codes));
  assert.ok(codesInstead(never, never, codes));
  assert.ok(codesInstead(never, undefined, codes));
  assert.ok(codesInstead(10 * codes, undefined, codes));
  assert.ok(!codesInstead(10 * codes - 1, undefined, codes));
  assert.ok(!codesInstead(never, codes, codes), "made for counting is enough");
  assert.ok(!codesInstead(never, never, never));
});
