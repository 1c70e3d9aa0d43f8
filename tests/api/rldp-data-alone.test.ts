// SPDX-License-Identifier: GPL-3.0-or-later
/** rldp for channels that see the data alone: asked for in so many words, proved, checked and told as what it is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import type { Comparison, DesignRequest } from "../../wasm/contract/types.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { auditJointly } from "../../wasm/releases/joint-audit.js";
import { testInFolder } from "./cli-folder.js";
import { dice, rejects, tableOf } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

const EXAMPLE = tableOf([
  [100, 50, 250, 100],
  [250, 150, 50, 50],
]);
const request = (more: Partial<DesignRequest> = {}): DesignRequest => ({
  table: EXAMPLE,
  notion: "rldp",
  epsilon: 0.5,
  protocol: "optimal",
  ...more,
});
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const entropyOf = (values: number[]) =>
  -sumOf(values.map((value) => (value > 0 ? (value / sumOf(values)) * Math.log(value / sumOf(values)) : 0)));

test("without a word the channel sees the secret, as ever; asked not to, it sees the data alone", () => {
  assert.equal(engine.design(request()).seesSecret, true);
  assert.equal(engine.design(request({ seesSecret: true })).seesSecret, true);
  const alone = engine.design(request({ seesSecret: false }));
  assert.equal(alone.seesSecret, undefined);
  assert.equal(alone.channel.length, 4 * alone.reports.length);
  assert.ok(Math.abs(alone.utility.dataEntropy - entropyOf([350, 200, 300, 150])) < 1e-12);
  // A protocol that only does without the secret needs no word, and one that only does with it cannot be without.
  assert.equal(engine.design(request({ protocol: "resample" })).seesSecret, undefined);
});

test("a protocol that needs the secret is refused where it is not to see it", async () => {
  for (const [notion, protocol] of [
    ["rldp", "ir-tight"],
    ["rldp", "polyopt"],
    ["lip", "coupling"],
  ] as const) {
    const error = await rejects(() => engine.design(request({ notion, protocol, seesSecret: false })), "bad_request");
    assert.equal(error.id, "protocol-sees-secret");
    assert.ok(engine.design(request({ notion, protocol })).seesSecret);
  }
});

test("random designs are read, audited and checked, and are not beyond their level in the worst case", async () => {
  const roll = dice(77);
  for (let i = 0; i < 24; i += 1) {
    const [c, a] = [2 + roll(2), 2 + roll(3)];
    const weights = Array.from({ length: c }, () => Array.from({ length: a }, () => 1 + roll(i % 2 ? 300 : 20)));
    if (i % 4 === 0) (weights[0] as number[])[0] = 0;
    const epsilon = 0.1 + roll(20) / 10;
    const protocol = ["optimal", "grr", "resample"][i % 3] as string;
    const design = engine.design(request({ table: tableOf(weights), epsilon, protocol, seesSecret: false }));
    const file = toProtocolFile(design);
    const text = writeProtocol(file);
    assert.deepEqual(readProtocol(text), file);
    assert.deepEqual(Object.keys(file.guarantee.known ?? {}), ["statistic", "radius"]);
    assert.equal(file.certificate.lifts?.[0]?.length, c * (c - 1));
    assert.ok(engine.audit(file).holds);
    const checked = await check(text);
    assert.ok(checked.holds, checked.reason);
    const worst = engine.worstCase(file).levels.rldp?.level;
    assert.ok(worst !== undefined && worst <= epsilon * (1 + 1e-9), `${worst} ${epsilon}`);
  }
});

test("what ldp lets through is too much for the sample", () => {
  const file = toProtocolFile(engine.design(request({ notion: "ldp" })));
  assert.ok((engine.worstCase(file).levels.ldp?.level ?? 0) > 0.6);
});

test("the beliefs that rldp leaves are some of those that ldp leaves", () => {
  const three = tableOf([
    [100, 200, 300],
    [300, 200, 100],
  ]);
  const extent = (notion: string) => {
    const { vertices } = engine.posteriors({ table: three, notion, epsilon: 0.5 });
    const firsts = Array.from(vertices).filter((_, i) => i % 3 === 0);
    return [Math.min(...firsts), Math.max(...firsts)] as const;
  };
  const [robust, plain] = [extent("rldp"), extent("ldp")];
  assert.ok(robust[0] >= plain[0] && robust[1] <= plain[1] && robust[1] - robust[0] < plain[1] - plain[0]);
});

test("two such releases are audited together", () => {
  const files = [1, 2].map(() => toProtocolFile(engine.design(request({ seesSecret: false, epsilon: 0.4 }))));
  const promised = { notion: "rldp", epsilon: 0.8, parameters: { alpha: 0.05 } };
  const together = auditJointly(engine, files, promised);
  assert.ok(together.level > 0.4 && Number.isFinite(together.level));
});

testInFolder("the command line sees the data alone under rldp where it is told to", async (folder) => {
  const roles = ["people.csv", "--secret", "income", "--release", "region", "--epsilon", "1"];
  const design = (...more: string[]) => folder.run("design", ...roles, "--guarantee", "rldp", ...more);
  const alone = await design("--sees-data-alone", "--json", "-o", "p.json");
  assert.equal(alone.code, 0, alone.stderr);
  const made = JSON.parse(alone.stdout);
  assert.equal(made.informationOf, "data");
  assert.equal(made.seesSecret, undefined);
  assert.equal(made.channel.inputs.length, 3);
  assert.equal((await folder.run("audit", "p.json", "people.csv")).code, 0);
  assert.equal((await folder.run("privatise", "p.json", "people.csv")).code, 0);
  assert.match((await design("--sees-data-alone")).stdout, /I\(X;Y\)/);
  assert.equal(JSON.parse((await design("--json")).stdout).seesSecret, true);
  const refused = async (pattern: RegExp, ...more: string[]) => {
    const { code, stderr } = await design(...more);
    assert.equal(code, 2, stderr);
    assert.match(stderr, pattern);
  };
  await refused(/not both/, "--sees-data-alone", "--sees-secret");
  await refused(/"cr" sees the secret/, "--sees-data-alone", "--protocol", "cr");

  const compare = (...more: string[]) => folder.run("compare", ...roles, "--guarantee", "rldp", ...more);
  const entries = async (...more: string[]): Promise<Comparison[]> =>
    JSON.parse((await compare("--json", ...more)).stdout);
  const both = await entries("--protocols", "optimal,resample");
  assert.deepEqual(
    both.map(({ informationOf }) => informationOf),
    ["secret and data", "data"],
  );
  const only = await entries("--protocols", "optimal,grr", "--sees-data-alone");
  assert.ok(only.every(({ informationOf, seesSecret }) => informationOf === "data" && seesSecret === undefined));
  const table = (await compare("--protocols", "optimal,resample")).stdout;
  assert.match(table, /I\(S,X;Y\)[\s\S]*optimal +both[\s\S]*I\(X;Y\)[\s\S]*resample +data/);
  assert.match(table, /H\(S,X\) of the secret and data: .* H\(X\) of the data: /);
});
