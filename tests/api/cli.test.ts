// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line from end to end, with the real engine. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { test } from "node:test";
import { readProtocol, writeProtocol } from "../../wasm/api/protocol-file.js";
import { type Folder, inFolder, start } from "./run-cli.js";

/** How many people there are with each income and region. */
const COUNTS = { high: { north: 60, south: 20, west: 15 }, low: { north: 40, south: 80, west: 35 } };

const weighted = Object.entries(COUNTS).flatMap(([income, regions]) =>
  Object.entries(regions).map(([region, count]) => `${income},${region},${count}`),
);
const people = Object.entries(COUNTS).flatMap(([income, regions]) =>
  Object.entries(regions).flatMap(([region, count]) =>
    Array.from({ length: count }, (_, i) => `${i},${income},${region}`),
  ),
);
const PEOPLE = `id,income,region\n${people.join("\n")}\n`;
const DESIGN = ["--secret", "income", "--release", "region", "--guarantee", "lip", "--epsilon", "0.2"];

/** Runs in a folder with a data file, a table of counts and a protocol. */
function testInFolder(name: string, work: (folder: Folder) => Promise<void>): void {
  test(name, { timeout: 60_000 }, () =>
    inFolder(async (folder) => {
      folder.write("people.csv", PEOPLE);
      folder.write("table.csv", `s,x,w\n${weighted.join("\n")}\n`);
      const { code, stderr } = await folder.run("design", "people.csv", ...DESIGN, "-o", "protocol.json");
      assert.equal(code, 0, stderr);
      await work(folder);
    }),
  );
}

testInFolder("design --json has the figures, the channel and the guarantee", async (folder) => {
  const { code, stdout, stderr } = await folder.run("design", "people.csv", ...DESIGN, "--json");
  assert.equal(code, 0);
  assert.equal(stderr, "");
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
  for (const notion of notions) {
    for (const protocol of ["optimal", "grr"]) {
      const options = ["--guarantee", notion, "--epsilon", "0.5", "--protocol", protocol, "-o", "p.json", "--json"];
      const made = await folder.run("design", "people.csv", ...DESIGN.slice(0, 4), ...options);
      assert.equal(made.code, 0, `${notion} ${protocol}: ${made.stderr}`);
      assert.ok(JSON.parse(made.stdout).leakage[notion] <= 0.5);
      const checked = await folder.run("audit", "p.json", "--json");
      assert.equal(checked.code, 0, `${notion} ${protocol}: ${checked.stdout}`);
      assert.equal(JSON.parse(checked.stdout).holds, true);
    }
  }
});

testInFolder("without --json a summary is printed", async (folder) => {
  const design = await folder.run("design", "people.csv", ...DESIGN);
  assert.match(design.stdout, /Guarantee lip at level 0\.2/);
  const audit = await folder.run("audit", "protocol.json", "people.csv");
  assert.equal(audit.code, 0);
  assert.match(audit.stdout, /holds exactly/);
  assert.match(audit.stdout, /Under the distribution of people\.csv/);
});

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
  // Where the answer says the income almost surely, a report says more than it was designed to.
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
  const tampered = readProtocol(readFileSync(folder.at("protocol.json"), "utf8"));
  // The first answer always sends the first report: still a channel, but a telling one.
  tampered.channel.weights[0] = tampered.channel.reports.map((_, y) => (y === 0 ? tampered.channel.denominator : "0"));
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

testInFolder("privatise writes the reported column only, a row for each row", async (folder) => {
  const { code, stdout, stderr } = await folder.run("privatise", "protocol.json", "people.csv");
  assert.equal(code, 0);
  assert.equal(stderr, "");
  const [header, ...rows] = stdout.trimEnd().split("\n");
  assert.equal(header, "region");
  assert.equal(rows.length, people.length);
  const { reports } = readProtocol(readFileSync(folder.at("protocol.json"), "utf8")).channel;
  for (const row of rows) assert.ok(reports.includes(row.replace(/^"(.*)"$/, "$1")), row);
});

testInFolder("--keep may be repeated", async (folder) => {
  folder.write("wide.csv", "id,region,day,hour\n1,north,mon,9\n2,south,tue,10\n");
  const options = ["--keep", "hour,id", "--keep", "day"];
  const { stdout, stderr } = await folder.run("privatise", "protocol.json", "wide.csv", ...options);
  assert.match(stdout, /^id,region,day,hour\n1,.+,mon,9\n2,.+,tue,10\n$/, stderr);
  const twice = await folder.run("privatise", "protocol.json", "wide.csv", "--keep", "id", "--keep", "id");
  assert.equal(twice.code, 2);
  assert.match(twice.stderr, /kept twice/);
});

testInFolder("a column whose name has a comma can be shared", async (folder) => {
  folder.write("comma.csv", PEOPLE.replace("id,income,region", 'id,income,"region, now"'));
  const options = [...DESIGN.slice(0, 2), "--release", "region, now", ...DESIGN.slice(4), "--json"];
  const { code, stdout, stderr } = await folder.run("design", "comma.csv", ...options);
  assert.equal(code, 0, stderr);
  assert.equal(JSON.parse(stdout).data.name, "region, now");
});

testInFolder("a protocol comes with the warning that it holds the counts", async (folder) => {
  const { stderr } = await folder.run("design", "people.csv", ...DESIGN, "-o", "p.json", "--json");
  assert.match(stderr, /The protocol is in p\.json.*table of counts/);
});

testInFolder("a level below what integers can keep is told as what it is certified as", async (folder) => {
  const level = ["--epsilon", "0", "-o", "none.json"];
  const { stdout, stderr } = await folder.run("design", "people.csv", ...DESIGN.slice(0, 6), ...level);
  assert.match(stdout, /Guarantee lip at level 0 nats \(certified as 3\.6e-15\)/, stderr);
  const audit = await folder.run("audit", "none.json");
  assert.match(audit.stdout, /lip at level 0 nats \(certified as 3\.6e-15\) holds exactly/);
  assert.match(audit.stdout, /I\(S;Y\) {2}0\.0000 nats/);
});

testInFolder("privatise --write values writes categories; --keep passes columns on", async (folder) => {
  const args = [
    "privatise",
    "protocol.json",
    "people.csv",
    "-o",
    "out.csv",
    "--write",
    "values",
    "--keep",
    "id",
    "--json",
  ];
  const { code, stdout, stderr } = await folder.run(...args);
  assert.equal(code, 0, stderr);
  const told = JSON.parse(stdout);
  assert.equal(told.rows, people.length);
  assert.equal(
    told.counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
    people.length,
  );
  const [header, ...rows] = readFileSync(folder.at("out.csv"), "utf8").trimEnd().split("\n");
  assert.equal(header, "id,region");
  assert.deepEqual(
    rows.map((row) => row.split(",")[0]),
    people.map((row) => row.split(",")[0]),
  );
  for (const row of rows) assert.match(row, /,(north|south|west)$/);
});

testInFolder("many rows: how often a report follows a value is as the channel says", async (folder) => {
  const rows = 200_000;
  folder.write("many.csv", `region,n\n${"north,1\n".repeat(rows)}`);
  const { stdout } = await folder.run("privatise", "protocol.json", "many.csv", "-o", "out.csv", "--json");
  const { counts } = JSON.parse(stdout) as { counts: { count: number }[] };
  const [weights = []] = readProtocol(readFileSync(folder.at("protocol.json"), "utf8")).channel.weights;
  const chances = weights.map((weight) => Number(weight) / 2 ** 62);
  const used = chances.flatMap((chance, y) =>
    chance > 0 ? [{ expected: chance * rows, seen: counts[y]?.count ?? 0 }] : [],
  );
  const chiSquare = (expected: number[]) =>
    used.reduce((sum, { seen }, i) => sum + (seen - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0);
  // Above 60 with up to 8 degrees of freedom: less than once in 10^9 runs.
  assert.ok(used.length >= 2 && used.length <= 9);
  assert.ok(chiSquare(used.map(({ expected }) => expected)) < 60);
  // The same test notices a channel that is off by one hundredth.
  const off = used.map(({ expected }, i) => expected + (i === 0 ? rows / 100 : i === 1 ? -rows / 100 : 0));
  assert.ok(chiSquare(off) > 60);
});

const NEGATIVE = /--epsilon must be a number of at least 0, not "-1"/;

const failures: [string, string[], number, RegExp][] = [
  ["no command", [], 2, /no command/],
  ["an unknown command", ["desing"], 2, /no command "desing"/],
  ["an unknown option", ["design", "people.csv", "--sekret", "x"], 2, /^sluice: there is no option --sekret\n/],
  ["a missing option", ["design", "people.csv", "--secret", "income"], 2, /--release is missing/],
  ["an option twice", ["design", "people.csv", ...DESIGN, "--secret", "id"], 2, /--secret is given twice/],
  ["a negative level", ["design", "people.csv", ...DESIGN.slice(0, 6), "--epsilon=-1"], 2, NEGATIVE],
  ["a negative level, apart", ["design", "people.csv", ...DESIGN.slice(0, 6), "--epsilon", "-1"], 2, NEGATIVE],
  [
    "an option without a value",
    ["design", "people.csv", ...DESIGN, "--weight"],
    2,
    /^sluice: --weight needs a value\n/,
  ],
  [
    "an option for a value",
    ["design", "people.csv", "--secret", "--release", "x"],
    2,
    /--secret is followed by another/,
  ],
  ["a value for a flag", ["design", "people.csv", ...DESIGN, "--json=yes"], 2, /--json does not take a value\n/],
  [
    "no notion",
    ["design", "people.csv", ...DESIGN.slice(0, 4), "--epsilon", "1"],
    2,
    /--guarantee is missing.*: lip, ldp/,
  ],
  ["a level that is no number", ["design", "people.csv", ...DESIGN.slice(0, 6), "--epsilon", "1x"], 2, /--epsilon/],
  [
    "an unknown notion",
    ["design", "people.csv", ...DESIGN.slice(0, 4), "--guarantee", "dp", "--epsilon", "1"],
    2,
    /lip/,
  ],
  ["an unknown protocol", ["design", "people.csv", ...DESIGN, "--protocol", "best"], 2, /optimal/],
  ["channels that see the secret", ["design", "people.csv", ...DESIGN, "--sees-secret"], 2, /not possible yet/],
  ["robustness", ["design", "people.csv", ...DESIGN, "--robust-alpha", "0.05"], 2, /not possible yet/],
  [
    "several columns",
    ["design", "people.csv", ...DESIGN.slice(0, 2), "--release", "id,region", ...DESIGN.slice(4)],
    2,
    /not possible yet/,
  ],
  [
    "the same column twice",
    ["design", "people.csv", ...DESIGN.slice(0, 2), "--release", "income", ...DESIGN.slice(4)],
    2,
    /both as the secret/,
  ],
  [
    "an unknown column",
    ["design", "people.csv", ...DESIGN.slice(0, 2), "--release", "regions", ...DESIGN.slice(4)],
    2,
    /Did you mean "region"/,
  ],
  ["no data file", ["design", ...DESIGN], 2, /one data file/],
  ["two data files", ["design", "people.csv", "table.csv", ...DESIGN], 2, /one data file/],
  ["a missing file", ["design", "gone.csv", ...DESIGN], 2, /gone\.csv: There is no such file/],
  ["a folder", ["design", ".", ...DESIGN], 2, /folder/],
  ["an output that is a folder", ["design", "people.csv", ...DESIGN, "-o", "."], 2, /folder/],
  ["an output in no folder", ["design", "people.csv", ...DESIGN, "-o", "no/p.json"], 2, /folder does not exist/],
  ["an output that is the data", ["privatise", "protocol.json", "people.csv", "-o", "./people.csv"], 2, /input files/],
  [
    "an output that is the protocol",
    ["privatise", "protocol.json", "people.csv", "-o", "protocol.json"],
    2,
    /input files/,
  ],
  ["a protocol that is a CSV", ["audit", "people.csv"], 2, /: it is not JSON\.\n/],
  [
    "an output that is there",
    ["privatise", "protocol.json", "people.csv", "-o", "table.csv"],
    2,
    /file already[\s\S]*--force/,
  ],
  ["a missing protocol", ["privatise", "gone.json", "people.csv"], 2, /gone\.json/],
  ["an unknown way to write", ["privatise", "protocol.json", "people.csv", "--write", "raw"], 2, /reports, values/],
  ["JSON and CSV at once", ["privatise", "protocol.json", "people.csv", "--json"], 2, /needs -o/],
  ["keeping the secret", ["privatise", "protocol.json", "people.csv", "--keep", "income"], 2, /cannot be kept/],
  ["a data file without the column", ["privatise", "protocol.json", "table.csv"], 2, /no column "region"/],
];

test("bad usage and bad input: exit code 2, a plain sentence, nothing printed, no stack", { timeout: 120_000 }, () =>
  inFolder(async (folder) => {
    folder.write("people.csv", PEOPLE);
    folder.write("table.csv", `s,x,w\n${weighted.join("\n")}\n`);
    await folder.run("design", "people.csv", ...DESIGN, "-o", "protocol.json");
    const before = readdirSync(folder.path).sort();
    for (const [what, args, code, message] of failures) {
      const outcome = await folder.run(...args);
      assert.equal(outcome.code, code, `${what}: ${outcome.stderr}`);
      assert.equal(outcome.stdout, "", what);
      assert.match(outcome.stderr, message, what);
      assert.doesNotMatch(outcome.stderr, /\n\s+at /, what);
    }
    assert.deepEqual(readdirSync(folder.path).sort(), before);
    assert.equal(readFileSync(folder.at("people.csv"), "utf8"), PEOPLE);
    assert.match(readFileSync(folder.at("table.csv"), "utf8"), /^s,x,w\n/);
  }),
);

testInFolder("an unknown category is told with file, line and column; nothing is written", async (folder) => {
  folder.write("later.csv", `region\n${"north\n".repeat(100_000)}nrth\n`);
  folder.write("out.csv", "precious\n");
  const { code, stdout, stderr } = await folder.run(
    "privatise",
    "protocol.json",
    "later.csv",
    "-o",
    "out.csv",
    "--force",
  );
  assert.equal(code, 2);
  assert.equal(stdout, "");
  assert.match(stderr, /later\.csv:100002: column "region": "nrth".*\n.*Did you mean "north"/);
  assert.equal(readFileSync(folder.at("out.csv"), "utf8"), "precious\n");
  assert.equal((await folder.run("privatise", "protocol.json", "later.csv")).stdout, "");
});

testInFolder("with --force an output is replaced whole, and a link keeps pointing to it", async (folder) => {
  folder.write("out.csv", "old\n");
  symlinkSync("out.csv", folder.at("link.csv"));
  const { code, stderr } = await folder.run("privatise", "protocol.json", "people.csv", "-o", "link.csv", "--force");
  assert.equal(code, 0, stderr);
  assert.equal(stderr, `${people.length} rows → link.csv\n`);
  assert.match(readFileSync(folder.at("out.csv"), "utf8"), /^region\n/);
  assert.deepEqual(readdirSync(folder.path).sort(), [
    "link.csv",
    "out.csv",
    "people.csv",
    "protocol.json",
    "table.csv",
  ]);
  assert.equal((await folder.run("privatise", "protocol.json", "people.csv", "-o", "/dev/null")).code, 0);
});

testInFolder("Ctrl-C leaves nothing behind", async (folder) => {
  folder.write("many.csv", `region\n${"north\nsouth\n".repeat(2_000_000)}`);
  const before = readdirSync(folder.path).sort();
  // At several moments, so that reading and writing are both interrupted.
  for (const delay of [300, 800, 1600]) {
    const { child, outcome } = start(["privatise", "protocol.json", "many.csv", "-o", "out.csv"], folder.path);
    setTimeout(() => child.kill("SIGINT"), delay);
    const { code, signal } = await outcome;
    if (code === 0) continue; // a fast machine was done before
    assert.equal(signal, "SIGINT");
    assert.deepEqual(readdirSync(folder.path).sort(), before, `after ${delay} ms`);
  }
});

testInFolder("whoever stops reading our output causes no error message", async (folder) => {
  folder.write("many.csv", `region\n${"north\n".repeat(300_000)}`);
  const { child, outcome } = start(["privatise", "protocol.json", "many.csv"], folder.path);
  child.stdout?.once("data", () => child.stdout?.destroy());
  const { code, stderr } = await outcome;
  assert.equal(code, 0);
  assert.equal(stderr, "");
});

test("help and version are printed, and say what there is", () =>
  inFolder(async (folder) => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    assert.equal((await folder.run("--version")).stdout, `sluice ${version}\n`);
    assert.match((await folder.run("--help")).stdout, /design[\s\S]*audit[\s\S]*privatise/);
    for (const [command, options] of [
      ["design", ["secret", "release", "weight", "guarantee", "epsilon", "protocol", "output", "json"]],
      ["audit", ["weight", "json"]],
      ["privatise", ["output", "write", "keep", "json"]],
    ] as const) {
      const { code, stdout } = await folder.run(command, "--help");
      assert.equal(code, 0);
      for (const option of options) assert.match(stdout, new RegExp(`--${option}`));
    }
  }));
