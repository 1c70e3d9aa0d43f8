// SPDX-License-Identifier: GPL-3.0-or-later
/** Addresses by the names that pages had before lead to these pages with all that stands behind them; links have the new names. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright-core";
import { writePicture } from "../../web/features/learn/picture-state.js";
import { designed, goTo, keptOffline } from "./actions.js";
import { site, useBrowser, visit } from "./browser.js";
import { golden } from "./results.js";

useBrowser();

interface Former {
  name: string;
  file: string;
  settings: string;
  /** Waits for what these settings show. */
  taken(page: Page): Promise<unknown>;
}

const level = async (page: Page) => {
  await designed(page);
  assert.equal(await page.getByLabel("Epsilon (ε)").inputValue(), "0.3");
};

const former: Former[] = [
  { name: "privatise", file: "", settings: "level=0.3", taken: level },
  { name: "protect", file: "", settings: "level=0.3", taken: level },
  {
    name: "estimate",
    file: "results.html",
    settings: `protocol=${deflateRawSync(Buffer.from(golden("ldp-grr"))).toString("base64url")}`,
    taken: (page) => page.locator("sluice-reports-opener", { hasText: "Settings: The settings of the link" }).waitFor(),
  },
  {
    name: "explore",
    file: "learn.html",
    settings: `picture=${writePicture({ name: "robust", state: { people: 5000 } })}`,
    taken: (page) => page.locator("[name=robust]").getByText("5,000 people", { exact: true }).waitFor(),
  },
];

for (const { name, file, settings, taken } of former) {
  test(`${name}.html leads to the page with all settings, once in the history, and asks nobody else`, async () => {
    await visit(
      async ({ page, url, requests, complaints }) => {
        await page.locator("main h1:visible").waitFor();
        const entries = await page.evaluate(() => history.length);
        const behind = `?from=paper#${settings}`;
        await page.goto(`${url}${name}.html${behind}`);
        await page.waitForURL(`${url}${file}${behind}`);
        await taken(page);
        assert.equal(await page.evaluate(() => history.length), entries + 1);
        await page.goBack();
        await page.waitForURL(`${url}limits.html`);
        await page.locator("main h1:visible").waitFor();
        assert.deepEqual(
          requests.browser.filter((address) => !address.startsWith(url)),
          [],
        );
        assert.ok(requests.server.every((address) => !address.includes(settings)));
        assert.deepEqual(complaints, []);
      },
      // In a window that has been used for long the history no longer grows.
      { path: "limits.html", fresh: true },
    );
  });
}

test("they do so without host and network", async () => {
  await visit(async ({ page, url, requests, complaints, close }) => {
    await designed(page);
    await keptOffline(page);
    await close();
    await page.context().setOffline(true);
    const before = requests.server.length;
    for (const { name, file, settings, taken } of former) {
      page.once("dialog", (dialog) => void dialog.accept());
      await page.goto(`${url}${name}.html#${settings}`);
      await page.waitForURL(`${url}${file}#${settings}`);
      await taken(page);
      page.removeAllListeners("dialog");
    }
    assert.equal(requests.server.length, before);
    assert.deepEqual(complaints, []);
  });
});

test("they do so in a folder on a disk", async () => {
  for (const { name, file, settings } of former) {
    const address = (file: string) => `${pathToFileURL(join(site, file)).href}#${settings}`;
    await visit(({ page }) => page.waitForURL(file ? address(file) : address("").replace(/\/?#/, "/#")), {
      address: address(`${name}.html`),
    });
  }
});

test("where no script may run they have a link", async () => {
  await visit(
    async ({ page, url }) => {
      await page.getByRole("link", { name: "Read results" }).click();
      await page.waitForURL(`${url}results.html`);
    },
    { path: "estimate.html", javaScriptEnabled: false },
  );
});

/** Addresses in all links of the window, hidden pages included. */
function links(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((each) => [each, ...(each.shadowRoot ? within(each.shadowRoot) : [])]);
    return within(document).flatMap((each) => (each.localName === "a" ? [each.getAttribute("href") ?? ""] : []));
  });
}

test("pages are linked by the names that the menu has", async () => {
  await visit(async ({ page, url, complaints }) => {
    await designed(page);
    const at: Record<string, string> = {};
    const found = new Set<string>();
    for (const name of [
      ...["Answer a question", "Ask a question", "Read results", "Learn"],
      ...["The papers’ figures", "Limits", "Protect a file"],
    ]) {
      await goTo(page, name);
      await page.locator("main h1:visible").waitFor();
      at[name] = page.url().replace(url, "").replace("#promise=lip", "");
      for (const link of await links(page)) found.add(link);
    }
    assert.deepEqual(at, {
      "Answer a question": "answer.html",
      "Ask a question": "ask.html",
      "Read results": "results.html",
      Learn: "learn.html",
      "The papers’ figures": "figures.html",
      Limits: "limits.html",
      "Protect a file": "",
    });
    for (const link of found) assert.doesNotMatch(link, /\b(privatise|protect|estimate|explore)\.html/);
    for (const file of Object.values(at)) assert.ok(found.has(`./${file}`), file);
    assert.deepEqual(complaints, []);
  });
});
