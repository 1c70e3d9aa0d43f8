// SPDX-License-Identifier: GPL-3.0-or-later
/** The adapter for SurveyJS, in the three versions of survey-core that it is for. */
import assert from "node:assert/strict";
import { load } from "../../wasm/answer-time/answer-time.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { drawnFor } from "../../web/survey/drawn-report.js";
import { privatise, type SurveyOptions, sendOnComplete } from "../../web/survey/surveyjs.js";
import { recorded } from "./draws.js";
import { fails } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import type { LiveSurvey, SurveyCore } from "./survey-core.js";
import { attach, complete, each, modelOf, wasm } from "./surveyjs-attached.js";

const engine = await realEngine();
const CATEGORIES = ["never", "now and then", "every day"];
const protocol = toProtocolFile(
  engine.design({
    table: {
      secret: { name: "ill", categories: ["yes", "no"] },
      data: { name: "smokes", categories: CATEGORIES },
      weights: Float64Array.of(1, 2, 5, 6, 3, 1),
    },
    notion: "lip",
    epsilon: 0.3,
    protocol: "optimal",
  }),
);
const JSON_OF_SURVEY = {
  pages: [
    { elements: [{ type: "radiogroup", name: "smokes", choices: CATEGORIES, isRequired: true, sluice: "smoking" }] },
    {
      elements: [
        { type: "text", name: "town", sluicePublic: true },
        { type: "text", name: "diary" },
      ],
    },
  ],
};

const loaded = () => load({ protocols: { smoking: protocol }, wasm });
const attached = async (core: SurveyCore, json: object = JSON_OF_SURVEY, more: Partial<SurveyOptions> = {}) =>
  attach(core, json, { sluice: await loaded(), ...more });
const answered = (survey: LiveSurvey, smokes = "every day"): void => {
  survey.data = { smokes, town: "Delft", diary: "what nobody asked for" };
  survey.currentPageNo = 1;
};

each("a survey that is completed holds reports and what is public, and nothing else", async (core) => {
  const { sluice, drawn } = recorded(await loaded());
  const { survey, attached } = attach(core, JSON_OF_SURVEY, { sluice });
  assert.deepEqual(
    attached.warnings.map(({ rule }) => rule),
    ["undeclared"],
  );
  const sent: Record<string, unknown>[] = [];
  survey.onComplete.add((model) => sent.push(model.data));
  answered(survey);
  complete(survey);
  assert.equal(survey.state, "completed");
  assert.equal(sent.length, 1);
  const [data = {}] = sent;
  assert.deepEqual(Object.keys(data).sort(), ["sluice", "smokes", "town"]);
  assert.equal(data.smokes, drawn("smokes", "smoking", "every day"));
  assert.ok(protocol.channel.reports.includes(data.smokes as string));
  assert.equal(data.town, "Delft");
  assert.deepEqual((data.sluice as { protocols: unknown }).protocols, { smokes: sluice.protocol("smoking").hash });
  assert.deepEqual(attached.payload, data);
  assert.deepEqual(drawnFor(survey), data);
  (data.sluice as { submission: string }).submission = "changed by a handler";
  const { payload } = attached;
  assert.notDeepEqual(payload, data);
  Object.assign(payload ?? {}, { smokes: "changed by the page" });
  assert.notDeepEqual(attached.payload, payload);
  assert.equal(survey.getQuestionByName("smokes").value, data.smokes);
});

/** The places of a text in an object, and in what it holds, so deep. */
function placesOf(text: string, object: object, depth = 2): string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    if (value === text) return [key];
    if (depth === 0 || typeof value !== "object" || value === null) return [];
    return placesOf(text, value, depth - 1).map((place) => `${key}.${place}`);
  });
}

for (const type of ["radiogroup", "dropdown", "buttongroup", "imagepicker"]) {
  each(`a survey that was completed holds the answer nowhere in its question: ${type}`, async (core) => {
    const json = {
      elements: [{ type, name: "smokes", choices: CATEGORIES, isRequired: true, sluice: "smoking" }],
    };
    const answer = async (smokes: string, isAttached: boolean) => {
      for (let tries = 0; tries < 100; ++tries) {
        const survey = new core.SurveyModel(json);
        const attached = isAttached && privatise(modelOf(survey), { sluice: await loaded() });
        survey.getQuestionByName("smokes").value = smokes;
        complete(survey);
        // A report that reads like the answer stands where reports stand.
        if (!attached || attached.payload?.smokes !== smokes)
          return placesOf(smokes, survey.getQuestionByName("smokes"));
      }
      return assert.fail("reports are answers");
    };
    // Choices stand in every survey; an answer only in that of whoever has given it.
    const [one, , other] = CATEGORIES as [string, string, string];
    const inBoth = async (isAttached: boolean) => {
      const found = new Set(await answer(other, isAttached));
      return (await answer(one, isAttached)).filter((place) => found.has(place));
    };
    assert.deepEqual(await inBoth(true), []);
    assert.ok((await inBoth(false)).length > 0, "without the adapter it is found");
  });
}

each("where randomness is replaced after this was loaded, what is drawn and sent under is random", async (core) => {
  const sluice = await loaded();
  const real = crypto.getRandomValues;
  crypto.getRandomValues = (<Into extends Uint8Array>(into: Into): Into => into.fill(3) as Into) as typeof real;
  try {
    const submissions = [0, 1].map(() => {
      const { survey, attached } = attach(core, JSON_OF_SURVEY, { sluice });
      answered(survey);
      complete(survey);
      return attached.payload?.sluice.submission;
    });
    assert.ok(submissions[0] && submissions[0] !== submissions[1]);
  } finally {
    crypto.getRandomValues = real;
  }
});

/** The lines at the console meanwhile. */
async function heard(work: () => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const { warn, error } = console;
  console.warn = console.error = (line: string) => lines.push(line);
  try {
    await work();
  } finally {
    Object.assign(console, { warn, error });
  }
  return lines;
}

const EVERYTHING = {
  elements: [
    { type: "radiogroup", name: "smokes", choices: CATEGORIES, isRequired: true, sluice: "smoking" },
    { type: "text", name: "town", sluicePublic: true, hasComment: true, showCommentArea: true },
    { type: "radiogroup", name: "brand", valueName: "make", sluicePublic: true, choices: ["A"], hasOther: true },
    {
      type: "matrixdynamic",
      name: "days",
      sluicePublic: true,
      rowCount: 1,
      columns: [{ name: "n", cellType: "text", totalType: "sum" }],
    },
    { type: "text", name: "diary", hasComment: true, showCommentArea: true },
  ],
  calculatedValues: [
    { name: "kept", expression: "1 + 1", includeIntoResult: true },
    { name: "unkept", expression: "1 + 1" },
  ],
};

each("all that belongs to public questions is sent; other keys if they are named, and told if not", async (core) => {
  const told = await heard(async () => {
    const { survey, attached: given } = await attached(core, EVERYTHING, { open: ["participant"] });
    const sent = {
      town: "Delft",
      "town-Comment": "by the canal",
      make: "other",
      "make-Comment": "a brand of their own",
      days: [{ n: 3 }],
      participant: "p7",
    };
    survey.data = {
      ...sent,
      smokes: "never",
      diary: "what nobody asked for",
      "diary-Comment": "nor this",
      stray: "a secret of the page",
    };
    complete(survey);
    const { sluice, smokes, ...open } = given.payload ?? assert.fail();
    assert.deepEqual(open, { ...sent, "days-total": { n: 3 }, kept: 2 });
    assert.deepEqual([...given.leftOut].sort(), ["diary-Comment", "stray"]);
    given.nextPerson();
    assert.deepEqual(given.leftOut, []);
  });
  assert.match(told.join("\n"), /"diary" has no protocol/, "warnings are told at once");
  assert.match(told.at(-1) ?? "", /does not send "(stray|diary-Comment)", "(stray|diary-Comment)"/);
  assert.doesNotMatch(told.join(), /a secret of the page|nor this/);
});

const depending = { type: "text", name: "why", visibleIf: "{smokes} = 'never'" };
const calculated = { name: "kept", expression: "iif({smokes} = 'never', 1, 2)", includeIntoResult: true };
const openTo = (open: unknown) => ({ open: open as readonly string[] });

/** Surveys that are not attached to, and what is said of each. */
const refused: Record<string, [said: RegExp, json: object, options?: Partial<SurveyOptions>, handler?: true]> = {
  "its properties are not known, so that nothing would be sent": [
    /call register before the model is made/,
    { elements: [{ type: "radiogroup", name: "smokes", choices: CATEGORIES }] },
  ],
  "a question depends on a private answer": [
    /pages\[2\].*visibleIf.*depending on the answer.*Show it to everybody/,
    { pages: [...JSON_OF_SURVEY.pages, { elements: [depending] }] },
  ],
  "a calculated value depends on a private answer": [
    /calculatedValues/,
    { ...EVERYTHING, calculatedValues: [calculated] },
  ],
  ...Object.fromEntries(
    ["smokes", "Smokes", "smokes-Comment", "smokes-total"].map((key) => [
      `the option open names ${key}`,
      [/^field-public/, JSON_OF_SURVEY, openTo(["participant", key])],
    ]),
  ),
  "the option open is a text, and not a list of keys": [
    /^open-not-listed.*Write it as a list: open: \["participant"\]\.$/s,
    JSON_OF_SURVEY,
    openTo("participant"),
  ],
  "a handler of onComplete was there before, which would find no data": [
    /add handlers after that/,
    JSON_OF_SURVEY,
    {},
    true,
  ],
};

for (const [why, [said, json, options, handler]] of Object.entries(refused)) {
  each(`refused is a survey where ${why}`, async ({ SurveyModel }) => {
    const survey = new SurveyModel(json);
    if (handler) survey.onComplete.add(() => {});
    const given = { sluice: await loaded(), ...options };
    const { id, message, remedy } = await fails(() => privatise(modelOf(survey), given), "bad_request");
    assert.match(`${id} ${message} ${remedy}`, said);
    if (handler) privatise(modelOf(survey), { ...given, handlers: { onComplete: 1 } });
  });
}

each("a handler of onCompleting that is vouched for lets people complete, another one does not", async (core) => {
  const survey = new core.SurveyModel(JSON_OF_SURVEY);
  survey.onCompleting.add(() => {});
  const attached = privatise(modelOf(survey), { sluice: await loaded(), handlers: { onCompleting: 1 } });
  answered(survey);
  complete(survey);
  assert.ok(attached.payload);
  survey.clear();
  survey.onCompleting.add(() => {});
  answered(survey);
  const told = await heard(async () => void complete(survey));
  assert.equal(attached.payload, undefined);
  assert.match(told.join(), /Sluice sends nothing: .*onCompleting/s);
  assert.doesNotMatch(told.join(), /every day/);
});

each("a survey that is cleared is for another person; who only goes back is the same", async (core) => {
  const sluice = await loaded();
  const { survey, attached: given } = await attached(core, JSON_OF_SURVEY, { sluice });
  const [first, again, other] = [true, false, true].map((clears) => {
    survey.clear(clears);
    answered(survey);
    complete(survey);
    // Reports that the page draws by itself, of questions that it names.
    const own = Array.from({ length: 99 }, (_, i) => sluice.privatise("smoking", "never", `${i}`));
    return [given.payload?.sluice.submission, own.join()];
  });
  assert.ok(first?.[0] && other?.[0]);
  assert.deepEqual(again, first);
  for (const i of [0, 1]) assert.notEqual(other[i], first[i]);
});

each("what an event handler sees on the way out is no answer", async (core) => {
  const { survey } = await attached(core);
  const seen: unknown[] = [];
  survey.onComplete.add((model, options) => seen.push(model.data, model.getPlainData(), Object.keys(options)));
  survey.onNavigateToUrl.add((model) => seen.push(model.data));
  answered(survey);
  complete(survey);
  // "diary" was in no list of what may be sent.
  assert.doesNotMatch(JSON.stringify(seen), /what nobody asked for/);
  assert.notEqual((seen[0] as { smokes: string }).smokes, undefined);
});

each("completed again, the same reports are sent; for another person others are drawn", async (core) => {
  const { survey, attached: given } = await attached(core);
  answered(survey);
  complete(survey);
  const first = given.payload;
  // Back to the survey, another answer, completed again: the report of the first one has been seen.
  survey.clear(false);
  answered(survey, "never");
  complete(survey);
  assert.deepEqual(given.payload, first);
  assert.deepEqual(survey.data, first);
  // Public answers are put right, as after a refusal by the server.
  survey.clear(false);
  answered(survey, "never");
  survey.setValue("town", "zqbonn");
  complete(survey);
  assert.deepEqual(given.payload, { ...first, town: "zqbonn" });
  assert.deepEqual([survey.data, given.leftOut], [given.payload, []]);
  given.nextPerson();
  survey.clear(false);
  answered(survey, "never");
  complete(survey);
  assert.notEqual(given.payload?.sluice.submission, first?.sluice.submission);
});

each("a survey whose reports are forgotten before it is completed has no data for anybody", async (core) => {
  const { survey, attached: given } = await attached(core, JSON_OF_SURVEY, { handlers: { onCompleting: 1 } });
  const sent: unknown[] = [];
  const fetch = (async (url: string) => sent.push(url)) as never;
  sendOnComplete(modelOf(survey), given, "https://example.org/", { fetch });
  survey.onCompleting.add(() => given.nextPerson());
  answered(survey);
  complete(survey);
  assert.deepEqual([survey.state, survey.data, sent], ["completed", {}, []]);
});

each("what cannot be privatised is not sent: the survey stays where it is, and says so", async (core) => {
  const { survey, attached: given } = await attached(core);
  const told: unknown[] = [];
  Object.assign(survey, { locale: "de", notify: (message: string, type: string) => told.push([message, type]) });
  let sent = 0;
  survey.onComplete.add(() => {
    sent += 1;
  });
  answered(survey, "an answer of no list");
  complete(survey);
  assert.deepEqual([sent, survey.state, given.payload], [0, "running", undefined]);
  assert.match(String(told), /^Ihre Antworten konnten nicht geschützt werden.*,error$/);
  answered(survey, "never");
  // A listener that is added by now hears what was answered.
  survey.onCompleting.add(() => {});
  complete(survey);
  assert.deepEqual([sent, survey.state], [0, "running"]);
});

each("negative control: without the adapter the answer is in the data", ({ SurveyModel }) => {
  const survey = new SurveyModel(JSON_OF_SURVEY);
  let data: unknown;
  survey.onComplete.add((model) => {
    data = model.data;
  });
  answered(survey);
  complete(survey);
  assert.match(JSON.stringify(data), /every day.*what nobody asked for/);
});
