// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line with the real engine: privatise. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { DESIGN, PEOPLE, people, testInFolder } from "./cli-folder.js";
import { tableIn } from "./helpers.js";
import { besideReading, start } from "./run-cli.js";

testInFolder("blank lines are passed over, and told beside what a script reads", async (folder) => {
  folder.write("gaps.csv", `${PEOPLE.replace("\n", "\n\n")}\n`);
  const made = await folder.run("design", "gaps.csv", ...DESIGN, "--json");
  assert.equal(made.code, 0, made.stderr);
  assert.equal(JSON.parse(made.stdout).sampleSize, people.length);
  assert.match(made.stderr, /^gaps\.csv: 2 blank lines were passed over\.$/m);
  const { code, stdout, stderr } = await folder.run("privatise", "protocol.json", "gaps.csv");
  assert.equal(code, 0, stderr);
  assert.equal(stdout.trim().split("\n").length, people.length + 1);
  assert.match(stderr, /^gaps\.csv: 2 blank lines were passed over\.$/m);
});

testInFolder("privatise writes the reported column only, a row for each row", async (folder) => {
  const { code, stdout, stderr } = await folder.run("privatise", "protocol.json", "people.csv");
  assert.equal(code, 0);
  assert.match(
    besideReading(stderr),
    /^In \d+ of 250 rows the file .*\nprotocol\.json: It holds the table of counts [\s\S]*may be known\.\n$/,
  );
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

testInFolder(
  "how many answers chance changed is that of the output, and which small counts the protocol holds",
  async (folder) => {
    for (const [i, write] of ["values", "reports", "values"].entries()) {
      const cells = people.map((row) => row.split(",").slice(1).join(","));
      // One person and two in cells of their own, in a file of each kind.
      const all = [...cells, "high,east", ...(i > 0 ? ["low,east", "low,east"] : [])];
      folder.write("some.csv", `income,region\n${all.join("\n")}\n`);
      const design = await folder.run("design", "some.csv", ...DESIGN, "--protocol", "grr", "-o", `some${i}.json`);
      const held = `(income by region; 1 of them 1${i > 0 ? " and 1 of them 2 to 4" : ""})`;
      assert.ok(design.stderr.includes(held), design.stderr);
      const told = await folder.run(
        "privatise",
        `some${i}.json`,
        "some.csv",
        "--write",
        write,
        "-o",
        `out${i}.csv`,
        "--json",
      );
      assert.ok(told.stderr.includes(held), told.stderr);
      const rows = folder.read(`out${i}.csv`).trimEnd().split("\n").slice(1);
      const changed = rows.filter((cell, row) => cell !== all[row]?.split(",")[1]).length;
      assert.ok(changed > 0);
      assert.equal(JSON.parse(told.stdout).changed, changed);
      assert.ok(
        told.stderr.includes(
          `In ${changed} of ${all.length} rows the file does not have the answer in region as it was.`,
        ),
        told.stderr,
      );
    }
  },
);

testInFolder("a protocol of a question holds no counts, and is not said to", async (folder) => {
  folder.write("answers.csv", "smoking\nyes\nno\n");
  for (const shares of [[], ["--shares", "0.8,0.2"]]) {
    const made = await folder.run(
      "question",
      "smoking",
      "yes",
      "no",
      "--epsilon",
      "1",
      ...shares,
      "-o",
      "smoking.json",
    );
    assert.equal(made.code, 0, made.stderr);
    const { stderr, stdout } = await folder.run("privatise", "smoking.json", "answers.csv");
    assert.doesNotMatch(made.stderr + stderr, /counts/);
    const changed = stdout
      .trimEnd()
      .split("\n")
      .slice(1)
      .filter((cell, row) => cell !== ["yes", "no"][row]).length;
    assert.ok(stderr.includes(`In ${changed} of 2 rows`), stderr);
  }
});

testInFolder("a level below what integers can keep is told as what it is certified as", async (folder) => {
  const level = ["--epsilon", "0", "-o", "none.json"];
  const { stdout, stderr } = await folder.run("design", "people.csv", ...DESIGN.slice(0, 6), ...level);
  assert.match(stdout, /Guarantee lip at level 0 nats \(certified as 9\.1e-13\)/, stderr);
  const audit = await folder.run("audit", "none.json");
  assert.match(audit.stdout, /lip at level 0 nats \(certified as 9\.1e-13\) holds exactly/);
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

testInFolder("a kept column that tells the answers is refused, and passed on with --knowingly", async (folder) => {
  const [head = "", ...rows] = PEOPLE.trimEnd().split("\n");
  const at = head.split(",").indexOf("region");
  const run = [
    "privatise",
    "protocol.json",
    "coded.csv",
    "--keep",
    "code",
    "--each-row",
    "person",
    "-o",
    "coded-out.csv",
  ];
  const telling = rows.map((row) => `${row},${row.split(",")[at]?.slice(0, 1)}!`);
  folder.write("coded.csv", `${head},code\n${Array(9).fill(telling.join("\n")).join("\n")}\n`);
  const refused = await folder.run(...run);
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /tells "region" exactly[\s\S]*add --knowingly "code"/);
  assert.ok(!readdirSync(folder.at(".")).includes("coded-out.csv"));
  const made = await folder.run(...run, "--knowingly", "code");
  assert.equal(made.code, 0, made.stderr);
  assert.match(made.stderr, /^code tells region, and stands in the file$/m);
});

testInFolder("many rows: how often a report follows a value is as the channel says", async (folder) => {
  const rows = 200_000;
  folder.write("many.csv", `region,n\n${"north,1\n".repeat(rows)}`);
  const { stdout } = await folder.run("privatise", "protocol.json", "many.csv", "-o", "out.csv", "--json");
  const { counts } = JSON.parse(stdout) as { counts: { count: number }[] };
  const [weights = []] = tableIn(readProtocol(readFileSync(folder.at("protocol.json"), "utf8"))).weights;
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
  assert.match(besideReading(stderr), new RegExp(`^${people.length} rows → link\\.csv\n`));
  assert.match(readFileSync(folder.at("out.csv"), "utf8"), /^region\n/);
  assert.deepEqual(readdirSync(folder.path).sort(), [
    "link.csv",
    "out.csv",
    "people.csv",
    "protocol.json",
    "protocol.readers.json",
    "table.csv",
  ]);
  assert.equal((await folder.run("privatise", "protocol.json", "people.csv", "-o", "/dev/null")).code, 0);
});

testInFolder("Ctrl-C leaves the whole file or nothing", async (folder) => {
  const rows = 4_000_000;
  folder.write("many.csv", `region\n${"north\nsouth\n".repeat(rows / 2)}`);
  const before = readdirSync(folder.path).sort();
  let interrupted = 0;
  // At several moments, so that reading and writing are both interrupted; a signal after the renaming, before the end, finds it whole.
  for (const delay of [300, 500, 700, 900, 1200, 1600]) {
    const { child, outcome } = start(["privatise", "protocol.json", "many.csv", "-o", "out.csv"], folder.path);
    setTimeout(() => child.kill("SIGINT"), delay);
    const { code, signal } = await outcome;
    assert.ok(code === 0 || signal === "SIGINT", `after ${delay} ms: ${code}, ${signal}`);
    const left = readdirSync(folder.path).sort();
    if (code === 0 || left.includes("out.csv")) {
      assert.equal(readFileSync(folder.at("out.csv"), "utf8").match(/\n/g)?.length, rows + 1, `after ${delay} ms`);
      rmSync(folder.at("out.csv"));
    } else interrupted++;
    assert.deepEqual(
      left.filter((name) => name !== "out.csv"),
      before,
      `after ${delay} ms`,
    );
  }
  assert.ok(interrupted > 0);
});

testInFolder("whoever stops reading our output causes no error message", async (folder) => {
  folder.write("many.csv", `region\n${"north\n".repeat(300_000)}`);
  const { child, outcome } = start(["privatise", "protocol.json", "many.csv"], folder.path);
  child.stdout?.once("data", () => child.stdout?.destroy());
  const { code, stderr } = await outcome;
  assert.equal(code, 0);
  assert.equal(besideReading(stderr), "");
});
