// SPDX-License-Identifier: GPL-3.0-or-later
/** The page's question about a file that can be read in two ways; each answer leads to a file that is read. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "../../wasm/files/inspect.js";
import { decimalAsked, readingAsked } from "../../web/facts/reading-question.js";
import { rowsAsked } from "../../web/facts/rows-asked.js";
import { fails, source } from "./helpers.js";

for (const [about, file, says] of [
  ["encoding", Buffer.from("town,sex\nKo\x9aice,f\nWien,m\n", "latin1"), ["Košice", "Koöice"]],
  ["separator", Buffer.from("place;paid, EUR\nnorth;1,5\nsouth;2,5\n"), [",", ";"]],
  ["header", Buffer.from("1,30\n2,40\n"), ["names", "row"]],
] as const) {
  test(`a question about ${about} has an answer for each reading, with which the file is read`, async () => {
    const asked = readingAsked(await fails(() => inspect(source(file)), "bad_file"));
    assert.equal(asked?.about, about);
    assert.deepEqual(
      asked?.answers.map((answer) => answer.says),
      says,
    );
    for (const { choice } of asked?.answers ?? []) {
      const { dialect } = await inspect({ ...source(file), dialect: choice });
      assert.deepEqual({ [about]: dialect[about].value }, choice);
    }
  });
}

for (const [what, file, rows] of [
  ["notes above the header", "Report of today, for us\n\nid,x,y\n1,no,a\n2,yes,b\n", [2]],
  ["a row of totals", "x,n\nno,1\nyes,2\nTotal,3\n", [2, 3]],
] as const) {
  test(`a question about ${what} has an answer with which the file is read`, async () => {
    const asked = rowsAsked(await fails(() => inspect(source(file)), "bad_file"));
    for (const [i, expected] of rows.entries()) {
      const answer = asked?.answers[i];
      assert.ok(answer && "layout" in answer);
      const { layout } = answer;
      assert.equal((await inspect({ ...source(file), layout })).rows, expected);
    }
  });
}

test("a question about decimals is about a column with a role, and goes once somebody has said it", async () => {
  const file = source("sex;pay;id\nm;1,200;1.100\nf;1,300;1.200\n");
  const seen = await inspect(file);
  assert.equal(decimalAsked(seen, ["share", "leave", "leave"]), undefined);
  const asked = decimalAsked(seen, ["share", "secret", "leave"]);
  assert.deepEqual(
    [asked?.column, asked?.cell, asked?.answers.map(({ says }) => says)],
    ["pay", "1,200", ["1200", "1.200"]],
  );
  for (const { choice } of asked?.answers ?? []) {
    assert.equal(decimalAsked(await inspect({ ...file, dialect: choice }), ["share", "secret", "leave"]), undefined);
  }
});
