// SPDX-License-Identifier: GPL-3.0-or-later
/** Nothing can be sent: neither by the page nor by its workers, neither elsewhere nor home. */
import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Page, Worker } from "playwright-core";
import { csv, designed, keptOffline, openWith, pick, privatise, save, setLevel } from "./actions.js";
import { site, useBrowser, visit } from "./browser.js";
import { built, cached, siteFiles } from "./cached.js";
import { eventually } from "./eventually.js";
import { survey } from "./survey.js";
import { attempts, silentAttempts } from "./ways-out.js";

useBrowser();

async function workers(page: Page): Promise<Worker[]> {
  await designed(page);
  return page.workers();
}

test("after loading no request is made, whatever one does", async () => {
  await visit(async ({ page, requests, complaints }) => {
    await designed(page);
    await keptOffline(page);
    // The browser tells by a way of its own what the service worker asks for.
    await eventually(() => requests.browser.length, requests.server.length);
    const loaded = { browser: [...requests.browser], server: [...requests.server] };

    await page.context().setOffline(true);
    await openWith(page, csv("survey.csv", survey().text), "illness", "district");
    await setLevel(page, "0.4");
    await pick(page, /^Hidden values look alike/);
    await pick(page, /^Randomised response/);
    await designed(page);
    await page.locator("sluice-badge summary").click();
    await page.getByRole("button", { name: "Check it again, here" }).click();
    await privatise(page);
    for (const button of ["Save the file again", "Save the settings file", "Save the receipt"])
      await save(page, button);

    assert.deepEqual(requests, loaded);
    assert.deepEqual(complaints, []);
  });
});

test("page and workers are refused every way out, also to their own host", async () => {
  await visit(async ({ page, url, requests }) => {
    const inside = await workers(page);
    await keptOffline(page);
    assert.ok(inside.length >= 2, "there are workers to try it in");
    const before = requests.server.length;
    const refused = { fetch: "refused", xhr: "refused", socket: "refused", code: "refused" };
    assert.deepEqual(await page.evaluate(attempts, url), refused);
    for (const worker of inside) assert.deepEqual(await worker.evaluate(attempts, url), refused);
    await page.evaluate(silentAttempts, url);
    // A browser reads it when it is asked whether the page could be installed.
    await (await page.context().newCDPSession(page)).send("Page.getAppManifest").catch(() => {});
    assert.deepEqual(requests.server.slice(before), []);
  });
});

test("negative control: without the policy the same attempts get through and are recorded", async () => {
  const root = await mkdtemp(join(tmpdir(), "sluice-site-"));
  try {
    for (const name of await readdir(site)) {
      const contents = await readFile(join(site, name), "utf8");
      const open = contents
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
        .replaceAll("Content-Security-Policy", "X-Nothing");
      await writeFile(join(root, name), open);
    }
    await visit(
      async ({ page, url, requests }) => {
        const [worker] = await workers(page);
        assert.ok(worker);
        const before = requests.server.length;
        assert.equal((await page.evaluate(attempts, url)).fetch, "ran");
        const inWorker = await worker.evaluate(attempts, url);
        assert.equal(inWorker.fetch, "ran");
        assert.equal(inWorker.code, "ran");
        assert.ok(requests.server.slice(before).filter((path) => path === "/leak-fetch").length >= 2);
        assert.ok(requests.browser.some((address) => address.endsWith("/leak-fetch")));
      },
      { root },
    );
  } finally {
    await rm(root, { recursive: true });
  }
});

test("nothing is stored but the site itself and fingerprints, and nothing of the data is in the address", async () => {
  await visit(async ({ page, url }) => {
    await openWith(page, csv("survey.csv", survey().text), "illness", "district");
    await privatise(page);
    await keptOffline(page);
    await page.waitForFunction(() => localStorage.getItem("sluice-shared")?.includes('"on"'));
    const stored = await page.evaluate(async () => ({
      cookies: document.cookie,
      local: { ...localStorage },
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
    }));
    const { local, ...others } = stored;
    assert.deepEqual(others, { cookies: "", session: 0, databases: 0 });
    assert.deepEqual(Object.keys(local), ["sluice-shared"]);
    const print = "[0-9a-f]{32}";
    assert.match(
      local["sluice-shared"] ?? "",
      new RegExp(
        `^{"salt":"${print}","entries":\\[{"prints":\\["${print}","${print}"\\],"on":"\\d{4}-\\d\\d-\\d\\d"}\\]}$`,
      ),
    );
    assert.deepEqual(await cached(page), [{ name: `${url}#${built().build}`, files: siteFiles(url) }]);
    // The protection that `visit` begins with.
    assert.equal(page.url(), `${url}#promise=lip`);
  });
});
