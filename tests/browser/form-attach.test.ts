// SPDX-License-Identifier: GPL-3.0-or-later
/** One call makes a form's questions private: who sends it sends a report, to where the call says. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser } from "./browser.js";
import { eventually } from "./eventually.js";
import { protocol } from "./form-in-page.js";
import { ANSWERS, choose, inForm, opened, REPORT, script, sent } from "./form-page.js";

useBrowser();

const options = ANSWERS.map((value) => `<option value="${value}">${value}</option>`).join("");
const form = inForm(
  `<sluice-answer name="smokes" label="Do you smoke?" protocol="smoking" frame="none">${options}</sluice-answer>`,
);
const attaching = (file: object) =>
  script(`import { attach } from "./web/survey/form.ts";
    attach(document.querySelector("form"), { protocols: { smoking: ${JSON.stringify(file)} }, url: "/reports" })
      .catch(({ code }) => { document.title = code; });`);

test("a form that is attached by one call sends a report, whatever its fields are called", async () => {
  const fields = ["action", "method", "elements", "submit"].map((name) => `<input name="${name}">`).join("");
  await opened(
    form.replace("</form>", `${fields}</form>`),
    async ({ page, site }) => {
      await choose(page, 1);
      await page.locator("#send").click();
      await page.waitForURL("**/reports");
      assert.match(sent(site.posted[0]).report ?? "", REPORT);
    },
    { adapter: await attaching(protocol) },
  );
});

test("with a protocol that is broken nobody can send the form, and whoever called hears why", async () => {
  await opened(
    form,
    async ({ page, site }) => {
      await page.locator("#send").click();
      const invalid = () => page.evaluate(() => document.querySelector("sluice-answer")?.matches(":invalid"));
      await eventually(invalid, true);
      assert.deepEqual(site.posted, []);
    },
    {
      adapter: await attaching({ ...protocol, version: 99 }),
      until: (page) => page.waitForFunction(() => document.title === "bad_protocol"),
    },
  );
});
