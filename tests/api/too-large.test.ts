// SPDX-License-Identifier: GPL-3.0-or-later
/** An excess is told in the numbers that a person can count. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { rejects } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

function table(secrets: number, answers: number) {
  const names = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i}`);
  const weights = new Float64Array(secrets * answers).fill(3);
  // A secret that never occurs is no kind of person.
  weights.fill(0, 0, answers);
  return {
    secret: { name: "occupation", categories: names("s", secrets) },
    data: { name: "education", categories: names("x", answers) },
    weights,
  };
}

for (const [notion, seesSecret] of [
  ["rldp", false],
  ["rldp", true],
  ["ldp", true],
] as const) {
  test(`${notion}${seesSecret ? ", asked to see the secret" : ""}: pairs are called pairs, not categories of the data`, async () => {
    const sees = seesSecret && { seesSecret };
    const request = { table: table(101, 40), notion, epsilon: 1, protocol: "optimal", ...sees };
    const error = await rejects(() => engine.design(request), "too_large");
    assert.match(error.message, /100 categories of "occupation" and 40 of "education" there are 4000 kinds of people/);
    assert.doesNotMatch(error.message, /4000 of "education"/);
  });
}
