// SPDX-License-Identifier: GPL-3.0-or-later
/** Every rule has an example that it refuses (or warns of) and one next to it that it lets pass, here or in another file. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type LintOptions, lintSurvey, type RuleId } from "../../web/survey/surveyjs-linter.js";
import { assertWhole, boxes, grid, open, options, parts, protocolOf, secret, without } from "./surveys.js";

const lint = (json: unknown, more: LintOptions = {}) => lintSurvey(json, { ...options, ...more });
const by = (...elements: object[]): object => ({ elements });
const top = (more: object): object => ({ elements: [secret(), open()], ...more });
const more = (rest: object): object => ({ type: "text", name: "more", sluicePublic: true, ...rest });
const each = (rest: object = {}): object => boxes({ sluice: { each: "yn" }, ...rest });
/** A channel that sees the secret, and the question that asks for it. */
const aware = secret({
  sluice: {
    protocol: { ...protocolOf("yes", "no"), seesSecret: true, secret: protocolOf("ill", "well").data },
    secret: "ill",
  },
});
const ill = secret({ name: "ill", choices: ["ill", "well"], sluice: undefined });

/**
 * The rules for things that only a model has, and those held against SurveyJS itself in surveyjs-linter-real*.test.ts.
 */
type Elsewhere =
  | ("sees-answers" | "delimiters")
  | ("follow-up" | "conditional-choices" | "carry-forward" | "completed-text" | "calculated" | "validator")
  | ("free-text" | "own-validator" | "quiz");

const examples: Record<Exclude<RuleId, Elsewhere>, [bad: unknown, good: unknown, options?: LintOptions]> = {
  "no-survey": ["a survey", by(secret())],
  "nothing-private": [by(open()), by(open(), secret())],
  "unknown-protocol": [by(secret({ sluice: "elsewhere" })), by(secret({ sluice: protocolOf("yes", "no") }))],
  "sees-secret": [
    by(secret({ sluice: { ...protocolOf("yes", "no"), seesSecret: true } })),
    by(secret({ sluice: protocolOf("yes", "no") })),
  ],
  "unknown-secret": [by(aware, secret({ name: "other", sluice: null })), by(aware, { ...ill, sluice: null })],
  "needless-secret": [
    by(secret({ sluice: { protocol: "yn", secret: "ill" } }), ill),
    by(secret({ sluice: { protocol: "yn" } }), open()),
  ],
  "secret-with-protocol": [by(aware, { ...ill, sluice: protocolOf("ill", "well") }), by(aware, ill)],
  each: [by(each({ sluice: { each: "stars" } })), by(each())],
  combinations: [by(boxes({ sluice: without(parts, 0) })), by(boxes()), { shapes: ["set"] }],
  "not-all-answers": [by(grid({ eachRowUnique: true })), by(grid({ cellType: "radio" })), { shapes: ["matrix"] }],
  "adds-up": [by(each()), by(boxes()), { shapes: ["set"] }],
  "private-and-public": [by(secret({ sluicePublic: true })), by(secret({ sluicePublic: false }))],
  undeclared: [
    by(secret(), { type: "text", name: "a" }),
    by(secret(), open(), { type: "html", name: "a", html: "Hello" }),
  ],
  several: [by(secret(), secret({ name: "second" })), by(secret(), open())],
  nested: [
    by(secret(), {
      type: "paneldynamic",
      name: "people",
      sluicePublic: true,
      templateElements: [secret({ name: "each" })],
    }),
    by(secret(), {
      type: "paneldynamic",
      name: "people",
      sluicePublic: true,
      templateElements: [{ type: "text", name: "each" }],
    }),
  ],
  nameless: [by(secret({ name: "" })), by(secret())],
  type: [by(secret({ type: "ranking" })), by(secret({ type: "DropDown" }))],
  shape: [by(grid()), by(grid()), { shapes: ["matrix"] }],
  "choices-elsewhere": [
    by(secret({ choicesByUrl: { url: "https://example.org/a.json" } })),
    by(secret(), open({ choicesByUrl: { url: "https://example.org/a.json" } })),
  ],
  categories: [
    by(secret({ showNoneItem: true })),
    by(secret({ showNoneItem: true, sluice: protocolOf("yes", "no", "none") })),
  ],
  "no-answer": [by(secret({ isRequired: false })), by(secret({ isRequired: false, sluice: "yn?" }))],
  "asked-of-some": [by(open(), secret({ visibleIf: "{open} = 'yes'", sluice: "yn?" })), by(open(), secret())],
  "choice-elements": [
    by(secret({ choices: [{ value: "yes", elements: [more({})] }, "no"] })),
    by(secret({ choices: [{ value: "yes", elements: [] }, "no"] })),
  ],
  overwritten: [by(secret({ defaultValueExpression: "{open}" })), by(secret({ defaultValue: "no" }))],
  "shared-name": [
    by(secret(), open({ name: "other", valueName: "Secret" })),
    // A page or a panel has a name, and nothing is kept under it.
    { pages: [{ name: "secret", elements: [secret(), { type: "panel", name: "secret", elements: [open()] }] }] },
  ],
  piping: [
    by(secret(), more({ title: "And {secret}?" })),
    by(secret(), more({ title: "And your secret? {secretive} {secret2}" })),
  ],
  address: [
    top({ navigateToUrl: "https://example.org/?{Secret}" }),
    top({ navigateToUrl: "https://example.org/secret/{open}" }),
  ],
  trigger: [
    top({ triggers: [{ type: "setvalue", expression: "{open} = 1", setToName: "secret", setValue: 2 }] }),
    top({ triggers: [{ type: "setvalue", expression: "{open} = 1", setToName: "c", setValue: "secret" }] }),
  ],
  "value-expression": [
    by(secret(), more({ type: "paneldynamic", bindings: { panelCount: "secret" } })),
    by(secret(), more({ type: "paneldynamic", bindings: { panelCount: "open" } })),
  ],
  total: [
    by(secret(), more({ type: "matrixdynamic", columns: [{ name: "a", totalExpression: "{secret} * 2" }] })),
    by(secret(), more({ type: "matrixdynamic", columns: [{ name: "a", totalExpression: "{open} * 2" }] })),
  ],
  mention: [by(secret(), more({ brandNew: "{secret} = 1" })), by(secret(), more({ brandNew: "a secret" }))],
  "custom-function": [
    by(secret(), more({ visibleIf: "callHome({open}) = 1" })),
    by(secret(), more({ visibleIf: "(age({open}) > 18) and ({open} = 'f(x)') or not ({open} empty)" })),
  ],
  "looked-up": [
    by(secret(), open(), more({ visibleIf: "displayValue('op' + 'en') = 1" })),
    by(secret(), open(), more({ visibleIf: "displayValue('open') = 1" })),
  ],
  service: [top({ surveyPostId: "1" }), top({ surveyPostId: "" })],
  timer: [{ pages: [{ elements: [secret()], timeLimit: 10 }] }, { pages: [{ elements: [secret()], timeLimit: 0 }] }],
  stored: [top({ cookieName: "seen" }), top({ showTimerPanel: "none" })],
};

for (const [name, [bad, good, given]] of Object.entries(examples)) {
  const rule = name as RuleId;
  test(`${rule}: an example, and one that is none`, () => {
    const found = lint(bad, rule === "shape" ? {} : given).filter((each) => each.rule === rule);
    assert.notDeepEqual(found, [], `${lint(bad).map((each) => each.rule)}`);
    for (const one of found) assertWhole(one);
    const passed = lint(good, given);
    assert.ok(!passed.some((each) => each.rule === rule), JSON.stringify(passed));
    assert.deepEqual(
      passed.filter(({ severity }) => severity === "refuse"),
      [],
      "the near miss passes altogether",
    );
  });
}

test("a private question within one that is no panel is nested, whatever it calls its parts", () => {
  for (const key of ["elements", "questions"]) {
    const holder = { type: "own", name: "holder", sluicePublic: true, [key]: [secret({ name: "each" })] };
    assert.deepEqual(
      lint(by(secret(), holder)).map(({ rule, path }) => [rule, path]),
      [["nested", `$.elements[1].${key}[0].sluice`]],
    );
  }
});

test("what is called as the words beside a private answer shares its name", () => {
  const beside = (name: string) => lint(by(secret(), open({ name }))).map(({ rule }) => rule);
  assert.deepEqual(beside("Secret-Comment"), ["shared-name"]);
  assert.deepEqual(beside("secret-comments"), []);
});

test("a finding says where, of which question, and through what", () => {
  const json = {
    calculatedValues: [{ name: "kind", expression: "{secret} = 'yes'" }],
    pages: [{ elements: [secret()] }, { name: "second", visibleIf: "{kind}", elements: [more({})] }],
    completedHtmlOnCondition: [{ expression: "{More} notempty", html: "Thanks" }],
  };
  const found = lint(json).filter(({ severity }) => severity === "refuse");
  assert.deepEqual(
    found.map(({ rule, path, question }) => [rule, path, question]),
    [
      ["calculated", "$.calculatedValues[0].expression", "secret"],
      ["follow-up", "$.pages[1].visibleIf", "secret"],
      ["completed-text", "$.completedHtmlOnCondition[0].expression", "secret"],
    ],
  );
  assert.match(found[1]?.message ?? "", /^"second" is shown.*"secret" \(through "kind"\)/);
  assert.match(found[2]?.message ?? "", /through "more"/);
});

test("what is refused comes before what has to be looked at", () => {
  const severities = lint({ elements: [secret({ hasOther: true }), { type: "text", name: "a" }], cookieName: "c" }).map(
    ({ severity }) => severity,
  );
  assert.deepEqual(severities, ["refuse", "warn", "warn"]);
});

test("surveys that were made to exhaust or mislead the linter are refused", () => {
  const circle: Record<string, unknown> = { elements: [secret()] };
  circle.pages = [circle];
  for (const json of [null, [], 3, circle])
    assert.deepEqual(
      lint(json).map(({ rule }) => rule),
      ["no-survey"],
    );
  assert.ok(lint({ elements: [secret({ sluice: "__proto__" })] }).some(({ rule }) => rule === "unknown-protocol"));
  assert.ok(lint({ elements: [secret({ sluice: "constructor" })] }).some(({ rule }) => rule === "unknown-protocol"));
  // The text of one hole is not looked through for another.
  const [found] = lint({ elements: [secret({ name: "{key}", hasOther: true })] });
  assert.match(found?.message ?? "", /^"\{key\}" has room/);
});

test("many questions, each of which depends on the next, and braces that are never closed, are gone through", () => {
  const count = 300;
  const chain = Array.from({ length: count }, (_, i) =>
    more({ name: `q${i}`, visibleIf: i + 1 < count ? `{q${i + 1}} = 1` : "{secret}" }),
  );
  assert.equal(lint(by(secret(), ...chain)).filter(({ rule }) => rule === "follow-up").length, count);
  assert.deepEqual(lint(by(secret(), more({ title: "{".repeat(200_000), visibleIf: "{".repeat(200_000) }))), []);
});

test("the survey is left as it was", () => {
  const json = by(secret(), more({ visibleIf: "{secret}" }));
  const before = JSON.stringify(json);
  lint(json);
  assert.equal(JSON.stringify(json), before);
});
