// SPDX-License-Identifier: GPL-3.0-or-later
/** A browser that lacks something the page needs, made by taking it away. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { needs } from "../../web/platform/needs.js";
import { useBrowser, visit } from "./browser.js";

useBrowser();

/** Runs before any script of the page. */
const without: Record<string, () => void> = {
  WebAssembly: () => Reflect.deleteProperty(globalThis, "WebAssembly"),
  "WebAssembly exceptions": () => {
    const { validate } = WebAssembly;
    // The type of a function that gives nothing back is what only this module begins with.
    WebAssembly.validate = (bytes) => (bytes as Uint8Array)[9] !== 4 && validate(bytes);
  },
  DecompressionStream: () => Reflect.deleteProperty(globalThis, "DecompressionStream"),
  adoptedStyleSheets: () => Reflect.deleteProperty(Document.prototype, "adoptedStyleSheets"),
  toSorted: () => Reflect.deleteProperty(Array.prototype, "toSorted"),
  ":has()": () => {
    const { supports } = CSS;
    CSS.supports = (...values: string[]) => !values.join().includes(":has(") && supports(...(values as [string]));
  },
  "color-mix": () => {
    const { supports } = CSS;
    CSS.supports = (...values: string[]) => !values.join().includes("color-mix") && supports(...(values as [string]));
  },
};

const VERSIONS = /Chrome and Edge from 111, Firefox from 121, Safari and iOS from 16\.4\./;

test("whatever a browser lacks, the page names it and the versions that have it, and shows nothing else", async () => {
  assert.deepEqual(Object.keys(without).sort(), needs.map(({ name }) => name).sort());
  for (const [name, take] of Object.entries(without))
    await visit(
      async ({ page, url }) => {
        await page.addInitScript(take);
        await page.goto(`${url}answer.html`);
        const told = page.getByRole("alert");
        await told.filter({ hasText: "This page cannot run in this browser." }).waitFor();
        const said = await told.innerText();
        assert.match(
          said,
          new RegExp(`The browser lacks this, or it is switched off: .*${name.replace(/[()]/g, "\\$&")}`),
        );
        assert.match(said, VERSIONS);
        assert.equal(await page.locator("sluice-site").count(), 0);
      },
      { fresh: true },
    );
});

test("a browser that cannot read the scripts is told of in three languages, after some seconds", async () => {
  await visit(
    async ({ page, url }) => {
      await page.route(/\/page-[\w-]+\.js$/, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "this is no script" }),
      );
      await page.goto(url);
      const told = page.locator(".start");
      assert.equal(await told.isVisible(), false, "a page that is quick shows nothing of it");
      await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
      await page.getByText("If this page stays empty, load it again.").waitFor();
      assert.match(await told.innerText(), VERSIONS);
      assert.equal(await told.locator("p").count(), 3);
    },
    { fresh: true, serviceWorkers: "block" },
  );
});

test("a page that runs leaves nothing of that text", async () => {
  await visit(async ({ page }) => {
    await page.locator("sluice-site").waitFor({ state: "attached" });
    assert.equal(await page.locator(".start").count(), 0);
  });
});
