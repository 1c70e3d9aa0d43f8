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

/** Pairs that are typed in two ways. */
const TYPED = [
  ...["İzmir izmir", "DIŞ dış", "Straße STRASSE", "Οδοσ Οδος", "ΑΘΗΝΑ Αθήνα", "ещё Еще", "Brașov Braşov", "hoà hòa"],
  ...[
    "علي علی",
    "كتاب کتاب",
    "٣ 3",
    "۳۰ 30",
    "३० 30",
    "１２ 12",
    "مـحمد محمد",
    "مُحمد محمد",
    "שָׁלוֹם שלום",
    "צ׳ צ'",
    'צה״ל צה"ל',
  ],
  ...[
    "l´eau l'eau",
    "10~19 10–19",
    "10〜19 10-19",
    "1/2 ½",
    "Montréal Montreal",
    "1.0 1",
    "01 1",
    "+5 5",
    "col·legi col•legi",
  ],
  ...["North-West north_west", "Yes! yes", "Yes. YES", "٫5 ٫5.".replace("٫5.", "٫٥")],
];
/** Pairs that are two answers. */
const APART = [
  "A+ A-",
  "<10 >10",
  "-5 5",
  "~5 -5",
  "~5 5",
  "1.5 15",
  "C C#",
  "их ий",
  "はは ぱぱ",
  "กา กำ",
  "1a 01a",
  "10-19 1019",
];

test("answers that people type in many ways are found, in many scripts, and others stay apart", () => {
  for (const pair of [...TYPED, "R&D|R & D", "north west|North-West"]) {
    const [one = "", other = ""] = pair.split(pair.includes("|") ? "|" : " ");
    assert.deepEqual(spellingsOf(of(one, other)), [[one, other]], pair);
  }
  for (const pair of APART) assert.deepEqual(spellingsOf(of(...pair.split(" "))), [], pair);
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
