// SPDX-License-Identifier: GPL-3.0-or-later
/** From reports to shares of the people, with the real engine. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { DesignRequest, JointTable, ProtocolFile } from "../../wasm/contract/types.js";
import { countSql } from "../../wasm/files/count-sql.js";
import { countReports } from "../../wasm/files/report-counts.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { allReports, expanded } from "../../wasm/protocol/unary-encoding.js";
import { rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const TABLE: JointTable = {
  secret: { name: "income", categories: ["high", "low"] },
  data: { name: "region", categories: ["north", "south", "west"] },
  weights: Float64Array.of(60, 20, 15, 40, 80, 35),
};
const SHARES = [100 / 250, 100 / 250, 50 / 250];

function protocolFor(request: Partial<DesignRequest> = {}): ProtocolFile {
  return toProtocolFile(engine.design({ table: TABLE, notion: "ldp", epsilon: 1, protocol: "grr", ...request }));
}

/** Counts that come exactly as often as they do on average, of so many people. */
function expected({ channel, prior, seesSecret }: ProtocolFile, people: number): number[] {
  const total = prior.flat().reduce((sum, weight) => sum + weight, 0);
  const inputs = seesSecret
    ? prior.flat()
    : (prior[0] ?? []).map((_, x) => prior.reduce((sum, row) => sum + (row[x] ?? 0), 0));
  const counts = channel.reports.map(() => 0);
  channel.weights?.forEach((row, i) => {
    row.forEach((weight, y) => {
      counts[y] = (counts[y] ?? 0) + ((inputs[i] ?? 0) / total) * (Number(weight) / 2 ** 62) * people;
    });
  });
  return counts.map(Math.round);
}

test("counts as they are on average give the shares that they come from", () => {
  for (const request of [{}, { notion: "lip", protocol: "optimal" }, { protocol: "resample" }]) {
    const protocol = protocolFor(request);
    const counted = { written: "reports" as const, reports: protocol.channel.reports, counts: expected(protocol, 1e6) };
    const found = engine.estimate(protocol, counted);
    assert.equal(found.confidence, 0.95);
    assert.equal(found.impossible, false);
    assert.deepEqual(
      found.data.map(({ name }) => name),
      TABLE.data.categories,
    );
    found.data.forEach(({ identifiable, unbiased = 0, each = [1, 0], eachBy, together = [1, 0] }, x) => {
      const share = SHARES[x] as number;
      if (identifiable) assert.ok(Math.abs(unbiased - share) < 1e-4, `${request.protocol}: ${unbiased} for ${share}`);
      assert.ok(together[0] <= share && share <= together[1]);
      assert.ok(each[0] <= share && share <= each[1]);
      assert.ok(request.protocol === "optimal" || !identifiable || eachBy === "binomial", `${eachBy}`);
    });
    assert.deepEqual(found.scope.each.holds, "one");
    assert.deepEqual(found.scope.together.holds, "all");
    const bets = found.data.some(({ eachBy }) => eachBy === "betting");
    assert.equal(found.scope.each.of, bets ? "population" : "both");
    // With more doubt there is no proof that the tails of those who were asked are no larger.
    const unsure = engine.estimate(protocol, counted, { confidence: 0.75 });
    assert.deepEqual([unsure.scope.each.of, unsure.scope.together.of], ["population", "population"]);
    assert.ok((found.priorFit?.probability ?? 0) > 0.99);
  }
});

test("a report is counted by its name, in whichever order counts come; what has not come may be left out", () => {
  const protocol = protocolFor();
  const [north = "", south = "", west = ""] = protocol.channel.reports;
  const whole = engine.estimate(protocol, { written: "reports", reports: [north, south, west], counts: [5, 0, 9] });
  const part = engine.estimate(protocol, { written: "reports", reports: [west, north], counts: [9, 5] });
  assert.deepEqual(part, whole);
  rejects(
    async () => engine.estimate(protocol, { written: "reports", reports: ["east"], counts: [9] }),
    "unknown_category",
  );
});

test("values that were drawn from reports are estimated from through both channels", () => {
  const protocol = protocolFor({ notion: "lip", protocol: "optimal", epsilon: 0.4 });
  const values = Array.from(engine.valueWeights(protocol), (weight) => Number(weight) / 2 ** 62);
  const width = protocol.data.categories.length;
  const reports = expected(protocol, 1e6);
  const counts = protocol.data.categories.map((_, x) =>
    Math.round(reports.reduce((sum, count, y) => sum + count * (values[y * width + x] ?? 0), 0)),
  );
  const found = engine.estimate(protocol, { written: "values", reports: protocol.data.categories, counts });
  const from = engine.estimate(protocol, { written: "reports", reports: protocol.channel.reports, counts: reports });
  found.data.forEach(({ together = [1, 0], unbiased, identifiable }, x) => {
    const share = SHARES[x] as number;
    assert.ok(together[0] <= share && share <= together[1]);
    assert.equal(identifiable, from.data[x]?.identifiable);
    if (unbiased !== undefined) assert.ok(Math.abs(unbiased - share) < 1e-3);
  });
});

test("where the channel sees the secret, the secret is estimated too, or taken for known", () => {
  const protocol = protocolFor({ protocol: "cr", seesSecret: true, epsilon: 0.3 });
  const counts = expected(protocol, 1e6);
  const counted = { written: "reports" as const, reports: protocol.channel.reports, counts };
  const found = engine.estimate(protocol, counted);
  assert.deepEqual(
    found.secrets?.map(({ name }) => name),
    ["high", "low"],
  );
  assert.ok(
    found.data.some(({ identifiable }) => !identifiable),
    "six pairs cannot be told from three reports",
  );
  found.data.forEach(({ together = [1, 0] }, x) => {
    const share = SHARES[x] as number;
    assert.ok(together[0] <= share && share <= together[1]);
  });
  const assumed = engine.estimate(protocol, counted, { assume: "prior" });
  assert.equal(assumed.secrets, undefined);
  assumed.data.forEach(({ identifiable, unbiased = 0 }, x) => {
    assert.equal(identifiable, true);
    assert.ok(Math.abs(unbiased - (SHARES[x] ?? 0)) < 1e-4);
  });
});

test("of several columns, the values of each are estimated as well", () => {
  const table: JointTable = {
    secret: TABLE.secret,
    data: {
      name: "a · b",
      categories: ["1 · x", "1 · y", "2 · x", "2 · y"],
      columns: [
        { name: "a", values: ["1", "1", "2", "2"] },
        { name: "b", values: ["x", "y", "x", "y"] },
      ],
    },
    weights: Float64Array.of(30, 10, 20, 5, 5, 25, 10, 45),
  };
  const protocol = protocolFor({ table });
  const found = engine.estimate(protocol, {
    written: "reports",
    reports: protocol.channel.reports,
    counts: expected(protocol, 1e6),
  });
  assert.deepEqual(
    found.columns?.map(({ name, values }) => [name, values.map((value) => value.name)]),
    [
      ["a", ["1", "2"]],
      ["b", ["x", "y"]],
    ],
  );
  const [one] = found.columns?.[0]?.values ?? [];
  assert.ok(Math.abs((one?.unbiased ?? 0) - 70 / 150) < 1e-4);
  const both = (found.data[0]?.unbiased ?? 0) + (found.data[1]?.unbiased ?? 0);
  assert.ok(Math.abs((one?.unbiased ?? 0) - both) < 1e-9);
});

test("sets of marks are counted as they are written", () => {
  const protocol = protocolFor({ protocol: "oue", notion: "lip", epsilon: 0.6 });
  const { marks } = protocol.channel;
  const sets = allReports(3);
  const chances = expanded(Number(BigInt(marks?.other ?? 0)) / 2 ** 62, 3, sets);
  const counts = sets.map((_, y) =>
    Math.round(1e6 * SHARES.reduce((sum, share, x) => sum + share * (chances[x]?.[y] ?? 0), 0)),
  );
  const found = engine.estimate(protocol, { written: "reports", reports: sets, counts });
  found.data.forEach(({ unbiased = 0, likelihood }, x) => {
    assert.ok(Math.abs(unbiased - (SHARES[x] ?? 0)) < 1e-4);
    assert.ok(Math.abs(likelihood - (SHARES[x] ?? 0)) < 1e-3);
  });
  assert.ok(found.fit.probability > 0.99);
  rejects(async () => engine.estimate(protocol, { written: "values", reports: ["north"], counts: [1] }), "bad_request");
});

test("a plan keeps what it says", () => {
  const protocol = protocolFor();
  const { people } = engine.plan(protocol, { halfWidth: 0.05 });
  assert.ok(people?.each && people.together && people.wald);
  assert.ok(people.together >= people.each && people.each >= people.wald);
  const { halfWidth } = engine.plan(protocol, { people: people.each });
  assert.ok(halfWidth && halfWidth.each <= 0.05);
  const found = engine.estimate(protocol, {
    written: "reports",
    reports: protocol.channel.reports,
    counts: expected(protocol, people.each),
  });
  for (const { each } of found.data) assert.ok(each && (each[1] - each[0]) / 2 <= 0.0501);
  // If a channel tells nothing, no number of people is enough.
  const none = protocolFor({ epsilon: 0, protocol: "grr" });
  assert.equal(engine.plan(none, { halfWidth: 0.05 }).people?.each, null);
});

test("reports in rows are counted under the column that privatise writes", async () => {
  const protocol = protocolFor();
  const rows = "id,region\n1,north\n2,west\n3,north\n";
  assert.deepEqual(await countReports(source(rows), protocol, { written: "reports", as: "rows" }), {
    written: "reports",
    reports: ["north", "south", "west"],
    counts: [2, 0, 1],
  });
  // A form has given the column a name of its own, and somebody has said which it is.
  const form = "sex,answer\nf,west\nm,west\nf,north\n";
  const { counts } = await countReports(source(form), protocol, { written: "reports", as: "rows", column: "answer" });
  assert.deepEqual(counts, [1, 0, 2]);
});

test("counts may stand in several rows, and carry a spreadsheet's apostrophe", async () => {
  const protocol = protocolFor({
    table: { ...TABLE, data: { name: "region", categories: ["=north", "south", "west"] } },
  });
  const counted = await countReports(source("count,report\n3,'=north\n4,west\n5,=north\n0,south\n"), protocol, {
    written: "reports",
    as: "counts",
  });
  assert.deepEqual(counted.counts, [8, 0, 4]);
});

test("reports that are written alike are not counted at all", async () => {
  const protocol = protocolFor({
    table: { ...TABLE, data: { name: "region", categories: ["=a", "'=a", "b"] } },
  });
  for (const as of ["rows", "counts"] as const) {
    await rejects(
      () => countReports(source("report,count,region\n'=a,1,'=a\n"), protocol, { written: "reports", as }),
      as === "rows" ? "bad_file" : "bad_request",
    );
  }
  await rejects(
    () => countReports(source("region\n'=a\n"), protocol, { written: "reports", as: "rows" }),
    "bad_request",
  );
  await rejects(() => countSql(protocol, "reports"), "bad_request");
});

test("a column of counts beside reports is not passed over, and 1.000 is no count", async () => {
  const protocol = protocolFor();
  await rejects(
    () => countReports(source("region,count\nnorth,5\n"), protocol, { written: "reports", as: "rows" }),
    "bad_file",
    { column: "count" },
  );
  const counts = { written: "reports", as: "counts" } as const;
  await rejects(() => countReports(source("report;count\nnorth;5.000\n"), protocol, counts), "bad_weight", { line: 2 });
  const {
    counts: [north],
  } = await countReports(source("report,count\nnorth,5.0\n"), protocol, counts);
  assert.equal(north, 5);
});

test("what is no report, or no count, is refused with its line", async () => {
  const protocol = protocolFor();
  const rows = { written: "reports", as: "rows" } as const;
  const counts = { written: "reports", as: "counts" } as const;
  const refused = (text: string, reports: typeof rows | typeof counts) => countReports(source(text), protocol, reports);
  await rejects(() => refused("region\nnorth\neast\n", rows), "unknown_category", { line: 3, column: "region" });
  await rejects(() => refused("place\nnorth\n", rows), "unknown_column");
  await rejects(() => refused("report,count\nnorth,1.5\n", counts), "bad_weight", { line: 2, column: "count" });
  await rejects(() => refused("report,count\nnorth,-1\n", counts), "bad_weight");
  await rejects(() => refused("report,count\nnorth,\n", counts), "bad_weight");
  await rejects(() => refused("report,n\nnorth,1\n", counts), "unknown_column");
  await rejects(() => refused("report,count\nnorth,0\n", counts), "bad_file");
  await rejects(() => refused("report,count\nnorth,9007199254740991\nwest,9\n", counts), "bad_weight");
  const marks = protocolFor({ protocol: "oue", notion: "lip" });
  await rejects(() => countReports(source("region\nyn\n"), marks, rows), "unknown_category", { line: 2 });
  assert.deepEqual(await countReports(source("region\nyny\nnnn\nyny\n"), marks, rows), {
    written: "reports",
    reports: ["yny", "nnn"],
    counts: [2, 1],
  });
});

test("a row without a report is passed over and counted, where an empty cell or a missing code is no report", async () => {
  const rows = { written: "reports", as: "rows" } as const;
  const plain = protocolFor();
  const counted = await countReports(source("id,region\n1,north\n2,\n3,west\n4,\n"), plain, rows);
  assert.deepEqual(counted, { written: "reports", reports: ["north", "south", "west"], counts: [1, 0, 1], missing: 2 });
  assert.equal(engine.estimate(plain, counted).missing, 2);
  assert.equal(engine.estimate(plain, counted).people, 2);
  assert.equal(engine.estimate(plain, { ...counted, missing: 0 }).missing, undefined);
  // In a single column a blank line between others is an empty cell.
  assert.equal((await countReports(source("region\nnorth\n\nwest\n"), plain, rows)).missing, 1);
  const counts = { written: "reports", as: "counts" } as const;
  assert.equal((await countReports(source("report,count\nnorth,3\n,5\n"), plain, counts)).missing, 5);
  await rejects(() => countReports(source("id,region\n1,\n2,\n"), plain, rows), "bad_file");
  await rejects(() => countReports(source("id,region\n1,north\n2,?\n"), plain, rows), "unknown_category", { line: 3 });

  const coding = [{ column: "region", missing: ["?"] }];
  const coded = protocolFor({ table: { ...TABLE, coding } });
  assert.equal((await countReports(source("id,region\n1,north\n2,?\n3,\n"), coded, rows)).missing, 2);
  const marks = protocolFor({ protocol: "oue", notion: "lip" });
  assert.equal((await countReports(source("id,region\n1,yny\n2,\n"), marks, rows)).missing, 1);
  const values = { written: "values", as: "rows" } as const;
  assert.equal((await countReports(source("id,region\n1,north\n2,\n"), plain, values)).missing, 1);

  // If a missing answer is a category, it has a report, and an empty cell may be the answer itself.
  const asked = { ...TABLE, data: { name: "region", categories: ["north", "south", ""] } };
  const skippable = protocolFor({ table: asked });
  const found = await countReports(source("id,region\n1,north\n2,(empty)\n"), skippable, rows);
  assert.deepEqual([found.counts, found.missing], [[1, 0, 1], undefined]);
  await rejects(() => countReports(source("id,region\n1,north\n3,\n"), skippable, rows), "unknown_category", {
    line: 3,
  });
  assert.deepEqual((await countReports(source("id,region\n1,north\n2,\n"), skippable, values)).counts, [1, 0, 1]);
});
