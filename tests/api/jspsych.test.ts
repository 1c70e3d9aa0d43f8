// SPDX-License-Identifier: GPL-3.0-or-later
/** The adapter for jsPsych without a page: what its linter refuses, what becomes of a row, what is drawn once. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { type AnswerTime, load } from "../../wasm/answer-time/answer-time.js";
import { DrawnReports } from "../../web/survey/jspsych/drawn-report.js";
import { lintTrial } from "../../web/survey/jspsych/lint.js";
import { type RowPlan, rowPlan } from "../../web/survey/jspsych/params.js";
import { replacedRow, scrub, strayFields } from "../../web/survey/jspsych/row.js";
import type { JsPsych, PrivateAnswer } from "../../web/survey/jspsych/types.js";
import plugInByDefault, {
  type LintOptions,
  lintTimeline,
  RULES,
  type RuleId,
  SluiceChoicePlugin,
  SluiceExtension,
} from "../../web/survey/jspsych.js";
import type { Payload } from "../../web/survey/reports.js";
import { fails } from "./helpers.js";
import { protocolOf, protocolOfColumns, without } from "./surveys.js";

const cups = protocolOfColumns(["tea", "rum"], ["yes", "no"]);
const protocols = {
  yn: protocolOf("yes", "no"),
  "yn?": protocolOf("yes", "no", ""),
  secret: { ...protocolOf("yes", "no"), seesSecret: true as const },
  cups,
  fewer: without(cups, 0),
  some: without(cups, 3),
};
const plugin = (name: string) => ({ info: { name } });
const sluice = (params: object) => ({ type: SluiceExtension, params });
const params = { protocol: "yn", question: "smokes" };
/** Buttons, of which the extension is told this as well. */
const asking = (more: object) => ({
  type: plugin("html-button-response"),
  stimulus: "Do you smoke?",
  choices: ["yes", "no"],
  extensions: [sluice({ ...params, ...more })],
});
const buttons = asking({});
const keys = { type: plugin("html-keyboard-response") };
const survey = {
  type: plugin("survey"),
  survey_json: { elements: [{ sluice: "yn" }] },
  survey_function: () => undefined,
};
const question = { prompt: "?", options: ["yes", "no"], required: true };
const several = { type: plugin("survey-multi-choice"), questions: [question] };
const of = (protocol: string, field = "response.Q0") => ({ extensions: [sluice({ protocol, question: "q", field })] });
const nothing = (): void => undefined;

/** Settings that are refused or warned of, and beside them those that are not. */
const examples: Record<RuleId, { found: unknown; passes?: unknown; settings?: object }> = {
  "no-timeline": { found: [buttons, 3], passes: [buttons] },
  "nothing-private": { found: [{ ...buttons, extensions: [] }], passes: [buttons] },
  params: { found: [{ ...buttons, extensions: [sluice({ protocol: "yn" })] }], passes: [buttons] },
  "unknown-protocol": { found: [asking({ protocol: "toString" })], passes: [buttons] },
  "sees-secret": { found: [asking({ protocol: "secret" })], passes: [buttons] },
  "same-question": {
    found: [buttons, { timeline: [buttons] }],
    passes: [buttons, asking({ question: "drinks" })],
  },
  "asked-again": {
    found: [{ timeline: [buttons], repetitions: 2 }],
    passes: [{ timeline: [buttons], repetitions: 1 }],
  },
  several: { found: [buttons, asking({ question: "drinks" })], passes: [buttons] },
  "other-plugin": { found: [{ ...buttons, type: plugin("html-audio-response") }], passes: [buttons] },
  survey: { found: [survey], passes: [{ ...survey, extensions: [sluice({ reports: "response" })] }] },
  "other-extension": { found: [mouse()], passes: [buttons] },
  "saved-parameters": {
    found: [{ timeline: [buttons], save_trial_parameters: { choices: true } }],
    passes: [{ timeline: [buttons], save_trial_parameters: { stimulus: false } }],
  },
  "own-data": { found: [{ timeline: [buttons], data: { said: nothing } }], passes: [{ ...buttons, data: {} }] },
  "data-left-out": {
    found: [{ ...buttons, data: { part: 1 } }],
    passes: [{ ...asking({ public: ["part"] }), data: { part: 1 } }],
  },
  scored: { found: [{ ...buttons, correct_choice: 1 }], passes: [{ ...buttons, correct_choice: null }] },
  unrecorded: { found: [{ ...buttons, record_data: false }], passes: [{ ...buttons, record_data: true }] },
  categories: {
    found: [{ ...buttons, choices: ["yes", "no", "who knows"] }],
    passes: [{ ...asking({ choices: ["yes", "no"] }), choices: ["Ja", "Nein"] }, ticking({}, "cups")],
  },
  combinations: {
    found: [ticking({}, "fewer")],
    passes: [ticking({}, "cups"), ticking({ required: true }, "some")],
  },
  "not-all-answers": {
    found: [ticking({ required: true }, "cups")],
    passes: [ticking({ required: false }, "cups"), ticking({ required: true }, "some")],
  },
  "no-answer": {
    found: [{ ...several, questions: [{ ...question, required: false }], ...of("yn") }],
    passes: [{ ...several, questions: [{ ...question, required: false }], ...of("yn?") }],
  },
  undeclared: {
    found: [{ ...several, questions: [question, { ...question, name: "town" }], ...of("yn") }],
    passes: [{ ...several, ...of("yn") }],
  },
  "in-page": { found: [buttons], passes: [{ type: plugin("sluice-choice"), ...params }] },
  function: { found: [{ timeline: [buttons], conditional_function: nothing }], passes: [buttons] },
  conditional: {
    found: [buttons, { timeline: [keys], conditional_function: () => true }],
    passes: [buttons, { timeline: [keys] }],
  },
  "sends-rows": { found: [buttons], settings: { on_data_update: nothing }, passes: [buttons] },
  "told-of-focus": { found: [buttons], settings: { on_interaction_data_update: nothing }, passes: [buttons] },
};

function ticking(more: object, protocol: string) {
  const asked = { prompt: "?", options: ["rum", "tea"], ...more };
  return { type: plugin("survey-multi-select"), questions: [asked], ...of(protocol) };
}

function mouse() {
  return { ...buttons, extensions: [...buttons.extensions, { type: plugin("mouse-tracking") }] };
}

const rulesIn = (timeline: unknown, options: LintOptions = {}) =>
  lintTimeline(timeline, { protocols, ...options }).map(({ rule }) => rule);

for (const [rule, { found, passes, settings = {} }] of Object.entries(examples)) {
  test(`the linter finds "${rule}", and not next to it`, () => {
    const all = lintTimeline(found, { protocols, settings });
    const [one] = all.filter((each) => each.rule === rule);
    assert.ok(one, JSON.stringify(all));
    assert.equal(one.severity, RULES[one.rule].severity);
    assert.doesNotMatch(one.message + one.remedy, /[{}]/);
    // The only finding is the one that was meant.
    const others = all.filter((each) => each.rule !== rule && each.severity === "refuse");
    assert.deepEqual(others, []);
    if (Array.isArray(passes)) assert.ok(!rulesIn(passes).includes(rule as RuleId), JSON.stringify(rulesIn(passes)));
  });
}

test("every way to tick has to be a category of its own, in whatever words the protocol has it", () => {
  const words = protocolOfColumns(["tea", "rum"], ["ja", "nee"]);
  const three = protocolOfColumns(["tea", "rum"], ["yes", "no", ""]);
  const more = { ...protocols, words, three, one: without(cups, 0, 1, 2), single: without(cups, 2, 3) };
  const plugins = ["survey-multi-select"];
  const found = (trial: object): string[] =>
    lintTimeline([trial], { protocols: more, plugins }).map(({ rule }) => rule);
  const said = { protocol: "words", question: "q", field: "response.Q0", ticked: ["ja", "nee"] };
  assert.deepEqual(found(ticking({}, "words")), ["combinations"], "of which none is ticked in its words");
  assert.deepEqual(found({ ...ticking({}, "words"), extensions: [sluice(said)] }), []);
  assert.deepEqual(found(ticking({}, "three")), [], "what nobody can tick is no leak");
  for (const protocol of ["one", "single", "some"]) assert.deepEqual(found(ticking({}, protocol)), ["combinations"]);
  // The questions are known only when they are shown.
  const later = { ...ticking({}, "fewer"), questions: () => [] };
  assert.deepEqual(found(later), ["combinations"]);
  assert.deepEqual(found(ticking({ required: () => true }, "cups")), ["not-all-answers"]);
  const last = { protocol: "cups", question: "q", field: "response.Q0" };
  const shown = lintTrial(ticking({ required: true }, "cups"), last, { protocols, plugins });
  assert.equal(shown.map(({ rule }) => rule).join(), "not-all-answers");
});

test("what cannot be read, or would draw a report of a report, is refused", () => {
  const other = sluice({ ...params, question: "drinks" });
  const refused: [what: RegExp, trial: object][] = [
    [/found by a function/, { ...buttons, extensions: () => [sluice(params)] }],
    [/said twice/, { ...buttons, extensions: [sluice(params), other] }],
    [/said twice/, { ...buttons, type: plugin("sluice-choice"), ...params, extensions: [other] }],
  ];
  for (const [what, trial] of refused) {
    const found = [lintTimeline([trial], { protocols }), lintTrial(trial, params, { protocols })].map((all) => all[0]);
    for (const first of found) {
      assert.equal(first?.rule, "params");
      assert.match(first?.message ?? "", what);
    }
  }
});

test("what timelines around a trial give it is seen, and a timeline within itself is refused", () => {
  const { extensions: _, ...bare } = buttons;
  assert.ok(rulesIn([{ extensions: mouse().extensions, timeline: [bare] }]).includes("other-extension"));
  const round: unknown[] = [];
  round.push({ timeline: round });
  assert.ok(rulesIn(round).includes("no-timeline"));
  assert.ok(!rulesIn([mouse()], { extensions: ["mouse-tracking"] }).includes("other-extension"));
});

test("params that cannot be followed are told apart", () => {
  const wrong: object[] = [
    { ...params, field: "rt2", public: ["rt2"] },
    { ...params, public: ["response.Q1"] },
    { ...params, public: ["rt"] },
    { ...params, field: "trial_index" },
    { ...params, field: "sluice" },
    { ...params, field: "__proto__.x" },
    { ...params, public: "stimulus" },
    { answers: [] },
    { answers: [params, { ...params, field: "other" }] },
    { answers: [null] },
    { reports: "" },
  ];
  for (const one of wrong) assert.equal(typeof rowPlan(one), "string", JSON.stringify(one));
  assert.equal(typeof rowPlan(undefined), "string");
});

const vector = readFileSync("tests/vectors/protocols/lip-marks.json", "utf8");
const loaded = (): Promise<AnswerTime> =>
  load({ protocols: { where: vector, there: vector.trim() }, wasm: readFileSync(".build/wasm/sluice-answer.wasm") });
const where = (field: string, more: Partial<PrivateAnswer> = {}): PrivateAnswer => ({
  protocol: "where",
  question: "place",
  field,
  ...more,
});
const planFor = (...answers: PrivateAnswer[]): RowPlan =>
  rowPlan({ answers, public: ["stimulus", "town.name"] }) as RowPlan;

test("a row keeps reports, what is public and what jsPsych needs; the very object is changed", async () => {
  const plan = planFor(where("response.Q0"));
  const row: Record<string, unknown> = {
    response: { Q0: "north", Q1: "raw" },
    town: { name: "Delft", street: "raw" },
    stimulus: "?",
    rt: 12,
    response_index: [0],
    question_order: [0],
    webgazer_data: [],
    timeline_variables: { raw: 1 },
    time_elapsed: 5,
    trial_type: "survey-multi-choice",
    trial_index: 3,
  };
  const drawn = new DrawnReports(await loaded());
  scrub(row, replacedRow(row, plan, new Map(), drawn), plan.public);
  const { response, sluice: envelope, ...rest } = row;
  assert.match((response as { Q0: string }).Q0, /^[yn]{4}$/);
  assert.deepEqual(Object.keys(response as object), ["Q0"]);
  assert.deepEqual(Object.keys((envelope as { protocols: object }).protocols), ["place"]);
  assert.deepEqual(rest, {
    town: { name: "Delft" },
    stimulus: "?",
    trial_type: "survey-multi-choice",
    trial_index: 3,
  });
});

test("what is no answer that the protocol knows has no report, and no message tells it", async () => {
  const drawn = new DrawnReports(await loaded());
  const plan = planFor(where("response"));
  const choices = new Map([[plan.answers[0] as PrivateAnswer, ["north", "south"]]]);
  for (const response of ["raw", 7, -1, 0.5, ["north"], { raw: 1 }, undefined, () => "raw"]) {
    for (const known of [choices, new Map()]) {
      const error = await fails(() => replacedRow({ response }, plan, known, drawn), "unknown_category");
      assert.doesNotMatch(error.message + error.remedy, /raw/);
    }
  }
  await fails(() => replacedRow({ answer: "north" }, plan, new Map(), drawn), "bad_request");
  assert.equal(drawn.payload, undefined);
  // An index is the choice at its place; no answer is a category of this protocol.
  for (const response of [1, "south", null]) assert.ok(replacedRow({ response }, plan, choices, drawn).response);
});

/** Names of all functions that can be reached from something by its properties, inherited and computed ones too. */
function reachable(from: unknown, seen = new Set<unknown>()): string[] {
  if (typeof from !== "object" || from === null || seen.has(from)) return [];
  seen.add(from);
  const found: string[] = [];
  for (let at: object = from; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) {
      const value = (from as Record<string, unknown>)[name];
      found.push(...(typeof value === "function" ? [name] : reachable(value, seen)));
    }
  }
  return found;
}

test("the linter finds it in each place where it may stand", () => {
  const ways: [rule: RuleId, timeline: object[]][] = [
    ["own-data", [{ ...buttons, data: nothing }]],
    ["own-data", [{ ...buttons, data: { response: 1 } }]],
    ["own-data", [{ ...buttons, data: { sluice: 1 } }]],
    ...["on_start", "on_load", "on_finish"].map((key): [RuleId, object[]] => [
      "function",
      [{ ...buttons, [key]: nothing }],
    ]),
    ...["conditional_function", "loop_function", "on_timeline_start", "on_timeline_finish"].map(
      (key): [RuleId, object[]] => ["function", [{ timeline: [buttons], [key]: nothing }]],
    ),
    ["several", [buttons, { ...survey, extensions: [sluice({ reports: "response" })] }]],
  ];
  for (const [rule, timeline] of ways) assert.ok(rulesIn(timeline).includes(rule), `${rule} ${Object.keys(timeline)}`);
});

test("jsPsych.run, which lints nothing, is refused by the extension where its timeline gives answers away", async () => {
  const given = { sluice: await loaded() };
  const good = [{ ...asking({ protocol: "where" }), choices: ["north", "south", "east"] }];
  const bad = [{ ...asking({ protocol: "where" }), type: plugin("free-text") }];
  const versions = (timeline: unknown[]) => [
    { getTotalTime: () => 0, getTimeline: () => timeline },
    { getTotalTime: () => 0, timeline: { description: { timeline } } },
  ];
  for (const jsPsych of versions(good)) await new SluiceExtension(jsPsych as never).initialize(given);
  for (const jsPsych of versions(bad)) {
    const extension = new SluiceExtension(jsPsych as never);
    // At once: version 8.3.0 does not wait.
    assert.throws(() => extension.initialize(given), /"free-text" writes the answer/);
    await assert.rejects(extension.initialize({ sluice: Promise.resolve(given.sluice) }), /"free-text"/);
  }
});

test("the extension and the plug-in can be cited", () => {
  for (const { info } of [SluiceExtension, SluiceChoicePlugin]) {
    assert.match(info.citations.apa, /Sluice/);
    assert.match(info.citations.bibtex, /^@software/);
  }
  assert.equal(plugInByDefault, SluiceChoicePlugin);
});

test("fields that came from elsewhere and do not stay are known by name", () => {
  const row = { trial_type: "x", response: "y", sluice: {}, time_elapsed: 3, participant: 7, own: 1, open: 2 };
  assert.deepEqual(strayFields(row, { response: "n", sluice: {} }, { data: { own: 1 } }, ["open"]), ["participant"]);
});

test("the extension cannot be asked which answer has which report", async () => {
  const jsPsych = { getTotalTime: () => 0 } as unknown as JsPsych;
  const extension = new SluiceExtension(jsPsych);
  const sluice = await loaded();
  await extension.initialize({ sluice });
  assert.ok(reachable(extension).includes("nextPerson"));
  for (const asked of ["privatise", "draw"]) assert.ok(!reachable(extension).includes(asked), asked);
  // Negative control.
  assert.ok(reachable({ reports: new DrawnReports(sluice) }).includes("privatise"));
});

test("each question is drawn once: asked again, or after a reload, the first report stands", async () => {
  let kept: Payload | undefined;
  const memory = {
    read: () => structuredClone(kept),
    check: () => undefined,
    keep: (payload: Payload) => {
      kept = structuredClone(payload);
    },
    forget: () => {
      kept = undefined;
    },
  };
  const field = (answer: string, key = "place") => ({ key, protocol: "where", answer });
  const drawn = new DrawnReports(await loaded(), memory);
  const first = drawn.draw([field("north")]);
  for (const answer of ["north", "south", "east", ""]) assert.deepEqual(drawn.draw([field(answer)]), first);
  assert.doesNotMatch(JSON.stringify(kept), /north|south|east/);
  const later = new DrawnReports(await loaded(), memory);
  assert.deepEqual(later.draw([field("south")]), first);
  assert.deepEqual(later.payload, first);
  // All of several reports are drawn, or none.
  await fails(() => later.draw([field("south", "other"), field("raw", "third")]), "unknown_category");
  assert.deepEqual(later.payload, first);
  // All reports of one person are one submission.
  const another = later.draw([field("south", "other")]);
  assert.deepEqual(Object.keys(another).sort(), ["other", "sluice"]);
  assert.equal(another.sluice.submission, first.sluice.submission);
  const again = new DrawnReports(await loaded(), memory);
  assert.deepEqual(Object.keys(again.payload ?? {}).sort(), ["other", "place", "sluice"]);
  later.nextPerson();
  assert.equal(kept, undefined);
  assert.notEqual(later.draw([field("north")]).sluice.submission, first.sluice.submission);
});

test("a report that a question drew itself is one of the person's, and stays", async () => {
  const sluice = await loaded();
  const protocol = sluice.protocol("where").hash;
  const drawn = new DrawnReports(sluice);
  assert.equal(drawn.of("own"), undefined);
  const first = drawn.draw([{ key: "place", protocol: "where", answer: "north" }]);
  const own = drawn.take("own", { report: "south", protocol });
  assert.equal(own.own, "south");
  assert.equal(own.sluice.submission, first.sluice.submission);
  assert.deepEqual(drawn.take("own", { report: "east", protocol }), own);
  assert.deepEqual(drawn.draw([{ key: "own", protocol: "where", answer: "east" }]), own);
  assert.deepEqual(drawn.of("own"), own);
  assert.deepEqual(Object.keys(drawn.payload ?? {}).sort(), ["own", "place", "sluice"]);
  await fails(() => drawn.take("own", { report: "south", protocol: "another" }), "bad_request");
});
