// SPDX-License-Identifier: GPL-3.0-or-later
/** Class mode of “Learn”: one picture fills the window, the room predicts, then looks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { allChapters } from "./drawn.js";
import { looks } from "./looks.js";

useBrowser();

const LEARN = { path: "learn.html", reducedMotion: "reduce" as const };

/** Chapters and pictures beyond the basics. */
const more = (page: Page) => page.getByRole("radio", { name: "More", exact: true }).check();

const room = (page: Page) => page.locator("sluice-picture-tools dialog[open]");
const picture = (page: Page, name: string) => page.locator(`sluice-picture-tools[name="${name}"] > [secret]`);

/** The element that the keyboard stands on, through all trees. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.textContent?.trim() || at?.localName || "";
  });
}

test("a class predicts, looks, goes on and leaves by the keyboard, without a network", async () => {
  await visit(async ({ page, requests, complaints, close }) => {
    await more(page);
    const grid = picture(page, "odds").locator("sluice-chart");
    await picture(page, "odds").scrollIntoViewIfNeeded();
    await grid.getByRole("gridcell").first().waitFor();
    await close();
    const before = requests.browser.length;
    await page.locator('sluice-picture-tools[name="odds"]').getByRole("button", { name: "Show to a class" }).focus();
    await page.keyboard.press("Enter");
    await room(page).getByRole("heading", { name: "The odds" }).waitFor();
    assert.equal(await focused(page), "input", "what is typed is the prediction");
    await grid.waitFor({ state: "hidden" });
    assert.ok(await picture(page, "odds").getByRole("slider").isVisible(), "the dial can be set before");
    await page.keyboard.type("60");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("x");
    const field = room(page).getByRole("textbox", { name: "The room’s prediction" });
    assert.equal(await field.inputValue(), "6x0", "in a text the arrows move in the text");
    await page.keyboard.press("Enter");
    await grid.waitFor();
    await room(page).getByRole("status").getByText("The room said: 6x0").waitFor();
    assert.doesNotMatch(page.url(), /6x0/);
    await page.keyboard.press("Tab");
    assert.equal(await focused(page), "Hide the result");
    await page.keyboard.press("Enter");
    await grid.waitFor({ state: "hidden" });
    await page.keyboard.press("ArrowRight");
    await room(page).getByRole("heading", { name: "Everyone flips" }).waitFor();
    assert.equal(await room(page).count(), 1);
    await page.keyboard.press("ArrowLeft");
    await room(page).getByRole("heading", { name: "The odds" }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await room(page).getByRole("heading", { name: "Flip a coin" }).waitFor();
    await page.keyboard.press("ArrowLeft");
    assert.ok(await room(page).getByRole("button", { name: "Previous picture" }).isDisabled());
    await room(page).getByText("Picture 1 of 21").waitFor();
    await room(page).getByRole("button", { name: "Next picture" }).click();
    await room(page).getByRole("heading", { name: "The odds" }).waitFor();
    const slider = picture(page, "odds").getByRole("slider");
    await slider.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    assert.equal(await slider.inputValue(), "1", "on a dial the arrows move the dial");
    await room(page).getByRole("heading", { name: "The odds" }).waitFor();
    await page.keyboard.press("Escape");
    await room(page).waitFor({ state: "detached" });
    assert.equal(await focused(page), "Show to a class");
    await grid.waitFor();
    assert.doesNotMatch(page.url(), /picture|class/);
    assert.equal(requests.browser.length, before);
    assert.deepEqual(complaints, []);
  }, LEARN);
});

test("what has been done in a picture is still there in class mode, and after it", async () => {
  await visit(async ({ page }) => {
    const coin = picture(page, "coin");
    await coin.scrollIntoViewIfNeeded();
    await coin.getByRole("radio", { name: "no", exact: true }).check();
    await coin.getByRole("button", { name: "Flip the coin" }).click();
    await coin.getByText(/^(Heads|Tails):/).waitFor();
    await page.locator('sluice-picture-tools[name="coin"]').getByRole("button", { name: "Show to a class" }).click();
    await room(page).waitFor();
    assert.ok(await coin.getByText(/^(Heads|Tails):/).isVisible());
    await room(page).getByRole("button", { name: "Leave" }).click();
    await room(page).waitFor({ state: "detached" });
    assert.ok(await coin.getByText(/^(Heads|Tails):/).isVisible());
  }, LEARN);
});

test("in the basics a class goes through the story, and those who were asked in one picture are there in the next", async () => {
  await visit(async ({ page, complaints }) => {
    const [crowd, undo] = [picture(page, "crowd"), picture(page, "undo")];
    await crowd.scrollIntoViewIfNeeded();
    await crowd.getByRole("button", { name: "Show me" }).click();
    const sent = crowd.getByText(/^\d+ of 100 send “yes”\. You expected 50\.$/);
    const said = Number.parseInt(await sent.innerText(), 10);
    await page.locator('sluice-picture-tools[name="crowd"]').getByRole("button", { name: "Show to a class" }).click();
    await room(page).getByText("Picture 2 of 6").waitFor();
    await sent.waitFor({ state: "hidden" });
    await room(page).getByRole("button", { name: "Show the result" }).click();
    await sent.waitFor();
    await page.keyboard.press("ArrowRight");
    await room(page).getByText("Picture 3 of 6").waitFor();
    await page.keyboard.press("ArrowRight");
    await room(page).getByText("Picture 4 of 6").waitFor();
    const steps = undo.getByRole("listitem");
    assert.deepEqual(await steps.allInnerTexts(), [`Count. ${said} of 100 people sent “yes”.`]);
    for (let step = 2; step <= 5; step += 1) await undo.getByRole("button", { name: "Next step" }).click();
    // Three steps lead to the estimate, which the room is to guess.
    assert.equal(await steps.filter({ visible: true }).count(), 3);
    await room(page).getByRole("button", { name: "Show the result" }).click();
    await undo.locator("sluice-chart svg").first().waitFor();
    assert.equal(await steps.filter({ visible: true }).count(), 5);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await room(page).getByText("Picture 2 of 6").waitFor();
    await page.keyboard.press("Escape");
    await room(page).waitFor({ state: "detached" });
    assert.equal(Number.parseInt(await sent.innerText(), 10), said);
    assert.equal(await steps.filter({ visible: true }).count(), 5);
    assert.deepEqual(complaints, []);
  }, LEARN);
});

test("a link opens class mode with the state of its picture, and a reload goes on with it", async () => {
  await visit(
    async ({ page }) => {
      const told = () => room(page).getByText("How many of the bars hold the truth?");
      await more(page);
      await page.locator('sluice-picture-tools[name="counts"]').scrollIntoViewIfNeeded();
      const slider = picture(page, "counts").getByRole("slider", { name: "People asked" });
      await slider.focus();
      await page.keyboard.press("End");
      await page
        .locator('sluice-picture-tools[name="counts"]')
        .getByRole("button", { name: "Show to a class" })
        .click();
      await told().waitFor();
      await room(page).getByRole("button", { name: "Copy link" }).click();
      await room(page).getByText("Link copied.").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(link, /#picture=1_counts_n100000_\w{4}&class=on$/);
      await page.goto("about:blank");
      await page.goto(link);
      await told().waitFor();
      await picture(page, "counts").getByText("100,000 people", { exact: true }).first().waitFor();
      await slider.focus();
      await page.keyboard.press("Home");
      await page.waitForFunction(() => /_n100_/.test(window.location.hash));
      await page.reload();
      await told().waitFor();
      await picture(page, "counts").getByText("100 people", { exact: true }).first().waitFor();
    },
    { ...LEARN, permissions: ["clipboard-read", "clipboard-write"] },
  );
});

test("a link that is followed in class mode leads to its picture, and going back leaves it", async () => {
  await visit(
    async ({ page }) => {
      const copy = async (name: string) => {
        const button = "Copy link";
        await page.locator(`sluice-picture-tools[name="${name}"]`).getByRole("button", { name: button }).click();
        await page.locator(`sluice-picture-tools[name="${name}"]`).getByText("Link copied.").waitFor();
        return new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
      };
      const [coin, reader] = [await copy("coin"), await copy("reader")];
      const follow = (hash: string) =>
        page.evaluate((next) => {
          window.location.hash = next;
        }, hash);
      await follow(`${coin}&class=on`);
      await room(page).getByRole("heading", { name: "Flip a coin" }).waitFor();
      await follow(`${reader}&class=on`);
      await room(page).getByRole("heading", { name: "Can you guess?" }).waitFor();
      assert.equal(await room(page).count(), 1, "one picture fills the window");
      await follow(reader);
      await room(page).waitFor({ state: "detached" });
      await page.goBack();
      await room(page).getByRole("heading", { name: "Can you guess?" }).waitFor();
      await follow("#picture=1_coin_aaaa");
      await page.getByText("This link to a picture is damaged.").waitFor();
      await room(page).waitFor({ state: "detached" });
    },
    { ...LEARN, permissions: ["clipboard-read", "clipboard-write"] },
  );
});

test("full screen and class mode are left together", async () => {
  await visit(async ({ page }) => {
    await page.locator('sluice-picture-tools[name="reader"]').getByRole("button", { name: "Show to a class" }).click();
    await room(page).getByRole("button", { name: "Full screen" }).click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await room(page).getByRole("button", { name: "Full screen" }).waitFor({ state: "detached" });
    await page.keyboard.press("ArrowRight");
    await room(page).getByRole("heading", { name: "Undo the noise" }).waitFor();
    assert.ok(
      await page.evaluate(() => document.fullscreenElement !== null),
      "the next picture fills the screen as well",
    );
    await page.evaluate(() => document.exitFullscreen());
    await room(page).waitFor({ state: "detached" });
  }, LEARN);
});

/** Until it has something to show, a picture is a table that may be wider than its page. */
async function seeAll(page: Page): Promise<void> {
  await more(page);
  await allChapters(page);
  for (const one of await page.locator("sluice-picture-tools > [secret]").all()) {
    await one.scrollIntoViewIfNeeded();
    await one.evaluate((element) => (element as HTMLElement & { ready: Promise<void> }).ready);
  }
}

for (const [colorScheme, width] of looks) {
  test(`class mode breaks no rule and nothing runs over: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await seeAll(page);
        const own = page.locator('sluice-picture-tools[name="balance"]');
        await own.getByText("Embed", { exact: true }).click();
        await own.locator("pre").waitFor();
        assert.equal(await overflow(page), 0);
        assert.deepEqual(await violations(page), []);
        await own.getByRole("button", { name: "Show to a class" }).click();
        const over = () => room(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
        await room(page).getByRole("button", { name: "Show the result" }).waitFor();
        assert.equal(await picture(page, "balance").getByRole("img").filter({ visible: true }).count(), 0);
        assert.equal(await over(), 0);
        assert.deepEqual(await violations(page), []);
        await room(page).getByRole("button", { name: "Show the result" }).click();
        await picture(page, "balance").locator("sluice-chart svg").nth(1).waitFor();
        assert.equal(await over(), 0);
        assert.deepEqual(await violations(page), []);
        assert.deepEqual(complaints, []);
      },
      { ...LEARN, colorScheme, viewport: { width, height: 900 } },
    );
  });
}
