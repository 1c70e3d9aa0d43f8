// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line with the real engine: design and audit. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { readProtocol, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { DESIGN, testInFolder } from "./cli-folder.js";
import { dice, tableIn } from "./helpers.js";
import { besideReading } from "./run-cli.js";

testInFolder("design --json has the figures, the channel and the guarantee", async (folder) => {
  const { code, stdout, stderr } = await folder.run("design", "people.csv", ...DESIGN, "--json");
  assert.equal(code, 0);
  assert.equal(besideReading(stderr), "");
  const design = JSON.parse(stdout);
  assert.equal(design.protocol, "optimal");
  assert.equal(design.guarantee.notion, "lip");
  assert.equal(design.guarantee.epsilon, 0.2);
  assert.equal(design.sampleSize, 250);
  const { mutualInformation, upperBound, dataEntropy } = design.utility;
  assert.ok(mutualInformation > 0 && mutualInformation <= upperBound + 1e-12 && upperBound <= dataEntropy + 1e-9);
  assert.deepEqual(design.channel.inputs, ["north", "south", "west"]);
  assert.equal(design.channel.matrix.length, 3);
  for (const row of design.channel.matrix) {
    assert.equal(row.length, design.channel.reports.length);
    assert.ok(Math.abs(row.reduce((a: number, b: number) => a + b) - 1) < 1e-12);
  }
  assert.ok(design.leakage.lip <= 0.2 && design.leakage.lip > 0.1);
  assert.ok("ldp" in design.leakage);
  assert.ok(design.seconds > 0 && design.seconds < 10);
});

testInFolder("a table of counts gives the same protocol as the people it counts", async (folder) => {
  const options = [
    "--secret",
    "s",
    "--release",
    "x",
    "--weight",
    "w",
    "--guarantee",
    "lip",
    "--epsilon",
    "0.2",
    "--json",
  ];
  const fromTable = JSON.parse((await folder.run("design", "table.csv", ...options)).stdout);
  const fromPeople = JSON.parse((await folder.run("design", "people.csv", ...DESIGN, "--json")).stdout);
  assert.deepEqual(fromTable.channel, fromPeople.channel);
  assert.equal(fromTable.sampleSize, fromPeople.sampleSize);
});

testInFolder("design tells of a counting efficiency where less is proved than was asked for", async (folder) => {
  const asked = async (efficiency: string) => {
    const { code, stderr } = await folder.run("design", "people.csv", ...DESIGN, "--counting-efficiency", efficiency);
    assert.equal(code, 0);
    return /A counting efficiency of (\S+) was asked for\. The search has proved (\S+)\.\n/.exec(stderr);
  };
  // No channel in integers is proved to be the very best.
  const [, best, proved] = (await asked("1")) ?? [];
  assert.equal(best, "1");
  assert.ok(Number(proved) > 0.99 && Number(proved) < 1, proved);
  assert.equal(await asked("0.5"), null);
});

testInFolder("every notion and protocol that the engine has can be designed, and its file holds", async (folder) => {
  const { stderr } = await folder.run(
    "design",
    "people.csv",
    ...DESIGN.slice(0, 4),
    "--guarantee",
    "none",
    "--epsilon",
    "1",
  );
  const notions = (/must be one of: (.*)/.exec(stderr)?.[1] ?? "").split(", ");
  assert.ok(notions.includes("lip") && notions.includes("ldp"));
  const parameters: Record<string, unknown> = {
    alip: { lower: 2 },
    "per-secret": {
      secretLevels: [
        ["high", 1],
        ["low", 2],
      ],
    },
    profile: { neighbours: [["high", "low"]] },
    "context-aware": {
      dataLevels: [
        ["north", "south", 1],
        ["south", "west", 0.5],
      ],
    },
  };
  for (const notion of notions) {
    // Under rldp channels see the secret, which randomised response does not.
    for (const protocol of notion === "rldp" ? ["optimal"] : ["optimal", "grr"]) {
      const more = parameters[notion];
      if (more) folder.write("parameters.json", JSON.stringify(more));
      const told = more ? ["--parameters", "parameters.json"] : [];
      const options = [
        ...told,
        "--guarantee",
        notion,
        "--epsilon",
        "0.5",
        "--protocol",
        protocol,
        "-o",
        "p.json",
        "--json",
      ];
      const made = await folder.run("design", "people.csv", ...DESIGN.slice(0, 4), ...options);
      assert.equal(made.code, 0, `${notion} ${protocol}: ${made.stderr}`);
      assert.ok(JSON.parse(made.stdout).leakage[notion] <= 0.5);
      const checked = await folder.run("audit", "p.json", "--json");
      assert.equal(checked.code, 0, `${notion} ${protocol}: ${checked.stdout}`);
      assert.equal(JSON.parse(checked.stdout).holds, true);
    }
  }
});

testInFolder("both ways of searching find the same optimum, to the gap", async (folder) => {
  const information = async (...options: string[]) => {
    const { stdout, stderr } = await folder.run("design", "people.csv", ...DESIGN, "--json", ...options);
    const { mutualInformation, upperBound } = JSON.parse(stdout || stderr).utility;
    return { mutualInformation, gap: upperBound - mutualInformation };
  };
  const listed = await information("--method", "vertices");
  const searched = await information("--method", "columns", "--gap", "1e-7", "--seconds", "20");
  assert.ok(Math.abs(listed.mutualInformation - searched.mutualInformation) < 1e-7);
  assert.ok(searched.gap >= 0 && searched.gap < 1.1e-7);
});

/** Far too large to be finished within milliseconds. */
function largeTable(): string {
  const next = dice(7);
  const rows = Array.from({ length: 360 }, (_, i) => `s${i % 6},x${Math.floor(i / 6)},${1 + next(100) ** 2}`);
  return `s,x,w\n${rows.join("\n")}\n`;
}

testInFolder("a search that ends early says so, and one that does not says nothing", async (folder) => {
  folder.write("large.csv", largeTable());
  const roles = ["--secret", "s", "--release", "x", "--weight", "w"];
  const large = ["design", "large.csv", ...roles, "--guarantee", "ldp", "--epsilon", "0.5"];
  const early = await folder.run(...large, "--seconds", "0.0001");
  assert.equal(early.code, 0, early.stderr);
  assert.match(early.stdout, /no better bound is proved yet\n/);
  assert.doesNotMatch(early.stdout, /at most/);
  assert.match(
    early.stdout,
    /ended after 0\.0001 s before it was finished; more time may keep more: --seconds 0\.0004\.\n/,
  );
  const later = await folder.run(...large, "--seconds", "2");
  assert.match(later.stdout, /at most \d\.\d+ nats/);
  const { finished, utility } = JSON.parse((await folder.run(...large, "--seconds", "0.01", "--json")).stdout);
  assert.equal(finished, false);
  assert.ok(utility.upperBound - utility.mutualInformation > 0.1);

  // Near enough is finished: how near is for the person to say.
  const wide = await folder.run(...large, "--seconds", "0.01", "--gap", "10");
  assert.match(wide.stdout, /at most/);
  assert.doesNotMatch(wide.stdout, /finished/);

  const small = await folder.run("design", "people.csv", ...DESIGN);
  assert.match(small.stdout, /at most/);
  assert.doesNotMatch(small.stdout, /finished|no better bound/);
  assert.equal(JSON.parse((await folder.run("design", "people.csv", ...DESIGN, "--json")).stdout).finished, true);
  const named = await folder.run("design", "people.csv", ...DESIGN, "--protocol", "grr", "--json");
  assert.equal("finished" in JSON.parse(named.stdout), false);
});

testInFolder("without --json a summary is printed", async (folder) => {
  const design = await folder.run("design", "people.csv", ...DESIGN);
  assert.match(design.stdout, /Guarantee lip at level 0\.2/);
  const audit = await folder.run("audit", "protocol.json", "people.csv");
  assert.equal(audit.code, 0);
  assert.match(audit.stdout, /holds exactly/);
  assert.match(audit.stdout, /Under the distribution of people\.csv/);
});

testInFolder("the summary names the way out on a line of its own where shares cannot be estimated", async (folder) => {
  folder.write("few.csv", "income,region\nnone,north\nhigh,south\nlow,west\nlow,west\nlow,west\n");
  const { stdout } = await folder.run(..."design few.csv --secret income --release region".split(" "), ...DATA_LDP);
  assert.match(
    stdout,
    /^ {2}the shares of the data cannot all be estimated from reports;\n {2}--objective counting makes/m,
  );
});

const DATA_LDP = ["--guarantee", "data-ldp", "--epsilon", "1"];

testInFolder("audit tells the leakage under each data file's own distribution", async (folder) => {
  folder.write("other.csv", "region,income\nnorth,high\nsouth,low\nwest,low\nnorth,low\n");
  folder.write("part.csv", "region,income\nnorth,high\nsouth,low\nnorth,low\n");
  const { code, stdout, stderr } = await folder.run(
    "audit",
    "protocol.json",
    "people.csv",
    "other.csv",
    "part.csv",
    "--json",
  );
  assert.equal(code, 0, stderr);
  const audit = JSON.parse(stdout);
  assert.deepEqual(
    audit.data.map(({ file }: { file: string }) => file),
    ["people.csv", "other.csv", "part.csv"],
  );
  assert.equal(audit.data[0].leakage.lip, audit.leakage.lip);
  // If the answer says the income almost surely, a report says more than it was designed to.
  assert.ok(audit.data[1].leakage.lip > audit.leakage.lip);
});

testInFolder("an infinite leakage is null", async (folder) => {
  folder.write("telling.csv", "region,income\nnorth,high\nsouth,low\nwest,low\n");
  const level = ["--epsilon", "60", "-o", "open.json", "--json"];
  const { stdout, stderr } = await folder.run("design", "people.csv", ...DESIGN.slice(0, 6), ...level);
  assert.ok(Number.isFinite(JSON.parse(stdout).leakage.ldp), stderr);
  const audit = JSON.parse((await folder.run("audit", "open.json", "telling.csv", "--json")).stdout);
  assert.equal(audit.data[0].leakage.ldp, null);
});

testInFolder("audit of data that the protocol does not know is bad input", async (folder) => {
  folder.write("east.csv", "region,income\neast,high\nnorth,low\n");
  const { code, stderr } = await folder.run("audit", "protocol.json", "east.csv");
  assert.equal(code, 2);
  assert.match(stderr, /east\.csv.*"east"/);
});

testInFolder("a tampered protocol fails the audit and is not used", async (folder) => {
  assert.equal((await folder.run("design", "people.csv", ...DESIGN, "--protocol", "grr", "-o", "grr.json")).code, 0);
  const tampered = readProtocol(readFileSync(folder.at("grr.json"), "utf8"));
  // Each answer always sends the report of its name: still a channel, but a telling one.
  const { weights, denominator } = tableIn(tampered);
  for (const [x, row] of weights.entries()) weights[x] = row.map((_, y) => (x === y ? denominator : "0"));
  folder.write("tampered.json", writeProtocol(tampered));
  const audit = await folder.run("audit", "tampered.json", "--json");
  assert.equal(audit.code, 1, audit.stderr);
  assert.equal(JSON.parse(audit.stdout).holds, false);
  const privatise = await folder.run("privatise", "tampered.json", "people.csv", "-o", "out.csv");
  assert.equal(privatise.code, 1);
  assert.match(privatise.stderr, /does not keep its guarantee/);
  assert.equal(existsSync(folder.at("out.csv")), false);

  const off = readFileSync(folder.at("protocol.json"), "utf8").replace(
    /"(\d+)(\d)"\]/,
    (_, head, last) => `"${head}${(Number(last) + 1) % 10}"]`,
  );
  folder.write("off.json", off);
  for (const args of [
    ["audit", "off.json"],
    ["privatise", "off.json", "people.csv"],
  ]) {
    const outcome = await folder.run(...args);
    assert.equal(outcome.code, 1);
    assert.match(outcome.stderr, /sum to \d+, not to 4611686018427387904/);
  }
});

testInFolder("an upper bound of e^epsilon that is stated too large fails the audit", async (folder) => {
  const file = readProtocol(readFileSync(folder.at("protocol.json"), "utf8"));
  file.guarantee.epsilon = 0.1;
  folder.write("claim.json", writeProtocol(file));
  assert.equal((await folder.run("audit", "claim.json")).code, 1);
});
