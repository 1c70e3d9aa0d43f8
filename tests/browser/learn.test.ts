// SPDX-License-Identifier: GPL-3.0-or-later
/** The class on the page Learn: its depths, its numbers, the ways that fail, and the way to a survey. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { writePicture } from "../../web/features/learn/picture-state.js";
import { violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { allChapters, drawn } from "./drawn.js";
import { focus, press, tabTo } from "./keyboard.js";

useBrowser();

const LEARN = { path: "learn.html", reducedMotion: "reduce" as const };

const headings = (page: Page) => page.locator("sluice-learn section h2").filter({ visible: true }).allInnerTexts();

test("the basics are seven numbered chapters with a task each, and two depths show more", async () => {
  await visit(async ({ page }) => {
    await page.getByRole("heading", { level: 1, name: "Learn" }).waitFor();
    const basics = await headings(page);
    assert.deepEqual(
      basics.map((name) => name.slice(0, 2)),
      ["1.", "2.", "3.", "4.", "5.", "6.", "7."],
    );
    assert.equal(await page.locator(".task").filter({ visible: true }).count(), 7);
    const formulas = page.getByRole("group", { name: "The mathematics" });
    assert.equal(await formulas.count(), 0);
    await page.getByRole("radio", { name: "More" }).check();
    assert.ok((await headings(page)).length >= 17);
    assert.equal(await formulas.count(), 0);
    await page.getByRole("radio", { name: "With formulas" }).check();
    assert.ok((await formulas.count()) >= 17);
    await page.getByRole("radio", { name: "Basics" }).check();
    assert.deepEqual(await headings(page), basics);
  }, LEARN);
});

test("numbers are typed into the table of the class, refused where they are wrong, and hold in every chapter", async () => {
  await visit(async ({ page, complaints }) => {
    const crowd = page.locator("#crowd");
    await crowd.scrollIntoViewIfNeeded();
    await crowd.getByText("30 of them would truly say “yes”").waitFor();
    await crowd.getByText("The numbers behind “The whole class flips”", { exact: true }).focus();
    await press(page, "Enter");
    await press(page, "Tab");
    assert.equal((await focus(page)).name, "Table: The whole class flips", "the box that scrolls can be reached");
    const yes = crowd.getByRole("textbox", { name: "yes, People" });
    const type = async (text: string) => {
      await yes.fill(text);
      await press(page, "Enter");
    };
    for (const [text, says] of [
      ["ten", "“ten” is not a whole number from 0 to 100,000. Type one in “yes”."],
      ["-3", "“-3” is not a whole number from 0 to 100,000. Type one in “yes”."],
      ["0", "The row “yes” is empty. Type a number above 0 in it."],
      ["900", "That is 970 in all. Make it 200 or less."],
    ] as const) {
      await type(text);
      await crowd.getByRole("alert").getByText(says, { exact: true }).waitFor();
      assert.equal(await yes.inputValue(), text, "it is there to be mended");
      await crowd.getByText("30 of them would truly say “yes”").waitFor();
    }
    assert.deepEqual(await violations(page), []);
    await type("50");
    await crowd.getByText("Now 120 people do the same. 50 of them would truly say “yes”.").waitFor();
    // 70 of 120 instead of 70 of 100.
    await page.locator("#reader").scrollIntoViewIfNeeded();
    await page
      .locator("#reader tbody tr", { hasText: "A blind guess" })
      .getByText("58 %")
      .waitFor({ state: "attached" });
    await page.locator("#undo").getByRole("button", { name: "Ask 120 people" }).waitFor();
    await crowd.getByRole("button", { name: "Back to the first numbers" }).click();
    await crowd.getByText("Now 100 people do the same. 30 of them").waitFor();
    assert.deepEqual(complaints, []);
  }, LEARN);
});

test("no two folds with numbers have the same name", async () => {
  await visit(async ({ page }) => {
    await page.getByRole("radio", { name: "With formulas" }).check();
    await allChapters(page);
    const folds = page.locator("sluice-count-table summary");
    const names = await folds.allInnerTexts();
    assert.ok(names.length >= 18, `${names.length}`);
    assert.deepEqual([...new Set(names)], names);
  }, LEARN);
});

test("people who flipped another coin are not counted with this one", async () => {
  await visit(async ({ page }) => {
    const crowd = page.locator("#crowd sluice-live-crowd");
    const undo = page.locator("#undo sluice-live-undo");
    await crowd.scrollIntoViewIfNeeded();
    await crowd.locator("button.primary").click();
    await crowd.locator("sluice-chart svg").waitFor();
    await undo.scrollIntoViewIfNeeded();
    await undo.getByRole("button", { name: "Next step" }).waitFor();
    await undo.evaluate((element) => Object.assign(element, { epsilon: 3 }));
    await undo.getByRole("button", { name: "Ask 100 people" }).waitFor();
    await crowd.evaluate((element) => Object.assign(element, { epsilon: 2 }));
    await crowd.locator("button.primary").waitFor();
    assert.equal(await crowd.locator("sluice-chart svg").count(), 0);
    // Those of the other coin stand in the chapter before, and are not taken over.
    await crowd.locator("button.primary").click();
    await crowd.locator("sluice-chart svg").waitFor();
    await undo.getByRole("button", { name: "Ask 100 people" }).waitFor();
  }, LEARN);
});

test("a link that brings other numbers says so, and gives back those that were typed", async () => {
  await visit(async ({ page }) => {
    const crowd = page.locator("#crowd");
    await crowd.getByText(/^The numbers behind/).click();
    await crowd.getByRole("textbox", { name: "yes, People" }).fill("50");
    await press(page, "Enter");
    await crowd.getByText("50 of them would truly say “yes”").waitFor();
    const follow = (text: string) =>
      page.evaluate((hash) => {
        window.location.hash = hash;
      }, `#picture=${text}`);
    await follow(writePicture({ name: "crowd", state: {} }));
    await crowd.getByText("30 of them would truly say “yes”").waitFor();
    await crowd.getByText("The link has its own numbers. They replace those you typed.").waitFor();
    await crowd.getByRole("button", { name: "Back to my numbers" }).focus();
    await press(page, "Enter");
    await crowd.getByText("50 of them would truly say “yes”").waitFor();
    assert.equal(await crowd.getByRole("button", { name: "Back to my numbers" }).count(), 0);
    assert.equal((await focus(page)).lost, false);
  }, LEARN);
});

test("a sample and columns that are typed are those that are computed from", async () => {
  await visit(
    async ({ page }) => {
      const robust = page.locator("section#robust");
      const share = () => robust.locator("sluice-chart tbody tr").first().locator("td").allTextContents();
      await robust.locator("sluice-chart svg").first().waitFor();
      const before = String(await share());
      await robust.getByText(/^The numbers behind/).click();
      await robust.getByRole("textbox", { name: "north, yes" }).fill("900");
      await press(page, "Enter");
      for (const started = Date.now(); String(await share()) === before; ) {
        assert.ok(Date.now() - started < 25_000, "the numbers reach the picture");
      }
      const coins = page.locator("section#sides sluice-live-together").first();
      await coins.scrollIntoViewIfNeeded();
      const table = page.locator("section#sides sluice-count-table").first();
      await table.getByText(/^The numbers behind/).click();
      await table.getByRole("textbox", { name: "head, head, no" }).fill("250");
      await press(page, "Enter");
      // Two coins that both show heads no longer say for certain that they match.
      await coins
        .locator("tbody tr", { hasText: "first coin alone" })
        .getByText(/^0\.22/)
        .waitFor({ state: "attached" });
    },
    { ...LEARN, path: "learn.html#robust" },
  );
});

test("each of the five ways fails before one's eyes", async () => {
  await visit(async ({ page, complaints }) => {
    const column = page.locator("sluice-second-column");
    await column.scrollIntoViewIfNeeded();
    await column.getByText("The reader is right about 10 of 10 people.").waitFor();
    const cells = await column
      .locator("[role=region] tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent?.trim() ?? "")),
      );
    for (const [, code, reader, truth] of cells) {
      assert.equal(reader, `${truth} ✓`);
      assert.equal(
        code,
        { "high school": "9", "some college": "10", bachelor: "13", master: "14", doctorate: "16" }[truth ?? ""],
      );
    }
    await column.getByRole("checkbox", { name: "Share education-num as well" }).uncheck();
    await column.getByText(/^The reader is right about \d+ of 10 people\.$/).waitFor();
    // Kept with e/(e + 4): 8 people with common answers are right so often; “master” and “doctorate” are guessed as another.
    await column.getByText("To expect: 41 of 100 right.").waitFor();
    assert.equal(await column.locator("thead th").count(), 3);

    const names = page.locator("sluice-removed-names");
    await names.getByText("10 rows fit.").waitFor();
    await names.getByRole("combobox", { name: "Month of birth" }).selectOption("5");
    await names.getByText("3 rows fit.").waitFor();
    await names.getByRole("combobox", { name: "Shoe size" }).selectOption("39");
    await names.getByText("1 row fits. You know the answer: “yes”.").waitFor();

    const groups = page.locator("sluice-alike-groups");
    await groups.getByText("In 1 of 4 groups all gave the same answer. A reader knows it for 2 pupils.").waitFor();
    await groups.getByRole("radio", { name: "5" }).check();
    await groups.getByText(/^No group gives its answer away/).waitFor();

    const totals = page.locator("sluice-noisy-total");
    await totals.getByRole("button", { name: "Publish a noisy total" }).click();
    const published = await totals.getByText(/^The teacher publishes/).innerText();
    const [, noisy, noise] = /publishes (−?\d+)\. The true total is 30, the noise ([+−]?\d+)\.$/.exec(published) ?? [];
    const value = (text = "") => Number(text.replace("−", "-"));
    assert.equal(value(noisy), 30 + value(noise));
    // 2 r^(k+1)/(1 + r) at r = 1/3: 0.056 at k = 2, 0.019 at k = 3.
    await totals.getByText(/it is off by at most 3\. With noise on each answer: 16\.$/).waitFor();
    await totals.getByRole("button", { name: "Leak the teacher’s file" }).click();
    const file = totals.getByRole("region", { name: "The teacher’s file" });
    assert.equal(await file.getByText(/: yes$/).count(), 30);
    assert.equal(await file.getByText(/: no$/).count(), 70);
    assert.deepEqual(complaints, []);
  }, LEARN);
});

test("a question of one's own goes to the page that asks, and nothing that is written there is lost", async () => {
  await visit(async ({ page, complaints }) => {
    const sandbox = page.locator("sluice-sandbox");
    await sandbox.scrollIntoViewIfNeeded();
    await sandbox.locator("sluice-chart svg").first().waitFor();
    const use = sandbox.getByRole("button", { name: "Use this in a survey" });
    await sandbox.getByRole("textbox", { name: "Your question" }).fill("Did you skip school?");
    await sandbox.getByRole("button", { name: "Add an answer" }).click();
    assert.ok(await use.isDisabled(), "an answer has no name");
    await sandbox.getByText("Answer 3 is empty. Type it or remove it.").waitFor();
    assert.equal((await focus(page)).name, "Answer 3");
    await page.keyboard.type("no");
    await sandbox.getByText("Two answers look alike: “no”. Change one.").waitFor();
    await page.keyboard.type(" comment");
    // It would turn round what stands beside it.
    await sandbox.getByRole("textbox", { name: "Your question" }).fill("Did you \u202eskip school?");
    await sandbox.getByText("“Did you \\u{202e}skip school?” has a character that cannot be seen.").waitFor();
    assert.ok(await use.isDisabled());
    await sandbox.getByRole("textbox", { name: "Your question" }).fill("Did you skip school?");
    await sandbox.getByRole("textbox", { name: "People for answer 3" }).fill("many");
    await press(page, "Enter");
    await sandbox.getByText("“many” is not a whole number from 0 to 100,000. Type one in “no comment”.").waitFor();
    assert.ok(await use.isDisabled());
    await sandbox.getByRole("textbox", { name: "People for answer 3" }).fill("5");
    await press(page, "Enter");
    await sandbox.getByRole("radio", { name: "Strong" }).check();
    await use.click();
    await page.getByRole("heading", { level: 1, name: "Ask a question" }).waitFor();
    assert.match(page.url(), /ask\.html$/, "the address has nothing of it");
    const ask = page.locator("sluice-ask-page");
    const wording = ask.getByRole("textbox", { name: "The question", exact: true });
    assert.equal(await wording.inputValue(), "Did you skip school?");
    assert.equal(
      await ask.getByRole("textbox", { name: "The answers, one per line" }).inputValue(),
      "yes\nno\nno comment",
    );
    assert.ok(await ask.getByRole("radio", { name: /^Strong/ }).isChecked());
    await page.goBack();
    await sandbox.getByRole("textbox", { name: "Your question" }).fill("Another one?");
    await use.click();
    await ask.getByText("You made “Another one?” on Learn. Another question is written here already.").waitFor();
    assert.equal(await wording.inputValue(), "Did you skip school?");
    await ask.getByRole("button", { name: "Replace it" }).click();
    assert.equal(await wording.inputValue(), "Another one?");
    assert.deepEqual(complaints, []);
  }, LEARN);
});

test("by the keyboard alone one gets through the class", async () => {
  await visit(
    async ({ page, complaints }) => {
      // A picture that is not drawn yet has nothing to tab to.
      for (const name of [
        "live-coin",
        "live-crowd",
        "live-guess",
        "live-undo",
        "live-balance",
        "second-column",
        "noisy-total",
      ])
        await drawn(page.locator(`sluice-${name}`).first());
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator("sluice-live-coin button").waitFor();
      await tabTo(page, "yes");
      await press(page, " ");
      await tabTo(page, "Flip the coin");
      await press(page, "Enter");
      await page
        .locator("sluice-live-coin")
        .getByText(/^(Heads|Tails): /)
        .waitFor();
      await tabTo(page, /^How many will send “yes”\?/);
      await press(page, "ArrowRight");
      await tabTo(page, "Show me");
      await press(page, "Enter");
      await page.getByText(/You expected 51\.$/).waitFor();
      await tabTo(page, "1 noisy answer");
      await press(page, "ArrowDown");
      await page.getByText(/^This person sent “\w+” and “\w+”\.$/).waitFor();
      await tabTo(page, "no");
      await press(page, "Enter");
      assert.equal((await focus(page)).name, "Next person");
      await tabTo(page, "Next step");
      for (let step = 2; step <= 5; step += 1) await press(page, "Enter");
      await page.getByText(/the truth may be \d+ to \d+ in 100/).waitFor();
      await tabTo(page, /^How much a reader may learn about the answer/);
      await press(page, "ArrowLeft");
      await tabTo(page, "Share education-num as well");
      await press(page, " ");
      await tabTo(page, "Try all three answers");
      await press(page, "Enter");
      await tabTo(page, "Month of birth");
      await press(page, "ArrowDown");
      await tabTo(page, "Leak the teacher’s file");
      await press(page, "Enter");
      await tabTo(page, "The teacher’s file");
      await tabTo(page, "Use this in a survey");
      await press(page, "Enter");
      await page.getByRole("heading", { level: 1, name: "Ask a question" }).waitFor();
      assert.deepEqual(complaints, []);
    },
    { ...LEARN, viewport: { width: 375, height: 667 } },
  );
});
