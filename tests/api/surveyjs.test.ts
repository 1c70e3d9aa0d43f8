// SPDX-License-Identifier: GPL-3.0-or-later
/** The adapter for SurveyJS, in the three versions of survey-core that it is for. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { type AnswerTime, load } from "../../wasm/answer-time/answer-time.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { privatise, register, type SurveyModel } from "../../web/survey/surveyjs.js";
import { recorded } from "./draws.js";
import { fails } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { cores, type LiveSurvey } from "./survey-core.js";

const engine = await realEngine();
const wasm = readFileSync(".build/wasm/sluice-answer.wasm");
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

for (const { Serializer } of cores) register(Serializer);

const loaded = (): Promise<AnswerTime> => load({ protocols: { smoking: protocol }, wasm });
const answered = (survey: LiveSurvey, smokes = "every day"): void => {
  survey.data = { smokes, town: "Delft", diary: "what nobody asked for" };
  survey.currentPageNo = 1;
};
const complete = (survey: LiveSurvey): unknown => (survey.completeLastPage ?? survey.tryComplete)?.call(survey);

test("a survey of which nothing would be sent, as its properties are not known, is refused at once", async () => {
  const sluice = await loaded();
  for (const { SurveyModel } of cores) {
    const survey = new SurveyModel({ elements: [{ type: "radiogroup", name: "smokes", choices: CATEGORIES }] });
    const { remedy } = await fails(() => privatise(survey as unknown as SurveyModel, { sluice }), "bad_request");
    assert.match(remedy, /register/);
  }
});

test("a survey that is completed holds reports and what is public, and nothing else", async () => {
  for (const { SurveyModel, version } of cores) {
    const { sluice, drawn } = recorded(await loaded());
    const survey = new SurveyModel(JSON_OF_SURVEY);
    const attached = privatise(survey as unknown as SurveyModel, { sluice });
    assert.deepEqual(
      attached.warnings.map(({ rule }) => rule),
      ["undeclared"],
    );
    const sent: Record<string, unknown>[] = [];
    survey.onComplete.add((model) => sent.push(model.data));
    answered(survey);
    complete(survey);
    assert.equal(survey.state, "completed", `survey-core ${version}`);
    assert.equal(sent.length, 1);
    const [data = {}] = sent;
    assert.deepEqual(Object.keys(data).sort(), ["sluice", "smokes", "town"]);
    assert.equal(data.smokes, drawn("smokes", "smoking", "every day"));
    assert.ok(protocol.channel.reports.includes(data.smokes as string));
    assert.equal(data.town, "Delft");
    assert.deepEqual((data.sluice as { protocols: unknown }).protocols, { smokes: sluice.protocol("smoking").hash });
    assert.deepEqual(attached.payload, data);
    const { value } = survey.getQuestionByName("smokes");
    assert.notEqual(value, "every day");
  }
});

/** Where a text stands in an object, and in what it holds, so deep. */
function placesOf(text: string, object: object, depth = 2): string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    if (value === text) return [key];
    if (depth === 0 || typeof value !== "object" || value === null) return [];
    return placesOf(text, value, depth - 1).map((place) => `${key}.${place}`);
  });
}

test("a survey that was completed holds the answer nowhere in its question", async () => {
  for (const type of ["radiogroup", "dropdown", "buttongroup", "imagepicker"]) {
    for (const { SurveyModel, version } of cores) {
      const element = { type, name: "smokes", choices: CATEGORIES, isRequired: true, sluice: "smoking" };
      const answer = async (smokes: string, attach: boolean) => {
        for (let tries = 0; tries < 100; ++tries) {
          const survey = new SurveyModel({ elements: [element] });
          const attached = attach && privatise(survey as unknown as SurveyModel, { sluice: await loaded() });
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
      const inBoth = async (attach: boolean) => {
        const found = new Set(await answer(other, attach));
        return (await answer(one, attach)).filter((place) => found.has(place));
      };
      assert.deepEqual(await inBoth(true), [], `${type} ${version}`);
      assert.ok((await inBoth(false)).length > 0, "without the adapter it is found");
    }
  }
});

test("where randomness is replaced after this was loaded, what is drawn and what it is sent under are random all the same", async () => {
  const real = crypto.getRandomValues;
  for (const { SurveyModel, version } of cores) {
    const sluice = await loaded();
    crypto.getRandomValues = (<Into extends Uint8Array>(into: Into): Into => into.fill(3) as Into) as typeof real;
    try {
      const submissions = [0, 1].map(() => {
        const survey = new SurveyModel(JSON_OF_SURVEY);
        const attached = privatise(survey as unknown as SurveyModel, { sluice });
        answered(survey);
        complete(survey);
        return attached.payload?.sluice.submission;
      });
      assert.ok(submissions[0] && submissions[0] !== submissions[1], `survey-core ${version}`);
    } finally {
      crypto.getRandomValues = real;
    }
  }
});

/** What is said at the console meanwhile. */
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

test("all that belongs to public questions is sent; other keys are sent if they are named, and told if not", async () => {
  for (const { SurveyModel, version } of cores) {
    const told = await heard(async () => {
      const survey = new SurveyModel(EVERYTHING);
      const attached = privatise(survey as unknown as SurveyModel, { sluice: await loaded(), open: ["participant"] });
      survey.data = {
        smokes: "never",
        town: "Delft",
        "town-Comment": "by the canal",
        make: "other",
        "make-Comment": "a brand of their own",
        days: [{ n: 3 }],
        diary: "what nobody asked for",
        "diary-Comment": "nor this",
        participant: "p7",
        stray: "a secret of the page",
      };
      complete(survey);
      const { sluice, smokes, ...open } = attached.payload ?? assert.fail(version.toString());
      assert.deepEqual(open, {
        town: "Delft",
        "town-Comment": "by the canal",
        make: "other",
        "make-Comment": "a brand of their own",
        days: [{ n: 3 }],
        "days-total": { n: 3 },
        kept: 2,
        participant: "p7",
      });
      assert.deepEqual([...attached.leftOut].sort(), ["diary-Comment", "stray"]);
    });
    assert.match(told.join("\n"), /"diary" has no protocol/, "warnings are told at once");
    assert.match(told.at(-1) ?? "", /does not send "(stray|diary-Comment)", "(stray|diary-Comment)"/);
    assert.doesNotMatch(told.join(), /a secret of the page|nor this/);
  }
});

test("a calculated value that depends on a private answer is refused, included or not", async () => {
  for (const { SurveyModel } of cores) {
    const calculatedValues = [{ name: "kept", expression: "iif({smokes} = 'never', 1, 2)", includeIntoResult: true }];
    const survey = new SurveyModel({ ...EVERYTHING, calculatedValues });
    const sluice = await loaded();
    await fails(() => privatise(survey as unknown as SurveyModel, { sluice }), "bad_request");
  }
});

test("a private question cannot be sent as it is by the option open", async () => {
  const sluice = await loaded();
  for (const { SurveyModel } of cores) {
    const survey = new SurveyModel(JSON_OF_SURVEY) as unknown as SurveyModel;
    for (const key of ["smokes", "Smokes", "smokes-Comment", "smokes-total"])
      await fails(() => privatise(survey, { sluice, open: ["participant", key] }), "bad_request");
  }
});

test("an option open that is a text, and not a list of keys, is refused with the way out", async () => {
  const sluice = await loaded();
  for (const { SurveyModel } of cores) {
    const survey = new SurveyModel(JSON_OF_SURVEY) as unknown as SurveyModel;
    const { id, remedy } = await fails(
      () => privatise(survey, { sluice, open: "participant" as never }),
      "bad_request",
    );
    assert.equal(id, "open-not-listed");
    assert.equal(remedy, 'Write it as a list: open: ["participant"].');
  }
});

test("a handler of onComplete that was there before would find no data, and is refused", async () => {
  const sluice = await loaded();
  for (const { SurveyModel } of cores) {
    const survey = new SurveyModel(JSON_OF_SURVEY);
    survey.onComplete.add(() => {});
    const model = survey as unknown as SurveyModel;
    const { remedy } = await fails(() => privatise(model, { sluice }), "bad_request");
    assert.match(remedy, /add handlers after that/);
    privatise(model, { sluice, handlers: { onComplete: 1 } });
  }
});

test("a handler of onCompleting that is vouched for lets people complete, another one does not", async () => {
  for (const { SurveyModel, version } of cores) {
    const survey = new SurveyModel(JSON_OF_SURVEY);
    survey.onCompleting.add(() => {});
    const handlers = { onCompleting: 1 };
    const attached = privatise(survey as unknown as SurveyModel, { sluice: await loaded(), handlers });
    answered(survey);
    complete(survey);
    assert.ok(attached.payload, `survey-core ${version}`);
    survey.clear();
    survey.onCompleting.add(() => {});
    answered(survey);
    const told = await heard(async () => void complete(survey));
    assert.equal(attached.payload, undefined);
    assert.match(told.join(), /Sluice sends nothing: .*onCompleting/s);
    assert.doesNotMatch(told.join(), /every day/);
  }
});

test("a survey that is cleared is for another person; who only goes back is the same", async () => {
  for (const { SurveyModel, version } of cores) {
    const survey = new SurveyModel(JSON_OF_SURVEY);
    const attached = privatise(survey as unknown as SurveyModel, { sluice: await loaded() });
    const submissions = [true, false, true].map((clears) => {
      survey.clear(clears);
      answered(survey);
      complete(survey);
      return attached.payload?.sluice.submission;
    });
    const [first, again, other] = submissions;
    assert.ok(first && other, `survey-core ${version}`);
    assert.equal(again, first);
    assert.notEqual(other, first);
  }
});

test("what an event handler sees on the way out is no answer", async () => {
  for (const { SurveyModel, version } of cores) {
    const survey = new SurveyModel(JSON_OF_SURVEY);
    privatise(survey as unknown as SurveyModel, { sluice: await loaded() });
    const seen: unknown[] = [];
    survey.onComplete.add((model, options) => seen.push(model.data, model.getPlainData(), Object.keys(options)));
    survey.onNavigateToUrl.add((model) => seen.push(model.data));
    answered(survey, "every day");
    complete(survey);
    // "diary" was in no list of what may be sent.
    assert.doesNotMatch(JSON.stringify(seen), /what nobody asked for/, `survey-core ${version}`);
    assert.equal((seen[0] as { smokes: string }).smokes !== undefined, true);
  }
});

test("completed again, the same reports are sent; for another person others are drawn", async () => {
  for (const { SurveyModel } of cores) {
    const sluice = await loaded();
    const survey = new SurveyModel(JSON_OF_SURVEY);
    const attached = privatise(survey as unknown as SurveyModel, { sluice });
    answered(survey);
    complete(survey);
    const first = attached.payload;
    // Back to the survey, another answer, completed again: the report of the first one has been seen.
    survey.clear(false);
    answered(survey, "never");
    complete(survey);
    assert.deepEqual(attached.payload, first);
    assert.deepEqual(survey.data, first);
    attached.nextPerson();
    survey.clear(false);
    answered(survey, "never");
    complete(survey);
    assert.notEqual(attached.payload?.sluice.submission, first?.sluice.submission);
  }
});

test("what cannot be privatised is not sent: the survey stays where it is, and says so", async () => {
  for (const { SurveyModel, version } of cores) {
    const survey = new SurveyModel(JSON_OF_SURVEY);
    const attached = privatise(survey as unknown as SurveyModel, { sluice: await loaded() });
    const told: unknown[] = [];
    Object.assign(survey, { locale: "de", notify: (message: string, type: string) => told.push([message, type]) });
    let sent = 0;
    survey.onComplete.add(() => {
      sent += 1;
    });
    answered(survey, "an answer of no list");
    complete(survey);
    assert.deepEqual([sent, survey.state, attached.payload], [0, "running", undefined], `survey-core ${version}`);
    assert.match(String(told), /^Ihre Antworten konnten nicht geschützt werden.*,error$/, `survey-core ${version}`);
    answered(survey, "never");
    // Whoever listens by now hears what was answered.
    survey.onCompleting.add(() => {});
    complete(survey);
    assert.deepEqual([sent, survey.state], [0, "running"]);
  }
});

test("a survey that gives answers away is not attached to, and the reasons are told", async () => {
  for (const { SurveyModel } of cores) {
    const survey = new SurveyModel({
      ...JSON_OF_SURVEY,
      pages: [...JSON_OF_SURVEY.pages, { elements: [{ type: "text", name: "why", visibleIf: "{smokes} = 'never'" }] }],
    });
    const sluice = await loaded();
    const error = await fails(() => privatise(survey as unknown as SurveyModel, { sluice }), "bad_request");
    assert.match(error.message, /pages\[2\].*visibleIf.*depending on the answer.*Show it to everybody/);
  }
});

test("negative control: without the adapter the answer is in the data", () => {
  for (const { SurveyModel } of cores) {
    const survey = new SurveyModel(JSON_OF_SURVEY);
    let data: unknown;
    survey.onComplete.add((model) => {
      data = model.data;
    });
    answered(survey);
    complete(survey);
    assert.match(JSON.stringify(data), /every day.*what nobody asked for/);
  }
});
