// SPDX-License-Identifier: GPL-3.0-or-later
/** A column that gives the answers away is not passed on by the way. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { csv, openWith, save } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { widths } from "./looks.js";
import { survey } from "./survey.js";

useBrowser();

const { text, answers } = survey();

for (const width of widths) {
  test(`a column that gives the answers away is passed on only by a second, plain word: ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        const lines = text.trimEnd().split("\n");
        const districts = [...new Set(answers)];
        const coded = lines.map((line, i) => `${line},${i === 0 ? "code" : districts.indexOf(answers[i - 1] ?? "")}`);
        await openWith(page, csv("codes.csv", `${coded.join("\n")}\n`), "illness", "district");
        const box = page.getByRole("checkbox", { name: "code" });
        const go = page.locator("sluice-save-bar .go");
        const dialog = page.getByRole("dialog");
        const begin = async () => {
          await box.click();
          await page.getByRole("button", { name: "Add “code” unchanged" }).click();
          await go.click();
          await page.getByRole("heading", { name: "“code” gives the answers away" }).waitFor();
        };
        await begin();
        assert.match(await dialog.innerText(), /The column “code” tells “district” exactly/);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "hidden" });
        // A part that closes by Escape is told of it a moment later.
        await page.getByRole("checkbox", { name: "code", checked: false }).waitFor();
        assert.equal(await page.locator("#privatise [role=alert]").count(), 0);
        assert.equal(await page.getByRole("heading", { name: /^Saved/ }).count(), 0);

        await begin();
        await page.getByRole("button", { name: "Pass on “code” anyway" }).click();
        await page.getByRole("heading", { name: /^Saved/ }).waitFor();
        await page.getByText("“code” tells “district” exactly: beside it the noisy answers hide nothing.").waitFor();
        assert.equal((await save(page, "Save the file again")).text.split("\n")[0]?.trim().split(",").length, 2);
        assert.match((await save(page, "Save the receipt")).text, /“code” tells “district” exactly/);
        // The page asks again about a box that is ticked again.
        await box.click();
        await begin();
        await page.getByRole("button", { name: "Leave it out" }).click();
        assert.deepEqual(complaints, []);
      },
      { viewport: { width, height: 900 } },
    );
  });
}
