// SPDX-License-Identifier: GPL-3.0-or-later
/** Added columns keep their bytes on the page; a tick makes them safe for spreadsheets, and says in how many cells. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { converted } from "../api/tables.js";
import { csv, openWith, privatise, save } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { widths } from "./looks.js";
import { survey } from "./survey.js";

useBrowser();

const [head = "", ...rows] = survey().text.trimEnd().split("\n");
/** One of three begins like a formula. */
const notes = rows.map((_, i) => [` a${i}\u00a0`, `"- ""b${i}"", c" `, `'d${i}`][i % 3] as string);
const file = csv("notes.csv", `note,${head}\r\n${rows.map((row, i) => `${notes[i]},${row}`).join("\r\n")}`);

const keptIn = (text: string) => text.replace(/,[^,\n]*(?=\n)/g, "");

async function savedAs(page: Page, button: string): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  return readFile(await (await coming).path());
}

for (const width of widths) {
  test(`added columns stay as they are, or are made safe and counted: ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await openWith(page, file, "illness", "district");
        const safe = page.getByRole("checkbox", { name: "Make added columns safe for spreadsheets" });
        assert.equal(await safe.count(), 0, "it is about added columns");
        await page.getByRole("checkbox", { name: "note" }).click();
        await page.getByRole("button", { name: "Add “note” unchanged" }).click();
        await safe.waitFor();
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        await privatise(page);
        const before = await save(page, "Save the file again");
        assert.equal(keptIn(before.text), `note\n${notes.join("\n")}\n`);
        assert.equal(await page.getByText("apostrophe in front, for").count(), 0);
        await page.getByText(/with “district” and, unchanged, “note”/).waitFor();

        await safe.check();
        await page.getByText(/You have changed settings above since then: the other columns/).waitFor();
        await privatise(page);
        const cells = notes.filter((note) => note.startsWith('"')).length;
        await page.getByText(`${cells.toLocaleString("en")} cells of the CSV file begin like a formula.`).waitFor();
        await page.getByText(/with “district” and “note”/).waitFor();
        const after = await save(page, "Save the file again");
        const marked = notes.map((note) => (note.startsWith('"') ? note.trim().replace('"', "\"'") : note));
        assert.equal(keptIn(after.text), `note\n${marked.join("\n")}\n`);
        const told = (await save(page, "Save the receipt")).text;
        assert.match(told, /cells of the CSV file begin like a formula/);
        assert.doesNotMatch(told, /copied unchanged/);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);

        // There every cell is a text, and says what it said.
        await page.locator("sluice-saved details > summary").click();
        const { text } = await converted(await savedAs(page, "Parquet"));
        const texts = notes.map((note) =>
          note.startsWith('"') ? note.trim() : note.trim() === note ? note : `"${note}"`,
        );
        assert.equal(keptIn(text.replace(/^\uFEFF/, "")), `note\n${texts.join("\n")}\n`);
        assert.deepEqual(complaints, []);
      },
      { viewport: { width, height: 900 } },
    );
  });
}
