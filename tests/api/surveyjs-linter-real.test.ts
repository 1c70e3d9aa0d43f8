// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Every rule about what depends on an answer, held against what SurveyJS does. Two people who have the same report can
 * be told apart by what gets out of the survey. They cannot where the same thing depends on a public answer.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lintSurvey, type RuleId, refused } from "../../web/survey/surveyjs-linter.js";
import { cores, type Out, toldApart } from "./survey-core.js";
import { assertWhole, open, options, refusals, secret } from "./surveys.js";

/** The parts beside the private question, after it on further pages, and at the top of the survey. */
interface Around {
  same?: object[];
  next?: object[];
  third?: object[];
  page?: object;
  top?: object;
}

const more = { type: "radiogroup", name: "more", choices: ["a", "b"], sluicePublic: true };
const words = { type: "text", name: "words", sluicePublic: true };
const grid = { type: "matrix", name: "grid", rows: ["r1", "r2"], columns: ["c", "d"], sluicePublic: true };

const yes = (name: string): string => `{${name}} = 'yes'`;
const number = (name: string): string => `iif({${name}} = 'yes', 1, 0)`;
const word = (name: string): string => `iif({${name}} = 'yes', 'x', 'y')`;
const kind = (name: string): object => ({ name: "kind", expression: number(name) });
const expression = (name: string): object => ({ type: "expression", sluicePublic: true, ...kind(name) });
const trigger = (type: string, what: object): object => ({ triggers: [{ type, ...what }] });

type Case = (name: string) => Around;

/** By the rule, and by what people can be told apart; `name` is the question that something depends on. */
const cases: { [rule in RuleId]?: { [by in keyof Out]?: Record<string, Case> } } = {
  "follow-up": {
    data: {
      "a question shown": (name) => ({ same: [{ ...more, visibleIf: yes(name) }] }),
      "a question shown, found in another case": (name) => ({
        same: [{ ...more, visibleIf: yes(name.toUpperCase()) }],
      }),
      "a question shown by a value that is not converted": (name) => ({
        same: [{ ...more, visibleIf: yes(`#${name}`) }],
      }),
      "a question shown by a function that is given a name as text": (name) => ({
        same: [{ ...more, visibleIf: `displayValue('${name}') = 'yes'` }],
      }),
      "a question open": (name) => ({ same: [{ ...more, enableIf: yes(name) }] }),
      "a question required": (name) => ({ same: [{ ...more, requiredIf: yes(name) }] }),
      "a page shown": (name) => ({ next: [more], page: { visibleIf: yes(name) } }),
      "a panel shown": (name) => ({
        same: [{ type: "panel", name: "inner", visibleIf: yes(name), elements: [more] }],
      }),
      "a question shown by a calculated value": (name) => ({
        next: [{ ...more, visibleIf: "{kind} = 1" }],
        top: { calculatedValues: [kind(name)] },
      }),
      "a question shown by an expression": (name) => ({
        next: [expression(name), { ...more, visibleIf: "{kind} = 1" }],
      }),
    },
  },
  "conditional-choices": {
    data: {
      "choices shown": (name) => ({ next: [{ ...more, choicesVisibleIf: `${yes(name)} or {item} = 'a'` }] }),
      "choices open": (name) => ({ next: [{ ...more, choicesEnableIf: `${yes(name)} or {item} = 'a'` }] }),
      "one choice shown": (name) => ({ next: [{ ...more, choices: ["a", { value: "b", visibleIf: yes(name) }] }] }),
      "columns shown": (name) => ({ next: [{ ...grid, columnsVisibleIf: `${yes(name)} or {item} = 'c'` }] }),
    },
    payload: { "rows shown": (name) => ({ next: [{ ...grid, rowsVisibleIf: `${yes(name)} or {item} = 'r1'` }] }) },
  },
  "carry-forward": {
    data: {
      "choices carried forward": (choicesFromQuestion) => ({
        next: [{ ...more, choices: [], choicesFromQuestion, choicesFromQuestionMode: "unselected" }],
      }),
    },
  },
  calculated: {
    payload: {
      "a calculated value that is sent": (name) => ({
        top: { calculatedValues: [{ ...kind(name), includeIntoResult: true }] },
      }),
      "an expression": (name) => ({ same: [expression(name)] }),
    },
  },
  piping: {
    texts: {
      "a title": (name) => ({ next: [{ ...more, title: `Why {${name}}?` }] }),
      "a picture in a text": (name) => ({
        next: [{ type: "html", name: "shown", html: `<img src="https://example.org/{${name}}.png">` }],
      }),
      "a text in another language": (name) => ({
        next: [{ ...more, title: { default: "Why?", nl: `Waarom {${name}}?` } }],
        top: { locale: "nl" },
      }),
    },
  },
  "completed-text": {
    ending: {
      "the text at the end": (name) => ({ top: { completedHtml: `{${name}}, thanks` } }),
      "one of two texts at the end": (name) => ({
        top: { completedHtmlOnCondition: [{ expression: yes(name), html: "Well" }] },
      }),
    },
  },
  address: {
    addresses: {
      "the address at the end": (name) => ({ top: { navigateToUrl: `https://example.org/?a={${name}}` } }),
      "one of two addresses": (name) => ({
        top: { navigateToUrlOnCondition: [{ expression: yes(name), url: "https://example.org/y" }] },
      }),
      "choices by an address": (name) => ({
        same: [{ ...more, choices: [], choicesByUrl: { url: `https://example.org/${name}/{${name}}.json` } }],
      }),
    },
  },
  trigger: {
    data: {
      "a trigger that sets a value": (name) => ({
        next: [words],
        top: trigger("setvalue", { expression: yes(name), setToName: "words", setValue: "x" }),
      }),
      "a trigger that calculates": (name) => ({
        next: [words],
        top: trigger("runexpression", { expression: yes(name), setToName: "words", runExpression: "1 + 1" }),
      }),
      "a trigger that skips": (name) => ({
        next: [more],
        third: [{ ...more, name: "last" }],
        top: trigger("skip", { expression: yes(name), gotoName: "last" }),
      }),
      "a trigger that completes": (name) => ({ next: [more], top: trigger("complete", { expression: yes(name) }) }),
      "a trigger that shows": (name) => ({
        same: [{ ...more, visible: false }],
        top: trigger("visible", { name, operator: "equal", value: "yes", questions: ["more"] }),
      }),
    },
    payload: {
      "a trigger that copies": (fromName) => ({
        same: [more],
        next: [words],
        top: trigger("copyvalue", { expression: "{more} notempty", fromName, setToName: "words" }),
      }),
    },
  },
  "value-expression": {
    data: {
      // A value that names nothing is set again whenever anything is answered.
      "a value set on a condition": (name) => ({
        same: [{ ...words, setValueIf: yes(name), setValueExpression: "{open} + 'x'" }],
      }),
    },
    payload: {
      "a value set": (name) => ({ same: [{ ...words, setValueExpression: word(name) }] }),
      "a value to begin with": (name) => ({ same: [{ ...words, defaultValueExpression: word(name) }] }),
    },
  },
  validator: {
    completed: {
      "a check of another answer": (name) => ({
        next: [{ ...words, validators: [{ type: "expression", expression: `{${name}} = 'no'` }] }],
      }),
    },
  },
};

function survey({ same = [], next, third, page, top }: Around): object {
  return {
    ...top,
    pages: [
      { name: "first", elements: [open(), secret(), ...same] },
      ...(next ? [{ name: "second", elements: next, ...page }] : []),
      ...(third ? [{ name: "third", elements: third }] : []),
    ],
  };
}

const all = Object.entries(cases).flatMap(([rule, parts]) =>
  Object.entries(parts).flatMap(([by, named]) =>
    Object.entries(named).map(([name, around]) => ({ rule, by, name, around })),
  ),
);

for (const { rule, by, name, around } of all) {
  test(`what leaks is refused, and leaks; by a public answer neither: ${name}`, () => {
    const [leaky, harmless] = [survey(around("secret")), survey(around("open"))];
    const found = lintSurvey(leaky, options);
    for (const one of found) assertWhole(one);
    assert.ok(refused(found) && found.some((one) => one.rule === rule), `${refusals(leaky)}`);
    assert.deepEqual(refusals(harmless), []);
    for (const core of cores) {
      assert.ok(toldApart(core, leaky, by as keyof Out).includes(by), `survey-core ${core.version}`);
      assert.deepEqual(toldApart(core, harmless), [], `survey-core ${core.version}`);
    }
  });
}
