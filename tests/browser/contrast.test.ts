// SPDX-License-Identifier: GPL-3.0-or-later
/** Two protocols side by side: chosen, named in words, linked, and taken over. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { csv, designed, openWith, setLevel, unfold } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { drawCurve } from "./curve-held.js";
import { widths } from "./looks.js";
import { survey } from "./survey.js";

useBrowser();

const other = (page: Page): Locator => page.getByRole("region", { name: "The other one" });

async function put(page: Page, promise: string, protocol: string, level: string): Promise<void> {
  // The same workers draw the curve.
  await drawCurve(page);
  await unfold(page.locator("sluice-contrast"));
  const form = page.locator("sluice-contrast form");
  await form.getByLabel("Protection").selectOption(promise);
  await form.getByLabel("Method").selectOption(protocol);
  await form.getByLabel("Its ε").fill(level);
  await form.getByRole("button", { name: "Put it beside" }).click();
}

/** The figure that is set off in a row of a label. */
async function figure(label: Locator, name: string): Promise<string> {
  const row = label.locator("dl > div").filter({ has: label.page().getByText(name, { exact: true }) });
  return row.locator("strong").innerText();
}

for (const width of widths) {
  test(`another protocol is put beside the one that is set, and linked: ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await designed(page);
        await put(page, "Hidden values look alike", "Randomised response", "1");
        await other(page).getByText("times as many people").waitFor();
        assert.ok(await other(page).getByText("“Hidden values look alike”, ε = 1").isVisible());
        const own = page.getByRole("region", { name: "Your settings" });
        await own.getByText("times as many people").waitFor();
        // In words first, with the figures that the labels have.
        const words = (await page.locator("sluice-contrast li").allInnerTexts()).join(" ");
        const kept = [await figure(other(page), "Stays useful"), await figure(own, "Stays useful")];
        assert.ok(words.includes(`Less stays useful: ${kept[0]} of the information instead of ${kept[1]}.`), words);
        assert.match(
          words,
          /It gives another protection: “Hidden values look alike” instead of “Belief stays close”\./,
        );
        // Drawn as wide as there is room, which they are told a picture later.
        await page.locator("sluice-contrast [role=grid]").nth(1).waitFor();
        assert.equal(await page.locator("sluice-contrast [role=grid]").count(), 2);
        assert.deepEqual(await violations(page, "sluice-contrast"), []);
        assert.equal(await overflow(page), 0);
        const [one, two] = [await own.boundingBox(), await other(page).boundingBox()];
        assert.equal((one?.y ?? 0) < (two?.y ?? 0), width === 320, "one below the other on a phone");

        await page.waitForFunction(() => /with=grr/.test(location.hash) && /with-level=1/.test(location.hash));
        await page.reload();
        await designed(page);
        await drawCurve(page);
        await other(page).getByText("times as many people").waitFor();
        assert.equal(await figure(other(page), "Stays useful"), kept[0]);
        await designed(page);

        await other(page).getByRole("button", { name: "Use this one instead" }).click();
        await page.waitForFunction(() => /protocol=grr/.test(location.hash) && !/with/.test(location.hash));
        await designed(page);
        assert.equal(await page.getByLabel("Epsilon (ε)").inputValue(), "1");
        assert.ok(await page.getByRole("radio", { name: "Randomised response", exact: true }).isChecked());
        assert.equal(await other(page).count(), 0);
        await page.locator("sluice-label", { hasText: `${kept[0]} of the information` }).waitFor();
        assert.deepEqual(complaints, []);
      },
      { viewport: { width, height: 900 } },
    );
  });
}

test("what stands beside goes with the table, and a level that is none is refused", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    await put(page, "Belief stays close", "Best for this table", "99");
    await page.getByText("Epsilon is a number from 0 to 20.").waitFor();
    assert.equal(await other(page).count(), 0);
    await put(page, "Belief stays close", "Best for this table", "0.2");
    await other(page).getByText("of the information in “education”").waitFor();
    await openWith(page, csv("survey.csv", survey().text), "illness", "district");
    await other(page).getByText("of the information in “district”").waitFor();
    await setLevel(page, "0.2");
    await page.getByText("They differ in none of this.").waitFor();
    await page.getByRole("button", { name: "Take it away" }).click();
    await page.waitForFunction(() => !/with/.test(location.hash));
    assert.equal(await other(page).count(), 0);
  });
});

test("the other one is not the one that is set, before anything has been chosen", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    await drawCurve(page);
    await unfold(page.locator("sluice-contrast"));
    await page.locator("sluice-contrast form").getByRole("button", { name: "Put it beside" }).click();
    await other(page).getByRole("heading", { name: "Randomised response" }).waitFor();
  });
});
