// SPDX-License-Identifier: GPL-3.0-or-later
/** A question in somebody else's form, in Firefox. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser, visit } from "./browser.js";
import {
  choose,
  defining,
  inForm,
  marksProtocol,
  page as pageOf,
  question,
  RAW,
  REPORT,
  ready,
  sent,
  withSite,
} from "./form-page.js";

useBrowser("firefox");

test("the form is sent with the report, once somebody has answered, and nothing of the answer", async () => {
  const pages = { "/": pageOf(inForm(question(await marksProtocol()))), "/adapter.js": await defining() };
  await withSite(pages, async (site) => {
    await visit(
      async ({ page }) => {
        await ready(page);
        await page.locator("#send").click();
        await choose(page, 1);
        await page.locator("#send").click();
        await page.waitForURL(/collect/);
        assert.equal(site.posted.length, 1);
        assert.match(sent(site.posted[0]).report ?? "", REPORT);
        assert.doesNotMatch(site.heard.join(), RAW);
      },
      { address: site.url },
    );
  });
});
