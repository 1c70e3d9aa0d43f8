// SPDX-License-Identifier: GPL-3.0-or-later
/** The page's sentences on what can be estimated from reports, against the engine that estimates. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JointTable } from "../../wasm/contract/types.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { estimable } from "../../web/facts/estimable.js";
import { realEngine } from "./real-engine.js";

const table: JointTable = {
  secret: { name: "s", categories: ["a", "b"] },
  data: { name: "x", categories: ["c", "d", "e", "f", "g"] },
  weights: Float64Array.from([40, 1, 30, 20, 9, 10, 40, 25, 25, 20]),
};

test("the answers of which it can be estimated how common they are, are those that the engine estimates", async () => {
  const engine = await realEngine();
  const kinds = new Set<string>();
  for (const notion of ["lip", "ldp", "data-ldp"]) {
    for (const protocol of ["optimal", "grr", "oue"]) {
      for (const epsilon of [0, 0.2, 0.6, 1]) {
        if (epsilon === 0 && protocol === "oue") continue;
        const design = engine.design({ table, notion, epsilon, protocol });
        const file = toProtocolFile(design);
        const where = `${notion}, ${protocol}, ${epsilon}`;
        const { kind, answers: told = [] } = estimable(design);
        kinds.add(kind);
        assert.equal(kind === "always", design.identifiable === "always", where);
        // An audit of its file finds the same.
        assert.deepEqual(estimable(engine.audit(file)), estimable(design), where);
        if (design.marks) continue;
        const counted = { written: "reports" as const, reports: design.reports, counts: design.reports.map(() => 100) };
        const { data } = engine.estimate(file, counted, {});
        const found = data.flatMap(({ identifiable }, x) => (identifiable ? [x] : []));
        if (kind === "always") assert.equal(found.length, data.length, where);
        else assert.deepEqual(told, found, where);
        if (kind === "none") assert.deepEqual(found, [], where);
      }
    }
  }
  assert.deepEqual([...kinds].toSorted(), ["always", "in-part", "none"]);
});

test("where it takes the table for that, it is said so", async () => {
  const engine = await realEngine();
  const design = engine.design({ table, notion: "ldp", epsilon: 0.5, protocol: "coupling", seesSecret: true });
  const { kind } = estimable(design);
  assert.equal(kind, estimable(engine.audit(toProtocolFile(design))).kind);
  assert.equal(kind === "always", design.identifiable === "always");
  assert.equal(kind === "under-prior", design.identifiable === "under-prior");
});
