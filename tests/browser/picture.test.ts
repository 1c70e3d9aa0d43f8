// SPDX-License-Identifier: GPL-3.0-or-later
/** The picture in README.md is the page with its example, drawn by `npm run picture`. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { useBrowser, visit } from "./browser.js";
import { drawCurve } from "./curve-held.js";
import { drawn, outline } from "./picture.js";

useBrowser();

const FILE = "web/picture.svg";

test("the picture in README.md shows the texts and the colours of the page, light and dark", () =>
  visit(async ({ page }) => {
    await page.locator("sluice-opener[empty] .example").first().click();
    // The same workers draw the curve, and then compute the last of what is shown.
    await page.locator("sluice-save-bar .go[aria-disabled=false]").waitFor();
    await drawCurve(page);
    await page.locator("sluice-useful-box .counting").waitFor();
    const picture = await drawn(page);
    if (process.env.SLUICE_DRAW === "1") writeFileSync(FILE, picture);
    const kept = readFileSync(FILE, "utf8");
    assert.deepEqual(outline(kept), outline(picture), "draw it anew: npm run picture");
    assert.ok(kept.length < 60_000, `${kept.length}`);
    assert.ok(outline(kept).length > 100);
  }));
