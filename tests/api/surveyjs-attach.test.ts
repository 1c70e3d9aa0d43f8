// SPDX-License-Identifier: GPL-3.0-or-later
/** One call attaches all to a survey of SurveyJS; until it is done, and where it is refused, nobody can complete the survey. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { attach, register } from "../../web/survey/surveyjs.js";
import { fails } from "./helpers.js";
import { cores, type LiveSurvey } from "./survey-core.js";

const wasm = readFileSync(".build/wasm/sluice-answer.wasm");
const smoking = JSON.parse(readFileSync("web/survey/examples/protocols/smoking.json", "utf8"));
const asked = {
  type: "radiogroup",
  name: "smokes",
  choices: ["never", "now and then", "every day"],
  isRequired: true,
  sluice: "smoking",
};
const json = { elements: [asked, { type: "text", name: "town", sluicePublic: true }] };
for (const { Serializer } of cores) register(Serializer);

type Attachable = Parameters<typeof attach>[0];
const attachable = (survey: LiveSurvey) => survey as unknown as Attachable;
const complete = (survey: LiveSurvey): unknown => (survey.completeLastPage ?? survey.tryComplete)?.call(survey);
const options = { protocols: { smoking }, wasm, told: false };

/** A receiver that keeps what it gets. */
function receiver() {
  const received: { url: string; body: Record<string, unknown> }[] = [];
  const fetch = (async (url: string, { body }: { body: string }) => {
    received.push({ url, body: JSON.parse(body) });
    return { status: 200 };
  }) as unknown as typeof globalThis.fetch;
  return { received, fetch };
}

test("a survey that is attached by one call sends its reports when it is completed", async () => {
  for (const { SurveyModel, version } of cores) {
    const { received, fetch } = receiver();
    const survey = new SurveyModel(json);
    await attach(attachable(survey), { ...options, url: "https://example.org/reports", sending: { fetch } });
    survey.data = { smokes: "never", town: "Delft" };
    complete(survey);
    assert.equal(survey.state, "completed", `survey-core ${version}`);
    await new Promise((later) => setTimeout(later));
    assert.equal(received.length, 1, `survey-core ${version}`);
    assert.equal(received[0]?.url, "https://example.org/reports");
    const { smokes, town, sluice } = received[0]?.body ?? {};
    assert.ok(asked.choices.includes(smokes as string));
    assert.equal(town, "Delft");
    assert.deepEqual(Object.keys((sluice as { protocols: object }).protocols), ["smokes"]);
  }
});

test("nobody completes a survey before all is loaded", async () => {
  for (const { SurveyModel, version } of cores) {
    const survey = new SurveyModel(json);
    const attached = attach(attachable(survey), options);
    survey.data = { smokes: "never" };
    complete(survey);
    assert.notEqual(survey.state, "completed", `survey-core ${version}`);
    await attached;
    complete(survey);
    assert.equal(survey.state, "completed", `survey-core ${version}`);
    assert.deepEqual(Object.keys(survey.data).sort(), ["sluice", "smokes"]);
  }
});

test("nobody ever completes a survey that was refused, or of which a protocol is broken", async () => {
  const leaking = { elements: [asked, { type: "text", name: "why", visibleIf: "{smokes} = 'every day'" }] };
  for (const { SurveyModel, version } of cores) {
    for (const [survey, given, code] of [
      [new SurveyModel(leaking), options, "bad_request"],
      [new SurveyModel(json), { ...options, protocols: { smoking: "{}" } }, "bad_protocol"],
    ] as const) {
      await fails(() => attach(attachable(survey), given), code);
      survey.data = { smokes: "every day", why: "habit" };
      complete(survey);
      assert.notEqual(survey.state, "completed", `survey-core ${version}`);
    }
  }
});

test("without an address the survey has reports, for whoever sends them", async () => {
  for (const { SurveyModel } of cores) {
    const survey = new SurveyModel(json);
    const attached = await attach(attachable(survey), options);
    survey.data = { smokes: "never" };
    complete(survey);
    assert.deepEqual(survey.data, attached.payload);
  }
});
