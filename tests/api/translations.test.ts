// SPDX-License-Identifier: GPL-3.0-or-later
/** All that is said in English outside the page's own words has a translation, and no translation is of what nobody says. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as answerTime from "../../wasm/answer-time/texts.js";
import * as checker from "../../wasm/checker/texts.js";
import * as cli from "../../wasm/cli/texts.js";
import { say, type Text } from "../../wasm/common/said.js";
import * as common from "../../wasm/common/texts.js";
import * as core from "../../wasm/contract/core-texts.js";
import type { ErrorText } from "../../wasm/contract/errors.js";
import * as contract from "../../wasm/contract/texts.js";
import * as engine from "../../wasm/engine/texts.js";
import * as columns from "../../wasm/files/column-texts.js";
import * as dialect from "../../wasm/files/dialect-texts.js";
import * as recognised from "../../wasm/files/formats/recognise-texts.js";
import * as statOut from "../../wasm/files/formats/stat-out-texts.js";
import * as stat from "../../wasm/files/formats/stat-texts.js";
import * as formats from "../../wasm/files/formats/texts.js";
import * as files from "../../wasm/files/texts.js";
import * as packaged from "../../wasm/package/texts.js";
import * as protocol from "../../wasm/protocol/texts.js";
import * as releases from "../../wasm/releases/texts.js";
import type { Spoken } from "../../web/messages/catalogue.js";
import * as live from "../../web/messages/en/errors-live.js";
import * as session from "../../web/messages/en/errors-session.js";
import * as survey from "../../web/survey/errors.js";
import * as form from "../../web/survey/form/errors.js";
import * as jspsych from "../../web/survey/jspsych/errors.js";
import { Translator } from "../../web/text/templates.js";
import { textsOfTypeScript } from "./templates.js";
import { assertSaid, catalogues, speakers } from "./translations.js";

const translated = [
  core,
  checker,
  common,
  contract,
  protocol,
  releases,
  files,
  columns,
  dialect,
  formats,
  recognised,
  stat,
  statOut,
  engine,
  live,
  session,
].flatMap((room) => Object.entries<Text | ErrorText>(room));
/** Told by the command line and to makers of surveys, who read English. */
const english = [answerTime, cli, packaged, survey, form, jspsych].flatMap((room) =>
  Object.entries<Text | ErrorText>(room),
);

const sourcesOf = (folders: string[], ending: RegExp) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
    .filter((file) => ending.test(file));
const cpp = sourcesOf(["core", "wasm"], /\.[ch]pp$/).map((file) => readFileSync(file, "utf8"));
const product = sourcesOf(["wasm", "web"], /\.ts$/).filter((file) => !file.startsWith("web/messages/"));
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
    all.filter(([name]) => !Object.hasOwn(core, name) && !sources.includes(`exts.${name}`)),
    [],
  );
  const ids = all.map(([, [id]]) => id);
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
  );
});

test("every text of the core that the core uses is known here, and no other", () => {
  const named = cpp.flatMap((file) => [...file.matchAll(/\btexts::k[A-Z]\w*\.(\w+)|\bText k[A-Z]\w* = \{"([\w-]+)"/g)]);
  const used = named.map(([, member, own]) => own ?? member?.replaceAll("_", "-"));
  assert.deepEqual(
    [...new Set(used)].sort(),
    Object.values(core)
      .map(([id]) => id)
      .sort(),
  );
});

for (const [language, catalogue] of Object.entries(catalogues)) {
  test(`${language}: has every text by its id, with the same holes`, () => {
    assert.deepEqual(Object.keys(catalogue).sort(), translated.map(([, [id]]) => id).sort());
    for (const [, [id, ...rest]] of translated) {
      const here = catalogue[id as keyof typeof catalogue] as Spoken;
      const own = rest.slice(-2).filter((part) => rest.length === 1 || part !== rest[0]);
      const parts = typeof here === "string" ? [here] : here;
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
  assert.match("if (/too many/.test(failure.message)) return;", branches);
  assert.match('if (error.remedy.startsWith("Use")) return;', branches);
  // The core makes English of an error for its tests alone.
  assert.deepEqual(
    cpp.filter((file) => /(?:\.|->)(?:english|message|remedy)\(\)/.test(file)),
    [],
  );
});

/** Read what Node says of options and of files. */
const BRANCHES = ["wasm/cli/arguments.ts", "wasm/cli/failure.ts"];

test("texts are taken from sources as templates", () => {
  const source = 'f("one"); g(`two $' + '{h("three")} and $' + '{x}` + "four" + y); const z: "five" = w;';
  assert.deepEqual(textsOfTypeScript(source), ["one", "two {1} and {2}four{3}", "three"]);
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

test("numbers and names are written as a language does, and texts within texts are said in it", () => {
  const said = say(files.columnsAreMore, say(files.didYouMean, "a"), ["b", say(files.noName)], 1234);
  assert.equal(said.text, 'Did you mean "a"? The columns are: "b", (no name) and 1234 more.');
  assert.equal(speakers.nl(said), "Bedoelde u “a”? De kolommen zijn: “b”, (geen naam) en nog 1.234.");
  assert.throws(() => assertSaid({ id: "nowhere", values: {}, text: "The cell is the." }), /nl: The cell is the/);
});
