// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The parts that SurveyJS Creator is handed, with the real survey-core of three versions and a stand-in for Creator,
 * whose licence asks to be bought.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { register as registerForPages } from "../../web/survey/surveyjs.js";
import { attach, type CreatorModel, register } from "../../web/survey/surveyjs-creator.js";
import type { Finding } from "../../web/survey/surveyjs-linter.js";
import { cores } from "./survey-core.js";

const read = (name: string): string => readFileSync(`web/survey/examples/protocols/${name}.json`, "utf8");
const protocols = { smoking: read("smoking"), taken: JSON.parse(read("taken")) as object };
const ANSWERS = ["never", "now and then", "every day"];
const smokes = { type: "radiogroup", name: "smokes", isRequired: true, choices: ANSWERS };

/** The members that Creator reads of a property that was added. */
interface Property {
  category: string;
  displayName: string;
  getChoices(question: object): { value: unknown; text: string }[];
  visibleIf(question: object): boolean;
}

for (const { version, SurveyModel, Serializer } of cores) {
  const property = (name: string) =>
    (Serializer as unknown as { findProperty(...of: string[]): Property }).findProperty("question", name);

  test(`survey-core ${version}: a question has its settings files to choose from, in a category of their own`, () => {
    register(Serializer as never, { protocols });
    registerForPages(Serializer as never);
    assert.deepEqual([property("sluice").category, property("sluicePublic").category], ["Privacy", "Privacy"]);
    const json = {
      elements: [
        { ...smokes, sluice: "smoking" },
        { type: "checkbox", name: "drugs", choices: ["a", "b"], sluice: { each: "taken" } },
      ],
    };
    const survey = new SurveyModel(json);
    const [radio, boxes] = survey.getAllQuestions();
    assert.ok(radio && boxes);
    const valuesFor = (question: object) =>
      property("sluice")
        .getChoices(question)
        .map(({ value }) => value);
    assert.deepEqual(valuesFor(radio), ["smoking", "taken"]);
    assert.deepEqual(valuesFor(boxes), ["smoking", "taken", { each: "taken" }]);
    assert.deepEqual(
      [property("sluicePublic").visibleIf(radio), property("sluicePublic").visibleIf({})],
      [false, true],
    );
    const written = JSON.stringify(survey.toJSON());
    assert.ok(written.includes('"sluice":"smoking"') && written.includes('"sluice":{"each":"taken"}'), written);
    // As Creator asks for a property with choices.
    const choices = property("sluice").getChoices(boxes);
    const asked = new SurveyModel({ elements: [{ type: "dropdown", name: "sluice", choices }] });
    asked.setValue("sluice", { each: "taken" });
    const [editor] = asked.getAllQuestions() as unknown as { displayValue: string }[];
    assert.equal(editor?.displayValue, "taken, for each choice");
  });

  test(`survey-core ${version}: the creator's language is used, and English where it is none of ours`, () => {
    for (const [language, category] of [
      ["de", "Datenschutz"],
      ["nl-BE", "Privacy"],
      ["xx", "Privacy"],
    ] as const) {
      register(Serializer as never, { protocols, language });
      assert.equal(property("sluice").category, category);
    }
    assert.equal(property("sluice").displayName, "Send a noisy answer, by");
  });

  test(`survey-core ${version}: what would leak is said once it does, and again only after it was mended`, () => {
    register(Serializer as never, { protocols });
    const handlers: (() => void)[] = [];
    const said: string[] = [];
    const survey = new SurveyModel({ elements: [smokes, { type: "text", name: "age", sluicePublic: true }] });
    const creator: CreatorModel = {
      get JSON() {
        return survey.toJSON();
      },
      onModified: { add: (handler) => handlers.push(handler) },
      notify: (message, type) => said.push(`${type}: ${message}`),
    };
    let last: readonly Finding[] = [];
    const live = attach(creator, { protocols, found: (findings) => (last = findings) });
    const modify = (name: string, property: string, value: unknown) => {
      Object.assign(survey.getQuestionByName(name), { [property]: value });
      for (const handler of handlers) handler();
      return said.splice(0);
    };
    assert.deepEqual([said.length, live.findings.map(({ rule }) => rule)], [0, ["nothing-private"]]);
    assert.deepEqual(modify("smokes", "sluice", "smoking"), []);
    const [first, ...others] = modify("age", "visibleIf", "{smokes} = 'never'");
    assert.match(first ?? "", /^error: .*smokes/);
    assert.deepEqual(others, []);
    assert.deepEqual(modify("age", "title", "Your age"), []);
    assert.ok(last === live.findings && last.some(({ severity }) => severity === "refuse"));
    assert.deepEqual(modify("age", "visibleIf", ""), []);
    assert.equal(
      live.findings.some(({ severity }) => severity === "refuse"),
      false,
    );
    assert.equal(modify("age", "visibleIf", "{smokes} = 'never'").length, 1);
    assert.match(modify("smokes", "isRequired", false)[0] ?? "", /isRequired/);
  });
}

test("a settings file that is none is refused before anybody designs by it", () => {
  const [core] = cores;
  assert.throws(() => register(core?.Serializer as never, { protocols: { smoking: "{}" } }), { code: "bad_protocol" });
});
