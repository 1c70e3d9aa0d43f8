// SPDX-License-Identifier: GPL-3.0-or-later
/** The page as one file, opened from a disk: there is no server, and nothing is asked for. */
import assert from "node:assert/strict";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { toXlsx } from "../../wasm/files/formats/xlsx-out.js";
import { batches, bytesOf } from "../api/tables.js";
import { csv, designed, goTo, keptOffline, openWith, privatise, save, saved, setLevel } from "./actions.js";
import { site, useBrowser, type Visit, visit } from "./browser.js";
import { eventually } from "./eventually.js";
import { survey } from "./survey.js";

useBrowser();

/** Alone in a folder, as it is after a download; offline from the start. */
async function fromDisk(body: (visit: Visit, address: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "sluice-file-"));
  try {
    await copyFile(join(site, "sluice.html"), join(folder, "sluice.html"));
    const address = pathToFileURL(join(folder, "sluice.html")).href;
    await visit((visit) => body(visit, address), { address, offline: true });
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("from a disk it does all that the site does, and nothing but itself is read", async () => {
  await fromDisk(async ({ page, requests, complaints }, address) => {
    await designed(page);
    await openWith(page, csv("survey.csv", survey().text), "illness", "district");
    await setLevel(page, "0.4");
    await page.locator("sluice-badge summary").click();
    await page.getByRole("button", { name: "Check it again, here" }).click();
    await privatise(page);
    for (const button of ["Save the file again", "Save the settings file", "Save the receipt"])
      await save(page, button);

    const rows = survey().text.trimEnd().split("\n");
    const workbook = await bytesOf(toXlsx(batches(rows.map((line) => line.split(",")))));
    const buffer = Buffer.from(workbook);
    await openWith(page, { name: "survey.xlsx", mimeType: "application/zip", buffer }, "illness", "district");
    await privatise(page);
    const { text } = await save(page, "Save the file again");
    assert.equal(text.trimEnd().split(/\r?\n/).length, rows.length);

    assert.deepEqual(requests, { browser: [address], server: [] });
    assert.deepEqual(complaints, []);
  });
});

test("a question that is asked from a disk gets no link, with the reason, and its settings file all the same", async () => {
  await fromDisk(async ({ page, complaints }, address) => {
    await page.goto("about:blank");
    await page.goto(`${address}#page=ask`);
    await page.getByLabel("The question", { exact: true }).fill("Do you smoke?");
    await page
      .getByText("This page was opened from a disk, so a link to it opens nothing on another device.")
      .waitFor();
    assert.equal(await page.getByRole("button", { name: "Copy link" }).isDisabled(), true);
    assert.equal(await page.getByRole("button", { name: "QR code" }).count(), 0);
    assert.match((await save(page, "Settings file")).text, /Do you smoke\?/);
    assert.deepEqual(complaints, []);
  });
});

test("its pages are gone to and come back to by what is behind the #", async () => {
  await fromDisk(async ({ page, requests, complaints }, address) => {
    await designed(page);
    await page.getByLabel("Language").selectOption("nl");
    await page.getByLabel("Taal", { exact: true }).selectOption("en");
    for (const [label, name] of [
      ["Answer a question", "answer"],
      ["Read results", "results"],
      ["Learn", "learn"],
      ["Limits", "limits"],
      ["Protect a file", "protect"],
    ] as const) {
      await goTo(page, label);
      await page.locator(`nav [aria-current]`, { hasText: label }).waitFor();
      assert.equal(page.url(), `${address}#page=${name}`);
      assert.equal(await page.locator("main h1:visible").count(), 1);
    }
    await page.goBack();
    await page.locator("nav [aria-current]", { hasText: "Limits" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "What the protection counts on" }).waitFor();
    assert.equal(await page.getByRole("link", { name: "Download this page as one file" }).count(), 0);
    assert.deepEqual(requests, { browser: [address, address], server: [] });
    assert.deepEqual(complaints, []);
  });
});

test("a page by the name that it had before has the one that it has now, with all settings, once in the history", async () => {
  await fromDisk(async ({ page, complaints }, address) => {
    for (const [former, name, label] of [
      ["privatise", "protect", "Protect a file"],
      ["estimate", "results", "Read results"],
      ["explore", "learn", "Learn"],
    ]) {
      // Opened by a link, then in the window that is open.
      for (const elsewhere of ["about:blank", `${address}#page=limits`]) {
        await page.goto(elsewhere);
        const entries = await page.evaluate(() => history.length);
        await page.goto(`${address}#page=${former}&lang=en&theme=dark`);
        await page.locator("nav [aria-current]", { hasText: label }).waitFor();
        assert.equal(page.url(), `${address}#page=${name}&lang=en&theme=dark`);
        assert.equal(await page.evaluate(() => history.length), entries + 1);
      }
    }
    assert.deepEqual(complaints, []);
  });
});

test("its policy lets in its own script and style, and nothing else", async () => {
  await fromDisk(async ({ page, complaints }) => {
    await designed(page);
    const policies = await page
      .locator("meta[http-equiv=Content-Security-Policy]")
      .evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));
    assert.match(
      policies[0] ?? "",
      /script-src 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval'; worker-src blob:; connect-src 'none'/,
    );
    assert.doesNotMatch(policies.join(), /'self'|'unsafe-inline'|https?:|\*/);
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.slipped = true";
      document.head.append(script);
      return "slipped" in globalThis;
    });
    assert.equal(ran, false);
    await eventually(() => complaints.some((text) => text.includes("Content Security Policy")), true);
  });
});

test("it comes with the site, as a download", async () => {
  await visit(async ({ page, requests }) => {
    await designed(page);
    await keptOffline(page);
    const before = requests.server.length;
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download this page as one file" }).click();
    const { name, text } = await saved(await coming);
    assert.equal(name, "sluice.html");
    assert.match(text, /<\/html>\s*$/);
    assert.deepEqual(requests.server.slice(before), ["/sluice.html"]);
  });
});
