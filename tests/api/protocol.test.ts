// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { design, protocol } from "./fake-engine.js";
import { rejects } from "./helpers.js";
import { realEngine } from "./real-engine.js";

test("a design becomes the protocol file that says the same; an infinite level is null", () => {
  assert.deepEqual(toProtocolFile(design), protocol);
});

test("what is written is read back, and writing it again gives the same bytes", () => {
  const text = writeProtocol(protocol);
  assert.deepEqual(readProtocol(text), protocol);
  assert.equal(writeProtocol(readProtocol(text)), text);
  assert.deepEqual(JSON.parse(text), protocol);
  assert.deepEqual(readProtocol(`\uFEFF${text}`), protocol);
  assert.match(text, /\n {6}\["3458764513820540928", "1152921504606846976"\],\n/);
});

/** A protocol file as JSON has it, to be damaged in ways that the types would not allow. */
type Loose = ReturnType<typeof JSON.parse>;

/** Changes that a reader must refuse, each with what the reason must name. */
const changes: [string, (file: Loose) => void, RegExp][] = [
  ["another format", (f) => (f.format = "other"), /"format"/],
  ["a later version", (f) => (f.version = 2), /version 2/],
  ["the version as a text", (f) => (f.version = "1"), /version "1"/],
  ["an unknown field", (f) => (f.extra = 1), /"extra"/],
  ["no guarantee", (f) => delete f.guarantee, /guarantee/],
  ["no bound", (f) => delete f.guarantee.bound, /lacks "bound"/],
  ["a negative level", (f) => (f.guarantee.epsilon = -1), /epsilon/],
  ["an infinite level", (f) => (f.guarantee.epsilon = null), /epsilon/],
  ["a bound that is a number", (f) => (f.guarantee.bound.numerator = 3), /numerator/],
  ["a bound over zero", (f) => (f.guarantee.bound.denominator = "0"), /denominator/],
  [
    "a bound longer than any level's, which would take minutes to check",
    (f) => {
      f.guarantee.bound.numerator = "3".repeat(58);
      f.guarantee.bound.denominator = "2".repeat(57);
    },
    /guarantee\.bound\.numerator holds "3+… instead of .* at most 57 digits/,
  ],
  [
    "a further bound as long",
    (f) => (f.guarantee.bounds = [{ level: 2, numerator: "3", denominator: "2".repeat(1000) }]),
    /guarantee\.bounds\[0\]\.denominator .* at most 57 digits/,
  ],
  ["a bound in hexadecimal", (f) => (f.guarantee.bound.numerator = "0x10"), /numerator/],
  ["a category twice", (f) => (f.data.categories = ["no", "no"]), /"no" twice/],
  ["one category", (f) => (f.secret.categories = ["ill"]), /fewer than two/],
  ["a category used and dropped", (f) => (f.data.dropped = ["no"]), /both as used and as dropped/],
  ["a category that is a number", (f) => (f.data.categories = ["yes", 1]), /data\.categories/],
  ["secret and data of the same name", (f) => (f.data.name = "s"), /same name/],
  ["a prior with a row too few", (f) => f.prior.pop(), /prior has 1 entry instead of 2/],
  ["a prior with a column too many", (f) => f.prior[1].push(0), /prior\[1\]/],
  ["a negative prior", (f) => (f.prior[0][1] = -1), /prior\[0\]\[1\]/],
  ["a prior that is not a number", (f) => (f.prior[0][1] = null), /prior\[0\]\[1\]/],
  [
    "a prior of zeros",
    (f) =>
      (f.prior = [
        [0, 0],
        [0, 0],
      ]),
    /positive/,
  ],
  ["a report twice", (f) => (f.channel.reports = ["no", "no"]), /"no" twice/],
  ["a report too many", (f) => f.channel.reports.push("maybe"), /standsFor/],
  ["a report that stands for nothing known", (f) => (f.channel.standsFor[1] = [2]), /standsFor\[1\]/],
  ["another denominator", (f) => (f.channel.denominator = "4"), /denominator/],
  ["a row of weights too few", (f) => f.channel.weights.pop(), /weights/],
  ["a negative weight", (f) => (f.channel.weights[0] = ["-1", "4611686018427387905"]), /weights\[0\]/],
  ["a weight that is a number", (f) => (f.channel.weights[0][1] = 2 ** 50), /weights\[0\]/],
  ["a weight with a leading zero", (f) => (f.channel.weights[0][1] = "01152921504606846976"), /weights\[0\]/],
  ["a weight that wraps around 2^64", (f) => (f.channel.weights[1][0] = "19599665578316398592"), /weights\[1\]/],
  ["a leakage at a report that is not there", (f) => (f.leakage.lip.report = 2), /leakage\.lip\.report/],
  ["a leakage of NaN", (f) => (f.leakage.lip.level = "NaN"), /leakage\.lip\.level/],
  ["a utility that is not a number", (f) => (f.utility.mutualInformation = "much"), /mutualInformation/],
];

for (const [what, change, reason] of changes) {
  test(`refused, with the reason: ${what}`, async () => {
    const file = structuredClone(protocol);
    change(file);
    const error = await rejects(() => readProtocol(JSON.stringify(file), "p.json"), "bad_protocol", { file: "p.json" });
    assert.match(error.message, reason);
  });
}

test("the longest bounds that are published are read back", async () => {
  const engine = await realEngine();
  const table = {
    secret: { name: "s", categories: ["ill", "well"] },
    data: { name: "x", categories: ["yes", "no"] },
    weights: Float64Array.of(30, 20, 10, 40),
  };
  const longest = await Promise.all(
    [0, 1e-9, 0.1, 1, 63.999, 64, 1000].map(async (epsilon) => {
      const made = engine.design({ table, notion: "alip", parameters: { lower: 3 }, epsilon, protocol: "optimal" });
      const { guarantee } = readProtocol(writeProtocol(toProtocolFile(made)));
      return Math.max(...[guarantee.bound, ...(guarantee.bounds ?? [])].map(({ numerator }) => numerator.length));
    }),
  );
  assert.equal(Math.max(...longest), 57, "the limit of the reader is no larger than it has to be");
});

test("no part of the file can be left out but the name of its schema", async () => {
  for (const key of Object.keys(protocol).filter((name) => name !== "$schema")) {
    const file: Partial<ProtocolFile> = structuredClone(protocol);
    delete file[key as keyof ProtocolFile];
    await rejects(() => readProtocol(JSON.stringify(file)), "bad_protocol");
  }
});

test("a truncated file is refused", async () => {
  const text = writeProtocol(protocol);
  for (let length = 0; length < text.trimEnd().length; length++) {
    await rejects(() => readProtocol(text.slice(0, length)), "bad_protocol");
  }
});

test("weights that do not sum to 2^62 are no channel: the guarantee fails", async () => {
  for (const weight of ["1152921504606846977", "1152921504606846975", "9999999999999999999"]) {
    const file = structuredClone(protocol);
    file.channel.weights[0] = ["3458764513820540928", weight];
    const error = await rejects(() => readProtocol(JSON.stringify(file)), "not_certified");
    assert.match(error.message, /"=yes" sum to/);
  }
});
