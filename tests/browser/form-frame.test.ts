// SPDX-License-Identifier: GPL-3.0-or-later
/** A question in a frame of its own: answered there, and only its report in the form. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser } from "./browser.js";
import { chooseIn, framed, protocol } from "./form-frame-page.js";
import { RAW, REPORT, sent } from "./form-page.js";

useBrowser();

test("the form is sent with the report, and nothing of the answer", async () => {
  await framed(async ({ page, site, frame, complaints }) => {
    await chooseIn(frame, 1);
    await page.screenshot({ path: "/tmp/g/h/frame-shot.png" });
    await page.locator("#send").click();
    await page.waitForURL(/collect/);
    const { report, submission, protocols } = sent(site.posted[0]);
    assert.match(report ?? "", REPORT);
    assert.match(submission, /^[0-9a-f]{32}$/);
    assert.deepEqual(protocols, { smokes: protocol.certificate.protocol });
    assert.equal(site.posted.length, 1);
    assert.doesNotMatch(site.heard.join(), RAW);
    assert.deepEqual(complaints, []);
  });
});
