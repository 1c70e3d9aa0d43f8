// SPDX-License-Identifier: GPL-3.0-or-later
/** The main path as a screen reader tells it: names and roles of what has the focus, and announcements, in order. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { csv, designed, keptOffline } from "./actions.js";
import { useBrowser, visit } from "./browser.js";
import { chooseOption } from "./keyboard.js";
import { Listener, listenToLiveRegions, unmet } from "./listener.js";
import { survey } from "./survey.js";

useBrowser();

const PRIVATISING = [
  /^button, To the content$/,
  /^link, Sluice$/,
  /^link, Protect a file$/,
  /^link, Answer a question$/,
  /^\w+, Sends nothing, collapsed$/,
  /^combobox, Language, English, collapsed$/,
  /^combobox, Light or dark, As on this device, collapsed$/,
  /^button, Choose a file/,
  /^says: Choose a column to share, and one to hide\.$/,
  /^combobox, Share, choose a column, /,
  /^says: Now choose the column to hide\.$/,
  /^combobox, without revealing, choose a column, /,
  /^says: For 14 of 100 people, illness is diabetes\. Among as many people with the same noisy answer, it is at most \d+/,
  /^button, .*Swap$/,
  /^radio, No, these are all, checked$/,
  /^radio, Medium, checked$/,
  /^\w+, Fine-tune/,
  /^slider, How much a reader may learn about the hidden value, epsilon 0\.5, keeps \d+\s% of the answer$/,
  /^says: For 14 of 100 people, .* at most \d+ and at least \d+/,
  /^spinbutton, Epsilon \(ε\), /,
  /^radio, Belief stays close, checked$/,
  /^radio, same categories, checked$/,
  /^rowheader, Among 100 people who answer “centre”, \d+ send “.+”/,
  /^gridcell, Among 100 people who answer “centre”, [<>\d]+ send “.+”$/,
  /^radio, Best for this table, checked$/,
  /^\w+, Save the chart, collapsed$/,
  /^combobox, Look at the noisy answer, .+$/,
  /^region, The first rows of survey\.csv$/,
  /^combobox, Use of illness, hide, /,
  /^radio, Same categories as before, checked$/,
  /^button, Check it again, here$/,
  /^says: Two separate programs checked the limit again, in exact arithmetic\. It holds\./,
  /^link, What it depends on$/,
  /^button, Protect and save survey\.csv$/,
  /^says: Saved: survey-private\.csv\. We changed [\d,]+ of 14,000 answers in “district” by chance\. This limits how much a reader learns from the file about “illness”\./,
  /^heading, Saved: survey-private\.csv\.$/,
  /^button, Save the file again$/,
  /^button, Save the settings file$/,
];

/**
 * Runs before anything else of the page. The page tells by the clock of work that goes on, more on a slower machine;
 * that stands still here.
 */
function stopTheClock(): void {
  for (const name of ["setTimeout", "setInterval"] as const) {
    const begin = globalThis[name] as (run: () => void, after?: number) => number;
    const begun = (run: () => void, after = 0) => begin(run, after < 300 ? after : 3_600_000);
    Object.assign(globalThis, { [name]: begun });
  }
}

test("from the table to the file, as it is told", async () => {
  await visit(
    async ({ page, url }) => {
      await page.addInitScript(listenToLiveRegions);
      await page.addInitScript(stopTheClock);
      await page.goto(`${url}?#promise=lip`);
      await page.locator("sluice-opener[empty]").waitFor();
      // When that is so depends on the machine; it is said once, and is none of the path.
      await keptOffline(page);
      const listener = await Listener.to(page);
      const loading = await page.evaluate(() => globalThis.announced.splice(0));
      assert.equal(loading.filter((line) => line.startsWith("This browser keeps")).length, 1, loading.join("\n"));

      await listener.tabTo(/^button, Choose a file/);
      await page.locator("sluice-opener input[type=file]").setInputFiles(csv("survey.csv", survey().text));
      await page.getByText("Choose a column to share, and one to hide.").waitFor();
      await listener.tabTo(/^combobox, Share/);
      await chooseOption(page, "district");
      await page.getByText("Now choose the column to hide.").waitFor();
      await listener.tabTo(/^combobox, without revealing/);
      await chooseOption(page, "illness");
      await designed(page);
      await listener.tabTo(/^slider/);
      await listener.press("ArrowRight");
      await designed(page);
      await listener.tabTo(/^rowheader/);
      await listener.press("ArrowRight");
      await listener.tabTo(/^button, Check it again/);
      await page.keyboard.press("Enter");
      await page.locator("sluice-verdict .holds").waitFor();
      await listener.tabTo(/^button, Protect and save survey/);
      await page.keyboard.press("Enter");
      await page.locator("sluice-saved h2").waitFor();
      await listener.focus();
      await listener.tabTo(/^button, Save the settings file/);

      const { transcript } = listener;
      const missing = unmet(transcript, PRIVATISING);
      assert.equal(missing, undefined, `${missing} is not told where it should be:\n${transcript.join("\n")}`);
      const nameless = transcript.filter((line) => !line.startsWith("says: ") && !/^\w+, \S/.test(line));
      assert.deepEqual(nameless, [], "all that has the focus has a name");
      // Repeated words are in the way of what matters.
      const said = transcript.filter((line) => line.startsWith("says: "));
      // With the Details open two of them say what the main path says as well.
      assert.ok(said.length <= 8, `too much is announced:\n${said.join("\n")}`);
    },
    { viewport: { width: 1280, height: 900 } },
  );
});
