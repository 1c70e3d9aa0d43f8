// SPDX-License-Identifier: GPL-3.0-or-later
/** Once loaded, the site needs neither its host nor a network, and a newer build takes the place of an older one. */
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { launchProfile } from "../../wasm/toolchain/chromium.mjs";
import { serve } from "../../web/serve/server.mjs";
import { csv, designed, goTo, keptOffline, openWith, privatise, save, setLevel } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { site, useBrowser, visit } from "./browser.js";
import { built, cached, siteFiles } from "./cached.js";
import { eventually } from "./eventually.js";
import { widths } from "./looks.js";
import { survey } from "./survey.js";

useBrowser();

/** The script of one page. */
const LIMITS = /\/limits-[\w-]+\.js$/;
const views = ["Answer a question", "Read results", "Learn", "Limits"];

test("see for yourself: host and network gone, everything works, and all pages can be opened again", async () => {
  await visit(async ({ page, url, requests, complaints, close }) => {
    await designed(page);
    await keptOffline(page);
    await eventually(() => requests.browser.length, requests.server.length);
    const loaded = { browser: [...requests.browser], server: [...requests.server] };
    await close();
    await page.context().setOffline(true);

    await openWith(page, csv("survey.csv", survey().text), "illness", "district");
    await setLevel(page, "0.4");
    await privatise(page);
    const { text } = await save(page, "Save the file again");
    assert.equal(text.trim().split("\n").length, survey().text.trim().split("\n").length);
    for (const label of views) {
      await goTo(page, label);
      await page.locator("main h1:visible").first().waitFor();
    }
    await page.locator("sluice-badge summary").click();
    await page.getByRole("link", { name: "Step by step" }).click();
    await page.getByRole("heading", { name: "See for yourself that nothing leaves" }).waitFor();
    assert.ok((await page.locator("section#see li").count()) >= 5);
    assert.deepEqual(requests, loaded, "no request, whatever is done");

    for (const path of [
      "",
      "index.html",
      "answer.html",
      "ask.html",
      "results.html",
      "learn.html",
      "figures.html",
      "limits.html#machine",
    ]) {
      // Whether it may be left is asked: nothing has been saved of what the first page holds.
      page.once("dialog", (dialog) => void dialog.accept());
      await page.goto(url + path);
      await page.locator("main h1:visible").first().waitFor();
      await keptOffline(page);
    }
    await page.goto(url);
    await designed(page);
    await page.reload();
    await designed(page);
    assert.deepEqual(requests.server, loaded.server);
    assert.deepEqual(complaints, []);
  });
});

/** A copy of the site that can be changed. */
async function copied(body: (root: string) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), "sluice-site-"));
  try {
    await cp(site, root, { recursive: true });
    await body(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

async function change(root: string, name: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(join(root, name), "utf8");
  const after = edit(before);
  assert.notEqual(after, before);
  await writeFile(join(root, name), after);
}

test("a page whose part has not arrived says so, can be left again, and comes once there is a network", async () => {
  for (const width of widths) {
    await visit(
      async ({ page, complaints }) => {
        await designed(page);
        await goTo(page, "Limits");
        const said = page.getByRole("alert").filter({ hasText: "This page did not arrive" });
        await said.waitFor();
        assert.equal(await page.locator("main h1:visible").innerText(), "Limits");
        assert.equal(await page.title(), "Sluice: limits");
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        // The pages that are here already are where they were.
        await goTo(page, "Protect a file");
        await said.waitFor({ state: "detached" });
        await designed(page);
        await goTo(page, "Limits");
        await page.unroute(LIMITS);
        page.once("dialog", (dialog) => void dialog.accept());
        await said.getByRole("button", { name: "Load it again" }).click();
        await page.locator("section#table").waitFor();
        assert.equal(await page.getByRole("alert").count(), 0);
        // The browser says what it did not let through; the page leaves nothing unhandled.
        assert.deepEqual(
          complaints.filter((text) => !/ERR_FAILED|Content Security Policy|by Playwright/.test(text)),
          [],
        );
      },
      { blocked: LIMITS, serviceWorkers: "block", viewport: { width, height: 900 } },
    );
  }
});

test("a newer build is told of and takes the place of the older one", async () => {
  await copied(async (root) => {
    await visit(
      async ({ page, url, complaints }) => {
        await designed(page);
        await keptOffline(page);
        await page.evaluate(() => caches.open("of another site"));
        const newer = "f".repeat(64);
        await change(root, "offline.js", (text) => text.replace(built().build, newer));
        await page.reload();
        await designed(page);
        await page.getByText("A newer version is ready. Reload to use it.").waitFor();
        await page.reload();
        await designed(page);
        const expected = [
          { name: "of another site", files: [] },
          { name: `${url}#${newer}`, files: siteFiles(url) },
        ];
        assert.deepEqual(await cached(page), expected);
        assert.equal(await page.getByText("A newer version is ready").count(), 0);
        assert.deepEqual(complaints, []);
      },
      { root },
    );
  });
});

test("a file that is not what was built is not kept, and nothing else is", async () => {
  await copied(async (root) => {
    await change(root, "answer.html", (text) => text.replace("</body>", "<p>Beside it.</p></body>"));
    await visit(
      async ({ page }) => {
        await designed(page);
        const state = await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const worker = registration?.installing;
          if (worker) await new Promise((resolve) => worker.addEventListener("statechange", resolve));
          return worker?.state ?? "redundant";
        });
        assert.equal(state, "redundant");
        assert.deepEqual(await cached(page), []);
        assert.equal(await page.getByText("This browser keeps the page").count(), 0);
      },
      { root },
    );
  });
});

test("what is no file of the site is left alone", async () => {
  await visit(async ({ page, url, requests }) => {
    await keptOffline(page);
    await page.reload();
    await designed(page);
    const answer = await page.goto(`${url}index.html?who=me`);
    assert.equal(answer?.fromServiceWorker(), false);
    assert.ok(requests.server.includes("/index.html?who=me"));
    const missing = await page.goto(`${url}notes.txt`);
    assert.equal(missing?.status(), 404);
    assert.deepEqual(await cached(page), [{ name: `${url}#${built().build}`, files: siteFiles(url) }]);
  });
});

test("browsers that install sites find nothing that keeps this one from it", async () => {
  const profile = await mkdtemp(join(tmpdir(), "sluice-profile-"));
  const server = await serve({ root: site, port: 0 });
  const context = await launchProfile(profile);
  try {
    const page = await context.newPage();
    await page.goto(server.url);
    await keptOffline(page);
    const devtools = await context.newCDPSession(page);
    const missing = async () => {
      const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
      return installabilityErrors.map(({ errorId }) => errorId);
    };
    assert.deepEqual(await missing(), []);
    await page.evaluate(() => document.querySelector("link[rel=manifest]")?.remove());
    // The page tells the browser that it has none any more.
    await eventually(missing, ["no-manifest"]);
  } finally {
    await context.close();
    await server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
