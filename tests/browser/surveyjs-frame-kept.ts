// SPDX-License-Identifier: GPL-3.0-or-later
/** The tests of a private question of SurveyJS in a frame, in every browser. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually } from "./eventually.js";
import { REPORT } from "./form-page.js";
import { testFor } from "./looks.js";
import {
  arrived,
  asked,
  choose,
  chosen,
  complete,
  type Drawing,
  frameSaying,
  press,
  sentOnce,
  survey,
} from "./surveyjs-frame-page.js";

export async function nothingLost(drawing: Drawing): Promise<void> {
  await survey(
    async ({ page, site, complaints }) => {
      await choose(page, 1);
      await press(page, "Next");
      await page.locator("input[type=text]").fill("Leiden");
      await press(page, "Previous");
      const [frame] = await asked(page);
      assert.equal(await chosen(frame, 1), true);
      // A changed mind has one report, of what was chosen last.
      await frame?.locator('input[value="2"]').click();
      await press(page, "Next");
      await complete(page);
      const payload = sentOnce(site);
      assert.match(String(payload.smokes), REPORT);
      assert.equal(payload.town, "Delft");
      assert.deepEqual(complaints, []);
    },
    { drawing },
  );
}

export function testsOf(): void {
  for (const drawing of ["survey-js-ui", 1, 2, 3] as const) {
    testFor(drawing, ["survey-js-ui", 1, 2, 3])(
      `${drawing}: there and back nothing is lost, and one report arrives`,
      () => nothingLost(drawing),
    );
  }

  test("the model never has an answer, and no field of SurveyJS can be reached", async () => {
    await survey(async ({ page }) => {
      await choose(page, 1);
      const seen = await page.evaluate(() => ({
        isEmpty: window.survey.getQuestionByName("smokes").isEmpty(),
        data: window.survey.data,
        visible: [...document.querySelectorAll<HTMLElement>("main input[type=radio]")].filter((one) =>
          one.checkVisibility(),
        ).length,
      }));
      assert.deepEqual(seen, { isEmpty: true, data: { smokes: "(withheld)" }, visible: 0 });
      // From the title on the next stop is the frame.
      await page.locator("input[value=Next]").focus();
      await page.keyboard.press("Shift+Tab");
      assert.equal(await page.evaluate(() => document.activeElement?.localName), "iframe");
    });
  });

  test("who has not answered stays, is told so in the frame, and can go on once they have", async () => {
    await survey(async ({ page }) => {
      const [frame] = await asked(page);
      await press(page, "Next");
      await frame?.getByRole("alert").getByText("Please choose an answer.").waitFor();
      assert.equal(await page.evaluate(() => window.survey.currentPageNo), 0);
      await frame?.waitForFunction(() => document.hasFocus());
      await choose(page, 0);
      await press(page, "Next");
      await page.locator("input[type=text]").waitFor();
    });
  });

  test("a browser that cannot move a frame draws the report when its page is left, and sends that one", async () => {
    await survey(
      async ({ page, site }) => {
        await choose(page, 1);
        await press(page, "Next");
        await page.locator("input[type=text]").waitFor();
        await press(page, "Previous");
        const frame = await frameSaying(page, "Chance has chosen this, once.");
        const shown = await frame.getByRole("status").innerText();
        await press(page, "Next");
        await complete(page);
        const payload = sentOnce(site);
        const report = String(payload.smokes);
        assert.match(report, REPORT);
        const sentence = shown.split("\n")[0] ?? "";
        for (const [i, mark] of [...report].entries()) assert.equal(sentence.includes(`Choice ${i}`), mark === "y");
      },
      {
        init: () => {
          delete (Element.prototype as { moveBefore?: unknown }).moveBefore;
        },
      },
    );
  });

  test("another person is asked anew, and has a submission and a report of their own", async () => {
    await survey(async ({ page, site }) => {
      for (const which of [1, 2]) {
        const frame = await choose(page, which);
        assert.equal(await chosen(frame, which), true);
        await press(page, "Next");
        await complete(page);
        await eventually(() => site.posted.length, which);
        await arrived(page);
        await page.evaluate(() => window.survey.clear());
        const [next] = await asked(page);
        for (const i of [0, 1, 2]) assert.equal(await chosen(next, i), false);
        // Nothing has been lost of somebody who has not answered yet.
        assert.equal((await page.locator("[data-sluice-frame] > p").allInnerTexts()).join(""), "");
      }
      const submissions = site.posted.map((body) => JSON.parse(body).sluice.submission);
      assert.equal(new Set(submissions).size, 2);
    });
  });
}
