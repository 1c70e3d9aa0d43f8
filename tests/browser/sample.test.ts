// SPDX-License-Identifier: GPL-3.0-or-later
/** The factor of a promise if the people counted are but a sample. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { csv, designed, openWith, setLevel } from "./actions.js";
import { useBrowser, visit } from "./browser.js";
import { survey } from "./survey.js";

useBrowser();

/** Every `step`-th row of the survey. */
function some(step: number): ReturnType<typeof csv> {
  const [header, ...rows] = survey().text.trimEnd().split("\n");
  return csv("survey.csv", `${[header, ...rows.filter((_, i) => i % step === 0)].join("\n")}\n`);
}

const caution = (page: Page) => page.locator("sluice-sentence .sample");
const sentences = (page: Page) => page.locator("sluice-verdict .sample").allInnerTexts();

/** The factor that is promised, and the one it may come to, where another promise is advised: that is said once. */
async function factors(page: Page): Promise<[number, number]> {
  const text = await caution(page).innerText();
  const found = /can change a belief by a factor of ([\d.]+)\. The limit here is ([\d.]+)\./.exec(text);
  assert.ok(found, text);
  assert.deepEqual(await sentences(page), []);
  return [Number(found[2]), Number(found[1])];
}

test("the page says by how much a promise can fail, less for a larger sample", async () => {
  await visit(async ({ page }) => {
    await openWith(page, some(1), "illness", "district");
    await setLevel(page, "0.5");
    const [promised, most] = await factors(page);
    assert.equal(promised, 1.65);
    assert.ok(most > promised && most < 2.5, `${most}`);
    await openWith(page, some(20), "illness", "district");
    await setLevel(page, "0.5");
    const [, worse] = await factors(page);
    assert.ok(worse > most, `${worse}`);
    await caution(page)
      .getByRole("button", { name: /^Use “For a sample: belief stays close”/ })
      .waitFor();
    // If the factor is only a little more than was promised, as with a large sample, a line below is enough.
    const [header, ...rows] = survey().text.trimEnd().split("\n");
    const many = csv("many.csv", `${header},people\n${rows.map((row) => `${row.trimEnd()},50`).join("\n")}\n`);
    await openWith(page, many, "illness", "district");
    await page.getByLabel("Use of people", { exact: true }).selectOption("weight");
    await page.locator("sluice-verdict .sample").first().waitFor();
    assert.match(
      (await sentences(page)).join(),
      /^The limit is a factor of [\d.]+, .*\(with about 95\s% certainty\), the factor is at most [\d.]+\.$/,
    );
    assert.equal(await caution(page).count(), 0);
  });
});

test("nothing is said of a sample where the weights are no people", async () => {
  await visit(async ({ page }) => {
    const rows = ["ill,north,2.5", "ill,south,1.5", "well,north,3", "well,south,4"];
    const file = csv("weighted.csv", `health,place,weight\n${rows.join("\n")}\n`);
    await openWith(page, file, "health", "place");
    await setLevel(page, "0.1");
    await caution(page).waitFor();
    await page.getByLabel("Use of weight", { exact: true }).selectOption("weight");
    await caution(page).waitFor({ state: "detached" });
    await designed(page);
    // It would have come by now.
    await page.getByRole("button", { name: "Check it again, here" }).click();
    await page.getByText("Two separate programs checked the limit again, in exact arithmetic. It holds.").waitFor();
    assert.deepEqual(await sentences(page), []);
  });
});
