// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Names that hide a private question: parts of its answer that something else is called by, names that are put together.
 * Each is refused where two people can be told apart by it, as the real survey-core does it.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cores, toldApart } from "./survey-core.js";
import { boxes, grid, open, refusals, secret, shapes, warnings } from "./surveys.js";

const shownIf = (visibleIf: string): object => open({ name: "last", visibleIf });
const hidden = (name: string): object => ({ type: "text", name, visible: false, sluicePublic: true });

const GRIDS = [
  { a: "yes", b: "no" },
  { a: "no", b: "no" },
];
/** The rule, what is asked, what stands on the next page, and more where it is not as usual. */
type Case = [
  rule: string,
  asked: object,
  next: object[],
  /** How the next page is called, who is told apart, and the versions that do. */
  usual?: { page?: string; truths?: unknown[]; versions?: number[] },
];

const cases: Record<string, Case> = {
  "a page that is called as a row of the answer": [
    "follow-up",
    grid(),
    [shownIf("{secret.a} = 'yes'")],
    { page: "secret.a", truths: GRIDS },
  ],
  "an item that is called as a row of the answer": [
    "follow-up",
    grid(),
    [
      { type: "multipletext", name: "several", items: [{ name: "Secret.A" }], sluicePublic: true },
      shownIf("{secret.a} = 'yes'"),
    ],
    { truths: GRIDS },
  ],
  "a question without an answer that is called as a row of the answer": [
    "follow-up",
    grid(),
    [hidden("Secret.a"), shownIf("{secret.a} = 'yes'")],
    { truths: GRIDS, versions: [1] },
  ],
  "a question that is called as the first choice": [
    "follow-up",
    boxes(),
    [hidden("secret[0]"), shownIf("{secret[0]} = 'a'")],
    { truths: [["a"], ["b"]], versions: [2, 3] },
  ],
  "a question that is called as the bare answer": [
    "follow-up",
    secret(),
    [open({ name: "secret-unwrapped" }), shownIf("{secret-unwrapped} = 'yes'")],
    { versions: [2, 3] },
  ],
  "a name that is put together": ["looked-up", secret(), [shownIf("displayValue('sec' + 'ret') = 'yes'")]],
  "a property of a name that is put together": [
    "looked-up",
    secret(),
    [shownIf("propertyValue('sec' + 'ret', 'value') = 'yes'")],
  ],
  "a name that is calculated": [
    "looked-up",
    secret(),
    [shownIf("displayValue(iif({open} = 'never', 'open', 'secret')) = 'yes'")],
    { versions: [1] },
  ],
  "a name that is answered": [
    "looked-up",
    secret(),
    [
      { type: "text", name: "which", defaultValue: "secret", sluicePublic: true },
      shownIf("displayValue({which}) = 'yes'"),
    ],
    { versions: [1] },
  ],
};

for (const [name, [rule, asked, next, { page = "second", truths, versions = [1, 2, 3] } = {}]] of Object.entries(
  cases,
)) {
  test(`refused, and tells people apart: ${name}`, () => {
    const json = { pages: [{ elements: [open(), asked] }, { name: page, elements: next }] };
    assert.ok(refusals(json, shapes).includes(rule), `${refusals(json, shapes)}`);
    for (const core of cores.filter(({ version }) => versions.includes(version))) {
      assert.ok(toldApart(core, json, "data", truths).includes("data"), `survey-core ${core.version}`);
    }
  });
}

test("names of questions in quotes can be read, and pass where they are another question's", () => {
  for (const passes of ["displayValue('open') = 'x'", 'getComment( "open" ) notempty', "displayValue(open, 1) = 1"]) {
    assert.deepEqual(refusals({ elements: [open(), secret(), shownIf(passes)] }), [], passes);
  }
  for (const refused of ["displayValue('o\\'pen') = 1", "getComment('a' + {open}) = 1"]) {
    assert.deepEqual(refusals({ elements: [open(), secret(), shownIf(refused)] }), ["looked-up"], refused);
  }
});

test("a value that is an expression is read as one", () => {
  const named = (defaultValue: string) => ({
    elements: [open(), secret(), { type: "text", name: "last", sluicePublic: true, defaultValue }],
  });
  assert.deepEqual(refusals(named("=displayValue('sec' + 'ret')")), ["looked-up"]);
  assert.deepEqual(refusals(named("=mine({open})")), ["custom-function"]);
  assert.deepEqual(refusals(named("=displayValue('open')")), []);
  assert.deepEqual(refusals(named("mine(open)")), []);
});

test("a question that checks or shows by its own answer passes", () => {
  const own = {
    name: "last",
    visibleIf: "{last} empty",
    validators: [{ type: "expression", expression: "{last} > 1" }],
  };
  assert.deepEqual(refusals({ elements: [secret(), open(own)] }), []);
});

test("an expression that tells the time is warned of, and tells it anew after every answer", () => {
  const timed = { type: "expression", name: "when", sluicePublic: true, expression: "currentDate()" };
  const json = { elements: [secret(), timed] };
  assert.deepEqual(warnings(json), ["timer"]);
  assert.deepEqual(warnings({ elements: [secret(), { ...timed, expression: "today()" }] }), []);
  for (const { SurveyModel, version } of cores) {
    const survey = new SurveyModel(json);
    const before = Number(survey.data.when);
    while (Date.now() <= before);
    survey.setValue("secret", "yes");
    assert.ok(Number(survey.data.when) > before, `survey-core ${version}`);
  }
});

test("an answer that is a list of something else is refused before anybody is asked", () => {
  assert.deepEqual(refusals({ elements: [boxes()] }, shapes), []);
  assert.deepEqual(refusals({ elements: [boxes({ valuePropertyName: "day" })] }, shapes), ["choices-elsewhere"]);
});

test("a name that begins with a sign is found with it", () => {
  const json = { elements: [open(), secret({ name: "$ill" }), shownIf("{$ill} = 'yes'")] };
  assert.deepEqual(refusals(json), ["follow-up"]);
  const [first] = cores;
  assert.ok(first && toldApart(first, json, "data", undefined, "$ill").includes("data"));
});

test("a text in a language that is called as one of our properties is looked at", () => {
  const title = { default: "And you?", sluicePublic: "You said {secret}?" };
  const json = { locale: "sluicePublic", elements: [secret(), open({ name: "last", title })] };
  assert.deepEqual(refusals(json), ["piping"]);
  for (const core of cores) assert.ok(toldApart(core, json, "texts").includes("texts"), `survey-core ${core.version}`);
});
