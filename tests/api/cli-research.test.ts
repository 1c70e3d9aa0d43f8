// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line with the real engine: groups, differences, pools, weights and regressions. */
import assert from "node:assert/strict";
import { testInFolder } from "./cli-folder.js";
import { dice } from "./helpers.js";
import type { Folder } from "./run-cli.js";
import { besideReading } from "./run-cli.js";

/** Reports of a question about smoking, as they would come from 900 people: women smoke less. */
async function ask(folder: Folder): Promise<void> {
  await folder.run("question", "smokes", "no", "yes", "--epsilon", "1.5", "--protocol", "grr", "-o", "smoking.json");
  const below = dice(5);
  const kept = Math.round((100 * Math.exp(1.5)) / (1 + Math.exp(1.5)));
  const rows = Array.from({ length: 900 }, (_, i) => {
    const sex = i % 3 === 0 ? "m" : "f";
    const age = 18 + below(50);
    const smokes = below(100) < (sex === "m" ? 45 : 20) ? 1 : 0;
    const report = below(100) < kept ? smokes : 1 - smokes;
    return `${sex},${age},${age < 40 ? 1 : 2},${["no", "yes"][report]}`;
  });
  folder.write("reports.csv", `sex,age,weight,smokes\n${rows.join("\n")}\nm,30,1,\n`);
  folder.write(
    "wave1.csv",
    `smokes\n${rows
      .slice(0, 450)
      .map((row) => row.split(",")[3])
      .join("\n")}\n`,
  );
  folder.write(
    "wave2.csv",
    `smokes\n${rows
      .slice(450)
      .map((row) => row.split(",")[3])
      .join("\n")}\n`,
  );
}

testInFolder("groups are put beside each other, with what was missing, and compared", async (folder) => {
  await ask(folder);
  const asked = ["estimate", "smoking.json", "reports.csv", "--by", "sex"];
  const { stdout, stderr, code } = await folder.run(...asked, "--difference");
  assert.equal(besideReading(stderr), "");
  assert.equal(code, 0);
  assert.match(
    stdout,
    /^900 reports of the protocol grr \(data-ldp at 1\.5 nats\), 2 groups\.\n1 row without a report/,
  );
  assert.match(stdout, /^ {2}sex +people +smokes +unbiased +likeliest +95 % interval$/m);
  assert.match(stdout, /^ {2}f +600 +no /m);
  assert.match(stdout, /^ {2}m +300 +no /m);
  assert.match(stdout, /Differences from “f”, in percentage points:/);
  assert.match(stdout, /^ {2}m +no +-[\d.]+ +-[\d.]+ to [-+]?[\d.]+$/m);
  assert.match(stdout, /Each group is told by itself/);
  const json = JSON.parse((await folder.run(...asked, "--against", "m", "--json")).stdout);
  assert.equal(json.suspicious, false);
  assert.equal(json.missing, 1);
  assert.equal(json.groups.length, 2);
  assert.deepEqual([json.differences[0].group, json.differences[0].reference], ["f", "m"]);
  const [, yes] = json.differences[0].data;
  assert.ok(yes.each[1] < 0, "women smoke less");
  const normal = await folder.run(...asked, "--difference", "--intervals", "wald");
  assert.match(normal.stdout, /no person in common/);
});

testInFolder("the table says that an unbiased difference can be one that no people have", async (folder) => {
  const rows = (sex: string, yes: number, people: number) =>
    Array.from({ length: people }, (_, i) => `${sex},${i < yes ? "yes" : "no"}\n`).join("");
  const compared = async (epsilon: string, men: number, women: number, people: number) => {
    await folder.run("question", "smokes", "no", "yes", "--epsilon", epsilon, "--protocol", "grr", "-o", "q.json");
    folder.write("sexes.csv", `sex,smokes\n${rows("f", women, people)}${rows("m", men, people)}`);
    const { stdout } = await folder.run("estimate", "q.json", "sexes.csv", "--by", "sex", "--difference");
    return stdout;
  };
  const beyond = /In one survey it can be a percentage or a\ndifference that no people have/;
  // 36 of 50 men who say yes, and 14 of 50 women, where 38 of 100 do not say what is true.
  const extreme = await compared("0.5", 36, 14, 50);
  assert.match(extreme, /^ +yes +\+179\.\d +/m);
  assert.match(extreme, beyond);
  assert.doesNotMatch(await compared("3", 30, 20, 50), beyond);
  // As many, where reports say next to nothing.
  const noise = await compared("0.05", 30, 20, 50);
  assert.match(noise.slice(noise.indexOf("Differences")), /^ +yes +noise +/m);
  assert.match(noise, /the unbiased estimate is off by more than 100 %/);
  assert.doesNotMatch(noise, beyond);
});

testInFolder("two files are two waves, and two protocols one survey", async (folder) => {
  await ask(folder);
  const waves = await folder.run("estimate", "smoking.json", "wave1.csv", "wave2.csv", "--difference");
  assert.equal(besideReading(waves.stderr), "");
  assert.match(waves.stdout, /^ {2}wave1\.csv +450 +no /m);
  assert.match(waves.stdout, /Differences from “wave1\.csv”/);
  await folder.run("question", "smokes", "no", "yes", "--epsilon", "0.7", "--protocol", "grr", "-o", "weaker.json");
  const pooled = ["estimate", "smoking.json", "wave1.csv", "--with", "weaker.json", "wave2.csv"];
  const { stdout, stderr } = await folder.run(...pooled);
  assert.equal(besideReading(stderr), "");
  assert.match(
    stdout,
    /^900 reports of 2 protocols, as of one population:\n {2}grr at 1\.5 nats +450\n {2}grr at 0\.7/,
  );
  const json = JSON.parse((await folder.run(...pooled, "--json")).stdout);
  assert.deepEqual(
    json.samples.map(({ people }: { people: number }) => people),
    [450, 450],
  );
});

testInFolder("weights change shares, and tell how much surer their absence would be", async (folder) => {
  await ask(folder);
  const asked = ["estimate", "smoking.json", "reports.csv", "--weight", "weight"];
  const { stdout, stderr } = await folder.run(...asked);
  assert.equal(besideReading(stderr), "");
  assert.match(stdout, /Rows count as “weight” says\. Intervals are approximate/);
  assert.match(stdout, /1\.5 nats\)\.\n.*\n\n +smokes +unbiased/, "people who are no groups are called none");
  assert.match(stdout, /Design effect of the weights \(Kish\): 1\.1\d\./);
  const json = JSON.parse((await folder.run(...asked, "--by", "sex", "--json")).stdout);
  assert.equal(json.groups.length, 2);
  assert.ok(json.groups[0].designEffect > 1);
  assert.equal(json.groups[0].data[0].each, undefined);
});

testInFolder("a regression has coefficients, what they are compared with, and odds ratios", async (folder) => {
  await ask(folder);
  const asked = ["estimate", "smoking.json", "reports.csv", "--regress", "sex,age"];
  const { stdout, stderr, code } = await folder.run(...asked);
  assert.equal(besideReading(stderr), "");
  assert.equal(code, 0);
  assert.match(stdout, /^Logistic regression of “yes” from 900 reports/);
  assert.match(stdout, /^ {2}sex = m +[\d.]+ +[\d.]+ +[\d.]+ to [\d.]+ +[\d.]+$/m);
  assert.match(stdout, /“sex” is compared with “f”\./);
  const json = JSON.parse(
    (await folder.run(...asked, "--category", "no", "--categorical", "age", "--json")).stdout || "{}",
  );
  // 50 ages are too many categories.
  assert.deepEqual(json, {});
  const found = JSON.parse((await folder.run(...asked, "--json")).stdout);
  assert.deepEqual(
    found.coefficients.map(({ column, level }: { column: string; level?: string }) => [column, level]),
    [
      ["", undefined],
      ["sex", "m"],
      ["age", undefined],
    ],
  );
});

testInFolder("of groups and regressions what cannot be meant is refused", async (folder) => {
  await ask(folder);
  const refused = async (...args: string[]) => {
    const { code, stdout, stderr } = await folder.run("estimate", "smoking.json", ...args);
    assert.equal(code, 2, `${args.join(" ")}: ${stdout}`);
    assert.equal(stdout, "");
    return stderr;
  };
  folder.write("counts.csv", "report,count\nyes,1\n");
  await refused("--counts", "counts.csv", "--by", "sex");
  assert.match(await refused("reports.csv", "--by", "smokes"), /holds the reports themselves/);
  assert.match(await refused("reports.csv", "--by", "gender"), /There is no column "gender"/);
  assert.match(await refused("reports.csv", "--difference"), /needs --by, or two files/);
  assert.match(await refused("reports.csv", "--by", "sex", "--against", "x"), /no group "x".*Name one of the groups/s);
  assert.match(await refused("wave1.csv", "wave2.csv", "--by", "smokes"), /several files/);
  assert.match(await refused("wave1.csv", "wave1.csv", "--difference"), /cannot be compared with itself/);
  assert.match(await refused("wave1.csv", "./wave1.csv", "--difference"), /cannot be compared with itself/);
  assert.match(await refused("wave1.csv", "--with", "smoking.json", "./wave1.csv"), /its people would count twice/);
  assert.match(await refused("wave1.csv", "--with", "smoking.json"), /a file of reports for each protocol/);
  assert.match(await refused("reports.csv", "--regress", "sex", "--by", "age"), /cannot stand beside --regress/);
  assert.match(await refused("reports.csv", "--by", "sex", "--category", "yes"), /--category is for --regress/);
  assert.match(await refused("reports.csv", "--regress", "sex", "--intervals", "wald"), /leave --intervals out/);
  assert.match(await refused("reports.csv", "--weight", "weight", "--intervals", "each"), /leave --intervals out/);
  assert.match(
    await refused("wave1.csv", "wave2.csv", "--with", "smoking.json", "--intervals", "each"),
    /write --intervals together or wald/,
  );
  assert.match(await refused("reports.csv", "--weight", "sex"), /reports\.csv:2: column "weight"|"m" is not a weight/);
  assert.match(await refused("reports.csv", "--regress", "sex,weight", "--category", "maybe"), /no answer "maybe"/);
  assert.match(await refused("reports.csv", "--by", "sex", "--decimal-comma"), /--decimal-comma is for/);
});

testInFolder("a population is told from its strata, with the design effect of their sizes", async (folder) => {
  await ask(folder);
  folder.write("sizes.csv", "sex,people\nf,1000\nm,3000\n");
  const asked = ["estimate", "smoking.json", "reports.csv", "--strata", "sex", "--population", "sizes.csv"];
  const { stdout, stderr, code } = await folder.run(...asked);
  assert.equal(besideReading(stderr), "");
  assert.equal(code, 0);
  assert.match(stdout, /^The population of 4,000 people in 2 strata:$/m);
  assert.match(stdout, /^ {2}yes +[\d.]+ % +[\d.]+ % to [\d.]+ %$/m);
  // 900 (0.25² / 600 + 0.75² / 300) = 1.78: the 900 count as 505.
  assert.match(stdout, /Design effect of the strata's weights \(Kish\): 1\.78\. 900 reports count as 505\./);
  const json = JSON.parse((await folder.run(...asked, "--json")).stdout);
  const [f, m] = json.groups.map(({ data }: { data: { unbiased: number }[] }) => data[1]?.unbiased);
  assert.ok(Math.abs(json.population.data[1].unbiased - (0.25 * f + 0.75 * m)) < 1e-12);
  const refused = async (message: RegExp, ...args: string[]) => {
    const run = await folder.run("estimate", "smoking.json", "reports.csv", ...args);
    assert.notEqual(run.code, 0);
    assert.match(run.stderr, message);
  };
  await refused(/needs --population/, "--strata", "sex");
  await refused(/cannot stand beside --strata/, ...asked.slice(3), "--by", "age");
  await refused(/cannot stand beside --weight/, ...asked.slice(3), "--weight", "weight");
  folder.write("few.csv", "sex,people\nf,1000\n");
  await refused(/no stratum "m"/, "--strata", "sex", "--population", "few.csv");
});

testInFolder("shares are shrunken towards the table, told as biased, without changing any interval", async (folder) => {
  await ask(folder);
  const asked = ["estimate", "smoking.json", "reports.csv"];
  const { stdout, code } = await folder.run(...asked, "--shrink", "5000");
  assert.equal(code, 0);
  assert.match(stdout, /^ {2}smokes +unbiased +likeliest +shrunken +95 % interval$/m);
  assert.match(stdout, /biased towards the protocol's table, which counts as 5,000 people's known answers/);
  const json = async (...more: string[]) => JSON.parse((await folder.run(...asked, "--json", ...more)).stdout);
  const [plain, shrunken] = [await json(), await json("--shrink", "5000")];
  const { shrunken: share, ...others } = shrunken.data[1];
  assert.deepEqual(others, plain.data[1]);
  // The table of a question has each answer as often.
  assert.ok(Math.abs(share - 0.5) < Math.abs(others.likelihood - 0.5) / 5);
  assert.equal((await folder.run(...asked, "--shrink", "0")).code, 2);
  assert.equal((await folder.run(...asked, "--shrink", "5", "--regress", "sex")).code, 2);
});

testInFolder("two answers of the same people are told together, with their correlation", async (folder) => {
  await ask(folder);
  await folder.run("question", "drinks", "no", "yes", "--epsilon", "1.5", "--protocol", "grr", "-o", "drinking.json");
  const below = dice(9);
  const rows = Array.from({ length: 3000 }, () => {
    const smokes = below(2);
    const report = (answer: number) => ["no", "yes"][below(100) < 82 ? answer : 1 - answer];
    return `${report(smokes)},${report(below(100) < 80 ? smokes : 1 - smokes)}`;
  });
  folder.write("both.csv", `smokes,drinks\n${rows.join("\n")}\nyes,\n`);
  const asked = ["estimate", "smoking.json", "both.csv", "--cross", "drinking.json"];
  const { stdout, stderr, code } = await folder.run(...asked);
  assert.equal(besideReading(stderr), "");
  assert.equal(code, 0);
  assert.match(stdout, /^3000 pairs of reports, of two answers each\.\n1 row without both reports/);
  assert.match(stdout, /^ {2}smokes +drinks +unbiased +likeliest +95 % interval +correlation +95 % interval$/m);
  const { pairs } = JSON.parse((await folder.run(...asked, "--json")).stdout);
  const { value, wald } = pairs[3].correlation;
  assert.ok(value > 0.4 && value < 0.8 && wald[0] > 0.3 && wald[1] < 0.9, `${value} ${wald}`);
  assert.equal((await folder.run(...asked, "--by", "smokes")).code, 2);
});
