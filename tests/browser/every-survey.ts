// SPDX-License-Identifier: GPL-3.0-or-later
/** Private questions in other people's pages, in every engine: a form, SurveyJS and jsPsych, framed and in the page. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { type Handler, serve } from "../../web/serve/server.mjs";
import { bodyOf } from "./body.js";
import { hashOf, useExamples } from "./examples-served.js";
import { type Engine, type Size, type Tab, withTab } from "./tab.js";

/**
 * Each goes from where its page has been opened to where the page says that all has come. A question in a frame is answered by
 * keyboard: no driver sees into the element.
 */
const surveys: Record<string, (tab: Tab) => Promise<void>> = {
  form: async (tab) => {
    await tab.choose(/^How old are you/, "under 30");
    await tab.fill(/^How many people/, "2");
    await chooseFirst(tab, "sluice-answer", 0);
    await chooseFirst(tab, "sluice-answer", 1);
    await tab.press("Send");
    await tab.see("Thank you");
  },
  surveyjs: async (tab) => {
    await tab.press(/^under 30/, "label");
    await tab.press("Next", "input");
    await chooseFirst(tab, "iframe", 0);
    await tab.press(/^cannabis/, "label");
    await tab.press("Complete", "input");
    await tab.see("saved successfully");
  },
  jspsych: async (tab) => {
    await tab.press("Begin");
    await tab.press("now and then");
    await chooseFirst(tab, "sluice-answer", 0);
    await tab.press("Continue");
    await tab.see("Thank you.");
  },
};

/** Goes on by keyboard to the question of this place, and chooses the first answer. */
async function chooseFirst(tab: Tab, selector: string, place: number): Promise<void> {
  await tab.until(
    "the question is not asked",
    (selector, place) => {
      const element = document.querySelectorAll<HTMLElement & { validity?: ValidityState }>(selector)[place];
      return element !== undefined && element.offsetHeight > 80 && element.validity?.customError !== true;
    },
    selector,
    place,
  );
  const there = (selector: string, place: number) =>
    document.activeElement === document.querySelectorAll(selector)[place];
  for (let keys = 0; !(await tab.run(there, selector, place)); ++keys) {
    assert.ok(keys < 10, "the question is not reached by keyboard");
    await tab.driven.key("Tab");
  }
  await tab.driven.key("Space");
}

/** The page of the form with its questions in the page itself, and what is posted from it. */
async function unframed(body: (url: string, posted: () => string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sluice-unframed-"));
  const form = readFileSync("web/survey/examples/form/index.html", "utf8");
  const page = form
    .replaceAll("../sluice/sluice-frame.htm", "none")
    .replace("../sluice/", "/sluice/")
    .replace("../collect/form", "/collect");
  assert.equal(page.match(/frame="none"/g)?.length, 2);
  writeFileSync(join(folder, "index.html"), page);
  let posted = "";
  const collect: Handler = async (request, response) => {
    posted = (await bodyOf(request)).body;
    response.end("Thank you");
  };
  const folders = { "/sluice/": resolve(".build/package/dist") };
  const server = await serve({ root: folder, port: 0, folders, handlers: { "/collect": collect } });
  try {
    await body(server.url, () => posted);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

export function everySurvey(engine: Engine, size: Size): void {
  const served = useExamples();
  test(`form, in the page itself: answered and sent, by chance alone: ${engine}, ${size.width} px`, async () => {
    await unframed((url, posted) =>
      withTab(engine, size, async (tab) => {
        await tab.driven.goTo(url);
        await surveys.form?.(tab);
        const sent = new URLSearchParams(posted());
        assert.match(sent.get("smokes") ?? "", /^(never|now and then|every day)$/);
        assert.match(sent.get("cannabis") ?? "", /^(yes|no)$/);
        assert.deepEqual(JSON.parse(sent.get("smokes_sluice") ?? "{}").protocols, { smokes: hashOf("smoking") });
      }),
    );
  });
  for (const [name, answer] of Object.entries(surveys))
    test(`${name}: answered and sent, by chance alone: ${engine}, ${size.width} px`, async () => {
      await withTab(engine, size, async (tab) => {
        await tab.driven.goTo(`${served().url}${name}/`);
        await answer(tab);
        assert.ok((await tab.overflow()) <= 0, "the page scrolls sideways");
      });
      const kept = readFileSync(join(served().kept, name, "submissions.jsonl"), "utf8")
        .trim()
        .split("\n");
      assert.match(kept.at(-1) ?? "", /smokes/);
    });
}
