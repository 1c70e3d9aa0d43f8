// SPDX-License-Identifier: GPL-3.0-or-later
/** The page of figures: shown as they were computed, and computed again in the window. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { figures } from "../../bench/figures/figures.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";

useBrowser();

for (const [colorScheme, width] of [
  ["light", 1280],
  ["dark", 320],
] as const) {
  test(`every figure is there, with its table and its words: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page, url, complaints }) => {
        await page.goto(`${url}figures.html`);
        await page.locator("sluice-figure svg").first().waitFor();
        for (const { id, number, title } of figures) {
          const figure = page.locator(`sluice-figure#${id}`);
          assert.equal(await figure.locator("h3").innerText(), `${number}: ${title}`);
          assert.ok((await figure.locator("svg").count()) > 0, id);
          assert.ok((await figure.locator("dd").first().innerText()).length > 20, id);
        }
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        for (const summary of await page.locator("sluice-figure#a3 summary").all()) await summary.click();
        assert.ok((await page.locator("sluice-figure#a3 tbody tr").count()) > 0);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
      },
      { colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}

test("a figure is computed again with other values, stopped, and put back, by keyboard alone", async () => {
  await visit(async ({ page, url, requests }) => {
    await page.goto(`${url}figures.html#a4`);
    const figure = page.locator("sluice-figure#a4");
    await figure.locator("svg").first().waitFor();
    const before = await figure.locator("dd[aria-live]").innerText();
    const asked = requests.server.length;

    const tables = figure.getByRole("slider", { name: "Random distributions" });
    await tables.focus();
    await page.keyboard.press("Home");
    await figure.getByText(/^Computed in this window/).waitFor();
    const after = await figure.locator("dd[aria-live]").innerText();
    assert.match(after, /of 20 cases/);
    assert.notEqual(after, before);

    await tables.focus();
    await page.keyboard.press("End");
    const stop = figure.getByRole("button", { name: "Stop" });
    await stop.waitFor();
    await stop.press("Enter");
    await figure.getByText(/^Stopped/).waitFor();
    assert.equal(await figure.locator("dd[aria-live]").innerText(), after);

    await figure.getByRole("button", { name: "Back to the page's own" }).press("Enter");
    assert.equal(await figure.locator("dd[aria-live]").innerText(), before);
    assert.equal(requests.server.length, asked, "nothing is asked of anyone");
  });
});
