// SPDX-License-Identifier: GPL-3.0-or-later
/** What the papers' figures say of themselves is said in every language of the page. */
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

/** Parts of lists, which are replaced piece by piece, and names of tables. */
const PIECES = [
  "{1} ms",
  "{1} ms under {2}",
  "{1} {2} to {3} %",
  "{1} from {2} to {3}",
  "{1} times as much as randomised response with {2} categories",
  "{1} at level {2}, where PolyOpt keeps {3}",
  "S = {1} ({2}), X = {3} ({4})",
  // Named in no text of its own.
  "the optimum",
];

/** The same in every language. */
const SYMBOLS = /^(?:lip|ldp|srlip|alpha|epsilon|GRR|CR|IR|PolyOpt|Conditional Reporting|)$/;

const holes = (text: string) => [...text.matchAll(/\{(\d)/g)].map(([, hole]) => hole);

for (const [language, catalogue] of Object.entries(figureCatalogues)) {
  test(`${language}: figures have a translation of all that they say, and of nothing else`, () => {
    const said = [...texts].filter((text) => isSaid(text) && !PIECES.includes(text));
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
    // What the table calls its columns is the table's.
    assertTranslated(text, [/S = .*\(\d+\), X = .*?\)/.exec(text)?.[0] ?? ""]);
  };
  for (const figure of figures) {
    const { panels = [], sentences = [], values } = stored[figure.id] ?? {};
    const told = [figure.about(values ?? {}), figure.about(valuesOf(figure, "live")), ...sentences];
    const labels = figure.sliders.map(({ label }) => label);
    for (const text of [figure.number, figure.title, figure.reported, figure.differs, ...told, ...labels]) check(text);
    for (const { title, x, y, series } of panels) {
      for (const text of [title, x.label, y.label, ...series.map(({ name }) => name)]) check(text);
    }
  }
  assert.ok(count > 200, `${count}`);
});

test("lists within a sentence have names and numbers of the language", () => {
  const { de, nl } = ofFigures;
  assert.equal(
    de.translated("Kept on average at level 1: PolyOpt 57.1 %, CR, calibrated tightly 33.0 %, lip 1.5 %."),
    "Im Mittel bewahrt auf Stufe 1: PolyOpt 57,1\u202f%, CR, knapp eingestellt 33,0\u202f%, lip 1,5\u202f%.",
  );
  assert.equal(
    nl.translated(
      "CR keeps more than randomised response at 2 of 1600 levels (0.25, 0.5), more than IR at all 2 levels.",
    ),
    "CR behoudt meer dan randomized response op 2 van de 1.600 niveaus (0,25; 0,5), meer dan IR op alle 2 niveaus.",
  );
  assert.equal(
    nl.translated("Two profiles, d = 0.6, at level 0.5: 0.295900 for all alike, 0.29 smooth, 0.37 without profiles."),
    "Twee profielen, d = 0,6, op niveau 0,5: 0,295900 voor allen gelijk, 0,29 smooth, 0,37 zonder profielen.",
  );
});
