// SPDX-License-Identifier: GPL-3.0-or-later
/** Reports as they are read: in the language that is spoken, and names of another direction isolated; files keep theirs. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { nameReports } from "../../wasm/protocol/report-names.js";
import { either, list, plain, quoted, say } from "../../web/text/format-message.js";
import { isolated, isolatesAsMarkup, withoutIsolates } from "../../web/text/isolate.js";
import { type Language, setLanguage } from "../../web/text/language.js";
import { reportNames } from "../../web/text/reports.js";
import { words } from "../../web/text/translated-words.js";

afterEach(() => setLanguage("en", words));

const speak = (language: Language) => setLanguage(language, words);

const POSTERIOR = Float64Array.of(0.6, 0.4, 0, 0, /**/ 0.3, 0.4, 0.2, 0.1, /**/ 0, 0, 0.4, 0.6, /**/ 1, 0, 0, 0);
const design = (categories: string[]) => ({
  ...nameReports(POSTERIOR, categories),
  data: { name: "x", categories },
});

test("names that were made are said with the language's own word; those in the file stay", async () => {
  const own = design(["school", "bachelor", "master", ""]);
  const before = [...own.reports];
  assert.deepEqual(before, ["school or bachelor", "bachelor or school or master", "(empty) or master", "school"]);
  assert.deepEqual(reportNames(own), before);
  await speak("nl");
  assert.deepEqual(reportNames(own), [
    "school of bachelor",
    "bachelor, school of master",
    "(leeg) of master",
    "school",
  ]);
  assert.equal(reportNames(own, "geen antwoord")[2], "geen antwoord of master");
  await speak("de");
  assert.equal(reportNames(own)[1], "bachelor, school oder master");
  assert.deepEqual(own.reports, before);
});

test("numbers behind names that stand for the same stay", async () => {
  const categories = ["a", "b"];
  const alike = { ...nameReports(Float64Array.of(0.5, 0.5, 0.5, 0.5), categories), data: { name: "x", categories } };
  assert.deepEqual(alike.reports, ["a or b", "a or b (2)"]);
  await speak("de");
  assert.deepEqual(reportNames(alike), ["a oder b", "a oder b (2)"]);
});

test("a name that somebody else gave is said as it is, and so are all where two would be called alike", async () => {
  await speak("nl");
  const own = design(["school", "bachelor", "master", ""]);
  const other = { ...own, reports: ["school or a bachelor", ...own.reports.slice(1)] };
  assert.deepEqual(reportNames(other).slice(0, 2), ["school or a bachelor", "bachelor, school of master"]);
  const clash = { ...own, reports: ["bachelor, school of master", ...own.reports.slice(1)] };
  assert.deepEqual(reportNames(clash).slice(0, 2), ["bachelor, school of master", "bachelor or school or master"]);
  // Answers that hold the word themselves are no names that were made.
  const answers = ["now or never", "later"];
  const asTheyAre = { reports: answers, standsFor: [[0], [1]], data: { name: "x", categories: answers } };
  assert.deepEqual(reportNames(asTheyAre), answers);
});

const HEBREW = "ערבית";
const ARABIC = "شمال (1)";
const set = (name: string) => `\u2068${name}\u2069`;

test("names of another direction are isolated within sentences, once, and others are left as they are", () => {
  assert.equal(plain("Of {n}: “{name}”.", { n: 3, name: HEBREW }), `Of 3: “${set(HEBREW)}”.`);
  assert.equal(plain("“{name}”", { name: "north" }), "“north”");
  assert.equal(plain("{name}", { name: "Ζ東京 é 12" }), "Ζ東京 é 12");
  assert.deepEqual(say("a {name} b", { name: ARABIC }), ["a ", set(ARABIC), " b"]);
  assert.equal(list([HEBREW, "north", ARABIC]), `${set(HEBREW)}, north, and ${set(ARABIC)}`);
  // A text that is isolated already is not put into another isolation.
  assert.equal(plain("In {columns}.", { columns: quoted([HEBREW, "x"]) }), `In “${set(HEBREW)}” and “x”.`);
  assert.equal(isolated(isolated(HEBREW)), set(HEBREW));
  assert.equal(isolated(`${set(HEBREW)} ${HEBREW}`), set(`${set(HEBREW)} ${HEBREW}`));
  // A name that turns what follows it does so no further than it goes itself.
  assert.equal(isolated("a\u202eb"), set("a\u202eb"));
});

test("a report that stands for several has each of them isolated", async () => {
  const own = design([HEBREW, ARABIC, "master", ""]);
  assert.equal(own.reports[0], `${HEBREW} or ${ARABIC}`);
  assert.equal(reportNames(own)[0], `${set(HEBREW)} or ${set(ARABIC)}`);
  await speak("nl");
  assert.equal(reportNames(own)[1], `${set(ARABIC)}, ${set(HEBREW)} of master`);
  assert.equal(either(["a", HEBREW]), `a of ${set(HEBREW)}`);
});

test("files have none of the characters that isolate; those of HTML have an element", () => {
  const said = `“${set(HEBREW)}” and ${set(`${set(ARABIC)} x`)}`;
  assert.equal(withoutIsolates(said), `“${HEBREW}” and ${ARABIC} x`);
  assert.equal(isolatesAsMarkup(said), `“<bdi>${HEBREW}</bdi>” and <bdi><bdi>${ARABIC}</bdi> x</bdi>`);
});
