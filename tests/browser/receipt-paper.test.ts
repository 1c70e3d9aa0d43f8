// SPDX-License-Identifier: GPL-3.0-or-later
/** The receipt: one page of paper, and all that an auditor unfolds can be read there as well. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { csv, designed, openWith, pick, privatise, save } from "./actions.js";
import { useBrowser, visit } from "./browser.js";
import { inEvenFont } from "./even-font.js";

useBrowser();

/** Pixels between the margins of a page of A4. */
const paper = { width: 703, height: 1032 };

/** How much of the unfolded table cannot be seen (pixels), and how many pages there are, folded and not, whatever fonts the machine has. */
async function printed(
  from: Page,
  text: string,
): Promise<{ onScreen: number; cut: number; folded: number; pages: number }> {
  // The page's own would still go by its policy, which lets no styles stand in a text.
  const page = await from.context().newPage();
  // Its own lets no font in.
  const open = text.replace("default-src 'none'", "default-src 'none'; font-src data:");
  await page.setContent(open.replace("</head>", `${inEvenFont()}</head>`));
  await page.evaluate(() => document.fonts.ready);
  assert.ok(await page.evaluate(() => document.fonts.check("16px even")), "it is written in the even font");
  await page.setViewportSize(paper);
  const printedPages = async () =>
    (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
  const folded = await printedPages();
  await page.locator("summary").click();
  const hidden = () =>
    page.locator("table:not(.facts)").evaluate((table) => {
      const { right } = document.body.getBoundingClientRect();
      return Math.max(table.scrollWidth - table.clientWidth, table.getBoundingClientRect().right - right);
    });
  const onScreen = await hidden();
  await page.emulateMedia({ media: "print" });
  const cut = await hidden();
  return { onScreen, cut, folded, pages: await printedPages() };
}

/** The shares kept by the reports, and by the answers drawn from them. */
async function keeps(page: Page): Promise<string[]> {
  const said = await page.locator("sluice-privatise .says").allInnerTexts();
  return said.map((text) => /They keep (.*\s%) of the information in “/.exec(text)?.[1] ?? "");
}

test("it has its day, what a sample may make of the promise, and what drawn answers keep, on one page", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    const caution = await page.locator("sluice-sentence .sample").innerText();
    const [, factor = ""] = /by a factor of ([\d.]+)\./.exec(caution) ?? [];
    assert.notEqual(factor, "", caution);
    const [reports = "", values = ""] = await keeps(page);
    assert.ok(Number.parseFloat(values) < Number.parseFloat(reports), `${values} of ${reports}`);
    await privatise(page, "values");
    const { text } = await save(page, "Save the receipt");
    // Midnight may have passed since.
    const days = [0, 60_000].map((ago) =>
      new Date(Date.now() - ago).toLocaleDateString("en-GB", {
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: "UTC",
      }),
    );
    assert.ok(
      days.some((day) => text.includes(`1,500 rows, protected on ${day}.`)),
      text.slice(0, 2000),
    );
    assert.ok(text.includes(`the factor is at most ${factor}.`), factor);
    assert.ok(text.includes(`${reports} of the information in “education”`));
    assert.ok(text.includes(`The categories in the file keep ${values} of the information.`));
    const { cut, folded, pages } = await printed(page, text);
    assert.ok(cut <= 1, `${cut} px`);
    assert.deepEqual([folded, pages], [1, 2]);
  });
});

test("a table that a screen has to scroll is whole on paper, on no more pages than it takes", async () => {
  const rows = Array.from({ length: 4000 }, (_, i) => {
    const answer = (i * i * 7 + (i % 3) * Math.floor(i / 5)) % 18;
    return `${["ill", "well", "unknown"][i % 3]},the answer number ${answer}`;
  });
  await visit(async ({ page }) => {
    await openWith(page, csv("answers.csv", `health,answer\n${rows.join("\n")}\n`), "health", "answer");
    await pick(page, /^Randomised response/);
    await page.locator("sluice-label", { hasText: "guessed right" }).waitFor();
    await designed(page);
    await privatise(page);
    const { onScreen, cut, folded, pages } = await printed(page, (await save(page, "Save the receipt")).text);
    assert.ok(onScreen > 1, `negative control: it is a table that would be cut, by ${onScreen} px`);
    assert.ok(cut <= 1, `${cut} px`);
    assert.deepEqual([folded, pages], [1, 3]);
  });
});
