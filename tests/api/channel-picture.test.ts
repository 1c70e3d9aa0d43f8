// SPDX-License-Identifier: GPL-3.0-or-later
/** The sentence below the picture of a channel. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { channelSpec } from "../../web/parts/channel-spec.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const table = {
  secret: { name: "income", categories: ["high", "low"] },
  data: { name: "region", categories: ["north", "south", "west"] },
  weights: Float64Array.of(60, 20, 15, 40, 80, 35),
};

test("a range is told where answers differ, and one figure where they do not", () => {
  // Under randomised response every answer stays with the same chance, e^1 / (e^1 + 2).
  const same = engine.design({ table, notion: "data-ldp", epsilon: 1, protocol: "grr" });
  assert.match(channelSpec(same).summary, /comes 58 times in 100\.$/);
  const apart = engine.design({ table, notion: "ldp", epsilon: 0.3, protocol: "optimal" });
  const width = apart.reports.length;
  const peaks = [0, 1, 2].map((x) => Math.max(...apart.channel.slice(x * width, (x + 1) * width)));
  const [least, most] = [Math.min(...peaks), Math.max(...peaks)].map((chance) => (100 * chance).toFixed(0));
  assert.notEqual(least, most);
  assert.ok(channelSpec(apart).summary.includes(`comes ${least} to ${most} times in 100`), channelSpec(apart).summary);
});
