// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import { tap } from "../../wasm/toolchain/firefox.mjs";
import { useBrowser } from "./browser.js";
import { testsOf } from "./form-frame-hidden.js";
import { chooseIn, framed } from "./form-frame-page.js";
import { RAW, REPORT, sent } from "./form-page.js";

useBrowser("firefox");
testsOf({
  "a finger": async (page, choices, which) => {
    const box = await choices.nth(which).boundingBox();
    assert.ok(box);
    await tap(page, box.x + 5, box.y + 5);
  },
});

test("the form is sent with the report, and nothing of the answer", async () => {
  await framed(async ({ page, site, frame }) => {
    await chooseIn(frame, 1);
    await page.locator("#send").click();
    await page.waitForURL(/collect/);
    assert.match(sent(site.posted[0]).report ?? "", REPORT);
    assert.doesNotMatch(site.heard.join(), RAW);
  });
});
