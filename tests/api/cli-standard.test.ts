// SPDX-License-Identifier: GPL-3.0-or-later
/** `-` in the place of files: standard input and standard output of the command line. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { COMMAND_NAMES, COMMANDS } from "../../wasm/cli/commands.js";
import { type Command, optionsOf } from "../../wasm/cli/table.js";
import { DESIGN, PEOPLE, people, testInFolder } from "./cli-folder.js";
import { type Folder, start } from "./run-cli.js";

/** Draws reports by a protocol into a file. */
async function reportsBy(folder: Folder, protocol: string, name: string): Promise<string[]> {
  const { code, stderr } = await folder.run("privatise", protocol, "people.csv", "-o", name);
  assert.equal(code, 0, stderr);
  return folder.read(name).trimEnd().split("\n").slice(1);
}

/** Runs with a file's contents on standard input, and the same with the file's name: both have to say the same. */
async function alike(folder: Folder, input: string, name: string, ...args: string[]): Promise<string> {
  folder.write(name, input);
  const piped = await folder.feed(input, ...args);
  const named = await folder.run(...args.map((arg) => (arg === "-" ? name : arg)));
  const timeless = (text: string) =>
    text.replaceAll(/(?:"seconds":|in) [\d.e-]+/g, "").replaceAll("standard input", name);
  assert.ok(named.code === 0 || named.code === 1, named.stderr);
  assert.equal(piped.code, named.code, piped.stderr);
  assert.equal(timeless(piped.stdout), timeless(named.stdout), args.join(" "));
  assert.equal(timeless(piped.stderr), timeless(named.stderr), args.join(" "));
  return piped.stdout;
}

testInFolder("every command and every option that reads a file takes - for it", async (folder) => {
  const protocol = folder.read("protocol.json");
  const reports = await reportsBy(folder, "protocol.json", "reports.csv");
  const counts = `report,count\n${[...new Set(reports)].map((report) => `${report},50\n`).join("")}`;
  folder.write("strata.csv", `sex,region\n${reports.map((report, i) => `${i % 2 ? "f" : "m"},${report}\n`).join("")}`);
  const other = await folder.run("design", "people.csv", ...DESIGN.slice(0, -1), "0.5", "-o", "other.json");
  assert.equal(other.code, 0, other.stderr);
  await reportsBy(folder, "other.json", "others.csv");
  const alip = [...DESIGN.slice(0, 4), "--guarantee", "alip", "--epsilon", "0.5", "--parameters", "-"];
  const tried: [input: string, ...args: string[]][] = [
    [PEOPLE, "design", "-", ...DESIGN],
    ['{"lower": 2}', "design", "people.csv", ...alip],
    [
      '{"columns": {"region": {"categories": ["north", "south", "west"]}}}',
      "design",
      "people.csv",
      ...DESIGN,
      "--schema",
      "-",
    ],
    [PEOPLE, "compare", "-", ...DESIGN, "--protocols", "grr"],
    [protocol, "audit", "-"],
    [protocol, "audit", "protocol.readers.json", "--full", "-"],
    [PEOPLE, "audit", "protocol.json", "-"],
    [folder.read("reports.csv"), "estimate", "protocol.json", "-"],
    [protocol, "estimate", "-", "reports.csv"],
    [counts, "estimate", "protocol.json", "--counts", "-"],
    ["sex,people\nf,500\nm,400\n", "estimate", "protocol.json", "strata.csv", "--strata", "sex", "--population", "-"],
    [folder.read("other.json"), "estimate", "protocol.json", "reports.csv", "others.csv", "--with", "-"],
    [protocol, "plan", "-", "--within", "0.3"],
    [protocol, "sql", "-"],
    [protocol, "together", "-", "other.json"],
    [PEOPLE, "together", "protocol.json", "other.json", "--data", "-"],
  ];
  for (const [input, ...args] of tried) await alike(folder, input, "input", ...args);
  const released = await folder.run("privatise", "protocol.json", "people.csv", "-o", "a.csv", "--ledger", "a.ledger");
  assert.equal(released.code, 0, released.stderr);
  await alike(folder, folder.read("a.ledger"), "b.ledger", "ledger", "-");
  const crossed = await folder.feed(protocol, "estimate", "other.json", "reports.csv", "--cross", "-");
  assert.match(crossed.stderr, /both/i, "it was read: both protocols are about one column");
  // Reports are drawn anew: their number is the same.
  const drawn = await folder.feed(PEOPLE, "privatise", "protocol.json", "-");
  assert.equal(drawn.code, 0, drawn.stderr);
  assert.equal(drawn.stdout.trimEnd().split("\n").length, people.length + 1);
  const again = await folder.feed(protocol, "privatise", "-", "people.csv", "-o", "-");
  assert.equal(again.stdout.trimEnd().split("\n").length, people.length + 1);
  const used = new Set(tried.flatMap(([, command = "", ...args]) => args.map((arg) => `${command} ${arg}`)));
  for (const name of COMMAND_NAMES)
    for (const [option, { file }] of Object.entries(optionsOf(COMMANDS[name] as Command)))
      if (file === "read" && option !== "cross" && name !== "compare")
        assert.ok(used.has(`${name} --${option}`), `${name} --${option}`);
});

testInFolder("a table that is not text may come through standard input as well", async (folder) => {
  for (const name of ["reports.parquet", "reports.xlsx", "reports.sav"]) {
    const { code, stderr } = await folder.run("privatise", "protocol.json", "people.csv", "-o", name);
    assert.equal(code, 0, stderr);
    const named = await folder.run("estimate", "protocol.json", name, "--json");
    const piped = await folder.feed(readFileSync(folder.at(name)), "estimate", "protocol.json", "-", "--json");
    assert.equal(piped.stdout, named.stdout, piped.stderr);
    assert.ok(named.stdout.length > 100);
  }
});

testInFolder("a protocol goes to standard output alone, and on to the next command", async (folder) => {
  const { code, stdout, stderr } = await folder.run("design", "people.csv", ...DESIGN, "-o", "-");
  assert.equal(code, 0, stderr);
  // The file beside which settings for readers were written has a salt as well.
  assert.equal(stdout, folder.read("protocol.json").replace(/^ {2}"salt": "[0-9a-f]{64}",\n/m, ""));
  assert.match(stderr, /^Protocol optimal[\s\S]*The protocol went to standard output\./m);
  const asked = await folder.run("question", "smokes", "yes", "no", "-", "--epsilon", "1", "-o", "-");
  assert.deepEqual(JSON.parse(asked.stdout).data.categories, ["yes", "no", "-"], asked.stderr);
  assert.equal((await folder.feed(asked.stdout, "audit", "-")).code, 0);
});

testInFolder("standard input and output are refused where they cannot serve", async (folder) => {
  const refused: [args: string[], RegExp][] = [
    [["estimate", "-", "-"], /standard input \(-\) is named twice/],
    [["estimate", "protocol.json", "-", "--counts", "-"], /named twice/],
    [["estimate", "protocol.json", "a.csv", "b.csv", "--with", "-", "--with", "-"], /named twice/],
    [["design", "-", ...DESIGN, "--schema", "-"], /named twice/],
    [["design", "people.csv", ...DESIGN, "-o", "-", "--json"], /-o - and --json both write to standard output/],
    [["question", "a", "b", "c", "--epsilon", "1", "-o", "-", "--json"], /-o - and --json/],
    [["privatise", "protocol.json", "people.csv", "-o", "-", "--json"], /--json needs -o with a file/],
    [["privatise", "protocol.json", "people.csv", "--ledger", "-"], /--ledger names a file that is read and replaced/],
    [
      ["design", "-", ...DESIGN, "--split", "region=;"],
      /standard input: What comes out of a pipe can be read only once/,
    ],
  ];
  for (const [args, message] of refused) {
    const { code, stdout, stderr } = await folder.feed(PEOPLE, ...args);
    assert.equal(code, 2, stderr);
    assert.equal(stdout, "");
    assert.match(stderr, message);
  }
});

testInFolder("a file named - is reached as ./-, and one named standard input by its name", async (folder) => {
  for (const name of ["-", "standard input"]) {
    folder.write(name, PEOPLE);
    const path = name === "-" ? "./-" : name;
    const { code, stderr } = await folder.run("design", path, ...DESIGN, "-o", "./out");
    assert.equal(code, 0, stderr);
    assert.match(stderr, new RegExp(`^\\./${name} is read as`, "m"));
    const over = await folder.run("design", path, ...DESIGN, "-o", `./${name}`);
    assert.match(over.stderr, /it is one of the input files/);
    assert.equal(folder.read(name), PEOPLE);
  }
});

testInFolder("the program ends without reading on where it has failed", async (folder) => {
  // Nobody closes this pipe.
  const { child, outcome } = start(["design", "-", ...DESIGN, "--sheet", "a"], folder.path);
  child.stdin?.on("error", () => {});
  child.stdin?.write(PEOPLE);
  const { code, stderr } = await outcome;
  assert.equal(code, 2);
  assert.match(stderr, /no workbook/);
});
