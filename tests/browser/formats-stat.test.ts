// SPDX-License-Identifier: GPL-3.0-or-later
/** Files of SPSS are opened in the page; the module for them comes with it, in the background, and nothing is fetched later. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { type Column, statFile } from "../api/stat-files.js";
import { takeDta, takeSav } from "../api/stat-layout.js";
import { designed, keptOffline, openWith, privatise, type Upload } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { add, estimated, numbers, RESULTS, rows, settings } from "./results.js";
import { survey } from "./survey.js";

useBrowser();

const [HEADER = [], ...ROWS] = survey()
  .text.trimEnd()
  .split("\n")
  .map((line) => line.split(","));

/** The survey with a code and a label for each answer. */
async function asSpss(): Promise<Upload> {
  const answers = HEADER.map((_, i) => [...new Set(ROWS.map((row) => row[i] ?? ""))]);
  const columns = HEADER.map(
    (name, i): Column => ({
      name,
      labels: answers[i]?.map((label, code) => [code + 1, label]) ?? [],
      missing: [[99, 99]],
    }),
  );
  const rows = ROWS.map((row) => row.map((cell, i) => (answers[i]?.indexOf(cell) ?? -1) + 1));
  const bytes = await statFile("sav", columns, rows, { compression: 1 });
  return { name: "people.sav", mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
}

async function downloaded(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("an SPSS file is read and privatised offline, and no request is made", async () => {
  await visit(async ({ page, requests, complaints }) => {
    await designed(page);
    assert.ok(
      requests.server.some((path) => path.includes("/stat-")),
      "it came with the page",
    );
    await keptOffline(page);
    const loaded = { browser: [...requests.browser], server: [...requests.server] };
    await page.context().setOffline(true);
    await openWith(page, await asSpss(), "illness", "district");
    await privatise(page, "values");
    const district = ROWS.map((row) => row[HEADER.indexOf("district")] ?? "");
    const { name, bytes } = await downloaded(page, "Save the file again");
    assert.equal(name, "people-private.sav");
    const { names, rows, values } = takeSav(bytes);
    assert.deepEqual(names, ["district"]);
    assert.equal(rows.length, ROWS.length);
    assert.deepEqual(
      [...(values[0] ?? [])],
      [...new Set(district)].map((label, code) => [code + 1, label]),
    );
    await page.locator("sluice-saved details > summary").click();
    const csv = await downloaded(page, "CSV");
    assert.equal(csv.name, "people-private.csv");
    assert.equal(csv.bytes.toString().trimEnd().split(/\r?\n/).length, ROWS.length + 1);
    const stata = await downloaded(page, "Stata (.dta)");
    assert.equal(stata.name, "people-private.dta");
    assert.deepEqual(takeDta(stata.bytes).rows, rows);
    assert.deepEqual(await violations(page), []);
    assert.equal(await overflow(page), 0);
    assert.deepEqual(requests, loaded);
    assert.deepEqual(complaints, []);
  });
});

test("the format of a file of SPSS is its own, and may be another before it is saved", async () => {
  await visit(async ({ page, complaints }) => {
    await designed(page);
    assert.equal(await page.getByLabel("Save as").count(), 0, "nobody asks about a CSV");
    await openWith(page, await asSpss(), "illness", "district");
    const format = page.getByLabel("Save as");
    assert.equal(await format.inputValue(), "sav");
    await format.selectOption("csv");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: /^Protect and save / }).click();
    assert.equal((await coming).suggestedFilename(), "people-private.csv");
    await page.getByRole("heading", { name: /^Saved: .*people-private\.csv/ }).waitFor();
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(complaints, []);
  });
});

test("reports in an SPSS file are counted where results are read", async () => {
  const sent = rows("ldp-grr", [40, 30, 20, 10]).map((report) => JSON.parse(report) as string);
  const reports = [...new Set(sent)];
  const labels: Column["labels"] = reports.map((label, code) => [code + 1, label]);
  const bytes = await statFile(
    "sav",
    [{ name: "district", labels }],
    sent.map((report) => [reports.indexOf(report) + 1]),
  );
  const file = { name: "sent.sav", mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
  const csv = { name: "sent.csv", mimeType: "text/csv", buffer: Buffer.from(`district\n${sent.join("\n")}\n`) };
  const shown: string[][][] = [];
  for (const each of [csv, file]) {
    await visit(async ({ page, complaints }) => {
      await add(page, settings("ldp-grr"), each);
      await estimated(page);
      shown.push(await numbers(page));
      assert.deepEqual(complaints, []);
    }, RESULTS);
  }
  assert.deepEqual(shown[1], shown[0]);
});
