// SPDX-License-Identifier: GPL-3.0-or-later
/** The plug-in for Form.io in real forms of the releases that are about: what leaves the page, and what does without it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { formioScripts } from "../../wasm/toolchain/formio.mjs";
import { newPage, useBrowser } from "./browser.js";
import { ANSWERS, marksProtocol, REPORT } from "./form-page.js";
import { drawn, type Heard, LIST, openForm, type Setting, signIn } from "./formio-page.js";
import { testFor } from "./looks.js";
import { leftBehind, type Record as Out, record, waysOut } from "./recorder.js";

useBrowser();

const protocol = await marksProtocol();
const RAW = ANSWERS[2] as string;
const values = ANSWERS.map((value, i) => ({ label: ["Never", "Sometimes", "Every day"][i], value }));
const question = { type: "radio", key: "smokes", label: "Do you smoke?", values, input: true };
const town = { type: "textfield", key: "town", label: "Town", input: true };
const diary = { type: "textarea", key: "diary", label: "Anything else?", input: true };
const send = { type: "button", key: "submit", action: "submit", label: "Send", input: true };
const listed = (key: string, url: string) => ({
  ...{ type: "select", key, label: key, input: true, valueProperty: "value" },
  ...{ dataSrc: "url", data: { url }, refreshOn: "smokes", lazyLoad: false },
});

interface Person {
  page: Page;
  heard: Heard;
  /** In which ways the answer has got out until now. The page itself is the person's own. */
  ways(): Promise<string[]>;
}

async function visit(
  setting: Partial<Setting> & Pick<Setting, "release" | "guarded">,
  body: (person: Person) => Promise<void>,
) {
  const page = await newPage();
  const context = page.context();
  try {
    const records: Out[] = await record(context);
    if (setting.options) await signIn(context);
    const heard = await openForm(page, { components: [question, town, diary, send], protocol, ...setting });
    const ways = async () =>
      waysOut([...records, ...(await leftBehind(page, context)).filter(({ how }) => how !== "page")], RAW);
    await body({ page, heard, ways });
  } finally {
    await context.close();
  }
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel("Every day").check();
  await page.getByLabel("Town").fill("Delft");
  await page.getByLabel("Anything else?").fill(`${RAW} and more`);
}

/** Waits for half a minute at most. */
async function comes(
  page: Page,
  isThere: () => boolean,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  for (const last = Date.now() + 30_000; !isThere() && Date.now() < last; await meanwhile())
    await page.waitForTimeout(50);
}

async function submit({ page, heard }: Person): Promise<string> {
  const before = heard.submissions.length;
  await page.getByRole("button", { name: "Send" }).click();
  await comes(page, () => heard.submissions.length > before);
  // Waits a moment for anything else that comes of it.
  await page.waitForTimeout(300);
  assert.equal(heard.submissions.length, before + 1);
  return heard.submissions[before] as string;
}

const releases = Object.entries(await formioScripts());
/** The older one first. */
const names = releases.map(([name]) => name).reverse();

for (const [name, release] of releases) {
  const inForm = (what: string, setting: Partial<Setting>, body: (person: Person) => Promise<void>): void =>
    testFor(name, names)(`${name}: ${what}`, () => visit({ release, guarded: true, ...setting }, body));

  test(`${name}: one report arrives, the same after a failure, and nothing else`, async () => {
    await visit({ release, guarded: true }, async (person) => {
      await fill(person.page);
      person.heard.down = true;
      const lost = await submit(person);
      person.heard.down = false;
      // While the failure is still said, the button waits for it.
      const sent = await submit(person);
      assert.equal(sent, lost);
      const { data, ...more } = JSON.parse(sent);
      assert.deepEqual(more, { state: "submitted" });
      assert.deepEqual(Object.keys(data).sort(), ["sluice", "smokes", "town"]);
      assert.match(data.smokes, REPORT);
      assert.deepEqual(data.sluice.protocols, { smokes: protocol.certificate.protocol });
      assert.equal(data.town, "Delft");
      assert.deepEqual(await person.ways(), []);
    });
  });

  for (const memory of ["tab", undefined] as const) {
    const sends = memory ? "the same where the tab remembers" : "a report of its own where it does not";
    inForm(`after a reload another answer sends ${sends}`, memory ? { memory } : {}, async (person) => {
      await fill(person.page);
      const first = JSON.parse(await submit(person)).data;
      await person.page.reload();
      await drawn(person.page);
      await person.page.getByLabel("Never").check();
      const second = JSON.parse(await submit(person)).data;
      // Public answers are as they are now.
      if (memory) assert.deepEqual(second, { ...first, town: second.town });
      else assert.notEqual(second.sluice.submission, first.sluice.submission);
      assert.deepEqual(await person.ways(), []);
    });
  }

  inForm(
    "who leaves has sent nothing, and who has sent and comes back sends the same",
    { memory: "tab" },
    async (person) => {
      await fill(person.page);
      assert.deepEqual(person.heard.submissions, []);
      await person.page.goto("about:blank");
      await person.page.goBack();
      await drawn(person.page);
      assert.deepEqual(person.heard.submissions, [], "an answer that was not sent");
      await fill(person.page);
      const first = await submit(person);
      await person.page.goto("about:blank");
      await person.page.goBack();
      await drawn(person.page);
      await person.page.getByLabel("Never").check();
      const { data } = JSON.parse(await submit(person));
      assert.deepEqual(data, { ...JSON.parse(first).data, town: data.town });
      assert.deepEqual(await person.ways(), []);
    },
  );

  inForm(
    "negative control, the answer is sent, and what the browser tells of itself",
    { guarded: false },
    async (person) => {
      await fill(person.page);
      const { data, metadata } = JSON.parse(await submit(person));
      assert.equal(data.smokes, RAW);
      assert.ok("timezone" in metadata);
      assert.deepEqual(await person.ways(), ["request"]);
    },
  );

  for (const guarded of [true, false]) {
    const options = { saveDraft: true, saveDraftThrottle: 100 };
    const drafts = guarded ? "have what is public alone" : "have the answer without the plug-in";
    inForm(`drafts ${drafts}`, { guarded, options }, async (person) => {
      await fill(person.page);
      const { heard, page } = person;
      // Only what is changed while no draft is on its way is saved, and once it is known that none was left before.
      const writeOn = async () => {
        await page.getByLabel("Anything else?").press(".");
        await page.waitForTimeout(500);
      };
      await comes(page, () => heard.submissions.some((body) => body.includes("Delft")), writeOn);
      assert.match(heard.submissions.join(), /Delft/, "no draft was saved");
      assert.deepEqual(await person.ways(), guarded ? [] : ["request"]);
      const keys = heard.submissions.flatMap((body) => Object.keys(JSON.parse(body).data));
      if (guarded) assert.deepEqual([...new Set(keys)], ["town"]);
    });

    const components = [question, listed("told", `${LIST}?for={{ data.smokes }}`), listed("open", `${LIST}?public=1`)];
    const lists = guarded ? "not asked for" : "asked for without the plug-in";
    inForm(`lists that depend on an answer are ${lists}`, { guarded, components }, async (person) => {
      await person.page.getByLabel("Every day").check();
      const { heard, page } = person;
      const wanted = guarded ? /public=1/ : new RegExp(`for=${RAW}`);
      await comes(page, () => heard.lists.some((url) => wanted.test(url)));
      await page.waitForTimeout(300);
      assert.match(heard.lists.join(), /public=1/, "the public list is asked for");
      assert.deepEqual(await person.ways(), guarded ? [] : ["request"]);
    });
  }
}
