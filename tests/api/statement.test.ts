// SPDX-License-Identifier: GPL-3.0-or-later
/** The statement of a guarantee and of what is kept: all of it, and in the right words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { inPercent } from "../../wasm/cli/cells.js";
import { statement } from "../../wasm/cli/statement.js";
import { restsOn } from "../../wasm/contract/notions.js";
import type { JointTable, Parameters } from "../../wasm/contract/types.js";
import { kept } from "../../wasm/contract/utility-target.js";
import { realEngine } from "./real-engine.js";
import { type Folder, inFolder } from "./run-cli.js";

const engine = await realEngine();

const table: JointTable = {
  secret: { name: "illness", categories: ["flu", "cold", "none"] },
  data: { name: "mood", categories: ["bad", "fair", "good", "best"] },
  weights: Float64Array.of(9, 6, 3, 1, 4, 8, 6, 2, 1, 3, 9, 9),
};
const about = { secret: table.secret, data: table.data, people: 61 };
const bound = { numerator: "1", denominator: "1" };

const words: [string, number, Parameters, RegExp][] = [
  ["alip", 1, { lower: 1000 }, /1000 nats for what makes a secret less likely/],
  [
    "per-secret",
    0.3,
    {
      secretLevels: [
        ["flu", 0.5],
        ["none", 2],
        ["cold", 1],
      ],
    },
    /each secret: "none" 0\.6 nats, "cold" 0\.3 nats, "flu" 0\.15 nats/,
  ],
  [
    "context-aware",
    0.5,
    {
      dataLevels: [
        ["bad", "good", 1],
        ["good", "bad", 3],
      ],
    },
    /for 2 of 12 pairs of answers, nothing being promised of the others: "good" against "bad" 1\.5 nats, "bad" against "good" 0\.5 nats/,
  ],
  [
    "profile",
    0.5,
    { neighbours: [["flu", "cold"]] },
    /for 1 of 3 pairs of secrets, nothing being promised of the others: "flu" and "cold"/,
  ],
  ["rldp", 2, { alpha: 0.999999 }, /a sample of 61 people does not rule out, .* chance of about 0\.999999, alpha\)/],
  ["rlip", 2, { alpha: 0.999999 }, /a sample of 61 people does not rule out, .* chance of about 0\.999999, alpha\)/],
];

async function design(folder: Folder, notion: string, epsilon: number, parameters: Parameters, ...also: string[]) {
  const { secret, data, weights } = table;
  const rows = secret.categories.flatMap((s, i) => data.categories.map((x, j) => `${s},${x},${weights[i * 4 + j]}`));
  folder.write("joint.csv", `illness,mood,n\n${rows.join("\n")}\n`);
  folder.write("given.json", JSON.stringify(parameters));
  const columns = ["--secret", "illness", "--release", "mood", "--weight", "n", "-o", "p.json"];
  const level = ["--guarantee", notion, "--epsilon", String(epsilon), "--parameters", "given.json", ...also];
  const run = (...more: string[]) => folder.run("design", "joint.csv", ...columns, ...level, ...more);
  const [text, json] = [await run(), await run("--json")];
  assert.equal(text.code, 0, text.stderr);
  return { text: text.stdout, json: JSON.parse(json.stdout) };
}

for (const [notion, epsilon, parameters, said] of words) {
  test(`${notion}: its parameters are said wherever the guarantee is, before "holds exactly"`, () =>
    inFolder(async (folder) => {
      const made = await design(folder, notion, epsilon, parameters);
      const line = (text: string) => text.split("\n").find((line) => /uarantee/.test(line)) ?? "";
      assert.match(line(made.text), said);
      assert.match(line(made.text), /\), checked exactly\.$/);
      assert.match(made.json.statement, said);
      // The file tells more of how the set of distributions is proved.
      const byRanges = restsOn(notion) === "sample" && made.json.guarantee.known.most !== undefined;
      const told = byRanges ? { ...parameters, ranges: true } : parameters;
      assert.deepEqual(made.json.guarantee.parameters, told);
      const audit = line((await folder.run("audit", "p.json")).stdout);
      assert.match(audit, said);
      assert.match(audit, /\) holds exactly\.$/);
      const json = JSON.parse((await folder.run("audit", "p.json", "--json")).stdout);
      assert.equal(json.statement, made.json.statement);
      assert.deepEqual(json.guarantee.parameters, told);
    }));
}

test("a list that is shortened names the weakest promises and says how many are left", () => {
  const categories = Array.from({ length: 40 }, (_, i) => `c${i}`);
  const many = { ...about, secret: { name: "s", categories }, data: { name: "x", categories } };
  const level = (i: number) => (i === 33 ? 1000 : i === 5 ? 3 : 1);
  const said = (parameters: Parameters) => statement({ notion: "n", epsilon: 1, parameters, bound }, many, false);
  const secrets = said({ secretLevels: categories.map((c, i) => [c, level(i)]) });
  assert.match(secrets, /"c33" 1000 nats, "c5" 3 nats, "c0" 1 nats, .*, and 34 more of 1 nats or less\)$/);
  const pairs = said({ dataLevels: categories.slice(1).map((c, i) => [c, "c0", level(i + 1)]) });
  assert.match(pairs, /for 39 of 1560 pairs .*: "c33" against "c0" 1000 nats, .*, and 33 more of 1 nats or less\)$/);
  const edges = said({ neighbours: categories.slice(1).map((c) => ["c0", c]) });
  assert.match(edges, /for 39 of 780 pairs .*, and 33 more\)$/);
  const long = said({ secretLevels: [["x".repeat(100), 1]] });
  assert.match(long, /"x{39}…" 1 nats/);
  for (const text of [secrets, pairs, edges]) assert.ok(text.length < 300, text);
});

test("all pairs are said to be all", () => {
  const parameters: Parameters = {
    neighbours: [
      ["flu", "cold"],
      ["none", "cold"],
      ["flu", "none"],
    ],
  };
  assert.match(
    statement({ notion: "profile", epsilon: 1, parameters, bound }, about, false),
    /\(for all pairs of secrets:/,
  );
});

/** The level of a bound: e to the power of the level is the bound. */
const levelOf = ({ numerator, denominator }: { numerator: string; denominator: string }) =>
  Math.log1p(Number(((BigInt(numerator) - BigInt(denominator)) << 100n) / BigInt(denominator)) / 2 ** 100);

test("a level that only a factor makes too small to be certified is told, too large a one as well", () =>
  inFolder(async (folder) => {
    const small = await design(folder, "per-secret", 1e-12, {
      secretLevels: [
        ["flu", 0.001],
        ["none", 1],
        ["cold", 1],
      ],
    });
    const least = levelOf(small.json.guarantee.bounds[0]);
    assert.ok(least > 1e-15, "the bound of the factor's level is above it");
    const said = new RegExp(`"flu" 1e-15 nats; certified as ${least.toPrecision(2)} where lower\\)`);
    assert.match(small.text, said);
    assert.match(small.json.statement, said);
    assert.match((await folder.run("audit", "p.json")).stdout, said);
    const large = await design(folder, "alip", 1, { lower: 1000 });
    assert.ok(Math.abs(levelOf(large.json.guarantee.bounds[0]) - 64) < 1e-9);
    assert.match(large.text, /certified as 64 where higher/);
    const plain = await design(folder, "alip", 1, { lower: 2 });
    assert.doesNotMatch(plain.text, /certified as/);
  }));

test("what does not hold is not said to be certified", () => {
  const claim = { notion: "lip", epsilon: 0.1, bound: { numerator: "3", denominator: "1" } };
  assert.equal(statement(claim, about, false), "lip at level 0.1 nats");
  assert.match(statement(claim, about), /certified as 1\.1/);
});

const entropy = (weights: number[]) => {
  const total = weights.reduce((a, b) => a + b);
  return weights.reduce((sum, w) => (w > 0 ? sum - (w / total) * Math.log(w / total) : sum), 0);
};

test("what is kept is named after what the engine measures, under every notion", () => {
  const shares = table.data.categories.map((_, x) =>
    [0, 4, 8].reduce((sum, at) => sum + (table.weights[at + x] ?? 0), 0),
  );
  const entropies = { X: entropy(shares), "S,X": entropy([...table.weights]) };
  assert.ok(entropies["S,X"] > entropies.X + 0.5);
  const given: Record<string, Parameters> = Object.fromEntries(
    words.map(([notion, , parameters]) => [notion, parameters]),
  );
  const { notions, ways } = engine.catalogue();
  assert.ok(notions.includes("rldp") && notions.length > 10);
  for (const notion of notions) {
    const parameters = restsOn(notion) === "sample" ? { alpha: 0.05 } : given[notion];
    // All notions with a channel that may see the secret, but for rldp, keep the data even so.
    for (const seesSecret of [false, true]) {
      if (seesSecret && !ways.optimal?.[notion]?.includes("pairs")) continue;
      const request = { table, notion, epsilon: 1, protocol: "optimal", seesSecret };
      const { dataEntropy } = engine.design({ ...request, ...(parameters && { parameters }) }).utility;
      assert.ok(Math.abs(dataEntropy - entropies[kept(notion, seesSecret).symbol]) < 1e-9, `${notion} ${dataEntropy}`);
    }
  }
});

test("under rldp the summaries speak of secret and data", () =>
  inFolder(async (folder) => {
    const { text, json } = await design(folder, "rldp", 2, { alpha: 0.05 }, "--protocol", "cr-tight");
    assert.match(text, /Kept of the secret and data\n {2}I\(S,X;Y\) {2}\d\.\d+ nats of H\(S,X\) \d/);
    assert.doesNotMatch(text, /I\(X;Y\)|H\(X\)/);
    // A row for each pair, secret by secret, as in the JSON document.
    assert.match(text, /Channel: 12 pairs to /);
    const { inputs, matrix, reports } = json.channel;
    assert.equal(inputs.length, 12);
    assert.ok(reports.length <= 12, "few enough to be printed");
    for (const [i, [s, x]] of inputs.entries()) {
      const row = matrix[i].map((share: number) => ` +${inPercent(share).replace(".", "\\.")}`).join("");
      assert.match(text, new RegExp(`\n  ${s} · ${x}${row}\n`));
    }
    assert.equal(json.informationOf, "secret and data");
    assert.match(text, /is kept back; the channel sees both\.\n/);
    const audit = (await folder.run("audit", "p.json", "joint.csv", "--weight", "n")).stdout;
    assert.equal(audit.match(/I\(S,X;Y\)/g)?.length, 2);
    assert.match(audit, /is kept back; the channel sees both\.\n/);
    assert.doesNotMatch(audit, /I\(X;Y\)/);
    const audited = JSON.parse((await folder.run("audit", "p.json", "--json")).stdout);
    assert.equal(audited.informationOf, "secret and data");
    assert.equal(audited.seesSecret, true);
    const other = await design(folder, "alip", 1, { lower: 2 });
    assert.match(other.text, /Kept of the data\n {2}I\(X;Y\) .* of H\(X\)/);
    assert.equal(other.json.informationOf, "data");
    assert.match(other.text, /is kept back\.\n/);
    assert.match((await folder.run("audit", "p.json")).stdout, / {2}I\(X;Y\) {2}\d/);
  }));
