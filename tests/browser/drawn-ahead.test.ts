// SPDX-License-Identifier: GPL-3.0-or-later
/** Pictures of the lesson that nobody has come near yet. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser, visit } from "./browser.js";

useBrowser();

const PHONE = { path: "learn.html", viewport: { width: 375, height: 667 } };

test("all pictures of a depth are there for paper and for a search in the page, though nobody has scrolled", async () => {
  await visit(async ({ page, complaints }) => {
    const left = () =>
      page.evaluate(() => {
        const lesson = document.querySelector("sluice-site")?.shadowRoot?.querySelector("sluice-learn")?.shadowRoot;
        const sandbox = lesson?.querySelector("sluice-sandbox")?.shadowRoot;
        const all = [lesson, sandbox].flatMap((root) => [...(root?.querySelectorAll("*") ?? [])]);
        const live = all.filter(({ localName }) => localName.startsWith("sluice-live-"));
        const shown = live.filter((one) => one.getClientRects().length > 0);
        const undrawn = shown.filter((one) => !(one as Element & { design?: unknown }).design);
        return { shown: shown.length, undrawn: undrawn.map(({ localName }) => localName) };
      });
    const all = async (least: number) => {
      for (let again = 0; again < 300; again++) {
        const { shown, undrawn } = await left();
        if (shown >= least && undrawn.length === 0) return;
        await page.waitForTimeout(100);
      }
      assert.fail(JSON.stringify(await left()));
    };
    await page.locator("sluice-live-coin fieldset").waitFor();
    await page.keyboard.press("Control");
    await all(6);
    await page.getByRole("radio", { name: "With formulas" }).check();
    await all(20);
    assert.equal(await page.evaluate(() => window.scrollY), 0);
    await page.emulateMedia({ media: "print" });
    await page.locator("#estimating sluice-live-estimate svg").first().waitFor();
    assert.deepEqual(complaints, []);
  }, PHONE);
});

test("nothing in sight moves while the lesson is drawn", async () => {
  for (const width of [375, 768, 1280]) {
    await visit(
      async ({ page }) => {
        await page.locator("sluice-live-coin fieldset").waitFor();
        await page.locator("#sandbox sluice-sandbox").waitFor();
        const moved = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                for (const shift of list.getEntries()) sum += (shift as PerformanceEntry & { value: number }).value;
              }).observe({ type: "layout-shift", buffered: true });
              requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
            }),
        );
        assert.ok(moved < 0.01, `${width} px: ${moved}`);
      },
      { path: "learn.html", viewport: { width, height: 800 } },
    );
  }
});
