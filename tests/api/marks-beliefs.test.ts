// SPDX-License-Identifier: GPL-3.0-or-later
/** The page's sentences on reports that are sets of marks, against all 2^a of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Design } from "../../wasm/contract/types.js";
import { allReports, chanceOfMark, expanded } from "../../wasm/protocol/unary-encoding.js";
import { beliefs, guesses } from "../../web/facts/belief.js";
import { beliefAfter, markedIn, shareOf } from "../../web/facts/marks.js";
import { dice } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

function designed(seed: number): Design {
  const roll = dice(seed);
  const [c, a] = [2 + roll(3), 2 + roll(5)];
  const table = {
    secret: { name: "s", categories: Array.from({ length: c }, (_, i) => `s${i}`) },
    data: { name: "x", categories: Array.from({ length: a }, (_, i) => `x${i}`) },
    weights: Float64Array.from({ length: c * a }, () => 1 + roll(30) ** 2),
  };
  const notion = seed % 2 ? "lip" : "ldp";
  // At the last of these levels answers might go out as they are: other marks never come.
  const epsilon = ((engine.describe(table).releaseLevel[notion] ?? 1) * (seed % 6)) / 5 + (seed % 6 === 5 ? 0.01 : 0);
  return engine.design({ table, notion, epsilon, protocol: "oue" });
}

const near = (one: number | undefined, other: number | undefined, what: string) =>
  assert.ok(Math.abs((one ?? -1) - (other ?? -2)) < 1e-9, `${what}: ${one} and ${other}`);

test("extremes of belief, shares and guesses are those of all reports together", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const design = designed(seed);
    assert.ok(design.marks);
    const a = design.data.categories.length;
    const reports = allReports(a);
    const chances = expanded(chanceOfMark(design.marks), a, reports);
    const p = design.dataDistribution;
    let informed = 0;
    const after: number[][] = [];
    reports.forEach((report, y) => {
      const joint = Array.from(p, (share, x) => share * (chances[x]?.[y] ?? 0));
      const share = joint.reduce((sum, n) => sum + n, 0);
      informed += Math.max(...joint);
      const marked = [...report].flatMap((letter, x) => (letter === "y" ? [x] : []));
      near(shareOf(design, marked), share, `seed ${seed}, share of ${report}`);
      if (share === 0) return;
      const belief = design.secret.categories.map((_, s) => {
        const row = Array.from(design.prior.subarray(s * a, (s + 1) * a));
        return row.reduce((sum, n, x) => sum + (n / design.total) * (chances[x]?.[y] ?? 0), 0) / share;
      });
      after.push(belief);
      beliefAfter(design, marked).forEach((said, s) => {
        near(said, belief[s], `seed ${seed}, after ${report}`);
      });
    });
    for (const { secret, most, least } of beliefs(design)) {
      near(most, Math.max(...after.map((belief) => belief[secret] ?? 0)), `seed ${seed}, most`);
      near(least, Math.min(...after.map((belief) => belief[secret] ?? 1)), `seed ${seed}, least`);
    }
    near(guesses(design).informed, informed, `seed ${seed}, guesses`);
  }
});

test("the report that is shown first is the one at which the promise comes closest to its limit", () => {
  for (const seed of [1, 2, 3, 4, 7, 8, 9, 10]) {
    const design = designed(seed);
    const { notion } = design.guarantee;
    const said = beliefAfter(design, markedIn(design, -1)).map((belief, s) =>
      Math.log(belief / (design.secretDistribution[s] ?? 1)),
    );
    const level = notion === "lip" ? Math.max(...said.map(Math.abs)) : Math.max(...said) - Math.min(...said);
    near(level, design.leakage[notion]?.level, `seed ${seed}`);
  }
});
