// SPDX-License-Identifier: GPL-3.0-or-later
/** Graphs of profiles: what each of their edges leaks; and what several releases promise together. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import type { JointTable, ProtocolFile, Releases } from "../../wasm/contract/types.js";
import { auditUnder } from "../../wasm/engine/audit-under.js";
import { toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { rejects, tableIn } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const engine = await realEngine();

/** C, Table 1, and a profile that is nobody's neighbour. */
const table: JointTable = {
  secret: { name: "town", categories: ["north", "south", "west", "elsewhere"] },
  data: { name: "votes", categories: ["red", "blue", "green", "none"] },
  weights: Float64Array.of(2, 3, 4, 1, 3, 3, 3, 1, 4, 4, 1, 1, 1, 1, 1, 7),
};
const neighbours: [string, string][] = [
  ["south", "north"],
  ["south", "west"],
];

function designed(protocol: string, epsilon = 0.5): ProtocolFile {
  return toProtocolFile(engine.design({ table, notion: "profile", epsilon, protocol, parameters: { neighbours } }));
}

/** P(report | profile). */
function likelihood(file: ProtocolFile, s: number, y: number): number {
  const width = file.data.categories.length;
  const counts = file.prior[s] as number[];
  const first = file.seesSecret ? s * width : 0;
  const sent = counts.map((n, x) => n * Number(tableIn(file).weights[first + x]?.[y]));
  return sent.reduce((a, b) => a + b) / counts.reduce((a, b) => a + b) / 2 ** 62;
}

for (const protocol of ["smooth-categorical", "smooth-coupling", "coupling", "optimal", "grr"]) {
  test(`${protocol}: every edge has its level, by the names of its profiles`, () => {
    const file = designed(protocol);
    const { edges = [], leakage, holds } = engine.audit(file);
    assert.ok(holds);
    assert.deepEqual(
      edges.map(({ profiles }) => profiles),
      neighbours,
    );
    for (const { profiles, level, report, likelier } of edges) {
      const [one, other] = profiles.map((name) => file.secret.categories.indexOf(name)) as [number, number];
      const ratios = file.channel.reports.map((_, y) =>
        Math.log(likelihood(file, one, y) / likelihood(file, other, y)),
      );
      assert.ok(Math.abs(Math.max(...ratios.map(Math.abs)) - level) < 1e-9);
      const at = ratios[file.channel.reports.indexOf(report)] as number;
      assert.ok(Math.abs(Math.abs(at) - level) < 1e-9);
      assert.equal(likelier, at > 0 ? profiles[0] : profiles[1]);
      assert.ok(level <= 0.5 * (1 + 1e-9));
    }
    assert.equal(Math.max(...edges.map(({ level }) => level)), leakage.profile?.level);
  });
}

test("a promise about neighbours without any is refused", async () => {
  const design = (pairs: [string, string][]) =>
    engine.design({ table, notion: "profile", epsilon: 0.5, protocol: "grr", parameters: { neighbours: pairs } });
  const { message, remedy } = await rejects(() => design([]), "bad_request");
  assert.match(message, /"profile" is given no pair of neighbours/);
  assert.match(remedy, /at least one pair/);
  assert.ok(design(neighbours.slice(1)).leakage.profile);
});

test("other guarantees have no edges; other people have those of the profiles that they have", () => {
  const plain = toProtocolFile(engine.design({ table, notion: "ldp", epsilon: 0.5, protocol: "grr" }));
  assert.equal(engine.audit(plain).edges, undefined);
  const fewer: JointTable = {
    secret: { name: "town", categories: ["north", "south"] },
    data: table.data,
    weights: Float64Array.of(9, 1, 1, 1, 1, 1, 1, 9),
  };
  const { edges = [], leakage } = auditUnder(engine, designed("grr"), fewer);
  assert.deepEqual(
    edges.map(({ profiles }) => profiles),
    [["south", "north"]],
  );
  assert.equal(edges[0]?.level, leakage.profile?.level);
});

test("the command line tells the level of every edge", () =>
  inFolder(async (folder) => {
    const rows = table.secret.categories.flatMap((s, i) =>
      table.data.categories.map((x, j) => `${s},${x},${table.weights[i * 4 + j]}`),
    );
    folder.write("votes.csv", `town,votes,n\n${rows.join("\n")}\n`);
    folder.write("graph.json", JSON.stringify({ neighbours }));
    for (const protocol of ["smooth-categorical", "smooth-coupling"]) {
      const made = await folder.run(
        ...["design", "votes.csv", "--secret", "town", "--release", "votes", "--weight", "n", "--guarantee", "profile"],
        ...["--epsilon", "0.5", "--parameters", "graph.json", "--protocol", protocol, "-o", "p.json"],
      );
      assert.equal(made.code, 0, made.stderr);
      const audited = await folder.run("audit", "p.json", "votes.csv", "--weight", "n", "--json");
      assert.equal(audited.code, 0, audited.stderr);
      const { edges, data } = JSON.parse(audited.stdout);
      assert.deepEqual(
        edges.map(({ profiles }: { profiles: string[] }) => profiles),
        neighbours,
      );
      for (const { level } of edges) assert.ok(level <= 0.5 * (1 + 1e-9));
      assert.deepEqual(data[0].edges, edges);
      const read = await folder.run("audit", "p.json");
      assert.match(read.stdout, /"south" and "west" +0\.5000 nats/);
      assert.equal((await folder.run("privatise", "p.json", "votes.csv", "--each-row", "person")).code, 0);
    }
  }));

test("one-bit that sees the secret: each component of the graph has its own chance, and two programs prove it", () =>
  inFolder(async (folder) => {
    const bits: JointTable = {
      secret: { name: "role", categories: ["cook", "guard", "nurse", "pilot"] },
      data: { name: "late", categories: ["no", "yes"] },
      weights: Float64Array.of(55, 45, 45, 55, 90, 10, 10, 90),
    };
    const pairs: [string, string][] = [
      ["cook", "guard"],
      ["nurse", "pilot"],
    ];
    const request = {
      table: bits,
      notion: "profile",
      epsilon: 0.5,
      protocol: "one-bit",
      parameters: { neighbours: pairs },
    };
    const flips = ({ channel }: ProtocolFile) => channel.weights?.map((row, i) => Number(row[1 - (i % 2)]) / 2 ** 62);
    const blind = toProtocolFile(engine.design(request));
    const told = toProtocolFile(engine.design({ ...request, seesSecret: true }));
    const near = (found: number[] | undefined, expected: number[]) => {
      assert.equal(found?.length, expected.length);
      for (const [i, flip] of (found ?? []).entries()) assert.ok(Math.abs(flip - (expected[i] as number)) < 5e-7);
    };
    near(flips(blind), [0.346926, 0.346926]);
    near(flips(told), [0, 0, 0, 0, 0.346926, 0.346926, 0.346926, 0.346926]);
    assert.equal(told.seesSecret, true);
    for (const file of [blind, told]) {
      assert.ok(engine.audit(file).holds);
      assert.ok((await check(writeProtocol(file))).holds);
    }
    const { edges = [] } = engine.audit(told);
    assert.ok(Math.abs((edges[0]?.level ?? 0) - Math.log(55 / 45)) < 1e-9);
    assert.ok(Math.abs((edges[1]?.level ?? 0) - 0.5) < 1e-9);
    const refused = await rejects(
      () => engine.design({ ...request, notion: "ldp", parameters: {}, seesSecret: true }),
      "bad_request",
    );
    assert.match(refused.message, /"one-bit" sees the data only/);

    const rows = bits.secret.categories.flatMap((s, i) =>
      bits.data.categories.map((x, j) => `${s},${x},${bits.weights[i * 2 + j]}`),
    );
    folder.write("late.csv", `role,late,n\n${rows.join("\n")}\n`);
    folder.write("graph.json", JSON.stringify({ neighbours: pairs }));
    const options = ["--secret", "role", "--release", "late", "--weight", "n", "--guarantee", "profile"];
    const made = await folder.run(
      ...["design", "late.csv", ...options, "--epsilon", "0.5", "--parameters", "graph.json"],
      ...["--protocol", "one-bit", "--sees-secret", "-o", "p.json"],
    );
    assert.equal(made.code, 0, made.stderr);
    assert.equal((await folder.run("audit", "p.json")).code, 0);
    const privatised = await folder.run("privatise", "p.json", "late.csv", "--each-row", "person");
    assert.match(privatised.stdout, /^late\nno\nyes\nno\nyes\n/);
  }));

test("several releases together: the sum, the largest, or a refusal that says why", async () => {
  assert.equal(engine.compose("independent samples", "profile", [0.5, 0.25]), 0.75);
  assert.equal(engine.compose("independent secrets", "lip", [0.5, 0.25]), 0.5);
  assert.equal(engine.compose("same observation", "data-ldp", [0.5, 0.25]), 0.75);
  const same = await rejects(() => engine.compose("same observation", "ldp", [0.5, 0.25]), "bad_request");
  assert.match(same.message, /nothing of the secret, and both all of it/);
  assert.match(same.remedy, /one protocol/);
  const sum = await rejects(() => engine.compose("independent samples", "lip", [0.5, 0.25]), "bad_request");
  assert.match(sum.message, /lip do not add up/);
  assert.match(sum.remedy, /under ldp/);
  const wrong: [string, number[]][] = [
    ["independent samples", []],
    ["independent samples", [-1]],
    ["independent secrets", [Number.NaN]],
    ["something else", [1]],
  ];
  for (const [releases, levels] of wrong) {
    await rejects(() => engine.compose(releases as Releases, "ldp", levels), "bad_request");
  }
});
