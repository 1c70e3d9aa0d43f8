// SPDX-License-Identifier: GPL-3.0-or-later
/** How often intervals of groups, and of their differences, hold: over 1,000 surveys of two groups of unequal size. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GroupedReports } from "../../wasm/contract/research-types.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { drawn, generator } from "./drawn-surveys.js";
import { realEngine } from "./real-engine.js";

const SURVEYS = 1000;
const ANSWERS = ["never", "sometimes", "often"];
const GROUPS = [
  { name: "f", people: 800, shares: [0.75, 0.2, 0.05] },
  { name: "m", people: 400, shares: [0.45, 0.35, 0.2] },
] as const;

test("intervals of groups and of differences hold as often as they say, and estimates are right on average", async (t) => {
  const engine = await realEngine();
  const table = questionTable("drinks", ANSWERS);
  const protocol = toProtocolFile(engine.design({ table, notion: "data-ldp", epsilon: 1.5, protocol: "grr" }));
  const channel = protocol.channel.weights?.map((row) => row.map((weight) => Number(weight) / 2 ** 62)) ?? [];
  const random = generator(41);
  const held = { shares: 0, differences: 0, each: 0, wald: 0, waldOfShares: 0 };
  const bias = ANSWERS.map(() => 0);
  for (let survey = 0; survey < SURVEYS; survey += 1) {
    const grouped: GroupedReports = {
      written: "reports",
      columns: ["sex"],
      reports: protocol.channel.reports,
      groups: GROUPS.map(({ name, people, shares }) => {
        const counts = ANSWERS.map(() => 0);
        for (let i = 0; i < people; i += 1) {
          const report = drawn(channel[drawn(shares, random)] ?? [], random);
          counts[report] = (counts[report] ?? 0) + 1;
        }
        return { cells: [name], reports: [0, 1, 2], counts };
      }),
    };
    const { groups, differences = [] } = engine.estimateGroups(protocol, grouped, { difference: true });
    const within = ([low, high] = [1, 0], truth = 0) => low <= truth && truth <= high;
    for (const [g, { data }] of groups.entries()) {
      const shares = GROUPS[g]?.shares;
      held.shares += data.every(({ together }, x) => within(together, shares?.[x])) ? 1 / GROUPS.length : 0;
      for (const [x, { wald }] of data.entries()) {
        held.waldOfShares += within(wald, shares?.[x]) ? 1 / GROUPS.length / ANSWERS.length : 0;
      }
    }
    const [{ data } = assert.fail()] = differences;
    const truths = ANSWERS.map((_, x) => (GROUPS[1].shares[x] ?? 0) - (GROUPS[0].shares[x] ?? 0));
    held.differences += data.every(({ together }, x) => within(together, truths[x])) ? 1 : 0;
    for (const [x, { each, wald, unbiased = 0 }] of data.entries()) {
      held.each += within(each, truths[x]) ? 1 / ANSWERS.length : 0;
      held.wald += within(wald, truths[x]) ? 1 / ANSWERS.length : 0;
      bias[x] = (bias[x] ?? 0) + (unbiased - (truths[x] ?? 0)) / SURVEYS;
    }
  }
  t.diagnostic(JSON.stringify({ held, bias }));
  // Five deviations of a share of 0.95, and 0.01 where the interval is for many reports.
  const chance = 5 * Math.sqrt((0.95 * 0.05) / SURVEYS);
  for (const kind of ["shares", "differences", "each"] as const) assert.ok(held[kind] / SURVEYS >= 0.95 - chance, kind);
  for (const kind of ["wald", "waldOfShares"] as const) assert.ok(held[kind] / SURVEYS >= 0.94 - chance, kind);
  // The negative control: intervals are not wider than they are for nothing.
  assert.ok(held.wald / SURVEYS < 0.97);
  for (const off of bias) assert.ok(Math.abs(off) < (5 * 0.075) / Math.sqrt(SURVEYS), `off by ${off}`);
});
