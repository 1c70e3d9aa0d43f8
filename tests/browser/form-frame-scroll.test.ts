// SPDX-License-Identifier: GPL-3.0-or-later
/** How far the page is scrolled is the same whatever is chosen by keys in a frame. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser } from "./browser.js";
import { framed, protocol } from "./form-frame-page.js";
import { inForm, question } from "./form-page.js";

useBrowser();

const asked = question(protocol);
const room = '<div style="block-size: 455px"></div>';
const form = inForm(room + asked + room) + room + room;

declare global {
  var scrolls: number[];
}

/** The places of the page whenever they can be asked, from when the keyboard comes to the question. */
const watched = (page: Page) =>
  page.evaluate(() => {
    globalThis.scrolls = [];
    const note = () => {
      if (globalThis.scrolls.at(-1) !== scrollY) globalThis.scrolls.push(scrollY);
      requestAnimationFrame(note);
    };
    note();
    addEventListener("scroll", () => globalThis.scrolls.push(scrollY));
    for (const name of ["focusin", "focusout", "focus", "blur"]) addEventListener(name, note, true);
    document.querySelector<HTMLElement>("h1")?.setAttribute("tabindex", "0");
    document.querySelector<HTMLElement>("h1")?.focus();
  });

const settled = (page: Page) => page.waitForTimeout(150);

for (const smooth of [false, true]) {
  test(`an answer by keys is not told by how far the page is scrolled${smooth ? ", slowly" : ""}`, async () => {
    const seen: string[] = [];
    for (const downs of [0, 1, 2]) {
      await framed(
        async ({ page, frame }) => {
          if (smooth) await page.addStyleTag({ content: "html { scroll-behavior: smooth; }" });
          await watched(page);
          await page.keyboard.press("Tab");
          await settled(page);
          await page.keyboard.press("Space");
          // As many keys, up to the answer: how many were pressed is told elsewhere.
          for (let i = 0; i < downs; i += 1) await page.keyboard.press("ArrowDown");
          await settled(page);
          const inView = await page.evaluate(() => {
            const { top, bottom } = (document.querySelector("sluice-answer") as Element).getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          });
          assert.ok(inView, "all that can be chosen is in view");
          assert.equal(await frame.locator("input").nth(downs).isChecked(), true);
          // Away and back: the choice has the focus at once.
          for (const [away, key] of [
            [0, "Shift+Tab"],
            [1200, "Tab"],
          ] as const) {
            await page.evaluate((top) => {
              (document.activeElement as HTMLElement | null)?.blur();
              scrollTo({ top, behavior: "instant" });
            }, away);
            await settled(page);
            await page.evaluate((key) => {
              const next = document.querySelector<HTMLElement>(key === "Tab" ? "h1" : "[name=town]");
              next?.focus({ preventScroll: true });
            }, key);
            await page.keyboard.press(key);
            await settled(page);
          }
          seen.push(JSON.stringify(await page.evaluate(() => globalThis.scrolls)));
        },
        { form, viewport: { width: 360, height: 600 } },
      );
    }
    assert.equal(new Set(seen).size, 1, seen.join("\n"));
  });
}
