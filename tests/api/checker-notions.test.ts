// SPDX-License-Identifier: GPL-3.0-or-later
/** The independent checker under every notion, on documents with certificates found by trying everything. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { documentOf, fails, holds, planOf } from "./checker-documents.js";
import { range } from "./checker-worst.js";

const NOTIONS = [
  "lip",
  "pml",
  "pmc",
  "alip",
  "per-secret",
  "ldp",
  "profile",
  "data-ldp",
  "context-aware",
  "srlip",
  "srldp",
  "rldp",
  "rlip",
  "rpml",
];

for (const notion of NOTIONS) {
  test(`checker, ${notion}: what is found by trying everything holds`, async () => {
    for (const seed of range(24)) await holds(documentOf(planOf(notion, seed)));
  });
  test(`checker, ${notion}: a level below the least that holds is exceeded, with the worst told`, async () => {
    for (const seed of range(6)) {
      const plan = planOf(notion, seed);
      const document = documentOf(plan);
      const tight = documentOf({ ...plan, epsilon: document.guarantee.epsilon - 0.002 });
      const found = await fails(tight, "exceeds", /report|marks/);
      assert.deepEqual(found.worst, tight.certificate.worst);
      assert.equal(found.slack, tight.certificate.slack);
      assert.ok(BigInt(found.slack as string) < 0n);
    }
  });
}
