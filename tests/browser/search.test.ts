// SPDX-License-Identifier: GPL-3.0-or-later
/** A search that takes seconds: it shows how far it is, can be stopped, and can be used before its end. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { designed, errorAt } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { drawCurve } from "./curve-held.js";
import { search } from "./long-search.js";
import { looks } from "./looks.js";

useBrowser();

const use = (page: Page, step: "level" | "methods") =>
  page.locator(`#${step}`).getByRole("button", { name: "Good enough, use this" });

/** The words of the element that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.textContent?.trim();
  });

/** Found and possible, in per cent, second by second, as the chart's table has it. */
async function steps(page: Page): Promise<{ found: number; possible: number }[]> {
  const cells = (all: Element[]) => all.map((row) => [...row.children].map((cell) => cell.textContent).join(" "));
  const rows = await page.locator("#methods sluice-search table tbody tr").evaluateAll(cells);
  return rows.map((row) => {
    const [found = Number.NaN, possible = Number.NaN] = [...row.matchAll(/([\d.]+)\s%/g)].map(([, n]) => Number(n));
    return { found, possible };
  });
}

for (const [colorScheme, width] of looks) {
  test(`the bounds of a long search close in, and what it has found can be used before its end: ${colorScheme}, ${width} px`, async () => {
    const look = { colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" } as const;
    await visit(async ({ page, complaints }) => {
      await search(page);
      await use(page, "methods").and(page.locator(":enabled")).waitFor();
      // So far that something better than randomised response has been found, and that something is proved.
      await page.waitForFunction(() => {
        const text = document
          .querySelector("sluice-site")
          ?.shadowRoot?.querySelector("sluice-protect-page")
          ?.shadowRoot?.querySelector("#methods sluice-search")
          ?.shadowRoot?.querySelector(".numbers")?.textContent;
        const [, found, possible] = /keeps ([\d.]+)\s% .*than ([\d.]+)\s%/.exec(text ?? "") ?? [];
        return Number(found) > 30 && Number(possible) < 99;
      });
      await page.locator("#methods sluice-search summary").click();
      assert.deepEqual(await violations(page), []);
      assert.equal(await overflow(page), 0);
      const seen = await steps(page);
      assert.ok(seen.length >= 1);
      seen.forEach(({ found, possible }, index) => {
        assert.ok(found <= possible);
        assert.ok(found >= (seen[index - 1]?.found ?? 0), "what has been found never becomes less");
        assert.ok(possible <= (seen[index - 1]?.possible ?? 100), "what is possible never becomes more");
      });
      const label = await page.locator("#methods sluice-search svg").getAttribute("aria-label");
      assert.match(
        label ?? "",
        /keeps [\d.]+\s% of the information .* No method that sees as much can keep more than [\d.]+\s%/,
      );
      assert.equal(await page.locator("#methods sluice-search [role=status]").count(), 1);
      assert.equal(await page.locator("#level sluice-search [role=status]").count(), 0, "one voice is enough");

      await use(page, "methods").focus();
      await page.keyboard.press("Enter");
      await designed(page);
      assert.equal(await page.locator("sluice-search .title").count(), 0);
      assert.equal(
        await page.evaluate(() => {
          let element = document.activeElement;
          while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
          return (element as HTMLInputElement | null)?.value;
        }),
        "optimal",
        "the focus is not lost with the button",
      );
      const said = await page.locator("sluice-kept .short").innerText();
      // The rules have been applied to a smaller chart than that of 800 cells elsewhere.
      assert.deepEqual(await violations(page, "sluice-kept"), []);
      assert.equal(await overflow(page), 0);
      const [, short = ""] =
        /The best method of its kind keeps at most ([\d.]+)\s% more of the information in answer/.exec(said) ?? [];
      assert.ok(Number(short) > 0 && Number(short) < 70, said);
      const kept = Number.parseFloat(await page.locator("sluice-label .kept strong").innerText());
      assert.ok(
        kept >= (seen.at(-1)?.found ?? 0) - 0.5,
        `at least what had been found when last looked: ${kept}, ${JSON.stringify(seen)}, ${said}`,
      );
      await page.getByRole("button", { name: "Check it again, here" }).click();
      await page.getByText("Two separate programs checked the limit again, in exact arithmetic. It holds.").waitFor();
      assert.ok(await page.getByRole("button", { name: "Protect and save irregular.csv" }).isEnabled());
      assert.deepEqual(complaints, []);
    }, look);
  });
}

test("points of the curve whose search was not finished are shown as such", async () => {
  await visit(async ({ page, complaints }) => {
    await search(page);
    await use(page, "methods").and(page.locator(":enabled")).click();
    await designed(page);
    await drawCurve(page);
    const chart = page.locator("sluice-kept sluice-chart");
    await chart.locator("circle.open").nth(1).waitFor({ timeout: 60_000 });
    await chart.getByText("search not finished: may be more").waitFor();
    assert.match(
      (await chart.locator("svg").getAttribute("aria-label")) ?? "",
      /At [1-9]\d* of \d+ points the search did not finish: the best method may keep more there\./,
    );
    await chart.locator("summary").click();
    const cells = await chart.locator("tbody td").allTextContents();
    const open = cells.filter((cell) => cell.includes("not finished"));
    assert.ok(open.length >= 1 && open.length < cells.length);
    for (const cell of open) {
      const [, least, most] = /^at least ([\d.]+)\s%, at most ([\d.]+)\s%; search not finished$/.exec(cell) ?? [];
      assert.ok(Number(least) < Number(most), cell);
    }
    assert.deepEqual(await violations(page, "sluice-kept"), []);
    assert.deepEqual(complaints, []);
  });
});

test("a long search that is cancelled leaves a way on, and can be begun again", async () => {
  await visit(async ({ page, complaints }) => {
    await search(page);
    await use(page, "level").and(page.locator(":enabled")).waitFor();
    await page.locator("#level").getByRole("button", { name: "Cancel" }).focus();
    await page.keyboard.press("Enter");
    assert.match(await errorAt(page, "level"), /You stopped the search for the best method, so there is no method yet/);
    assert.equal(await page.locator("sluice-search .title").count(), 0);
    assert.equal(await page.locator("sluice-channel").count(), 0);
    // The same search once more, without leaving the keyboard.
    assert.equal(await focused(page), "Search again");
    const level = await page.getByLabel("Epsilon (ε)").inputValue();
    await page.keyboard.press("Enter");
    await page.locator("#level sluice-search .title").waitFor();
    assert.equal(await focused(page), "Cancel");
    assert.equal(await page.getByRole("button", { name: "Search again" }).count(), 0);
    assert.equal(await page.getByLabel("Epsilon (ε)").inputValue(), level);
    assert.ok(await page.getByRole("radio", { name: /^Hidden values look alike/ }).isChecked());
    await page.keyboard.press("Enter");
    await errorAt(page, "level");
    await page.locator("#methods").getByRole("button", { name: "Search again" }).click();
    await page.locator("#methods sluice-search .title").waitFor();
    assert.equal(await focused(page), "Cancel");
    await use(page, "level").and(page.locator(":enabled")).waitFor();
    assert.equal(await page.locator("#level sluice-error [role=alert]").count(), 0);
    await use(page, "level").click();
    await designed(page);
    await page.locator("sluice-kept .short").waitFor();
    const before = await page.getByLabel("Epsilon (ε)").inputValue();
    assert.equal(await page.getByText("The figures below are for the settings before.").count(), 0);

    // From now on there is a protocol to come back to.
    await page.getByRole("slider").press("ArrowRight");
    const wanted = await page.getByLabel("Epsilon (ε)").inputValue();
    // Its figures are not those of the level that is set.
    await page.getByText("The figures below are for the settings before.").waitFor();
    await page.locator("#methods").getByRole("button", { name: "Cancel" }).click();
    await designed(page);
    assert.equal(await page.getByLabel("Epsilon (ε)").inputValue(), before);
    assert.equal(await focused(page), "Search again");
    assert.match(
      await page.locator("#methods sluice-search [role=status]").innerText(),
      new RegExp(`You stopped the search at ε = ${wanted}\\.`),
    );
    assert.deepEqual(await violations(page, "sluice-search"), []);
    await page.keyboard.press("Enter");
    await page.locator("#methods sluice-search .title").waitFor();
    assert.equal(await page.getByLabel("Epsilon (ε)").inputValue(), wanted);
    await use(page, "methods").and(page.locator(":enabled")).click();
    await designed(page);
    assert.equal(await page.getByLabel("Epsilon (ε)").inputValue(), wanted);
    assert.equal(await page.getByRole("button", { name: "Search again" }).count(), 0);
    assert.deepEqual(complaints, []);
  });
});
