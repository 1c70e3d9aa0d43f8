// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * An engine that answers at once, for the tests of what surrounds the engine: the bridge, and how
 * failures are handled. The tests of results use the real one.
 */
import { randomFillSync } from "node:crypto";
import type { Engine } from "../../wasm/contract/engine.js";
import { type ErrorCode, SluiceError } from "../../wasm/contract/errors.js";
import type { SearchMemory } from "../../wasm/contract/search-types.js";
import type { Design, Proof, ProtocolFile, TableChannel } from "../../wasm/contract/types.js";
import { countsHash, protocolHash } from "../../wasm/protocol/identity.js";

const failed = (code: ErrorCode, text: string, remedy: string) =>
  new SluiceError({ code, id: "fake", values: {}, text, remedy, place: {} });

const ONE = 1n << 62n;

/** A protocol that tells the truth with probability 3/4; two answers, two reports. */
const uncertified: Omit<ProtocolFile, "certificate"> & { channel: TableChannel } = {
  $schema: "urn:sluice:protocol:1",
  format: "sluice-protocol",
  version: 1,
  protocol: "grr",
  guarantee: { notion: "lip", epsilon: 1, bound: { numerator: "27182", denominator: "10000" } },
  secret: { name: "s", categories: ["ill", "well"], dropped: [] },
  data: { name: "x", categories: ["=yes", "no"], dropped: ["never"] },
  prior: [
    [30, 20],
    [10, 40],
  ],
  channel: {
    reports: ["=yes", "no"],
    standsFor: [[0], [1]],
    denominator: String(ONE),
    weights: [
      [String((ONE * 3n) / 4n), String(ONE / 4n)],
      [String(ONE / 4n), String((ONE * 3n) / 4n)],
    ],
  },
  utility: { mutualInformation: 0.1, upperBound: 0.2, dataEntropy: 0.67 },
  leakage: {
    lip: { level: 0.5, report: 0, secret: 0 },
    ldp: { level: null, report: 1, secret: 0, versus: 1 },
  },
};

const proof: Proof = {
  worst: { numerator: "9", denominator: "7", level: 1, report: 0, more: {}, less: { secret: 1 } },
  slack: "2430348885353689388",
  mixing: 0,
};

export const protocol = {
  ...uncertified,
  certificate: { counts: countsHash(uncertified), protocol: protocolHash(uncertified), ...proof, gap: 0.1 },
};

export const design: Design = {
  ...uncertified,
  proof,
  dropped: { secret: [], data: ["never"] },
  secret: { name: "s", categories: ["ill", "well"] },
  data: { name: "x", categories: ["=yes", "no"] },
  total: 100,
  prior: Float64Array.of(30, 20, 10, 40),
  reports: ["=yes", "no"],
  standsFor: [[0], [1]],
  weights: BigUint64Array.from(protocol.channel.weights.flat(), BigInt),
  channel: Float64Array.of(0.75, 0.25, 0.25, 0.75),
  reportDistribution: Float64Array.of(0.45, 0.55),
  secretPosterior: new Float64Array(4),
  dataPosterior: new Float64Array(4),
  secretDistribution: Float64Array.of(0.5, 0.5),
  dataDistribution: Float64Array.of(0.4, 0.6),
  leakage: {
    lip: { level: 0.5, report: 0, secret: 0 },
    ldp: { level: Number.POSITIVE_INFINITY, report: 1, secret: 0, versus: 1 },
  },
  secretInformation: 0.05,
  guess: { correct: 0.75, baseline: 0.6 },
  seconds: 0.001,
};

const nothing: SearchMemory = { posteriors: [], prices: Float64Array.of(0) };

export const fakeEngine: Engine = {
  catalogue: () => ({
    notions: ["lip"],
    objectives: ["information"],
    parameters: {},
    protocols: ["grr"],
    ways: { grr: { lip: ["data"] } },
    needs: {},
    version: "fake",
  }),
  describe: () => {
    throw failed("bad_table", "The fake engine describes nothing.", "Ask the real one.");
  },
  design: (request, onProgress) => {
    if (request.protocol.startsWith("slow")) {
      for (const [lower, upper] of [
        [0, 0.6],
        [0.1, 0.5],
        [0.1, 0.2],
      ] as const) {
        onProgress?.({ lower, upper, ...(upper === 0.5 && { interim: { ...design, protocol: "interim" } }) });
      }
      if (request.protocol === "slow and endless") for (;;);
      return { ...design, seconds: onProgress ? 2 : 1 };
    }
    // A computation that never ends looks like this from outside.
    if (request.protocol === "endless") for (;;);
    if (request.protocol === "trap") throw new WebAssembly.RuntimeError("unreachable");
    if (request.protocol === "too large") throw failed("too_large", "It is too large.", "Merge categories.");
    return design;
  },
  search: (request, shared, onProgress) => ({ design: fakeEngine.design(request, onProgress), shared }),
  prove: () => {
    throw new Error("not asked for");
  },
  // Counts in its memory how many points have been found with the help of another one.
  point: ({ memory = nothing, ...request }) => {
    const { mutualInformation } = fakeEngine.design(request).utility;
    const { protocol, epsilon } = request;
    const [helped = 0] = memory.prices;
    const left = { posteriors: [Float64Array.of(epsilon)], prices: Float64Array.of(helped + 1) };
    return { point: { protocol, epsilon, mutualInformation: mutualInformation + helped }, memory: left };
  },
  audit: (file) => ({
    holds: file.protocol !== "broken",
    ...(file.protocol === "broken" && { reason: "report 0 tells too much" }),
    leakage: {},
    mutualInformation: 0,
    secretInformation: 0,
    guess: { correct: 0.75, baseline: 0.6 },
  }),
  worstCase: () => ({ alpha: 0.05, people: 100, levels: {}, distribution: new Float64Array(4) }),
  posteriors: () => {
    throw new Error("not asked for");
  },
  compose: (_releases, _notion, levels) => Math.max(...levels),
  together: (_table, { epsilon }, _sees, channels) => ({
    holds: channels.length * 0.5 <= epsilon,
    level: channels.length * 0.5,
  }),
  sample: (weights, columns, inputs) => {
    const random = randomFillSync(new BigUint64Array(inputs.length));
    return inputs.map((input, i) => {
      let left = BigInt.asUintN(62, random[i] as bigint);
      let column = 0;
      for (; left >= (weights[input * columns + column] as bigint); column++)
        left -= weights[input * columns + column] as bigint;
      return column;
    });
  },
  valueWeights: () => BigUint64Array.of(ONE, 0n, 0n, ONE),
  sampleMarks: (categories, _other, inputs) =>
    Uint8Array.from({ length: inputs.length * categories }, (_, i) =>
      i % categories === inputs[Math.floor(i / categories)] ? 1 : 0,
    ),
  estimate: () => {
    throw new Error("not asked for");
  },
  estimateGroups: () => {
    throw new Error("not asked for");
  },
  estimatePooled: () => {
    throw new Error("not asked for");
  },
  estimateCrossed: () => {
    throw new Error("not asked for");
  },
  regress: () => {
    throw new Error("not asked for");
  },
  plan: () => {
    throw new Error("not asked for");
  },
  markValues: (file, marks) =>
    Uint32Array.from({ length: marks.length / file.channel.reports.length }, (_, i) =>
      Math.max(0, marks.indexOf(1, i * file.channel.reports.length) - i * file.channel.reports.length),
    ),
};
