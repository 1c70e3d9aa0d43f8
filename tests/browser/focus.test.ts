// SPDX-License-Identifier: GPL-3.0-or-later
/** The focus is not lost where what had it goes, or is drawn anew. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { csv, designed, setRoles, unfoldAnswerDetails } from "./actions.js";
import { useBrowser, visit } from "./browser.js";
import { chooseOption, focus, kept, press, tabTo } from "./keyboard.js";
import { survey } from "./survey.js";

useBrowser();

test("an example takes its button away, but not the focus", async () => {
  await visit(async ({ page }) => {
    await tabTo(page, "Survey");
    const button = page.getByRole("button", { name: "Survey", exact: true });
    await press(page, "Enter", () => button.waitFor({ state: "hidden" }));
    assert.equal((await focus(page)).name, "Change");
  });
});

test("what has the focus is never behind the bar, however high the name of the file makes it", async () => {
  await visit(
    async ({ page }) => {
      const name = `${"survey of the households of the whole province ".repeat(3)}.csv`;
      await page.locator("sluice-opener input[type=file]").setInputFiles(csv(name, survey().text));
      await setRoles(page, "illness", "district");
      await page.locator("sluice-save-bar .go[aria-disabled=false]").waitFor();
      const bar = page.locator("sluice-save-bar .bar");
      assert.ok((await bar.evaluate((element) => element.getBoundingClientRect().height)) > 130);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator("sluice-opener input[type=file]").focus();
      for (let stop = 0; stop < 30; stop += 1) {
        await page.keyboard.press("Tab");
        const { name, box } = await focus(page);
        if (name.startsWith("Protect and save")) return;
        const [, , , bottom = 0] = box.split(",").map(Number);
        const top = await bar.evaluate((element) => element.getBoundingClientRect().top);
        // The table of the preview may be higher than what is left of the window.
        if (name !== "Preview") assert.ok(bottom <= top + 1, `“${name}” ends at ${bottom}, the bar begins at ${top}`);
      }
    },
    { viewport: { width: 375, height: 667 } },
  );
});

test("nor does the sample of a protocol", async () => {
  await visit(
    async ({ page }) => {
      await page.locator("sluice-protocol-opener").waitFor();
      await tabTo(page, "Try a sample");
      await page.keyboard.press("Enter");
      await page.locator("sluice-answer h1").waitFor();
      await kept(page, "the question has come");
      assert.equal((await focus(page)).name, "Your answer to “education”");
      const file = {
        name: "own.json",
        mimeType: "application/json",
        buffer: readFileSync("tests/vectors/protocols/ldp-grr.json"),
      };
      await unfoldAnswerDetails(page);
      await page.locator("sluice-protocol-opener input[type=file]").setInputFiles(file);
      await page.getByText("own.json", { exact: true }).waitFor();
      await tabTo(page, "Try a sample");
      const button = page.getByRole("button", { name: "Try a sample" });
      await press(page, "Enter", () => button.waitFor({ state: "detached" }));
      assert.equal((await focus(page)).name, "Choose a settings file");
    },
    { path: "answer.html" },
  );
});

test("another language leaves the focus where it is", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    await tabTo(page, "Language", "Shift+Tab");
    await chooseOption(page, "Nederlands");
    await page.getByRole("heading", { name: "Deel de ene kolom. Verberg de andere." }).waitFor();
    await kept(page, "another language");
    assert.equal((await focus(page)).name, "Taal");
    await tabTo(page, "Wijzigen");
  });
});

test("what has the focus stays in view where the page grows above it", async () => {
  await visit(
    async ({ page }) => {
      await unfoldAnswerDetails(page);
      await designed(page);
      await tabTo(page, "Check it again, here");
      await grow(page, "900px");
      assert.ok((await focus(page)).inView, "it was left behind");
    },
    { path: "answer.html#sample", viewport: { width: 320, height: 640 } },
  );
});

test("so does what has just got it, before the key is let go", async () => {
  await visit(
    async ({ page }) => {
      await unfoldAnswerDetails(page);
      await designed(page);
      await tabTo(page, "What the noisy answers stand for");
      await page.keyboard.down("Tab");
      await grow(page, "900px", "sluice-label");
      const { name, inView } = await focus(page);
      assert.equal(name, "Look at the noisy answer");
      assert.ok(inView, "it was left behind");
      await page.keyboard.up("Tab");
    },
    { path: "answer.html#sample", viewport: { width: 320, height: 640 } },
  );
});

test("so it does where it has been scrolled into view a moment before", async () => {
  await visit(
    async ({ page }) => {
      await unfoldAnswerDetails(page);
      await designed(page);
      await tabTo(page, "Check it again, here");
      await grow(page, "900px", "sluice-sentence", 8);
      assert.ok((await focus(page)).inView, "it was left behind");
    },
    { path: "answer.html#sample", viewport: { width: 320, height: 640 } },
  );
});

test("whoever has scrolled away from it is left where they are", async () => {
  await visit(
    async ({ page }) => {
      await unfoldAnswerDetails(page);
      await designed(page);
      await tabTo(page, "Check it again, here");
      await page.mouse.move(160, 320);
      await page.mouse.wheel(0, -3000);
      await page.waitForFunction(() => window.scrollY === 0);
      assert.ok(!(await focus(page)).inView);
      await grow(page, "900px");
      await page.waitForTimeout(500);
      assert.equal(await page.evaluate(() => window.scrollY), 0);
    },
    { path: "answer.html#sample", viewport: { width: 320, height: 640 } },
  );
});

/** `scrolled`: in the same picture. */
async function grow(page: Page, by: string, element = "sluice-sentence", scrolled = 0): Promise<void> {
  const above = page.locator(`sluice-answer-page ${element}`);
  await above.evaluate(
    (element, [size, down]) => {
      window.scrollBy(0, down);
      element.style.paddingBlockEnd = size;
    },
    [by, scrolled] as const,
  );
  await page.evaluate(async () => {
    for (let picture = 0; picture < 2; picture++) await new Promise(requestAnimationFrame);
  });
}

test("what a sample may come to keeps its place while the slider moves", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    const caution = page.locator("sluice-sentence .sample");
    await caution.waitFor();
    const before = await caution.innerText();
    const missing = await page.locator("sluice-sentence").evaluateHandle((element) => {
      const pictures = { all: 0, without: 0 };
      const look = () => {
        pictures.all += 1;
        if (!element.shadowRoot?.querySelector(".sample")) pictures.without += 1;
        requestAnimationFrame(look);
      };
      look();
      return pictures;
    });
    await page.locator("sluice-level input[type=range]").focus();
    for (let moves = 0; moves < 5; ++moves) {
      await page.keyboard.press("ArrowLeft");
      await designed(page);
    }
    const { all, without } = await missing.jsonValue();
    assert.ok(all > 10);
    assert.equal(without, 0);
    await caution.and(page.locator(":not(.stale)")).waitFor();
    assert.notEqual(await caution.innerText(), before, "that of another level");
  });
});
