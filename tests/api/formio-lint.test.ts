// SPDX-License-Identifier: GPL-3.0-or-later
/** Forms of Form.io in which something gives a private answer away, and those in which nothing does. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lintForm, plugin } from "../../web/survey/formio.js";
import { fails } from "./helpers.js";
import { loaded } from "./smoking.js";

const smokes = {
  type: "radio",
  key: "smokes",
  label: "Do you smoke? Of what smokes",
  values: [{ value: "smokes", label: "smokes" }],
};
const form = (more: object): object => ({
  components: [
    smokes,
    { type: "columns", key: "c", columns: [{ components: [{ type: "number", key: "howMany", ...more }] }] },
  ],
});
const rulesOf = (json: unknown) => lintForm(json, { fields: { smokes: "smoking" } }).map(({ rule }) => rule);

test("a form in which something depends on a private field is refused, by whatever it depends", async () => {
  for (const more of [
    { conditional: { show: true, when: "smokes", eq: "daily" } },
    { conditional: { show: true, conditions: [{ component: "smokes", operator: "isEqual", value: "daily" }] } },
    { conditional: { json: { "===": [{ var: "data.smokes" }, "daily"] } } },
    { customConditional: "show = data.smokes === 'daily'" },
    { customConditional: "show = data['smokes'] === 'daily'" },
    { calculateValue: "value = row.smokes" },
    { calculateValue: { var: "data.smokes" } },
    { customDefaultValue: "value = data.smokes" },
    { validate: { custom: "valid = data.smokes === 'x' || 'no'" } },
    { logic: [{ trigger: { type: "simple", simple: { show: true, when: "smokes", eq: "x" } }, actions: [] }] },
    { logic: [{ trigger: { type: "event" }, actions: [{ type: "value", value: "value = data.smokes" }] }] },
    { label: "How many {{ data.smokes }}?" },
    { data: { url: "https://example.org/{{ data.smokes }}" } },
    { refreshOn: "smokes" },
  ]) {
    assert.deepEqual(rulesOf(form(more)), ["depends-on"], JSON.stringify(more));
    const sluice = await loaded();
    const error = await fails(() => plugin({ sluice, fields: { smokes: "smoking" }, form: form(more) }), "bad_request");
    assert.match(error.message, /"howMany" depends on the answer to "smokes"/);
  }
});

test("code whose fields cannot be read is refused, and so is what is no form with the field", () => {
  for (const more of [
    { customConditional: "show = data['smo' + 'kes'] === 'daily'" },
    { customConditional: "show = Object.values(data).includes('daily')" },
    { customConditional: "show = instance.root.data.a" },
    { calculateValue: "value = data.sm\\u006fkes" },
    { calculateValue: { var: { cat: ["smo", "kes"] } } },
    { calculateValue: { var: "data" } },
  ]) {
    assert.deepEqual(rulesOf(form(more)), ["unread-code"], JSON.stringify(more));
  }
  assert.deepEqual(rulesOf({}), ["no-form"]);
  assert.deepEqual(rulesOf({ components: [] }), ["no-field"]);
});

test("what depends on public fields passes, and so do words that are no field", async () => {
  for (const more of [
    {},
    { conditional: { show: true, when: "town", eq: "smokes" } },
    { customConditional: "show = data.town === 'Delft' && row['town'] !== 'x'" },
    { calculateValue: "value = data.smokesToo" },
    { label: "How much of smokes?", description: "{{ data.town }}" },
  ]) {
    assert.deepEqual(rulesOf(form(more)), [], JSON.stringify(more));
  }
  assert.ok(plugin({ sluice: await loaded(), fields: { smokes: "smoking" }, form: form({}) }));
});

/** How people read all answers, or any, without a name. */
const ALL = "Object.values(data).join()";
const refusedAs = (rule: string, all: object[]): void => {
  for (const more of all) assert.deepEqual([...new Set(rulesOf(form(more)))], [rule], JSON.stringify(more));
};

test("code is code in whatever place Form.io runs some", () => {
  const logic = (action: object): object => ({
    logic: [{ trigger: { type: "event", event: "x" }, actions: [action] }],
  });
  refusedAs("unread-code", [
    logic({ type: "customAction", customAction: `value = ${ALL}` }),
    logic({ type: "mergeComponentSchema", schemaDefinition: `schema = { label: ${ALL} }` }),
    logic({ type: "value", value: `value = ${ALL}` }),
    { calculateValue: "value = arguments[0]['smo' + 'kes']" },
    { calculateValue: "value = components.length + flattened" },
    { calculateValue: "value = ''.constructor.constructor('return 1')()" },
    { conditionalAddButton: `show = ${ALL}` },
    { validate: { row: `valid = ${ALL}` } },
    { widget: { disableFunction: `${ALL}` } },
  ]);
});

test("what stands in braces is code, wherever it is shown or loaded", () => {
  const hole = `{{ ${ALL} }}`;
  refusedAs("unread-code", [
    { type: "htmlelement", content: `<img src="https://x.example/?${hole}">` },
    { type: "htmlelement", attrs: [{ attr: "src", value: `https://x.example/?${hole}` }] },
    { type: "content", html: `<p>{% for (const key in data) { %}{{ key }}{% } %}</p>` },
    { data: { url: `https://x.example/?${hole}` } },
    { label: `How many, ${hole}?` },
    { template: `<span>{{ item.label }}${hole}</span>` },
    { templates: { row: `<b>${hole}</b>` } },
    { description: "{{ data['sm\\u006fkes'] }}" },
    { description: "{{{ '}}' + Object.values(data) }}}" },
    { customClass: hole },
  ]);
});

test("what is calculated from itself counts answers", () => {
  refusedAs("counts", [
    { calculateValue: "value = String((Number(value) || 0) + 1)" },
    { calculateValue: "value += 1" },
    { calculateValue: "if (value === '') value = data.town" },
    { calculateValue: "value = (data.howMany || 0) + 1" },
    { calculateValue: "value = (row['howMany'] || 0) + 1" },
    { logic: [{ trigger: { type: "event" }, actions: [{ type: "customAction", customAction: "value = value + 1" }] }] },
  ]);
});

test("so do fields that are calculated from one another", () => {
  const fields = (...all: object[]): object => ({
    components: [smokes, ...all.map((more, i) => ({ type: "number", key: "abc"[i], ...more }))],
  });
  const counting: object[][] = [
    [{ calculateValue: "value = data.b + 1" }, { calculateValue: "value = data.a" }],
    [{ calculateValue: { "+": [{ var: "data.a" }, 1] } }],
    [
      { calculateValue: { var: "data.b" } },
      { calculateValue: "value = row['c'] + 1" },
      { calculateValue: "value = data.a" },
    ],
    [
      {
        logic: [
          {
            trigger: { type: "simple", simple: { show: true, when: "a", eq: "1" } },
            actions: [{ type: "value", value: "value = 2" }],
          },
        ],
      },
    ],
  ];
  for (const all of counting) assert.deepEqual([...new Set(rulesOf(fields(...all)))], ["counts"], JSON.stringify(all));
  const passing: object[][] = [
    [{ calculateValue: "value = data.b + ' a data'" }, { calculateValue: "value = data.c" }, {}],
    [{ calculateValue: "value = data.b" }, { validate: { custom: "valid = input > data.a" } }],
    [
      {
        logic: [
          {
            trigger: { type: "simple", simple: { show: true, when: "a", eq: "1" } },
            actions: [{ type: "property", property: { value: "disabled" }, state: true }],
          },
        ],
      },
    ],
  ];
  for (const all of passing) assert.deepEqual(rulesOf(fields(...all)), [], JSON.stringify(all));
});

test("a private field has no check and no actions of its own", () => {
  const own = (more: object): object => ({ components: [{ ...smokes, ...more }] });
  for (const more of [
    { validate: { custom: "valid = input === 'now and then' ? 'No' : true" } },
    { validate: { json: { "!=": [1, 2] } } },
    { validate: { customPrivate: true } },
    { logic: [{ trigger: { type: "event", event: "x" }, actions: [{ type: "property" }] }] },
  ]) {
    assert.deepEqual(rulesOf(own(more)), ["own-check"], JSON.stringify(more));
  }
  // As the builder of Form.io leaves what nobody has filled in.
  const empty = { validate: { required: true, custom: "", customPrivate: false, json: "" }, logic: [] };
  assert.deepEqual(rulesOf(own(empty)), []);
  assert.deepEqual(rulesOf(form({ validate: { custom: "valid = input > 3 || 'more'" } })), [], "of a public field");
});

test("JSON logic reads fields by their names", () => {
  for (const name of ["submission.data", "instance.root.data", null, "", "data", "row", "form.x", "value", "0", 0]) {
    refusedAs("unread-code", [
      { calculateValue: { var: name } },
      { conditional: { json: { "===": [{ var: name }, "x"] } } },
      { calculateValue: { map: [{ var: name }, { var: "" }] } },
    ]);
  }
});

test("ordinary forms pass", () => {
  for (const more of [
    { calculateValue: "value = data.town + row['street']" },
    { calculateValue: "value = data.a * 2; if (value > 10) value = 10;" },
    { calculateValue: "if (data.town == 'Delft') { value = 1 } else { value = 'value' }" },
    { calculateValue: "value = data.list.map(one => one.value).join(', ')" },
    { calculateValue: { "+": [{ var: "data.a" }, { var: "row.b.c" }] } },
    {
      calculateValue: {
        reduce: [{ var: "data.grid" }, { "+": [{ var: "current.price" }, { var: "accumulator" }] }, 0],
      },
    },
    { calculateValue: { filter: [{ var: "data.grid" }, { "===": [{ var: "price" }, 1] }] } },
    { template: "<span>{{ item.label }}</span>" },
    { description: "In {{ data.town }}, {{ row.street }} or any other place with data" },
    { i18n: { en: { required: "{{ field }} is required, at least {{ min }}" } } },
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
  ]) {
    assert.deepEqual(rulesOf(form(more)), [], JSON.stringify(more));
  }
});
