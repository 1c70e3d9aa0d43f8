// SPDX-License-Identifier: GPL-3.0-or-later
/** Answers that are typed in several ways. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { spellingsOf } from "../../wasm/files/column-kinds.js";
import { joinedSpellings } from "../../web/facts/spellings.js";
import { assertSaid } from "./translations.js";

const of = (...values: string[]) => values.map((value) => ({ value, count: 1 }));

test("answers that differ by capitals or the width of a letter only are found, and others are not", () => {
  assert.deepEqual(spellingsOf(of("no", "yes", "NO", "Yes", "YES", "")), [
    ["no", "NO"],
    ["yes", "Yes", "YES"],
  ]);
  assert.deepEqual(spellingsOf(of("\uff2e\uff2f", "no")), [["\uff2e\uff2f", "no"]]);
  assert.deepEqual(spellingsOf(of("a", "b", "")), []);
  assert.deepEqual(spellingsOf([]), []);
});

test("answers that are counted as one are told with their rows, and asked about no more", () => {
  const values = [
    { value: "S\u00fcd", count: 9 },
    { value: "Su\u0308d", count: 2 },
    { value: "not  sure", count: 1 },
    { value: "not sure", count: 3 },
    { value: "P\u0430ris", count: 1 },
  ];
  const said = joinedSpellings({ name: "place", values });
  assert.deepEqual(
    said.map(({ id, values }) => [id, values.category, values.rows]),
    [
      ["spelling-joined", "S\u00fcd", 2],
      ["spelling-joined", "not sure", 1],
      ["scripts-mixed", "P\u0430ris", undefined],
    ],
  );
  for (const one of said) assertSaid(one);
  assert.deepEqual(spellingsOf(values), []);
});
