// SPDX-License-Identifier: GPL-3.0-or-later
/** Files of SPSS are opened in the page; the module for them comes with it, in the background, and nothing is fetched later. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Column, statFile } from "../api/stat-files.js";
import { designed, keptOffline, openWith, privatise, save, type Upload } from "./actions.js";
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
    await privatise(page);
    const { name, text } = await save(page, "Save the file again");
    assert.equal(name, "people-private.csv");
    assert.equal(text.trimEnd().split(/\r?\n/).length, ROWS.length + 1);
    assert.deepEqual(await violations(page), []);
    assert.equal(await overflow(page), 0);
    assert.deepEqual(requests, loaded);
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
