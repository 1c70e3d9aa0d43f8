// SPDX-License-Identifier: GPL-3.0-or-later
/** The sheet of a survey lists what the adapter sends, and nothing else. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "../../wasm/answer-time/answer-time.js";
import { dataFlowSheet, sentBy } from "../../web/survey/data-flow.js";
import { privatise, type SurveyModel as Survey } from "../../web/survey/surveyjs.js";
import { cores } from "./survey-core.js";

const examples = "web/survey/examples";
const read = (name: string) => JSON.parse(readFileSync(`${examples}/${name}.json`, "utf8"));
const json = read("surveyjs/survey");
const loaded = () => load({ protocols: { smoking: read("protocols/smoking"), taken: read("protocols/taken") } });

test("as many reports and public answers as the adapter sends, by the questions' own titles", async () => {
  const sluice = await loaded();
  const fields = sentBy(json, sluice);
  assert.deepEqual(
    fields.map(({ label, protocol }) => [label, protocol === "public" ? protocol : protocol.data.name]),
    [
      ["How old are you?", "public"],
      ["Do you smoke?", "smokes"],
      ["Which of these have you taken in the last year? (cannabis)", "taken"],
      ["Which of these have you taken in the last year? (cocaine)", "taken"],
    ],
  );
  assert.match(dataFlowSheet({ title: "Habits", fields }).html, /Which of these .* \(cocaine\)/);
  const brief = {
    en: /in all: 4\. .*stays: 3\. .*answered: 1\./,
    nl: /totaal: 4\. .*blijft: 3\. .*beantwoord: 1\./,
    de: /insgesamt: 4\. .*bleibt: 3\. .*wurde: 1\./,
  };
  for (const [language, said] of Object.entries(brief)) {
    assert.match(dataFlowSheet({ title: "Habits", fields, language }).html, said);
  }
  for (const { SurveyModel } of cores) {
    const survey = new SurveyModel(json);
    const attached = privatise(survey as unknown as Survey, { sluice });
    survey.data = { age: "30 to 59", smokes: "never", drugs: ["cocaine"] };
    while (!survey.isLastPage) survey.nextPage();
    (survey.tryComplete ?? survey.completeLastPage)?.call(survey);
    const { sluice: envelope, ...sent } = attached.payload ?? {};
    assert.equal(Object.keys(sent).length, fields.length);
    const reports = fields.filter(({ protocol }) => protocol !== "public").length;
    assert.equal(Object.keys(Object(envelope).protocols).length, reports);
  }
});

test("what is not sent is not listed; titles are in the language that is asked for; names stand in for them", async () => {
  const sluice = await loaded();
  const question = { type: "radiogroup", name: "smokes", choices: ["never"], sluice: "smoking" };
  const survey = {
    elements: [
      { type: "text", name: "diary" },
      { ...question, title: { default: "Smoke?", de: "Rauchen?" } },
      { ...question, name: "again" },
      {
        type: "checkbox",
        name: "drugs",
        choices: [{ value: "x", text: { default: "an X", de: "ein X" } }],
        sluice: { each: "taken" },
      },
    ],
  };
  const labels = (language?: string) => sentBy(survey, sluice, language).map(({ label }) => label);
  assert.deepEqual(labels(), ["Smoke?", "again", "drugs (an X)"]);
  assert.deepEqual(labels("de"), ["Rauchen?", "again", "drugs (ein X)"]);
  assert.throws(() => sentBy({ elements: [{ ...question, sluice: "other" }] }, sluice), /"smokes" is not among those/);
});
