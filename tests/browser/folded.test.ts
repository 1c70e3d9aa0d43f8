// SPDX-License-Identifier: GPL-3.0-or-later
/** The chosen one of the promises and protocols stands in the open; the others are unfolded, by mouse or keyboard. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { csv, designed, openWith, pick } from "./actions.js";
import { violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { focus, press, tabTo } from "./keyboard.js";

useBrowser();

const names = (page: Page, choices: string) => page.locator(`${choices} .choice b`).allInnerTexts();
const checked = (page: Page, choices: string) =>
  page.locator(`${choices} .choice:has(input:checked) b`).allInnerTexts();

test("promises are unfolded by keyboard, and what is chosen is in the open when they are folded again", async () => {
  await visit(async ({ page, complaints }) => {
    // Few pairs: the best protocol for a sample of them is found at once.
    await openWith(
      page,
      csv("few.csv", `s,x\n${"ill,yes\nill,no\nwell,yes\nwell,no\nwell,no\n".repeat(40)}`),
      "s",
      "x",
    );
    await designed(page);
    assert.deepEqual(await names(page, "sluice-notions"), ["Belief stays close"]);
    await tabTo(page, "Belief stays close");
    await press(page, "ArrowDown");
    assert.deepEqual(await checked(page, "sluice-notions"), ["Belief stays close"], "nothing is chosen unseen");

    await tabTo(page, "Other protections");
    await press(page, "Enter", () => page.getByRole("radio", { name: /^Hidden values look alike/ }).waitFor());
    const all = await names(page, "sluice-notions");
    assert.equal(all.length, 9);
    await tabTo(page, "Hidden values look alike");
    const between = all.indexOf("The table is only a sample") - all.indexOf("Hidden values look alike");
    for (let i = 0; i < between; i += 1) await press(page, "ArrowDown");
    assert.equal((await focus(page)).name, "The table is only a sample");
    assert.deepEqual(await checked(page, "sluice-notions"), ["The table is only a sample"]);
    assert.deepEqual(await names(page, "sluice-notions"), all, "nothing moves while they are unfolded");
    assert.equal(await page.getByLabel("How certain").count(), 1);
    await page.locator("sluice-channel", { hasText: "hidden value and answer together" }).waitFor();
    await designed(page);
    assert.deepEqual(await violations(page), []);

    await tabTo(page, "Other protections", "Shift+Tab");
    await press(page, "Enter", () =>
      page.locator("sluice-notions .others .choice").first().waitFor({ state: "detached" }),
    );
    assert.equal((await focus(page)).name, "Other protections");
    assert.deepEqual(await names(page, "sluice-notions"), ["The table is only a sample"]);
    assert.deepEqual(await checked(page, "sluice-notions"), ["The table is only a sample"]);
    await tabTo(page, "How certain", "Shift+Tab");
    assert.deepEqual(complaints, []);
  });
});

test("another promise has its own protocols: the chosen one stands in the open", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    await pick(page, "Keep or re-roll");
    assert.deepEqual(await checked(page, "sluice-protocols"), ["Keep or re-roll"]);
    assert.equal((await names(page, "sluice-protocols"))[0], "Best for this table");
    await pick(page, "The table is only a sample");
    await page.waitForFunction(() => /promise=rldp/.test(location.hash));
    assert.deepEqual(await checked(page, "sluice-protocols"), ["Best for this table"]);
    // Another one of the same name is told the secret, and is not chosen.
    await pick(page, "Hidden values look alike");
    await page.waitForFunction(() => /promise=ldp/.test(location.hash));
    assert.equal((await names(page, "sluice-protocols"))[0], "Best for this table");
    assert.deepEqual(await checked(page, "sluice-protocols"), ["Best for this table"]);
    await page.locator("sluice-protocols .others > summary").click();
    await page.locator("sluice-protocols .others .choice").first().waitFor({ state: "detached" });
    assert.deepEqual(await names(page, "sluice-protocols"), ["Best for this table"]);
  });
});

test("an address that names promise and protocol has both in the open", async () => {
  await visit(
    async ({ page, complaints }) => {
      await designed(page);
      assert.deepEqual(await checked(page, "sluice-notions"), ["Hidden values look alike"]);
      assert.deepEqual(await checked(page, "sluice-protocols"), ["Conditional Reporting, using the hidden column"]);
      assert.deepEqual(await names(page, "sluice-notions"), ["Hidden values look alike"]);
      assert.deepEqual(await names(page, "sluice-protocols"), ["Conditional Reporting, using the hidden column"]);
      assert.deepEqual(complaints, []);
    },
    { path: "#promise=ldp&protocol=cr&told=yes" },
  );
});
