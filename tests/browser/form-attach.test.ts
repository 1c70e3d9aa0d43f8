// SPDX-License-Identifier: GPL-3.0-or-later
/** One call makes a form's questions private: who sends it sends a report, to where the call says. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser, visit } from "./browser.js";
import { eventually } from "./eventually.js";
import {
  ANSWERS,
  choose,
  inForm,
  marksProtocol,
  page as pageOf,
  RAW,
  REPORT,
  ready,
  script,
  sent,
  withSite,
} from "./form-page.js";

useBrowser();

const protocol = await marksProtocol();
const options = ANSWERS.map((value) => `<option value="${value}">${value}</option>`).join("");
const form = inForm(`<sluice-answer name="smokes" label="Do you smoke?" protocol="smoking">${options}</sluice-answer>`);
const attaching = (file: object) =>
  script(`import { attach } from "./web/survey/form.ts";
    attach(document.querySelector("form"), { protocols: { smoking: ${JSON.stringify(file)} }, url: "/reports" })
      .catch(({ code }) => { document.title = code; });`);

test("a form that is attached by one call sends a report", async () => {
  const pages = { "/": pageOf(form), "/adapter.js": await attaching(protocol) };
  await withSite(pages, (site) =>
    visit(
      async ({ page }) => {
        await page.goto(site.url);
        await ready(page);
        await choose(page, 1);
        await page.locator("#send").click();
        await page.waitForURL("**/reports");
        assert.match(sent(site.posted[0]).report ?? "", REPORT);
        assert.doesNotMatch(site.heard.join(), RAW);
      },
      { address: "about:blank" },
    ),
  );
});

test("with a protocol that is broken nobody can send the form, and whoever called hears why", async () => {
  const pages = { "/": pageOf(form), "/adapter.js": await attaching({ ...protocol, version: 99 }) };
  await withSite(pages, (site) =>
    visit(
      async ({ page }) => {
        await page.goto(site.url);
        await page.waitForFunction(() => document.title === "bad_protocol");
        await page.locator("#send").click();
        const invalid = () => page.evaluate(() => document.querySelector("sluice-answer")?.matches(":invalid"));
        await eventually(invalid, true);
        assert.deepEqual(site.posted, []);
      },
      { address: "about:blank" },
    ),
  );
});
