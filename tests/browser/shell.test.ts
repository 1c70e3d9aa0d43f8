// SPDX-License-Identifier: GPL-3.0-or-later
/** The window around all pages: its head on any screen, light and dark, paper, targets for fingers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { designed, goTo } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { focus, press, tabTo } from "./keyboard.js";

useBrowser();

const PHONES = [
  { width: 375, height: 667 },
  { width: 320, height: 640 },
];

for (const locale of ["en", "nl", "de"]) {
  test(`the head of the page is one row of at most 60 px on a phone: ${locale}`, async () => {
    for (const viewport of PHONES) {
      await visit(
        async ({ page }) => {
          await page.locator("main h1:visible").first().waitFor();
          const { height, rows } = await page.getByRole("banner").evaluate((head) => {
            const parts = [...head.querySelectorAll(".brand, .menu, .picked")].map((part) =>
              part.getBoundingClientRect(),
            );
            const apart = (one: DOMRect, other: DOMRect) => one.right <= other.left || other.right <= one.left;
            return {
              height: head.getBoundingClientRect().height,
              rows: parts.every((one, i) => parts.slice(i + 1).every((other) => apart(one, other))) && parts.length,
            };
          });
          assert.ok(height <= 60, `${height} px`);
          assert.equal(rows, 4, "side by side");
          assert.equal(await overflow(page), 0);
        },
        { viewport, path: `limits.html#lang=${locale}` },
      );
    }
  });
}

const expanded = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).getAttribute("aria-expanded");

test("the menu of a phone is unfolded and folded by keyboard, by a finger elsewhere, and by going", async () => {
  await visit(
    async ({ page, complaints }) => {
      await page.locator("main h1:visible").waitFor();
      const places = page.getByRole("navigation", { name: "Pages" });
      assert.equal(await places.count(), 0);
      await tabTo(page, "Menu");
      await press(page, "Enter");
      assert.equal(await expanded(page), "true");
      assert.deepEqual(await violations(page), []);
      assert.equal(await overflow(page), 0);
      await tabTo(page, "Learn");
      await press(page, "Escape");
      assert.equal(await expanded(page), "false");
      assert.equal((await focus(page)).name, "Menu");

      await press(page, "Enter");
      await page.mouse.click(160, 600);
      assert.equal(await expanded(page), "false");

      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.locator("sluice-badge summary").click();
      await page.getByText("It cannot send anything.").waitFor();
      assert.equal(await expanded(page), "true");
      await places.getByRole("link", { name: "Learn" }).click();
      await page.locator("sluice-learn h1").waitFor();
      assert.equal(await expanded(page), "false");
      assert.deepEqual(complaints, []);
    },
    { viewport: { width: 320, height: 640 }, path: "limits.html" },
  );
});

test("whoever tabs past the menu leaves it folded behind them", async () => {
  await visit(
    async ({ page }) => {
      await page.locator("main h1:visible").waitFor();
      await tabTo(page, "Menu");
      await press(page, "Enter");
      await tabTo(page, "Language");
      assert.equal(await expanded(page), "false");
    },
    { viewport: { width: 320, height: 640 }, path: "limits.html" },
  );
});

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const [LIGHT, DARK] = ["rgb(250, 248, 243)", "rgb(20, 25, 26)"];

for (const colorScheme of ["light", "dark"] as const) {
  test(`light or dark is chosen against a ${colorScheme} device, goes along, and is stored nowhere`, async () => {
    const [own, other, name] = colorScheme === "light" ? [LIGHT, DARK, "dark"] : [DARK, LIGHT, "light"];
    await visit(
      async ({ page, complaints }) => {
        await page.locator("main h1:visible").waitFor();
        const choice = page.getByRole("combobox", { name: "Light or dark" });
        assert.equal(await paper(page), own);
        await choice.selectOption(name);
        assert.equal(await paper(page), other);
        assert.match(page.url(), new RegExp(`#theme=${name}$`));
        assert.deepEqual(await violations(page), []);
        // Elements with a table of their own go by what the page says of itself.
        await goTo(page, "Learn");
        await page.locator("sluice-live-coin").first().waitFor();
        assert.match(page.url(), new RegExp(`learn\\.html#theme=${name}$`));
        const live = page.locator("sluice-live-coin").first();
        assert.equal(await live.evaluate((part) => getComputedStyle(part).getPropertyValue("color-scheme")), name);
        await page.reload();
        await page.locator("main h1:visible").waitFor();
        assert.equal(await paper(page), other);
        assert.equal(await choice.inputValue(), name);
        await choice.selectOption("device");
        assert.equal(await paper(page), own);
        assert.doesNotMatch(page.url(), /theme/);
        const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
        assert.deepEqual(stored, [0, 0, ""]);
        assert.deepEqual(complaints, []);
      },
      { colorScheme, path: "limits.html" },
    );
  });
}

test("a theme that there is not is passed over", async () => {
  await visit(
    async ({ page, complaints }) => {
      await page.locator("main h1:visible").waitFor();
      assert.equal(await paper(page), LIGHT);
      assert.deepEqual(complaints, []);
    },
    { path: "limits.html#theme=pink" },
  );
});

/** The elements of this selector that are drawn, through all shadow roots. */
function drawn(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = [];
    const look = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!element.matches(wanted)) continue;
        const { width, height } = element.getBoundingClientRect();
        if (width > 1 && height > 1)
          found.push(`${element.localName}.${element.className} ${element.textContent?.trim().slice(0, 30)}`);
      }
    };
    look(document);
    return found;
  }, selector);
}

test("on paper stands what is chosen and unfolded, in light colours, and nothing that waits for a hand", async () => {
  await visit(
    async ({ page }) => {
      await designed(page);
      const folded = await drawn(page, "details:not([open])");
      assert.ok(folded.length > 3, "on the screen there is something to unfold");
      const cells = await page.locator("sluice-channel [role=gridcell]").count();
      assert.ok(cells > 0);
      await page.setViewportSize({ width: 680, height: 1000 });
      await page.emulateMedia({ media: "print" });
      try {
        assert.deepEqual(
          await drawn(page, "button, footer, details:not([open]), input[type=range], input[type=file]"),
          [],
        );
        assert.equal(await page.getByRole("banner").count(), 0);
        assert.equal(await paper(page), "rgb(255, 255, 255)");
        assert.equal(await overflow(page), 0);
        await page.locator("sluice-channel [role=grid]").waitFor();
        const wide = await page
          .locator("sluice-channel svg")
          .first()
          .evaluate((svg) => {
            const { right } = svg.getBoundingClientRect();
            return right - document.documentElement.clientWidth;
          });
        assert.ok(wide <= 0, `the picture is cut by ${wide} px`);
        const pdf = await page.pdf({ format: "A4" });
        const sheets = pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
        assert.ok(sheets >= 1 && sheets < 12, `${sheets} sheets`);
      } finally {
        await page.emulateMedia({ media: null });
      }
    },
    { colorScheme: "dark", path: "#theme=dark" },
  );
});

test("what a finger has to meet on the main paths is 44 px high", async () => {
  for (const path of ["", "answer.html#sample", "results.html", "learn.html", "limits.html"]) {
    await visit(
      async ({ page }) => {
        await page.locator("main h1:visible").waitFor();
        if (!path) await designed(page);
        const low = await page.evaluate(() => {
          const found: string[] = [];
          const look = (root: Document | ShadowRoot) => {
            for (const element of root.querySelectorAll("*")) {
              if (element.shadowRoot) look(element.shadowRoot);
              if (!element.matches("button, .button, summary, select, .tick-box, nav a, input[type=number]")) continue;
              const { width, height } = element.getBoundingClientRect();
              const said = element.textContent?.trim().slice(0, 30);
              if (width > 1 && height > 1 && Math.round(height) < 44)
                found.push(`${element.localName} ${said}: ${height}`);
            }
          };
          look(document);
          return found;
        });
        assert.deepEqual(low, [], path);
      },
      { viewport: { width: 375, height: 667 }, path },
    );
  }
});
