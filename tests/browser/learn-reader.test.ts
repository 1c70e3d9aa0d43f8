// SPDX-License-Identifier: GPL-3.0-or-later
/** The actions on the page Learn: flip a coin, be the reader, move a dial with two sides. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator } from "playwright-core";
import { useBrowser, visit } from "./browser.js";
import { eventually } from "./eventually.js";

useBrowser();

const LEARN = { path: "learn.html", reducedMotion: "reduce" as const };

test("a reader guesses person after person by the keyboard, and the score tells how often that was right", async () => {
  await visit(async ({ page, complaints }) => {
    const game = page.locator("#reader sluice-live-guess");
    await game.scrollIntoViewIfNeeded();
    const rows = () => game.locator("sluice-chart tbody tr").allTextContents();
    let right = 0;
    for (let round = 1; round <= 20; round += 1) {
      const guess = game.getByRole("button", { name: "no", exact: true });
      await guess.waitFor();
      if (round === 1) assert.deepEqual(await rows(), ["A blind guess70\u00a0%", "The best guess75\u00a0%"]);
      await guess.focus();
      await page.keyboard.press("Enter");
      const told = await game.getByText(/^(Right|Wrong): it is/).innerText();
      right += Number(told === "Right: it is “no”.");
      assert.match(told, /^(Right: it is “no”|Wrong: it is “yes”)\.$/);
      await game.getByText(`You were right in ${right} of ${round} round`).first().waitFor();
      assert.equal(await game.evaluate((e) => e.shadowRoot?.activeElement?.textContent), "Next person");
      await page.keyboard.press("Enter");
    }
    await game.getByRole("radio", { name: "2 noisy answers" }).check();
    await game.getByText(/^This person sent “\w+” and “\w+”\.$/).waitFor();
    assert.deepEqual(await rows(), ["A blind guess70\u00a0%", "The best guess82\u00a0%"], "a second one helps");
    await game.getByRole("radio", { name: "5 noisy answers" }).check();
    await game.getByText(/^This person sent .+, .+ and .+\.$/).waitFor();
    assert.deepEqual(
      await rows(),
      ["A blind guess70\u00a0%", "The best guess90\u00a0%"],
      "another number, another score",
    );
    assert.deepEqual(complaints, []);
  }, LEARN);
});

test("the dial moves what a reader learns and how far counts are off, one against the other", async () => {
  await visit(async ({ page }) => {
    const dial = page.locator("#balance sluice-live-balance");
    await dial.scrollIntoViewIfNeeded();
    const side = (index: number) =>
      dial
        .locator("sluice-chart")
        .nth(index)
        .locator("tbody tr td:last-child")
        .evaluateAll((all) => all.map((cell) => Number.parseFloat((cell.textContent ?? "").replace(/±\s/, ""))));
    const until = async (wanted: (reader: number[], counts: number[]) => boolean) => {
      for (const started = Date.now(); Date.now() - started < 25_000; ) {
        const [reader, counts] = [await side(0), await side(1)];
        if (reader.length === 3 && counts.length === 4 && wanted(reader, counts)) return { reader, counts };
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`${await side(0)} / ${await side(1)}`);
    };
    await dial.locator("sluice-chart svg[role=img]").nth(1).waitFor();
    const first = await until(() => true);
    await dial
      .getByText(/^±\s[\d.]+ points$/)
      .first()
      .waitFor();
    const [blind = 0, noisy = 0, truth = 0] = first.reader;
    assert.ok(blind <= noisy && noisy < truth, String(first.reader));
    await dial.getByText("A reader guesses 75 of 100 people right. Without any answer it is 70.").waitFor();
    await dial
      .getByText(/^In truth, 30 of 100 say “yes”\. With 1,000 people, you may count 2[0-9] to 3[0-9]\.$/)
      .waitFor();
    const slider = dial.getByRole("slider", { name: "How much a reader may learn about the answer" });
    await slider.focus();
    await page.keyboard.press("Home");
    const least = await until(([none, some], counts) => none === some && counts.every(Number.isNaN));
    assert.equal(least.reader[2], truth, "the true answer says what it says");
    await page.keyboard.press("End");
    await until(([, most = 0], [few = 100]) => most > noisy && few < (first.counts[0] ?? 0));
  }, LEARN);
});

test("a coin is flipped for one's own answer, then by the whole class, and the noise is taken out step by step", async () => {
  await visit(async ({ page, complaints }) => {
    const coin = page.locator("#response sluice-live-coin");
    await coin.scrollIntoViewIfNeeded();
    const flip = coin.getByRole("button", { name: "Flip the coin" });
    await flip.waitFor();
    assert.ok(await flip.isDisabled(), "there is nothing to send before there is an answer");
    await coin.getByRole("radio", { name: "no", exact: true }).check();
    await flip.click();
    const told = coin.getByText(/^(Heads: tell the truth|Tails: chance answers for you)\. You send “(yes|no)”\.$/);
    await told.waitFor();
    // Heads never send anything but the truth: 40 flips, of which 7 in 10 are heads or luck.
    for (let i = 0; i < 40; i += 1) {
      await coin.getByRole("button", { name: "Flip again" }).click();
      const said = await told.innerText();
      if (said.startsWith("Heads")) assert.match(said, /“no”/);
    }
    const crowd = page.locator("#crowd sluice-live-crowd");
    await crowd.getByRole("slider", { name: "How many will send “yes”?" }).fill("40");
    await crowd.getByRole("button", { name: "Show me" }).click();
    const sent = await crowd.getByText(/^\d+ of 100 send “yes”\. You expected 40\.$/).innerText();
    const said = Number.parseInt(sent, 10);
    const rows = (found: Locator) => found.locator("sluice-chart tbody tr").allTextContents();
    await eventually(() => rows(crowd), [`yes${said}`, `no${100 - said}`]);
    assert.equal(await crowd.locator("sluice-chart svg g").count(), 100, "a small person for each");

    // The same people, two chapters on.
    const undo = page.locator("#undo sluice-live-undo");
    const steps = undo.getByRole("listitem");
    assert.deepEqual(await steps.allInnerTexts(), [`Count. ${said} of 100 people sent “yes”.`]);
    const next = undo.getByRole("button", { name: "Next step" });
    for (let step = 2; step <= 5; step += 1) {
      await next.focus();
      await page.keyboard.press("Enter");
      assert.equal(await steps.count(), step);
    }
    await undo.getByText(/the truth may be \d+ to \d+ in 100/).waitFor();
    const [, chance = "", take = "", scale = "", doubt = ""] = await steps.allInnerTexts();
    // A fair coin: heads send the truth, tails either answer.
    assert.match(chance, /something else send “yes” 25 times\. .* 100 × 0\.25 = 25\.$/);
    const signed = (value: number) => String(value).replace("-", "−");
    assert.equal(take, `Take away. ${said} − 25 = ${signed(said - 25)}.`);
    assert.ok(scale.includes("send it 75 times, 100 others 25 times. The difference is 50 in 100."), scale);
    assert.ok(scale.includes(`${signed(said - 25)} ÷ 0.5 = ${signed(2 * (said - 25))}.`), scale);
    const [low = 0, high = 0] = /(\d+) to (\d+) in 100/.exec(doubt)?.slice(1).map(Number) ?? [];
    const estimate = Math.min(100, Math.max(0, 2 * (said - 25)));
    assert.ok(low <= estimate && estimate <= high && high - low > 20 && high - low < 60, doubt);
    assert.match(doubt, /The table says: 30 of 100 mean “yes”\.$/);
    await undo
      .getByText(/^\d+ people do not send the truth, and are crossed out\.$/)
      .first()
      .waitFor();
    const cells = (await rows(undo)).map((row) => Number(/\d+$/.exec(row)?.[0]));
    const [yes = 0, luck = 0, hidden = 0, no = 0] = cells;
    assert.deepEqual([yes + luck, yes + hidden, hidden + no], [said, 30, 100 - said], "who is who, of 30 and 70");

    // Other classes: as many as were asked, spread as a sum of 100 coins is, and ranges that hold as often as is said.
    await undo.getByRole("button", { name: "Ask 100 other classes" }).click();
    const classes = undo.locator("sluice-chart", { has: page.getByText("The estimates of 100 classes") });
    await classes.locator("svg").waitFor();
    const cellsOf = (row: Locator) => row.locator("th, td").allTextContents();
    const spread = await Promise.all((await classes.locator("tbody tr").all()).map(cellsOf));
    const piles = spread.map((row) => row.map(Number) as [estimate: number, classes: number, missed: number]);
    const sum = (of: (pile: (typeof piles)[number]) => number) => piles.reduce((all, pile) => all + of(pile), 0);
    assert.equal(
      sum(([, many]) => many),
      100,
    );
    assert.equal(await classes.locator("svg circle").count(), 102, "a dot for each, and two for the key");
    const mean = sum(([estimate, many]) => estimate * many) / 100;
    const variance = sum(([estimate, many]) => (estimate - mean) ** 2 * many) / 99;
    // Each estimate has the variance 100 x 3/16 x 4 = 75. With a right sampler the mean of 100 is 30 within 5 but for a
    // chance of 8e-9. Their variance is from 34 to 150 but for 6e-7. Had all classes the same coins, it would be 0;
    // with coins that tell the truth 3 times in 4, the mean would be 20.
    assert.ok(Math.abs(mean - 30) < 5, `${mean}`);
    assert.ok(variance > 34 && variance < 150, `${variance}`);
    const held = 100 - sum(([, , missed]) => missed);
    // Ranges miss in at most 5 of 100 to expect: in 20 or more but for a chance of 1.1e-7.
    assert.ok(held > 80, `${held}`);
    await undo.getByText(`The truth is 30. The range holds it in ${held} of 100.`).first().waitFor();
    assert.deepEqual(complaints, []);
  }, LEARN);
});

test("a hash is undone by trying every answer", async () => {
  await visit(async ({ page }) => {
    const hashed = page.locator("#others sluice-hashed-answer");
    await hashed.getByRole("radio", { name: "often" }).check();
    // The hash of "often", by another program.
    const own = "93c68148f4acfe0d728451ad16f9ecc126da864b61f2012c31e344d2b7b7aa4b";
    assert.equal(await hashed.locator("p code").innerText(), own);
    await hashed.getByRole("button", { name: "Try all three answers" }).click();
    assert.match(await hashed.locator("li.found").innerText(), new RegExp(`^often ${own} This is yours\\.$`));
    assert.equal(await hashed.locator("li").count(), 3);
    await hashed.getByRole("radio", { name: "never" }).check();
    assert.equal(await hashed.locator("li").count(), 0, "another answer is not yet undone");
  }, LEARN);
});
