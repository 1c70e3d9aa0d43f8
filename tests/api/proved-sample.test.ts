// SPDX-License-Identifier: GPL-3.0-or-later
/** The set of a sample that holds the truth by proof, for samples of any size. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import { statement } from "../../wasm/cli/statement.js";
import type { DesignRequest } from "../../wasm/contract/types.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { isProvedForAnySize } from "../../wasm/protocol/sample-set.js";
import { worstOf } from "../../web/facts/worst.js";
import { messages } from "../../web/messages/page.js";
import { testInFolder } from "./cli-folder.js";
import { rejects, tableOf } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const EXAMPLE = tableOf([
  [100, 50, 250, 100],
  [250, 150, 50, 50],
]);
const designed = (more: Partial<DesignRequest>) =>
  engine.design({ table: EXAMPLE, notion: "rlip", epsilon: 0.5, protocol: "optimal", ...more });

test("what a proved set keeps is what was worked out for it, its files are read by all, and say what they are", async () => {
  for (const [notion, kept] of [
    ["rlip", 0.7702],
    ["rpml", undefined],
    ["rldp", undefined],
  ] as const)
    for (const protocol of ["optimal", "grr", "oue"])
      for (const provedSample of [true, false]) {
        const design = designed({ notion, protocol, provedSample, seesSecret: false });
        if (kept && protocol === "optimal" && provedSample)
          assert.ok(Math.abs(design.utility.mutualInformation - kept) < 1e-4, `${design.utility.mutualInformation}`);
        const file = toProtocolFile(design);
        const { guarantee, secret, data } = readProtocol(writeProtocol(file));
        assert.equal(isProvedForAnySize(guarantee, [2, 4], 1000), provedSample, `${notion} ${protocol}`);
        assert.equal(isProvedForAnySize(guarantee, [2, 4], 900), false);
        assert.ok(engine.audit(file).holds);
        assert.ok((await check(writeProtocol(file))).holds);
        const words = statement(guarantee, { secret, data, people: 1000 });
        assert.match(words, provedSample ? /chance of at most 0\.05, alpha, which is proved/ : /chance of about 0\.05/);
      }
});

test("of two secrets and of more it is told by what is asked about at a time", () => {
  const table = tableOf([
    [100, 50, 250],
    [250, 150, 50],
    [80, 150, 150],
  ]);
  for (const notion of ["rlip", "rldp"])
    for (const provedSample of [true, false]) {
      const { guarantee } = designed({ table, notion, provedSample, seesSecret: false });
      assert.equal(isProvedForAnySize(guarantee, [3, 3], 1230), provedSample, notion);
    }
});

test("the page tells the table's own worst answer as that, and of ranges what holds for all of them", async () => {
  const { nearest, nearestIn, nearestOf } = messages.channel;
  for (const [notion, protocol, says] of [
    ["rlip", "optimal", nearestIn],
    ["rldp", "optimal", nearestIn],
    ["rlip", "oue", nearestOf],
    ["lip", "optimal", nearest],
  ] as const) {
    const design = designed({ notion, protocol, seesSecret: false });
    const checked = await check(writeProtocol(toProtocolFile(design)));
    assert.equal(worstOf(design, checked)?.message, says, `${notion} ${protocol}`);
  }
});

testInFolder("an audit tells what is the table's own, and what holds for all of the set", async (folder) => {
  for (const notion of ["rlip", "rldp"]) {
    const file = toProtocolFile(designed({ notion, seesSecret: false }));
    folder.write("p.json", writeProtocol(file));
    const said = (await folder.run("audit", "p.json")).stdout;
    const { worst } = file.certificate;
    const ratio = Number(/By the table's own shares the largest ratio is ([\d.]+):/.exec(said)?.[1]);
    assert.ok(Math.abs(ratio - Number(worst.numerator) / Number(worst.denominator)) < 1e-11, said);
    // The set goes further than the table, which a reader must not take for all of it.
    const reached = file.leakage[notion]?.level ?? 0;
    assert.ok(Math.exp(reached) > ratio + 1e-3);
    const most = Number(/the file proves that no ratio exceeds ([\d.]+)\./.exec(said)?.[1]);
    assert.ok(Math.exp(reached) <= most + 1e-9 && most <= Math.exp(0.5) + 1e-11);
    assert.doesNotMatch(said, /at most that much likelier|which are more than the sample/);
  }
});

test("where the table is the truth there is no sample to prove anything of", async () => {
  const error = await rejects(() => designed({ notion: "lip", provedSample: true }), "bad_request");
  assert.equal(error.id, "proved-nothing");
});

testInFolder("the command line asks for it, and says so", async (folder) => {
  const roles = ["design", "people.csv", "--secret", "income", "--release", "region", "--epsilon", "1"];
  const summary = await folder.run(...roles, "--guarantee", "rlip", "--robust-proved");
  assert.equal(summary.code, 0, summary.stderr);
  assert.match(summary.stdout.replaceAll(/\s+/g, " "), /at most 0\.05, alpha, which is proved for samples of any size/);
  const kept = async (...more: string[]) =>
    JSON.parse((await folder.run(...roles, "--guarantee", "rlip", "--json", ...more)).stdout).utility.mutualInformation;
  assert.ok((await kept("--robust-proved")) < (await kept()));
  const refused = await folder.run(...roles, "--guarantee", "lip", "--robust-proved");
  assert.equal(refused.code, 2);
  assert.match(refused.stderr, /--robust-proved is for --guarantee rldp, rlip, rpml, not lip/);
});
