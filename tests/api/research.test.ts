// SPDX-License-Identifier: GPL-3.0-or-later
/** Groups, their differences, pools, weights and regressions, with the real engine. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { normalQuantile } from "../../wasm/common/normal-quantile.js";
import type { Share } from "../../wasm/contract/estimate-types.js";
import type { GroupedReports } from "../../wasm/contract/research-types.js";
import type { DesignRequest, JointTable, ProtocolFile } from "../../wasm/contract/types.js";
import { countGroups } from "../../wasm/files/group-counts.js";
import { countReports } from "../../wasm/files/report-counts.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { dice, rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const TABLE: JointTable = {
  secret: { name: "income", categories: ["high", "low"] },
  data: { name: "region", categories: ["north", "south", "west"] },
  weights: Float64Array.of(60, 20, 15, 40, 80, 35),
};
const YES_NO: JointTable = {
  secret: { name: "group", categories: ["a", "b"] },
  data: { name: "smokes", categories: ["no", "yes"] },
  weights: Float64Array.of(60, 40, 50, 50),
};

function protocolFor(request: Partial<DesignRequest> = {}): ProtocolFile {
  return toProtocolFile(engine.design({ table: TABLE, notion: "ldp", epsilon: 1, protocol: "grr", ...request }));
}

const GRR = protocolFor();
const QUESTION = protocolFor({ table: YES_NO, notion: "data-ldp" });
const ROWS = { written: "reports" } as const;

/** A file of some reports by two groups, with weights and years. */
function fileOf(reports: string[], rows: number, column = "region"): string {
  const below = dice(7);
  const lines = Array.from({ length: rows }, () => {
    const sex = below(2) === 0 ? "f" : "m";
    return `${sex},${reports[below(reports.length)]},${1 + below(3)},${20 + below(40)}`;
  });
  return `sex,${column},w,age\n${lines.join("\n")}\n`;
}

/** The file's rows of one group. */
function only(text: string, sex: string): string {
  const [header, ...rows] = text.trimEnd().split("\n");
  return [header, ...rows.filter((row) => row.startsWith(`${sex},`))].join("\n");
}

test("each group is estimated as it is by itself", async () => {
  for (const protocol of [GRR, protocolFor({ protocol: "oue", notion: "lip" })]) {
    const reports = protocol.channel.marks ? ["yny", "nnn", "nyy", "ynn"] : protocol.channel.reports;
    const text = fileOf(reports, 300);
    const grouped = await countGroups(source(text), protocol, { ...ROWS, columns: ["sex"] });
    const found = engine.estimateGroups(protocol, grouped);
    assert.equal(found.people, 300);
    assert.equal(found.column, "sex");
    assert.deepEqual(
      found.groups.map(({ name, few }) => [name, few]),
      [
        ["f", false],
        ["m", false],
      ],
    );
    for (const { name, people, data, fit } of found.groups) {
      const alone = engine.estimate(
        protocol,
        await countReports(source(only(text, name)), protocol, { ...ROWS, as: "rows" }),
      );
      assert.equal(people, alone.people);
      assert.deepEqual(data, alone.data);
      assert.deepEqual(fit, alone.fit);
    }
  }
});

test("a group of one person is told, with rows that have no report and a group without a name", async () => {
  const text = "sex,region\nm,north\nf,west\nm,south\nm,\n,north\n";
  const grouped = await countGroups(source(text), GRR, { ...ROWS, columns: ["sex"] });
  assert.equal(grouped.missing, 1);
  const found = engine.estimateGroups(GRR, grouped);
  assert.deepEqual(
    found.groups.map(({ name, people, few }) => [name, people, few]),
    [
      ["(empty)", 1, true],
      ["f", 1, true],
      ["m", 2, true],
    ],
  );
  assert.equal(found.missing, 1);
  for (const { data } of found.groups) for (const { each, wald } of data) assert.ok(each && wald === undefined);
});

test("groups stand in the order of their numbers, whatever the order of rows, and may be of several columns", async () => {
  const text = "age,sex,region\n10,m,north\n9,f,west\n100,m,south\n9,m,north\n";
  const grouped = await countGroups(source(text), GRR, { ...ROWS, columns: ["age"] });
  assert.deepEqual(
    grouped.groups.map(({ cells }) => cells[0]),
    ["9", "10", "100"],
  );
  const both = await countGroups(source(text), GRR, { ...ROWS, columns: ["age", "sex"] });
  assert.deepEqual(
    engine.estimateGroups(GRR, both).groups.map(({ name }) => name),
    ["9 · f", "9 · m", "10 · m", "100 · m"],
  );
});

test("a difference is from interval to interval, each with half of the doubt", async () => {
  const protocol = protocolFor({ notion: "data-ldp" });
  const text = fileOf(protocol.channel.reports, 400);
  const grouped = await countGroups(source(text), protocol, { ...ROWS, columns: ["sex"] });
  const { groups, differences = [] } = engine.estimateGroups(protocol, grouped, { difference: true });
  const [surerF, surerM] = engine.estimateGroups(protocol, grouped, { confidence: 0.975 }).groups;
  const [{ group, reference, data } = assert.fail()] = differences;
  assert.deepEqual([group, reference], ["m", "f"]);
  const [f, m] = groups;
  data.forEach(({ name, identifiable, unbiased = 0, deviation = 0, each = [1, 0], wald = [1, 0] }, x) => {
    const [one, other] = [m?.data[x] as Share, f?.data[x] as Share];
    assert.equal(name, TABLE.data.categories[x]);
    assert.ok(identifiable);
    assert.ok(Math.abs(unbiased - ((one.unbiased ?? 0) - (other.unbiased ?? 0))) < 1e-12);
    const [high, low] = [surerM?.data[x]?.each, surerF?.data[x]?.each];
    assert.deepEqual(each, [(high?.[0] ?? 0) - (low?.[1] ?? 0), (high?.[1] ?? 0) - (low?.[0] ?? 0)]);
    assert.ok(Math.abs(deviation - Math.sqrt((one.deviation ?? 0) ** 2 + (other.deviation ?? 0) ** 2)) < 1e-12);
    const own = ({ deviation = 0 }: Share, people = 0) => deviation ** 2 * (people / (people - 1));
    const spread = Math.sqrt(own(one, m?.people) + own(other, f?.people));
    const half = normalQuantile(0.025) * spread + Math.max(one.influence ?? 0, other.influence ?? 0) / 2;
    assert.ok(Math.abs(wald[0] - (unbiased - half)) < 1e-12);
    assert.ok(Math.abs(wald[1] - (unbiased + half)) < 1e-12);
    assert.ok(each[0] <= wald[0] && wald[1] <= each[1], "what is proved is wider");
  });
  const [from = assert.fail()] = engine.estimateGroups(protocol, grouped, { difference: "m" }).differences ?? [];
  assert.deepEqual([from.group, from.reference], ["f", "m"]);
  assert.ok(Math.abs((from.data[0]?.unbiased ?? 0) + (data[0]?.unbiased ?? 1)) < 1e-12);
  assert.equal(engine.estimateGroups(protocol, grouped, { difference: false }).differences, undefined);
  await rejects(() => engine.estimateGroups(protocol, grouped, { difference: "F" }), "unknown_category");
  const alone = { ...grouped, groups: grouped.groups.slice(1) };
  await rejects(() => engine.estimateGroups(protocol, alone, { difference: true }), "bad_request");
});

test("whole weights count as so many people would, but for how sure that is", async () => {
  for (const protocol of [GRR, protocolFor({ protocol: "oue", notion: "lip" })]) {
    const reports = protocol.channel.marks ? ["yny", "nnn", "nyy", "ynn"] : protocol.channel.reports;
    const text = fileOf(reports, 200);
    const grouping = { ...ROWS, columns: [], weight: "w" };
    const grouped = await countGroups(source(text), protocol, grouping);
    const found = engine.estimateGroups(protocol, grouped);
    const [{ people, data, designEffect = 0, fit } = assert.fail()] = found.groups;
    assert.equal(people, 200);
    assert.equal(fit, undefined);
    const weights = text
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((row) => Number(row.split(",")[2]));
    const sum = weights.reduce((all, weight) => all + weight, 0);
    const squares = weights.reduce((all, weight) => all + weight * weight, 0);
    assert.ok(Math.abs(designEffect - (200 * squares) / (sum * sum)) < 1e-12);
    const repeated = text
      .trimEnd()
      .split("\n")
      .slice(1)
      .flatMap((row) => Array(Number(row.split(",")[2])).fill(row));
    const file = `sex,region,w,age\n${repeated.join("\n")}\n`;
    const plain = engine.estimate(protocol, await countReports(source(file), protocol, { ...ROWS, as: "rows" }));
    data.forEach(({ unbiased = 0, deviation = 0, likelihood, wald, each, together }, x) => {
      assert.ok(Math.abs(unbiased - (plain.data[x]?.unbiased ?? 0)) < 1e-9);
      assert.ok(Math.abs(likelihood - (plain.data[x]?.likelihood ?? 0)) < 1e-6);
      assert.ok(deviation > (plain.data[x]?.deviation ?? 0), "repeated rows look surer than they are");
      assert.ok(wald && each === undefined && together === undefined);
    });
  }
});

test("weights with a comma, of 0 and of groups are read, and others are refused with their row", async () => {
  const weighted = (text: string, comma = false) =>
    countGroups(source(text), GRR, { ...ROWS, columns: [], weight: "w", ...(comma && { comma }) });
  const { groups } = await weighted('w,region\n"1,5",north\n"0",west\n"2",north\n', true);
  assert.deepEqual(groups, [{ cells: [], reports: [0], counts: [2], weights: [3.5], squares: [6.25] }]);
  const refused = async (cell: string, line = 3) =>
    rejects(() => weighted(`w,region\n1,north\n${cell},west\n`), "bad_weight", { line, column: "w" });
  for (const cell of ["-1", "x", "", "1e999", "NaN", "9007199254740993"]) await refused(cell);
  await rejects(() => weighted("w,region\n0,north\n0,west\n"), "bad_weight", { column: "w" });
  await rejects(
    () => countGroups(source("w,region\n1,north\n"), GRR, { ...ROWS, columns: ["w"], weight: "w" }),
    "bad_request",
  );
});

test("a column that is no group is refused", async () => {
  const by = (text: string, ...columns: string[]) => countGroups(source(text), GRR, { ...ROWS, columns });
  await rejects(() => by("sex,region\nf,north\n", "age"), "unknown_column", { column: "age" });
  await rejects(() => by("sex,region\nf,north\n", "region"), "bad_request", { column: "region" });
  await rejects(() => by("sex,region\nf,north\n", "Region"), "bad_request", { column: "Region" });
  await rejects(() => by("sex,region\nf,north\n", "sex", "sex"), "bad_request", { column: "sex" });
  await rejects(() => by("sex,region\nf,north\nm,east\n", "sex"), "unknown_category", { line: 3, column: "region" });
  // A Cyrillic letter that nobody sees.
  await rejects(() => by("sex,region\nmale,north\nm\u0430le,west\n", "sex"), "unknown_category", {
    line: 3,
    column: "sex",
  });
  await rejects(() => by("sex,region\nf,\n", "sex"), "bad_file");
});

test("the halves of a survey are pooled to the whole, and two levels are surer than each", async () => {
  const weak = protocolFor({ epsilon: 0.5 });
  const strong = protocolFor({ epsilon: 2 });
  const counted = (counts: number[]) => ({ written: "reports" as const, reports: TABLE.data.categories, counts });
  const whole = engine.estimate(strong, counted([300, 250, 100]));
  const halves = engine.estimatePooled([
    { protocol: strong, counted: counted([155, 120, 52]) },
    { protocol: strong, counted: { ...counted([145, 130, 48]), missing: 3 } },
  ]);
  assert.equal(halves.people, 650);
  assert.equal(halves.missing, 3);
  halves.data.forEach(({ unbiased = 0, together }, x) => {
    assert.ok(Math.abs(unbiased - (whole.data[x]?.unbiased ?? 0)) < 1e-6);
    assert.ok(together && together[0] <= unbiased && unbiased <= together[1]);
  });
  // Its categories stand in another order, and its reports are marks.
  const table = {
    ...TABLE,
    data: { name: "region", categories: ["west", "north", "south"] },
    weights: Float64Array.of(15, 60, 20, 35, 40, 80),
  };
  const marks = protocolFor({ table, protocol: "oue", notion: "lip" });
  const sets = { written: "reports" as const, reports: ["nyn", "ynn", "nny", "nnn"], counts: [100, 30, 60, 80] };
  const all = engine.estimatePooled([
    { protocol: weak, counted: counted([120, 100, 80]) },
    { protocol: strong, counted: counted([130, 100, 30]) },
    { protocol: marks, counted: sets },
  ]);
  assert.deepEqual(
    all.samples.map(({ people }) => people),
    [300, 260, 270],
  );
  assert.deepEqual(
    all.data.map(({ name }) => name),
    TABLE.data.categories,
  );
  const alone = engine.estimate(strong, counted([130, 100, 30]));
  for (const [x, { deviation = 1 }] of all.data.entries()) assert.ok(deviation < (alone.data[x]?.deviation ?? 0));
  // Most sets mark "north" alone, which is the second category there and the first here.
  assert.ok((all.data[0]?.unbiased ?? 0) > (all.data[2]?.unbiased ?? 1));

  await rejects(() => engine.estimatePooled([]), "bad_request");
  const other = { protocol: QUESTION, counted: { ...counted([1, 2]), reports: ["no", "yes"] } };
  await rejects(
    () => engine.estimatePooled([{ protocol: strong, counted: counted([1, 2, 3]) }, other]),
    "unknown_category",
  );
  const pairs = protocolFor({ protocol: "cr", seesSecret: true });
  const told = { protocol: pairs, counted: { ...counted([1]), reports: [pairs.channel.reports[0] ?? ""] } };
  await rejects(() => engine.estimatePooled([told]), "bad_request");
  assert.equal(engine.estimatePooled([told], { assume: "prior" }).people, 1);
});

/** As Warner would count them: so many people of each group, so many of whom report yes. */
function warner(groups: [cell: string, people: number, yes: number][], kind?: "category"): GroupedReports {
  return {
    written: "reports",
    columns: ["sex"],
    ...(kind && { kinds: [kind] }),
    reports: ["no", "yes"],
    groups: groups.map(([cell, people, yes]) => ({ cells: [cell], reports: [0, 1], counts: [people - yes, yes] })),
  };
}

test("a regression on two groups is the difference of their log odds, by hand", () => {
  const { category, people, coefficients, references, covariance } = engine.regress(
    QUESTION,
    warner([
      ["f", 400, 180],
      ["m", 500, 275],
    ]),
  );
  assert.equal(category, "yes");
  assert.equal(people, 900);
  assert.deepEqual(references, [{ column: "sex", level: "m" }]);
  // P(yes | yes) of randomised response at 1 nat.
  const p = Math.E / (1 + Math.E);
  const odds = (share: number) => Math.log(share / (1 - share));
  const share = (reports: number) => (reports - (1 - p)) / (2 * p - 1);
  const [constant, f] = coefficients;
  assert.ok(Math.abs((constant?.value ?? 0) - odds(share(0.55))) < 1e-7);
  assert.ok(Math.abs((f?.value ?? 0) - (odds(share(0.45)) - odds(share(0.55)))) < 1e-7);
  assert.deepEqual([f?.column, f?.level], ["sex", "f"]);
  assert.ok(Math.abs((f?.deviation ?? 0) ** 2 - (covariance[1]?.[1] ?? 0)) < 1e-12);
  const other = engine.regress(
    QUESTION,
    warner([
      ["f", 400, 180],
      ["m", 500, 275],
    ]),
    { category: "no" },
  );
  assert.ok(Math.abs((other.coefficients[1]?.value ?? 0) + (f?.value ?? 1)) < 1e-6);
});

test("one answer of several against the rest is told where the others are treated alike", async () => {
  const text = fileOf(GRR.channel.reports, 900);
  const grouped = await countGroups(source(text), GRR, { ...ROWS, columns: ["sex", "age"], categorical: [] });
  assert.deepEqual(grouped.kinds, ["category", "number"]);
  const found = engine.regress(GRR, grouped, { category: "south" });
  assert.deepEqual(
    found.coefficients.map(({ column }) => column),
    ["", "sex", "age"],
  );
  // The same of what else is reported, as reports of a question with two answers with these chances.
  const [south, rest] = [
    Number(GRR.channel.weights?.[1]?.[1]) / 2 ** 62,
    Number(GRR.channel.weights?.[0]?.[1]) / 2 ** 62,
  ];
  const likelihood = grouped.groups.reduce((sum, { cells, reports, counts }) => {
    const [constant, sex, age] = found.coefficients.map(({ value }) => value) as [number, number, number];
    const level = found.coefficients[1]?.level;
    const odds = constant + (cells[0] === level ? sex : 0) + age * Number(cells[1]);
    const yes = south / (1 + Math.exp(-odds)) + rest / (1 + Math.exp(odds));
    return reports.reduce((all, y, i) => {
      const chance = grouped.reports[y] === "south" ? yes : 1 - yes;
      return all + (counts[i] ?? 0) * Math.log(chance);
    }, sum);
  }, 0);
  assert.ok(Math.abs(likelihood - found.logLikelihood) < 1e-7);

  await rejects(() => engine.regress(GRR, grouped), "bad_request");
  await rejects(() => engine.regress(GRR, grouped, { category: "South" }), "unknown_category");
  const optimal = protocolFor({ protocol: "optimal", notion: "lip", epsilon: 0.1 });
  const [first, second] = optimal.channel.reports;
  const sent = { ...grouped, reports: [first ?? "", second ?? "", optimal.channel.reports.at(-1) ?? ""] };
  sent.reports = [...new Set(sent.reports)];
  sent.groups = sent.groups.filter(({ reports }) => reports.every((y) => y < sent.reports.length));
  const error = await rejects(() => engine.regress(optimal, sent, { category: "west" }), "bad_request");
  assert.equal(error.id, "regression-rest");
  const marks = protocolFor({ protocol: "oue", notion: "data-ldp" });
  const sets = fileOf(["yny", "nnn", "nyy", "ynn", "yyn", "nyn", "nny", "nnn"], 600);
  const ofMarks = await countGroups(source(sets), marks, { ...ROWS, columns: ["sex"], categorical: [] });
  assert.ok(engine.regress(marks, ofMarks, { category: "north" }).people === 600);
});

test("covariates that cannot be meant are refused with their row, or by their name", async () => {
  const regress = async (text: string, columns: string[], categorical: string[] = []) =>
    engine.regress(QUESTION, await countGroups(source(text), QUESTION, { ...ROWS, columns, categorical }));
  const rows = (cells: string[]) =>
    `x,z,smokes\n${cells.map((cell, i) => `${cell},${i},${i % 3 ? "yes" : "no"}`).join("\n")}\n`;
  await rejects(() => regress(rows(["1", "2", "", "4"]), ["x"]), "bad_file", { line: 4, column: "x" });
  await rejects(() => regress(rows(["1", "2", "n/a", "4"]), ["x"]), "bad_file", { line: 4, column: "x" });
  await rejects(() => regress(rows(["1", "2", "3"]), ["x"], ["y"]), "bad_request", { column: "y" });
  await rejects(() => regress(rows(["a", "a", "a"]), ["x"]), "bad_request", { column: "x" });
  await rejects(() => regress(rows(["5", "5", "5"]), ["x"]), "bad_request");
  await rejects(() => regress(rows(["0", "1", "2", "3", "4"]), ["x", "z"]), "bad_request");
  const many = Array.from({ length: 200 }, (_, i) => `c${i % 60}`);
  await rejects(() => regress(rows(many), ["x"]), "too_large");
  // Fewer report yes than would if nobody had it: no share of theirs is the likeliest.
  const error = await rejects(
    () =>
      engine.regress(
        QUESTION,
        warner([
          ["f", 400, 180],
          ["m", 500, 100],
        ]),
      ),
    "bad_request",
  );
  assert.match(error.message, /"sex = f"/);
  const weighted = await countGroups(source("w,sex,smokes\n1,f,yes\n"), QUESTION, {
    ...ROWS,
    columns: ["sex"],
    weight: "w",
  });
  await rejects(() => engine.regress(QUESTION, weighted), "bad_request");
});
