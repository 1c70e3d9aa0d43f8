// SPDX-License-Identifier: GPL-3.0-or-later
/** The page of figures: shown as they were computed, and computed again in the window. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { figures } from "../../web/figures/figures.js";
import { stored } from "../../web/figures/stored.js";
import { percent } from "../../web/text/format-message.js";
import { keptOffline } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { looks } from "./looks.js";

useBrowser();

test("what stands further down waits until somebody is there, and paper has all of it", async () => {
  await visit(
    async ({ page }) => {
      const drawn = page.locator("sluice-figure[drawn]");
      await page.locator("sluice-figure").nth(1).locator("sluice-lines svg").first().waitFor();
      assert.equal(await drawn.count(), 2);
      await page.pdf({ format: "A4" });
      assert.equal(await drawn.count(), figures.length);
    },
    { path: "figures.html" },
  );
});

for (const [colorScheme, width] of looks) {
  test(`every figure is there, with its table and its words: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        // Those in keys are there before.
        await page.locator("sluice-lines svg").first().waitFor();
        await page.mouse.move(9, 9);
        await page.locator("sluice-figure").last().locator("sluice-lines svg").last().waitFor();
        for (const { id, number, title, setting, claims } of figures) {
          const figure = page.locator(`sluice-figure#${id}`);
          assert.equal(await figure.locator("h3").innerText(), `${number}: ${title}`);
          assert.ok((await figure.locator("svg").count()) > 0, id);
          assert.ok((await figure.locator("dd").first().innerText()).length > 20, id);
          assert.deepEqual(
            await figure.locator("q").allInnerTexts(),
            [setting, ...claims].map(({ at }) => `${at.words} …`),
            id,
          );
          const { panels = [], values = {} } = stored[id] ?? {};
          const headings = panels.map((panel) => panel.title).filter(Boolean);
          assert.deepEqual(await figure.locator("h4").allInnerTexts(), headings, id);
          const names = panels.map(({ series }) => series.map((line) => line.name));
          const alike = names.every((panel) => panel.join() === names[0]?.join());
          assert.deepEqual(await figure.locator(".key li").allInnerTexts(), alike ? names[0] : names.flat(), id);
          const about = await figure.locator(".about").innerText();
          assert.equal(about, figures.find((one) => one.id === id)?.about(values));
          const made = await figure.getByText(/^Computed for this page/).innerText();
          for (const value of Object.values(values)) assert.ok(made.includes(`: ${value.toLocaleString("en")}.`), made);
        }
        const cut = await page.locator("sluice-lines svg text").evaluateAll((texts) =>
          texts.flatMap((text) => {
            const outer = (text as SVGTextElement).ownerSVGElement?.getBoundingClientRect();
            const { left, right } = text.getBoundingClientRect();
            return outer && (left < outer.left - 1 || right > outer.right + 1) ? [text.textContent] : [];
          }),
        );
        assert.deepEqual(cut, []);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        for (const summary of await page.locator("sluice-figure#a3 summary").all()) await summary.click();
        assert.ok((await page.locator("sluice-figure#a3 tbody tr").count()) > 0);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
      },
      { path: "figures.html", colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}

test("the tables of a figure have the numbers that its pictures are drawn from", async () => {
  await visit(
    async ({ page }) => {
      const panels = page.locator("sluice-figure#a6 sluice-lines");
      await panels.first().locator("svg").waitFor();
      const drawn = stored.a6?.panels ?? [];
      assert.equal(await panels.count(), drawn.length);
      for (const [i, panel] of drawn.entries()) {
        await panels.nth(i).locator("summary").press("Enter");
        await panels.nth(i).locator("tbody").waitFor();
        const rows = await panels
          .nth(i)
          .locator("tbody tr")
          .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim())));
        const wanted = (panel.series[0]?.points ?? []).map(({ x }, at) => [
          String(x),
          ...panel.series.map(({ points }) => percent(points[at]?.y ?? Number.NaN)),
        ]);
        assert.deepEqual(rows, wanted);
      }
    },
    { path: "figures.html#a6" },
  );
});

test("a figure is computed again with other values, stopped, and put back, by keyboard alone", async () => {
  await visit(
    async ({ page, requests }) => {
      const figure = page.locator("sluice-figure#a4");
      await figure.locator("svg").first().waitFor();
      const before = await figure.locator("dd[aria-live]").innerText();
      const about = await figure.locator(".about").innerText();
      assert.match(about, /^10 random distributions/);
      await keptOffline(page);
      const asked = requests.server.length;

      const tables = figure.getByRole("slider", { name: "Random distributions" });
      await tables.focus();
      await page.keyboard.press("Home");
      await figure.getByText(/^Computed in this window/).waitFor();
      const after = await figure.locator("dd[aria-live]").innerText();
      assert.match(after, /of 408 cases/);
      assert.match(await figure.locator(".about").innerText(), /^2 random distributions/);
      await figure.getByText(/^Computed in this window .* Random distributions: 2\./).waitFor();
      await figure.getByText("In the page’s own numbers it differs:").first().waitFor();
      assert.notEqual(after, before);

      await tables.focus();
      await page.keyboard.press("End");
      const stop = figure.getByRole("button", { name: "Stop" });
      await stop.waitFor();
      // The slider has moved; what is shown has not.
      assert.match(await figure.locator(".about").innerText(), /^2 random distributions/);
      await stop.press("Enter");
      await figure.getByText(/^Stopped/).waitFor();
      assert.equal(await figure.locator("dd[aria-live]").innerText(), after);

      await figure.getByRole("button", { name: "Back to the page’s own" }).press("Enter");
      assert.equal(await figure.locator("dd[aria-live]").innerText(), before);
      assert.equal(await figure.locator(".about").innerText(), about);
      assert.equal(requests.server.length, asked, "nothing is asked of anyone");
    },
    { path: "figures.html#a4" },
  );
});
