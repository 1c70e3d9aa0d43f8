// SPDX-License-Identifier: GPL-3.0-or-later
/** The focus is not lost where what had it goes, or is drawn anew. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { csv, designed, open } from "./actions.js";
import { useBrowser, visit } from "./browser.js";
import { chooseOption, focus, kept, press, tabTo } from "./keyboard.js";
import { survey } from "./survey.js";

useBrowser();

test("the sample of a table takes its button away, but not the focus", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    await open(page, csv("survey.csv", survey().text));
    await page.locator("sluice-preview", { hasText: "survey.csv" }).waitFor();
    const gone = page.getByRole("button", { name: "Try the sample" }).waitFor({ state: "detached" });
    await tabTo(page, "Try the sample");
    await press(page, "Enter", () => gone);
    assert.equal((await focus(page)).name, "Choose a file");
  });
});

test("nor does the sample of a protocol", async () => {
  await visit(
    async ({ page }) => {
      await page.locator("sluice-channel [role=grid]").waitFor();
      const file = {
        name: "own.json",
        mimeType: "application/json",
        buffer: readFileSync("tests/vectors/protocols/ldp-grr.json"),
      };
      await page.locator("sluice-protocol-opener input[type=file]").setInputFiles(file);
      await page.getByText("own.json", { exact: true }).waitFor();
      const gone = page.getByRole("button", { name: "Try a sample" }).waitFor({ state: "detached" });
      await tabTo(page, "Try a sample");
      await press(page, "Enter", () => gone);
      assert.equal((await focus(page)).name, "Choose a protocol file");
    },
    { path: "answer.html" },
  );
});

test("another language leaves the focus where it is", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    await tabTo(page, "Language");
    await chooseOption(page, "Nederlands");
    await page.getByRole("heading", { name: "Uw gegevens" }).waitFor();
    await kept(page, "another language");
    assert.equal((await focus(page)).name, "Taal");
    await tabTo(page, "Bestand kiezen");
  });
});
