// SPDX-License-Identifier: GPL-3.0-or-later
/** One answer, one report: always the same for a device, and drawn by the channel over many devices. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { DesignRequest, JointTable } from "../../wasm/contract/types.js";
import { answerOnce } from "../../wasm/engine/answer.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { newDeviceSecret } from "../../wasm/releases/derived-randomness.js";
import { rejects, tableIn } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const TABLE: JointTable = {
  secret: { name: "s", categories: ["a", "b"] },
  data: { name: "x", categories: ["p", "q", "r"] },
  weights: Float64Array.of(5, 2, 3, 1, 4, 3),
};

function protocolFor(request: Partial<DesignRequest>) {
  return toProtocolFile(engine.design({ table: TABLE, notion: "ldp", epsilon: 0.8, protocol: "grr", ...request }));
}

test("the same answer has the same report, whenever it is asked for", () => {
  for (const request of [{}, { protocol: "cr", seesSecret: true }, { notion: "lip", protocol: "oue" }]) {
    const protocol = protocolFor(request);
    const secret = newDeviceSecret();
    const reports = Array.from({ length: 20 }, () => answerOnce(engine, protocol, 1, secret));
    assert.equal(new Set(reports).size, 1);
  }
});

test("over many devices reports come as often as the channel says", () => {
  const protocol = protocolFor({});
  const { weights, reports } = tableIn(protocol);
  const people = 4000;
  const counts = reports.map(() => 0);
  for (let i = 0; i < people; i += 1) {
    const y = reports.indexOf(answerOnce(engine, protocol, 2, newDeviceSecret()));
    counts[y] = (counts[y] ?? 0) + 1;
  }
  const row = weights[2] as string[];
  counts.forEach((count, y) => {
    const chance = Number(row[y]) / 2 ** 62;
    // Five deviations: 6e-7 for each.
    const five = 5 * Math.sqrt(people * chance * (1 - chance));
    assert.ok(Math.abs(count - people * chance) < five, `${count} of ${people * chance}`);
  });
});

test("an answer that there is not, and a protocol that does not keep its word, draw nothing", async () => {
  const protocol = protocolFor({});
  const secret = newDeviceSecret();
  for (const input of [-1, 3, 0.5, Number.NaN]) {
    await rejects(() => answerOnce(engine, protocol, input, secret), "bad_request");
  }
  const broken = structuredClone(protocol);
  broken.guarantee.epsilon /= 2;
  await rejects(() => answerOnce(engine, broken, 0, secret), "not_certified");
});
