// SPDX-License-Identifier: GPL-3.0-or-later
/** How files beside the first one of Protect are read: other files to protect, noisy answers, workbooks, files of SPSS. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { type Column, statFile } from "../api/stat-files.js";
import { row, workbook } from "../api/tables.js";
import { csv, designed, open, openWith, privatise, save, setRoles, type Upload } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { add, estimated, numbers, RESULTS, rows as reports, settings } from "./results.js";

useBrowser();

const bytes = (name: string, from: Uint8Array): Upload => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(from),
});
const TOWNS = ["Košice", "Wien"];
const people = Array.from({ length: 60 }, (_, i) => `${TOWNS[i % 2]},${i % 3 ? "f" : "m"},${i % 9},5`);

test("asks how another file that is to be protected is read, says how it was, and reads it otherwise", async () => {
  await visit(async ({ page, complaints }) => {
    await openWith(page, csv("own.csv", `town,sex,n,paid\n${people.join("\n")}\n`), "town", "sex");
    const question = page.locator("#privatise sluice-reading-question [role=group]");
    const choose = (name: string, text: string) =>
      page
        .locator("sluice-privatise input[type=file]")
        .setInputFiles(bytes(name, Buffer.from(text.replaceAll("š", "\x9a"), "latin1")));
    const answer = (name: string) => question.getByRole("button", { name, exact: true }).click();
    const reading = page.locator("sluice-privatise sluice-reading");
    const summary = reading.locator("summary");

    await choose("towns.csv", "town,sex\nKošice,f\nWien,m\nWien,f\n");
    await question.getByText("More than one encoding fits towns.csv.").waitFor();
    assert.equal(await question.evaluate((element) => element.matches(":focus")), true);
    assert.equal(await page.locator("#privatise sluice-error [role=alert]").count(), 0);
    assert.deepEqual(await violations(page), []);
    await answer("Košice");
    await summary.getByText("Read as: Windows-1252, commas, the first line has the names, decimal point").waitFor();
    assert.equal(await question.count(), 0);
    await summary.click();
    await page.setViewportSize({ width: 320, height: 640 });
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await violations(page), []);
    await reading.getByLabel("Encoding").selectOption("iso-8859-15");
    await page.locator("#privatise sluice-error").getByText("control character").waitFor();
    const again = page.locator("#privatise sluice-reading");
    await again.getByText("Read it in another way").click();
    await again.getByLabel("Encoding").selectOption("windows-1252");
    await page.locator("sluice-privatise").getByRole("heading").or(summary).first().waitFor();
    await privatise(page);
    assert.equal((await save(page, "Save the file again")).text.trimEnd().split("\n").length, 4);

    await choose("paid.csv", "town;sex;paid, EUR\nWien;f;1,5\nKošice;m;2,5\nWien;f;1,5\n");
    // It says both words as the first question did; then the separator.
    await answer("Košice");
    await question.getByText("Which mark stands between the cells of paid.csv?").waitFor();
    await answer("semicolons");
    await page.locator("sluice-privatise").getByRole("checkbox", { name: "paid, EUR" }).waitFor();

    await choose("rows.csv", "1,30\n2,40\n1,40\n2,30\n");
    await question.getByText("The first line of rows.csv looks like a row.").waitFor();
    await answer("a row like the others");
    await page.locator("sluice-privatise").getByRole("checkbox", { name: "column 2" }).waitFor();
    assert.deepEqual(complaints, []);
  });
});

test("asks about the decimals of another file once it is to be protected", async () => {
  await visit(async ({ page, complaints }) => {
    const pay = (cell: (i: number) => string) =>
      Array.from({ length: 300 }, (_, i) => `${i % 3 ? "f" : "m"};${cell(i)}`);
    await openWith(page, csv("own.csv", `sex;pay\n${pay((i) => String(1000 + i * 30)).join("\n")}\n`), "sex", "pay");
    const other = pay((i) => `${1 + (i % 9)},${String(100 + i)}`).slice(0, 40);
    await page
      .locator("sluice-privatise input[type=file]")
      .setInputFiles(csv("other.csv", `sex;pay\n${other.join("\n")}\n`));
    await page.getByRole("button", { name: "Protect and save other.csv" }).click();
    const question = page.locator("#privatise sluice-reading-question [role=group]");
    await question.getByText(/Which number is 1,100 in “pay”\?/).waitFor();
    await question.getByRole("button", { name: "1100", exact: true }).click();
    await page.locator("sluice-privatise sluice-reading summary", { hasText: "decimal point" }).waitFor();
    await privatise(page);
    assert.match((await save(page, "Save the file again")).text, /^pay\n/);
    assert.deepEqual(complaints, []);
  });
});

test("says in Read results how each file is read, and reads it as somebody says", async () => {
  await visit(async ({ page, complaints }) => {
    const text = (n: number) =>
      reports("ldp-grr", [n, 30, 20, 10], (i) => [`p${i}`]).map((line) => line.replace(",", ";"));
    const file = (name: string, n: number) => csv(name, `id;district\n${text(n).join("\n")}\n`);
    await add(page, settings("ldp-grr"), file("sent.csv", 40));
    await estimated(page);
    const shown = await numbers(page);
    const reading = page.locator("sluice-reports-opener sluice-reading");
    await reading.getByText("Read as: UTF-8, semicolons, the first line has the names, decimal point").click();
    await reading.getByText("they give each of the first rows 2 cells").waitFor();
    await reading.getByLabel("Between cells").selectOption(",");
    await page.locator("sluice-file-question #title").getByText("id;district").waitFor();
    assert.deepEqual(await violations(page), []);
    await reading.getByLabel("Between cells").selectOption("");
    await estimated(page);
    assert.deepEqual(await numbers(page), shown);
    assert.equal(await page.locator("sluice-reports-opener sluice-error [role=alert]").count(), 0);

    await add(page, file("later.csv", 35));
    await page.getByRole("button", { name: "More answers to the same survey" }).click();
    await page.getByText("How these files are read").click();
    await page.getByText("later.csv: Read as: UTF-8, semicolons").waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(complaints, []);
  }, RESULTS);
});

test("says in Read results which rows were left out, with the way back, and which are out because somebody said so", async () => {
  await visit(async ({ page, complaints }) => {
    const table = reports("ldp-grr", [40, 30, 20, 10], (i) => [`p${i}`]);
    const ids = `"{""ImportId"":""id""}","{""ImportId"":""district""}"`;
    await add(
      page,
      settings("ldp-grr"),
      csv("qualtrics.csv", ["id,district", "Id,District", ids, ...table, ""].join("\n")),
    );
    await estimated(page);
    const note = page.locator("sluice-rows-note");
    await note
      .getByText("2 rows of labels or ids, as Qualtrics writes them below the header, were left out.")
      .waitFor();
    await note.getByRole("button", { name: "They are people" }).click();
    // One of them is the header again, in other capitals: whether that is a person is asked.
    await page.locator("sluice-reports-opener sluice-reading-question [role=group]").waitFor();
    assert.deepEqual(complaints, []);
  }, RESULTS);
});

test("a tab that keeps a file keeps how somebody said that it is read", async () => {
  await visit(async ({ page }) => {
    await openWith(page, csv("own.csv", `town,sex,n,paid\n${people.join("\n")}\n`), "town", "sex");
    await page.locator("sluice-reading summary").click();
    await page.getByLabel("Encoding").selectOption("windows-1250");
    await page.locator("sluice-reading summary", { hasText: "Windows-1250" }).waitFor();
    await designed(page);
    await page.locator("sluice-keep").getByRole("checkbox").check();
    await page.waitForFunction(() => sessionStorage.length > 0);
    await page.reload();
    await designed(page);
    await page.locator("sluice-reading summary", { hasText: "Windows-1250" }).waitFor();
  });
});

test("another sheet of a workbook is chosen in Read results, and of a file that is only to be protected", async () => {
  const asRows = (lines: string[]) => lines.map((line, i) => row(i + 1, line.replaceAll('"', "").split(","))).join("");
  const answers = ["id,district", ...reports("ldp-grr", [40, 30, 20, 10], (i) => [`p${i}`])];
  const empty = { Notes: row(1, ["by us"]) + row(2, ["today"]) };
  await visit(async ({ page, complaints }) => {
    const book = workbook({ sheets: { ...empty, Answers: asRows(answers) } });
    await add(page, settings("ldp-grr"), bytes("sent.xlsx", book));
    const reading = page.locator("sluice-reports-opener sluice-reading");
    await reading.getByText("Read as: workbook, sheet “Notes”, other sheets not read").click();
    await reading.getByLabel("Sheet of the workbook").selectOption("Answers");
    await estimated(page);
    await reading.getByText("Read as: workbook, sheet “Answers”, other sheets not read").waitFor();
    assert.deepEqual(complaints, []);
  }, RESULTS);
  await visit(async ({ page, complaints }) => {
    await openWith(page, csv("own.csv", `town,sex,n,paid\n${people.join("\n")}\n`), "town", "sex");
    const book = workbook({
      sheets: { ...empty, People: asRows(["town,sex,age", ...people.map((each) => each.slice(0, -2))]) },
    });
    await page.locator("sluice-privatise input[type=file]").setInputFiles(bytes("later.xlsx", book));
    const reading = page.locator("sluice-privatise sluice-reading");
    await reading.locator("summary").click();
    await reading.getByLabel("Sheet of the workbook").selectOption("People");
    await page.locator("sluice-privatise").getByRole("checkbox", { name: "age" }).waitFor();
    await privatise(page);
    assert.equal((await save(page, "Save the file again")).text.trimEnd().split("\n").length, people.length + 1);
    assert.deepEqual(complaints, []);
  });
});

const QUESTION = "In the last twelve months, how often did you smoke on a normal day?";
const COLUMNS: Column[] = [
  {
    name: "q1",
    label: QUESTION,
    labels: [
      [1, "Never"],
      [2, "Døgnet"],
      [9, "Refused"],
    ],
    missing: [[9, 9]],
  },
  {
    name: "q2",
    label: "Sex",
    labels: [
      [1, "f"],
      [2, "m"],
    ],
  },
  { name: "w" },
];
const ANSWERS = Array.from({ length: 90 }, (_, i) => [[1, 2, 2, 9][i % 4], 1 + (i % 2), 1 + (i % 3)]);

test("shows the labels of an SPSS file where columns are chosen, its notes in a line, and offers its weights", async () => {
  await visit(async ({ page, complaints }) => {
    const file = bytes("survey.sav", await statFile("sav", COLUMNS, ANSWERS, { weight: 2 }));
    await open(page, file);
    const line = page.locator("#data sluice-reading");
    await line.getByText("Read as: SPSS file, UTF-8, rows with weights, some values declared missing").click();
    await line.getByText("UTF-8: the file says so.").waitFor();
    await line.getByText("The file declares some values missing. Their cells are empty: “q1” (22).").waitFor();
    const options = await page.locator("sluice-columns #share option").allInnerTexts();
    assert.deepEqual(options.slice(1), ["q1 · In the last twelve months, how often di…", "q2 · Sex", "w"]);
    await setRoles(page, "q2 · Sex", "q1 · In the last twelve months, how often di…");
    await page.locator("sluice-columns .label", { hasText: QUESTION }).waitFor();
    await page.locator("sluice-preview th", { hasText: QUESTION }).waitFor();
    await designed(page);
    assert.deepEqual(await violations(page), []);
    await page.getByText("The file weights its rows by “w”. For now, each row counts once.").waitFor();
    await page.getByRole("button", { name: "Use these weights" }).click();
    await designed(page);
    assert.equal(await page.getByLabel("Use of w").inputValue(), "weight");
    assert.equal(await page.getByRole("button", { name: "Use these weights" }).count(), 0);
    await page.setViewportSize({ width: 320, height: 640 });
    assert.equal(await overflow(page), 0);
    assert.deepEqual(complaints, []);
  });
});

test("a file of SPSS whose texts are not in the encoding that it names is read in another one", async () => {
  await visit(async ({ page, complaints }) => {
    const whole = Buffer.from(await statFile("sav", COLUMNS, ANSWERS));
    // A byte of Western in the place of two of UTF-8, in a label as long.
    const at = whole.indexOf("Døgnet");
    whole.set(Buffer.from("D\xf8gnets", "latin1"), at);
    await open(page, bytes("old.sav", whole));
    await page
      .locator("#data sluice-error")
      .getByText("The file says that its texts are in the encoding UTF-8.")
      .waitFor();
    const reading = page.locator("#data sluice-reading");
    await reading.getByText("Read it in another way").click();
    await reading.getByLabel("Encoding").selectOption("windows-1252");
    await reading.getByText("Read as: SPSS file, Windows-1252").waitFor();
    await setRoles(page, "q2 · Sex", "q1 · In the last twelve months, how often di…");
    await designed(page);
    await page.locator("sluice-preview td", { hasText: "Døgnets" }).first().waitFor();
    assert.equal(await shownControls(page), 1, "only the encoding");
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(complaints, []);
  });
});

const shownControls = (page: Page) => page.locator("#data sluice-reading select").count();

test("says of a workbook in a line what was not read, or not as one might think, and nothing where there is nothing", async () => {
  await visit(async ({ page, complaints }) => {
    const cells = ["town,sex", ...people.map((line) => line.split(",").slice(0, 2).join(","))].map((line) =>
      line.split(","),
    );
    const sheets = { People: cells.map((each, i) => row(i + 3, each)).join(""), Other: row(1, ["x"]) };
    await open(page, bytes("book.xlsx", workbook({ sheets })));
    const line = page.locator("#data sluice-reading");
    await line
      .getByText("Read as: workbook, sheet “People”, other sheets not read, empty rows above the table")
      .click();
    await line.getByText("Only the sheet “People” was read, not “Other”.").waitFor();
    assert.equal(await shownControls(page), 0);
    assert.deepEqual(await violations(page), []);
    await open(
      page,
      bytes("plain.xlsx", workbook({ sheets: { People: cells.map((each, i) => row(i + 1, each)).join("") } })),
    );
    await page.locator("sluice-opener", { hasText: "plain.xlsx" }).getByText("60 people").waitFor();
    assert.equal(await line.locator("summary").count(), 0);
    assert.deepEqual(complaints, []);
  });
});
