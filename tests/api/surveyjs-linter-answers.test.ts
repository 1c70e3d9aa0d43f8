// SPDX-License-Identifier: GPL-3.0-or-later
/** What can be answered to a question is read from its JSON as SurveyJS itself reads it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Protocol } from "../../web/survey/surveyjs-linter.js";
import { cores } from "./survey-core.js";
import { protocolOf, protocolOfColumns, refusals, secret } from "./surveys.js";

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
  assert.deepEqual(refusals(asked({ type: "boolean" }, protocolOf("false", "true"))), []);
  assert.deepEqual(refusals(asked({ type: "boolean" }, protocolOf("yes", "no"))), ["categories"]);
  assert.deepEqual(
    refusals(asked({ type: "boolean", valueTrue: "yes", valueFalse: "no" }, protocolOf("yes", "no"))),
    [],
  );
  assert.deepEqual(refusals(asked({ type: "boolean", labelTrue: "yes" }, protocolOf("yes", "no"))), ["categories"]);
});

test("a finding names what is missing on either side", () => {
  const found = refusals(asked({ choices: ["yes", "No", "perhaps"] }, protocolOf("yes", "no")));
  assert.deepEqual(found, ["categories"]);
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
    assert.ok(!refusals(asked({ type: "rating", choices: undefined, ...more }, stars)).includes("type"));
    assert.notDeepEqual(
      refusals(asked({ type: "rating", choices: undefined, ...more }, stars)),
      [],
      JSON.stringify(more),
    );
  }
  for (const key of ["choicesByUrl", "choicesFromQuestion", "choicesLazyLoadEnabled", "allowCustomChoices"]) {
    const found = refusals(
      asked({ type: "dropdown", [key]: key === "choicesByUrl" ? { url: "u" } : "open" }, protocolOf("yes", "no")),
    );
    assert.deepEqual(found, ["choices-elsewhere"], key);
  }
});

test("types that no protocol has categories for are refused", () => {
  for (const type of `text comment file signaturepad ranking multipletext matrixdropdown matrixdynamic paneldynamic slider
    expression html image imagemap my-own-widget`.split(/\s+/)) {
    assert.deepEqual(refusals(asked({ type }, protocolOf("yes", "no"))), ["type"], type);
  }
});

test("answers of several parts need a protocol that has them, and an adapter that knows them", () => {
  const set = protocolOfColumns(["a", "b"], ["yes", "no"]);
  for (const more of [{ type: "checkbox" }, { type: "tagbox" }, { type: "imagepicker", multiSelect: true }]) {
    const json = asked({ ...more, choices: ["a", "b"], isRequired: false }, set);
    assert.deepEqual(refusals(json), ["shape"]);
    assert.deepEqual(refusals(json, { shapes: ["set"] }), []);
    assert.deepEqual(refusals(asked({ ...more, choices: ["a", "b", "c"] }, set), { shapes: ["set"] }), ["shape"]);
  }
  const matrix = { type: "matrix", rows: ["a", "b"], columns: ["yes", "no"], eachRowRequired: true };
  assert.deepEqual(refusals(asked(matrix, set), { shapes: ["matrix"] }), []);
  assert.deepEqual(refusals(asked(matrix, set), { shapes: ["set"] }), ["shape"]);
  assert.deepEqual(refusals(asked({ ...matrix, columns: ["yes"] }, set), { shapes: ["matrix"] }), ["categories"]);
  assert.deepEqual(refusals(asked({ ...matrix, eachRowRequired: false }, set), { shapes: ["matrix"] }), ["no-answer"]);
  assert.deepEqual(refusals(asked({}, set)), ["shape"], "one answer, and a protocol of several columns");
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

/** Without the category in which nothing is chosen. */
function withoutNothing({ data }: Protocol): Protocol {
  const some = data.columns?.[0]?.values.map((_, i) => data.columns?.some(({ values }) => values[i] === "yes")) ?? [];
  const kept = <Of>(all: readonly Of[]): Of[] => all.filter((_, i) => some[i]);
  return {
    data: {
      ...data,
      categories: kept(data.categories),
      columns: (data.columns ?? []).map((column) => ({ ...column, values: kept(column.values) })),
    },
  };
}

const set = protocolOfColumns(["a", "b"], ["yes", "no"]);
const boxes = (more: object, sluice: unknown = set): object => ({
  elements: [secret({ type: "checkbox", choices: ["a", "b"], isRequired: false, sluice, ...more })],
});
const rows = (more: object): object => ({
  elements: [
    secret({
      type: "matrix",
      choices: undefined,
      rows: ["a", "b"],
      columns: ["yes", "no"],
      eachRowRequired: true,
      sluice: set,
      ...more,
    }),
  ],
});
const shapes = { shapes: ["set", "matrix"] as const };

test("a question that some of the protocol's answers cannot be given to is refused, and does not take them", () => {
  const cases: [json: object, takes: unknown, refuses: unknown, since?: number][] = [
    [boxes({ isRequired: true }), ["a"], undefined],
    [boxes({ minSelectedChoices: 2 }), ["a", "b"], ["a"]],
    [boxes({ isRequired: true }, { each: "yn" }), ["a"], undefined],
    [rows({ eachRowUnique: true }), { a: "yes", b: "no" }, { a: "yes", b: "yes" }],
  ];
  for (const [json, takes, refuses] of cases) {
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
  assert.deepEqual(refusals(rows({ cellType: "checkbox" }), shapes), ["not-all-answers"]);
  assert.deepEqual(refusals(rows({ cellType: "radio" }), shapes), []);
  assert.deepEqual(refusals(boxes({ requiredIf: "{a} = 1" }), shapes), ["not-all-answers"]);
});

test("several choices may be required where the protocol has no answer of none", () => {
  assert.deepEqual(refusals(boxes({ isRequired: true }, withoutNothing(set)), shapes), []);
  assert.deepEqual(refusals(boxes({}, withoutNothing(set)), shapes), ["combinations"]);
});
