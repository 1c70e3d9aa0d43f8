// SPDX-License-Identifier: GPL-3.0-or-later
/** A table that is privatised in a database has the reports that the command line draws from the same ledger. */
import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { AnswersInRelease, keyCheck, keysAsText, wordsInRelease } from "../../wasm/releases/derived-in-release.js";
import { type Folder, inFolder } from "./run-cli.js";
import { DESIGNS, survey } from "./sql-survey.js";

const SECRET = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const sha = (text: string) => createHash("sha256").update(text).digest("hex");

/** By the text alone, with Node's own hashes. */
function described(people: [name: string, input: number][], protocol: string, words: number) {
  const [inner, outer] = ["inner", "outer"].map((which) =>
    createHmac("sha256", Buffer.from(SECRET, "hex")).update(`sluice ${which} 2`).digest("hex"),
  );
  const marks = people.map(([name, input]) => sha(`${inner}${input} ${name}`));
  const sums = Array.from({ length: 8 }, (_, i) =>
    marks.reduce((sum, mark) => sum + BigInt(`0x${mark.slice(8 * i, 8 * i + 8)}`), 0n),
  );
  const answers = sha(`${outer}answers ${people.length} ${sums.join(" ")}`);
  const release = sha(`${outer}release ${protocol} ${answers}`);
  const drawn = marks.flatMap((mark) =>
    Array.from({ length: words }, (_, w) => BigInt(`0x${sha(`${release}${mark} ${w}`).slice(0, 16)}`) >> 2n),
  );
  return { answers, drawn, keys: `${inner}${outer}` };
}

const PEOPLE: [string, number][] = [
  ["ada", 0],
  ["Zoë 🙂", 12],
  ["7", 3],
  ["7 ada", 1],
];

function found(people: [string, number][]) {
  const answers = new AnswersInRelease(SECRET);
  for (const [name, input] of people) answers.add(name, input);
  return answers.digest();
}

test("words, answers and keys are those that are described, to the bit", () => {
  const { answers, drawn, keys } = described(PEOPLE, "protocol", 3);
  assert.equal(found(PEOPLE), answers);
  assert.equal(found([...PEOPLE].reverse()), answers);
  const names = PEOPLE.map(([name]) => name);
  const inputs = Uint32Array.from(PEOPLE, ([, input]) => input);
  assert.deepEqual([...wordsInRelease(SECRET, "protocol", answers)({ before: 0, names }, inputs, 3)], drawn);
  assert.equal(keysAsText(SECRET), keys);
  assert.equal(keyCheck(SECRET), sha(`${keys}check`));
  // For whoever follows the text in another language.
  assert.equal(answers, "2f0a1ad3fbccfcfab2f369b1488c3b1a30e414f83d5c945242fda17077ba9e13");
  assert.equal(drawn[0]?.toString(16), "273bda61392ef076");
});

test("another answer, person, protocol or secret is another release", () => {
  const all = [
    found(PEOPLE),
    found(PEOPLE.slice(1)),
    found([...PEOPLE.slice(1), ["ada", 1]]),
    found([...PEOPLE.slice(1), ["ad", 0]]),
    found([]),
  ];
  assert.equal(new Set(all).size, all.length);
  const word = (protocol: string, answers: string) =>
    wordsInRelease(SECRET, protocol, answers)({ before: 0, names: ["ada"] }, Uint32Array.of(0), 1)[0];
  assert.equal(new Set([word("p", "a"), word("q", "a"), word("p", "b")]).size, 3);
});

async function duckdb(folder: Folder): Promise<DuckDBConnection> {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  await connection.run(`CREATE TABLE answers AS SELECT * FROM read_csv('${folder.at("data.csv")}',
    columns = {'id': 'VARCHAR', 'state': 'VARCHAR', 'region': 'VARCHAR', 'age': 'INTEGER'}, header = true)`);
  return connection;
}

async function rows(connection: DuckDBConnection, sql: string): Promise<string[][]> {
  return (await connection.runAndReadAll(sql)).getRowsJS().map((row) => row.map((cell) => String(cell)));
}

/** Runs all statements of a script one after the other, and gives what the last query but COMMIT has told. */
async function run(connection: DuckDBConnection, script: string, keys: string): Promise<string> {
  await connection.run(`SET VARIABLE sluice_key = '${keys}'`);
  const extracted = await connection.extractStatements(script);
  let told = "";
  try {
    for (let i = 0; i < extracted.count; i++) {
      const all = (await (await extracted.prepare(i)).runAndReadAll()).getRowsJS();
      if (/^[0-9a-f]{64}:/.test(String(all[0]?.[0]))) told = String(all[0]?.[0]);
    }
  } catch (error) {
    await connection.run("ROLLBACK").catch(() => {});
    throw error;
  }
  return told;
}

const asked = (protocol: string, ...more: string[]) => [
  ...["sql", protocol, "--privatise", "--engine", "duckdb", "--person", "id", "--ledger", "ledger.json"],
  ...more,
];

for (const [name, design] of Object.entries(DESIGNS)) {
  test(`${name}: DuckDB makes the reports that the command line draws from the same ledger`, () =>
    inFolder(async (folder) => {
      folder.write("data.csv", survey(3000));
      const made = await folder.run("design", "data.csv", "--secret", "state", ...design, "-o", "protocol.json");
      assert.equal(made.code, 0, made.stderr);
      const script = await folder.run(...asked("protocol.json", "--keep", "id"));
      assert.equal(script.code, 0, script.stderr);
      const keys = (await folder.run("ledger", "ledger.json", "--keys")).stdout.trim();
      assert.ok(!script.stdout.includes(keys) && !script.stdout.includes(keys.slice(0, 64)), "no key in the script");
      const connection = await duckdb(folder);
      const told = await run(connection, script.stdout, keys);
      const confirmed = await folder.run("ledger", "ledger.json", "--confirm", told, "--json");
      assert.equal(confirmed.code, 0, confirmed.stderr);
      assert.equal(JSON.parse(confirmed.stdout).releases[0].rows, 3000);

      const again = ["--person", "id", "--ledger", "ledger.json", "--keep", "id", "-o", "reports.csv"];
      const drawn = await folder.run("privatise", "protocol.json", "data.csv", "--spreadsheet-safe", "none", ...again);
      assert.equal(drawn.code, 0, drawn.stderr);
      assert.match(drawn.stderr, /released before/);
      const written = await rows(
        connection,
        `SELECT * FROM read_csv('${folder.at("reports.csv")}', header = true, all_varchar = true) ORDER BY id`,
      );
      const columns = folder.read("reports.csv").split("\n", 1)[0]?.startsWith("id") ? ["id", "*"] : ["*", "id"];
      const order = columns[0] === "id" ? (row: string[]) => row : ([id, report]: string[]) => [report, id];
      const inPlace = (await rows(connection, "SELECT * FROM reports ORDER BY id")).map((row) => order(row));
      assert.deepEqual(inPlace, written);

      // Nothing new on the account, and a second run of the script, the rows in another order, gives nothing new.
      const ledger = JSON.parse((await folder.run("ledger", "ledger.json", "--json")).stdout);
      assert.equal(ledger.releases.length, 1);
      await connection.run("CREATE TABLE first AS FROM reports; DROP TABLE reports");
      await connection.run("CREATE OR REPLACE TABLE answers AS FROM answers ORDER BY hash(id)");
      await connection.run("SET threads = 1");
      await connection.run("PRAGMA default_collation = NOCASE");
      assert.equal(await run(connection, script.stdout, keys), told);
      assert.deepEqual(await rows(connection, "FROM first EXCEPT FROM reports"), []);
    }));
}

test("a script stops before anything is written, and says why", () =>
  inFolder(async (folder) => {
    folder.write("data.csv", survey(300));
    const design = DESIGNS.ranges as string[];
    await folder.run("design", "data.csv", "--secret", "state", ...design, "-o", "protocol.json");
    const { stdout: script } = await folder.run(...asked("protocol.json", "--keep", "id,region"));
    const keys = (await folder.run("ledger", "ledger.json", "--keys")).stdout.trim();
    const faults: Record<string, [change: string, message: RegExp]> = {
      twice: ["UPDATE answers SET id = 'p0' WHERE id = 'p2'", /a person has several rows, by id/],
      "the same name, its accent written apart": [
        "UPDATE answers SET id = 'pe\u0301' || substr(id, 3) WHERE id = 'pé1'; INSERT INTO answers VALUES ('pé1', 'ill', 'north', 3)",
        /several rows/,
      ],
      nobody: ["UPDATE answers SET id = NULL WHERE id = 'p2'", /names nobody/],
      empty: ["UPDATE answers SET id = '' WHERE id = 'p2'", /names nobody/],
      "no rows": ["DELETE FROM answers", /no rows/],
      "numbers as texts": ["ALTER TABLE answers ALTER age TYPE VARCHAR", /column of ranges is not of/],
      "numbers of 32 bits": ["ALTER TABLE answers ALTER age TYPE FLOAT", /column of ranges is not of/],
      infinite: [
        "ALTER TABLE answers ALTER age TYPE DOUBLE; UPDATE answers SET age = 'Infinity' WHERE id = 'p2'",
        /does not know/,
      ],
      "a column that tells": [
        "UPDATE answers SET region = CASE WHEN age < 18 THEN 'a' WHEN age < 40.5 THEN 'b' WHEN age < 65 THEN 'c' WHEN age < 999 THEN 'd' ELSE 'e' END",
        /region, which is to be kept, tells age/,
      ],
      "a column that tells the secret": [
        "UPDATE answers SET region = state",
        /region, which is to be kept, tells state/,
      ],
      "no column with the secret": ["ALTER TABLE answers DROP state", /state/],
      "the table is there": ["CREATE TABLE reports (a INTEGER)", /reports/],
    };
    for (const [fault, [change, message]] of Object.entries(faults)) {
      const connection = await duckdb(folder);
      await connection.run(change);
      await assert.rejects(() => run(connection, script, keys), message, fault);
      const tables = await rows(
        connection,
        "SELECT table_name FROM duckdb_tables() WHERE NOT temporary AND estimated_size > 0",
      );
      assert.ok(!tables.flat().includes("reports"), fault);
    }
    const connection = await duckdb(folder);
    for (const wrong of ["", keys.slice(1), `${keys.slice(0, -1)}${keys.endsWith("0") ? "1" : "0"}`]) {
      await assert.rejects(() => run(connection, script, wrong), /keys of this ledger are not set/);
    }
    // Nothing is wrong with the rest.
    assert.match(await run(connection, script, keys), /^[0-9a-f]{64}:300:[0-9a-f]{64}$/);
  }));

test("the account is kept: before the script, once for a release, and for no other answers", () =>
  inFolder(async (folder) => {
    folder.write("data.csv", survey(300));
    const design = DESIGNS.two as string[];
    await folder.run("design", "data.csv", "--secret", "state", ...design, "-o", "protocol.json");
    const same = await folder.run(...asked("protocol.json", "--release", "same"));
    assert.equal(same.code, 2, "nothing to make again yet");
    const first = await folder.run(...asked("protocol.json"));
    const second = await folder.run(...asked("protocol.json"));
    assert.equal(second.stdout, first.stdout, "printed twice, it is one release");
    const keys = (await folder.run("ledger", "ledger.json", "--keys")).stdout.trim();
    const connection = await duckdb(folder);
    const told = await run(connection, first.stdout, keys);
    const refused = await folder.run(
      "ledger",
      "ledger.json",
      "--confirm",
      told.replace(/^./, (c) => (c === "0" ? "1" : "0")),
    );
    assert.equal(refused.code, 2, "of another protocol");
    assert.equal((await folder.run("ledger", "ledger.json", "--confirm", told)).code, 0);
    const over = await folder.run(...asked("protocol.json"));
    assert.equal(over.code, 1);
    assert.equal(over.stdout, "", "no script beyond the budget");
    const again = await folder.run(...asked("protocol.json", "--release", "same", "--into", "others"));
    assert.equal(again.code, 0, again.stderr);
    assert.equal(await run(connection, again.stdout, keys), told);
    assert.deepEqual(await rows(connection, "FROM reports EXCEPT FROM others"), []);
    await connection.run("DROP TABLE others; UPDATE answers SET region = 'north' WHERE id = 'p2'");
    await assert.rejects(() => run(connection, again.stdout, keys), /not the answers of the release/);
  }));

test("an extract has the reports of its people in the release, and leaves the account as it is", () =>
  inFolder(async (folder) => {
    const text = survey(300);
    folder.write("data.csv", text);
    await folder.run(
      "design",
      "data.csv",
      "--secret",
      "state",
      ...(DESIGNS.answers as string[]),
      "-o",
      "protocol.json",
    );
    const { stdout: script } = await folder.run(...asked("protocol.json", "--keep", "id"));
    folder.write("part.csv", text.split("\n").slice(0, 40).concat("").join("\n"));
    const extract = (...more: string[]) =>
      folder.run(
        ...["privatise", "protocol.json", "part.csv", "--person", "id", "--ledger", "ledger.json", "--keep", "id"],
        ...["--spreadsheet-safe", "none", ...more],
      );
    assert.equal((await extract("--extract")).code, 2, "nobody has said yet which answers the release has");
    const keys = (await folder.run("ledger", "ledger.json", "--keys")).stdout.trim();
    const connection = await duckdb(folder);
    await folder.run("ledger", "ledger.json", "--confirm", await run(connection, script, keys));
    const before = folder.read("ledger.json");
    const { code, stderr } = await extract("--extract", "-o", "part-reports.csv");
    assert.equal(code, 0, stderr);
    assert.equal(folder.read("ledger.json"), before);
    await connection.run(`CREATE TABLE part AS
      SELECT * FROM read_csv('${folder.at("part-reports.csv")}', header = true, all_varchar = true)`);
    const [[people, differing] = []] = await rows(
      connection,
      "SELECT COUNT(*), COUNT(*) FILTER (part.region <> reports.region) FROM part JOIN reports USING (id)",
    );
    assert.deepEqual([people, differing], ["39", "0"]);
  }));
