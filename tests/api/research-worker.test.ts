// SPDX-License-Identifier: GPL-3.0-or-later
/** Groups, pools and regressions by a worker. This file is its own worker. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isMainThread } from "node:worker_threads";
import type { GroupedReports } from "../../wasm/contract/research-types.js";
import type { JointTable } from "../../wasm/contract/types.js";
import { serve } from "../../wasm/engine/serve.js";
import { Sluice } from "../../wasm/engine/sluice.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { rejects } from "./helpers.js";
import { nodeWorker, port } from "./node-worker.js";
import { realEngine } from "./real-engine.js";

const ROWS = { written: "reports" } as const;
const YES_NO: JointTable = {
  secret: { name: "group", categories: ["a", "b"] },
  data: { name: "smokes", categories: ["no", "yes"] },
  weights: Float64Array.of(60, 40, 50, 50),
};

if (isMainThread) tests();
else serve(port, realEngine);

function tests(): void {
  test("a worker takes the same requests, and refuses what is none", async () => {
    const engine = await realEngine();
    const QUESTION = toProtocolFile(engine.design({ table: YES_NO, notion: "data-ldp", epsilon: 1, protocol: "grr" }));
    const sluice = new Sluice({ createWorker: () => nodeWorker(import.meta.url) });
    try {
      const file = new Blob([
        `sex,smokes\n${Array.from({ length: 300 }, (_, i) => `${i % 2 ? "f" : "m"},${i % 5 < 2 ? "yes" : "no"}\n`).join("")}`,
      ]);
      const grouped = await sluice.countGroups(file, QUESTION, { ...ROWS, columns: ["sex"] });
      const found = await sluice.estimateGroups(QUESTION, grouped, { difference: true });
      assert.deepEqual(found, engine.estimateGroups(QUESTION, grouped, { difference: true }));
      assert.deepEqual(await sluice.regress(QUESTION, grouped), engine.regress(QUESTION, grouped));
      const counted = await sluice.countReports(file, QUESTION, { ...ROWS, as: "rows" });
      // A plain map says the same, and is checked the same.
      const map = Object.fromEntries(counted.reports.map((report, i) => [report, counted.counts[i] ?? 0]));
      assert.deepEqual(await sluice.estimate(QUESTION, map), engine.estimate(QUESTION, counted));
      await rejects(sluice.estimate(QUESTION, { maybe: 3 }), "unknown_category");
      for (const wrong of [{ yes: -1 }, { yes: 0.5 }, { yes: "3" }, {}]) {
        await rejects(sluice.estimate(QUESTION, wrong as unknown as Record<string, number>), "bad_request");
      }
      const pooled = [{ protocol: QUESTION, counted }];
      assert.deepEqual(await sluice.estimatePooled(pooled), engine.estimatePooled(pooled));
      const [first] = grouped.groups;
      const wrong = [
        { ...grouped, groups: [] },
        { ...grouped, groups: [first, first] },
        { ...grouped, groups: [{ ...first, counts: [1] }] },
        { ...grouped, groups: [{ ...first, reports: [0, 5] }] },
        { ...grouped, groups: [{ ...first, reports: [0, 0] }] },
        { ...grouped, groups: [{ ...first, counts: [1, -1] }] },
        { ...grouped, columns: ["sex", "age"] },
        { ...grouped, weight: "w" },
        { ...grouped, kinds: ["text"] },
        { ...grouped, more: 1 },
      ] as unknown as GroupedReports[];
      for (const one of wrong) await rejects(sluice.estimateGroups(QUESTION, one), "bad_request");
      await rejects(sluice.estimateGroups(QUESTION, grouped, { difference: 1 as unknown as string }), "bad_request");
      await rejects(sluice.regress(QUESTION, grouped, { category: 1 as unknown as string }), "bad_request");
      await rejects(sluice.countGroups(file, QUESTION, { ...ROWS, columns: [""] }), "bad_request");
      await rejects(sluice.estimatePooled("all" as unknown as typeof pooled), "bad_request");
    } finally {
      sluice.close();
    }
  });
}
