// SPDX-License-Identifier: GPL-3.0-or-later
/** All that is said in English outside the page's own words has a translation, and no translation is of what nobody says. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { isMadeOf, Translator } from "../../web/text/templates.js";
import { isSaid, reached, textsOfCpp, textsOfTypeScript } from "./templates.js";
import { assertTranslated, catalogues, translators } from "./translations.js";

/** Where the page begins: its script, and the workers that are not imported but built on their own. */
const ENTRIES = ["web/shell/main.ts", "wasm/engine/worker.ts", "wasm/files/formats/worker.ts"];

/** Its errors are caught, and told as contents that cannot be read; the types of what the engine hands out are no words. */
const UNHEARD = [
  "wasm/files/formats/xml.ts",
  "wasm/files/formats/thrift.ts",
  "wasm/binding/calls.hpp",
  "wasm/binding/fields.hpp",
  "wasm/contract/registry.cpp",
  "wasm/contract/typescript.hpp",
];

const typescript = reached(ENTRIES).filter(
  (file) => /^wasm\/|^web\/live\/|\/opened-protocol\.ts$/.test(file) && !UNHEARD.includes(file),
);
const cpp = ["core", "wasm"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter((file) => /\.[ch]pp$/.test(file) && !UNHEARD.includes(file));
const texts = new Set([
  ...typescript.flatMap((file) => textsOfTypeScript(readFileSync(file, "utf8"))),
  ...cpp.flatMap((file) => textsOfCpp(readFileSync(file, "utf8"))),
]);

/** Looks like words, and is none that is said to anybody. */
const NOT_SAID: (string | RegExp)[] = [
  // What randomness is derived from.
  "one answer",
  "sluice answer",
  "sluice answers",
  "sluice report",
  '["sluice report",1,"{1}","{2}",{3}',
  "sluice reports",
  "person {1}",
  // Names of categories and reports, which are in protocols and in files, and the same in all languages.
  "below {1}",
  "{1} to below {2}",
  "{1} or more",
  " or ",
  // Thrown, caught and told in other words.
  "undefined byte",
  "values are missing",
  "damaged page",
  // The beginning of a file; a key of a place; a value of an option; the end of a message; the name of a notion of its own.
  /^SQLite format 3/,
  "{1} row {2}",
  "same observation",
  " in different ways.",
  "srlip of an attribute",
  // Told by the command line alone; names of protocols; a size.
  "secret and data",
  "grr optimal",
  "{1} MB",
  // Where the engine of a document is kept; a style.
  "sluice live {1}",
  /^--\{1\}: var\(/,
];
const isNotSaid = (text: string) =>
  NOT_SAID.some((each) => (typeof each === "string" ? each === text : each.test(text)));

/** An error about a workbook says the row where it said the line; a protocol file is no workbook. */
const inRows = (text: string) => text.replace(/^(?!the number)(.*\b(?:in|up to)) line (?=\{\d\}[^"]*$)/, "$1 row ");

const holes = (text: string) => [...text.matchAll(/\{(\d)/g)].map(([, hole]) => hole);

test("sources are read: what is found are hundreds of texts, from every side", () => {
  assert.ok(typescript.length > 80 && cpp.length > 80, `${typescript.length}, ${cpp.length}`);
  for (const text of [
    "The file is empty.",
    'There is no column "{1}" in the file.',
    // Of a worker; of the engine, a text in several literals; put together in a sum.
    "1 empty row was passed over above the header.",
    'The weight of "{1}" with "{2}" is not a finite number of at least 0.',
    'There is no {1} "{2}".',
  ]) {
    assert.ok(texts.has(text), text);
  }
});

test("texts are taken from sources as templates", () => {
  const source = 'f("one"); g(`two $' + '{h("three")} and $' + '{x}` + "four" + y); const z: "five" = w;';
  assert.deepEqual(textsOfTypeScript(source), ["one", "two {1} and {2}four{3}", "three"]);
  const lines = 'return {a, "one \\"" + std::string(b(1, "two")) + "\\" " // "none"\n "three", "four"}; n + "five";';
  assert.deepEqual(textsOfCpp(lines), ['one "{1}" three', "four", "{1}five"]);
});

for (const [language, catalogue] of Object.entries(catalogues)) {
  test(`${language}: all that is said on the page has a translation`, () => {
    const said = [...texts].filter((text) => isSaid(text) && !isNotSaid(text));
    assert.ok(said.length > 500, `${said.length}`);
    assert.deepEqual(
      said.flatMap((text) => [text, inRows(text)]).filter((text) => !Object.hasOwn(catalogue, text)),
      [],
    );
  });

  test(`${language}: every translation is of a text that there is, with the same holes`, () => {
    const known = new Set([...texts, ...[...texts].map(inRows)]);
    assert.deepEqual(
      Object.keys(catalogue).filter((text) => !known.has(text)),
      [],
    );
    for (const [text, said] of Object.entries(catalogue)) {
      assert.deepEqual([...new Set(holes(said))].sort(), holes(text), text);
      const ends = /[.:]?$/.exec(text)?.[0];
      if (/^[A-Z].*\.$/.test(text)) assert.ok(said.endsWith(ends ?? ""), said);
    }
  });
}

test("what is looked up further is the same in all languages", () => {
  const looked = (text: string) => [...text.matchAll(/\{(\d)~\}/g)].map(([hole]) => hole).sort();
  for (const [text, said] of Object.entries(catalogues.nl)) {
    assert.deepEqual(looked(catalogues.de[text] ?? ""), looked(said), text);
  }
});

test("the template counts that leaves the least unknown; what stands in its holes passes as it is", () => {
  const translator = new Translator(
    {
      "{1} is empty": "{1~} ist leer",
      "the {1}": "die {1}",
      'The {1} "{2}" has {3} rows.': "{3#} Zeilen hat {1~} „{2}“.",
      "The {1} has {2} rows.": "{2#} Zeilen hat {1}.",
      "{1}.": "{1~}.",
      "level {1}{2}": "Stufe {1#}{2~}",
      " for {1}": " für {1}",
      "Wrong {1}.": "Falsch: {1~}.",
      sheet: "Blatt",
      "This would reach {1}": "Das ergäbe {1#}",
      "{1}, and that of {2}.": "{1~}, von {2#}.",
      "Names: {1}.": "Namen: {1}.",
    },
    {
      number: (value) => value.toLocaleString("de"),
      quoted: (name) => `„${name}“`,
      percent: (number) => `${number} %`,
    },
  );
  const of = (text: string) => translator.translated(text);
  assert.equal(of('The sheet "a" has 1234 rows.'), "1.234 Zeilen hat Blatt „a“.");
  assert.equal(of('The sheet "{1} rows."" has 1,234.5 rows.'), '1.234,5 Zeilen hat Blatt „{1} rows."“.');
  assert.equal(of("Wrong the list is empty."), "Falsch: die list ist leer.");
  assert.equal(of('The sheet "x.y is empty" has 2 rows.'), "2 Zeilen hat Blatt „x.y is empty“.");
  assert.equal(of("Names: 5, and x.y is empty."), "Namen: 5, and x.y is empty.");
  assert.equal(of("This may be what is empty"), undefined, "what is short is no sentence");
  assert.equal(of('Wrong level 0.5 for "x".'), "Falsch: Stufe 0,5 für „x“.");
  assert.equal(of("Wrong level 12."), "Falsch: Stufe 12.");
  assert.equal(of("This would reach 0.3, and that of 0.2."), "Das ergäbe 0,3, von 0,2.");
  assert.equal(of('Names: "a", "b, c".'), "Namen: „a“, „b, c“.");
  assert.equal(of("Nothing of this is known."), undefined);
  assert.equal(of("The sheet has 12 columns"), undefined);
});

test("names made of our own words are looked into only so deep", () => {
  const same = (text: string) => text;
  const nested = new Translator(
    { "This is not known: {1}": "Unbekannt: {1~}", "it has {1}": "es hat {1~}", nothing: "nichts" },
    { number: String, quoted: same, percent: same },
  );
  const deep = (times: number) => `This is not known: ${"it has ".repeat(times)}nothing`;
  assert.equal(nested.translated(deep(2)), "Unbekannt: es hat es hat nichts");
  // As deep as the engine's stack it would end in an error about that, in the place of the one that is to be told.
  assert.match(nested.translated(deep(20_000)) ?? "", /^Unbekannt: (es hat ){3,9}(it has )+nothing$/);
});

test("a text is made of a message where its pieces stand in it in their order", () => {
  const between = (message: string) => message.split("|");
  for (const [message, text, made] of [
    ["a", "a", true],
    ["a", "aa", false],
    ["a|b", "ab", true],
    ["a|b", "axxb", true],
    ["a|b", "axxbx", false],
    ["aba|ba", "aba", false],
    ["a|b|c", "a{1}bb<b>c", true],
    ["a|b|c", "axxc", false],
    ["a|b|b", "ab", false],
    ["a||c", "ac", true],
    ["|.*|", ".", false],
  ] as const)
    assert.equal(isMadeOf(between(message), text), made, `${message} ${text}`);
});

test("what an engine says at a place in a file is said at that place", () => {
  const text = 'The column "a" has more than 1000 different values (1001 up to line 12345).';
  assert.equal(
    translators.de.translated(text),
    "Die Spalte „a“ hat mehr als 1.000 verschiedene Werte (1.001 bis Zeile 12.345).",
  );
  assert.equal(
    translators.nl.translated(text.replace("line", "row")),
    "De kolom “a” heeft meer dan 1.000 verschillende waarden (1.001 tot en met rij 12.345).",
  );
  assert.throws(() => assertTranslated("The cell is the."), /nl: The cell is the/);
});
