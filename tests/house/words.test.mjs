// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of the page keep to wasm/toolchain/words/rules.mjs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { root } from "../../wasm/toolchain/root.mjs";
import { catalogues, languages } from "../../wasm/toolchain/words/catalogues.mjs";
import { catalogueFaults, faults, grade, sentences, syllables } from "../../wasm/toolchain/words/check.mjs";

for (const language of languages) {
  test(`every catalogue keeps to the rules: ${language}`, async (context) => {
    const all = await catalogues(root, language);
    assert.ok([...all.values()].flat().length > 500, "texts are read");
    for (const [name, texts] of all) {
      const found = catalogueFaults(texts, language);
      assert.deepEqual(found, [], `web/messages/${language}/${name}.ts`);
      const read = language === "en" ? `, grade ${grade(texts).toFixed(1)}` : "";
      context.diagnostic(`${name}: ${texts.length} texts, ${found.length} faults${read}`);
    }
  });
}

/** @type {[language: string, sentence: string, fault: RegExp][]} */
const PLANTED = [
  ["en", `${"One more word ".repeat(7).trim()}.`, /^21 words, at most 20/],
  ["en", "What the page shows is true.", /begins with “What”/],
  ["en", "Of 100 people, 3 agree.", /begins with “Of”/],
  ["en", "Fine. Who agrees sends it.", /begins with “Who”/],
  ["en", "Whoever agrees sends it.", /begins with “Whoever”/],
  ["en", "That a page says it proves nothing.", /begins with “That”/],
  ["en", "Where there is a table, it is used.", /begins with “Where”/],
  ["en", "Send this report.", /says “report” \(noisy answer\)/],
  ["en", "It is promised.", /says “promised” \(protection\)/],
  ["en", "Most of it is kept.", /says “kept”/],
  ["en", "An observer learns it.", /says “observer”/],
  ["en", "Somebody learns it.", /says “Somebody”/],
  ["en", "Choose a secret.", /hidden column/],
  ["en", "This is no number.", /says “is no” \(is not a\)/],
  ["en", "This may be up to {n}.", /at most/],
  ["en", "It is hidden, too.", /leave it out/],
  ["nl", "Stuur dit bericht.", /antwoord met ruis/],
  ["nl", "Kies een geheim.", /verborgen kolom/],
  ["de", "Die Zusage gilt.", /Schutz/],
  ["de", "Das Geheimnis bleibt.", /verborgene Spalte/],
];

for (const [language, sentence, fault] of PLANTED) {
  test(`the check finds what is planted: ${sentence.slice(0, 40)}`, () => {
    assert.match(faults(sentence, language).join("\n"), fault);
  });
}

test("the check finds nothing in a sentence that is as it should be", () => {
  const good =
    "Send this one. Please don’t try again: two give away more than one. What is it? That is all. What stays useful";
  assert.deepEqual(faults(good, "en"), []);
  assert.equal(sentences(good).length, 5);
});

test("the title of a paper is one word of a catalogue, whatever words it has", () => {
  const cited = ["Read Data Sanitisation Protocols for the Privacy Funnel with Differential Privacy Guarantees."];
  assert.deepEqual(catalogueFaults(cited, "en"), []);
});

test("a text that is too hard to read is a fault of its catalogue", () => {
  const hard = ["Probabilistic confidentiality necessitates considerable informational degradation."];
  assert.match(catalogueFaults(hard, "en").join(), /^grade \d\d\.\d, at most 7$/);
  assert.deepEqual(catalogueFaults(["Pick a file. It stays here."], "en"), []);
});

test("the grade is that of the formula, as worked out by hand", () => {
  // 6 words in a sentence, a syllable each.
  assert.equal(grade(["The cat sat on the mat."]).toFixed(2), (0.39 * 6 + 11.8 - 15.59).toFixed(2));
  // 8 words in two sentences, of 12 syllables: a label is no sentence, and a hole is a word of two.
  const texts = ["Choose a file", "The table stays here. Readers see only {column}."];
  assert.equal(grade(texts).toFixed(2), ((0.39 * 8) / 2 + (11.8 * 12) / 8 - 15.59).toFixed(2));
});

test("syllables are counted as they are spoken", () => {
  const spoken = {
    table: 2,
    stays: 1,
    readers: 2,
    column: 2,
    protected: 3,
    changed: 1,
    answers: 2,
    pages: 2,
    privacy: 3,
  };
  const counted = Object.fromEntries(Object.keys(spoken).map((word) => [word, syllables(word)]));
  assert.deepEqual(counted, spoken);
});
