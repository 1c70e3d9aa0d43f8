// SPDX-License-Identifier: GPL-3.0-or-later
/** A question in somebody else's form, in Firefox: in a frame, and in the page itself. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tap } from "../../wasm/toolchain/firefox.mjs";
import { useBrowser } from "./browser.js";
import { testsOf } from "./form-frame-hidden.js";
import { chooseIn, framed } from "./form-frame-page.js";
import { asked, inPage } from "./form-in-page.js";
import { choose, inForm, type Opened, sendReport } from "./form-page.js";

useBrowser("firefox");
testsOf({
  "a finger": async (page, choices, which) => {
    const box = await choices.nth(which).boundingBox();
    assert.ok(box);
    await tap(page, box.x + 5, box.y + 5);
  },
});

async function sends({ page, site }: Opened, answer: () => Promise<void>): Promise<void> {
  await page.locator("#send").click();
  assert.equal(site.posted.length, 0);
  await answer();
  await sendReport({ page, site });
}

test("in the page itself: the form is sent with the report, once somebody has answered", () =>
  inPage(inForm(asked), (opened) => sends(opened, () => choose(opened.page, 1))));

test("in a frame: the form is sent with the report, once somebody has answered", () =>
  framed((opened) => sends(opened, () => chooseIn(opened.frame, 1))));
