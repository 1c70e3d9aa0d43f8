// SPDX-License-Identifier: GPL-3.0-or-later
/** How a file is to be read is asked where nobody can tell, said under Details, and can be made otherwise there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { csv, designed, open, setRoles, unfoldDetails } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";

useBrowser();

const question = (page: Page) => page.locator("#data sluice-reading-question [role=group]");
const put = (page: Page, name: string, text: string | Buffer) =>
  page
    .locator("sluice-opener input[type=file]")
    .setInputFiles({ ...csv(name, ""), buffer: Buffer.isBuffer(text) ? text : Buffer.from(text) });

test("a column of numbers that can be read in two ways is asked about, and read as somebody says", () =>
  visit(async ({ page, complaints }) => {
    const rows = Array.from({ length: 300 }, (_, i) => `${i % 3 ? "f" : "m"};${1 + (i % 9)},${String(100 + i)}`);
    await open(page, csv("pay.csv", `sex;pay\n${rows.join("\n")}\n`));
    await setRoles(page, "sex", "pay");
    await question(page).waitFor();
    assert.match(await question(page).innerText(), /Which number is 1,100 in “pay”\?/);
    assert.equal(await page.locator("sluice-columns .naming").count(), 0, "one question at a time");
    assert.deepEqual(await question(page).getByRole("button").allInnerTexts(), ["1100", "1.1"]);
    assert.equal(await question(page).evaluate((element) => element.matches(":focus")), true);
    assert.deepEqual(await violations(page), []);
    assert.equal(await overflow(page), 0);
    await question(page).getByRole("button", { name: "1100" }).click();
    await designed(page);
    assert.equal(await question(page).count(), 0);
    const edges = await page.locator("sluice-rules input[inputmode=decimal]").inputValue();
    assert.ok(
      edges.split(";").every((edge) => Number(edge) > 1000),
      edges,
    );
    const line = page.locator("sluice-reading summary");
    assert.match(await line.innerText(), /Read as: UTF-8, semicolons, the first line has the names, decimal point/);
    await line.click();
    await page.locator("sluice-reading").getByText("they give each of the first rows 2 cells").waitFor();
    await page.getByLabel("Decimals").selectOption("comma");
    await designed(page);
    await page.locator("sluice-reading summary", { hasText: "decimal comma" }).waitFor();
    const now = await page.locator("sluice-rules input[inputmode=decimal]").inputValue();
    assert.ok(
      now.split(";").every((edge) => Number(edge) < 10),
      now,
    );
    assert.deepEqual(complaints, []);
  }));

test("an encoding, a separator and a first line are asked about with what they come to", () =>
  visit(async ({ page, complaints }) => {
    await put(page, "towns.csv", Buffer.from("town,sex\nKo\x9aice,f\nWien,m\nWien,f\n", "latin1"));
    await question(page).waitFor();
    assert.deepEqual(await question(page).getByRole("button").allInnerTexts(), ["Košice", "Koöice"]);
    await question(page).getByRole("button", { name: "Košice" }).click();
    await unfoldDetails(page);
    await page.locator("sluice-preview").getByText("Košice").waitFor();
    assert.equal(await page.locator("#data sluice-error [role=alert]").count(), 0);

    await put(page, "paid.csv", "place;paid, EUR\nnorth;1,5\nsouth;2,5\nsouth;1,5\n");
    await question(page).getByRole("button", { name: "semicolons" }).click();
    await unfoldDetails(page);
    await page.locator("sluice-preview th", { hasText: "paid, EUR" }).waitFor();

    await put(page, "rows.csv", "1,30\n2,40\n1,40\n2,30\n");
    await question(page).getByRole("button", { name: "a row like the others" }).click();
    await unfoldDetails(page);
    await page.locator("sluice-preview th", { hasText: "column 2" }).waitFor();
    assert.match(await page.locator("sluice-opener .name").innerText(), /4 people/);
    assert.deepEqual(complaints, []);
  }));

test("cells that look like codes for no answer are told, and counted as missing where somebody says so", () =>
  visit(async ({ page, complaints }) => {
    const rows = Array.from({ length: 300 }, (_, i) => `${i % 3 ? "f" : "m"},${["1", "2", "3", "-99"][i % 4]}`);
    await open(page, csv("scale.csv", `sex,mood\n${rows.join("\n")}\n`));
    await setRoles(page, "sex", "mood");
    const told = page.locator("sluice-columns .codes");
    assert.match(await told.innerText(), /In “mood”, “-99” may stand for no answer/);
    await told.getByRole("button", { name: "Count as missing" }).click();
    await page.locator("sluice-categories").getByText("Empty cells and “-99” count here").waitFor();
    assert.equal(await told.count(), 0);
    assert.deepEqual(complaints, []);
  }));
