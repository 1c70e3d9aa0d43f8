// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import { neutralise, toCell } from "../../wasm/common/cells.js";
import type { Engine } from "../../wasm/contract/engine.js";
import type { PrivatiseChoice } from "../../wasm/contract/file-types.js";
import { CsvParser } from "../../wasm/files/csv.js";
import { privatise } from "../../wasm/files/privatise.js";
import { fakeEngine, protocol } from "./fake-engine.js";
import { rejects, source } from "./helpers.js";

const REPORTS: PrivatiseChoice = { write: "reports", keep: [] };

/** The first report for the first category, the second for the second: what goes in can be seen coming out. */
const faithful: Engine = { ...fakeEngine, sample: (_weights, _columns, inputs) => inputs.slice() };

test("only the reported column is written, named like the data", async () => {
  const file = await privatise(faithful, source("id,s,x\n1,ill,no\n2,well,=yes\n"), protocol, REPORTS);
  assert.equal(await file.blob.text(), "x\nno\n'=yes\n");
  assert.equal(file.rows, 2);
  assert.deepEqual(file.counts, [1, 1]);
  assert.equal(file.name, "people-private.csv");
});

test("the data need not hold the secret, and kept columns stay in their order", async () => {
  const text = 'city,x,age\n"Köln, Mitte",no,30\n-,=yes,-1\n';
  const file = await privatise(faithful, source(text), protocol, { write: "reports", keep: ["age", "city"] });
  assert.equal(await file.blob.text(), 'city,x,age\n"Köln, Mitte",no,30\n-,\'=yes,-1\n');
  assert.equal(file.apostrophes, 1);
  const safe = await privatise(faithful, source(text), protocol, {
    write: "reports",
    keep: ["age", "city"],
    spreadsheetSafe: "all",
  });
  assert.equal(await safe.blob.text(), "city,x,age\n\"Köln, Mitte\",no,30\n'-,'=yes,-1\n");
  assert.equal(safe.apostrophes, 2);
});

test("for values, a category is drawn for each report", async () => {
  const swapped: Engine = {
    ...faithful,
    valueWeights: () => BigUint64Array.of(7n),
    sample: (weights, _columns, inputs) => (weights.length === 1 ? inputs.map((i) => 1 - i) : inputs.slice()),
  };
  const named = structuredClone(protocol);
  named.channel.reports = ["=yes (2)", "no (2)"];
  const file = await privatise(swapped, source("x\nno\n=yes\nno\n"), named, { write: "values", keep: [] });
  assert.equal(await file.blob.text(), "x\n'=yes\nno\n'=yes\n");
  assert.deepEqual(file.counts, [1, 2], "counts are of the reports, not of the values");
});

test("rows keep their number and order over many batches", async () => {
  const rows = Array.from({ length: 300_000 }, (_, i) => `${i % 3 === 0 ? "no" : "=yes"},${i}`);
  const file = await privatise(faithful, source(`x,i\n${rows.join("\n")}\n`), protocol, {
    write: "reports",
    keep: ["i"],
  });
  const expected = rows.map((row) => row.replace("=yes", "'=yes"));
  assert.ok((await file.blob.text()) === `x,i\n${expected.join("\n")}\n`);
  assert.deepEqual(file.counts, [200_000, 100_000]);
});

test("a category that a spreadsheet's apostrophe protects is recognised in a later file", async () => {
  const file = await privatise(faithful, source("x\n'=yes\nno\n"), protocol, REPORTS);
  assert.deepEqual(file.counts, [1, 1]);
});

test("an unknown category is an error with its line, column and remedy; nothing is handed out", async () => {
  const text = `x,n\n"no","a\nb"\n${"no,1\n".repeat(300_000)}No,1\n`;
  const place = { file: "people.csv", line: 300_004, column: "x", category: "No" };
  const error = await rejects(privatise(faithful, source(text), protocol, REPORTS), "unknown_category", place);
  assert.match(error.remedy, /Did you mean "no"/);
});

test("empty cells and dropped categories are unknown, and the message says why", async () => {
  const empty = await rejects(privatise(faithful, source("a,x\n1,no\n1,\n"), protocol, REPORTS), "unknown_category", {
    line: 3,
  });
  assert.match(empty.message, /empty/);
  const dropped = await rejects(privatise(faithful, source("x\nnever\n"), protocol, REPORTS), "unknown_category");
  assert.match(dropped.message, /never occurred/);
});

test("a protocol whose guarantee does not hold is refused before a byte is read", async () => {
  const unread = { name: "", size: 1, chunks: () => assert.fail("the file was read") };
  const error = await rejects(
    privatise(faithful, unread, { ...protocol, protocol: "broken" }, REPORTS),
    "not_certified",
  );
  assert.match(error.message, /report 0 tells too much/);
  const damaged = structuredClone(protocol);
  damaged.channel.weights[0] = ["0", "1"];
  await rejects(privatise(faithful, unread, damaged, REPORTS), "not_certified");
});

for (const [what, keep, code] of [
  ["the secret", ["s"], "bad_request"],
  ["the data column", ["x"], "bad_request"],
  ["a column twice", ["id", "id"], "bad_request"],
  ["a column that is not there", ["age"], "unknown_column"],
] as const) {
  test(`keeping ${what} is refused`, async () => {
    const work = privatise(faithful, source("id,s,x\n1,ill,no\n"), protocol, { write: "reports", keep: [...keep] });
    await rejects(work, code, { column: keep[0] });
  });
}

test("a file without rows, without the column or with a ragged row is refused", async () => {
  await rejects(privatise(faithful, source("x\n"), protocol, REPORTS), "bad_file");
  await rejects(privatise(faithful, source("y\nno\n"), protocol, REPORTS), "unknown_column", { column: "x" });
  await rejects(privatise(faithful, source("x,y\nno,1\nno\n"), protocol, REPORTS), "bad_file", { line: 3 });
});

test("cancelling in the middle hands out nothing", async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 30);
  const text = `x\n${"no\n".repeat(3_000_000)}`;
  await rejects(privatise(faithful, source(text), protocol, REPORTS, { signal: controller.signal }), "cancelled");
});

test("what could start a formula is neutralised; numbers and plain text are left alone", () => {
  const dangerous = [
    "=1+1",
    "+cmd",
    "-cmd",
    "@SUM(A1)",
    "＝1",
    "＋a",
    "－a",
    "＠a",
    '"=1',
    "'=1",
    "+1+1",
    "-1-1",
    "-",
    "=",
    "+1e5+x",
  ];
  for (const text of dangerous) assert.equal(neutralise(text), `'${text}`);
  for (const text of ["-1", "+2.5", "-1,5", "+.5", "-1e-5", "1+1", "a=b", "", "'quoted'", "x@y.z", "日本"])
    assert.equal(neutralise(text), text);
});

test("a cell comes back as it was written", () => {
  for (const text of ["a", "a,b", 'say "hi"', "two\nlines", "", "日本", "'", '"', ",", "a;b"]) {
    for (const columns of [1, 2]) {
      const cells = [toCell(text, columns), ...(columns === 2 ? [toCell(text, columns)] : [])];
      const { rows } = new CsvParser(",", "").push(`${cells.join(",")}\n`, "last");
      assert.deepEqual(rows, [cells.map(() => text)], JSON.stringify(text));
    }
  }
});

test("an empty value in the only column is still a row", async () => {
  const blank = structuredClone(protocol);
  blank.data.categories = ["", "no"];
  blank.channel.reports = ["(empty)", "no"];
  const drawn: Engine = { ...faithful, valueWeights: () => BigUint64Array.of(7n) };
  const file = await privatise(drawn, source('x\n""\nno\n\n""\n'), blank, { write: "values", keep: [] });
  assert.equal(await file.blob.text(), 'x\n""\nno\n""\n""\n');
  assert.equal(file.rows, 4);
});

test("what is told to be plain in short is what would have been left alone", () => {
  const characters = [
    "a",
    "7",
    "_",
    " ",
    ".",
    ":",
    "/",
    "-",
    "=",
    "+",
    "@",
    ";",
    "|",
    ",",
    '"',
    "'",
    "\t",
    "\n",
    "é",
    "\u200b",
  ];
  const unchanged = (text: string) => neutralise(text) === text && !/[",\n\r]|^\s|\s$/.test(text) && text !== "";
  let plain = 0;
  for (const a of characters) {
    for (const b of characters) {
      for (const c of ["", ...characters]) {
        const text = a + b + c;
        assert.equal(toCell(text, 1) === text, unchanged(text), JSON.stringify(text));
        if (unchanged(text)) plain += 1;
      }
    }
  }
  assert.ok(plain > 1000);
});
