// SPDX-License-Identifier: GPL-3.0-or-later
/** Parts that the page has no need of take no room, and those that are shown are whole. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { csv, designed, openWith, pick, unfold } from "./actions.js";
import { useBrowser, visit } from "./browser.js";
import { drawCurve } from "./curve-held.js";

useBrowser();

test("what shows nothing takes no room", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    for (const name of ["sluice-polytope", "sluice-profile-graph", "sluice-confidence"]) {
      const height = await page.locator(`sluice-protect-page ${name}`).evaluate((part) => part.clientHeight);
      assert.equal(height, 0, name);
    }
  });
});

test("channels of many reports stand one below the other, and are not cut", async () => {
  await visit(async ({ page }) => {
    const people = Array.from({ length: 220 }, (_, i) => `${i % 3 === 0 ? "ill" : "well"},the district ${i % 11}`);
    await openWith(page, csv("people.csv", `health,district\n${people.join("\n")}\n`), "health", "district");
    await pick(page, "Randomised response");
    await designed(page);
    const contrast = page.locator("sluice-contrast");
    // The same workers draw the curve.
    await drawCurve(page);
    await unfold(contrast);
    await contrast.getByLabel("Method").selectOption("Keep or re-roll");
    await contrast.getByRole("button", { name: "Put it beside" }).click();
    await contrast.locator("[role=grid]").nth(1).waitFor();
    const cut = await contrast
      .locator("sluice-chart .scroll:has([role=grid])")
      .evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
    assert.deepEqual(cut, [0, 0]);
  });
});

for (const locale of ["en", "nl", "de"]) {
  test(`the head of the page is one row on a screen of 1280 px: ${locale}`, async () => {
    await visit(
      async ({ page }) => {
        await designed(page);
        const height = await page.getByRole("banner").evaluate((head) => head.clientHeight);
        assert.ok(height < 90, `${height} px`);
      },
      { locale },
    );
  });
}
