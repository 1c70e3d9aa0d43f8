// SPDX-License-Identifier: GPL-3.0-or-later
/** All that is said in English outside the page's own words has a translation, and no translation is of what nobody says. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as answerTime from "../../wasm/answer-time/texts.js";
import * as cli from "../../wasm/cli/texts.js";
import { say, type Text } from "../../wasm/common/said.js";
import * as common from "../../wasm/common/texts.js";
import type { ErrorText } from "../../wasm/contract/errors.js";
import * as contract from "../../wasm/contract/texts.js";
import * as engine from "../../wasm/engine/texts.js";
import * as recognised from "../../wasm/files/formats/recognise-texts.js";
import * as formats from "../../wasm/files/formats/texts.js";
import * as files from "../../wasm/files/texts.js";
import * as protocol from "../../wasm/protocol/texts.js";
import * as releases from "../../wasm/releases/texts.js";
import type { Spoken } from "../../web/messages/catalogue.js";
import * as live from "../../web/messages/en/errors-live.js";
import * as session from "../../web/messages/en/errors-session.js";
import * as survey from "../../web/survey/errors.js";
import * as form from "../../web/survey/form/errors.js";
import * as jspsych from "../../web/survey/jspsych/errors.js";
import { Translator } from "../../web/text/templates.js";
import { isSaid, textsOfCpp, textsOfTypeScript } from "./templates.js";
import { assertSaid, catalogues, coreCatalogues, speakers } from "./translations.js";

const translated = [common, contract, protocol, releases, files, formats, recognised, engine, live, session].flatMap(
  (room) => Object.entries<Text | ErrorText>(room),
);
/** Told by the command line and to makers of surveys, who read English. */
const english = [answerTime, cli, survey, form, jspsych].flatMap((room) => Object.entries<Text | ErrorText>(room));

const sourcesOf = (folders: string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
    .filter((file) => file.endsWith(".ts"));
const product = sourcesOf(["wasm", "web"]).filter((file) => !file.startsWith("web/messages/"));
const sources = product
  .filter((file) => !/\/(?:[a-z-]*texts|errors)\.ts$/.test(file) || file === "wasm/contract/errors.ts")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** In the order of the alphabet, each once: a language may need one twice. */
const holesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?::[^}]*)?\}/g)].map(([, hole]) => hole))].sort();

test("every text is used, under an id of its own", () => {
  const all = [...translated, ...english];
  assert.ok(translated.length > 300 && english.length > 50, `${translated.length}, ${english.length}`);
  assert.deepEqual(
    all.filter(([name]) => !sources.includes(`exts.${name}`)),
    [],
  );
  const ids = all.map(([, [id]]) => id);
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
  );
});

for (const [language, catalogue] of Object.entries(catalogues)) {
  test(`${language}: has every text by its id, with the same holes`, () => {
    assert.deepEqual(Object.keys(catalogue).sort(), translated.map(([, [id]]) => id).sort());
    for (const [, [id, ...rest]] of translated) {
      const here = catalogue[id] as Spoken;
      const own = rest.slice(-2).filter((part) => rest.length === 1 || part !== rest[0]);
      const parts = typeof here === "string" ? [here] : [here.message, here.remedy];
      assert.deepEqual(parts.map(holesOf), own.map(holesOf), id);
      for (const [i, part] of own.entries()) if (/^[A-Z].*\.$/.test(part)) assert.ok(parts[i]?.endsWith("."), id);
    }
  });
}

test("nothing branches on the text of an error", () => {
  const branches =
    /(?:essage|emedy)\)?(?:\.(?:includes|startsWith|endsWith|match|search|indexOf)\(["'`/]| [!=]== ["'`])|\/\.(?:test|exec)\([^)]*(?:essage|emedy)\b/;
  assert.deepEqual(
    product.filter((file) => branches.test(readFileSync(file, "utf8")) && !BRANCHES.includes(file)),
    [],
  );
});

/** Read what Node says of options and of files; knows one error of the core by its text. */
const BRANCHES = ["wasm/cli/arguments.ts", "wasm/cli/failure.ts", "wasm/engine/embind-engine.ts"];

/** What the core and the checker say is known by its English. */
const UNHEARD = [
  "wasm/binding/calls.hpp",
  "wasm/binding/fields.hpp",
  "wasm/contract/registry.cpp",
  "wasm/contract/typescript.hpp",
];
const cpp = ["core", "wasm"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter((file) => /\.[ch]pp$/.test(file) && !UNHEARD.includes(file));
const typescript = ["wasm/checker/checker.ts", "wasm/checker/checker-sample.ts"];
const texts = new Set([
  ...typescript.flatMap((file) => textsOfTypeScript(readFileSync(file, "utf8"))),
  ...cpp.flatMap((file) => textsOfCpp(readFileSync(file, "utf8"))),
]);

/** Looks like words, and is none that is said to anybody. */
const NOT_SAID: string[] = ["same observation", "srlip of an attribute", "grr optimal", "secret and data"];

const holes = (text: string) => [...text.matchAll(/\{(\d)/g)].map(([, hole]) => hole);

test("texts are taken from sources as templates", () => {
  const source = 'f("one"); g(`two $' + '{h("three")} and $' + '{x}` + "four" + y); const z: "five" = w;';
  assert.deepEqual(textsOfTypeScript(source), ["one", "two {1} and {2}four{3}", "three"]);
  const lines = 'return {a, "one \\"" + std::string(b(1, "two")) + "\\" " // "none"\n "three", "four"}; n + "five";';
  assert.deepEqual(textsOfCpp(lines), ['one "{1}" three', "four", "{1}five"]);
});

for (const [language, catalogue] of Object.entries(coreCatalogues)) {
  test(`${language}: all that the core and the checker say has a translation`, () => {
    const said = [...texts].filter((text) => isSaid(text) && !NOT_SAID.includes(text));
    assert.ok(said.length > 100, `${said.length}`);
    assert.deepEqual(
      said.filter((text) => !Object.hasOwn(catalogue, text)),
      [],
    );
  });

  test(`${language}: every translation is of a text that they say, with the same holes`, () => {
    assert.deepEqual(
      Object.keys(catalogue).filter((text) => !texts.has(text)),
      [],
    );
    for (const [text, said] of Object.entries(catalogue)) {
      assert.deepEqual([...new Set(holes(said))].sort(), holes(text), text);
    }
  });
}

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

test("numbers and names are written as a language does, and texts within texts are said in it", () => {
  const said = say(files.columnsAreMore, say(files.didYouMean, "a"), ["b", say(files.noName)], 1234);
  assert.equal(said.text, 'Did you mean "a"? The columns are: "b", (no name) and 1234 more.');
  assert.equal(speakers.nl(said), "Bedoelde u “a”? De kolommen zijn: “b”, (geen naam) en nog 1.234.");
  assert.throws(() => assertSaid({ id: "nowhere", values: {}, text: "The cell is the." }), /nl: The cell is the/);
});
