// SPDX-License-Identifier: GPL-3.0-or-later
/** A question in a form within somebody's own component, or in a frame that it is moved into. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser } from "./browser.js";
import { asked, inPage } from "./form-in-page.js";
import { choose, inForm, REPORT, sent } from "./form-page.js";

useBrowser();

declare global {
  var form: HTMLFormElement;
}

/** The form in a shadow tree of this mode, of a component in another one. */
const component = (mode: string) => `<div id="outer"></div><template>${inForm(asked)}</template>
  <script type="module">
    const inner = document.createElement("div");
    document.querySelector("#outer").attachShadow({ mode: "${mode}" }).append(inner);
    const root = inner.attachShadow({ mode: "${mode}" });
    root.append(document.querySelector("template").content.cloneNode(true));
    globalThis.form = root.querySelector("form");
  </script>`;

/** Until the question in a component can be answered. */
const answerable = (page: Page) =>
  page.waitForFunction(() => {
    const element = globalThis.form?.querySelector("sluice-answer") as { validity?: ValidityState } | null;
    return element?.validity !== undefined && !element.validity.customError;
  });

for (const mode of ["open", "closed"]) {
  test(`in a component whose tree is ${mode}, the form is not sent without a report, and with one it is`, async () => {
    await inPage(
      component(mode),
      async ({ page, site }) => {
        await page.evaluate(() => globalThis.form.requestSubmit());
        await page.evaluate(() => globalThis.form.querySelector<HTMLButtonElement>("#send")?.click());
        assert.deepEqual(site.posted, []);
        await page.evaluate(() => globalThis.form.querySelector<HTMLElement>("sluice-answer")?.focus());
        await page.keyboard.press("Space");
        await page.keyboard.press("ArrowDown");
        // The page may be left before it says that it has done so.
        await page.evaluate(() => globalThis.form.requestSubmit()).catch(() => {});
        await page.waitForURL(/collect/);
        assert.match(sent(site.posted[0]).report ?? "", REPORT);
      },
      { until: answerable },
    );
  });
}

test("in a shadow tree of a frame it speaks the language of what is around the tree", async () => {
  await inPage(inForm(asked), async ({ page }) => {
    await page.evaluate(() => {
      const frame = document.createElement("iframe");
      document.body.prepend(frame);
      const inner = frame.contentDocument as Document;
      inner.body.innerHTML = '<div lang="nl"><div id="host"></div></div>';
      const root = (inner.querySelector("#host") as HTMLElement).attachShadow({ mode: "open" });
      root.append(document.querySelector("sluice-answer") as Element);
    });
    const frame = page.frames()[1];
    assert.ok(frame);
    await frame.waitForFunction(() => {
      const root = document.querySelector("#host")?.shadowRoot;
      const element = root?.querySelector("sluice-answer") as HTMLElement & { validationMessage: string };
      return element.validationMessage === "Kies een antwoord.";
    });
  });
});

test("moved into a frame it has its look, and sends reports; in no window it sends nothing", async () => {
  await inPage(inForm(asked), async ({ page, site }) => {
    const height = await page.evaluate(() => {
      const frame = document.createElement("iframe");
      frame.style.cssText = "inline-size: 600px; block-size: 400px";
      document.body.prepend(frame);
      const inner = frame.contentDocument as Document;
      const moved = document.querySelector("form") as HTMLFormElement;
      inner.body.append(moved);
      return moved.querySelector<HTMLElement>("sluice-answer")?.offsetHeight ?? 0;
    });
    assert.ok(height > 100, "with its padding");
    const frame = page.frames()[1];
    assert.ok(frame);
    await frame.waitForFunction(() => {
      const element = document.querySelector("sluice-answer") as HTMLElement & { validity: ValidityState };
      return !element.validity.customError;
    });
    await frame.evaluate(() => document.querySelector<HTMLElement>("sluice-answer")?.focus());
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await frame.locator("#send").click();
    await frame.waitForURL(/collect/);
    assert.match(sent(site.posted[0]).report ?? "", REPORT);
  });
  await inPage(inForm(asked), async ({ page }) => {
    await choose(page, 1);
    const [before, after] = await page.evaluate(() => {
      const form = document.querySelector("form") as HTMLFormElement;
      // Also a document in which custom elements are, but that no window shows.
      document.implementation.createHTMLDocument().body.append(form);
      const element = form.querySelector("sluice-answer") as HTMLElement & { payload(): unknown; error?: Error };
      return [element.payload(), element.error?.message];
    });
    assert.equal(before, undefined);
    assert.match(after ?? "", /belongs to no window/);
  });
});
