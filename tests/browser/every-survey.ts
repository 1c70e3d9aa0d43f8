// SPDX-License-Identifier: GPL-3.0-or-later
/** Private questions in other people's pages, in every engine: a form, SurveyJS and jsPsych, framed and in the page. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { useExamples } from "./examples-served.js";
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

export function everySurvey(engine: Engine, size: Size): void {
  const served = useExamples();
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
