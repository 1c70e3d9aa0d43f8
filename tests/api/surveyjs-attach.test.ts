// SPDX-License-Identifier: GPL-3.0-or-later
/** One call attaches all to a survey of SurveyJS; until it is done, and where it is refused, nobody can complete the survey. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { SluiceError } from "../../wasm/contract/errors.js";
import { attach } from "../../web/survey/surveyjs.js";
import { fails } from "./helpers.js";
import type { LiveSurvey } from "./survey-core.js";
import { complete, each, wasm } from "./surveyjs-attached.js";

const smoking = JSON.parse(readFileSync("web/survey/examples/protocols/smoking.json", "utf8"));
const asked = {
  type: "radiogroup",
  name: "smokes",
  choices: ["never", "now and then", "every day"],
  isRequired: true,
  sluice: "smoking",
};
const json = { elements: [asked, { type: "text", name: "town", sluicePublic: true }] };
const attachable = (survey: LiveSurvey) => survey as unknown as Parameters<typeof attach>[0];
const options = { protocols: { smoking }, wasm, told: false };

each("a survey that is attached by one call sends its reports when it is completed", async ({ SurveyModel }) => {
  const received: { url: string; body: Record<string, unknown> }[] = [];
  const fetch = (async (url: string, { body }: { body: string }) => {
    received.push({ url, body: JSON.parse(body) });
    return { status: 200 };
  }) as unknown as typeof globalThis.fetch;
  const survey = new SurveyModel(json);
  await attach(attachable(survey), { ...options, url: "https://example.org/reports", sending: { fetch } });
  survey.data = { smokes: "never", town: "Delft" };
  complete(survey);
  assert.equal(survey.state, "completed");
  await new Promise((later) => setTimeout(later));
  assert.equal(received.length, 1);
  assert.equal(received[0]?.url, "https://example.org/reports");
  const { smokes, town, sluice } = received[0]?.body ?? {};
  assert.ok(asked.choices.includes(smokes as string));
  assert.equal(town, "Delft");
  assert.deepEqual(Object.keys((sluice as { protocols: object }).protocols), ["smokes"]);
});

each("without an address nobody completes before all is loaded, and then the survey has reports", async (core) => {
  const survey = new core.SurveyModel(json);
  const attaching = attach(attachable(survey), options);
  survey.data = { smokes: "never" };
  complete(survey);
  assert.notEqual(survey.state, "completed");
  const attached = await attaching;
  complete(survey);
  assert.equal(survey.state, "completed");
  assert.deepEqual(Object.keys(survey.data).sort(), ["sluice", "smokes"]);
  assert.deepEqual(survey.data, attached.payload);
});

each("nobody ever completes a survey that was refused, or of which a protocol is broken", async ({ SurveyModel }) => {
  const leaking = { elements: [asked, { type: "text", name: "why", visibleIf: "{smokes} = 'every day'" }] };
  for (const [survey, given, code] of [
    [new SurveyModel(leaking), options, "bad_request"],
    [new SurveyModel(json), { ...options, protocols: { smoking: "{}" } }, "bad_protocol"],
  ] as const) {
    await fails(() => attach(attachable(survey), given), code);
    survey.data = { smokes: "every day", why: "habit" };
    const told: string[] = [];
    Object.assign(survey, { notify: (text: string) => told.push(text) });
    complete(survey);
    assert.notEqual(survey.state, "completed");
    assert.match(told.join(), /could not be protected/);
  }
});

each("called once more, after a failure or twice at once, it attaches the survey once", async ({ SurveyModel }) => {
  const survey = new SurveyModel(json);
  await fails(() => attach(attachable(survey), { ...options, protocols: { smoking: "{}" } }), "bad_protocol");
  const twice = await Promise.allSettled([1, 2].map(() => attach(attachable(survey), options)));
  assert.deepEqual(twice.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  survey.data = { smokes: "never" };
  complete(survey);
  assert.equal(survey.state, "completed");
  assert.deepEqual(Object.keys(survey.data).sort(), ["sluice", "smokes"]);
});

each("after it is attached, the page hears each time why nothing is sent, without an answer", async (core) => {
  const heard: [code: string, id: string, text: string][] = [];
  const onError = ({ code, id, message, remedy }: SluiceError) => heard.push([code, id, `${message} ${remedy}`]);
  const survey = new core.SurveyModel(json);
  await attach(attachable(survey), { ...options, onError });
  survey.data = { smokes: "never" };
  assert.equal(heard.length, 0);
  // Since then the title repeats the answer.
  const town = survey.getQuestionByName("town");
  Object.assign(town, { title: "Why {smokes}?" });
  complete(survey);
  assert.notEqual(survey.state, "completed");
  assert.deepEqual(
    heard.map(([code, id]) => [code, id]),
    [["bad_request", "survey-leaks"]],
  );
  assert.doesNotMatch(heard.join(), /never/);
  Object.assign(town, { title: "Where?" });
  complete(survey);
  assert.equal(survey.state, "completed");
  assert.equal(heard.length, 1);
});

each(
  "the page hears that nobody has received the reports, and of a failure that is not ours its name",
  async (core) => {
    const heard: SluiceError[] = [];
    const fetch = (async () => ({ status: 403 })) as unknown as typeof globalThis.fetch;
    const survey = new core.SurveyModel(json);
    const onError = (error: SluiceError) => heard.push(error);
    const sending = { fetch };
    await attach(attachable(survey), { ...options, url: "https://example.org/reports", sending, onError });
    survey.data = { smokes: "never" };
    complete(survey);
    await new Promise((later) => setTimeout(later));
    assert.deepEqual(
      heard.map(({ id }) => id),
      ["receiver-refused"],
    );
    const other = new core.SurveyModel(json);
    await attach(attachable(other), { ...options, onError });
    other.data = { smokes: "never" };
    Object.assign(other, {
      toJSON: () => {
        throw new RangeError("the answer is never");
      },
    });
    complete(other);
    assert.notEqual(other.state, "completed");
    const [, last] = heard;
    assert.deepEqual([heard.length, last?.code, last?.message], [2, "crashed", "RangeError"]);
  },
);
