// SPDX-License-Identifier: GPL-3.0-or-later
/** A page with a framed question that is left and come back to, and one that has lost its network. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchKeeping } from "../../wasm/toolchain/chromium.mjs";
import { launchFirefox } from "../../wasm/toolchain/firefox.mjs";
import type { SluiceAnswer } from "../../web/survey/form.js";
import { eventually } from "./eventually.js";
import { adapter, asked, chooseIn, frameHtml, framesOf } from "./form-frame-page.js";
import { inForm, page as pageOf, REPORT, ready, type Site, sent, withSite } from "./form-page.js";

const pages = {
  "/": pageOf(inForm(asked), {
    head: "<script>addEventListener('pageshow', (e) => { globalThis.kept = e.persisted; })</script>",
  }),
  "/adapter.js": adapter,
  "/sluice-frame.htm": frameHtml,
  "/other": "<!doctype html><title>Other</title>",
};

declare global {
  var kept: boolean;
}

/** A page that is ready, in a context of its own. */
async function opened(
  browser: Browser,
  body: (page: Page, site: Site, context: BrowserContext) => Promise<void>,
): Promise<void> {
  await withSite(pages, async (site) => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(site.url);
      await ready(page);
      await body(page, site, context);
    } finally {
      await context.close();
    }
  });
}

async function goAndComeBack(page: Page, titled: string): Promise<void> {
  await page.waitForFunction((titled) => document.title === titled, titled);
  await page.evaluate(() => history.back()).catch(() => {});
  await page.waitForFunction(() => document.title === "A survey");
  assert.equal(await page.evaluate(() => globalThis.kept), true, "the browser keeps the page");
}

/** By script: of a page that was kept Playwright does not know the frames any more. */
const send = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>("#send")?.click()).catch(() => {});

for (const [name, launch] of Object.entries({ Chromium: launchKeeping, Firefox: () => launchFirefox() })) {
  test(`in ${name} a page that is left and come back to`, async (context) => {
    const browser = await launch();
    try {
      await context.test("sends what was chosen before", async () => {
        await opened(browser, async (page, site) => {
          const [frame] = framesOf(page);
          assert.ok(frame);
          await chooseIn(frame, 1);
          await page.evaluate(() => location.assign("/other"));
          await goAndComeBack(page, "Other");
          await send(page);
          await eventually(() => site.posted.length, 1);
          assert.match(sent(site.posted[0]).report ?? "", REPORT);
        });
      });
      await context.test("sends the same report again", async () => {
        await opened(browser, async (page, site) => {
          const [frame] = framesOf(page);
          assert.ok(frame);
          await chooseIn(frame, 2);
          await send(page);
          await goAndComeBack(page, "Thanks");
          await send(page);
          await eventually(() => site.posted.length, 2);
          assert.equal(site.posted[0], site.posted[1]);
        });
      });
    } finally {
      await browser.close();
    }
  });
}

test("without a network", async (context) => {
  const browser = await launchKeeping();
  after(() => browser.close());
  await context.test("a question that is there is answered, and its report is in the form", async () => {
    await opened(browser, async (page, _, context) => {
      const [frame] = framesOf(page);
      assert.ok(frame);
      await context.setOffline(true);
      await chooseIn(frame, 1);
      const drawn = await page.evaluate(() => document.querySelector("sluice-answer")?.draw());
      assert.match(String(drawn?.smokes), REPORT);
    });
  });
  await context.test("a question that comes late is not asked, and the console says so", async () => {
    await opened(browser, async (page, _, context) => {
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      await context.setOffline(true);
      await page.evaluate(() => {
        const late = document.querySelector("sluice-answer")?.cloneNode(true) as Element;
        late.setAttribute("name", "drinks");
        document.forms[0]?.append(late);
      });
      const error = () => page.evaluate(() => document.querySelector<SluiceAnswer>("[name=drinks]")?.error?.id);
      await eventually(error, "frame-silent");
      assert.equal(framesOf(page).length, 1);
      assert.match(said.join("\n"), /<sluice-answer name="drinks">: The frame at .* does not answer/);
    });
  });
});
