// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * How often intervals of a population hold, over 1,000 surveys of three strata of unequal sizes, one of them with 100
 * people. Five deviations of a share of 0.95 are 0.034. So an interval that holds in less than 0.87 of surveys is found
 * out all but once in a million. The control is the same survey without its strata.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GroupedReports } from "../../wasm/contract/research-types.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { drawn, generator } from "./drawn-surveys.js";
import { realEngine } from "./real-engine.js";

const SURVEYS = 1000;
const ANSWERS = ["never", "sometimes", "often"];
const STRATA = [
  { name: "city", size: 500_000, people: 300, shares: [0.3, 0.3, 0.4] },
  { name: "town", size: 400_000, people: 900, shares: [0.75, 0.2, 0.05] },
  { name: "farm", size: 100_000, people: 100, shares: [0.9, 0.1, 0] },
] as const;
const TRUTH = ANSWERS.map((_, x) => STRATA.reduce((sum, { size, shares }) => sum + (size / 1e6) * (shares[x] ?? 0), 0));

test("intervals of a population hold as often as they say, whatever the sizes of samples and strata", async (t) => {
  const engine = await realEngine();
  const table = questionTable("drinks", ANSWERS);
  const protocol = toProtocolFile(engine.design({ table, notion: "data-ldp", epsilon: 1.5, protocol: "grr" }));
  const channel = protocol.channel.weights?.map((row) => row.map((weight) => Number(weight) / 2 ** 62)) ?? [];
  const random = generator(43);
  const held = { each: 0, together: 0, wald: 0, without: 0 };
  const width = { each: 0, together: 0, wald: 0 };
  const bias = ANSWERS.map(() => 0);
  for (let survey = 0; survey < SURVEYS; survey += 1) {
    const groups = STRATA.map(({ name, people, shares }) => {
      const counts = ANSWERS.map(() => 0);
      for (let i = 0; i < people; i += 1) {
        const report = drawn(channel[drawn(shares, random)] ?? [], random);
        counts[report] = (counts[report] ?? 0) + 1;
      }
      return { cells: [name], reports: [0, 1, 2], counts };
    });
    const reports = protocol.channel.reports;
    const grouped: GroupedReports = { written: "reports", columns: ["place"], reports, groups };
    const { population } = engine.estimateGroups(protocol, grouped, {
      population: STRATA.map(({ name, size }) => [name, size]),
    });
    const counts = ANSWERS.map((_, y) => groups.reduce((sum, group) => sum + (group.counts[y] ?? 0), 0));
    const without = engine.estimate(protocol, { written: "reports", reports, counts });
    const within = ([low, high] = [1, 0], truth = 0) => low <= truth && truth <= high;
    const shares = population?.data ?? [];
    held.together += shares.every(({ together }, x) => within(together, TRUTH[x])) ? 1 : 0;
    for (const [x, share] of shares.entries()) {
      held.each += within(share.each, TRUTH[x]) ? 1 / ANSWERS.length : 0;
      held.wald += within(share.wald, TRUTH[x]) ? 1 / ANSWERS.length : 0;
      held.without += within(without.data[x]?.each, TRUTH[x]) ? 1 / ANSWERS.length : 0;
      for (const kind of ["each", "together", "wald"] as const) {
        const [low, high] = share[kind] ?? [0, 0];
        width[kind] += (high - low) / 2 / ANSWERS.length / SURVEYS;
      }
      bias[x] = (bias[x] ?? 0) + ((share.unbiased ?? 0) - (TRUTH[x] ?? 0)) / SURVEYS;
    }
  }
  t.diagnostic(JSON.stringify({ held, width, bias }));
  const chance = 5 * Math.sqrt((0.95 * 0.05) / SURVEYS);
  for (const kind of ["each", "together"] as const) assert.ok(held[kind] / SURVEYS >= 0.95 - chance, kind);
  assert.ok(held.wald / SURVEYS >= 0.94 - chance);
  assert.ok(held.without / SURVEYS < 0.5, "without strata");
  for (const off of bias) assert.ok(Math.abs(off) < (5 * 0.03) / Math.sqrt(SURVEYS), `${off}`);
});
