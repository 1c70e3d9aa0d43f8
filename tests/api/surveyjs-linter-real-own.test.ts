// SPDX-License-Identifier: GPL-3.0-or-later
/** Rules about the private question itself and about the survey as a whole, held against what SurveyJS does. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cores, type LiveSurvey, type Out, toldApart } from "./survey-core.js";
import { open, refusals, secret } from "./surveys.js";

interface Pair {
  rule: string;
  by: keyof Out;
  leaks: object;
  /** The same without what leaks. */
  harmless: object;
  truths?: unknown[];
  /** The first version that has it. */
  since?: number;
}

const alone = (more: object, top: object = {}): object => ({ elements: [secret(more), open()], ...top });
const graded = { titleLocation: "hidden" };

const pairs: Record<string, Pair> = {
  "nothing is said, and that has no category": {
    rule: "no-answer",
    by: "data",
    leaks: alone({ isRequired: false }),
    harmless: alone({}),
    truths: ["yes", undefined],
  },
  "a correct answer": {
    rule: "quiz",
    by: "score",
    leaks: alone({ ...graded, correctAnswer: "yes" }),
    harmless: { elements: [secret(), open({ correctAnswer: "yes" })] },
  },
  "answers that are turned away": {
    rule: "own-validator",
    by: "completed",
    leaks: alone({ validators: [{ type: "regex", regex: "^n" }] }),
    harmless: { elements: [secret(), open({ validators: [{ type: "regex", regex: "^n" }] })] },
  },
  "another question under its name": {
    rule: "shared-name",
    by: "payload",
    leaks: alone(
      { valueName: "told" },
      { elements: [secret({ valueName: "told" }), open({ valueName: "Told" }), open({ name: "told" })] },
    ),
    harmless: { elements: [secret(), open({ valueName: "told" })] },
  },
  "questions of a choice": {
    rule: "choice-elements",
    by: "payload",
    leaks: alone({ choices: [{ value: "yes", elements: [{ type: "text", name: "which" }] }, "no"] }),
    harmless: {
      elements: [secret(), open({ choices: [{ value: "yes", elements: [{ type: "text", name: "which" }] }, "no"] })],
    },
    since: 2,
  },
};

for (const [name, { rule, by, leaks, harmless, truths, since = 1 }] of Object.entries(pairs)) {
  test(`what leaks is refused, and leaks: ${name}`, () => {
    assert.ok(refusals(leaks).includes(rule), `${refusals(leaks)}`);
    assert.ok(!refusals(harmless).includes(rule), `${refusals(harmless)}`);
    for (const core of cores.filter(({ version }) => version >= since)) {
      assert.ok(toldApart(core, leaks, by, truths).includes(by), `survey-core ${core.version}`);
      assert.deepEqual(toldApart(core, harmless), [], `survey-core ${core.version}`);
    }
  });
}

test("what is written beside a choice is refused, and is sent as it is written", () => {
  for (const [key, value] of [
    ["hasOther", "other"],
    ["showOtherItem", "other"],
    ["hasComment", "yes"],
    ["showCommentArea", "yes"],
  ] as const) {
    assert.ok(refusals(alone({ [key]: true })).includes("free-text"), key);
    for (const { SurveyModel } of cores) {
      const survey: LiveSurvey = new SurveyModel(alone({ [key]: true }));
      survey.onCompleting.add(() => survey.setValue("secret", "no"));
      const question = survey.getQuestionByName("secret") as unknown as { value: unknown; comment: string };
      question.value = value;
      // The typed text takes the other answer's name where there is one, and the comment's in any case.
      if (value !== "other") survey.setValue("secret-Comment", "my own words");
      else question.comment = "my own words";
      assert.match(JSON.stringify(survey.data), /my own words/, key);
      (survey.tryComplete ?? survey.completeLastPage)?.call(survey);
      if (value !== "other") assert.match(JSON.stringify(survey.data), /my own words/, key);
    }
  }
});

test("an expression that sets the answer can put something in the place of the report", () => {
  const json = alone({ setValueIf: "{open} notempty", setValueExpression: "{open}" });
  assert.ok(refusals(json).includes("overwritten"));
  for (const { SurveyModel } of cores) {
    const survey = new SurveyModel(alone({ setValueExpression: "iif({open} = 'yes', 'yes', 'no')" }));
    survey.onCompleting.add(() => survey.setValue("secret", "no"));
    survey.setValue("open", "yes");
    assert.equal(survey.data.secret, "yes");
    survey.setValue("secret", "no");
    survey.setValue("open", "no");
    survey.setValue("open", "yes");
    assert.equal(survey.data.secret, "yes", "whatever has been put there");
  }
});
