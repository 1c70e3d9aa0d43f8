// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Every way in which a survey gives its data, and what people could tell two answers apart by: with the adapter nobody can.
 * Each has its negative control: without the adapter they can.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../wasm/answer-time/answer-time.js";
import { cores, type LiveSurvey, type SurveyCore } from "./survey-core.js";
import { marksOf } from "./survey-marks.js";
import { attach, complete, wasm } from "./surveyjs-attached.js";

// The choices have different lengths, which tell them apart as well.
const CHOICES = ["zqno", "zqoften", "zqeveryday"];
const sluice = await load({ protocols: { it: marksOf(CHOICES), taken: marksOf(["yes", "no"]) }, wasm });

type Any = Record<string, (...given: unknown[]) => unknown> & Record<string, unknown>;
type Live = LiveSurvey & Any;

interface Kind {
  question: object;
  answers: [unknown, unknown];
}
const KINDS: Record<string, Kind> = {
  one: {
    question: { type: "radiogroup", choices: CHOICES, isRequired: true, sluice: "it" },
    answers: ["zqoften", "zqeveryday"],
  },
  several: {
    question: { type: "checkbox", choices: CHOICES, sluice: { each: "taken" } },
    answers: [["zqoften"], ["zqno", "zqeveryday"]],
  },
};
/** Other types keep answers of their own way: in lists, items and texts. The readers that are `everywhere` are tried on them. */
const one = (question: object): Kind => ({
  question: { isRequired: true, choices: CHOICES, sluice: "it", ...question },
  answers: ["zqoften", "zqeveryday"],
});
const MORE: Record<string, Kind> = {
  dropdown: one({ type: "dropdown" }),
  buttongroup: one({ type: "buttongroup" }),
  imagepicker: one({ type: "imagepicker" }),
  rating: one({ type: "rating", rateValues: CHOICES }),
  "rating as a dropdown": one({ type: "rating", rateValues: CHOICES, displayMode: "dropdown" }),
  boolean: {
    question: { type: "boolean", isRequired: true, valueTrue: "yes", valueFalse: "no", sluice: "taken" },
    answers: ["yes", "no"],
  },
  tagbox: {
    question: { type: "tagbox", choices: CHOICES, sluice: { each: "taken" } },
    answers: [["zqoften"], ["zqno", "zqeveryday"]],
  },
};

const json = (question: object, more: object = {}) => ({
  pages: [
    { name: "first", elements: [{ name: "secret", ...question }] },
    { name: "last", elements: [{ type: "text", name: "town", sluicePublic: true }] },
  ],
  ...more,
});

function made(core: SurveyCore, survey: object, guarded: boolean, handlers: Record<string, number> = {}): Live {
  if (!guarded) return new core.SurveyModel(survey) as Live;
  return attach<Live>(core, survey, { sluice, handlers }).survey;
}
const ask = (survey: Live, name = "secret"): Any => survey.getQuestionByName(name) as unknown as Any;

interface Reader {
  /** Reads the survey after somebody has answered. */
  read?: (survey: Live, core: SurveyCore) => unknown;
  /** Listens while somebody answers, and writes down what it hears. */
  hear?: (survey: Live, heard: (...said: unknown[]) => void) => void;
  versions?: readonly number[];
  kinds?: readonly string[];
  everywhere?: true;
  /** Whether asking changes the survey: it is asked of one of its own. */
  changes?: true;
}
const run =
  (expression: string) =>
  (survey: Live): unknown => {
    let result: unknown;
    const now = survey.runExpression?.(expression, (later: unknown) => {
      result = later;
    });
    return [now, result];
  };
const text =
  (words: string, shown = true) =>
  (survey: Live): unknown =>
    survey.processText?.(words, shown);

/** The reading of a survey once it has been changed. */
const changing = (change: (survey: Live) => unknown, read: (survey: Live) => unknown): Reader => ({
  changes: true,
  read: (survey) => {
    change(survey);
    return read(survey);
  },
});
/** A callback that is told of the name, the value before and the one now. */
const callback = (owner: (survey: Live) => object): Reader => ({
  everywhere: true,
  hear: (survey, heard) => {
    const onPropertyValueChangedCallback = (...told: unknown[]) => heard(...told.slice(0, 3));
    Object.assign(owner(survey), { onPropertyValueChangedCallback });
  },
});

const readers: Record<string, Reader> = {
  "the data": { read: ({ data }) => data, everywhere: true },
  "the value of a name": { read: (survey) => survey.getValue?.("secret") },
  "the values by which conditions are judged": { read: (survey) => survey.getFilteredValues?.() },
  "all values": { read: (survey) => survey.getAllValues?.(), versions: [1] },
  "the hash of the values": { read: ({ valuesHash }) => valuesHash },
  "plain data": { read: (survey) => plain(survey.getPlainData()), everywhere: true },
  "plain data with all questions": { read: (survey) => plain(survey.getPlainData?.({ includeEmpty: true })) },
  "structured data": { read: (survey) => survey.getStructuredData?.(), versions: [2, 3] },
  "structured data without pages": { read: (survey) => survey.getStructuredData?.(false), versions: [2, 3] },
  "a copy of the data, by merging": {
    read: (survey, core) => {
      const other = new core.SurveyModel({ elements: [{ type: "text", name: "secret" }] }) as Live;
      other.mergeData?.(survey.data);
      return other.data;
    },
  },
  "an expression": { read: run("{secret}"), everywhere: true },
  "an expression with another case": { read: run("{SECRET}") },
  "an expression that compares": { read: run("iif({secret} = 'zqoften', 1, 2)"), kinds: ["one"] },
  "an expression that looks for a choice": { read: run("iif({secret} contains 'zqoften', 1, 2)") },
  "an expression with its display value": { read: run("displayValue('secret')"), everywhere: true },
  "an expression with a property": { read: run("propertyValue('secret', 'value')"), versions: [2, 3] },
  "an expression with a property by its name": { read: run("{$secret.value}"), versions: [3] },
  "an expression with the length": { read: run("{secret.length}") },
  "an expression with a part": { read: run("{secret[0]}"), kinds: ["several"] },
  "an expression without conversion": { read: run("{#secret}") },
  "an expression that joins": { read: run("'x' + {secret}"), kinds: ["one"] },
  "an expression run by a question": {
    read: (survey) => ask(survey, "town").runExpression?.("{secret}"),
  },
  "an expression with a function of the page": {
    read: (survey, core) => {
      const { Instance } = core.FunctionFactory as unknown as {
        Instance: { register(name: string, work: () => unknown): void; unregister(name: string): void };
      };
      Instance.register("zqask", function (this: { survey: Live }) {
        return String(ask(this.survey).value);
      } as () => unknown);
      try {
        return run("zqask()")(survey);
      } finally {
        Instance.unregister("zqask");
      }
    },
  },
  "a condition": { read: (survey) => survey.runCondition?.("{secret} = 'zqoften'"), kinds: ["one"] },
  "a condition with a property": {
    read: (survey) => survey.runCondition?.("propertyValue('secret', 'value') = 'zqoften'"),
    kinds: ["one"],
  },
  "a condition with several": { read: (survey) => survey.runCondition?.("{secret} contains 'zqoften'") },
  "a text with its name": { read: text("{secret}"), everywhere: true },
  "a text with its value": { read: text("{secret}", false) },
  "a text with its length": { read: text("{secret.length}", false), versions: [2, 3] },
  "a text by another way": { read: (survey) => survey.getProcessedText?.("{secret}") },
  "a text with what is missing": {
    read: (survey) => survey.processTextEx?.({ text: "{secret}", returnDisplayValue: true, runAtDesign: true }),
  },
  "a piece of HTML": { read: (survey) => survey.processHtml?.("<p>{secret}</p>") },
  "a title": changing(
    (survey) => Object.assign(ask(survey, "town"), { title: "Where, {secret}?" }),
    (survey) => survey.getQuestionByName("town").locTitle.renderedHtml,
  ),
  "a title of the survey": changing(
    (survey) => Object.assign(survey, { title: "Hello, {secret}" }),
    ({ processedTitle }) => processedTitle,
  ),
  "an ending": changing(
    (survey) => Object.assign(survey, { completedHtml: "<p>{secret}</p>" }),
    ({ processedCompletedHtml }) => processedCompletedHtml,
  ),
  "a copy by a trigger": changing(
    (survey) => survey.copyTriggerValue?.("town", "secret", false),
    ({ data }) => data.town,
  ),
  "a copy of the shown text by a trigger": changing(
    (survey) => survey.copyTriggerValue?.("town", "secret", true),
    ({ data }) => data.town,
  ),
  "the survey's JSON": { read: (survey) => JSON.stringify([survey.toJSON(), survey.data]) },
  "the state of what is shown": { read: (survey) => [survey.uiState, survey.data] },
  "the properties of the question": { read: (survey) => flat(ask(survey).propertyHash, 3), everywhere: true },
  "the question's value for expressions": { read: (survey) => ask(survey).getFilteredValue?.() },
  "the question's plain data": { read: (survey) => plain([ask(survey).getPlainData?.()]) },
  "what a question's property says": {
    everywhere: true,
    hear: (survey, heard) => {
      const { onPropertyChanged } = ask(survey) as unknown as { onPropertyChanged: LiveSurvey["onComplete"] };
      onPropertyChanged.add((_, { oldValue, newValue }) => heard(oldValue, newValue));
    },
  },
  "the callback for what changes in a survey": callback((survey) => survey),
  "the callback for what changes in a question": callback((survey) => ask(survey)),
  "what a page is told to draw anew": {
    // Lists are handed over in another way.
    kinds: ["one", ...Object.keys(MORE).filter((kind) => kind !== "tagbox")],
    hear: (survey, heard) => {
      Object.assign(ask(survey), {
        setPropertyValueCoreHandler: (hash: Any, name: string, value: never) => {
          hash[name] = value;
          heard(name, value);
        },
      });
    },
  },
  ...Object.fromEntries(
    ["onValueChanged", "onValueChanging"].map((event): [string, Reader] => [
      `a handler of ${event}`,
      {
        hear: (survey, heard) =>
          (survey[event] as unknown as LiveSurvey["onComplete"]).add((sender, { name, value, oldValue }) =>
            heard(name, value, oldValue, sender.data),
          ),
      },
    ]),
  ),
  "a handler of each page that is sent": {
    hear: (survey, heard) => {
      survey.sendResultOnPageNext = true;
      survey.partialSendEnabled = true;
      survey.onPartialSend.add(({ data }) => heard(data));
    },
    read: (survey) => survey.nextPage(),
  },
  "a handler of validation by a server": {
    hear: (survey, heard) => survey.onServerValidateQuestions.add((_, { data }) => heard(data)),
    read: (survey) => survey.nextPage(),
  },
  "a handler of names in texts": {
    hear: (survey, heard) => {
      const event = (survey.onProcessDynamicText ?? survey.onProcessTextValue) as unknown as LiveSurvey["onComplete"];
      event.add((sender, { value }) => heard(value, ask(sender as Live).value));
    },
    read: (survey) => survey.processText?.("{secret}", true),
  },
};

const plain = (data: unknown): unknown =>
  (data as ({ value: unknown; displayValue: unknown } | undefined)[]).map((one) => [one?.value, one?.displayValue]);

/**
 * The parts of a value that can be written down: no functions, nothing of what SurveyJS numbers, and plain objects only
 * so deep.
 */
function flat(value: unknown, depth: number): unknown {
  if (typeof value === "function") return "function";
  if (typeof value !== "object" || value === null) return String(value).replace(/^sq_\d+/, "sq");
  if (Array.isArray(value)) return value.map((each) => flat(each, depth - 1));
  const prototype = Object.getPrototypeOf(value);
  if (depth <= 0 || (prototype !== null && prototype !== Object.prototype)) return "object";
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, flat(each, depth - 1)]));
}

/** Surveys that somebody has answered, and that nobody changes. */
const answered = new Map<string, Live>();
const COUNTED = { onServerValidateQuestions: 1, onProcessDynamicText: 1, onProcessTextValue: 1 };

function told(core: SurveyCore, { question }: Kind, reader: Reader, answer: unknown, guarded: boolean): string {
  const { hear, read, changes } = reader;
  const heard: unknown[] = [];
  const key = JSON.stringify([core.version, question, answer, guarded]);
  const own = hear || changes;
  const known = own ? undefined : answered.get(key);
  const survey = known ?? made(core, json(question), guarded, COUNTED);
  hear?.(survey, (...said) => heard.push(said.map((each) => flat(each, 2))));
  if (!known) ask(survey).value = answer as never;
  if (!own) answered.set(key, survey);
  return JSON.stringify([heard, flat(read?.(survey, core), 4)]);
}

for (const core of cores) {
  for (const [kindName, kind] of Object.entries({ ...KINDS, ...MORE })) {
    for (const [name, reader] of Object.entries(readers)) {
      const { versions = [1, 2, 3], kinds = Object.keys(KINDS), everywhere } = reader;
      if (!versions.includes(core.version) || !(everywhere || kinds.includes(kindName))) continue;
      test(`survey-core ${core.version}, ${kindName}: ${name} tells answers apart without the adapter, and not with it`, () => {
        const both = (guarded: boolean) => kind.answers.map((answer) => told(core, kind, reader, answer, guarded));
        const bare = both(false);
        assert.notEqual(bare[0], bare[1], "without the adapter");
        const guarded = both(true);
        assert.equal(guarded[0], guarded[1]);
      });
    }
  }

  test(`survey-core ${core.version}: a question, its page and a check of its value still know the answer`, () => {
    // As README says; nobody but a page's own script asks, and its handlers are refused unless counted.
    const limits: Record<string, (survey: Live) => unknown> = {
      value: (survey) => ask(survey).value,
      "display value": (survey) => ask(survey).displayValue,
      // Later versions ask the survey.
      ...(core.version === 1 && {
        "the page's value": (survey: Live) => (survey.pages as unknown as Any[])[0]?.getValue?.(),
      }),
    };
    for (const [name, read] of Object.entries(limits)) {
      const { question, answers } = KINDS.one as Kind;
      const said = answers.map((answer) => {
        const survey = made(core, json(question), true);
        ask(survey).value = answer as never;
        return JSON.stringify(read(survey));
      });
      assert.notEqual(said[0], said[1], name);
    }
  });

  test(`survey-core ${core.version}: a preview shows the answers, and keeps them out of the data`, () => {
    const { question, answers } = KINDS.one as Kind;
    for (const mode of ["showAllQuestions", "showAnsweredQuestions"]) {
      // Version 3 has two properties for this.
      const more =
        core.version === 3
          ? {
              showPreviewBeforeComplete: true,
              previewMode: mode === "showAllQuestions" ? "allQuestions" : "answeredQuestions",
            }
          : { showPreviewBeforeComplete: mode };
      const { survey, attached } = attach<Live>(core, json(question, more), { sluice });
      ask(survey).value = answers[0] as never;
      survey.nextPage();
      ask(survey, "town").value = "Delft" as never;
      survey.showPreview?.();
      assert.equal(survey.state, "preview");
      assert.equal(ask(survey).value, answers[0]);
      assert.doesNotMatch(JSON.stringify([survey.data, plain(survey.getPlainData())]), /zq/);
      survey.cancelPreview?.();
      assert.equal(survey.state, "running");
      ask(survey).value = answers[1] as never;
      survey.showPreview?.();
      assert.equal(ask(survey).value, answers[1]);
      complete(survey);
      assert.equal(survey.state, "completed");
      assert.deepEqual(survey.data, attached.payload);
      assert.doesNotMatch(JSON.stringify([survey.data, ask(survey).value]), /zq/);
    }
  });
}
