// SPDX-License-Identifier: GPL-3.0-or-later
/** The private questions of SurveyJS that a frame can ask, and what it offers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { questions } from "../../web/survey/linter/questions.js";
import { fitsFrame, optionsOf, titleOf } from "../../web/survey/surveyjs-frame-choices.js";

const data = { name: "q", categories: ["a", "b"] };
const columns = ["x", "y"].map((name) => ({ name, values: ["yes", "no"] }));
const protocols = {
  one: { data, seesSecret: false },
  aware: { data, seesSecret: true, secret: { name: "s", categories: ["u", "v"] } },
  set: { data: { ...data, columns }, seesSecret: false },
};
const asked = { name: "q", choices: ["a", "b"], sluice: "one" };

function fitting(...elements: object[]): string[] {
  const { all } = questions({ elements } as never, { protocols: protocols as never });
  return all.filter(fitsFrame).map(({ name }) => name);
}

test("a frame asks for one choice of a list, by a protocol that sees that answer alone", () => {
  for (const type of ["radiogroup", "dropdown", "buttongroup", "boolean", "rating"]) {
    assert.deepEqual(fitting({ ...asked, type }), ["q"], type);
  }
  const others: object[] = [
    { ...asked, type: "radiogroup", sluice: undefined },
    { ...asked, type: "radiogroup", sluice: "unknown" },
    { ...asked, type: "radiogroup", sluice: "aware" },
    { ...asked, type: "radiogroup", sluice: { protocol: "one", secret: "s" } },
    { ...asked, type: "checkbox", sluice: { each: "one" } },
    { ...asked, type: "checkbox", sluice: "set" },
    { ...asked, type: "matrix", sluice: "set", rows: ["x"], columns: ["yes", "no"] },
    { ...asked, type: "imagepicker" },
    { ...asked, type: "text" },
    { ...asked, type: "radiogroup", choicesByUrl: { url: "/" } },
  ];
  for (const other of others) assert.deepEqual(fitting(other), [], JSON.stringify(other));
});

const worded = (type: string, more: object) =>
  ({
    getType: () => type,
    locTitle: { renderedHtml: "Do <b>you</b>?", hasHtml: true, onStringChanged: { add: () => {} } },
    ...more,
  }) as never;

test("what is offered has the values of the protocol, and the texts that people know", () => {
  const items = [1, 2].map((value) => ({ value, text: `No. ${value}` }));
  assert.deepEqual(optionsOf(worded("radiogroup", { visibleChoices: items })), [
    { value: "1", label: "No. 1" },
    { value: "2", label: "No. 2" },
  ]);
  const ends = { visibleRateValues: items, minRateDescription: "never", maxRateDescription: "always" };
  assert.deepEqual(
    optionsOf(worded("rating", ends)).map(({ label }) => label),
    ["No. 1 (never)", "No. 2 (always)"],
  );
  assert.deepEqual(optionsOf(worded("boolean", { labelTrue: "Sure", labelFalse: "No way", valueFalse: "never" })), [
    { value: "true", label: "Sure" },
    { value: "never", label: "No way" },
  ]);
  assert.equal(titleOf(worded("boolean", {})), "Do you?");
});
