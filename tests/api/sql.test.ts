// SPDX-License-Identifier: GPL-3.0-or-later
/** Counting in another engine: the SQL is run by DuckDB, on files that the command line has written. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DuckDBInstance } from "@duckdb/node-api";
import type { JointTable, ProtocolFile } from "../../wasm/contract/types.js";
import { countSql, isPlainName } from "../../wasm/files/count-sql.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { testInFolder } from "./cli-folder.js";
import { realEngine } from "./real-engine.js";

async function duckdb() {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  return {
    run: (sql: string) => connection.run(sql),
    rows: async (sql: string) =>
      (await connection.runAndReadAll(sql)).getRowObjectsJS().map(({ report, count }) => [report, Number(count)]),
  };
}

testInFolder("a file of reports is counted by DuckDB, and the counts are estimated from", async (folder) => {
  await folder.run("privatise", "protocol.json", "people.csv", "-o", "reports.csv");
  const { code, stdout } = await folder.run("sql", "protocol.json", "--json");
  assert.equal(code, 0);
  const { validate, count } = JSON.parse(stdout);
  const { run, rows } = await duckdb();
  // wasm/cli/README.md, "Counting elsewhere", to the letter.
  await run(`CREATE VIEW reports AS
    SELECT "region" AS report FROM read_csv('${folder.at("reports.csv")}', header = true, all_varchar = true)`);
  assert.deepEqual(await rows(validate), []);
  await run(`COPY (${count}) TO '${folder.at("counts.csv")}' (HEADER)`);
  const fromCounts = await folder.run("estimate", "protocol.json", "--counts", "counts.csv", "--json");
  const fromRows = await folder.run("estimate", "protocol.json", "reports.csv", "--json");
  assert.deepEqual(JSON.parse(fromCounts.stdout), JSON.parse(fromRows.stdout));
});

testInFolder("what is no report is found, and its counts are refused", async (folder) => {
  folder.write("reports.csv", 'region\nwest\nnowhere\n""\nwest\n');
  const { validate, count } = JSON.parse((await folder.run("sql", "protocol.json", "--json")).stdout);
  const { run, rows } = await duckdb();
  await run(`CREATE VIEW reports AS
    SELECT "region" AS report FROM read_csv('${folder.at("reports.csv")}', header = true, all_varchar = true)`);
  assert.equal((await rows(validate)).length, 2);
  await run(`COPY (${count}) TO '${folder.at("counts.csv")}' (HEADER)`);
  const { code, stdout } = await folder.run("estimate", "protocol.json", "--counts", "counts.csv");
  assert.equal(code, 2);
  assert.equal(stdout, "");
});

testInFolder("the printed SQL is both statements, and the table has a plain name", async (folder) => {
  const { stdout } = await folder.run("sql", "protocol.json", "--table", "answers");
  const { run } = await duckdb();
  await run("CREATE TABLE answers (report VARCHAR)");
  await run(stdout);
  const refused = await folder.run("sql", "protocol.json", "--table", "a; DROP TABLE b");
  assert.equal(refused.code, 2);
  assert.equal((await folder.run("sql", "protocol.json", "--table", "sluice_known")).code, 2);
  assert.ok(!isPlainName("1a") && !isPlainName("a-b") && !isPlainName("") && isPlainName("_a1"));
});

const engine = await realEngine();
const AWKWARD = ["$" + "{env:HOME}", "it's", "back\\slash", "line\nbreak", "=1+1", "Köln 🙂", "", "''", 'a"b', "-"];

function protocolFor(protocol: string, categories: string[]): ProtocolFile {
  const table: JointTable = {
    secret: { name: "s", categories: ["0", "1"] },
    data: { name: "x", categories },
    weights: Float64Array.from({ length: 2 * categories.length }, (_, i) => 1 + (i % 3)),
  };
  return toProtocolFile(engine.design({ table, notion: "ldp", epsilon: 0.5, protocol }));
}

test("awkward names are the same in SQL, as they are and as a spreadsheet's texts", async () => {
  const protocol = protocolFor("grr", AWKWARD);
  const { reports } = protocol.channel;
  const { run, rows } = await duckdb();
  await run("CREATE TABLE reports (report VARCHAR)");
  const code = (text: string) =>
    `CONCAT('', ${Array.from(text, (c) => `CHR(${c.codePointAt(0)})`).join(", ") || "''"})`;
  for (const [i, report] of reports.entries()) {
    for (let n = 0; n <= i; n += 1) await run(`INSERT INTO reports VALUES (${code(report)})`);
  }
  await run(`INSERT INTO reports VALUES (${code("'=1+1")})`);
  const { validate, count } = countSql(protocol, "reports");
  assert.doesNotMatch(count.replace(/'[^']*'/g, ""), /['\\]/, "no quote within a text");
  assert.deepEqual(await rows(validate), []);
  const expected = reports.map((report, i) => [report, i + 1 + (report === "=1+1" ? 1 : 0)]);
  const sorted = (list: unknown[][]) => list.map((row) => JSON.stringify(row)).sort();
  assert.deepEqual(sorted(await rows(count)), sorted(expected));
});

test("sets of marks are checked by their letters", async () => {
  const protocol = protocolFor("oue", ["a", "b", "c"]);
  const { run, rows } = await duckdb();
  await run(
    "CREATE TABLE reports AS SELECT * FROM (VALUES ('yny'), ('nnn'), ('yny'), ('yn'), ('ynx'), (NULL)) AS t(report)",
  );
  const { validate, count } = countSql(protocol, "reports");
  assert.equal((await rows(validate)).length, 3);
  assert.equal((await rows(count)).find(([report]) => report === "yny")?.[1], 2);
});
