// SPDX-License-Identifier: GPL-3.0-or-later
/** Private questions of SurveyJS in frames: nothing of the choice in the page, and nothing lost between the pages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser } from "./browser.js";
import { REPORT } from "./form-page.js";
import { asked, press, sent, survey } from "./surveyjs-frame-page.js";

useBrowser();

test("the report is drawn in the frame, and the model never has the answer", async () => {
  await survey(async ({ page, site }) => {
    const [frame] = await asked(page);
    await frame?.locator("input").nth(1).click();
    assert.equal(await page.evaluate(() => window.survey.getQuestionByName("smokes").isEmpty()), true);
    await press(page, "Next");
    await page.locator("input[type=text]").fill("Delft");
    await press(page, "Complete");
    await page.getByText("saved successfully").waitFor();
    const [payload] = sent(site);
    assert.match(String(payload?.smokes), REPORT);
    assert.equal(payload?.town, "Delft");
  });
});
