// SPDX-License-Identifier: GPL-3.0-or-later
/** An experiment that jsPsych answers by itself: its reports are drawn as those of people. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser, visit } from "./browser.js";
import { ANSWERS, marksProtocol, openRoots, page as pageOf, REPORT, script, withSite } from "./form-page.js";

useBrowser();

declare global {
  var rows: unknown;
}

const protocol = await marksProtocol();

const experiment = (jsPsych: string, mode: string) => `
  import { initJsPsych } from "${jsPsych}";
  import { load } from "./wasm/answer-time/answer-time.ts";
  import { SluiceChoicePlugin, SluiceExtension } from "./web/survey/jspsych.ts";
  const sluice = await load({ protocols: { smoking: ${JSON.stringify(protocol)} } });
  const jsPsych = initJsPsych({ extensions: [{ type: SluiceExtension, params: { sluice } }] });
  const asked = (question, more) => ({ type: SluiceChoicePlugin, prompt: "Do you smoke?", protocol: "smoking", question, ...more });
  const timeline = [asked("one"), asked("two", { simulation_options: { data: { response: "${ANSWERS[1]}", rt: 20 } } })];
  await jsPsych.simulate(timeline, "${mode}");
  globalThis.rows = jsPsych.data.get().values();`;

for (const jsPsych of ["jspsych", "jspsych-7"]) {
  for (const mode of ["data-only", "visual"]) {
    test(`${jsPsych}, simulated ${mode}: each question has a report, and no row has an answer`, async () => {
      const pages = { "/": pageOf(""), "/adapter.js": await script(experiment(jsPsych, mode)) };
      await withSite(pages, async (site) => {
        await visit(
          async ({ page }) => {
            await page.waitForFunction(() => "rows" in globalThis);
            const rows = await page.evaluate(() => (globalThis as unknown as { rows: Record<string, unknown>[] }).rows);
            assert.equal(rows.length, 2);
            for (const { response } of rows) assert.match(String(response), REPORT);
            assert.doesNotMatch(JSON.stringify(rows), /zq\w+4711/);
          },
          { address: site.url },
        );
      });
    });
  }
}

test("a trial whose frame is kept away asks nothing: the person is told, and the experiment ends without an answer", async () => {
  const pages = {
    "/": pageOf(""),
    "/adapter.js": await script(`
      import { initJsPsych } from "jspsych";
      import { attach, SluiceChoicePlugin } from "./web/survey/jspsych.ts";
      const jsPsych = initJsPsych();
      const { run } = await attach(jsPsych, { protocols: { smoking: ${JSON.stringify(protocol)} } });
      await run([{ type: SluiceChoicePlugin, prompt: "Do you smoke?", protocol: "smoking", question: "smokes" }]);
      globalThis.rows = jsPsych.data.get().values();`),
  };
  await withSite(pages, async (site) => {
    await visit(
      async ({ page, complaints }) => {
        await page.addInitScript(openRoots);
        await page.goto(site.url);
        await page.getByText("did not load, so the question is not asked").waitFor();
        assert.equal(await page.locator("input, iframe").count(), 0);
        assert.match(complaints.join("\n"), /<sluice-answer name="smokes">: The frame at .* does not answer/);
        await page.locator(".sluice-choice button").click();
        await page.getByText("The experiment ends here.").waitFor();
        assert.doesNotMatch(JSON.stringify(await page.evaluate(() => globalThis.rows)), /response/);
      },
      { address: "about:blank", fresh: true },
    );
  });
});
