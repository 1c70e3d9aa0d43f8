// SPDX-License-Identifier: GPL-3.0-or-later
/** Reports that are sets of marks: the protocol oue, from the design to the privatised file. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Design, JointTable, MarksChannel, ProtocolFile } from "../../wasm/contract/types.js";
import { auditUnder } from "../../wasm/engine/audit-under.js";
import { count } from "../../wasm/files/count.js";
import { privatise } from "../../wasm/files/privatise.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { allReports, expanded, isMarks } from "../../wasm/protocol/unary-encoding.js";
import { dice, rejects, source } from "./helpers.js";
import { restamped } from "./random-protocols.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const engine = await realEngine();
const ONE = 1n << 62n;
const HALF = 1n << 61n;

const sum = (values: bigint[]) => values.reduce((a, b) => a + b, 0n);

function randomTable(seed: number, values?: number): JointTable {
  const roll = dice(seed);
  const [c, a] = [2 + roll(3), values ?? 2 + roll(5)];
  return {
    secret: { name: "s", categories: Array.from({ length: c }, (_, i) => `s${i}`) },
    data: { name: "x", categories: Array.from({ length: a }, (_, i) => `x${i}`) },
    weights: Float64Array.from({ length: c * a }, () => 1 + roll(50)),
  };
}

function designed(seed: number, values?: number): Design {
  const table = randomTable(seed, values);
  const notion = seed % 2 ? "lip" : "ldp";
  const epsilon = ((engine.describe(table).releaseLevel[notion] ?? 1) * (1 + (seed % 8))) / 8;
  return engine.design({ table, notion, epsilon, protocol: "oue" });
}

function marksIn({ channel }: ProtocolFile): MarksChannel {
  assert.ok(isMarks(channel));
  return channel;
}

/** The third party: every report by itself, in integers and with nothing but the file. */
function holds(file: ProtocolFile): boolean {
  const { guarantee, prior } = file;
  const { reports, denominator, marks } = marksIn(file);
  const [all, own, other] = [denominator, marks.own, marks.other].map(BigInt) as [bigint, bigint, bigint];
  const counts = prior.map((row) => row.map(BigInt));
  const people = counts.map(sum);
  const [most, least] = [BigInt(guarantee.bound.numerator), BigInt(guarantee.bound.denominator)];
  const within = (a: bigint, b: bigint) => a * least <= b * most && b * least <= a * most;
  return allReports(reports.length).every((report) => {
    const weights = reports.map((_, x) =>
      Array.from(report, (letter, y) => {
        const chance = x === y ? own : other;
        return letter === "y" ? chance : all - chance;
      }).reduce((product, chance) => product * chance, 1n),
    );
    const sending = counts.map((row) => sum(row.map((n, x) => n * (weights[x] ?? 0n))));
    const pairs = people.map((n, s): [bigint, bigint] => [sending[s] ?? 0n, n]);
    const total: [bigint, bigint] = [sum(sending), sum(people)];
    if (guarantee.notion === "lip") return pairs.every(([k, n]) => within(k * total[1], total[0] * n));
    return pairs.every(([k, n]) => pairs.every(([l, m]) => within(k * m, l * n)));
  });
}

test("designs of random tables hold exactly for the engine and for a third party; one less of 2^62 does not", () => {
  let bound = 0;
  for (let seed = 1; seed <= 80; seed++) {
    const file = toProtocolFile(designed(seed));
    assert.deepEqual(readProtocol(writeProtocol(file)), file);
    assert.ok(engine.audit(file).holds && holds(file), `seed ${seed}`);
    const { marks } = marksIn(file);
    for (const other of [0n, BigInt(marks.other) / 2n, BigInt(marks.other) - 1n, BigInt(marks.other) + 1n, HALF]) {
      if (other < 0n || other > HALF) continue;
      const changed = { ...file, channel: { ...marksIn(file), marks: { ...marks, other: String(other) } } };
      const verdict = engine.audit(restamped(engine, changed));
      assert.equal(verdict.holds, holds(changed), `seed ${seed}, other ${other}`);
      assert.equal(verdict.holds, other >= BigInt(marks.other));
      bound += verdict.holds ? 0 : 1;
    }
  }
  assert.ok(bound > 100, `${bound}`);
});

test("a design holds what is true of marks: chances, and what one mark by itself says", () => {
  const { marks, channel, data, reports, reportDistribution, secretPosterior, dataPosterior, ...design } = designed(
    5,
    4,
  );
  assert.ok(marks);
  const u = Number(marks.other) / 2 ** 62;
  assert.ok(u > 0 && u < 0.5 && Math.abs((design.alpha ?? 0) - Math.log((1 - u) / u)) < 1e-12);
  assert.deepEqual(reports, data.categories);
  assert.equal(design.weights.length, 0);
  assert.deepEqual(
    Array.from(channel),
    Array.from({ length: 16 }, (_, i) => (i % 5 === 0 ? 0.5 : u)),
  );
  const secrets = design.secret.categories.length;
  const near = (a: number | undefined, b: number) => assert.ok(Math.abs((a ?? -1) - b) < 1e-12, `${a} ${b}`);
  const all = allReports(4);
  const chances = expanded(u, 4, all);
  data.categories.forEach((_, y) => {
    // Over all reports in which y is marked.
    const with_ = all.map((report) => report[y] === "y");
    const sends = chances.map((row) => row.reduce((total, chance, i) => total + (with_[i] ? chance : 0), 0));
    const share = sends.reduce((total, chance, x) => total + chance * (design.dataDistribution[x] ?? 0), 0);
    near(reportDistribution[y], share);
    sends.forEach((chance, x) => {
      near(dataPosterior[y * 4 + x], (chance * (design.dataDistribution[x] ?? 0)) / share);
    });
    design.secretDistribution.forEach((_, s) => {
      const joint = sends.reduce((total, chance, x) => total + chance * (design.prior[s * 4 + x] ?? 0), 0);
      near(secretPosterior[y * secrets + s], joint / design.total / share);
    });
  });
});

test("what is told of reports is what all 2^a of them say", () => {
  for (let seed = 1; seed <= 24; seed++) {
    const design = designed(seed, 2 + (seed % 6));
    const { dataDistribution: p, data, secret, prior, total, guarantee } = design;
    const a = data.categories.length;
    const all = allReports(a);
    const chances = expanded(Number(design.marks?.other) / 2 ** 62, a, all);
    for (const row of chances) assert.ok(Math.abs(row.reduce((x, y) => x + y) - 1) < 1e-12);
    let information = 0;
    let reached = 0;
    all.forEach((_, y) => {
      const share = p.reduce((sum, n, x) => sum + n * (chances[x]?.[y] ?? 0), 0);
      if (share === 0) return;
      p.forEach((n, x) => {
        const chance = chances[x]?.[y] ?? 0;
        if (chance > 0) information += n * chance * Math.log(chance / share);
      });
      const given = secret.categories.map((_, s) => {
        const row = prior.subarray(s * a, (s + 1) * a);
        const people = row.reduce((x, n) => x + n, 0);
        return row.reduce((sum, n, x) => sum + (n / people) * (chances[x]?.[y] ?? 0), 0);
      });
      const ratios =
        guarantee.notion === "lip"
          ? given.map((chance) => Math.abs(Math.log(chance / share)))
          : [Math.log(Math.max(...given) / Math.min(...given))];
      reached = Math.max(reached, ...ratios);
    });
    assert.ok(total > 0);
    assert.ok(Math.abs(information - design.utility.mutualInformation) < 1e-12, `seed ${seed}`);
    const told = design.leakage[guarantee.notion];
    assert.ok(Math.abs(reached - (told?.level ?? -1)) < 1e-9, `seed ${seed}`);
    assert.ok(reached <= guarantee.epsilon * (1 + 1e-9));
    assert.equal(told?.report, undefined);
    assert.ok(told?.marks && told.marks.length < a);
  }
});

type Loose = ReturnType<typeof JSON.parse>;

const forgeries: [string, (file: Loose) => void, RegExp][] = [
  ["no chance of other marks", (f) => delete f.channel.marks.other, /lacks "other"/],
  ["no chance of one's own mark", (f) => delete f.channel.marks.own, /lacks "own"/],
  ["nothing of the marks", (f) => (f.channel.marks = null), /channel\.marks is not an object/],
  ["marks that are not there", (f) => delete f.channel.marks, /unknown field|lacks/],
  [
    "others likelier than one's own",
    (f) => (f.channel.marks.other = String(HALF + 1n)),
    /more than channel\.marks\.own/,
  ],
  ["a chance above 1", (f) => (f.channel.marks.other = "9223372036854775808"), /more than channel\.marks\.own/],
  ["a chance that wraps around 2^64", (f) => (f.channel.marks.other = "18446744073709551617"), /at most 19 digits/],
  ["a negative chance", (f) => (f.channel.marks.other = "-1"), /non-negative integer/],
  ["a chance that is a number", (f) => (f.channel.marks.other = 0.25), /instead of a text/],
  ["a chance with a leading zero", (f) => (f.channel.marks.other = "01"), /non-negative integer/],
  ["another chance of one's own", (f) => (f.channel.marks.own = "2305843009213693951"), /marks\.own is not/],
  ["another denominator", (f) => (f.channel.denominator = "4611686018427387903"), /denominator/],
  ["a third chance", (f) => (f.channel.marks.third = "1"), /unknown field "third"/],
  ["marks beside weights", (f) => (f.channel.weights = [["1"]]), /unknown field "weights"/],
  ["marks beside what they stand for", (f) => (f.channel.standsFor = []), /unknown field "standsFor"/],
  ["a category that cannot be marked", (f) => f.channel.reports.pop(), /not the categories/],
  ["categories in another order", (f) => f.channel.reports.reverse(), /not the categories/],
  ["a channel that sees the secret", (f) => (f.seesSecret = true), /channels that see the data only/],
  ["a leakage at one report", (f) => (f.leakage.lip = { level: 0.1, report: 0 }), /unknown field "report"/],
  ["a leakage at no report", (f) => delete f.leakage.lip.marks, /leakage\.lip\.marks is not a list/],
  ["a leakage at a stranger's mark", (f) => (f.leakage.lip.marks = [99]), /index below/],
  ["a leakage at one mark twice", (f) => (f.leakage.lip.marks = [1, 1]), /twice/],
];

for (const [what, change, reason] of forgeries) {
  test(`refused in a protocol file of marks: ${what}`, async () => {
    const file = JSON.parse(writeProtocol(toProtocolFile(designed(3, 4))));
    readProtocol(JSON.stringify(file));
    change(file);
    assert.match((await rejects(() => readProtocol(JSON.stringify(file)), "bad_protocol")).message, reason);
  });
}

test("the engine refuses what the reader would have", async () => {
  const file = toProtocolFile(designed(3, 4));
  const channel = marksIn(file);
  const stated = (other: string) => ({ ...file, channel: { ...channel, marks: { ...channel.marks, other } } });
  for (const other of [String(HALF + 1n), String(ONE), "1".repeat(60)]) {
    await rejects(async () => engine.audit(stated(other)), "bad_protocol");
  }
  await rejects(async () => engine.audit({ ...file, seesSecret: true }), "bad_protocol");
  const table = randomTable(3, 4);
  for (const request of [
    { notion: "lip", seesSecret: true },
    { notion: "rldp", seesSecret: true },
  ]) {
    await rejects(async () => engine.design({ table, epsilon: 1, protocol: "oue", ...request }), "bad_request");
  }
});

test("less than the guarantee asks for is refused before anything is drawn", async () => {
  const file = toProtocolFile(designed(3, 4));
  const channel = marksIn(file);
  channel.marks.other = String(BigInt(channel.marks.other) - 1n);
  assert.match(engine.audit(file).reason ?? "", /exceeds/);
  const work = privatise(engine, source("x\nx1\n"), file, { write: "reports", keep: [] });
  await rejects(work, "not_certified");
});

/** 40,000 answers of a table, in a fixed but mixed order. */
function answers(table: JointTable): string[] {
  const roll = dice(11);
  const people = table.data.categories.flatMap((category, x) =>
    Array.from({ length: table.secret.categories.length }, (_, s) =>
      Array.from({ length: table.weights[s * table.data.categories.length + x] ?? 0 }, () => category),
    ).flat(),
  );
  return Array.from({ length: 40_000 }, () => people[roll(people.length)] as string);
}

test("a file of marks: a letter for each category, as often as they should be, and the counts say so", async () => {
  const table = randomTable(9, 5);
  const file = toProtocolFile(engine.design({ table, notion: "lip", epsilon: 0.2, protocol: "oue" }));
  const u = Number(marksIn(file).marks.other) / 2 ** 62;
  const given = answers(table);
  const text = `id,x\n${given.map((answer, i) => `${i},${answer}`).join("\n")}\n`;
  const output = await privatise(engine, source(text), file, { write: "reports", keep: ["id"] });
  const [header, ...lines] = (await output.blob.text()).trimEnd().split("\n");
  assert.equal(header, "id,x");
  assert.equal(lines.length, given.length);
  const marked = file.data.categories.map(() => ({ own: 0, others: 0, owners: 0 }));
  lines.forEach((line, i) => {
    const [id, report = ""] = line.split(",");
    assert.equal(id, String(i));
    assert.match(report, /^[yn]{5}$/);
    marked.forEach((counts, y) => {
      const own = given[i] === file.data.categories[y];
      counts.owners += own ? 1 : 0;
      if (report[y] === "y") counts[own ? "own" : "others"] += 1;
    });
  });
  // 6 sigma each: once in 10^9 runs. One's own mark lies far outside the limits of another's: the control.
  const near = (count: number, n: number, chance: number) =>
    Math.abs(count - n * chance) < 6 * Math.sqrt(n * chance * (1 - chance));
  marked.forEach(({ own, others, owners }, y) => {
    assert.ok(near(own, owners, 0.5) && near(others, given.length - owners, u), `category ${y}`);
    assert.ok(!near(others, given.length - owners, u * 1.1 + 0.01));
    assert.equal(output.counts[y], own + others);
  });
});

test("values are drawn for reports of marks, and follow both draws", async () => {
  const table = randomTable(9, 4);
  const epsilon = (engine.describe(table).releaseLevel.lip ?? 1) / 2;
  const file = toProtocolFile(engine.design({ table, notion: "lip", epsilon, protocol: "oue" }));
  const given = answers(table);
  const output = await privatise(engine, source(`x\n${given.join("\n")}\n`), file, { write: "values", keep: [] });
  const [, ...written] = (await output.blob.text()).trimEnd().split("\n");
  assert.equal(written.length, given.length);
  const all = allReports(4);
  const chances = expanded(Number(marksIn(file).marks.other) / 2 ** 62, 4, all);
  const weights = file.data.categories.map((_, x) => file.prior.reduce((total, row) => total + (row[x] ?? 0), 0));
  const people = weights.reduce((x, y) => x + y);
  const share = (y: number) => weights.reduce((total, n, x) => total + (n / people) * (chances[x]?.[y] ?? 0), 0);
  let differs = 0;
  file.data.categories.forEach((answer, x) => {
    const n = given.filter((each) => each === answer).length;
    file.data.categories.forEach((value, to) => {
      const chance = all.reduce((total, _, y) => {
        const back = ((weights[to] ?? 0) / people) * ((chances[to]?.[y] ?? 0) / share(y));
        return total + (chances[x]?.[y] ?? 0) * back;
      }, 0);
      const seen = given.filter((each, i) => each === answer && written[i] === value).length;
      const sigma = Math.sqrt(n * chance * (1 - chance));
      assert.ok(Math.abs(seen - n * chance) < 6 * sigma, `${answer} to ${value}`);
      // The negative control: drawn from everybody, as if reports said nothing.
      if (Math.abs(seen - (n * (weights[to] ?? 0)) / people) > 6 * sigma) differs += 1;
    });
  });
  assert.ok(differs >= 4, `${differs}`);
});

test("under other people, who may lack categories, the level is that of those who are there", async () => {
  const file = toProtocolFile(designed(4, 5));
  const same = auditUnder(engine, file, randomTable(4, 5));
  assert.deepEqual(same, engine.audit(file));
  const other = await count(source("s,x\ns0,x1\ns0,x3\ns1,x3\ns1,x1\ns1,x1\n"), { secret: "s", data: "x" });
  const fewer = auditUnder(engine, file, other);
  const u = Number(marksIn(file).marks.other) / 2 ** 62;
  // Two of each secret's shares differ by a sixth: of all sets {x3} is the one that s0 is likeliest to send.
  const ratio = (u + (1 - 2 * u) / 2) / (u + (1 - 2 * u) / 3);
  const back = (u + ((1 - 2 * u) * 2) / 3) / (u + (1 - 2 * u) / 2);
  assert.ok(Math.abs((fewer.leakage.ldp?.level ?? 0) - Math.log(Math.max(ratio, back))) < 1e-12);
});

test("a hundred categories: the bounds of what is kept are told with it", () => {
  const design = engine.design({ table: randomTable(6, 100), notion: "lip", epsilon: 0.1, protocol: "oue" });
  assert.ok((design.informationError ?? 1) < 1e-6);
  assert.ok(engine.audit(readProtocol(writeProtocol(toProtocolFile(design)))).holds);
  assert.equal(designed(6, 5).informationError, undefined);
});

test("the command line: design, audit and privatise marks", () =>
  inFolder(async (folder) => {
    const write = (name: string, a: number) => {
      const { secret, data, weights } = randomTable(21, a);
      const rows = secret.categories.flatMap((s, i) => data.categories.map((x, j) => [s, x, weights[i * a + j]]));
      folder.write(name, `s,x,w\n${rows.map((row) => row.join(",")).join("\n")}\n`);
    };
    write("few.csv", 3);
    write("many.csv", 16);
    const columns = ["--secret", "s", "--release", "x", "--weight", "w", "--guarantee", "lip", "--epsilon", "0.1"];
    const design = (file: string, ...more: string[]) =>
      folder.run("design", file, ...columns, "--protocol", "oue", ...more);

    const few = await design("few.csv", "-o", "few.json", "--json");
    assert.equal(few.code, 0, few.stderr);
    const { channel, utility } = JSON.parse(few.stdout);
    assert.deepEqual(channel.inputs, ["x0", "x1", "x2"]);
    assert.deepEqual(channel.reports, ["nnn", "nny", "nyn", "nyy", "ynn", "yny", "yyn", "yyy"]);
    assert.deepEqual(channel.standsFor[6], ["x0", "x1"]);
    for (const row of channel.matrix) assert.ok(Math.abs(row.reduce((x: number, y: number) => x + y) - 1) < 1e-12);
    assert.ok(channel.matrix[0][4] > channel.matrix[1][4]);
    assert.ok(utility.mutualInformation > 0 && !("upperBound" in utility));

    const many = await design("many.csv", "-o", "many.json", "--json");
    assert.equal(many.code, 0, many.stderr);
    const { channel: marks } = JSON.parse(many.stdout);
    assert.deepEqual(Object.keys(marks), ["inputs", "marks"]);
    assert.equal(marks.marks.own, 0.5);
    assert.ok(marks.marks.other > 0 && marks.marks.other < 0.5);

    const said = (await design("many.csv")).stdout;
    assert.match(said, /a mark or none for each of 16 values/);
    assert.match(said, /a letter for each value, y where it is marked, in this order:\n {2}x0, x1, /);
    for (const file of ["few.json", "many.json"]) {
      const { code, stdout } = await folder.run("audit", file, "few.csv", "--weight", "w");
      assert.equal(code, 0, stdout);
      assert.match(stdout, /holds exactly/);
    }

    folder.write("people.csv", `x\n${"x0\nx7\nx15\n".repeat(4000)}`);
    const reports = await folder.run("privatise", "many.json", "people.csv", "-o", "out.csv", "--json");
    assert.equal(reports.code, 0, reports.stderr);
    const { rows, counts } = JSON.parse(reports.stdout);
    assert.equal(rows, 12_000);
    assert.deepEqual(Object.keys(counts[7]), ["mark", "count"]);
    assert.ok(counts[7].count > counts[8].count);
    const plain = await folder.run("privatise", "many.json", "people.csv");
    assert.match(plain.stdout, /^x\n([yn]{16}\n){12000}$/);
    const values = await folder.run("privatise", "many.json", "people.csv", "--write", "values");
    assert.match(values.stdout, /^x\n(x\d+\n){12000}$/);
    assert.match((await folder.run("privatise", "--help-all")).stdout, /oue is a letter for each value/);
    assert.equal((await design("few.csv", "--sees-secret")).code, 2);
  }));
