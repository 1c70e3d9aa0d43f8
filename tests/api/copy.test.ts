// SPDX-License-Identifier: GPL-3.0-or-later
/** The page has words for all that the engine offers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { releaseBetween } from "../../web/facts/neighbours.js";
import { offered } from "../../web/features/protect/session/offered.js";
import { messages } from "../../web/messages/page.js";
import { realEngine } from "./real-engine.js";

test("every notion that is offered and every protocol has its words, and no other", async () => {
  const catalogue = (await realEngine()).catalogue();
  assert.deepEqual(Object.keys(messages.level.notions).sort(), offered(catalogue).notions.toSorted());
  assert.deepEqual(Object.keys(messages.channel.protocols).sort(), catalogue.protocols.toSorted());
});

test("where no answer rules a secret out, a notion that still never lets answers go has words of its own for it", async () => {
  const engine = await realEngine();
  const columns = [
    { name: "p", values: ["c", "d", "e"] },
    { name: "q", values: ["f", "f", "g"] },
  ];
  const table = {
    secret: { name: "s", categories: ["a", "b"] },
    data: { name: "x", categories: ["c, f", "d, f", "e, g"], columns },
    weights: Float64Array.from([1, 2, 3, 4, 5, 7]),
  };
  const prior = engine.describe(table);
  const releaseLevel: Record<string, number> = { ...prior.releaseLevel, profile: releaseBetween("next", table, prior) };
  for (const [notion, { never }] of Object.entries(messages.level.notions)) {
    // Tells no level for a notion that does not speak of the answers alone.
    assert.equal(never !== undefined, !Number.isFinite(releaseLevel[notion] ?? Number.POSITIVE_INFINITY), notion);
  }
});
