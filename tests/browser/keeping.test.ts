// SPDX-License-Identifier: GPL-3.0-or-later
/** A file that has been opened survives a reload if that was asked for, and otherwise nothing of it is anywhere. */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright-core";
import { csv, designed, keptOffline, open, openExample, openWith, unfoldAnswerDetails } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { eventually } from "./eventually.js";
import { survey } from "./survey.js";

useBrowser();

const box = (page: Page) => page.getByLabel("Keep this file in this tab until I close it");
const file = csv("survey.csv", survey().text);
const golden = (name: string) => readFileSync(`tests/vectors/protocols/${name}.json`);

/** Everywhere a page can leave something. */
async function left(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()),
    );
    return {
      session: { ...sessionStorage },
      local: { ...localStorage },
      cookies: document.cookie,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cached: caches.flat().filter(({ url }) => !url.startsWith(location.origin)).length,
      // Without the protection that `visit` begins with.
      address: (location.search + location.hash).replace("#promise=lip", ""),
    };
  });
}

const NOTHING = { session: {}, local: {}, cookies: "", databases: [], cached: 0, address: "" };

async function keptText(page: Page, name = "privatise"): Promise<string> {
  await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, `sluice-kept-${name}`);
  return page.evaluate((key) => sessionStorage.getItem(key) ?? "", `sluice-kept-${name}`);
}

test("without the box a reload leaves nothing; with it the table is there again, its roles and rules, until it is unticked", async () => {
  await visit(async ({ page, requests, complaints }) => {
    await designed(page);
    assert.equal(await box(page).count(), 0, "an example is one click away");
    await openWith(page, file, "illness", "district");
    assert.deepEqual(await left(page), NOTHING);
    await keptOffline(page);
    await page.reload();
    await designed(page);
    await page.getByText("every figure is invented").waitFor();
    assert.deepEqual(await left(page), NOTHING);

    await open(page, file);
    await box(page).check();
    await keptText(page);
    // The browser may look whether there is a newer build.
    const asked = () => requests.server.filter((name) => name !== "/offline.js");
    const before = asked();
    await page.getByLabel("Use of illness", { exact: true }).selectOption("secret");
    await page.getByLabel("Use of district", { exact: true }).selectOption("share");
    await designed(page);
    await page.locator("sluice-rules summary").first().click();
    await page.getByLabel("Merge categories of fewer than").fill("500");
    await page.getByLabel("Merge categories of fewer than").press("Tab");
    await page.waitForFunction(() => sessionStorage.getItem("sluice-kept-privatise")?.includes('"rareBelow":500'));
    assert.deepEqual(asked(), before);
    const kept = (await left(page)) as typeof NOTHING;
    assert.deepEqual({ ...kept, session: {} }, NOTHING, "nowhere else");
    assert.deepEqual(Object.keys(kept.session), ["sluice-kept-privatise"]);

    await page.reload();
    await page.getByText("survey.csv").first().waitFor();
    await designed(page);
    assert.ok(await box(page).isChecked());
    assert.equal(await page.getByLabel("Use of illness", { exact: true }).inputValue(), "secret");
    assert.equal(await page.getByLabel("Use of district", { exact: true }).inputValue(), "share");
    await page.locator("sluice-rules summary").first().click();
    assert.equal(await page.getByLabel("Merge categories of fewer than").inputValue(), "500");
    assert.deepEqual(await violations(page, "sluice-keep"), []);

    await box(page).uncheck();
    assert.deepEqual(await left(page), NOTHING);
    await page.reload();
    await designed(page);
    await page.getByText("every figure is invented").waitFor();
    assert.deepEqual(complaints, []);
  });
});

test("another file is not kept, and what was kept goes at once", async () => {
  await visit(
    async ({ page }) => {
      await openWith(page, file, "illness", "district");
      await box(page).check();
      await keptText(page);
      await open(page, csv("other.csv", "health,place\nill,north\nwell,south\n"));
      await page.getByText("other.csv").first().waitFor();
      assert.ok(!(await box(page).isChecked()));
      assert.deepEqual(await left(page), NOTHING);
      await box(page).check();
      assert.match(await keptText(page), /other\.csv/);
      await openExample(page);
      await designed(page);
      assert.deepEqual(await left(page), NOTHING);
      assert.equal(await overflow(page), 0);
    },
    { viewport: { width: 320, height: 900 } },
  );
});

test("what is too large is refused in words, and nothing of it is stored", async () => {
  await visit(async ({ page, complaints }) => {
    await designed(page);
    const rows = randomBytes(5_000_000).toString("base64").replaceAll(/.{50}/g, "$&,a\n");
    await open(page, csv("large.csv", `noise,answer\n${rows},a\n`));
    await box(page).click();
    await page.getByText("large.csv is too large").waitFor();
    assert.ok(!(await box(page).isChecked()));
    assert.deepEqual(await left(page), NOTHING);
    // Packed it would fit, but there is no room left.
    await page.evaluate(() => sessionStorage.setItem("another", "x".repeat(5_200_000)));
    const some = randomBytes(100_000).toString("base64").replaceAll(/.{50}/g, "$&,a\n");
    await open(page, csv("small.csv", `noise,answer\n${some},a\n`));
    await box(page).click();
    await page.getByText("small.csv is too large").waitFor();
    assert.deepEqual(await page.evaluate(() => Object.keys(sessionStorage)), ["another"]);
    assert.deepEqual(complaints, []);
  });
});

test("a file that is small once packed, but too large as it is, is refused in words", async () => {
  await visit(async ({ page, complaints }) => {
    await openWith(page, file, "illness", "district");
    // As large as it says: that it is looked at before anything is read of it.
    await page.evaluate(() => {
      Object.defineProperty(Blob.prototype, "size", { get: () => 100_000_001 });
    });
    await box(page).click();
    await page.getByText("survey.csv is too large: a tab stores at most 100 MB").waitFor();
    assert.ok(!(await box(page).isChecked()));
    assert.deepEqual(await left(page), NOTHING);
    assert.deepEqual(complaints, []);
  });
});

test("what is damaged, or was written by something else, is passed over and goes", async () => {
  await visit(async ({ page, complaints }) => {
    await designed(page);
    const letters = Buffer.from("not packed").toString("base64");
    const damaged = { name: "a.csv", type: "", lastModified: 0, size: 10, letters };
    // Said to unpack to more than is ever kept, by one file or by many.
    const huge = { ...damaged, size: 2e9, letters: deflateRawSync(Buffer.alloc(1e6)).toString("base64") };
    const many = Array.from({ length: 200 }, () => ({ ...huge, size: 1e6 }));
    for (const text of [
      JSON.stringify({ files: [huge] }),
      JSON.stringify({ files: many, details: {} }),
      "",
      "{",
      "null",
      '{"files":7}',
      JSON.stringify({ files: [damaged], details: {} }),
    ]) {
      await page.evaluate((value) => sessionStorage.setItem("sluice-kept-privatise", value), text);
      await page.reload();
      await designed(page);
      assert.ok(await page.getByText("every figure is invented").isVisible());
      assert.deepEqual(await left(page), NOTHING);
    }
    assert.deepEqual(complaints, []);
  });
});

test("what is opened before that which was kept is there again is not kept in its place", async () => {
  const protocol = (name: string, vector: string) => ({
    name,
    mimeType: "application/json",
    buffer: golden(vector),
  });
  await visit(
    async ({ page }) => {
      const opener = page.locator("sluice-protocol-opener input[type=file]");
      await opener.setInputFiles(protocol("grr.json", "ldp-grr"));
      await unfoldAnswerDetails(page);
      await box(page).check();
      await keptText(page, "answer");
      await page.addInitScript(() => {
        const { text } = Blob.prototype;
        Blob.prototype.text = async function () {
          Blob.prototype.text = text;
          await new Promise((resolve) => Object.assign(window, { goOn: resolve }));
          return text.call(this);
        };
      });
      await page.reload();
      await page.waitForFunction(() => "goOn" in window);
      await opener.setInputFiles(protocol("other.json", "ldp-grr"));
      await unfoldAnswerDetails(page);
      await page.getByText("other.json", { exact: true }).waitFor();
      await page.evaluate(() => (window as unknown as { goOn(): void }).goOn());
      await eventually(() => left(page), NOTHING);
      assert.ok(!(await box(page).isChecked()));
    },
    { path: "answer.html" },
  );
});

test("a protocol is kept likewise on the page that answers, and with its reports on the one that estimates", async () => {
  const protocol = { name: "grr.json", mimeType: "application/json", buffer: golden("ldp-grr") };
  await visit(
    async ({ page }) => {
      await page.getByRole("button", { name: "Try a sample" }).click();
      await unfoldAnswerDetails(page);
      await page.locator("sluice-label dl").waitFor();
      assert.equal(await box(page).count(), 0);
      await page.locator("sluice-protocol-opener input[type=file]").setInputFiles(protocol);
      await page.getByText("grr.json", { exact: true }).waitFor();
      assert.deepEqual(await left(page), NOTHING);
      await box(page).check();
      await keptText(page, "answer");
      await page.reload();
      await unfoldAnswerDetails(page);
      await page.getByText("grr.json", { exact: true }).waitFor();
      await box(page).uncheck();
      assert.deepEqual(await left(page), NOTHING);
    },
    { path: "answer.html" },
  );
  const { channel } = JSON.parse(protocol.buffer.toString()) as { channel: { reports: string[] } };
  const counts = csv(
    "counts.csv",
    `report,count\n${channel.reports.map((name, i) => `${name},${100 + i}\n`).join("")}`,
  );
  await visit(
    async ({ page }) => {
      const opener = page.locator("sluice-reports-opener input[type=file]");
      await opener.setInputFiles([protocol, counts]);
      const read = page.locator("sluice-reports-opener", { hasText: "counts.csv" });
      await read.waitFor();
      await page.getByLabel("Keep these files in this tab until I close it").check();
      await keptText(page, "estimate");
      // However long it takes to pack it again.
      await page.addInitScript(() => {
        class Endless extends TransformStream {
          constructor() {
            super({ transform: () => new Promise(() => {}) });
          }
        }
        Object.assign(window, { CompressionStream: Endless });
      });
      await page.reload();
      await read.waitFor();
      await page.getByText("Settings: grr.json", { exact: true }).waitFor();
      // Other reports are not kept, and what was kept goes.
      await opener.setInputFiles({ ...counts, name: "more.csv" });
      await page.getByRole("button", { name: "Use only the new ones" }).click();
      await page.locator("sluice-reports-opener", { hasText: "more.csv" }).waitFor();
      assert.deepEqual(await left(page), NOTHING);
    },
    { path: "results.html" },
  );
});

test("files of noisy answers are read again as somebody said, and stay kept while that changes", async () => {
  const protocol = { name: "grr.json", mimeType: "application/json", buffer: golden("ldp-grr") };
  const answers = csv("answers.csv", "id,district\n1,north\n2,south\nTotal,2\n");
  await visit(
    async ({ page, complaints }) => {
      await page.locator("sluice-reports-opener input[type=file]").setInputFiles([protocol, answers]);
      await page.getByRole("button", { name: "Leave it out" }).click();
      const read = page.locator("sluice-reports-opener", { hasText: "answers.csv: 2 noisy answers" });
      await read.waitFor();
      const kept = page.getByLabel("Keep these files in this tab until I close it");
      await kept.check();
      await keptText(page, "estimate");
      const reading = page.locator("sluice-reading");
      await reading.locator("summary").click();
      await reading.getByLabel("Encoding").selectOption("windows-1252");
      await page.waitForFunction(() => sessionStorage.getItem("sluice-kept-estimate")?.includes("windows-1252"));
      assert.ok(await kept.isChecked());
      await page.reload();
      await read.waitFor();
      assert.ok(await kept.isChecked());
      assert.equal(await page.getByRole("button", { name: "Leave it out" }).count(), 0);
      await reading.locator("summary").click();
      assert.equal(await reading.getByLabel("Encoding").inputValue(), "windows-1252");
      assert.deepEqual(complaints, []);
    },
    { path: "results.html" },
  );
});
