// SPDX-License-Identifier: GPL-3.0-or-later
/** The vault: private answers stand nowhere in a survey's data, and everything else works as before. */
import assert from "node:assert/strict";
import { load } from "../../wasm/answer-time/answer-time.js";
import { type Attached, privatise, WITHHELD } from "../../web/survey/surveyjs.js";
import type { LiveSurvey, SurveyCore } from "./survey-core.js";
import { marksOf } from "./survey-marks.js";
import { attach as attachTo, complete, each, modelOf, wasm } from "./surveyjs-attached.js";

const CHOICES = ["zqnever", "zqoften", "zqdaily"];
const protocols = { it: marksOf(CHOICES), two: marksOf(["zqnever", "zqoften"]), taken: marksOf(["yes", "no"]) };
const sluice = await load({ protocols, wasm });

const secret = (more: object = {}): object => ({
  type: "radiogroup",
  name: "secret",
  choices: CHOICES,
  isRequired: true,
  sluice: "it",
  ...more,
});
const town = (more: object = {}): object => ({ type: "text", name: "town", sluicePublic: true, ...more });
const inTwo = (more: object = {}): object => ({ pages: [{ elements: [secret()] }, { elements: [town()] }], ...more });

type Live = LiveSurvey & Record<string, never>;

function attach(core: SurveyCore, json: object): [Live, Attached] {
  const { survey, attached } = attachTo<Live>(core, json, { sluice });
  return [survey, attached];
}
const answer = (survey: Live, value: unknown, name = "secret"): void => {
  survey.getQuestionByName(name).value = value;
};

each("the data have the same in the place of each answer, and of none", (core) => {
  const [survey] = attach(core, inTwo());
  for (const value of [undefined, ...CHOICES, undefined]) {
    answer(survey, value);
    assert.deepEqual(survey.data, { secret: WITHHELD });
    assert.equal(survey.getQuestionByName("secret").value, value);
    assert.equal(survey.getQuestionByName("secret").isEmpty(), value === undefined);
  }
});

each(
  "a required question keeps people from going on until it is answered, and its error goes with the answer",
  (core) => {
    const [survey, attached] = attach(core, inTwo());
    const question = survey.getQuestionByName("secret") as unknown as { errors: unknown[] };
    assert.equal(survey.nextPage(), false);
    assert.equal(question.errors.length, 1);
    answer(survey, "zqoften");
    assert.equal(question.errors.length, 0);
    assert.equal(survey.nextPage(), true);
    answer(survey, "Delft", "town");
    complete(survey);
    assert.equal(survey.state, "completed");
    assert.match(String(attached.payload?.secret), /^[yn]{3}$/);
    assert.equal(attached.payload?.town, "Delft");
  },
);

each("a page that goes on by itself still does", async (core) => {
  const [survey] = attach(core, inTwo({ goNextPageAutomatic: true }));
  (survey.getQuestionByName("secret") as unknown as { onMouseDown(): void }).onMouseDown();
  answer(survey, "zqoften");
  for (let tries = 0; survey.currentPageNo === 0 && tries < 1000; tries++)
    await new Promise((done) => setTimeout(done, 10));
  assert.equal(survey.currentPageNo, 1);
});

each("nothing is calculated, shown or set because a private question is answered, or changed", (core) => {
  const note = (more: object) => town({ name: "note", ...more });
  const triggers = [{ type: "setvalue", expression: "today() > '2000-01-01'", setToName: "note", setValue: "auto" }];
  const surveys: object[] = [
    { elements: [secret(), { type: "expression", name: "note", sluicePublic: true, expression: "{note} + 1" }] },
    {
      elements: [secret(), { type: "expression", name: "note", sluicePublic: true, expression: "{other} + 1" }],
      calculatedValues: [{ name: "other", expression: "{other} + 1" }],
    },
    { elements: [secret(), note({}), town()], triggers },
    { elements: [secret(), note({ setValueIf: "1 = 1", setValueExpression: "today()" }), town()] },
  ];
  const noted = (survey: Live, answers: string[]): unknown => {
    answer(survey, "words", "note");
    for (const value of answers) answer(survey, value);
    return survey.data.note;
  };
  const runs = [[], ["zqoften"], ["zqdaily", "zqoften", "zqnever"]];
  for (const [i, json] of surveys.entries()) {
    const covered = runs.map((answers) => noted(attach(core, json)[0], answers));
    assert.equal(new Set(covered.map(String)).size, 1, `${i}: ${covered}`);
  }
  // Without the vault what is set is set anew.
  const bare = runs.map((answers) => noted(new core.SurveyModel(surveys[2]) as Live, answers));
  assert.deepEqual(bare, ["words", "auto", "auto"]);
});

each("data that a page saved and sets again keep the answer; other data take its place", (core) => {
  const [survey, attached] = attach(core, inTwo());
  const value = () => survey.getQuestionByName("secret").value;
  answer(survey, "zqoften");
  survey.data = { ...survey.data, town: "Delft" };
  assert.equal(value(), "zqoften");
  survey.data = { secret: "zqdaily" };
  assert.equal(value(), "zqdaily");
  assert.equal(survey.data.secret, WITHHELD);
  survey.setValue("secret", "zqnever");
  assert.equal(value(), "zqnever");
  survey.data = { town: "Delft" };
  assert.equal(value(), undefined);
  assert.deepEqual(survey.data, { secret: WITHHELD, town: "Delft" });
  // Not told by what is read first.
  survey.data = { secret: "zqdaily" };
  survey.data = {};
  survey.currentPageNo = 1;
  complete(survey);
  assert.equal(attached.payload, undefined);
});

each("whoever keeps the data elsewhere, as Knockout does, is given them without the answer", (core) => {
  const survey = new core.SurveyModel(inTwo()) as Live & Parameters<typeof privatise>[0];
  const given: unknown[] = [];
  survey.valueHashSetDataCallback = (hash, key, value) => {
    given.push([key, value]);
    hash[key] = value;
  };
  privatise(survey, { sluice });
  survey.data = { secret: "zqoften", town: "Delft" };
  assert.deepEqual(given, [
    ["secret", WITHHELD],
    ["town", "Delft"],
  ]);
  assert.equal(survey.getQuestionByName("secret").value, "zqoften");
});

each("what was answered before the adapter came is withheld from then on, and drawn from", (core) => {
  const survey = new core.SurveyModel(inTwo()) as Live;
  answer(survey, "zqoften");
  const attached = privatise(modelOf(survey), { sluice });
  assert.deepEqual(survey.data, { secret: WITHHELD });
  assert.equal(survey.getQuestionByName("secret").value, "zqoften");
  survey.currentPageNo = 1;
  complete(survey);
  assert.match(String(attached.payload?.secret), /^[yn]{3}$/);
});

/** As every page of SurveyJS has it fired. */
const draw = (survey: Live): void => {
  const { onAfterRenderSurvey } = survey as unknown as { onAfterRenderSurvey: { fire(...given: object[]): void } };
  onAfterRenderSurvey.fire(survey, { htmlElement: { addEventListener: () => {}, querySelector: () => null } });
};

each("a question that is made anew is covered when it is drawn or the page changes, and its data at once", (core) => {
  for (const cover of [draw, (survey: Live) => survey.nextPage()]) {
    const [survey, attached] = attach(core, inTwo({ pages: [{ elements: [town()] }, { elements: [secret()] }] }));
    const pages = (survey as unknown as { pages: { removeElement(it: object): void; addElement(it: object): void }[] })
      .pages;
    const made = new core.SurveyModel(inTwo()).getQuestionByName("secret");
    pages[1]?.removeElement(survey.getQuestionByName("secret"));
    // Nothing is there by now that would read what these data do not have.
    survey.data = { town: "Delft" };
    pages[1]?.addElement(made);
    answer(survey, "zqoften");
    assert.deepEqual(survey.data, { secret: WITHHELD, town: "Delft" });
    cover(survey);
    assert.equal(survey.getQuestionByName("secret").value, "zqoften");
    assert.doesNotMatch(heardOf(survey, "zqdaily"), /zq/);
    survey.currentPageNo = 1;
    complete(survey);
    assert.match(String(attached.payload?.secret), /^[yn]{3}$/);
  }
});

each("who goes back to the first page, or stays, has answered what they have answered", (core) => {
  const [survey] = attach(core, inTwo());
  answer(survey, "zqoften");
  survey.currentPageNo = 1;
  (survey as unknown as { clear(...given: boolean[]): void }).clear(false, false);
  assert.deepEqual([survey.currentPageNo, survey.getQuestionByName("secret").value], [1, "zqoften"]);
});

each("who goes back finds the answer before the survey is completed, and none after that", (core) => {
  const [survey] = attach(core, { elements: [secret(), town()] });
  const value = () => survey.getQuestionByName("secret").value;
  answer(survey, "zqoften");
  survey.clear(false);
  assert.equal(value(), "zqoften");
  complete(survey);
  assert.equal(survey.state, "completed");
  survey.clear(false);
  assert.deepEqual([survey.data.secret, value()], [WITHHELD, undefined]);
  survey.data = { secret: WITHHELD };
  assert.equal(value(), undefined);
});

each(
  "who is held back by a handler of the page answers as before, and what is sent is of when the survey is completed",
  (core) => {
    const survey = new core.SurveyModel({ elements: [secret(), town()] }) as Live;
    const attached = privatise(modelOf(survey), { sluice, handlers: { onCompleting: 1 } });
    let allowed = false;
    survey.onCompleting.add((_, event) => Object.assign(event, { allow: allowed, allowComplete: allowed }));
    answer(survey, "zqoften");
    complete(survey);
    assert.equal(survey.state, "running");
    assert.equal(survey.getQuestionByName("secret").value, "zqoften");
    const payload = () => attached.payload;
    assert.equal(payload(), undefined, "nobody sees a report of an answer that may still be changed");
    for (const value of CHOICES) {
      answer(survey, value);
      assert.deepEqual(survey.data, { secret: WITHHELD });
    }
    survey.setValue("town", "zqtown");
    allowed = true;
    complete(survey);
    assert.equal(survey.state, "completed");
    const sent = payload();
    assert.deepEqual(survey.data, sent);
    assert.equal(sent?.town, "zqtown");
    assert.ok(sent.secret && sent.secret !== WITHHELD);
  },
);

each(
  "what is missing and how far one is are told as SurveyJS tells them, after an answer and when it is taken back",
  (core) => {
    for (const checkErrorsMode of ["onNextPage", "onValueChanged"]) {
      const json = {
        elements: [secret(), town()],
        checkErrorsMode,
        showProgressBar: "top",
        progressBarType: "questions",
      };
      const [covered, bare] = [attach(core, json)[0], new core.SurveyModel(json) as Live].map((survey) =>
        ["zqoften", undefined].map((value) => {
          answer(survey, value);
          const { errors } = survey.getQuestionByName("secret") as unknown as { errors: unknown[] };
          return [errors.length, survey.progressText];
        }),
      );
      assert.deepEqual(covered, bare, checkErrorsMode);
    }
  },
);

/** The lines at the console, and the message to the person. */
function heard(survey: Live, work: () => void): [console: string, person: string] {
  const { error } = console;
  const lines: string[] = [];
  const told: string[] = [];
  Object.assign(survey, { notify: (text: string) => told.push(text) });
  console.error = (line: string) => lines.push(line);
  try {
    work();
  } finally {
    console.error = error;
  }
  return [lines.join(), told.join()];
}

each("a survey that was changed after it was attached goes no further, and says so when it is drawn", (core) => {
  const changes: [RegExp, (survey: Live) => void][] = [
    [/onValueChanged/, (survey) => survey.onValueChanged.add(() => {})],
    [/visibleIf/, (survey) => (survey.getQuestionByName("town").visibleIf = "{secret} notempty")],
    [/title/, (survey) => Object.assign(survey.getQuestionByName("town"), { title: "{secret}?" })],
  ];
  for (const [reason, change] of changes) {
    const [survey] = attach(core, inTwo());
    answer(survey, "zqoften");
    change(survey);
    for (const act of [draw, () => survey.nextPage()]) {
      const [line, person] = heard(survey, () => act(survey));
      assert.match(line, reason);
      assert.doesNotMatch(line, /zqoften/);
      assert.match(person, /could not be protected/);
    }
    assert.equal(survey.currentPageNo, 0);
  }
});

each("a page is told that each answer has changed, so that it draws it", (core) => {
  const [survey] = attach(core, inTwo());
  const { onPropertyChanged } = survey.getQuestionByName("secret") as unknown as {
    onPropertyChanged: LiveSurvey["onComplete"];
  };
  let told = 0;
  onPropertyChanged.add((_, { name }) => {
    if (name === "value") told += 1;
  });
  for (const value of CHOICES) {
    const before = told;
    answer(survey, value);
    assert.ok(told > before, value);
  }
});

/** Questions of each type, and how they are answered. */
const TYPES: [type: string, answer: unknown, more: object][] = [
  ...["radiogroup", "dropdown", "buttongroup", "imagepicker"].map((type): [string, unknown, object] => [
    type,
    "zqoften",
    {},
  ]),
  ["rating", "zqoften", { rateValues: CHOICES }],
  ["boolean", "zqoften", { valueTrue: "zqoften", valueFalse: "zqnever", sluice: "two" }],
  ["checkbox", ["zqoften", "zqdaily"], { isRequired: false, sluice: { each: "taken" } }],
  ["tagbox", ["zqoften", "zqdaily"], { isRequired: false, sluice: { each: "taken" } }],
];

type Told = { oldValue?: unknown; newValue?: unknown };

/**
 * The words that a listener to a question's properties hears, and what its survey tells of its data, while it is
 * answered.
 */
function heardOf(survey: Live, value: unknown): string {
  const heard: unknown[] = [];
  const asked = survey.getQuestionByName("secret") as unknown as Record<string, unknown> & {
    onPropertyChanged: { add(handler: (_: unknown, told: Told) => void): void };
  };
  asked.onPropertyChanged.add((_, { oldValue, newValue }) => heard.push(oldValue, newValue));
  const { onPropertyValueChanged } = asked as unknown as { onPropertyValueChanged(...told: unknown[]): void };
  asked.onPropertyValueChanged = (...told: unknown[]) => {
    heard.push(...told.slice(1));
    onPropertyValueChanged.apply(asked, told);
  };
  asked.value = value;
  const plain = (survey.getPlainData() as { value: unknown; displayValue: unknown }[]).map((each) => [
    each.value,
    each.displayValue,
  ]);
  const texts = heard.flatMap((each) => (Array.isArray(each) ? each : [each])).map(String);
  return JSON.stringify([survey.data, plain, texts]);
}

for (const [type, value, more] of TYPES) {
  each(`a question of the type ${type} is answered as it was, and tells nobody`, (core) => {
    const json = { elements: [secret({ type, ...more })] };
    const [survey, attached] = attach(core, json);
    assert.doesNotMatch(heardOf(survey, value), /zq/);
    assert.match(heardOf(new core.SurveyModel(json) as Live, value), /zqoften.*zqoften/, "without the adapter it does");
    const asked = survey.getQuestionByName("secret");
    assert.deepEqual(asked.value, value);
    if (type !== "boolean" && type !== "rating") {
      const { renderedValue } = asked as unknown as { renderedValue: unknown };
      assert.deepEqual(renderedValue, value);
    }
    complete(survey);
    assert.equal(survey.state, "completed");
    assert.ok(attached.payload);
    assert.deepEqual(survey.data, attached.payload);
    assert.doesNotMatch(JSON.stringify([attached.payload.secret, asked.value]), /zq/);
  });
}
