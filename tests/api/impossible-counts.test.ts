// SPDX-License-Identifier: GPL-3.0-or-later
/** Counts that cannot come from the protocol: they are shown as they came, and nothing is estimated from them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { INTERVALS, summariseEstimate } from "../../wasm/cli/summary-estimate.js";
import { summariseGroups, summarisePooled } from "../../wasm/cli/summary-research.js";
import type { PooledReports } from "../../wasm/contract/research-types.js";
import { isSuspicious } from "../../wasm/engine/suspicious.js";
import { isMarks } from "../../wasm/protocol/unary-encoding.js";
import { dice } from "./helpers.js";
import { kinds, randomProtocol } from "./random-protocols.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

/** A percentage, or a share of 1. */
const SHARE = /\d\s?%|\b0\.\d/;

test("of any counts, percentages are shown exactly where the counts can come from the protocol", () => {
  const all = kinds(engine).filter(({ notion }) => ["ldp", "lip", "data-ldp", "rldp"].includes(notion));
  const seen = { shown: 0, withheld: 0 };
  for (let seed = 1; seed <= 80; seed += 1) {
    const kind = all[seed % all.length] ?? assert.fail();
    const protocol = randomProtocol(engine, kind, seed);
    if (!protocol || isMarks(protocol.channel)) continue;
    const roll = dice(1000 + seed);
    const { reports } = protocol.channel;
    // All of one report, most of one, and any at all.
    const steep = [[1], [40, 1], [3, 2, 1]][seed % 3] ?? assert.fail();
    const counts = reports.map((_, y) => (steep[y] ?? 0) * (1 + roll(500)) + (steep.length > 2 ? roll(500) : 0));
    const counted = { written: "reports" as const, reports, counts };
    const found = engine.estimate(protocol, counted);
    const grouped = {
      written: "reports" as const,
      columns: ["g"],
      reports,
      groups: [{ cells: ["a"], reports: reports.map((_, y) => y), counts }],
    };
    const pooled: PooledReports[] = [
      { protocol, counted },
      { protocol, counted },
    ];
    const suspicious = isSuspicious(found);
    seen[suspicious ? "withheld" : "shown"] += 1;
    const groups = engine.estimateGroups(protocol, grouped);
    const pools = protocol.seesSecret ? undefined : engine.estimatePooled(pooled);
    for (const interval of INTERVALS) {
      const words: [string, boolean][] = [
        [summariseEstimate(protocol, counted, found, interval, undefined), suspicious],
        [summariseGroups(protocol, groups, interval, suspicious, undefined), suspicious],
        ...(pools ? [[summarisePooled(pooled, pools, interval), isSuspicious(pools)] as [string, boolean]] : []),
      ];
      for (const [text, isWithheld] of words) {
        const [, ...body] = text.split("\n");
        const shown = body.filter((line) => SHARE.test(line) && !line.includes(" nats"));
        assert.equal(shown.length === 0, isWithheld, `${kind.notion} ${kind.protocol} ${seed}: ${text}`);
        if (!isWithheld) continue;
        assert.match(text, /Check that it is the right protocol file/);
        const told = [Math.max(...counts), counts.reduce((sum, n) => sum + n, 0)].map((n) => n.toLocaleString("en"));
        assert.ok(
          body.some((line) => told.some((n) => line.includes(n))),
          `the counts: ${text}`,
        );
      }
    }
  }
  assert.ok(seen.shown >= 5 && seen.withheld >= 15, JSON.stringify(seen));
});
