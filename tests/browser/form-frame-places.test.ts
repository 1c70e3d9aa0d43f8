// SPDX-License-Identifier: GPL-3.0-or-later
/** Pages in which a question finds its frame, or does not. */
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { useBrowser, visit } from "./browser.js";
import { eventually } from "./eventually.js";
import { adapter, asked, chooseIn, framed, frameHtml, framesOf, protocol } from "./form-frame-page.js";
import { inForm, opened, page as pageOf, question, REPORT, ready, script, sendReport } from "./form-page.js";

useBrowser();

const policy = (more: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; require-trusted-types-for 'script'; ${more}">`;

test("a strict policy with trusted types lets it in by frame-src, without WebAssembly in the page", async () => {
  await framed(
    async ({ page, site, frame }) => {
      await chooseIn(frame, 1);
      await sendReport({ page, site });
    },
    {
      head: policy("frame-src 'self'"),
      form: inForm(question(protocol, 'label="Do you smoke?" frame="/sluice-frame.htm"')),
    },
  );
});

test("a classic script finds the frame where its bundler has put it, which need not be beside it", async () => {
  const define = { "import.meta.url": "globalThis.chunksAt" };
  const classic = await script('import "./web/survey/form-define.ts";', "iife", define);
  const html = pageOf(inForm(asked)).replace('type="module" src="/adapter.js"', 'defer src="/adapter.js"');
  await framed(async () => {}, {
    adapter: classic,
    pages: { "/": html, "/sluice-frame.htm": undefined, "/chunks/sluice-frame.htm": frameHtml },
    init: () => Object.assign(globalThis, { chunksAt: `${location.origin}/chunks/` }),
  });
});

test("from a disk it finds its frame as well", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sluice-frame-"));
  try {
    const classic = await script('import "./web/survey/form-define.ts";', "iife");
    const html = pageOf(inForm(asked)).replace('type="module" src="/adapter.js"', 'defer src="adapter.js"');
    const files = { "page.html": html, "adapter.js": classic, "sluice-frame.htm": frameHtml };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await visit(
      async ({ page }) => {
        await ready(page);
        const [frame] = framesOf(page);
        assert.ok(frame);
        await chooseIn(frame, 1);
        const drawn = await page.evaluate(() => document.querySelector("sluice-answer")?.draw());
        assert.match(String(drawn?.smokes), REPORT);
      },
      { address: pathToFileURL(join(folder, "page.html")).href, fresh: true },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("screen readers are told the question and its choices, keys lead in and out again, and it looks like the page", async () => {
  await framed(
    async ({ page, frame }) => {
      assert.equal(await frame.title(), "Rookt u?");
      const title = await (await frame.frameElement()).getAttribute("title");
      assert.equal(title, "Rookt u?");
      const tree = await frame.locator("body").ariaSnapshot();
      assert.match(tree, /radiogroup "Rookt u\?"/);
      assert.match(tree, /radio "zqdaily4711"/);
      assert.match(tree, /Laat het toeval nu kiezen/);
      assert.equal(await frame.evaluate(() => document.documentElement.lang), "nl");

      await page.evaluate(() => document.querySelector<HTMLElement>("#before")?.focus());
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowDown");
      assert.equal(await frame.locator('input[value="1"]').isChecked(), true);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name")), "town");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("ArrowDown");
      assert.equal(await frame.locator('input[value="2"]').isChecked(), true);

      const look = () =>
        frame.evaluate(() => {
          const { shadowRoot } = document.querySelector("div") as HTMLElement;
          const style = getComputedStyle(shadowRoot?.querySelector("legend") as Element);
          const { color, fontFamily, fontSize, letterSpacing, direction } = style;
          const { colorScheme } = getComputedStyle(document.documentElement);
          return [color, fontFamily, fontSize, letterSpacing, direction, colorScheme];
        });
      assert.deepEqual(await look(), ["rgb(1, 2, 3)", "serif", "20px", "2px", "rtl", "light dark"]);
      await page.evaluate(() => document.documentElement.setAttribute("class", "dark"));
      await eventually(look, ["rgb(200, 201, 202)", "serif", "20px", "2px", "rtl", "dark"]);
    },
    {
      form: `<button id="before">Before</button>${inForm(question(protocol, 'label="Rookt u?" lang="nl" told order="written"'))}`,
      head: `<style>sluice-answer { font: 20px serif; letter-spacing: 2px; direction: rtl; --sluice-ink: rgb(1, 2, 3); }
        .dark { color-scheme: dark } .dark sluice-answer { --sluice-ink: rgb(200, 201, 202); }</style>`,
    },
  );
});

test("what stands in the slot for its label stays in the page, and is heard in the frame", async () => {
  await framed(
    async ({ page, frame }) => {
      assert.equal(await page.locator("sluice-answer b").isVisible(), true);
      assert.match(await frame.locator("body").ariaSnapshot(), /radiogroup "Do you smoke\?"/);
    },
    { form: inForm(question(protocol, "", '<span slot="label">Do you <b>smoke</b>?</span>')) },
  );
});

test("a protocol that does not hold is refused, and nothing is sent", async () => {
  const damaged = structuredClone(protocol);
  damaged.certificate.protocol = "0".repeat(64);
  await opened(
    inForm(question(damaged)),
    async ({ page, site, complaints }) => {
      await eventually(() => complaints.some((text) => text.includes('<sluice-answer name="smokes">')), true);
      await page.locator("#send").click();
      assert.equal(await page.evaluate(() => document.forms[0]?.checkValidity()), false);
      assert.equal(site.posted.length, 0);
    },
    { adapter, pages: { "/sluice-frame.htm": frameHtml }, until: async () => {} },
  );
});
