// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser } from "./browser.js";
import { eventually } from "./eventually.js";
import { closed, testsOf } from "./form-frame-closed.js";
import { adapter, asked, chooseIn, framed, frameHtml, framesOf } from "./form-frame-page.js";
import { inForm, opened, openRoots, sendReport } from "./form-page.js";

useBrowser();
testsOf();

test("a script that weakens frames later meets a question that comes after it", async () => {
  await opened(
    inForm(asked),
    async ({ page }) => {
      await page.evaluate(() => {
        const set = Element.prototype.setAttribute;
        Element.prototype.setAttribute = function (name, value) {
          set.call(this, name, name === "sandbox" ? `${value} allow-same-origin` : value);
        };
        const element = document.querySelector("sluice-answer") as HTMLElement;
        element.parentElement?.prepend(element);
      });
      await eventually(() => page.evaluate(() => document.querySelector("sluice-answer")?.error?.id), "frame-exposed");
      assert.deepEqual(framesOf(page), []);
      assert.equal(await page.locator("input[type=radio]").count(), 0);
    },
    {
      adapter,
      pages: { "/sluice-frame.htm": frameHtml },
      prepare: (page) => page.addInitScript(openRoots),
      fresh: true,
    },
  );
});

test("people read it in their language", async () => {
  const sentences = {
    nl: /beschermde deel van deze vraag is niet geladen\..*Laad de pagina opnieuw/,
    de: /geschützte Teil dieser Frage wurde nicht geladen\..*laden Sie die Seite neu/,
  };
  for (const [lang, said] of Object.entries(sentences))
    await closed({ id: "frame-silent", said }, { lang, pages: { "/sluice-frame.htm": undefined } });
});

test("opened by itself the frame says that it asks nothing, in the language of the browser", async () => {
  const sentences = {
    "en-US": /could read your answer/,
    nl: /zou uw antwoord kunnen lezen/,
    "de-AT": /könnte Ihre Antwort lesen/,
  };
  for (const [locale, said] of Object.entries(sentences)) {
    await opened(
      "",
      async ({ page, site }) => {
        await page.goto(`${site.url}sluice-frame.htm`);
        assert.match(await page.locator("body").innerText(), said);
        await page.evaluate(() => postMessage({ ask: {} }, "*", [new MessageChannel().port2]));
        await page.waitForTimeout(100);
        assert.equal(await page.locator("fieldset").count(), 0);
      },
      { adapter, pages: { "/sluice-frame.htm": frameHtml }, until: async () => {}, locale },
    );
  }
});

test("a page in a sandbox of its own asks nothing, as it may stand in the place of the frame's file", async () => {
  const outer = '<!doctype html><title>outer</title><iframe sandbox="allow-scripts allow-forms" src="/inner"></iframe>';
  const inner = `<!doctype html><title>inner</title>${inForm(asked)}<script type="module" src="/adapter.js"></script>`;
  await opened(
    "",
    async ({ page }) => {
      const frame = framesOf(page)[0];
      const error = () => frame?.evaluate(() => document.querySelector("sluice-answer")?.error?.id);
      await eventually(error, "page-sandboxed");
      assert.equal(framesOf(page).length, 1);
    },
    {
      adapter,
      pages: { "/": outer, "/inner": inner, "/sluice-frame.htm": frameHtml },
      until: async () => {},
      prepare: (page) =>
        page.route("**/adapter.js", (route) =>
          route.fulfill({
            contentType: "text/javascript",
            body: adapter,
            headers: { "Access-Control-Allow-Origin": "*" },
          }),
        ),
      fresh: true,
    },
  );
});

test("a script that answers every fetch with 404 changes nothing: the frame asks, and the report is sent", async () => {
  await framed(
    async ({ page, site, frame }) => {
      await chooseIn(frame, 1);
      await sendReport({ page, site });
    },
    { init: () => Object.assign(globalThis, { fetch: async () => new Response("", { status: 404 }) }) },
  );
});
