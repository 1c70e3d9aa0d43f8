// SPDX-License-Identifier: GPL-3.0-or-later
/** Learn on a phone, while most of its pictures are not drawn yet. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { overflow } from "./axe.js";
import { useBrowser, visit } from "./browser.js";

useBrowser();

test("no depth runs over a phone before its pictures are drawn, and no bare table stands in their places", async () => {
  await visit(
    async ({ page }) => {
      const tables = page.locator("sluice-picture-tools > * > table");
      await tables.first().waitFor({ state: "attached" });
      for (const depth of ["Basics", "More", "With formulas"]) {
        await page.getByRole("radio", { name: depth, exact: true }).check();
        assert.equal(await overflow(page), 0, depth);
        assert.equal(await tables.filter({ visible: true }).count(), 0, depth);
      }
    },
    { path: "learn.html", viewport: { width: 320, height: 640 }, reducedMotion: "reduce" },
  );
});
