// SPDX-License-Identifier: GPL-3.0-or-later
/** Budgets that add up: what has been released, what more may be, and what is refused because nobody can tell. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JointTable, Promised, ProtocolFile, Releases } from "../../wasm/contract/types.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { auditJointly } from "../../wasm/releases/joint-audit.js";
import {
  type Account,
  account,
  budgetFor,
  checkObservation,
  type Ledger,
  newLedger,
  readLedger,
  released,
  repeated,
  spentOf,
  writeLedger,
} from "../../wasm/releases/ledger.js";
import { dice, rejects, tableIn } from "./helpers.js";
import { kinds, randomProtocol } from "./random-protocols.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

/** S is whether two bits are alike: each by itself says nothing of it, both all. */
const bits: JointTable = {
  secret: { name: "s", categories: ["alike", "different"] },
  data: {
    name: "h · q",
    categories: ["0 · 0", "0 · 1", "1 · 0", "1 · 1"],
    columns: [
      { name: "h", values: ["0", "0", "1", "1"] },
      { name: "q", values: ["0", "1", "0", "1"] },
    ],
  },
  weights: Float64Array.of(25, 0, 0, 25, 0, 25, 25, 0),
};

/** A protocol for one of the two columns, or for both. */
function ofBit(name: "h" | "q", notion = "ldp", epsilon = 0.1): ProtocolFile {
  const table = {
    secret: bits.secret,
    data: { name, categories: ["0", "1"] },
    weights: Float64Array.of(25, 25, 25, 25),
  };
  return toProtocolFile(engine.design({ table, notion, epsilon, protocol: "optimal" }));
}

const noted = (ledger: Ledger, protocol: ProtocolFile, found: Account, of?: Releases) =>
  released(ledger, { protocol, ...(of && { of }) }, { rows: 100, answers: "x" }, found);

test("two bits, each of which says nothing of the secret: the second release is refused", async () => {
  for (const notion of ["ldp", "lip"]) {
    const [h, q] = [ofBit("h", notion), ofBit("q", notion)];
    assert.equal(auditJointly(engine, [h], { notion, epsilon: 0 }).level, 0);
    const ledger = newLedger({ notion, epsilon: 5 });
    const first = account(engine, ledger, { protocol: h, table: bits });
    assert.deepEqual([first.spent, first.requested, first.remaining, first.together], [0, 0, 5, 0]);
    const after = noted(ledger, h, first);
    const error = await rejects(async () => account(engine, after, { protocol: q, table: bits }), "over_budget");
    assert.match(error.message, /rule something out.*Spent: 0; requested: 0; remaining: 5 of 5 nats/);
    // Without the columns side by side nobody can tell, and that is refused too.
    const unknown = await rejects(async () => account(engine, after, { protocol: q }), "over_budget");
    assert.match(unknown.message, /different tables.*Spent: 0; requested: 0; remaining: 5 of 5/);
  }
});

/** The largest ln of ratios of products, by brute force. */
function levelOfProduct(table: JointTable, files: ProtocolFile[], notion: string): number {
  const chances = files.map((file) =>
    tableIn(file).weights.map((row) => row.map((weight) => Number(weight) / 2 ** 62)),
  );
  const combined = chances.reduce<number[][]>(
    (all, next) => all.map((row, x) => row.flatMap((p) => (next[x] ?? []).map((q) => p * q))),
    table.data.categories.map(() => [1]),
  );
  const width = table.data.categories.length;
  const given = table.secret.categories.map((_, s) => Array.from(table.weights.subarray(s * width, (s + 1) * width)));
  const all = given[0]?.map((_, x) => given.reduce((sum, row) => sum + (row[x] ?? 0), 0)) ?? [];
  const likely = (weights: number[], y: number) =>
    weights.reduce((sum, n, x) => sum + n * (combined[x]?.[y] ?? 0), 0) / weights.reduce((sum, n) => sum + n, 0);
  let level = 0;
  combined[0]?.forEach((_, y) => {
    const of = given.map((weights) => likely(weights, y));
    const others = notion === "lip" ? [likely(all, y)] : of;
    for (const p of of) for (const r of others) if (p > 0 || r > 0) level = Math.max(level, Math.abs(Math.log(p / r)));
  });
  return level;
}

test("two protocols on the same data are verified together: the level is that of their product", async () => {
  let [allowed, refused] = [0, 0];
  for (let seed = 1; seed <= 60; seed += 1) {
    const roll = dice(seed);
    const notion = seed % 2 ? "lip" : "ldp";
    const width = 2 + roll(3);
    const table: JointTable = {
      secret: { name: "s", categories: ["a", "b"] },
      data: { name: "x", categories: Array.from({ length: width }, (_, x) => `x${x}`) },
      weights: Float64Array.from({ length: 2 * width }, () => 1 + roll(30)),
    };
    const levels = [0.1 + roll(5) / 10, 0.1 + roll(5) / 10] as const;
    const [one, other] = levels.map((epsilon, i) =>
      toProtocolFile(engine.design({ table, notion, epsilon, protocol: i ? "grr" : "optimal" })),
    ) as [ProtocolFile, ProtocolFile];
    const expected = levelOfProduct(table, [one, other], notion);
    const budget: Promised = { notion, epsilon: [expected * 0.98, expected * 1.02][roll(2)] as number };
    const ledger = newLedger(budget);
    const own = levelOfProduct(table, [one], notion);
    if (own > budget.epsilon) continue;
    const first = account(engine, ledger, { protocol: one });
    assert.ok(Math.abs(first.together - own) < 1e-9);
    const after = noted(ledger, one, first);
    assert.ok(Math.abs(spentOf(after) - own) < 1e-9);
    if (budget.epsilon > expected) {
      const second = account(engine, after, { protocol: other });
      assert.ok(Math.abs(second.together - expected) < 1e-9);
      allowed += 1;
    } else {
      const error = await rejects(async () => account(engine, after, { protocol: other }), "over_budget");
      assert.match(error.message, /this would reach .* Spent: .*; requested: .*; remaining: /);
      refused += 1;
    }
  }
  assert.ok(allowed > 10 && refused > 10, `${allowed} ${refused}`);
});

test("independent samples add where levels add, other secrets take the largest, and the rest is refused", async () => {
  const table: JointTable = {
    ...bits,
    data: { name: "x", categories: ["a", "b", "c", "d"] },
    weights: Float64Array.of(9, 7, 5, 3, 2, 4, 6, 8),
  };
  const made = (notion: string, epsilon: number) =>
    toProtocolFile(engine.design({ table, notion, epsilon, protocol: "optimal" }));
  const [one, other] = [made("ldp", 0.3), made("ldp", 0.2)];
  const ledger = newLedger({ notion: "ldp", epsilon: 0.5 });
  const first = account(engine, ledger, { protocol: one });
  const after = noted(ledger, one, first);
  const sample = account(engine, after, { protocol: other, of: "independent samples" });
  assert.ok(Math.abs(sample.together - 0.5) < 1e-9 && sample.together <= 0.5);
  const full = noted(after, other, sample, "independent samples");
  const more = await rejects(
    async () => account(engine, full, { protocol: made("ldp", 0.1), of: "independent samples" }),
    "over_budget",
  );
  assert.match(more.message, /Spent: 0\.5; requested: 0\.1; remaining: 0 of 0\.5/);
  assert.ok(account(engine, full, { protocol: made("ldp", 0.4), of: "independent secrets" }).together <= 0.5);
  // Under lip levels of samples do not add.
  const lip = newLedger({ notion: "lip", epsilon: 5 });
  const begun = noted(lip, made("lip", 0.3), account(engine, lip, { protocol: made("lip", 0.3) }));
  const sum = await rejects(
    async () => account(engine, begun, { protocol: made("lip", 0.2), of: "independent samples" }),
    "over_budget",
  );
  assert.match(sum.message, /do not add up/);
});

test("a release is known again by its protocol and its answers, and a budget is what it promises", () => {
  const [h, q] = [ofBit("h"), ofBit("q")];
  const ledger = noted(newLedger(budgetFor(h)), h, account(engine, newLedger(budgetFor(h)), { protocol: h }));
  const same = { protocol: structuredClone(h) };
  assert.ok(repeated(ledger, same, { answers: "x" }));
  assert.equal(repeated(ledger, same, { answers: "y" }), undefined);
  assert.equal(repeated(ledger, { protocol: q }, { answers: "x" }), undefined);
  assert.deepEqual(budgetFor(h), { notion: "ldp", epsilon: 0.1 });
});

test("what nobody can tell is refused: other people's table, one observation of several, the same answers as others", async () => {
  const [h, q] = [ofBit("h"), ofBit("q")];
  const begun = noted(
    newLedger({ notion: "ldp", epsilon: 5 }),
    h,
    account(engine, newLedger(budgetFor(h)), { protocol: h }),
  );
  // A table in which the bits say nothing of the secret, with other counts.
  const harmless = { ...bits, weights: Float64Array.of(20, 20, 20, 20, 20, 20, 20, 20) };
  const other = await rejects(async () => account(engine, begun, { protocol: q, table: harmless }), "over_budget");
  assert.match(other.message, /not the people that the protocol for "h" was made for/);
  const samples = noted(
    begun,
    q,
    account(engine, begun, { protocol: q, of: "independent samples" }),
    "independent samples",
  );
  const which = await rejects(async () => account(engine, samples, { protocol: q, table: bits }), "over_budget");
  assert.match(which.message, /several observations/);
  await rejects(
    async () => checkObservation(begun, { protocol: q, of: "independent secrets" }, { answers: "x" }),
    "bad_request",
  );
  checkObservation(begun, { protocol: q, of: "independent secrets" }, { answers: "z" });
  checkObservation(begun, { protocol: q }, { answers: "x" });
});

test("what has been spent stays spent", () => {
  const h = ofBit("h");
  const empty = newLedger(budgetFor(h));
  const found = account(engine, empty, { protocol: h });
  const spent = noted(noted(empty, h, { ...found, together: 0.09 }), h, { ...found, together: 0.01 });
  assert.equal(spentOf(spent), 0.09);
});

test("robust privacy: combinations that nobody in a sample has are not left out in silence", async () => {
  const table: JointTable = { ...bits, weights: Float64Array.of(40, 30, 20, 0, 10, 25, 35, 0) };
  const of = (name: string, weights: number[]) =>
    toProtocolFile(
      engine.design({
        table: { secret: bits.secret, data: { name, categories: ["0", "1"] }, weights: Float64Array.from(weights) },
        notion: "rldp",
        epsilon: 0.5,
        protocol: "cr-tight",
      }),
    );
  const files = [of("h", [70, 20, 35, 35]), of("q", [60, 30, 45, 25])];
  const lacking = {
    ...table,
    data: {
      ...table.data,
      categories: table.data.categories.slice(0, 3),
      columns: table.data.columns?.map(({ name, values }) => ({ name, values: values.slice(0, 3) })) ?? [],
    },
    weights: Float64Array.of(40, 30, 20, 10, 25, 35),
  };
  const promised = { notion: "rldp", epsilon: 2, parameters: { alpha: 0.05 } };
  const error = await rejects(async () => auditJointly(engine, files, promised, lacking), "bad_request");
  assert.match(error.message, /Of 4 combinations of values 1 occur with nobody/);
});

test("every kind of protocol fits a budget of its own level, once", () => {
  const all = kinds(engine);
  let counted = 0;
  for (const [i, kind] of all.entries()) {
    const file = randomProtocol(engine, kind, i + 3);
    if (!file || file.guarantee.epsilon < 1e-6) continue;
    const ledger = newLedger(budgetFor(file));
    assert.deepEqual(readLedger(writeLedger(ledger)), ledger);
    const { together: level, requested } = account(engine, ledger, { protocol: file });
    assert.ok(
      level <= file.guarantee.epsilon && requested <= file.guarantee.epsilon * (1 + 1e-9),
      `${kind.protocol} ${kind.notion}`,
    );
    counted += 1;
  }
  assert.ok(counted > 70, `${counted}`);
});

test("a ledger is read as it was written; what is none is refused", async () => {
  const h = ofBit("h");
  const empty = newLedger(budgetFor(h));
  const ledger = noted(empty, h, account(engine, empty, { protocol: h }));
  assert.deepEqual(readLedger(writeLedger(ledger)), ledger);
  const forged: [string, (copy: Ledger) => unknown][] = [
    ["version", (copy) => ({ ...copy, version: 3 })],
    ["secret", (copy) => ({ ...copy, secret: "00" })],
    ["budget.epsilon", (copy) => ({ ...copy, budget: { ...copy.budget, epsilon: -1 } })],
    ["unknown field", (copy) => ({ ...copy, more: 1 })],
    ["releases[0].of", (copy) => ({ ...copy, releases: [{ ...copy.releases[0], of: "anything" }] })],
    ["releases[0].rows", (copy) => ({ ...copy, releases: [{ ...copy.releases[0], rows: "many" }] })],
    [
      "weights",
      (copy) => {
        const [release] = structuredClone(copy.releases);
        if (release?.protocol.channel.weights?.[0]) release.protocol.channel.weights[0][0] = "7";
        return { ...copy, releases: [release] };
      },
    ],
  ];
  for (const [what, forge] of forged) {
    const error = await rejects(async () => readLedger(JSON.stringify(forge(ledger)), "L.json"), "bad_file", {
      file: "L.json",
    });
    assert.ok(error.message.includes(what), `${what}: ${error.message}`);
    assert.ok(!error.message.includes(ledger.secret));
  }
  await rejects(async () => readLedger("{"), "bad_file");
});
