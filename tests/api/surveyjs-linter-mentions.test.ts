// SPDX-License-Identifier: GPL-3.0-or-later
/** Names are found in every way in which SurveyJS finds them, and are not seen where something else is meant. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cores } from "./survey-core.js";
import { open, options, refusals, secret } from "./surveys.js";

const withOthers = (visibleIf: string): object => ({
  elements: [
    secret(),
    open(),
    open({ name: "secret two" }),
    open({ name: "my.secret" }),
    open({ name: "last", visibleIf }),
  ],
});

const mentioned = [
  "{secret} = 'yes'",
  "{SECRET} notempty",
  "{#secret} > 1",
  "{$secret} > 1",
  "{ secret } = 1",
  "{secret[0]} = 1",
  "{secret.length} > 1",
  "{secret-Comment} notempty",
  "{panel.secret} = 1",
  "{row.Secret} = 1",
  "{open} = 1 or {secret} = 1",
  "iif({open} = 1, {secret}, 2) = 2",
  "sumInArray({grid}, 'a', '{secret} = 1') > 1",
  "displayValue('secret') = 1",
  'propertyValue("Secret", "isVisible")',
  "getComment('secret') notempty",
  "displayValue(secret) = 1",
  "{secret two} = 1 and {secret} = 2",
  "{unknown secret} = 1",
  "{{secret} = 1",
];
const others = [
  "{open} = 'secret'",
  "{secret two} = 1",
  "{My.Secret} = 1",
  "{secretary} = 1",
  "{secret2} = 1",
  "{top_secret} = 1",
  "displayValue('secret two') = 1",
  "age({open}) > 18 and {open} != 'secret'",
  "secret = 1",
];

test("every way to name a question is found", () => {
  for (const text of mentioned) assert.deepEqual(refusals(withOthers(text)), ["follow-up"], text);
  for (const text of others) assert.deepEqual(refusals(withOthers(text)), [], text);
});

test("the same with what SurveyJS itself takes for variables, which lacks names that are given as text", () => {
  for (const { ExpressionRunner, version } of cores) {
    assert.deepEqual(new ExpressionRunner("displayValue('secret') = 1").getVariables(), [], `survey-core ${version}`);
    for (const text of mentioned)
      assert.deepEqual(refusals(withOthers(text), { ExpressionRunner }), ["follow-up"], text);
    for (const text of others) assert.deepEqual(refusals(withOthers(text), { ExpressionRunner }), [], text);
  }
});

test("a name without braces is none to SurveyJS either", () => {
  for (const { SurveyModel, version } of cores) {
    const survey = new SurveyModel({ elements: [secret(), open({ visibleIf: "secret = 'yes'" })] });
    survey.setValue("secret", "yes");
    assert.ok(!survey.getAllQuestions(true).some(({ name }) => name === "open"), `survey-core ${version}`);
  }
});

test("names are found within other braces, where those are the survey's", () => {
  const json = { elements: [secret(), open({ title: "Why [[secret]]?" })] };
  assert.deepEqual(refusals(json), []);
  assert.deepEqual(refusals(json, { delimiters: ["[[", "]]"] }), ["piping"]);
});

test("whether a page with the private question is complete is a mention of it", () => {
  const json = (condition: string): object => ({
    pages: [
      { name: "first", elements: [{ type: "panel", name: "inner", elements: [secret()] }] },
      { name: "second", elements: [open(), open({ name: "last", visibleIf: condition })] },
    ],
  });
  for (const name of ["first", "Inner"]) assert.deepEqual(refusals(json(`isContainerReady('${name}')`)), ["follow-up"]);
  assert.deepEqual(refusals(json("isContainerReady('second')")), []);
});

test("pages and panels that have no name are found by the one that SurveyJS gives them", () => {
  const json = (condition: string, asked: object): object => ({
    pages: [{ elements: [asked] }, { name: "second", elements: [open({ visibleIf: condition })] }],
  });
  const optional = secret({ isRequired: false, sluice: "yn?" });
  const inPanel = { type: "panel", elements: [optional] };
  const flat = { elements: [optional, open({ visibleIf: "isContainerReady('page1')" })] };
  assert.deepEqual(refusals(json("isContainerReady('page1')", optional)), ["follow-up"]);
  assert.deepEqual(refusals(json("isContainerReady('panel1')", inPanel)), ["follow-up"]);
  assert.deepEqual(refusals(flat), ["follow-up"]);
  assert.deepEqual(refusals(json("isContainerReady('second')", optional)), []);
  for (const { SurveyModel, version } of cores) {
    const [first] = (new SurveyModel(flat).toJSON() as { pages: { name: string }[] }).pages;
    assert.equal(first?.name, "page1", `survey-core ${version}`);
    const [, named] = (new SurveyModel(json("", inPanel)).toJSON() as { pages: object[] }).pages;
    assert.match(JSON.stringify(named), /second/);
    const panel = new SurveyModel(json("", inPanel)).toJSON();
    assert.match(JSON.stringify(panel), /"panel1"/, `survey-core ${version}`);
  }
});

test("names under which answers are kept are names of the question", () => {
  const json = { elements: [secret({ valueName: "kept" }), open({ visibleIf: "{kept} = 1" })] };
  assert.deepEqual(refusals(json), ["follow-up"]);
});

test("dependence goes from one to the next, however long the way and in whatever order", () => {
  const json = {
    elements: [
      open({ name: "d", visibleIf: "{c}" }),
      open({ name: "c", setValueExpression: "{b}" }),
      { type: "expression", name: "b", sluicePublic: true, expression: "{A}" },
      secret(),
    ],
    calculatedValues: [{ name: "a", expression: "{kind}" }],
    triggers: [{ type: "setvalue", expression: "{secret} = 1", setToName: "kind", setValue: 1 }],
  };
  assert.deepEqual(refusals(json).sort(), ["calculated", "follow-up", "trigger", "value-expression"]);
});

/** Properties of all that can stand in a survey whose values are conditions or expressions. */
function expressionsOf({ Serializer }: (typeof cores)[number]): string[] {
  const roots =
    "survey page panel question itemvalue surveyvalidator surveytrigger calculatedvalue matrixdropdowncolumn expressionitem";
  const classes = roots
    .split(" ")
    .flatMap((name) => [name, ...Serializer.getChildrenClasses(name).map((each) => each.name)]);
  const found = classes
    .filter((name) => Serializer.findClass(name))
    .flatMap((name) => Serializer.getProperties(name).filter(({ type }) => /condition|expression/.test(type)));
  return [...new Set(found.map(({ name }) => name))];
}

test("no condition or expression of any version goes by without a rule of its own", () => {
  for (const core of cores) {
    const keys = expressionsOf(core);
    assert.ok(keys.length > 10 && keys.includes("visibleIf"), `survey-core ${core.version}: ${keys}`);
    for (const key of keys) {
      const found = refusals({ elements: [secret(), open({ [key]: "{secret} = 1" })] }, options);
      assert.equal(found.length, 1, key);
      assert.notDeepEqual(found, ["mention"], key);
    }
  }
});

test("every function of every version is known", () => {
  for (const { FunctionFactory, version } of cores) {
    for (const name of FunctionFactory.Instance.getAll()) {
      const lookedUp = ["isContainerReady", "displayValue", "propertyValue", "getComment"].includes(name);
      const json = { elements: [secret(), open({ visibleIf: `${name}(${lookedUp ? "'open'" : "{open}"})` })] };
      assert.deepEqual(refusals(json), [], `survey-core ${version}: ${name}`);
    }
  }
  assert.deepEqual(refusals(withOthers("mine({open})"), { functions: ["mine"] }), []);
});

test("what a column, a row or a question is called does not hide what stands under it", () => {
  const piped = "is {secret}";
  for (const name of ["b", "name", "type", "valueName"]) {
    const grid = { type: "matrix", name: "grid", sluicePublic: true, columns: [name, "c"], rows: ["r"] };
    const texts = (text: string) => ({ elements: [secret(), { ...grid, cells: { r: { [name]: text } } }] });
    assert.deepEqual(refusals(texts(piped)), ["mention"], name);
    assert.deepEqual(refusals(texts("is {open}, not secret")), [], name);
    const rows = { type: "matrixdynamic", name: "grid", sluicePublic: true, columns: [{ name, cellType: "text" }] };
    const value = (text: string) => ({ elements: [secret(), { ...rows, defaultValue: [{ [name]: text }] }] });
    assert.deepEqual(refusals(value("={secret}")), ["mention"], name);
    assert.deepEqual(refusals(value("is secret")), [], name);
  }
  assert.deepEqual(refusals({ elements: [secret(), open({ name: "{secret}?" })] }), [], "a name of its own is none");
});
