// SPDX-License-Identifier: GPL-3.0-or-later
/** Every language says all that English says, with the same holes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { words as germanEmbedded } from "../../web/messages/de/embedded.js";
import { words as german } from "../../web/messages/de/words.js";
import { messages as answer } from "../../web/messages/en/answer.js";
import { messages as ask } from "../../web/messages/en/ask.js";
import { messages as demos } from "../../web/messages/en/demos.js";
import { messages as draw } from "../../web/messages/en/draw.js";
import { messages as exercises } from "../../web/messages/en/exercises.js";
import { messages as figures } from "../../web/messages/en/figures.js";
import { messages as learn } from "../../web/messages/en/learn.js";
import { messages as limits } from "../../web/messages/en/limits.js";
import { messages as page } from "../../web/messages/en/page.js";
import { messages as results } from "../../web/messages/en/results.js";
import { messages as sharePicture } from "../../web/messages/en/share-picture.js";
import { messages as shares } from "../../web/messages/en/shares.js";
import { messages as site } from "../../web/messages/en/site.js";
import { live, speak } from "../../web/messages/live.js";
import { words as dutchEmbedded } from "../../web/messages/nl/embedded.js";
import { words as dutch } from "../../web/messages/nl/words.js";
import { preferred } from "../../web/text/language.js";
import { assertComplete, hasWords, texts } from "./translations.js";

const english: object = {
  site,
  page,
  answer,
  ask,
  results,
  learn,
  exercises,
  figures,
  limits,
  demos,
  draw,
  shares,
  sharePicture,
};

for (const [name, spoken] of Object.entries({
  Dutch: { ...dutch, ...dutchEmbedded },
  German: { ...german, ...germanEmbedded },
})) {
  test(`${name} has all texts of English, with the same holes`, () => {
    const all = texts(english);
    assert.ok(all.length > 600);
    const own = assertComplete(english, spoken);
    // Names of notions and titles of papers are English everywhere.
    const kept = /\.short$|^figures\.papers/;
    const same = all.filter(([place, text]) => text.length > 40 && !kept.test(place) && own.get(place) === text);
    assert.deepEqual(
      same.filter(([, text]) => hasWords(text)),
      [],
      "left in English",
    );
  });
}

test("another language stands where English stood, also in what has been taken before, and goes again", () => {
  const part = live("test", { plain: "one", "deep.inner": "two", "deep.other": "three", list: ["a", "b"] });
  const { deep } = part;
  assert.deepEqual(part, { plain: "one", deep: { inner: "two", other: "three" }, list: ["a", "b"] });
  speak({ test: { plain: "een", deep: { inner: "twee" }, list: ["x"] } });
  assert.deepEqual(part, { plain: "een", deep: { inner: "twee", other: "three" }, list: ["x"] });
  assert.equal(deep.inner, "twee");
  speak({ test: { plain: "eins", "deep.inner": "zwei" } });
  assert.deepEqual(part, { plain: "eins", deep: { inner: "zwei", other: "three" }, list: ["a", "b"] });
  assert.equal(deep.inner, "zwei");
  assert.equal(live("later", { word: "yes" }).word, "yes");
  speak({ later: { word: "ja" } });
  assert.deepEqual(part, { plain: "one", deep: { inner: "two", other: "three" }, list: ["a", "b"] });
  speak();
});

test("the first language that a person reads is spoken", () => {
  assert.equal(preferred(["fr-FR", "nl-BE", "de"]), "nl");
  assert.equal(preferred(["fr"]), "en");
  assert.equal(preferred([]), "en");
});
