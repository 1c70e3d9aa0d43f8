// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Negative control of the bench: each way in which a survey gives answers away is caught where nobody looks for it, and where
 * the adapter is there it refuses the survey, so that nothing goes out.
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
  /** What the linter says, in the reason for which the survey is refused. */
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
    name: "page by page",
    json: survey({ sendResultOnPageNext: true }),
    leak: "partial send",
    reason: /page by page/,
    how: "request",
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
  { name: "a draft", json: survey(), leak: "autosave", reason: /listens to onValueChanged/, how: "storage" },
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

for (const version of VERSIONS) {
  testFor(version, VERSIONS)(
    `survey-core ${version}, a follow-up: told apart without the adapter, whatever the report is; refused with it`,
    async () => {
      const json = survey({}, asked(), town({ visibleIf: `{secret} = '${RAW}'` }));
      const sent: string[][] = [];
      for (const answer of [RAW, OTHER]) {
        await sit(version, { json, guarded: false }, async (sitting) => {
          const { page } = sitting;
          await page.getByLabel(answer).check();
          if (answer === RAW) {
            await press(page, "Next");
            await page.getByLabel("town").fill("Delft");
          }
          await press(page, "Complete");
          assert.ok(await until(async () => sitting.sent().length > 0));
          sent.push(sitting.sent());
        });
      }
      assert.match(sent[0]?.[0] ?? "", /"town"/);
      assert.doesNotMatch(sent[1]?.[0] ?? "town", /town/);
      await sit(version, { json, guarded: true }, async ({ page }) => {
        assert.match((await page.evaluate(() => window.failed)) ?? "", /visibleIf/);
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
