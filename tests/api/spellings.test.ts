// SPDX-License-Identifier: GPL-3.0-or-later
/** Answers that are typed in several ways. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { spellings } from "../../web/facts/spellings.js";

const of = (...values: string[]) => ({ values: values.map((value) => ({ value, count: 1 })) });

test("answers that differ by capitals, spaces or the form of a letter only are found, and others are not", () => {
  assert.deepEqual(spellings(of("no", "yes", "NO", "Yes", "YES", "")), [
    ["no", "NO"],
    ["yes", "Yes", "YES"],
  ]);
  assert.deepEqual(spellings(of("not  sure", "not sure")), [["not  sure", "not sure"]]);
  assert.deepEqual(spellings(of("S\u00fcd", "Su\u0308d", "sud")), [["S\u00fcd", "Su\u0308d"]]);
  assert.deepEqual(spellings(of("a", "b", "")), []);
  assert.deepEqual(spellings({ values: [] }), []);
});
