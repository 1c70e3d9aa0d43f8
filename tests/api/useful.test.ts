// SPDX-License-Identifier: GPL-3.0-or-later
/** The page says how useful the new file is, and gives one advice. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Design, DesignRequest, JointTable } from "../../wasm/contract/types.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { canCount, countingObjective } from "../../web/facts/counting.js";
import { exposed } from "../../web/facts/exposed.js";
import { highestLevel, privacyLevels, privacyOf } from "../../web/facts/levels.js";
import { type Reach, reachesAsFar, reachOf, reachText } from "../../web/facts/reach.js";
import { noRules } from "../../web/facts/rules.js";
import { adviceOf, mergeBelow, saysNothing, usefulShares } from "../../web/facts/useful.js";
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

test("a rare answer behind much noise is never said to be exact", () => {
  const people = 1_950_002;
  const row = [...new Array<number>(39).fill(25_000), 1];
  const rare: JointTable = {
    secret: { name: "s", categories: ["a", "b"] },
    data: { name: "x", categories: names("x", 40) },
    weights: Float64Array.from([...row, ...row]),
  };
  const design = designed({ table: rare, notion: "data-ldp", epsilon: 0.01, protocol: "grr" });
  const found = usefulShares(design, engine.plan(toProtocolFile(design), { people })) ?? assert.fail();
  const error = found.find(({ name }) => name === "x39")?.error ?? assert.fail();
  // The closed form of randomised response says 0.87 for the rare one: that is said to be untold.
  assert.equal(error, Number.POSITIVE_INFINITY);
  for (const share of found) assert.ok(share.error > 0.1, JSON.stringify(share));
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

test("where a channel tells a share in part only, that share is off without end, and the others are not", () => {
  const design = designed({ table: table(3), epsilon: 0.05 });
  const found = usefulShares(design, engine.plan(toProtocolFile(design), { people: 10_000_000 })) ?? assert.fail();
  const { identifiable, identifiableData = [] } = design;
  design.data.categories.forEach((category, x) => {
    const told = identifiable === "always" || identifiableData.includes(x);
    const error = found.find(({ name }) => name === category)?.error ?? assert.fail();
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

test("there is one advice: the fewest people by far, in the same format before noise codes", () => {
  const never = Number.POSITIVE_INFINITY;
  const kindOf = (...all: Parameters<typeof adviceOf>) => adviceOf(...all).kind;
  assert.equal(kindOf(never, undefined, undefined), "none");
  assert.equal(kindOf(never, never, never), "none");
  assert.equal(kindOf(300, undefined, undefined), "people");
  assert.deepEqual(adviceOf(never, 500, undefined), { kind: "counting", own: never, best: 500 });
  assert.equal(kindOf(5_000, 500, 400), "counting");
  assert.equal(kindOf(4_999, 500, 600), "people");
  assert.deepEqual(adviceOf(62_354, 20_000, 2_000), { kind: "codes", own: 62_354, best: 2_000 });
  assert.equal(kindOf(62_354, 3_000, 2_000), "counting");
  assert.equal(kindOf(never, never, 2_743), "codes");
  assert.equal(kindOf(62_354, 3_337, 2_743), "counting", "codes would save little more");
});

test("nothing at all is told as that", () => {
  const shares = (all: number[]) => all.map((error) => ({ name: "a", share: 0.1, error, rough: true }));
  assert.ok(saysNothing(shares([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])));
  assert.ok(!saysNothing(shares([Number.POSITIVE_INFINITY, 0.3])));
  assert.ok(!saysNothing([]));
});

test("two methods are held side by side by the answers that they tell, and only as many by their errors", () => {
  const shares = (...errors: number[]) =>
    errors.map((error, i) => ({ name: `x${i}`, share: 0.2, error, rough: false }));
  const [all, close, some, rough, none] = [
    shares(0.04, 0.02),
    shares(0.03, 0.02),
    shares(0.04, Number.POSITIVE_INFINITY),
    shares(0.1, Number.POSITIVE_INFINITY),
    shares(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
  ].map(reachOf) as [Reach, Reach, Reach, Reach, Reach];
  const said = (one: Reach, other: Reach) => reachText(one, other).replaceAll(/\s/g, " ");
  assert.equal(said(all, close), "± 4 points");
  assert.equal(said(some, all), "1 of 2 answers can be told");
  assert.equal(said(some, rough), "1 of 2 answers can be told, to ± 4 points");
  assert.equal(said(none, none), "0 of 2 answers can be told");
  const better = [close, all, some, rough, none];
  for (const [i, one] of better.entries())
    for (const [j, other] of better.entries()) assert.equal(reachesAsFar(one, other), i <= j, `${i}, ${j}`);
});

test("merging is offered for two rough answers and more, and leaves two others at least", () => {
  const own = table(7);
  const design = designed({ table: own });
  const shares = (rough: number[]) =>
    (usefulShares(design, engine.plan(toProtocolFile(design), { people: 1_000 })) ?? []).map((share, i) => ({
      ...share,
      rough: rough.includes(i),
    }));
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
