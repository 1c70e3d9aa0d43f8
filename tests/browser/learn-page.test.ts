// SPDX-License-Identifier: GPL-3.0-or-later
/** The page Learn, and the elements that it is made of. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { allChapters, drawn } from "./drawn.js";
import { looks } from "./looks.js";

useBrowser();

const LEARN = { path: "learn.html" };

/** Every element has been seen, and has something to show. */
async function computed(page: Page): Promise<number> {
  await allChapters(page);
  const names = await page.evaluate(() => {
    const lesson = document.querySelector("sluice-site")?.shadowRoot?.querySelector("sluice-learn")?.shadowRoot;
    const all = Array.from(lesson?.querySelectorAll("section *") ?? [], ({ localName }) => localName);
    return [...new Set(all.filter((name) => name.startsWith("sluice-live-")))];
  });
  const live = (await Promise.all(names.map((name) => page.locator(`section ${name}`).all()))).flat();
  for (const element of live) await drawn(element);
  return live.length;
}

for (const [colorScheme, width] of looks) {
  test(`chapters break no rule and nothing runs over: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await page.getByRole("heading", { level: 1, name: "Learn" }).waitFor();
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        await page.getByRole("radio", { name: "With formulas" }).check();
        assert.ok((await computed(page)) >= 14);
        await page.locator("sluice-live-tradeoff sluice-chart svg").waitFor();
        assert.deepEqual(await violations(page), []);
        // Two pictures of one kind have tables of one name, once they are unfolded.
        await page.locator("sluice-learn details").evaluateAll((all) => {
          for (const details of all) details.setAttribute("open", "");
        });
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
      },
      { ...LEARN, colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}

test("moving a slider computes the protocol anew, and tells it", async () => {
  await visit(async ({ page }) => {
    await page.getByRole("radio", { name: "More" }).check();
    const channel = page.locator("#response sluice-live-channel");
    // In an object, or it would be waited for: it is to be listened to before the slider moves.
    const listening = await channel.evaluateHandle((element) => ({
      told: new Promise<{ epsilon: number; mutualInformation: number }>((resolve) => {
        element.addEventListener("sluice-change", (event) => {
          const { detail } = event as CustomEvent;
          if (detail.epsilon === 0) resolve(detail);
        });
      }),
    }));
    await channel.getByRole("slider").waitFor();
    await channel.getByRole("slider").focus();
    await page.keyboard.press("Home");
    const { mutualInformation } = await listening.evaluate(({ told }) => told);
    assert.ok(Math.abs(mutualInformation) < 1e-12);
    await channel
      .getByText("No noisy answer is likelier with one answer than with any other: it says nothing.")
      .waitFor();
    await page.keyboard.press("End");
    await channel.getByText("No noisy answer is more than").waitFor();
  }, LEARN);
});

test("an element computes from the table within it, or says what is wrong with it", async () => {
  await visit(async ({ page }) => {
    await page.getByRole("radio", { name: "More" }).check();
    // There it is the answer that is protected, elsewhere the secret.
    const about = (section: string, what: string) =>
      page
        .locator(`#${section} sluice-live-channel`)
        .getByRole("slider", { name: `How much a reader may learn about ${what}` });
    await about("response", "the answer").waitFor();
    await page.locator("#secret").scrollIntoViewIfNeeded();
    await about("secret", "the hidden value").waitFor();
    const said = await page.evaluate(async () => {
      const make = async (cells: string[][]) => {
        const element = document.createElement("sluice-live-channel");
        element.setAttribute("loading", "eager");
        const rows = cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
        element.innerHTML = `<table>${rows.join("")}</table>`;
        const outcome = new Promise<string>((resolve) => {
          element.addEventListener("sluice-error", (event) => resolve((event as CustomEvent).detail.message));
          element.addEventListener("sluice-change", (event) => resolve(`${(event as CustomEvent).detail.epsilon}`));
        });
        document.body.append(element);
        return outcome;
      };
      const good = [
        ["", "a", "b"],
        ["u", "30", "10"],
        ["v", "5", "40"],
      ];
      return [
        await make(good),
        await make([["", "a", "b"]]),
        await make([...good, ["w", "1"]]),
        await make([...good, ["w", "1", "-3"]]),
        await make([...good, ["u", "1", "3"]]),
      ];
    });
    assert.equal(said[0], "0.5");
    assert.equal(said[1], "The table has no counts.");
    assert.equal(said[2], "A row of the table has 1 counts.");
    assert.equal(said[3], '"-3" is not a count.');
    assert.match(said[4] ?? "", /"u"/);
  }, LEARN);
});
