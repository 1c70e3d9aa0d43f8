// SPDX-License-Identifier: GPL-3.0-or-later
/** The audit under other data, which may lack some of what a protocol speaks of. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JointTable, Parameters, ProtocolFile } from "../../wasm/contract/types.js";
import { auditUnder } from "../../wasm/engine/audit-under.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { tableIn } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { type Folder, inFolder } from "./run-cli.js";

const engine = await realEngine();

const COUNTS: Record<string, Record<string, number>> = {
  ill: { u: 30, v: 10, w: 9 },
  unsure: { u: 15, v: 25, w: 12 },
  well: { u: 20, v: 40, w: 10 },
};

/** The counts without a category of the secret or of the data. */
function table(without = ""): JointTable {
  const secrets = Object.keys(COUNTS).filter((s) => s !== without);
  const answers = Object.keys(COUNTS.ill ?? {}).filter((x) => x !== without);
  return {
    secret: { name: "s", categories: secrets },
    data: { name: "x", categories: answers },
    weights: Float64Array.from(secrets.flatMap((s) => answers.map((x) => COUNTS[s]?.[x] ?? 0))),
  };
}

const PARAMETERS: Record<string, Parameters> = {
  profile: { neighbours: [["ill", "well"]] },
  "context-aware": { dataLevels: [["u", "v", 1]] },
  "per-secret": {
    secretLevels: [
      ["ill", 0.5],
      ["unsure", 2],
      ["well", 1],
    ],
  },
};

function designed(notion: string): ProtocolFile {
  const parameters = PARAMETERS[notion];
  const request = { table: table(), notion, epsilon: 0.5, protocol: "optimal", ...(parameters && { parameters }) };
  return toProtocolFile(engine.design(request));
}

/** I(X;Y) under a table, from the file's weights alone. */
function information(file: ProtocolFile, { data, weights }: JointTable): number {
  const a = data.categories.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = data.categories.map((_, x) => weights.reduce((sum, w, i) => (i % a === x ? sum + w : sum), 0) / total);
  const rows = data.categories.map((category) =>
    (tableIn(file).weights[file.data.categories.indexOf(category)] ?? []).map((weight) => Number(weight) / 2 ** 62),
  );
  const reports = file.channel.reports.map((_, y) =>
    rows.reduce((sum, row, x) => sum + (row[y] ?? 0) * (shares[x] ?? 0), 0),
  );
  return rows
    .flatMap((row, x) =>
      row.map((chance, y) => (chance > 0 ? (shares[x] ?? 0) * chance * Math.log(chance / (reports[y] ?? 1)) : 0)),
    )
    .reduce((sum, part) => sum + part, 0);
}

test("an answer that nobody gives weighs nothing", () => {
  const file = designed("lip");
  for (const without of ["", "u", "v", "w", "ill", "well"]) {
    const under = table(without);
    const { mutualInformation } = auditUnder(engine, file, under);
    assert.ok(Math.abs(mutualInformation - information(file, under)) < 1e-9, without);
  }
});

test("categories that parameters name and the data lack are named; the rest is told", () => {
  const lacking = (notion: string, without: string) => auditUnder(engine, designed(notion), table(without));
  assert.deepEqual(lacking("profile", "ill").missing, { secret: ["ill"], data: [] });
  assert.deepEqual(lacking("context-aware", "u").missing, { secret: [], data: ["u"] });
  assert.deepEqual(lacking("per-secret", "well").missing, { secret: ["well"], data: [] });
  assert.equal(lacking("profile", "unsure").missing, undefined);
  for (const [notion, without] of [
    ["profile", "ill"],
    ["context-aware", "u"],
  ] as const) {
    const { holds, leakage, mutualInformation } = lacking(notion, without);
    assert.ok(holds && (leakage.lip?.level ?? 0) > 0 && mutualInformation > 0);
    assert.ok(!(notion in leakage), "of nothing there is no level");
    assert.ok(Math.abs(mutualInformation - information(designed(notion), table(without))) < 1e-9);
  }
  assert.ok((lacking("per-secret", "well").leakage["per-secret"]?.level ?? 0) > 0);
});

test("where nothing is left to compare, a forged protocol does not hold all the same", () => {
  const file = designed("profile");
  tableIn(file).weights[0] = (tableIn(file).weights[0] ?? []).map((_, y) => (y === 0 ? String(1n << 62n) : "0"));
  tableIn(file).weights[1] = (tableIn(file).weights[1] ?? []).map((_, y) => (y === 1 ? String(1n << 62n) : "0"));
  assert.equal(auditUnder(engine, file, table("ill")).holds, false);
});

function csv(without = "", more = ""): string {
  const { secret, data, weights } = table(without);
  const rows = secret.categories.flatMap((s, i) =>
    data.categories.map((x, j) => `${s},${x}\n`.repeat(weights[i * data.categories.length + j] ?? 0)),
  );
  return `s,x\n${rows.join("")}${more}`;
}

async function furnish(folder: Folder): Promise<void> {
  folder.write("all.csv", csv());
  folder.write("no-ill.csv", csv("ill"));
  folder.write("strange.csv", csv("", "ill,strange\n"));
  folder.write("parameters.json", JSON.stringify(PARAMETERS.profile));
  const roles = ["--secret", "s", "--release", "x", "--guarantee", "profile", "--parameters", "parameters.json"];
  const made = await folder.run("design", "all.csv", ...roles, "--epsilon", "0.5", "-o", "p.json");
  assert.equal(made.code, 0, made.stderr);
}

test("audit: whatever is wrong with the data, the protocol's own verdict is told", () =>
  inFolder(async (folder) => {
    await furnish(folder);
    const lacking = await folder.run("audit", "p.json", "no-ill.csv");
    assert.equal(lacking.code, 0, lacking.stderr);
    assert.match(lacking.stdout, /^The guarantee profile .* holds exactly\.$/m);
    assert.match(
      lacking.stdout,
      /speaks of categories that these data lack: "ill" of "s"\.\n.*profile .* no level here/,
    );
    const other = await folder.run("audit", "p.json", "strange.csv", "absent.csv", "all.csv");
    assert.equal(other.code, 2);
    assert.match(other.stdout, /^The guarantee profile .* holds exactly\.$/m);
    assert.match(other.stdout, /of strange\.csv\n {2}nothing can be told/);
    assert.match(other.stdout, /of all\.csv\n {2}lip/);
    assert.match(other.stderr, /strange\.csv.*"strange"[\s\S]*absent\.csv: There is no such file/);
    const { code, stdout } = await folder.run("audit", "p.json", "no-ill.csv", "strange.csv", "--json");
    assert.equal(code, 2);
    const { holds, data } = JSON.parse(stdout);
    assert.equal(holds, true);
    assert.deepEqual(data[0].missing, { secret: ["ill"], data: [] });
    assert.equal(data[1].error.code, "unknown_category");
  }));
