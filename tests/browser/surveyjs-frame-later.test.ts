// SPDX-License-Identifier: GPL-3.0-or-later
/** Surveys of SurveyJS in which something comes late, is folded away, or is for the next person on the same page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser } from "./browser.js";
import { eventually } from "./eventually.js";
import { framesOf } from "./form-frame-page.js";
import { REPORT } from "./form-page.js";
import {
  arrived,
  asked,
  choose,
  chosen,
  complete,
  frameSaying,
  press,
  sentOnce,
  smokes,
  survey,
  town,
} from "./surveyjs-frame-page.js";

useBrowser();

interface Late {
  onValueChanged: { add(handler: () => void): void };
  onComplete: { add(handler: () => void): void };
  getPanelByName(name: string): { collapse(): void; expand(): void };
}

for (const drawing of ["survey-js-ui", "survey-react-ui"] as const) {
  test(`${drawing}: of a handler that comes after the adapter the person and the page are told at once`, () =>
    survey(
      async ({ page, complaints }) => {
        await asked(page);
        await page.waitForTimeout(300);
        assert.deepEqual(complaints, []);
        // Negative control: one that is handed reports.
        await page.evaluate(() => (window.survey as unknown as Late).onComplete.add(() => {}));
        await page.waitForTimeout(300);
        assert.deepEqual(complaints, []);
        await page.evaluate(() => (window.survey as unknown as Late).onValueChanged.add(() => {}));
        await eventually(() => complaints.some((text) => /Sluice sends nothing: .*onValueChanged/s.test(text)), true);
        await page.getByText("could not be protected").first().waitFor();
      },
      { drawing },
    ));

  test(`${drawing}: an answer in a panel that is folded and opened again is there, and one in a folded panel is sent`, async () => {
    const json = {
      elements: [{ type: "panel", name: "p", title: "Habits", state: "expanded", elements: [smokes()] }, town()],
    };
    for (const open of [true, false])
      await survey(
        async ({ page, site, complaints }) => {
          await choose(page, 1);
          await page.evaluate(() => (window.survey as unknown as Late).getPanelByName("p").collapse());
          await page.waitForTimeout(500);
          if (open) {
            await page.evaluate(() => (window.survey as unknown as Late).getPanelByName("p").expand());
            await eventually(async () => {
              const [frame] = framesOf(page);
              const isChosen = () => frame?.locator('input[value="1"]').isChecked({ timeout: 100 });
              const isSent = () => frame?.getByText("You send").count();
              return Boolean((await isSent()?.catch(() => 0)) || (await isChosen()?.catch(() => false)));
            }, true);
          }
          await complete(page);
          assert.match(String(sentOnce(site).smokes), REPORT);
          assert.deepEqual(complaints, []);
        },
        { json, drawing },
      );
  });

  test(`${drawing}: on one page the next person's first press of Complete sends the choice`, () =>
    survey(
      async ({ page, site }) => {
        for (const which of [1, 2]) {
          await choose(page, which);
          await page.locator("input[type=text]").fill("Delft");
          await press(page, "Complete");
          await eventually(() => site.posted.length, which);
          await arrived(page);
          await page.evaluate(() => window.survey.clear());
          const [next] = await asked(page);
          for (const i of [0, 1, 2]) assert.equal(await chosen(next, i), false);
        }
        const ids = site.posted.map((body) => JSON.parse(body).sluice.submission);
        assert.equal(new Set(ids).size, 2);
      },
      { json: { elements: [smokes(), town()] }, drawing },
    ));
}

test("negative control: who has answered nothing in a folded panel is asked, in the panel opened again", () =>
  survey(
    async ({ page, site }) => {
      await asked(page);
      await page.evaluate(() => (window.survey as unknown as Late).getPanelByName("p").collapse());
      await page.waitForTimeout(300);
      await page.locator("input[type=text]").fill("Delft");
      await press(page, "Complete");
      await frameSaying(page, "Do you smoke?").catch(() => {});
      assert.equal(site.posted.length, 0);
      await choose(page, 0);
      await press(page, "Complete");
      await arrived(page);
      sentOnce(site);
    },
    {
      json: {
        elements: [{ type: "panel", name: "p", title: "Habits", state: "expanded", elements: [smokes()] }, town()],
      },
    },
  ));
