// SPDX-License-Identifier: GPL-3.0-or-later
/** Pages and panels that have to be answered: whoever leaves the private question out has to answer another one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lintSurvey } from "../../web/survey/surveyjs-linter.js";
import { cores } from "./survey-core.js";
import { boxes, grid, open, options, protocolOfColumns, refusals, secret, shapes } from "./surveys.js";

const REFUSED = ["not-all-answers"];
const skipped = secret({ isRequired: false, sluice: "yn?" });
const optional = grid({ columns: ["in"], isRequired: false, sluice: protocolOfColumns(["a", "b"], ["in", ""]) });
const panel = (asked: object, more: object): object => ({
  pages: [{ name: "one", elements: [{ type: "panel", name: "p", elements: [asked, open()], ...more }] }],
});
const page = (asked: object, more: object): object => ({
  pages: [{ name: "one", elements: [asked, open()], ...more }],
});

test("a page or a panel that is required is refused, where the private question may be left out", () => {
  for (const made of [panel, page]) {
    for (const asked of [skipped, boxes(), boxes({ sluice: { each: "yn" } }), optional]) {
      for (const more of [{ isRequired: true }, { isRequired: "true" }, { requiredIf: "1 = 1" }]) {
        assert.deepEqual(refusals(made(asked, more), shapes), REFUSED, JSON.stringify([made.name, asked, more]));
      }
      assert.deepEqual(refusals(made(asked, { isRequired: false }), shapes), []);
    }
    assert.deepEqual(refusals(made(secret(), { isRequired: true })), [], "what is always answered");
    assert.deepEqual(refusals(made(secret({ sluice: "yn?" }), { isRequired: true })), []);
  }
  const apart = { elements: [skipped, { type: "panel", name: "p", isRequired: true, elements: [open()] }] };
  assert.deepEqual(refusals(apart), [], "a panel that the question is not in");
});

test("it is said of which, however deep the question lies", () => {
  const inner = { type: "panel", name: "inner", elements: [open(), skipped] };
  const json = {
    pages: [
      {
        name: "one",
        elements: [open({ name: "first" }), { type: "panel", name: "outer", requiredIf: "1 = 1", elements: [inner] }],
      },
    ],
  };
  const paths = (survey: object): string[] =>
    lintSurvey(survey, options)
      .filter(({ rule }) => rule === "not-all-answers")
      .map(({ path }) => path);
  assert.deepEqual(paths(json), ["$.pages[0].elements[1].requiredIf"]);
  assert.deepEqual(paths({ elements: [{ ...inner, isRequired: true }] }), ["$.elements[0].isRequired"]);
  assert.deepEqual(paths(page(skipped, { isRequired: true })), ["$.pages[0].isRequired"]);
});

test("such a panel does tell: only who has left the question out is held back", () => {
  for (const { SurveyModel, version } of cores) {
    const completes = (answer: string | undefined): boolean => {
      const survey = new SurveyModel(panel(skipped, { isRequired: true }));
      if (answer) survey.setValue("secret", answer);
      return survey.completeLastPage?.() === true;
    };
    assert.deepEqual([completes("yes"), completes(undefined)], [true, false], `survey-core ${version}`);
  }
});
