// SPDX-License-Identifier: GPL-3.0-or-later
/** The page can be used by everyone: by keyboard alone, by screen reader, on a narrow screen, in the dark. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { long } from "../long.js";
import { csv, curveDrawn, designed, errorAt, open, openWith, privatise, saved } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { chooseOption } from "./keyboard.js";
import { looks } from "./looks.js";
import { survey } from "./survey.js";

useBrowser();

/** Waits until nothing is dimmed because it is being replaced, and the curve is complete. */
async function settled(page: Page): Promise<void> {
  await designed(page);
  await curveDrawn(page);
}

const most = looks.filter(([colour, width]) => colour !== "light" || width !== 1280);

for (const [colorScheme, width] of [["light", 1280] as const, ...most]) {
  /** Otherwise the rules are applied once the page holds the most, and to an error. */
  const thorough = long || colorScheme === "light";
  test(`no rule is broken and nothing runs over: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page }) => {
        await settled(page);
        if (thorough) assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);

        for (const summary of await page.locator("details:not([open]) > summary").all())
          if (await summary.isVisible()) await summary.click();
        await page.getByRole("button", { name: "Check it again, here" }).click();
        await privatise(page);
        for (const details of await page.locator("sluice-saved summary").all()) await details.click();
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);

        await page.locator("sluice-privatise").getByRole("checkbox").first().click();
        if (thorough) assert.deepEqual(await violations(page), []);
        await page.getByRole("button", { name: "Leave it out" }).click();

        await open(page, csv("bad.csv", "a,b\n1,2\n1,2,3\n"));
        await errorAt(page, "data");
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
      },
      { colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}

test("long names and many categories do not run over a narrow screen", async () => {
  await visit(
    async ({ page }) => {
      const long = "a category whose name is far longer than any screen is wide ".repeat(3).trim();
      const solid = "x".repeat(150);
      const rows = Array.from(
        { length: 600 },
        (_, i) => `${i % 2 ? long : solid},${i % 29 ? `answer ${i % 12}` : solid}`,
      );
      await openWith(
        page,
        csv(`${"name".repeat(30)}.csv`, `${"secret".repeat(20)},share\n${rows.join("\n")}\n`),
        "secret".repeat(20),
        "share",
      );
      await settled(page);
      assert.equal(await overflow(page), 0);
    },
    { viewport: { width: 320, height: 700 } },
  );
});

/** Name and role of what has the focus, through all shadow roots. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const labels = (element as HTMLInputElement | null)?.labels;
    const label = element?.getAttribute("aria-label") ?? labels?.[0]?.innerText ?? element?.textContent ?? "";
    return label.trim().replace(/\s+/g, " ");
  });
}

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; ++presses) {
    await page.keyboard.press("Tab");
    if (name.test(await focused(page))) return;
  }
  assert.fail(`Tab never came to ${name}`);
}

test("the whole way without a mouse", async () => {
  await visit(async ({ page }) => {
    const { text } = survey();
    await page.locator("sluice-opener[empty]").waitFor();
    await tabTo(page, /^Paste a table/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^Rows with a header line/);
    await page.keyboard.insertText(text.slice(0, 5_000).replace(/\n[^\n]*$/, "\n"));
    await tabTo(page, /^Use these rows/);
    await page.keyboard.press("Enter");
    await page.locator("sluice-columns select").first().waitFor();

    await tabTo(page, /^Details/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^Use of illness/);
    await chooseOption(page, "hide");
    await page.keyboard.press("Tab");
    assert.match(await focused(page), /^Use of district/);
    await chooseOption(page, "share");
    await designed(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (let back = 0; back < 150 && !/^To the content/.test(await focused(page)); back += 1)
      await page.keyboard.press("Shift+Tab");

    await tabTo(page, /^How much a reader may learn about the hidden value/);
    const before = await page.locator("sluice-sentence .sentence").innerText();
    await page.keyboard.press("End");
    assert.equal(await page.getByLabel("Epsilon (ε)").evaluate((box: HTMLInputElement) => box.value === box.max), true);
    for (let step = 0; step < 60; ++step) await page.keyboard.press("ArrowLeft");
    await designed(page);
    assert.notEqual(await page.locator("sluice-sentence .sentence").innerText(), before);

    await tabTo(page, /^Among 100 people who answer “centre”, \d+ send/);
    await page.keyboard.press("ArrowDown");
    assert.match(await focused(page), /^Among 100 people who answer “harbour”/);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const [, report] = /^Among 100 people who answer “harbour”, [<>\d]+ send “(.+)”$/.exec(await focused(page)) ?? [];
    assert.ok(report);
    // It follows when the picture has been drawn.
    const looked = page.getByLabel("Look at the noisy answer").locator("option:checked");
    await looked.filter({ hasText: report }).waitFor({ state: "attached" });

    await tabTo(page, /^Protect and save pasted.csv/);
    const coming = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    const { text: written } = await saved(await coming);
    await page.getByRole("heading", { name: /^Saved/ }).waitFor();
    await tabTo(page, /^Save the file again/);
    assert.match(written, /^district\r?\n/);
  });
});

test("with forced colours the page that is open is still told apart", async () => {
  await visit(
    async ({ page }) => {
      await settled(page);
      const pages = page.getByRole("navigation", { name: "Pages" }).getByRole("link");
      const canvas = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement("p"));
        probe.style.color = "Canvas";
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      const drawn = await pages.evaluateAll(
        (links, none) =>
          links.filter((link) => getComputedStyle(link).borderBlockEndColor !== none).map((link) => link.textContent),
        canvas,
      );
      assert.ok((await pages.count()) >= 4);
      assert.deepEqual(drawn, ["Protect a file"]);
    },
    { forcedColors: "active", colorScheme: "dark" },
  );
});

test("at twice its size nothing runs over", async () => {
  await visit(
    async ({ page }) => {
      await settled(page);
      assert.equal(await overflow(page), 0);
      assert.deepEqual(await violations(page), []);
    },
    { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2, contrast: "more" },
  );
});

test("targets are large enough", async () => {
  await visit(
    async ({ page }) => {
      await settled(page);
      const small = await page.evaluate(() => {
        const found: string[] = [];
        const look = (root: Document | ShadowRoot) => {
          for (const element of root.querySelectorAll("*")) {
            if (element.shadowRoot) look(element.shadowRoot);
            if (!element.matches("button, summary, select, input:not(.hidden), label.button, [role=gridcell]"))
              continue;
            const { width, height } = element.getBoundingClientRect();
            if (width > 0 && (width < 24 || height < 24)) found.push(`${element.tagName} ${width} x ${height}`);
          }
        };
        look(document);
        return found;
      });
      assert.deepEqual(small, []);
    },
    { viewport: { width: 320, height: 700 } },
  );
});
