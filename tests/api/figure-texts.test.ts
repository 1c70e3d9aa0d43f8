// SPDX-License-Identifier: GPL-3.0-or-later
/** The sentences of the papers' figures are said in every language of the page. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { valuesOf } from "../../web/figures/figure.js";
import { figures } from "../../web/figures/figures.js";
import { stored } from "../../web/figures/stored.js";
import { isSaid, reached, textsOfTypeScript } from "./templates.js";
import { assertTranslated, figureCatalogues, ofFigures } from "./translations.js";

const sources = reached(["web/features/figures/figures-page.ts"]).filter((file) => /^web\/figures\/.*\.ts$/.test(file));
const texts = new Set(sources.flatMap((file) => textsOfTypeScript(readFileSync(file, "utf8"))));

/** The papers' own words stay as they are. */
const quoted = new Set(figures.flatMap(({ setting, claims }) => [setting, ...claims].map(({ at }) => at.words)));

/** Parts of lists, which are replaced piece by piece, and names of tables. */
const PIECES = [
  "{1} at ε = {2}",
  "{1} with {2}",
  "{1} to {2}",
  "a = {1}, c = {2}: {3} and {4}, {5} times as much",
  "S = {1} ({2}), X = {3} ({4})",
];

/** The same in every language. */
const SYMBOLS = /^(?:lip|ldp|srlip|α|ε|GRR|CR|IR|PolyOpt|)$/;

const holes = (text: string) => [...text.matchAll(/\{(\d)/g)].map(([, hole]) => hole);

for (const [language, catalogue] of Object.entries(figureCatalogues)) {
  test(`${language}: figures have a translation of all that they say, and of nothing else`, () => {
    const said = [...texts].filter((text) => isSaid(text) && !PIECES.includes(text) && !quoted.has(text));
    assert.ok(said.length > 120, `${said.length}`);
    assert.deepEqual(
      said.filter((text) => !Object.hasOwn(catalogue, text)),
      [],
    );
    // A piece begins or ends with a blank.
    const known = (text: string) =>
      texts.has(text) || (text !== text.trim() && [...texts].some((other) => other.includes(text)));
    assert.deepEqual(
      Object.keys(catalogue).filter((text) => !known(text)),
      [],
    );
    for (const [text, here] of Object.entries(catalogue)) {
      assert.deepEqual([...new Set(holes(here))].sort(), holes(text), text);
    }
  });
}

test("all that stands on the page of figures is said, numbers and names within it as well", () => {
  let count = 0;
  const check = (text: string) => {
    if (SYMBOLS.test(text) || /^S = /.test(text)) return;
    count += 1;
    // The names of the table's columns are the table's.
    assertTranslated(text, [/S = .*\(\d+\), X = .*?\)/.exec(text)?.[0] ?? ""]);
  };
  for (const figure of figures) {
    const { panels = [], sentences = [], values } = stored[figure.id] ?? {};
    const told = [figure.about(values ?? {}), figure.about(valuesOf(figure, "live")), ...sentences];
    const labels = figure.sliders.map(({ label }) => label);
    const claims = [figure.setting, ...figure.claims].flatMap(({ says, at, differs = "" }) => [says, at.part, differs]);
    for (const text of [figure.number, figure.title, ...claims, ...figure.beyond, ...told, ...labels]) check(text);
    for (const { title, x, y, series } of panels) {
      for (const text of [title, x.label, y.label, ...series.map(({ name }) => name)]) check(text);
    }
  }
  assert.ok(count > 200, `${count}`);
});

test("lists within a sentence have names and numbers of the language", () => {
  const { de, nl } = ofFigures;
  assert.equal(
    de.translated("Kept on average at ε = 1: PolyOpt 57.1 %, CR, calibrated tightly 33.0 %, IR 1.5 %."),
    "Im Mittel bewahrt bei ε = 1: PolyOpt 57,1\u202f%, CR, knapp eingestellt 33,0\u202f%, IR 1,5\u202f%.",
  );
  assert.equal(
    nl.translated("With n = 10,000: Randomised response passes IR at about ε = 3.6 and not CR."),
    "Met n = 10.000: Randomized response gaat voorbij IR bij ongeveer ε = 3,6 en CR niet.",
  );
  assert.equal(
    nl.translated("CR and GRR keep on average at ε = 1: a = 5, c = 2: 0.622 and 0.461, 1.35 times as much."),
    "CR en GRR behouden gemiddeld bij ε = 1: a = 5, c = 2: 0,622 en 0,461, 1,35 keer zoveel.",
  );
});
