// SPDX-License-Identifier: GPL-3.0-or-later
/** The possible answers to a question are read from its JSON as SurveyJS itself reads it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Protocol } from "../../web/survey/surveyjs-linter.js";
import { cores } from "./survey-core.js";
import { boxes, grid, parts, protocolOf, refusals, secret, shapes, without } from "./surveys.js";

const asked = (more: object, sluice: Protocol): object => ({ elements: [secret({ ...more, sluice })] });

const scalars: object[] = [
  {},
  { choices: ["a", { value: "b", text: "B" }, 3, { value: 4.5 }] },
  { type: "dropdown", choices: ["z"], choicesMin: 2, choicesMax: 9, choicesStep: 3 },
  { type: "dropdown", choices: ["z"], choicesMin: 2, choicesMax: 2 },
  { type: "dropdown", showNoneItem: true, showRefuseItem: true, showDontKnowItem: true },
  { hasNone: true },
  { type: "buttongroup" },
  { type: "imagepicker", choices: [{ value: "cat", imageLink: "cat.png" }, "dog"] },
  { type: "rating", choices: undefined },
  { type: "rating", rateMin: 0, rateMax: 10, rateStep: 3 },
  { type: "rating", rateValues: ["bad", { value: 2, text: "good" }] },
];

test("the categories of a question are the values that SurveyJS offers, in every version", () => {
  for (const core of cores) {
    for (const json of scalars) {
      const survey = new core.SurveyModel({ elements: [secret({ ...json, sluice: undefined })] });
      const question = survey.getQuestionByName("secret");
      const offered = (question.visibleRateValues ?? question.visibleChoices ?? []).map(({ value }) => String(value));
      const message = `survey-core ${core.version}: ${JSON.stringify(json)}`;
      assert.ok(offered.length > 0, message);
      assert.deepEqual(refusals(asked(json, protocolOf(...offered))), [], message);
      assert.deepEqual(refusals(asked(json, protocolOf(...offered.slice(1)))), ["categories"], message);
      assert.deepEqual(refusals(asked(json, protocolOf(...offered, "more"))), ["categories"], message);
    }
  }
});

test("values of a boolean are true and false, or what they are called", () => {
  const found = (more: object, ...categories: string[]) =>
    refusals(asked({ type: "boolean", ...more }, protocolOf(...categories)));
  assert.deepEqual(found({}, "false", "true"), []);
  assert.deepEqual(found({}, "yes", "no"), ["categories"]);
  assert.deepEqual(found({ valueTrue: "yes", valueFalse: "no" }, "yes", "no"), []);
  assert.deepEqual(found({ labelTrue: "yes" }, "yes", "no"), ["categories"]);
});

test("what cannot be counted from the JSON is not guessed", () => {
  const stars = protocolOf("1", "2", "3");
  for (const more of [
    { rateCount: 3 },
    { rateValues: [1, 2, 3], autoGenerate: true },
    { rateMax: 3.5 },
    { rateMin: 5, rateMax: 1 },
    { rateStep: 0.5 },
    { rateMax: 1e308 },
  ]) {
    const found = refusals(asked({ type: "rating", choices: undefined, ...more }, stars));
    assert.ok(found.length > 0 && !found.includes("type"), JSON.stringify(more));
  }
  for (const key of ["choicesByUrl", "choicesFromQuestion", "choicesLazyLoadEnabled", "allowCustomChoices"]) {
    const elsewhere = { type: "dropdown", [key]: key === "choicesByUrl" ? { url: "u" } : "open" };
    assert.deepEqual(refusals(asked(elsewhere, protocolOf("yes", "no"))), ["choices-elsewhere"], key);
  }
});

test("types that no protocol has categories for are refused", () => {
  for (const type of `text comment file signaturepad ranking multipletext matrixdropdown matrixdynamic paneldynamic slider
    expression html image imagemap my-own-widget`.split(/\s+/)) {
    assert.deepEqual(refusals(asked({ type }, protocolOf("yes", "no"))), ["type"], type);
  }
});

test("answers of several parts need a protocol that has them, and an adapter that knows them", () => {
  for (const more of [{ type: "checkbox" }, { type: "tagbox" }, { type: "imagepicker", multiSelect: true }]) {
    const found = (rest: object, shapes?: "set") =>
      refusals({ elements: [boxes({ ...more, ...rest })] }, shapes && { shapes: [shapes] });
    assert.deepEqual(found({}), ["shape"]);
    assert.deepEqual(found({}, "set"), []);
    assert.deepEqual(found({ choices: ["a", "b", "c"] }, "set"), ["shape"]);
  }
  const found = (rest: object, shape: "matrix" | "set" = "matrix") =>
    refusals({ elements: [grid(rest)] }, { shapes: [shape] });
  assert.deepEqual(found({}), []);
  assert.deepEqual(found({}, "set"), ["shape"]);
  assert.deepEqual(found({ columns: ["yes"] }), ["categories"]);
  assert.deepEqual(found({ eachRowRequired: false, isAllRowRequired: false }), ["no-answer"]);
  assert.deepEqual(refusals(asked({}, parts)), ["shape"], "one answer, and a protocol of several columns");
});

test("an adapter may have rules for which category an answer counts as", () => {
  const json = asked({ choices: ["1", "2", "3"] }, protocolOf("few", "many"));
  const categoryOf = (answer: string): string | undefined => ({ 1: "few", 2: "few", 3: "many" })[answer];
  assert.deepEqual(refusals(json), ["categories"]);
  assert.deepEqual(refusals(json, { categoryOf }), []);
  assert.deepEqual(refusals(json, { categoryOf: (answer) => (answer === "3" ? undefined : "few") }), ["categories"]);
});

test("an answer that can be left out in any way is one that is missing", () => {
  const yn = protocolOf("yes", "no");
  const page = (ask: object, holder: object = {}, top: object = {}): object => ({
    pages: [{ elements: [{ type: "panel", elements: [secret({ ...ask, sluice: yn })], ...holder }] }],
    ...top,
  });
  assert.deepEqual(refusals(page({})), []);
  for (const json of [
    page({ isRequired: false }),
    page({ isRequired: undefined, requiredIf: "{a} = 1" }),
    page({ readOnly: true }),
    page({ enableIf: "{a} = 1" }),
    page({ visible: false }),
    page({}, { readOnly: true }),
    page({}, { enableIf: "{a} = 1" }),
    page({}, {}, { validationEnabled: false }),
    page({}, {}, { validationAllowComplete: true }),
    page({}, {}, { mode: "display" }),
    page({}, {}, { maxTimeToFinish: 60 }),
    page({}, {}, { timeLimitPerPage: 60 }),
  ]) {
    assert.deepEqual(refusals(json), ["no-answer"], JSON.stringify(json));
  }
});

const asking = (question: object): object => ({ elements: [question] });

test("a question that some of the protocol's answers cannot be given to is refused, and does not take them", () => {
  const cases: [question: object, takes: unknown, refuses: unknown][] = [
    [boxes({ isRequired: true }), ["a"], undefined],
    [boxes({ minSelectedChoices: 2 }), ["a", "b"], ["a"]],
    [boxes({ isRequired: true, sluice: { each: "yn" } }), ["a"], undefined],
    [grid({ eachRowUnique: true }), { a: "yes", b: "no" }, { a: "yes", b: "yes" }],
  ];
  for (const [question, takes, refuses] of cases) {
    const json = asking(question);
    assert.deepEqual(refusals(json, shapes), ["not-all-answers"], JSON.stringify(json));
    for (const { SurveyModel, version } of cores) {
      const states = [takes, refuses].map((answer) => {
        const survey = new SurveyModel(json);
        if (answer !== undefined) survey.setValue("secret", answer);
        (survey.tryComplete ?? survey.completeLastPage)?.call(survey);
        return survey.state;
      });
      assert.deepEqual(states, ["completed", "running"], `survey-core ${version}: ${JSON.stringify(json)}`);
    }
  }
  for (const [question, found] of [
    [grid({ cellType: "checkbox" }), ["not-all-answers"]],
    [grid({ cellType: "radio" }), []],
    [boxes({ requiredIf: "{a} = 1" }), ["not-all-answers"]],
  ] as const) {
    assert.deepEqual(refusals(asking(question), shapes), found);
  }
});

test("several choices may be required where the protocol has no answer of none", () => {
  const sluice = without(parts, 3);
  assert.deepEqual(refusals(asking(boxes({ isRequired: true, sluice })), shapes), []);
  assert.deepEqual(refusals(asking(boxes({ sluice })), shapes), ["combinations"]);
});
