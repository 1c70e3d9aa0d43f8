// SPDX-License-Identifier: GPL-3.0-or-later
/** Triggers look names up as expressions do: whatever is written there that brings an answer along is refused. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cores, type SurveyCore } from "./survey-core.js";
import { boxes, grid, open, refusals, secret, shapes } from "./surveys.js";

const kinds: [asked: object, truths: [unknown, unknown]][] = [
  [secret(), ["yes", "no"]],
  [boxes(), [["a"], ["b"]]],
  [
    grid(),
    [
      { a: "yes", b: "no" },
      { a: "no", b: "yes" },
    ],
  ],
];

/** Ways to write a name, of which some are the answer or a part of it to one version or another. */
const spellings =
  `secret $secret #secret $#secret SECRET secret. secret.0 secret[0] secret[1] $secret[0] secret.a SECRET.B secret.length
  secret.value secret-unwrapped secret-Comment $self.secret first.secret panel.secret row.secret $item.secret secret['a'] {secret}
  {secret.a} open}{secret =secret ={secret}`
    .split(/\s+/)
    .concat(" secret ", "open} {secret", "# secret");

const survey = (asked: object, trigger: object): object => ({
  pages: [
    { name: "first", elements: [asked, open()] },
    { name: "second", elements: [open({ name: "more" }), { type: "text", name: "note", sluicePublic: true }] },
  ],
  triggers: [trigger],
});

/** All values but the private answer when the trigger has run, and which questions are there. */
function after({ SurveyModel }: SurveyCore, json: object, truth: unknown): string {
  const model = new SurveyModel(json);
  model.setValue("secret", truth);
  try {
    for (const value of ["no", "yes", undefined, "yes"]) model.setValue("open", value);
  } catch {
    return "stopped";
  }
  const { secret: _, ...rest } = model.data;
  return JSON.stringify([rest, model.getAllQuestions(true).map(({ name }) => name), model.currentPageNo]);
}

/** Properties of the triggers of a version that are texts, or lists of them. */
function triggersOf({ Serializer }: SurveyCore): { type: string; keys: string[] }[] {
  const names = Serializer.getChildrenClasses("surveytrigger").map(({ name }) => name);
  return names.map((name) => ({
    type: name.replace(/trigger$/, ""),
    keys: Serializer.getProperties(name)
      .filter(({ name, type }) => name !== "type" && !/boolean|switch|number/.test(type))
      .map(({ name }) => name),
  }));
}

test("an answer that is copied under any spelling of its name is refused, and some are copied", () => {
  for (const core of cores) {
    let copied = 0;
    for (const [asked, [one, other]] of kinds) {
      for (const fromName of spellings) {
        for (const copyDisplayValue of [false, true]) {
          const how = { expression: "{open} = 'yes'", setToName: "note", copyDisplayValue };
          const json = survey(asked, { type: "copyvalue", fromName, ...how });
          assert.deepEqual(refusals(json, shapes), ["trigger"], fromName);
          if (after(core, json, one) !== after(core, json, other)) copied += 1;
        }
      }
    }
    assert.ok(copied > 20, `survey-core ${core.version}: ${copied}`);
  }
});

/** So many of all combinations, other ones for each version. */
const EVERY = 17;

test("whatever property of a trigger tells two people apart by a spelling of the name is refused", () => {
  for (const core of cores) {
    const all = triggersOf(core).flatMap(({ type, keys }) =>
      keys.flatMap((key) =>
        kinds.flatMap(([asked, truths]) => spellings.map((spelt) => ({ type, key, asked, truths, spelt }))),
      ),
    );
    let told = 0;
    for (const { type, key, asked, truths, spelt } of all.filter((_, i) => i % EVERY === core.version)) {
      const usual = { fromName: "open", setToName: "note", setValue: "x", runExpression: "1 + 1", gotoName: "more" };
      const value = /^(questions|pages)$/.test(key) ? [spelt] : spelt;
      const json = survey(asked, { type, expression: "{open} = 'yes'", ...usual, [key]: value });
      if (after(core, json, truths[0]) === after(core, json, truths[1])) continue;
      told += 1;
      assert.notDeepEqual(refusals(json, shapes), [], `survey-core ${core.version}: ${type} ${key} ${spelt}`);
    }
    assert.ok(told > 0, `survey-core ${core.version}: ${told}`);
  }
});

test("names of other questions pass, and so do words that are no names", () => {
  for (const trigger of [
    { type: "copyvalue", fromName: "open", setToName: "note" },
    { type: "copyvalue", fromName: "$open", setToName: "secretary" },
    { type: "setvalue", setToName: "note", setValue: "secret" },
    { type: "runexpression", setToName: "note", runExpression: "{open}" },
  ]) {
    assert.deepEqual(refusals(survey(secret(), { expression: "{open} = 'secret'", ...trigger })), []);
  }
});

test("a part of an answer is one wherever a name may stand", () => {
  for (const choicesFromQuestion of ["$secret", "secret.a", "Secret[0]"]) {
    assert.deepEqual(refusals({ elements: [secret(), open({ choicesFromQuestion })] }), ["carry-forward"]);
  }
});
