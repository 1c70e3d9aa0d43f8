// SPDX-License-Identifier: GPL-3.0-or-later
/** A protocol file explained: the design that it was written from. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Design } from "../../wasm/contract/types.js";
import { designFrom } from "../../wasm/protocol/explain.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { kinds, randomProtocol } from "./random-protocols.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

function near(name: string, one: ArrayLike<number>, other: ArrayLike<number>): void {
  assert.equal(one.length, other.length, name);
  for (let i = 0; i < one.length; i += 1) {
    assert.ok(Math.abs((one[i] as number) - (other[i] as number)) < 1e-9, `${name}[${i}]: ${one[i]} and ${other[i]}`);
  }
}

const ARRAYS = [
  "channel",
  "reportDistribution",
  "secretPosterior",
  "dataPosterior",
  "secretDistribution",
  "dataDistribution",
] as const;

test("every kind of protocol file, explained, is written as the same file again", () => {
  let files = 0;
  for (const [i, kind] of kinds(engine).entries()) {
    const file = randomProtocol(engine, kind, 4000 + i);
    if (!file) continue;
    files += 1;
    assert.equal(writeProtocol(toProtocolFile(designFrom(readProtocol(writeProtocol(file))))), writeProtocol(file));
  }
  assert.ok(files > 60, `${files} files`);
});

test("what the engine says of a design is what is said of its file", () => {
  const table = {
    secret: { name: "s", categories: ["a", "b", "never"] },
    data: { name: "x", categories: ["p", "q", "none", "r"] },
    weights: Float64Array.of(5, 2, 0, 3, 1, 4, 0, 0, 0, 0, 0, 0),
  };
  for (const request of [
    { notion: "lip", protocol: "optimal" },
    { notion: "ldp", protocol: "cr", seesSecret: true },
    { notion: "lip", protocol: "oue" },
    { notion: "rldp", protocol: "ir", seesSecret: true },
  ]) {
    const design = engine.design({ table, epsilon: 0.7, ...request });
    const found = designFrom(toProtocolFile(design));
    for (const name of ARRAYS) near(`${request.protocol} ${name}`, found[name], design[name]);
    near("prior", found.prior, design.prior);
    assert.deepEqual(found.weights, design.weights);
    if (!design.marks) near("I(S;Y)", [found.secretInformation], [design.secretInformation]);
    if (!design.marks) near("guess", [found.guess.correct], [design.guess.correct]);
    near("guess without a report", [found.guess.baseline], [design.guess.baseline]);
    const plain: (keyof Design)[] = [
      "secret",
      "data",
      "dropped",
      "reports",
      "standsFor",
      "guarantee",
      "leakage",
      "total",
    ];
    for (const name of plain) assert.deepEqual(found[name], design[name], `${request.protocol} ${name}`);
  }
});
