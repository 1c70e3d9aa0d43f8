// SPDX-License-Identifier: GPL-3.0-or-later
/** A question of one's own, whose answer is the secret: its protocol is made, opened, saved, and used. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { check } from "../../wasm/checker/checker.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { realEngine } from "../api/real-engine.js";
import { keptOffline, save } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";

useBrowser();

const maker = (page: Page) => page.locator("sluice-question-maker");

/** By keyboard alone. */
async function fill(page: Page, name: string, answers: string): Promise<void> {
  await maker(page).locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(answers);
}

for (const [lang, button, made] of [
  ["en", "Save the protocol file", "The protocol for “drugs” is open"],
  ["de", "Protokolldatei speichern", "Das Protokoll für „drugs“ ist geöffnet"],
  ["nl", "Protocolbestand opslaan", "Het protocol voor “drugs” is geopend"],
] as const) {
  test(`its protocol is made by keyboard, checked, saved, and draws a report: ${lang}, 320 px`, async () => {
    await visit(
      async ({ page, complaints, requests }) => {
        await page.locator("sluice-answer-page sluice-channel [role=grid]").waitFor();
        // It is said in English.
        if (lang === "en") await keptOffline(page);
        const asked = requests.server.length;
        await fill(page, "drugs", " never\nonce \n\noften");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await maker(page).getByText(made).waitFor();
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);

        const { text } = await save(page, button);
        const protocol = readProtocol(text);
        assert.deepEqual(protocol.data.categories, ["never", "once", "often", ""]);
        assert.deepEqual([protocol.guarantee.notion, protocol.guarantee.epsilon], ["data-ldp", 1]);
        assert.ok((await realEngine()).audit(protocol).holds && (await check(text)).holds);

        await page.locator("sluice-answer select").selectOption({ label: "often" });
        await page.locator("sluice-answer button.primary").first().press("Enter");
        await page.locator("sluice-answer .report").waitFor();
        if (lang === "en") assert.equal(requests.server.length, asked, "nothing is asked of anyone");
        assert.deepEqual(complaints, []);
      },
      { path: `answer.html#lang=${lang}`, viewport: { width: 320, height: 640 }, reducedMotion: "reduce" },
    );
  });
}

test("what no protocol can be made of is said, and what was open stays until there is another one", async () => {
  await visit(
    async ({ page }) => {
      const opened = page.locator("sluice-protocol-opener .opened");
      await opened.waitFor();
      const before = await opened.innerText();
      await fill(page, "drugs", "never");
      await page.keyboard.press("Enter");
      await maker(page).getByRole("button").first().press("Enter");
      await maker(page).getByText("Give the question a name, two answers at least").waitFor();
      assert.equal(await opened.innerText(), before);
      await maker(page).getByRole("textbox").nth(1).fill("never\nnever");
      await maker(page).getByRole("button").first().press("Enter");
      await page.locator("sluice-error").getByText("is there twice").waitFor();
    },
    { path: "answer.html" },
  );
});
