// SPDX-License-Identifier: GPL-3.0-or-later
/** What is set whenever anything is answered tells whether a private question was answered after it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cores, type SurveyCore } from "./survey-core.js";
import { open, refusals, secret } from "./surveys.js";

const REFUSED = ["runs-anyway"];
const note = (more: object = {}): object => ({ type: "text", name: "note", sluicePublic: true, ...more });
const survey = (noted: object, triggers: object[] = []): object => ({
  elements: [secret(), open(), open({ name: "third" }), noted],
  triggers,
});
const set = (expression: string, more: object = {}): object =>
  survey(note(), [{ type: "setvalue", expression, setToName: "note", setValue: "auto", ...more }]);

/** What is noted when somebody has written a note of his own, and whether the private question comes after it. */
function noted({ SurveyModel }: SurveyCore, json: object, after: boolean): unknown {
  const model = new SurveyModel(json);
  // As somebody who answers does it: what a page sets by itself runs other things.
  const answer = (name: string, value: string): void => {
    const asked = model.getAllQuestions().find((question) => question.name === name);
    if (asked) asked.value = value;
  };
  if (!after) answer("secret", "yes");
  answer("third", "no");
  answer("open", "yes");
  answer("note", "mine");
  if (after) answer("secret", "yes");
  return model.data.note;
}
const tells = (core: SurveyCore, json: object): boolean => noted(core, json, true) !== noted(core, json, false);

const bad: Record<string, object> = {
  "a function": set("today() > '2000-01-01'"),
  "a function that has a public question": set("iif({open} = 'yes', 1, 0) = 1"),
  "no name": set("1 = 1"),
  "a name in a text": set("'{open}' != 'x'"),
  "a type by its long name": set("1 = 1", { type: "setvaluetrigger" }),
  "what is copied": set("today() > '2000-01-01'", { type: "copyvalue", fromName: "third" }),
  "a value without a name, on a condition that has one": survey(
    note({ setValueIf: "{open} = 'yes'", setValueExpression: "'auto'" }),
  ),
  "a value with a function": survey(note({ setValueExpression: "today()" })),
  "a condition without a name, and no value": survey(note({ setValueIf: "1 = 1" })),
  "a condition with a function, and a value without a name": survey(
    note({ setValueIf: "today() > '2000-01-01'", setValueExpression: "'auto'" }),
  ),
  "a reset without a name": survey(note({ resetValueIf: "1 = 1" })),
  "a reset": survey(note({ resetValueIf: "today() > '2000-01-01'" })),
};
/** What runs anyway, too, though no order of answers is known in which it tells. */
const careful: Record<string, object> = {
  "what is calculated": set("1 = 1", { type: "runexpression", runExpression: "'auto'" }),
  "a condition with a function": survey(
    note({ setValueIf: "today() > '2000-01-01'", setValueExpression: "'auto' + {open}" }),
  ),
  "a condition without a name": survey(note({ setValueIf: "1 = 1", setValueExpression: "'auto' + {open}" })),
  "columns of a matrix": survey(
    note({ type: "matrixdynamic", columns: [{ name: "a", cellType: "text", setValueIf: "today() > {row.b}" }] }),
  ),
};
const good: Record<string, object> = {
  "a trigger of a public question": set("{open} = 'yes'"),
  "of two": set("{open} = 'yes' and not ({third} empty)"),
  "a copy": set("{open} = 'yes'", { type: "copyvalue", fromName: "third" }),
  "a calculation with a function, on a public question": set("{open} = 'yes'", {
    type: "runexpression",
    runExpression: "iif({third} = 'no', 'a', 'b')",
  }),
  "a condition and a value of public questions": survey(
    note({ setValueIf: "{open} = 'yes'", setValueExpression: "{third} + '!'" }),
  ),
  "a value of a public question": survey(note({ setValueExpression: "{third}" })),
  "a value by a function of a public question": survey(note({ setValueExpression: "iif({open} = 'yes', 'x', 'y')" })),
  "a value by a function that is given nothing else": survey(note({ setValueExpression: "age({open})" })),
  "a condition and a value by functions of public questions": survey(
    note({ setValueIf: "iif({open} = 'yes', 1, 0) = 1", setValueExpression: "iif({third} = 'no', 'x', 'y')" }),
  ),
  "a reset by a function of a public question": survey(note({ resetValueIf: "iif({open} = 'yes', 1, 0) = 1" })),
  "a reset by a public question": survey(note({ resetValueIf: "{third} = 'yes'" })),
  "a column by its row": survey(
    note({
      type: "matrixdynamic",
      columns: [{ name: "a", cellType: "text", setValueIf: "{row.b} = 1", setValueExpression: "{row.b}" }],
    }),
  ),
  "an expression": survey(note({ type: "expression", expression: "iif({open} = 'yes', 'a', 'b')" })),
};

test("setters that run whatever is answered are refused, and each tells in one version at least", () => {
  for (const [about, json] of Object.entries(bad)) {
    assert.deepEqual(refusals(json), REFUSED, about);
    assert.ok(
      cores.some((core) => tells(core, json)),
      about,
    );
  }
});

test("so are those that run as often, of which it is not known that they tell", () => {
  for (const [about, json] of Object.entries(careful)) assert.deepEqual(refusals(json), REFUSED, about);
});

test("those that run on public questions pass, and tell in none", () => {
  for (const [about, json] of Object.entries(good)) {
    assert.deepEqual(refusals(json), [], about);
    for (const core of cores) assert.ok(!tells(core, json), `survey-core ${core.version}: ${about}`);
  }
  const closed = note({ readOnly: true, setValueExpression: "today()" });
  assert.deepEqual(refusals(survey(closed)), [], "where nobody can write");
});

test("a trigger that sets nothing passes, and so does a survey with nothing private", () => {
  assert.deepEqual(refusals(survey(note(), [{ type: "complete", expression: "today() < '2000-01-01'" }])), []);
  assert.deepEqual(refusals({ ...set("1 = 1"), elements: [open(), note()] }), []);
});
