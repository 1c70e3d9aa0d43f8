// SPDX-License-Identifier: GPL-3.0-or-later
/** On paper nothing stands without what it belongs to, and on the screen no heading without anything below it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { designed } from "./actions.js";
import { useBrowser, visit } from "./browser.js";
import { example, RESULTS } from "./results.js";

useBrowser();

test("what says what a button does is left out on paper, as the button is", async () => {
  await visit(
    async ({ page }) => {
      await designed(page);
      await page.locator("#repeatable").getByText("You have saved nothing from this file yet.").waitFor();
      const merges = page.locator("sluice-useful-box #merge-says");
      await merges.waitFor();
      await page.emulateMedia({ media: "print" });
      assert.equal(await merges.isVisible(), false);
      assert.equal(await page.locator("sluice-useful-box h2").isVisible(), true);
    },
    { fresh: true },
  );
});

test("rows of all figures are one line high on a phone, and no empty heading is printed", async () => {
  await visit(
    async ({ page }) => {
      await example(page);
      await page.locator("#figures > summary").click();
      const cell = page.locator("sluice-all-figures tbody tr:first-child td:last-child");
      const lines = await cell.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      });
      assert.equal(lines, 1);
      const more = page.getByRole("heading", { name: "More from these answers" });
      assert.equal(await more.isVisible(), true);
      await page.emulateMedia({ media: "print" });
      assert.equal(await more.isVisible(), false);
    },
    { ...RESULTS, fresh: true, viewport: { width: 320, height: 640 } },
  );
});

test("on paper the results say that chance changed some answers", async () => {
  await visit(async ({ page }) => {
    await example(page);
    const note = page.getByText("Chance changed some answers to protect people. These numbers allow for that.");
    assert.equal(await note.isVisible(), false);
    await page.emulateMedia({ media: "print" });
    assert.equal(await note.isVisible(), true);
  }, RESULTS);
});

test("a sheet for the wall has the question and its code, and not the form that made them", async () => {
  await visit(
    async ({ page }) => {
      const form = page.locator("sluice-ask-page");
      await form.locator("textarea[name=wording]").fill("Have you been bullied?");
      await page.getByRole("button", { name: "QR code", exact: true }).click();
      await page.locator("sluice-ask-share .qr svg").waitFor();
      await page.emulateMedia({ media: "print" });
      assert.equal(await page.locator("sluice-answer h1", { hasText: "Have you been bullied?" }).isVisible(), true);
      assert.equal(await page.locator("sluice-ask-share .qr svg").isVisible(), true);
      assert.equal(await page.locator("sluice-ask-share .reach").first().isVisible(), false);
      for (const name of ["Your question", "Privacy", "In your own survey"])
        assert.equal(await page.getByRole("heading", { name }).isVisible(), false, name);
    },
    { path: "ask.html" },
  );
});

test("the steps for the asker are on paper with the whole link, and not the buttons", async () => {
  await visit(
    async ({ page }) => {
      await page.locator("sluice-ask-page textarea[name=wording]").fill("Have you been bullied?");
      const share = page.locator("sluice-ask-share");
      const link = share.locator("label.link input");
      await link.waitFor();
      const whole = await link.inputValue();
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute("printed", "");
      });
      await page.getByRole("button", { name: "QR code", exact: true }).click();
      await share.locator(".qr svg").waitFor();
      await share.getByRole("button", { name: "Print these steps" }).click();
      await page.locator("body[printed]").waitFor();
      await page.emulateMedia({ media: "print" });
      assert.equal(await share.getByText(whole).isVisible(), true);
      assert.equal(await share.getByRole("heading", { name: "How the answers reach you" }).isVisible(), true);
      assert.equal(await share.getByText("Keep the settings file or the link").isVisible(), true);
      assert.equal(await share.locator("button").filter({ visible: true }).count(), 0);
      assert.equal(await share.locator(".qr svg").count(), 0);
    },
    { path: "ask.html" },
  );
});

test("pictures of the lesson are on paper that is printed before anybody has moved", async () => {
  await visit(
    async ({ page, complaints }) => {
      await page.locator("sluice-live-coin fieldset").waitFor();
      // The scripts are there.
      await page.waitForFunction(() => customElements.get("sluice-live-balance") !== undefined);
      await page.locator("sluice-live-crowd").getByRole("button").first().waitFor();
      await page.evaluate(async () => {
        const shared = Object.getOwnPropertySymbols(globalThis).find(({ description }) =>
          /^sluice live/.test(description ?? ""),
        );
        const { engine } = Reflect.get(globalThis, shared ?? "") as {
          engine: Promise<{ catalogue(): Promise<unknown> }>;
        };
        // The worker answers in turn: what the page has asked for meanwhile comes first.
        for (let i = 0; i < 12; i++) await (await engine).catalogue();
      });
      const left = await page.evaluate(async () => {
        dispatchEvent(new Event("beforeprint"));
        // Paper waits for nothing but promises that are kept already.
        for (let i = 0; i < 10_000; i++) await null;
        const lesson = document.querySelector("sluice-site")?.shadowRoot?.querySelector("sluice-learn")?.shadowRoot;
        return ["reader", "undo", "balance"].map((chapter) => {
          const live = lesson?.querySelector(`#${chapter} sluice-picture-tools > *`);
          const charts = [...(live?.shadowRoot?.querySelectorAll("sluice-chart") ?? [])];
          return {
            chapter,
            drawn: (live as (Element & { design?: unknown }) | null)?.design !== undefined,
            charts: charts.map((chart) => chart.shadowRoot?.querySelectorAll("svg").length),
          };
        });
      });
      assert.deepEqual(left, [
        { chapter: "reader", drawn: true, charts: [1] },
        { chapter: "undo", drawn: true, charts: [] },
        { chapter: "balance", drawn: true, charts: [1, 1] },
      ]);
      assert.deepEqual(complaints, []);
    },
    { path: "learn.html" },
  );
});
