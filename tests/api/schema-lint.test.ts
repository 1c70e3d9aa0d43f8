// SPDX-License-Identifier: GPL-3.0-or-later
/** Schemas of react-jsonschema-form and JSON Forms: nothing may depend on a field of which the data have nothing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lint as lintForms, sluiceRenderer } from "../../web/survey/jsonforms.js";
import { check, lint, reportsIn } from "../../web/survey/rjsf.js";
import { fails } from "./helpers.js";

const properties = {
  smokes: { type: "string", enum: ["never", "daily"] },
  age: { type: "string", enum: ["smokes", "no"] },
};
const uiSchema = { smokes: { "ui:widget": "sluice" } };
const is = { properties: { smokes: { const: "daily" } } };
const more = { properties: { packs: { type: "number" } } };

const schemas: Record<string, object> = {
  depends: { if: is, else: more },
  "depends in allOf": { allOf: [{ if: is, else: more }] },
  "depends by dependencies": { dependencies: { smokes: ["packs"] } },
  "depends on another": { dependentRequired: { age: ["smokes"] } },
  "depends by oneOf": { dependencies: { age: { oneOf: [{ properties: { age: {}, smokes: {} } }] } } },
  required: { required: ["age", "smokes"] },
  valued: { properties: { ...properties, smokes: { ...properties.smokes, default: "never" } } },
};

for (const [name, said] of Object.entries(schemas)) {
  test(`a schema is refused: ${name}`, async () => {
    const schema = { type: "object", properties, ...said };
    const found = lint(schema, uiSchema);
    assert.ok(found.length > 0);
    const [rule] = name.split(" ");
    for (const one of found) {
      assert.equal(one.rule, rule, JSON.stringify(one));
      assert.match(one.path, /^#\//);
    }
    const { message } = await fails(() => check(schema, uiSchema), "bad_request");
    assert.ok(message.includes(`(RULES.md#schema-${rule})`), message);
    // The same of a field that is public is nobody's secret.
    const open = { age: { "ui:options": { widget: "sluice" } } };
    if (!JSON.stringify(said).includes("age")) assert.deepEqual(lint({ properties, ...said }, open), []);
  });
}

test("a schema without any of this is let through, and one without the field, or without a private one, is not", () => {
  const schema = {
    type: "object",
    properties,
    required: ["age"],
    if: { properties: { age: { const: "no" } } },
    else: more,
  };
  assert.deepEqual(lint(schema, uiSchema), []);
  const rules = (ui: object) => lint(schema, ui).map(({ rule }) => rule);
  assert.deepEqual(rules({}), ["nothing-private"]);
  assert.deepEqual(rules({ drinks: { "ui:widget": "sluice" } }), ["unknown-field"]);
  assert.deepEqual(lint({ properties: { habits: { properties } } }, { habits: uiSchema }), []);
});

test("controls of JSON Forms: a rule by a private field, or of one, is refused", () => {
  const smokes = { type: "Control", scope: "#/properties/smokes", options: { sluice: "smoking" } };
  const rule = (field: string) => ({ effect: "SHOW", condition: { scope: `#/properties/${field}`, schema: {} } });
  const age = { type: "Control", scope: "#/properties/age" };
  const layout = (...elements: object[]) => ({ type: "VerticalLayout", elements });
  const of = (ui: object, schema: object = { properties }) =>
    lintForms(schema, ui).map(({ rule, path }) => `${rule} ${path}`);
  assert.deepEqual(of(layout(smokes, { ...age, rule: rule("height") })), []);
  assert.deepEqual(of(layout(smokes, { ...age, rule: rule("smokes") })), ["shown-by #/elements/1/rule"]);
  assert.deepEqual(of(layout({ ...smokes, rule: rule("age") })), ["shown-by #/elements/0/rule"]);
  assert.deepEqual(of(layout(smokes), { properties, required: ["smokes"] }), ["required #/required"]);
  assert.ok(sluiceRenderer.tester(smokes) > 100 && sluiceRenderer.tester(age) < 0);
});

test("an event without a form, as RJSF leaves `currentTarget`, is refused with the one to take", async () => {
  for (const given of [null, new EventTarget()]) {
    const error = await fails(() => reportsIn(given), "bad_request");
    assert.match(error.remedy, /event\.target/);
  }
});
