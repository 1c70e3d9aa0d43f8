// SPDX-License-Identifier: GPL-3.0-or-later
/** The engine's call that puts protocols beside each other. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Comparison, DesignRequest, JointTable } from "../../wasm/contract/types.js";
import type { Bridge } from "../../wasm/engine/bridge.js";
import { type CompareOptions, type CompareRequest, compareBy } from "../../wasm/engine/compare.js";
import { rejects } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const bridge = {
  call: async (name: "catalogue" | "design", [request]: [DesignRequest]) =>
    name === "design" ? engine.design(request) : engine.catalogue(),
} as unknown as Bridge;

const table: JointTable = {
  secret: { name: "s", categories: ["s0", "s1", "s2", "s3", "s4"] },
  data: { name: "x", categories: ["a", "b"] },
  weights: Float64Array.of(19, 30, 1, 17, 25, 37, 1, 6, 3, 14),
};
const compare = (more: Partial<CompareRequest> = {}, options: CompareOptions = {}) =>
  compareBy(bridge, { table, notion: "lip", epsilon: 0.5, ...more }, options);

test("the call says of cr alone how it stands, once all are there, and the orders of the alpha-leakage", async () => {
  const entries: Comparison[] = [];
  const compared = await compare({}, { onEntry: (entry) => entries.push(entry) });
  assert.ok(entries.every(({ standing }) => standing === undefined));
  assert.deepEqual(
    compared.filter(({ standing }) => standing).map(({ protocol }) => protocol),
    ["cr"],
  );
  const [own] = compared.filter(({ protocol }) => protocol === "cr");
  const better = compared.filter(({ mutualInformation }) => mutualInformation > (own?.mutualInformation ?? 0) + 1e-9);
  assert.deepEqual(
    own?.standing?.beatenBy.map(({ protocol, seesSecret }) => [protocol, seesSecret]),
    better
      .sort((one, other) => other.mutualInformation - one.mutualInformation)
      .map(({ protocol, seesSecret }) => [protocol, seesSecret]),
  );
  assert.ok(better.some(({ protocol }) => protocol === "grr"));
  assert.deepEqual(
    own?.alphaLeakage?.map(({ order }) => order),
    [1, 2, Number.POSITIVE_INFINITY],
  );
  const [seeing] = await compare({ orders: [3], seesSecret: true });
  assert.deepEqual(
    seeing?.alphaLeakage?.map(({ order }) => order),
    [3],
  );
  // grr is none of the channels that see the secret.
  const among = (await compare({ seesSecret: true })).find(({ protocol }) => protocol === "cr");
  assert.deepEqual([among?.standing?.information, among?.standing?.alpha], [undefined, undefined]);
});

test("the call hands distances to the protocols that use them, and refuses orders below 1", async () => {
  const failed: string[] = [];
  const onFailure: CompareOptions["onFailure"] = ({ protocol }) => failed.push(protocol);
  const far: CompareRequest["distances"] = [
    ["a", "b", 1],
    ["b", "a", 6],
  ];
  const compared = await compare({ distances: far, objective: "distance" }, { onFailure });
  assert.deepEqual(failed, []);
  const [optimal] = compared;
  assert.equal(optimal?.value, optimal?.reportDistance);
  assert.equal(compared.find(({ protocol }) => protocol === "grr")?.reportDistance, undefined);
  for (const order of [0.99, Number.NaN, -1]) await rejects(() => compare({ orders: [order] }), "bad_request");
});
