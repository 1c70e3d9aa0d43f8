// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line with the real engine: estimate and plan. */
import assert from "node:assert/strict";
import { people, testInFolder } from "./cli-folder.js";
import { besideReading } from "./run-cli.js";

testInFolder(
  "a file that was privatised is estimated from, and its shares are within the intervals",
  async (folder) => {
    await folder.run("privatise", "protocol.json", "people.csv", "-o", "reports.csv");
    const { code, stdout, stderr } = await folder.run("estimate", "protocol.json", "reports.csv");
    assert.equal(besideReading(stderr), "");
    assert.match(stdout, /^250 reports of the protocol optimal \(lip at 0\.2 nats\)\./);
    assert.match(stdout, /region +unbiased +likeliest +95 % interval/);
    const { stdout: json } = await folder.run("estimate", "protocol.json", "reports.csv", "--json");
    const found = JSON.parse(json);
    assert.equal(found.people, people.length);
    assert.equal(found.guarantee.notion, "lip");
    // Clopper-Pearson at 95 % for all: one run in twenty may miss at most. At 1 - 1e-6 none does.
    const sure = await folder.run("estimate", "protocol.json", "reports.csv", "--json", "--confidence", "0.999999");
    for (const { name, together: ends } of JSON.parse(sure.stdout).data) {
      const share = people.filter((row) => row.endsWith(`,${name}`)).length / people.length;
      assert.ok(ends[0] <= share && share <= ends[1], `${name}: ${share} in ${ends}`);
    }
    assert.equal(code, found.suspicious ? 1 : 0);
  },
);

testInFolder(
  "each kind of interval says what it holds for, and the words of former releases name the new one",
  async (folder) => {
    folder.write("counts.csv", "report,count\nnorth,40\nsouth,25\nwest,35\n");
    await folder.run(
      ...["design", "people.csv", "--secret", "income", "--release", "region", "--guarantee", "ldp", "--epsilon", "2"],
      ...["--protocol", "grr", "-o", "clear.json"],
    );
    const estimated = (...args: string[]) => folder.run("estimate", "clear.json", "--counts", "counts.csv", ...args);
    const { stdout: each } = await estimated();
    assert.match(each, /Each interval holds for its own share at 95 % or more, however few the reports are\./);
    assert.equal((await estimated("--intervals", "each")).stdout, each);
    const { stdout: together } = await estimated("--intervals", "together", "--confidence", "0.9");
    assert.match(together, /All intervals hold at once at 90 % or more/);
    assert.match(together, /for the people who sent the reports, and for all people of whom these are a random sample/);
    const { stdout: wald } = await estimated("--intervals", "wald");
    assert.match(wald, /about 95 %, where there are many reports/);
    assert.match(wald, /They hold for all people of whom those who sent the reports are a random sample/);
    for (const [former, now] of [
      ["exact", "together"],
      ["bernstein", "each"],
    ] as const) {
      const { code, stderr } = await estimated("--intervals", former);
      assert.equal(code, 2);
      assert.match(stderr, new RegExp(`write --intervals ${now}`));
    }
  },
);

testInFolder("where Wald's interval would mislead, the exact one stands instead, and says so", async (folder) => {
  folder.write("few.csv", "report,count\nnorth,9\nsouth,4\nwest,7\n");
  await folder.run(
    ...["design", "people.csv", "--secret", "income", "--release", "region", "--guarantee", "ldp", "--epsilon", "2"],
    ...["--protocol", "grr", "-o", "clear.json"],
  );
  const { stdout } = await folder.run("estimate", "clear.json", "--counts", "few.csv", "--intervals", "wald");
  assert.match(stdout, /^ +north .* % to .* % \(exact\)$/m);
  assert.match(stdout, /Wald's interval would mislead/);
});

testInFolder("of long tick lists it is told which estimate uses more; short ones are weighed whole", async (folder) => {
  const told = async (people: string) => {
    await folder.run(
      ...["design", people, "--secret", "income", "--release", "region", "--guarantee", "ldp", "--epsilon", "1"],
      ...["--protocol", "oue", "-o", `${people}.json`],
    );
    await folder.run("privatise", `${people}.json`, people, "-o", `ticks-${people}`);
    return (await folder.run("estimate", `${people}.json`, `ticks-${people}`)).stdout;
  };
  assert.doesNotMatch(await told("people.csv"), /are marked together/);
  const regions = Array.from({ length: 220 }, (_, i) => `${i % 3 === 0 ? "high" : "low"},r${i % 11}`);
  folder.write("regions.csv", `income,region\n${regions.join("\n")}\n`);
  assert.match(await told("regions.csv"), /The likeliest shares use which answers are marked together/);
});

testInFolder("an unbiased estimate that is nothing but noise is not printed as if it were known", async (folder) => {
  const made = ["--secret", "income", "--release", "region", "--guarantee", "ldp", "--protocol", "grr"];
  await folder.run("design", "people.csv", ...made, "--epsilon", "0.001", "-o", "noise.json");
  await folder.run("privatise", "noise.json", "people.csv", "-o", "noise.csv");
  const { stdout } = await folder.run("estimate", "noise.json", "noise.csv");
  assert.match(stdout, /^ +north +noise +[\d.]+ % /m);
  assert.match(stdout, /off by more than 100 %/);
  const { stdout: json } = await folder.run("estimate", "noise.json", "noise.csv", "--json");
  assert.equal(typeof JSON.parse(json).data[0].unbiased, "number");
  const { stdout: clear } = await folder.run("estimate", "protocol.json", "people.csv");
  assert.doesNotMatch(clear, /noise/);
});

testInFolder("counts are all it takes", async (folder) => {
  const { stdout } = await folder.run("privatise", "protocol.json", "people.csv", "-o", "again.csv", "--json");
  const { counts }: { counts: { report: string; count: number }[] } = JSON.parse(stdout);
  folder.write("counts.csv", `report,count\n${counts.map(({ report, count }) => `"${report}",${count}`).join("\n")}\n`);
  const fromCounts = await folder.run("estimate", "protocol.json", "--counts", "counts.csv", "--json");
  const fromRows = await folder.run("estimate", "protocol.json", "again.csv", "--json");
  assert.equal(JSON.parse(fromRows.stdout).people, people.length);
  assert.deepEqual(JSON.parse(fromCounts.stdout), JSON.parse(fromRows.stdout));
});

testInFolder("values are read as values when that is said, and suspected when it is not", async (folder) => {
  await folder.run("privatise", "protocol.json", "people.csv", "-o", "values.csv", "--write", "values");
  const wrong = await folder.run("estimate", "protocol.json", "values.csv");
  if (wrong.code === 2)
    assert.match(wrong.stderr, /values\.csv:\d+: column "region".*is not a report of this protocol/s);
  const { code, stdout } = await folder.run("estimate", "protocol.json", "values.csv", "--written", "values", "--json");
  assert.ok(code === 0 || code === 1);
  assert.equal(JSON.parse(stdout).people, people.length);
});

testInFolder("values of a column in ranges are read by their names, and estimated from", async (folder) => {
  const rows = Array.from({ length: 400 }, (_, i) => `${i % 3 ? "low" : "high"},${18 + (i % 60)},${i % 2 ? "n" : "s"}`);
  folder.write("ages.csv", `income,age,region\n${rows.join("\n")}\n`);
  for (const columns of ["age", "region,age"]) {
    const rules = ["--bins", "age=25,40", "--guarantee", "ldp", "--epsilon", "1"];
    await folder.run(
      "design",
      "ages.csv",
      "--secret",
      "income",
      "--release",
      columns,
      ...rules,
      "-o",
      `${columns}.json`,
    );
    await folder.run("privatise", `${columns}.json`, "ages.csv", "--write", "values", "-o", `${columns}.csv`);
    const asked = ["estimate", `${columns}.json`, `${columns}.csv`, "--written", "values", "--json"];
    const { stdout, stderr } = await folder.run(...asked);
    assert.equal(besideReading(stderr), "");
    assert.equal(JSON.parse(stdout).people, 400);
  }
});

testInFolder("reports that somebody made up are flagged with exit code 1", async (folder) => {
  const options = ["--secret", "income", "--release", "region", "--guarantee", "ldp", "--epsilon", "0.5"];
  await folder.run("design", "people.csv", ...options, "--protocol", "grr", "-o", "grr.json");
  folder.write("flood.csv", "report,count\nnorth,1000\nsouth,5\nwest,5\n");
  const { code, stdout } = await folder.run("estimate", "grr.json", "--counts", "flood.csv");
  assert.equal(code, 1);
  assert.match(stdout, /cannot have come from this protocol/);
  assert.match(stdout, /north +1,000\n/);
  assert.doesNotMatch(stdout, /\bholds?\b|%/);
  const { stdout: json } = await folder.run("estimate", "grr.json", "--counts", "flood.csv", "--json");
  const found = JSON.parse(json);
  assert.equal(found.suspicious, true);
  assert.equal(found.impossible, true);
  assert.equal(found.data[0].each, undefined);
  assert.equal(found.data[0].together, undefined);
});

testInFolder("plan says how many to ask", async (folder) => {
  const { code, stdout } = await folder.run("plan", "protocol.json", "--within", "0.1", "--people", "100");
  assert.equal(code, 0);
  assert.match(stdout, /For every share to be within 0\.1 either way at 95 %:/);
  assert.match(stdout, /With 100 people, shares are within/);
  assert.match(stdout, /where one ends\nat 0 or at 100 %, a share may be off by up to twice as much\./);
  const { stdout: json } = await folder.run("plan", "protocol.json", "--within", "0.1", "--json");
  const { people: needed } = JSON.parse(json);
  assert.ok(needed.together > needed.each && needed.each >= needed.wald && needed.wald > 1);
  // As wide as the intervals that estimate tells by default.
  assert.match(stdout, new RegExp(`${needed.each.toLocaleString("en")} people for intervals that hold for each share`));
  for (const kind of ["each", "together", "wald"] as const) {
    const one = await folder.run("plan", "protocol.json", "--within", "0.1", "--people", "100", "--intervals", kind);
    assert.equal(one.code, 0);
    assert.match(
      one.stdout,
      new RegExp(`^  ${needed[kind].toLocaleString("en")} people for .* \\(${kind}\\)\\.$`, "m"),
    );
    assert.doesNotMatch(one.stdout, new RegExp(kind === "each" ? "\\(together\\)" : "\\(each\\)"));
  }
});

testInFolder(
  "plan does not say of a width that so many people would reach that no number of them does",
  async (folder) => {
    const { code, stdout } = await folder.run("plan", "protocol.json", "--within", "1e-12");
    assert.equal(code, 0);
    assert.match(stdout, /^ {2}not even 1,000,000,000,000 people are enough for intervals that hold for each share/m);
    assert.doesNotMatch(stdout, /no number/);
  },
);

testInFolder("what cannot be meant is refused", async (folder) => {
  folder.write("counts.csv", "report,count\nnorth,1\n");
  const refused = async (...args: string[]) => {
    const { code, stdout, stderr } = await folder.run(...args);
    assert.equal(code, 2, args.join(" "));
    assert.equal(stdout, "");
    return stderr;
  };
  assert.match(await refused("estimate", "protocol.json"), /takes a protocol file and a file of reports/);
  await refused("estimate", "protocol.json", "people.csv", "--counts", "counts.csv");
  await refused("estimate", "protocol.json", "--counts", "counts.csv", "--confidence", "1");
  await refused("estimate", "protocol.json", "--counts", "counts.csv", "--intervals", "wide");
  await refused("estimate", "protocol.json", "--counts", "counts.csv", "--written", "nothing");
  await refused("estimate", "protocol.json", "--counts", "missing.csv");
  await refused("plan", "protocol.json");
  await refused("plan", "protocol.json", "--within", "0");
  await refused("plan", "protocol.json", "--people", "0");
  await refused("estimate", "protocol.json", "--counts", "counts.csv", "--shrink", "1e308");
  await refused("plan", "protocol.json", "--people", "1.5");
  await refused("plan", "protocol.json", "--people", "5", "--intervals", "wide");
});
