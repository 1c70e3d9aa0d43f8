// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Each way in which a survey gives answers away, with its negative control. Without the adapter the answer is found
 * there. With it nothing is, or the survey is refused.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { testFor } from "./looks.js";
import { VERSIONS, type Version } from "./survey-server.js";
import {
  ANSWERS,
  answerAll,
  asked,
  OTHER,
  press,
  RAW,
  type Sitting,
  sit,
  survey,
  town,
  useBench,
} from "./surveyjs-bench.js";
import type { Leak } from "./surveyjs-leaks.js";

useBench();

interface Exit {
  name: string;
  json: object;
  leak?: Leak;
  /** The linter's words in the reason for which the survey is refused. */
  reason: RegExp;
  how: string;
  versions?: readonly Version[];
  respond?: (sitting: Sitting) => Promise<void>;
}

const exits: Exit[] = [
  {
    name: "a question that repeats the answer",
    json: survey({}, asked(), town({ title: "Where did you say {secret}, in which town?" })),
    leak: "plain texts",
    reason: /title.*in its text/,
    how: "request",
    respond: async ({ page }) => {
      await page.getByLabel(RAW).check();
      await press(page, "Next");
      await page.getByRole("textbox").fill("Delft");
      await press(page, "Complete");
    },
  },
  {
    name: "choices by an address",
    json: survey({}, asked(), {
      type: "dropdown",
      name: "town",
      sluicePublic: true,
      choicesByUrl: { url: "/choices?of={secret}" },
    }),
    reason: /choicesByUrl/,
    how: "request",
    respond: async ({ page }) => {
      const request = page.waitForRequest(/choices/);
      await page.getByLabel(RAW).check();
      await press(page, "Next");
      await request;
    },
  },
  {
    name: "a calculated value",
    json: survey({ calculatedValues: [{ name: "copy", expression: "{secret}", includeIntoResult: true }] }),
    reason: /calculated/,
    how: "request",
  },
  {
    name: "a comment",
    json: survey({}, asked({ showCommentArea: true, hasComment: true })),
    reason: /room for words/,
    how: "request",
    respond: async ({ page }) => {
      await page.getByLabel(OTHER).check();
      await page.getByLabel("Comment").fill(RAW);
      await press(page, "Next");
      await press(page, "Complete");
    },
  },
  {
    name: "a file",
    json: survey({}, { type: "file", name: "secret", storeDataAsText: false, sluice: "it" }),
    leak: "file upload",
    reason: /of the type "file"/,
    how: "request",
    respond: async ({ page }) => {
      const request = page.waitForRequest(/upload/);
      const file = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(RAW) };
      await page.locator("input[type=file]").setInputFiles(file);
      await request;
    },
  },
  {
    name: "collaboration",
    json: survey(),
    leak: "collaboration",
    reason: /listens to/,
    how: "request",
    versions: [3],
  },
  {
    name: "validation by a server",
    json: survey(),
    leak: "server-side validation",
    reason: /listens to onServerValidateQuestions/,
    how: "request",
  },
  {
    name: "a shared name",
    json: survey({}, asked({ valueName: "shared" }), town({ valueName: "shared" })),
    reason: /kept under a name/,
    how: "request",
    respond: async ({ page }) => {
      await page.getByLabel(RAW).check();
      await press(page, "Next");
      await press(page, "Complete");
    },
  },
  {
    name: "an address to go to",
    json: survey({ navigateToUrl: "/thanks?for={secret}" }),
    reason: /part of an address/,
    how: "address",
  },
  {
    name: "an ending that repeats the answer",
    json: survey({ completedHtml: "<p>You said {secret}.</p>" }),
    reason: /at the end/,
    how: "page",
  },
];

/** Whether what is expected has been written down before long enough has been waited. */
async function until(met: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + 20_000;
  while (!(await met())) {
    if (Date.now() > end) return false;
    await new Promise((done) => setTimeout(done, 50));
  }
  return true;
}

for (const { name, json, leak, reason, how, versions = VERSIONS, respond } of exits) {
  for (const version of versions) {
    testFor(version, versions)(
      `survey-core ${version}, ${name}: caught without the adapter, refused with it`,
      async () => {
        const more = leak ? { leak } : {};
        await sit(version, { json, guarded: false, ...more }, async (sitting) => {
          await (respond ?? (({ page }) => answerAll(page)))(sitting);
          const caught = async (): Promise<boolean> => (await sitting.out(RAW).catch((): string[] => [])).includes(how);
          // Asked again, a page that is on its way to another one may have no answer.
          assert.ok(await until(caught), `${await sitting.out(RAW).catch(String)}`);
        });
        await sit(version, { json, guarded: true, ...more }, async ({ page, sent, out }) => {
          assert.match((await page.evaluate(() => window.failed)) ?? "it was not refused", reason);
          assert.deepEqual(sent(), []);
          assert.deepEqual(await out(...ANSWERS), []);
        });
      },
    );
  }
}

const FROM = `{secret} = '${RAW}'`;
const choice = (more: object): object => ({
  type: "radiogroup",
  name: "town",
  sluicePublic: true,
  choices: ["a", "b"],
  ...more,
});
const after = (last: object, top: object = {}, first: object = {}): object => survey(top, asked(first), last);

/** Surveys that tell two people apart who differ in their private answer alone. */
const telling: Record<string, [json: object, reason: RegExp, versions?: readonly Version[]]> = {
  "a question that is shown to some": [after(town({ visibleIf: FROM })), /visibleIf/],
  "a question that is open to some": [after(town({ enableIf: FROM })), /enableIf/],
  "a question that some must answer": [after(town({ requiredIf: FROM })), /requiredIf/],
  "a panel that is shown to some": [
    after({ type: "panel", name: "more", visibleIf: FROM, elements: [town()] }),
    /visibleIf/,
  ],
  "a page that is shown to some": [
    {
      pages: [
        { elements: [asked()] },
        { name: "more", visibleIf: FROM, elements: [town()] },
        { elements: [town({ name: "last" })] },
      ],
    },
    /visibleIf/,
  ],
  "a choice that is shown to some": [after(choice({ choices: ["a", { value: "b", visibleIf: FROM }] })), /visibleIf/],
  "choices that depend on it": [
    after(choice({ choicesVisibleIf: "{secret} contains {item}", choices: [RAW, "b"] })),
    /choicesVisibleIf/,
  ],
  "choices from the answer": [
    after(choice({ type: "checkbox", choicesFromQuestion: "secret", choicesFromQuestionMode: "selected" })),
    /choicesFromQuestion/,
  ],
  "a default from it": [after(town({ defaultValueExpression: "{secret}" })), /defaultValueExpression/],
  "a value that is set by it": [after(town({ setValueIf: FROM, setValueExpression: "'x'" })), /setValueIf/, [2, 3]],
  "a value that is made from it": [after(town({ setValueExpression: "{secret}" })), /setValueExpression/],
  "a trigger that sets a value": [
    after(town(), { triggers: [{ type: "setvalue", expression: FROM, setToName: "town", setValue: "x" }] }),
    /triggers/,
  ],
  "a trigger that copies": [
    after(town(), { triggers: [{ type: "copyvalue", expression: FROM, fromName: "secret", setToName: "town" }] }),
    /triggers/,
  ],
  "a trigger that calculates": [
    after(town(), {
      triggers: [{ type: "runexpression", expression: FROM, runExpression: "{secret}", setToName: "town" }],
    }),
    /triggers/,
  ],
  "a trigger that ends the survey": [after(town(), { triggers: [{ type: "complete", expression: FROM }] }), /triggers/],
  "a trigger that skips": [
    {
      pages: [{ elements: [asked()] }, { elements: [town()] }, { elements: [town({ name: "last" })] }],
      triggers: [{ type: "skip", expression: FROM, gotoName: "last" }],
    },
    /triggers/,
  ],
  "a check of another question": [
    after(town({ validators: [{ type: "expression", expression: `{secret} != '${RAW}'` }] })),
    /validators/,
  ],
  "a question that calculates": [
    after({ type: "expression", name: "sum", sluicePublic: true, expression: "{secret}" }),
    /expression/,
  ],
  "a calculated value": [
    after(town(), { calculatedValues: [{ name: "copy", expression: "{secret}", includeIntoResult: true }] }),
    /calculatedValues/,
  ],
  "a calculated value, and what is shown by it": [
    after(town({ visibleIf: "{copy} = 1" }), {
      calculatedValues: [{ name: "copy", expression: `iif(${FROM}, 1, 2)` }],
    }),
    /copy/,
  ],
  "a function that is given its name": [
    after({ type: "expression", name: "sum", sluicePublic: true, expression: "displayValue('secret')" }),
    /expression/,
  ],
  "a title": [after(town({ title: "Where, {secret}?" })), /title/],
  "a piece of HTML": [after({ type: "html", name: "shown", html: "<p>{secret}</p>" }), /html/],
  "an ending": [after(town(), { completedHtml: "<p>{secret}</p>" }), /completedHtml/],
  "an ending for some": [
    after(town(), { completedHtmlOnCondition: [{ expression: FROM, html: "<p>You</p>" }] }),
    /completedHtmlOnCondition/,
  ],
  "an address": [after(town(), { navigateToUrl: "/thanks?for={secret}" }), /navigateToUrl/],
  "an address for some": [
    after(town(), { navigateToUrlOnCondition: [{ expression: FROM, url: "/you" }] }),
    /navigateToUrlOnCondition/,
  ],
  "a correct answer": [after(town(), {}, { correctAnswer: RAW }), /correctAnswer/],
};

for (const version of VERSIONS) {
  testFor(version, VERSIONS)(
    `survey-core ${version}: ${Object.keys(telling).length} surveys that tell answers apart are refused`,
    async () => {
      const some = Object.entries(telling).filter(([, [, , versions = VERSIONS]]) => versions.includes(version));
      const all = some.map(([, [json]]) => json);
      await sit(version, {}, async ({ page }) => {
        const traces = (answer: string) =>
          page.evaluate(([given, raw]) => window.traces(given, raw), [all, answer] as const);
        const [one, other] = [await traces(RAW), await traces(OTHER)];
        const refusals = await page.evaluate((given) => window.refusals(given), all);
        for (const [i, [name, [, reason]]] of some.entries()) {
          assert.notEqual(one[i], other[i], `${name}: is told apart without the adapter`);
          assert.match(refusals[i] ?? "", reason, name);
        }
        const plain = [survey()];
        const both = await page.evaluate(([given, raws]) => raws.map((raw) => window.traces(given, raw)), [
          plain,
          [RAW, OTHER],
        ] as const);
        assert.deepEqual(both[0], both[1], "one that tells nothing is not");
        assert.deepEqual(await page.evaluate((given) => window.refusals(given), plain), [""]);
      });
    },
  );
}

test("the bench catches whatever a page does with an answer", async () => {
  const ways: Record<string, string> = {
    "fetch(`/x?${raw}`)": "request",
    "fetch('/x', { method: 'POST', body: raw })": "request",
    "fetch('/x', { headers: { 'X-It': raw } })": "request",
    "navigator.sendBeacon('/x', raw)": "request",
    "new Image().src = '/' + raw": "request",
    "localStorage.setItem('a', raw)": "storage",
    "sessionStorage.a = raw": "storage",
    "document.cookie = 'a=' + raw": "storage",
    "indexedDB.open('a').onupgradeneeded = ({ target }) => target.result.createObjectStore('b').put(raw, 1)": "storage",
    "window.postMessage({ raw })": "message",
    "new BroadcastChannel('a').postMessage(raw)": "message",
    "new MessageChannel().port1.postMessage([raw])": "message",
    "console.debug(raw)": "console",
    "setTimeout(() => { throw new Error(raw) })": "console",
    "history.pushState(null, '', '#' + raw)": "address",
    "history.replaceState({ raw }, '')": "address",
    "location.hash = raw": "address",
    "window.name = raw": "address",
    "document.body.dataset.a = raw": "page",
  };
  await sit(2, {}, async ({ page, out }) => {
    for (const [i, [code, how]] of Object.entries(ways).entries()) {
      const raw = `zqcaught${i}x`;
      assert.deepEqual(await out(raw), [], code);
      await page.addScriptTag({ content: `{ const raw = "${raw}"; ${code}; }` });
      const caught = await until(async () => (await out(raw)).includes(how));
      assert.ok(caught, `${code}: ${await out(raw)}`);
    }
  });
});
