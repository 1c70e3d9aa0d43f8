// SPDX-License-Identifier: GPL-3.0-or-later
/** Words for respondents that a host gives: checked before anybody reads them, and completed with ours. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { type ErrorCode, SluiceError } from "../../wasm/contract/errors.js";
import { german } from "../../web/survey/words/de.js";
import { english } from "../../web/survey/words/en.js";
import { filled } from "../../web/survey/words/filled.js";
import { checkedWords, flat } from "../../web/survey/words/given.js";
import { dutch } from "../../web/survey/words/nl.js";
import { provideWords, type WordsByLanguage, wordsFor, wordsOf } from "../../web/survey/words/words.js";
import { leftward } from "../leftward-words.js";

const { warn } = console;
afterEach(() => {
  console.warn = warn;
});

function warned(): string[] {
  const lines: string[] = [];
  console.warn = (line: string) => lines.push(line);
  return lines;
}

/** The words as they come out of a host's JSON, which no compiler has seen. */
const given = (words: unknown): WordsByLanguage => words as WordsByLanguage;

test("our own words in other languages pass what a host's have to pass", () => {
  checkedWords({ en: english, nl: dutch, de: german, ...leftward });
  assert.deepEqual(Object.keys(flat(leftward.ar)).sort(), Object.keys(flat(english)).sort(), "nothing is left out");
});

const wrong: [unknown, id: string, place: RegExp, remedy: RegExp][] = [
  [
    { ar: { told: { odds: "من 100" } } },
    "word-holes",
    /words\.ar\.told\.odds has nothing in braces, and needs \{answer\}/,
    /who answer “\{answer\}”/,
  ],
  [
    { ar: { told: { odds: "{answer} {report}" } } },
    "word-holes",
    /has \{answer\} \{report\} in braces/,
    /as in the English text/,
  ],
  [{ ar: { told: { odds: "{Answer}" } } }, "word-holes", /has \{Answer\} in braces/, /./],
  [{ ar: { told: { odds: "{answer} {" } } }, "word-holes", /words\.ar\.told\.odds/, /./],
  [{ ar: { form: { next: "{count}" } } }, "word-holes", /needs nothing/, /Continue/],
  [{ ar: { form: { nxt: "x" } } }, "word-unknown", /words\.ar\.form\.nxt/, /form\.next, form\.choose/],
  [{ ar: { forms: { next: "x" } } }, "word-unknown", /words\.ar\.forms/, /decimal, form, failed, sending, told/],
  [{ ar: { constructor: "x" } }, "word-unknown", /words\.ar\.constructor/, /./],
  [JSON.parse('{ "ar": { "__proto__": { "next": "x" } } }'), "word-unknown", /words\.ar\.__proto__/, /./],
  [{ ar: { form: { next: " " } } }, "word-no-text", /words\.ar\.form\.next/, /leave the key out/],
  [{ ar: { form: { next: 1 } } }, "word-no-text", /words\.ar\.form\.next/, /./],
  [{ ar: { form: "x" } }, "words-no-group", /words\.ar\.form/, /"ar"/],
  [{ ar: "x" }, "words-no-group", /words\.ar/, /./],
  [["ar"], "words-no-group", /words/, /./],
  [null, "words-no-group", /words/, /./],
  [{ "": {} }, "words-of-no-language", /""/, /pt-BR/],
  [{ form: { next: "x" } }, "word-unknown", /words\.form\.next/, /./],
  [{ "a r": {} }, "words-of-no-language", /"a r"/, /./],
];

for (const [words, id, message, remedy] of wrong) {
  test(`refuses words with ${JSON.stringify(words)}, and says where and what to do`, () => {
    const code: ErrorCode = "bad_request";
    assert.throws(
      () => provideWords(given(words)),
      (error) => {
        assert.ok(error instanceof SluiceError);
        assert.deepEqual([error.code, error.id], [code, id]);
        assert.match(error.message, message);
        assert.match(error.remedy, remedy);
        return true;
      },
    );
    assert.equal(wordsOf("ar"), english, "nothing of it is taken over");
  });
}

test("a host's words come in the place of ours, those of a region first, and ours stay where it has none", () => {
  provideWords({ nl: { form: { next: "Doorgaan" } }, "nl-BE": { form: { choose: "Kies maar" } } });
  const [north, south] = [wordsOf("nl"), wordsOf("nl-be")];
  assert.deepEqual([north.form.next, north.form.choose], ["Doorgaan", dutch.form.choose]);
  assert.deepEqual([south.form.next, south.form.choose], ["Doorgaan", "Kies maar"]);
  assert.equal(south.told.odds, dutch.told.odds);
  assert.equal(dutch.form.next === "Doorgaan", false, "ours are as they were");
});

test("the console is told once a language what people read in English, and nothing where there is nothing to tell", () => {
  const lines = warned();
  for (const language of ["en", "nl", "de-AT", ""]) assert.ok(wordsFor(language));
  assert.deepEqual(lines, []);
  for (let i = 0; i < 3; i += 1) assert.equal(wordsFor("fr"), english);
  assert.deepEqual(lines, [
    'Sluice: There are no words for "fr". People read English there. Give texts of your own in the option words.',
  ]);
  provideWords(leftward);
  for (let i = 0; i < 3; i += 1) {
    assert.deepEqual(wordsFor("ar"), leftward.ar);
    const hebrew = wordsFor("he-IL");
    assert.equal(hebrew.form.next, leftward.he.form.next);
    assert.equal(hebrew.told.marks, english.told.marks);
  }
  assert.equal(lines.length, 2);
  assert.match(
    lines[1] ?? "",
    /^Sluice: The words for "he-IL" lack decimal, form\.broken, .*told\.marks, .* People read/,
  );
  assert.doesNotMatch(lines[1] ?? "", /form\.next/);
});

test("a name that is written in another direction than its sentence stands apart in it, and others as they are", () => {
  assert.equal(filled("all send “{report}”", { report: "yes" }), "all send “yes”");
  assert.equal(filled("all send “{report}”", { report: "نعم" }), "all send “\u2068نعم\u2069”");
  assert.equal(filled("يرسل {count} «{report}»", { count: 7, report: "yes" }), "يرسل 7 «\u2068yes\u2069»");
});
