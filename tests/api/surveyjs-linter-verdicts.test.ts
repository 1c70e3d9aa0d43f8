// SPDX-License-Identifier: GPL-3.0-or-later
/** The verdict on whole surveys, of the kinds that SurveyJS's documentation shows and that people ask. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { lintModel, lintSurvey, refused } from "../../web/survey/surveyjs-linter.js";
import { answered, cores, type LiveQuestion, toldApart } from "./survey-core.js";
import { protocolOf } from "./surveys.js";

interface Example {
  about: string;
  why: string;
  protocols: Record<string, string[]>;
  refuse: string[];
  warn: string[];
  survey: object;
  /** The first version that does not leave out of its model what this is about. */
  since?: number;
}

const folder = new URL("../../../tests/vectors/surveys/", import.meta.url);
const files = readdirSync(folder);

test("there are enough of them, on either side", () => {
  assert.ok(files.length >= 30);
});

for (const file of files) {
  const {
    about,
    protocols,
    refuse,
    warn,
    survey,
    since = 1,
  }: Example = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  const known = Object.fromEntries(Object.entries(protocols).map(([id, names]) => [id, protocolOf(...names)]));

  test(`${refuse.length > 0 ? "refused" : "let through"}: ${about} (${file})`, () => {
    const found = lintSurvey(survey, { protocols: known });
    const rules = (severity: string): string[] =>
      [...new Set(found.filter((each) => each.severity === severity).map(({ rule }) => rule))].sort();
    assert.deepEqual(rules("refuse"), [...refuse].sort());
    assert.deepEqual(rules("warn"), [...warn].sort());
  });

  test(`the same verdict on the model that SurveyJS makes of it (${file})`, () => {
    for (const { SurveyModel, ExpressionRunner, version } of cores.filter(({ version }) => version >= since)) {
      const model = new SurveyModel(survey);
      assert.ok(model.getAllQuestions().length > 0);
      const found = lintModel(model, { protocols: known, ExpressionRunner });
      assert.equal(refused(found), refuse.length > 0, `survey-core ${version}: ${found.map(({ rule }) => rule)}`);
    }
  });

  if (refuse.length > 0) continue;
  test(`what is let through tells nobody apart (${file})`, () => {
    for (const core of cores) {
      for (const question of new core.SurveyModel(survey).getAllQuestions() as (LiveQuestion & { sluice?: string })[]) {
        const [one, two] = protocols[question.sluice ?? ""] ?? [];
        if (one === undefined || two === undefined) continue;
        const [numbers, truths] = [question.getType() === "rating", [one, two]];
        const answers = numbers ? truths.map(Number) : truths;
        const { completed } = answered(core, survey, { name: question.name, truth: answers[0] }, answers[1], true);
        assert.ok(completed, `survey-core ${core.version}: ${question.name}`);
        // The adapter withholds the answer from data that are sent page by page (surveyjs-vault.test.ts).
        const found = toldApart(core, survey, undefined, answers, question.name).filter((part) => part !== "partial");
        assert.deepEqual(found, [], `survey-core ${core.version}: ${question.name}`);
      }
    }
  });
}
