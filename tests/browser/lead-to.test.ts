// SPDX-License-Identifier: GPL-3.0-or-later
/** Links to a part of a long page, above which pictures are still drawn when it is reached. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser, visit } from "./browser.js";

useBrowser();

/** All that the lesson shows has been drawn, and the browser has laid it out. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const lesson = document.querySelector("sluice-site")?.shadowRoot?.querySelector("sluice-learn")?.shadowRoot;
    const sandbox = lesson?.querySelector("sluice-sandbox")?.shadowRoot;
    const all = [lesson, sandbox].flatMap((root) => [...(root?.querySelectorAll("*") ?? [])]);
    const live = all.filter((one) => one.localName.startsWith("sluice-live-") && one.getClientRects().length > 0);
    return sandbox && live.every((one) => (one as Element & { design?: object }).design);
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
}

const topOf = (page: Page, of: string) =>
  page.locator(of).evaluate((element) => Math.round(element.getBoundingClientRect().top));

for (const [width, chapter] of [
  [375, "undo"],
  [375, "others"],
  [1280, "others"],
  [1280, "sandbox"],
] as const) {
  test(`a link leads to the chapter “${chapter}” also once all above it is drawn, on ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await drawn(page);
        assert.ok(Math.abs(await topOf(page, `#${chapter}`)) <= 1, String(await topOf(page, `#${chapter}`)));
        assert.deepEqual(complaints, []);
      },
      { path: `learn.html#${chapter}`, viewport: { width, height: 667 } },
    );
  });
}

test("the list of chapters leads to one before those above it are drawn", async () => {
  await visit(
    async ({ page }) => {
      await page.getByRole("link", { name: /^7\. / }).click();
      await drawn(page);
      assert.ok(Math.abs(await topOf(page, "#sandbox")) <= 1, String(await topOf(page, "#sandbox")));
    },
    { path: "learn.html", viewport: { width: 1280, height: 667 } },
  );
});

test("nobody who has scrolled on is brought back when the page grows", async () => {
  for (const scrolls of ["hand", "browser"]) {
    await visit(
      async ({ page }) => {
        await drawn(page);
        if (scrolls === "hand") await page.mouse.wheel(0, -400);
        else await page.evaluate(() => window.scrollBy(0, -400));
        await page.waitForFunction(() => {
          const lesson = document.querySelector("sluice-site")?.shadowRoot?.querySelector("sluice-learn")?.shadowRoot;
          return (lesson?.querySelector("#balance")?.getBoundingClientRect().top ?? 0) > 300;
        });
        await page.locator("sluice-learn").evaluate(async (lesson) => {
          // The browser tells of scrolling before it draws the next picture.
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          Object.assign(lesson, { depth: "more" });
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        });
        await drawn(page);
        assert.ok((await topOf(page, "#balance")) > 100, scrolls);
      },
      { path: "learn.html#balance", viewport: { width: 1280, height: 667 } },
    );
  }
});
