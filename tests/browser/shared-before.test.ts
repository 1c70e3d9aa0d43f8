// SPDX-License-Identifier: GPL-3.0-or-later
/** People who were protected here before are known again after a reload, unless that is refused or undone. */
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { dice } from "../api/helpers.js";
import { csv, openExample } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";

useBrowser();

const roll = dice(5);
const people = Array.from({ length: 300 }, () => {
  const place = roll(4);
  return [["ill", "well"][roll(3 + place) ? 1 : 0] ?? "", `district ${place}`];
});
const text = (rows: string[][]) => `health,place\n${rows.map((row) => row.join(",")).join("\n")}\n`;
const file = csv("clinic.csv", text(people));

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("sluice-shared") ?? "");
const line = (page: Page) => page.locator("sluice-shared-before p");
const box = (page: Page) => page.locator("sluice-shared-memory input");

async function open(page: Page, given: ReturnType<typeof csv> | string = file): Promise<void> {
  await page.locator("sluice-opener input[type=file]").setInputFiles(given);
  await page.locator("sluice-columns #secret").selectOption({ label: "health" });
  await page.locator("sluice-columns #share").selectOption({ label: "place" });
  await page.locator("sluice-save-bar .go[aria-disabled=false]").waitFor();
}

async function protect(page: Page): Promise<void> {
  const coming = page.waitForEvent("download");
  await page.locator("sluice-save-bar .go").click();
  await coming;
  await page.locator("sluice-saved h2").waitFor();
}

async function remembered(page: Page, entries: number): Promise<void> {
  await page.waitForFunction(
    (n) => ((localStorage.getItem("sluice-shared") ?? "").match(/"on"/g)?.length ?? 0) === n,
    entries,
  );
}

/** The day as the page tells it, now or a minute ago. */
const days = (language: string) =>
  [0, 60_000].map((ago) =>
    new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "long", timeZone: "UTC" }).format(
      Date.now() - ago,
    ),
  );

const WORDS = {
  en: [
    /^You saved a protected version of this file on (.+)\. A second one gives more away\. Use the first one\./,
    /^You saved a protected file with the same counts on /,
  ],
  nl: [
    /^U sloeg op (.+) al een beschermde versie van dit bestand op\. Een tweede geeft meer prijs\. Gebruik het eerste\./,
    /^U sloeg op .+ een beschermd bestand met dezelfde aantallen op\./,
  ],
  de: [
    /^Sie haben am (.+) schon eine geschützte Fassung dieser Datei gespeichert\. Eine zweite verrät mehr\. Nehmen Sie die erste\./,
    /^Sie haben am .+ eine geschützte Datei mit denselben Anzahlen gespeichert\./,
  ],
} as const;

for (const [language, [same, counts]] of Object.entries(WORDS)) {
  test(`after a reload the same file and the same counts are known, and can be forgotten: ${language}`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await open(page);
        assert.equal(await line(page).count(), 0);
        await protect(page);
        await remembered(page, 1);
        assert.ok(await box(page).isChecked());
        for (const word of ["clinic", "health", "place", "ill", "district"])
          assert.ok(!(await stored(page)).includes(word), word);

        await page.reload();
        await open(page, csv("copy.csv", file.buffer.toString()));
        await line(page).waitFor();
        const said = (await line(page).innerText()).replaceAll(/\s+/g, " ");
        const [, day = ""] = same.exec(said) ?? [];
        assert.ok(days(language).includes(day), said);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(await violations(page), []);

        // Other bytes and the same counts.
        await open(page, csv("other.csv", text(people.toReversed())));
        await line(page).waitFor();
        assert.match((await line(page).innerText()).replaceAll(/\s+/g, " "), counts);
        // Negative control: one person more.
        await open(page, csv("more.csv", text([...people, ["ill", "district 0"]])));
        await line(page).waitFor({ state: "detached" });

        await open(page);
        await line(page).locator("button").click();
        await line(page).waitFor({ state: "detached" });
        await page.waitForFunction(() => localStorage.getItem("sluice-shared") === null);
        assert.deepEqual(complaints, []);
      },
      { path: `#lang=${language}`, viewport: { width: 320, height: 800 } },
    );
  });
}

test("nothing is stored once it is refused, of an example, or of a file that is undone", async () => {
  await visit(async ({ page }) => {
    await openExample(page);
    await page.locator("sluice-save-bar .go[aria-disabled=false]").waitFor();
    await protect(page);
    assert.equal(await box(page).count(), 0);

    await open(page);
    await protect(page);
    await remembered(page, 1);
    await page.locator("sluice-saved .undo").click();
    await page.locator("sluice-saved sluice-confirm").getByRole("button", { name: "No one has seen it: undo" }).click();
    await page.waitForFunction(() => localStorage.getItem("sluice-shared") === null);

    await protect(page);
    await remembered(page, 1);
    await box(page).uncheck();
    assert.equal(await stored(page), '{"salt":"","entries":[],"refused":true}');
    await page.reload();
    await open(page);
    await protect(page);
    assert.ok(!(await box(page).isChecked()));
    await page.getByText("This device stores nothing about what you protect.").waitFor();
    assert.equal(await stored(page), '{"salt":"","entries":[],"refused":true}');
    await box(page).check();
    await remembered(page, 1);
  });
});

test("with the record on this device, the same settings are said to make the same file, and they do", async () => {
  // The same file has its time as well.
  const folder = await mkdtemp(join(tmpdir(), "sluice-shared-"));
  const path = join(folder, "clinic.csv");
  await writeFile(path, text(people));
  try {
    await visit(async ({ page }) => {
      const saved = async () => {
        const coming = page.waitForEvent("download");
        await page.locator("sluice-save-bar .go").click();
        const written = await readFile(await (await coming).path(), "utf8");
        await page.locator("sluice-saved h2").waitFor();
        return written;
      };
      await open(page, path);
      await page.locator("#details > summary").click();
      await page.getByText("Repeatable: the same file gives the same noisy answers", { exact: true }).last().click();
      await page.getByLabel("Keep this record and its key on this device").check();
      const first = await saved();
      await remembered(page, 1);
      await page.reload();
      await open(page, path);
      await line(page).getByText("The same settings give the same noisy answers again.").waitFor();
      assert.equal(await saved(), first);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
