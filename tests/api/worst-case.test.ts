// SPDX-License-Identifier: GPL-3.0-or-later
/** The worst levels if the people counted are but a sample: told, and not part of any verdict. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JointTable, ProtocolFile } from "../../wasm/contract/types.js";
import { auditUnder } from "../../wasm/engine/audit-under.js";
import { request as checkDesign } from "../../wasm/engine/request-check.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { furnish, testInFolder } from "./cli-folder.js";
import { rejects, tableIn } from "./helpers.js";
import { restamped } from "./random-protocols.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const engine = await realEngine();

/** E's running example: P(u|s) of two secrets, and how many people have been asked. */
function table(people: number): JointTable {
  const shares = [0.1, 0.15, 0.05, 0.3, 0.1, 0.3];
  return {
    secret: { name: "s", categories: ["ill", "well"] },
    data: { name: "u", categories: ["a", "b", "c"] },
    weights: Float64Array.from(shares, (share) => Math.round(share * people)),
  };
}

function designed(notion: string, people = 1000, more: object = {}): ProtocolFile {
  return toProtocolFile(engine.design({ table: table(people), notion, epsilon: 1, protocol: "optimal", ...more }));
}

/** P(report | secret) under a distribution of secret and data. */
function given(file: ProtocolFile, truth: Float64Array, s: number, y: number): number {
  const { data, seesSecret } = file;
  const channel = tableIn(file);
  const width = data.categories.length;
  const cells = truth.subarray(s * width, (s + 1) * width);
  const chance = (x: number) => Number(channel.weights[seesSecret ? s * width + x : x]?.[y]) / 2 ** 62;
  const both = cells.reduce((sum, share, x) => sum + share * chance(x), 0);
  return both / cells.reduce((sum, share) => sum + share, 0);
}

/** The quantile at 0.95 of the chi-square distribution with 4 degrees of freedom, and what it is multiplied by for rare cells. */
const QUANTILE = 9.487729 * (1.13 + 4 / 10_000 + 1.8 / 16);

for (const seesSecret of [false, true]) {
  test(`the worst level is that of a distribution that the sample allows for, ${seesSecret ? "pairs" : "data"}`, () => {
    const file = designed("ldp", 1000, { seesSecret });
    const { alpha, people, levels, distribution } = engine.worstCase(file);
    assert.equal(alpha, 0.05);
    assert.equal(people, 1000);
    const { level, attained = 0, report = -1, secret = -1, versus = -1 } = levels.ldp ?? assert.fail();
    const ratioOfLikelihoods = file.prior.flat().reduce((sum, count, i) => {
      return sum + 2 * count * Math.log(count / (people * (distribution[i] ?? 0)));
    }, 0);
    assert.ok(Math.abs(ratioOfLikelihoods - QUANTILE) < 1e-4, `${ratioOfLikelihoods}`);
    const ratio = given(file, distribution, secret, report) / given(file, distribution, versus, report);
    assert.ok(Math.abs(Math.log(ratio) - attained) < 1e-9);
    assert.ok(attained <= level && level - attained < 1e-9);
    assert.ok(level > 1.05, "as is promised only if the table is the truth");
    // Those that compare with everybody are at most as bad.
    for (const notion of ["lip", "pml", "pmc"]) {
      const bound = levels[notion]?.level ?? Number.POSITIVE_INFINITY;
      assert.ok(bound <= level && bound >= (engine.audit(file).leakage[notion]?.level ?? 0), notion);
    }
    assert.equal(levels["data-ldp"] === undefined, seesSecret);
  });
}

test("a larger sample, or a larger chance of being wrong, allows for less", () => {
  const level = (people: number, alpha?: number) =>
    engine.worstCase(designed("ldp", people), alpha).levels.ldp?.level ?? Number.NaN;
  const own = engine.audit(designed("ldp")).leakage.ldp?.level ?? 0;
  assert.ok(level(100) > level(1000) && level(1000) > level(100_000) && level(100_000) > own);
  assert.ok(level(1000, 0.001) > level(1000, 0.01) && level(1000, 0.01) > level(1000));
  // No factor is known to be enough for a larger chance.
  assert.equal(level(1000, 0.5), level(1000, 0.05));
});

test("under robust privacy the worst level is what was promised or less, and its alpha is the guarantee's", () => {
  for (const protocol of ["optimal", "grr", "cr", "cr-tight", "ir", "ir-tight"]) {
    const file = designed("rldp", 1000, { protocol, parameters: { alpha: 0.01 } });
    const { alpha, levels } = engine.worstCase(file);
    assert.equal(alpha, 0.01);
    assert.ok((levels.rldp?.level ?? 2) <= 1, protocol);
    assert.equal(levels.rldp?.level, levels.ldp?.level);
  }
});

test("E's protocols answer with pairs, by name, and say no alpha but randomised response's", () => {
  for (const protocol of ["grr", "cr", "cr-tight", "ir", "ir-tight"]) {
    const design = engine.design({ table: table(1000), notion: "rldp", epsilon: 1, protocol });
    assert.deepEqual(design.reports, ["ill · a", "ill · b", "ill · c", "well · a", "well · b", "well · c"], protocol);
    assert.equal(design.alpha !== undefined, protocol === "grr", protocol);
    assert.ok(engine.audit(toProtocolFile(design)).holds, protocol);
  }
});

test("protocols that are calibrated by ranges are proved for them, and their files say so", () => {
  const expected = { "cr-tight": 0.679961, "ir-tight": 0.365816, cr: 0.348016, ir: 0.229725 };
  for (const [protocol, kept] of Object.entries(expected)) {
    const design = engine.design({ table: table(1000), notion: "rldp", epsilon: 1, protocol });
    assert.ok(
      design.utility.mutualInformation > kept - 6e-7 && design.utility.mutualInformation < kept + 1e-4,
      protocol,
    );
    const file = toProtocolFile(design);
    assert.deepEqual(file.guarantee.parameters, { alpha: 0.05, ranges: true });
    assert.ok(engine.audit(readProtocol(writeProtocol(file))).holds, protocol);
    // For all distributions above the least shares that is true only if there is noise to spare.
    const { most: _, ...known } = file.guarantee.known ?? assert.fail();
    const wider = { ...file, guarantee: { ...file.guarantee, parameters: { alpha: 0.05 }, known } };
    assert.equal(engine.audit(restamped(engine, wider)).holds, protocol === "cr" || protocol === "ir", protocol);
  }
  // The optimum within the ranges kept 1.038919; that of the set itself keeps more.
  const optimum = designed("rldp", 1000, { protocol: "optimal" });
  assert.ok(optimum.utility.mutualInformation > 1.05);
  assert.deepEqual(optimum.guarantee.parameters, { alpha: 0.05 });
  for (const protocol of ["polyopt", "grr"])
    assert.deepEqual(designed("rldp", 1000, { protocol }).guarantee.parameters, { alpha: 0.05 });
  const file = designed("rldp", 1000, { protocol: "cr-tight" });
  for (const [notion, parameters] of [
    ["rldp", { alpha: 0.05, ranges: false }],
    ["ldp", { ranges: true }],
  ] as const) {
    const forged = JSON.parse(writeProtocol({ ...file, guarantee: { ...file.guarantee, notion } }));
    forged.guarantee.parameters = parameters;
    assert.throws(() => engine.audit(readProtocol(JSON.stringify(forged))), /ranges|known/);
  }
  const asked = { table: table(1000), notion: "rldp", epsilon: 1, protocol: "optimal", parameters: { ranges: true } };
  assert.throws(() => checkDesign(asked), /the protocol decides it/);
});

test("under robust privacy data that lack a category tell nothing: a sample does not rule it out", async () => {
  const file = designed("rldp", 1000, { protocol: "ir" });
  const full = table(40);
  assert.ok(Number.isFinite(auditUnder(engine, file, full).leakage.rldp?.level));
  const without = {
    secret: full.secret,
    data: { name: "u", categories: ["a", "b"] },
    weights: Float64Array.of(4, 6, 12, 4),
  };
  const error = await rejects(async () => auditUnder(engine, file, without, "b.csv"), "unknown_category", {
    file: "b.csv",
    column: "u",
    category: "c",
  });
  assert.match(error.message, /Nobody here has "c"/);
  // As a category that nobody has it is one whose probability is not known to be 0.
  const known = { ...full, weights: Float64Array.of(4, 6, 0, 12, 4, 0) };
  await rejects(async () => auditUnder(engine, file, known), "unknown_category");
  // Under other promises such data say what they say.
  auditUnder(engine, designed("ldp"), without);
});

test("where nothing is known nothing is said", () => {
  const columns = [
    { name: "x", values: ["0", "0", "1", "1"] },
    { name: "y", values: ["0", "1", "0", "1"] },
  ];
  const of = {
    secret: { name: "s", categories: ["ill", "well"] },
    data: { name: "x, y", categories: ["0, 0", "0, 1", "1, 0", "1, 1"], columns },
    weights: Float64Array.of(30, 20, 10, 40, 25, 25, 25, 25),
  };
  const file = toProtocolFile(engine.design({ table: of, notion: "srlip", epsilon: 0.5, protocol: "optimal" }));
  const { levels } = engine.worstCase(file);
  assert.equal(levels.srlip, null);
  assert.ok((levels.ldp?.level ?? 0) > 0);
});

test("what is no count of people, or no chance, is refused", async () => {
  const shares = { ...table(1), weights: Float64Array.of(0.1, 0.15, 0.05, 0.3, 0.1, 0.3) };
  const request = { table: shares, notion: "ldp", epsilon: 1, protocol: "optimal" };
  await rejects(() => engine.worstCase(toProtocolFile(engine.design(request))), "bad_weight");
  for (const alpha of [0, 1, -1, Number.NaN]) {
    await rejects(() => engine.worstCase(designed("ldp"), alpha), "bad_request");
  }
});

testInFolder("an audit tells the worst levels, whatever its exit code", async (folder) => {
  const plain = await folder.run("audit", "protocol.json");
  assert.equal(plain.code, 0, plain.stderr);
  assert.match(
    plain.stdout,
    /If these 250 people are only a sample: .* rule out \(95 %\)\n {2}lip +at most \d\.\d{4} nats/,
  );
  const json = async (...more: string[]) => {
    const { code, stdout, stderr } = await folder.run("audit", "protocol.json", "--json", ...more);
    assert.equal(code, 0, stderr);
    return JSON.parse(stdout);
  };
  const { worstCase, leakage } = await json();
  assert.equal(worstCase.people, 250);
  assert.equal(worstCase.alpha, 0.05);
  assert.deepEqual(Object.keys(worstCase.levels), Object.keys(leakage));
  assert.ok(worstCase.levels.ldp.level > leakage.ldp && worstCase.levels.lip.level > leakage.lip);
  const surer = (await json("--robust-alpha", "0.001")).worstCase;
  assert.equal(surer.alpha, 0.001);
  assert.ok(surer.levels.ldp.level > worstCase.levels.ldp.level);
  const refused = await folder.run("audit", "protocol.json", "--robust-alpha", "1");
  assert.equal(refused.code, 2);
  assert.match(refused.stderr, /--robust-alpha must be below 1/);
});

test("an audit says nothing of a sample where the table counts none", () =>
  inFolder(async (folder) => {
    await furnish(folder);
    folder.write("shares.csv", "income,region,w\nhigh,north,.4\nhigh,south,.1\nlow,north,.2\nlow,south,.3\n");
    const columns = ["--secret", "income", "--release", "region", "--weight", "w"];
    const made = await folder.run(
      ...["design", "shares.csv", ...columns, "--guarantee", "lip", "--epsilon", "0.2", "-o", "shares.json"],
    );
    assert.equal(made.code, 0, made.stderr);
    const { code, stdout } = await folder.run("audit", "shares.json", "--json");
    assert.equal(code, 0);
    assert.equal(JSON.parse(stdout).worstCase, undefined);
  }));
