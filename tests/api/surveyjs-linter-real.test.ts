// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Every rule about what depends on an answer, held against what SurveyJS does: two people who have the same report can be told
 * apart by what gets out of the survey, and cannot where the same thing depends on a public answer.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cores, type Out, toldApart } from "./survey-core.js";
import { open, refusals, secret } from "./surveys.js";

interface Case {
  rule: string;
  /** By what they can be told apart. */
  by: keyof Out;
  /** What lies beside the private question, after it on the next page, and at the top of the survey. */
  same?: object[];
  next?: object[];
  third?: object[];
  page?: object;
  top?: object;
}

const more = { type: "radiogroup", name: "more", choices: ["a", "b"], sluicePublic: true };
const words = { type: "text", name: "words", sluicePublic: true };
const grid = { type: "matrix", name: "grid", rows: ["r1", "r2"], columns: ["c", "d"], sluicePublic: true };

/** With `name` for the question that something depends on. */
const cases: Record<string, (name: string) => Case> = {
  "a question shown": (name) => ({
    rule: "follow-up",
    by: "data",
    same: [{ ...more, visibleIf: `{${name}} = 'yes'` }],
  }),
  "a question shown, found in another case": (name) => ({
    rule: "follow-up",
    by: "data",
    same: [{ ...more, visibleIf: `{${name.toUpperCase()}} = 'yes'` }],
  }),
  "a question shown by a value that is not converted": (name) => ({
    rule: "follow-up",
    by: "data",
    same: [{ ...more, visibleIf: `{#${name}} = 'yes'` }],
  }),
  "a question shown by a function that is given a name as text": (name) => ({
    rule: "follow-up",
    by: "data",
    same: [{ ...more, visibleIf: `displayValue('${name}') = 'yes'` }],
  }),
  "a question open": (name) => ({ rule: "follow-up", by: "data", same: [{ ...more, enableIf: `{${name}} = 'yes'` }] }),
  "a question required": (name) => ({
    rule: "follow-up",
    by: "data",
    same: [{ ...more, requiredIf: `{${name}} = 'yes'` }],
  }),
  "a page shown": (name) => ({ rule: "follow-up", by: "data", next: [more], page: { visibleIf: `{${name}} = 'yes'` } }),
  "a panel shown": (name) => ({
    rule: "follow-up",
    by: "data",
    same: [{ type: "panel", name: "inner", visibleIf: `{${name}} = 'yes'`, elements: [more] }],
  }),
  "choices shown": (name) => ({
    rule: "conditional-choices",
    by: "data",
    next: [{ ...more, choicesVisibleIf: `{${name}} = 'yes' or {item} = 'a'` }],
  }),
  "choices open": (name) => ({
    rule: "conditional-choices",
    by: "data",
    next: [{ ...more, choicesEnableIf: `{${name}} = 'yes' or {item} = 'a'` }],
  }),
  "one choice shown": (name) => ({
    rule: "conditional-choices",
    by: "data",
    next: [{ ...more, choices: ["a", { value: "b", visibleIf: `{${name}} = 'yes'` }] }],
  }),
  "rows shown": (name) => ({
    rule: "conditional-choices",
    by: "payload",
    next: [{ ...grid, rowsVisibleIf: `{${name}} = 'yes' or {item} = 'r1'` }],
  }),
  "columns shown": (name) => ({
    rule: "conditional-choices",
    by: "data",
    next: [{ ...grid, columnsVisibleIf: `{${name}} = 'yes' or {item} = 'c'` }],
  }),
  "choices carried forward": (name) => ({
    rule: "carry-forward",
    by: "data",
    next: [{ ...more, choices: [], choicesFromQuestion: name, choicesFromQuestionMode: "unselected" }],
  }),
  "a question shown by a calculated value": (name) => ({
    rule: "follow-up",
    by: "data",
    next: [{ ...more, visibleIf: "{kind} = 1" }],
    top: { calculatedValues: [{ name: "kind", expression: `iif({${name}} = 'yes', 1, 0)` }] },
  }),
  "a question shown by an expression": (name) => ({
    rule: "follow-up",
    by: "data",
    next: [
      { type: "expression", name: "kind", sluicePublic: true, expression: `iif({${name}} = 'yes', 1, 0)` },
      { ...more, visibleIf: "{kind} = 1" },
    ],
  }),
  "a calculated value that is sent": (name) => ({
    rule: "calculated",
    by: "payload",
    top: { calculatedValues: [{ name: "kind", expression: `iif({${name}} = 'yes', 1, 0)`, includeIntoResult: true }] },
  }),
  "an expression": (name) => ({
    rule: "calculated",
    by: "payload",
    same: [{ type: "expression", name: "kind", sluicePublic: true, expression: `iif({${name}} = 'yes', 1, 0)` }],
  }),
  "a title": (name) => ({ rule: "piping", by: "texts", next: [{ ...more, title: `Why {${name}}?` }] }),
  "a picture in a text": (name) => ({
    rule: "piping",
    by: "texts",
    next: [{ type: "html", name: "shown", html: `<img src="https://example.org/{${name}}.png">` }],
  }),
  "the text of a choice": (name) => ({
    rule: "piping",
    by: "texts",
    next: [{ ...more, choices: ["a", "b"], title: { default: "Why?", nl: `Waarom {${name}}?` } }],
    top: { locale: "nl" },
  }),
  "the text at the end": (name) => ({
    rule: "completed-text",
    by: "ending",
    top: { completedHtml: `{${name}}, thanks` },
  }),
  "one of two texts at the end": (name) => ({
    rule: "completed-text",
    by: "ending",
    top: { completedHtmlOnCondition: [{ expression: `{${name}} = 'yes'`, html: "Well" }] },
  }),
  "the address at the end": (name) => ({
    rule: "address",
    by: "addresses",
    top: { navigateToUrl: `https://example.org/?a={${name}}` },
  }),
  "one of two addresses": (name) => ({
    rule: "address",
    by: "addresses",
    top: { navigateToUrlOnCondition: [{ expression: `{${name}} = 'yes'`, url: "https://example.org/y" }] },
  }),
  "choices by an address": (name) => ({
    rule: "address",
    by: "addresses",
    same: [{ ...more, choices: [], choicesByUrl: { url: `https://example.org/${name}/{${name}}.json` } }],
  }),
  "a trigger that sets a value": (name) => ({
    rule: "trigger",
    by: "data",
    next: [words],
    top: { triggers: [{ type: "setvalue", expression: `{${name}} = 'yes'`, setToName: "words", setValue: "x" }] },
  }),
  "a trigger that copies": (name) => ({
    rule: "trigger",
    by: "payload",
    same: [more],
    next: [words],
    top: { triggers: [{ type: "copyvalue", expression: "{more} notempty", fromName: name, setToName: "words" }] },
  }),
  "a trigger that calculates": (name) => ({
    rule: "trigger",
    by: "data",
    next: [words],
    top: {
      triggers: [
        { type: "runexpression", expression: `{${name}} = 'yes'`, setToName: "words", runExpression: "1 + 1" },
      ],
    },
  }),
  "a trigger that skips": (name) => ({
    rule: "trigger",
    by: "data",
    next: [more],
    third: [{ ...more, name: "last" }],
    top: { triggers: [{ type: "skip", expression: `{${name}} = 'yes'`, gotoName: "last" }] },
  }),
  "a trigger that completes": (name) => ({
    rule: "trigger",
    by: "data",
    next: [more],
    top: { triggers: [{ type: "complete", expression: `{${name}} = 'yes'` }] },
  }),
  "a trigger that shows": (name) => ({
    rule: "trigger",
    by: "data",
    same: [{ ...more, visible: false }],
    top: { triggers: [{ type: "visible", name, operator: "equal", value: "yes", questions: ["more"] }] },
  }),
  "a value set": (name) => ({
    rule: "value-expression",
    by: "payload",
    same: [{ ...words, setValueExpression: `iif({${name}} = 'yes', 'x', 'y')` }],
  }),
  "a value set on a condition": (name) => ({
    rule: "value-expression",
    by: "data",
    // A value that names nothing is set again whenever anything is answered.
    same: [{ ...words, setValueIf: `{${name}} = 'yes'`, setValueExpression: "{open} + 'x'" }],
  }),
  "a value to begin with": (name) => ({
    rule: "value-expression",
    by: "payload",
    same: [{ ...words, defaultValueExpression: `iif({${name}} = 'yes', 'x', 'y')` }],
  }),
  "a check of another answer": (name) => ({
    rule: "validator",
    by: "completed",
    next: [{ ...words, validators: [{ type: "expression", expression: `{${name}} = 'no'` }] }],
  }),
};

function survey({ same = [], next, third, page, top }: Case, ask: object): object {
  return {
    ...top,
    pages: [
      { name: "first", elements: [open(), ask, ...same] },
      ...(next ? [{ name: "second", elements: next, ...page }] : []),
      ...(third ? [{ name: "third", elements: third }] : []),
    ],
  };
}

for (const [name, make] of Object.entries(cases)) {
  const leaky = make("secret");
  test(`what leaks is refused, and leaks: ${name}`, () => {
    const json = survey(leaky, secret());
    assert.ok(refusals(json).includes(leaky.rule), `${refusals(json)}`);
    for (const core of cores)
      assert.ok(toldApart(core, json, leaky.by).includes(leaky.by), `survey-core ${core.version}`);
  });

  test(`the same by a public answer is let through, and does not leak: ${name}`, () => {
    const json = survey(make("open"), secret());
    assert.deepEqual(refusals(json), []);
    for (const core of cores) assert.deepEqual(toldApart(core, json), [], `survey-core ${core.version}`);
  });
}
