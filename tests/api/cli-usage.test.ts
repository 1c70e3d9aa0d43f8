// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line with the real engine: its words, and what it refuses. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { commitOf } from "../../wasm/toolchain/commit.mjs";
import { DESIGN, furnish, PEOPLE } from "./cli-folder.js";
import { inFolder } from "./run-cli.js";

const SHARING = (columns: string) => [...DESIGN.slice(0, 2), "--release", columns, ...DESIGN.slice(4)];
const LEVEL = (epsilon: string) => [...DESIGN.slice(0, -1), epsilon];
const NEGATIVE = /--epsilon must be a finite number of at least 0, not "-1"/;

const ALIP = [...DESIGN.slice(0, 4), "--guarantee", "alip", "--epsilon", "0.5"];
const PARAMETERS = '{"lower": 2}';

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
  [
    "a protocol that does not see the secret",
    ["design", "people.csv", ...DESIGN, "--sees-secret", "--protocol", "grr"],
    2,
    /sees the data only/,
  ],
  [
    "robustness",
    ["design", "people.csv", ...DESIGN, "--robust-alpha", "0.05"],
    2,
    /--robust-alpha is for --guarantee rldp, rlip, rpml, not l/,
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
  [
    "an output that is the file of parameters",
    ["design", "people.csv", ...ALIP, "--parameters", "alip.json", "-o", "./alip.json"],
    2,
    /alip\.json: The output cannot be written: it is one of the input files/,
  ],
  ["no file of parameters", ["design", "people.csv", ...ALIP], 2, /alip needs --parameters FILE.*\{"lower": 2\}/],
  [
    "no file of parameters, and an option that is for another notion",
    [
      "design",
      "people.csv",
      ...DESIGN.slice(0, 4),
      "--guarantee",
      "profile",
      "--epsilon",
      "1",
      "--robust-alpha",
      "0.1",
    ],
    2,
    /profile needs --parameters FILE.*"neighbours"/,
  ],
  [
    "parameters of another notion",
    ["design", "people.csv", ...ALIP.slice(0, 5), "per-secret", "--epsilon", "1", "--parameters", "alip.json"],
    2,
    /alip\.json: .*per-secret needs "secretLevels" in the file of --parameters/,
  ],
  ["a protocol that is a CSV", ["audit", "people.csv"], 2, /: it is not JSON\.\n/],
  [
    "an output that is there",
    ["privatise", "protocol.json", "people.csv", "-o", "table.csv"],
    2,
    /file already[\s\S]*--force/,
  ],
  ["nothing between commas", ["design", "people.csv", ...SHARING(",")], 2, /--release "," has nothing between/],
  ["a gap between commas", ["design", "people.csv", ...SHARING("region,,id")], 2, /--release "region,,id" has nothing/],
  [
    "a column twice",
    ["design", "people.csv", ...SHARING("region,region")],
    2,
    /--release names the column "region" twice/,
  ],
  ["nothing to keep", ["privatise", "protocol.json", "people.csv", "--keep", "id,"], 2, /--keep "id," has nothing/],
  ["a level beyond all bounds", ["design", "people.csv", ...LEVEL("1e999")], 2, /a finite number .*, not "1e999"/],
  ["a level Infinity", ["design", "people.csv", ...LEVEL("Infinity")], 2, /must be a number, not "Infinity"/],
  ["a level nan", ["design", "people.csv", ...LEVEL("nan")], 2, /must be a number, not "nan"/],
  [
    "a limit of the average that is not a number",
    ["design", "people.csv", ...LEVEL("1"), "--average-leakage", "x"],
    2,
    /--average-leakage must be a number, not "x"/,
  ],
  ["a gap of nothing", ["design", "people.csv", ...DESIGN, "--gap", "0"], 2, /--gap must be a finite number above 0/],
  ["an unknown method", ["design", "people.csv", ...DESIGN, "--method", "guess"], 2, /vertices, columns/],
  ["a missing protocol", ["privatise", "gone.json", "people.csv"], 2, /gone\.json/],
  ["an unknown way to write", ["privatise", "protocol.json", "people.csv", "--write", "raw"], 2, /reports, values/],
  ["JSON and CSV at once", ["privatise", "protocol.json", "people.csv", "--json"], 2, /needs -o/],
  ["keeping the secret", ["privatise", "protocol.json", "people.csv", "--keep", "income"], 2, /cannot be kept/],
  ["a data file without the column", ["privatise", "protocol.json", "table.csv"], 2, /no column "region"/],
];

test("bad usage and bad input: exit code 2, a plain sentence, nothing printed, no stack", () =>
  inFolder(async (folder) => {
    await furnish(folder);
    folder.write("alip.json", PARAMETERS);
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
    assert.equal(readFileSync(folder.at("alip.json"), "utf8"), PARAMETERS);
    assert.match(readFileSync(folder.at("table.csv"), "utf8"), /^s,x,w\n/);
  }));

test("help and version are printed", () =>
  inFolder(async (folder) => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    const { stdout } = await folder.run("--version");
    const [, commit] = /^sluice (.*)\n$/.exec(stdout.replace(version, "")) ?? [];
    assert.ok(stdout.startsWith(`sluice ${version} (`), stdout);
    assert.match(commit ?? "", /^ \((?:unknown|[0-9a-f]{12}(?:, changed)?)\)$/);
    // A program that was built some commits ago is one of this checkout all the same.
    const digits = /[0-9a-f]{12}/.exec(commit ?? "")?.[0];
    if (digits) assert.equal(spawnSync("git", ["cat-file", "-e", `${digits}^{commit}`]).status, 0, digits);
    else assert.equal(commitOf(process.cwd()), "unknown");
    assert.match((await folder.run("--help")).stdout, /design[\s\S]*privatise[\s\S]*audit/);
  }));

test("the commit of a build is that of its own checkout, with a word where files differ from it", () =>
  inFolder(async ({ path }) => {
    const folder = realpathSync(path);
    const git = (...args: string[]) => {
      const own = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
      const { status, stdout, stderr } = spawnSync("git", [...own, ...args], { cwd: folder, encoding: "utf8" });
      assert.equal(status, 0, stderr);
      return stdout.trim();
    };
    assert.equal(commitOf(folder), "unknown");
    git("init", "-q");
    assert.equal(commitOf(folder), "unknown", "there is no commit yet");
    writeFileSync(join(folder, "a"), "1");
    git("add", "a");
    git("commit", "-q", "-m", "a");
    const commit = git("rev-parse", "HEAD").slice(0, 12);
    assert.equal(commitOf(folder), commit);
    mkdirSync(join(folder, "within"));
    assert.equal(commitOf(join(folder, "within")), "unknown");
    writeFileSync(join(folder, "a"), "2");
    assert.equal(commitOf(folder), `${commit}, changed`);
  }));
