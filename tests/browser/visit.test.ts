// SPDX-License-Identifier: GPL-3.0-or-later
/** The steps of a visit if the browser itself gives up; it hides no failure of the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser, visit } from "./browser.js";

useBrowser();

/** As if no picture were drawn any more. */
const stop = (page: Page) => page.evaluate("window.requestAnimationFrame = () => 0; true");

test("where nothing is drawn the visit is made again, in another browser", async () => {
  const browsers: unknown[] = [];
  await visit(async ({ page }) => {
    browsers.push(page.context().browser());
    if (browsers.length > 1) return;
    await stop(page);
    throw new Error("nothing moved");
  });
  assert.equal(new Set(browsers).size, 2);
});

test("where nothing is drawn twice it has failed", async () => {
  let visits = 0;
  const failing = visit(async ({ page }) => {
    visits++;
    await stop(page);
    throw new Error("nothing moved");
  });
  await assert.rejects(failing, /nothing moved/);
  assert.equal(visits, 2);
});

test("what fails in a page that is drawn, or does not answer, has failed at once", async () => {
  for (const end of [async () => {}, async (page: Page) => void page.evaluate("for (;;);").catch(() => {})]) {
    let visits = 0;
    const failing = visit(async ({ page }) => {
      visits++;
      await end(page);
      throw new Error("not as it should be");
    });
    await assert.rejects(failing, /not as it should be/);
    assert.equal(visits, 1);
  }
});
