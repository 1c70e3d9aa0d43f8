// SPDX-License-Identifier: GPL-3.0-or-later
/** The rows that are people, and the cells that are lists: what the page asks, what it tells, and the way back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { csv, open, openWith, protocolMade, setRoles } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { add, estimated, RESULTS, rows as reports, settings } from "./results.js";

useBrowser();

const PICKS = ["bus;bike", "bike", "", "bus;train", "train"];
const rows = Array.from({ length: 60 }, (_, i) => `${i % 3 ? "f" : "m"},${i % 2 ? "yes" : "no"},${PICKS[(i * 7) % 5]}`);
const HEADER = "sex,smokes,travel";
const file = (name: string, ...lines: string[]) => csv(name, `${lines.join("\n")}\n`);
const people = (page: Page, n: number) => page.locator("sluice-opener").getByText(`· ${n} people`).waitFor();

test("asks about lines above the header, and about a row of totals, and each answer can be undone", async () => {
  await visit(async ({ page, complaints }) => {
    const table = [`n,${HEADER}`, ...rows.map((row) => `1,${row}`), "Total,,,60"];
    await open(page, file("report.csv", "Report of today", "", ...table));
    await page.getByText("The table seems to begin after line 2.").waitFor();
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Leave these lines out" }).click();
    await page.getByText("The last row looks like totals").waitFor();
    await page.getByRole("button", { name: "Leave it out" }).click();
    await people(page, 60);
    await page.getByText("You left out 3 lines of the file.").waitFor();
    assert.deepEqual(await violations(page), []);
    await setRoles(page, "sex", "smokes");
    assert.deepEqual((await protocolMade(page)).data.categories, ["no", "yes"]);
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await page.getByText("The table seems to begin after line 2.").waitFor();
    await page.getByRole("button", { name: "Leave these lines out" }).click();
    await page.getByRole("button", { name: "It is a person" }).click();
    await people(page, 61);
    assert.deepEqual(complaints, []);
  });
});

test("says on which line a header stands among the rows, and the way back is about as many rows", async () => {
  await visit(async ({ page, complaints }) => {
    await open(page, file("joined.csv", HEADER, ...rows.slice(0, 30), HEADER, ...rows.slice(30)));
    await page.getByText("The row repeats the names of the columns").waitFor();
    await page.getByText("Line 32.", { exact: true }).waitFor();
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Leave such rows out" }).click();
    await people(page, 60);
    await page.getByText("1 row that repeats the names of the columns was left out.").waitFor();
    await page.getByRole("button", { name: "It is a person" }).click();
    await people(page, 61);
    assert.deepEqual(complaints, []);
  });
});

test("tells a survey's rows of labels, which can be people all the same", async () => {
  await visit(async ({ page }) => {
    const ids = HEADER.split(",").map((name) => `"{""ImportId"":""${name}""}"`);
    await openWith(
      page,
      file("qualtrics.csv", HEADER, "Sex,Do you smoke?,Travel", ids.join(","), ...rows),
      "sex",
      "smokes",
    );
    await people(page, 60);
    await page
      .getByText("2 rows of labels or ids, as Qualtrics writes them below the header, were left out.")
      .waitFor();
    assert.deepEqual((await protocolMade(page)).data.categories, ["no", "yes"]);
    await page.getByRole("button", { name: "They are people" }).click();
    await people(page, 62);
    await page.locator("sluice-columns #share").waitFor();
    assert.equal(await page.locator("sluice-columns #share option:checked").innerText(), "smokes", "roles stay");
  });
});

test("asks about a column of lists, splits it, and joins spellings with a word", async () => {
  await visit(async ({ page, complaints }) => {
    const spelt = rows.map((row, i) => (i === 4 ? row.replace("yes", "y\u200bes").replace("no", "n\u200bo") : row));
    await openWith(page, file("lists.csv", HEADER, ...spelt), "sex", "smokes");
    await page.getByText("1 row has another spelling of “no” in smokes").waitFor();
    await page.getByText("travel seems to have several answers in a cell: “bus;bike”.").waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    assert.equal(await overflow(page), 0);
    await page.getByRole("button", { name: "Make each answer a column" }).click();
    await page.getByText("travel is split at “;” into columns of yes and no: “bike”, “bus”, “train”.").waitFor();
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await violations(page), []);
    await setRoles(page, "sex", "travel: bus");
    await page.getByLabel("An empty cell means no to all").check();
    assert.deepEqual((await protocolMade(page)).data.categories, ["no", "yes"]);
    assert.deepEqual(complaints, []);
  });
});

test("asks in Read results about lines above the header, and counts the noisy answers below them", async () => {
  await visit(async ({ page, complaints }) => {
    const table = ["id,district", ...reports("ldp-grr", [40, 30, 20, 10], (i) => [`p${i}`])];
    await add(page, settings("ldp-grr"), file("export.csv", "Answers of today", "By us", "", ...table));
    await page.getByText("The table seems to begin after line 3.").waitFor();
    await page.getByRole("button", { name: "Leave these lines out" }).click();
    await estimated(page);
    assert.equal(await page.locator("sluice-reading-question [role=group]").count(), 0);
    assert.deepEqual(complaints, []);
  }, RESULTS);
});

test("asks about the lines of another file that is to be protected, and takes the answers beside its lists", async () => {
  await visit(async ({ page, complaints }) => {
    await openWith(page, file("lists.csv", HEADER, ...rows), "sex", "smokes");
    await page.getByRole("button", { name: "Make each answer a column" }).click();
    await page.getByText("travel is split at “;”").waitFor();
    const later = file("later.csv", "Report of today", HEADER, ...rows.slice(0, 20), "Total,20,1");
    await page.locator("sluice-privatise input[type=file]").setInputFiles(later);
    const asked = page.locator("#privatise sluice-reading-question [role=group]");
    await asked.getByText("The table seems to begin after line 1.").waitFor();
    await asked.getByRole("button", { name: "Leave these lines out" }).click();
    await asked.getByText("The last row looks like totals").waitFor();
    assert.deepEqual(await violations(page), []);
    await asked.getByRole("button", { name: "Leave it out" }).click();
    await page.locator("sluice-privatise").getByRole("checkbox", { name: "travel: bus" }).waitFor();
    assert.equal(await asked.getByRole("button").count(), 0);
    assert.deepEqual(complaints, []);
  });
});
