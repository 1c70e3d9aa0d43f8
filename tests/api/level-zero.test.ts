// SPDX-License-Identifier: GPL-3.0-or-later
/** A level of 0 for one secret, or for one pair of answers, from the request to the checker. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import type { DesignRequest, Parameters } from "../../wasm/contract/types.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { testInFolder } from "./cli-folder.js";
import { type Document, recertified } from "./forger.js";
import { dice, rejects, tableOf } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const range = (n: number) => Array.from({ length: n }, (_, i) => i);
const THREE = tableOf([
  [30, 10, 5, 12],
  [8, 20, 14, 9],
  [11, 13, 17, 6],
]);
const LEVELS: Parameters = {
  secretLevels: [
    ["s0", 1],
    ["s1", 0],
    ["s2", 2],
  ],
};
const design = (more: Partial<DesignRequest> = {}) =>
  engine.design({
    table: THREE,
    notion: "per-secret",
    epsilon: 0.5,
    protocol: "optimal",
    parameters: LEVELS,
    ...more,
  });

test("random designs with levels of 0 are read, audited and checked", async () => {
  const roll = dice(99);
  for (const i of range(16)) {
    const [c, a] = [3 + roll(2), 3 + roll(2)];
    const weights = range(c).map(() => range(a).map(() => 1 + roll(40)));
    if (i % 4 === 0) (weights[0] as number[])[1] = 0;
    const ofData = i % 2 === 1;
    const parameters: Parameters = ofData
      ? {
          dataLevels: range(a).flatMap((x) =>
            x > 0 ? [[`x${x}`, "x0", x === 1 ? 0 : 0.5 * x] as const] : [],
          ) as never,
        }
      : { secretLevels: range(c).map((s) => [`s${s}`, s === i % c ? 0 : 0.5 + roll(3) / 2] as [string, number]) };
    const protocol = ["optimal", "grr", "oue", "resample"][roll(4)] as string;
    const notion = ofData ? "context-aware" : "per-secret";
    const made = engine.design({ table: tableOf(weights), notion, epsilon: 0.7, protocol, parameters });
    const file = toProtocolFile(made);
    const text = writeProtocol(file);
    assert.deepEqual(readProtocol(text), file);
    assert.ok(engine.audit(file).holds);
    assert.ok((file.leakage[notion]?.level ?? 9) <= 0.7 * (1 + 1e-9));
    const checked = await check(text);
    assert.ok(checked.holds, checked.reason);
  }
});

test("a report that neither of two answers with the level 0 ever has tells nothing between them", async () => {
  const dataLevels: Parameters["dataLevels"] = [
    ["x3", "x0", 0],
    ["x0", "x3", 1],
    ["x3", "x2", 1],
    ["x2", "x3", 1],
  ];
  for (const objective of ["information", "guesses"]) {
    const file = toProtocolFile(design({ notion: "context-aware", parameters: { dataLevels }, objective }));
    const { weights = [] } = file.channel;
    assert.ok(file.channel.reports.some((_, y) => weights[0]?.[y] === "0" && weights[3]?.[y] === "0"));
    const checked = await check(writeProtocol(file));
    assert.ok(checked.holds, checked.reason);
  }
});

test("a secret with the level 0 is as likely after any report as before, and the others are not", () => {
  const { secretPosterior, secretDistribution, reports, reportDistribution } = design();
  const moved = [0, 0, 0];
  for (const y of range(reports.length)) {
    if (!reportDistribution[y]) continue;
    for (const s of range(3)) {
      const lift = Math.abs(Math.log((secretPosterior[3 * y + s] ?? 0) / (secretDistribution[s] ?? 0)));
      moved[s] = Math.max(moved[s] as number, lift);
    }
  }
  assert.ok((moved[1] as number) < 1e-11);
  assert.ok((moved[0] as number) > 0.1 && (moved[0] as number) <= 0.5 * (1 + 1e-9));
});

test("a channel that says a little of that secret is refused, by engine and checker", async () => {
  const honest = toProtocolFile(design());
  const open = toProtocolFile(
    design({
      parameters: {
        secretLevels: [
          ["s0", 1],
          ["s1", 1],
          ["s2", 2],
        ],
      },
    }),
  );
  const forged = recertified(engine, { ...structuredClone(open), guarantee: honest.guarantee } as Document);
  const audit = engine.audit(forged);
  assert.equal(audit.holds, false);
  assert.equal(audit.flaw?.id, "bound-exceeded");
  assert.equal((await check(writeProtocol(forged))).flaw?.id, "above-bound");
});

test("levels between 0 and the least are refused, and so is a lower level of 0 under alip", async () => {
  const few = await rejects(
    () =>
      design({
        parameters: {
          secretLevels: [
            ["s0", 1e-4],
            ["s1", 1],
            ["s2", 1],
          ],
        },
      }),
    "bad_request",
  );
  assert.match(few.remedy ?? "", /0, or from 0\.001 to 1000/);
  const lower = await rejects(() => design({ notion: "alip", parameters: { lower: 0 } }), "bad_request");
  assert.match(lower.remedy ?? "", /epsilon, from 0\.001 to 1000/);
});

testInFolder("the command line takes a level of 0, says so, and audits the file", async (folder) => {
  folder.write(
    "levels.json",
    JSON.stringify({
      secretLevels: [
        ["high", 0],
        ["low", 1],
      ],
    }),
  );
  const roles = ["people.csv", "--secret", "income", "--release", "region", "--epsilon", "1"];
  const made = await folder.run(
    "design",
    ...roles,
    "--guarantee",
    "per-secret",
    "--parameters",
    "levels.json",
    "-o",
    "p.json",
  );
  assert.equal(made.code, 0, made.stderr);
  assert.match(made.stdout, /"high" 0 nats/);
  assert.equal((await folder.run("audit", "p.json", "people.csv")).code, 0);
});
