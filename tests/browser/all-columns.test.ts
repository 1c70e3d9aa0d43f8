// SPDX-License-Identifier: GPL-3.0-or-later
/** The list of all columns: each looks like something and has a part, and what is chosen there is what is saved. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { csv, open, openWith, privatise, save } from "./actions.js";
import { useBrowser, visit } from "./browser.js";

useBrowser();

const staff = csv(
  "staff.csv",
  [
    "staff id;office;team;grade;ill;email",
    ...Array.from(
      { length: 240 },
      (_, i) =>
        `S-${1000 + i};${["North", "South"][i % 2]};${["Sales", "Law", "IT"][(i >> 1) % 3]};${["junior", "senior"][(i >> 2) % 2]};${i % 5 && (i >> 1) % 3 ? "no" : "yes"};s${i}@example.org`,
    ),
  ].join("\n"),
);

const roleOf = (page: Page, column: string) => page.getByLabel(`Role of ${column}`, { exact: true });
const offered = (page: Page, column: string) => roleOf(page, column).locator("option").allInnerTexts();
const part = (page: Page, column: string) => roleOf(page, column).locator("option:checked").innerText();

async function list(page: Page): Promise<void> {
  await page.locator("sluice-all-columns summary").click();
}

test("each column is offered the parts it can play", async () => {
  await visit(async ({ page }) => {
    await open(page, staff);
    await list(page);
    // Nothing is chosen by itself, and nothing is together with what is not shared, or kept beside what is not hidden.
    for (const column of ["staff id", "office", "team", "grade", "ill", "email"]) {
      assert.equal(await part(page, column), "Leave out");
      assert.deepEqual(await offered(page, column), ["Leave out", "Share", "Hide", "Protect itself"]);
    }
    await roleOf(page, "ill").selectOption("Hide");
    await roleOf(page, "team").selectOption("Share");
    assert.deepEqual(await offered(page, "office"), [
      "Leave out",
      "Share",
      "Share together",
      "Hide",
      "Protect itself",
      "Keep as it is",
    ]);
    assert.equal(await page.getByLabel("Share", { exact: true }).locator("option:checked").innerText(), "team");
    await roleOf(page, "office").selectOption("Share together");
    assert.equal(await part(page, "team"), "Share together");
    await page.locator("sluice-all-columns p", { hasText: "Each noisy answer stands for a combination" }).waitFor();
    // One alone is shared again.
    await roleOf(page, "office").selectOption("Share");
    assert.deepEqual([await part(page, "team"), await part(page, "office")], ["Leave out", "Share"]);
  });
});

test("a column is kept as it is after a question that names it, and is in the file that is saved", async () => {
  await visit(async ({ page }) => {
    await openWith(page, staff, "ill", "team");
    await list(page);
    await roleOf(page, "grade").selectOption("Keep as it is");
    await page.getByText("The column “grade” would be copied unchanged").waitFor();
    await page.getByRole("button", { name: "Leave it out" }).click();
    assert.equal(await part(page, "grade"), "Leave out");
    await roleOf(page, "grade").selectOption("Keep as it is");
    await page.getByRole("button", { name: "Add “grade” unchanged" }).click();
    assert.equal(await part(page, "grade"), "Keep as it is");
    // Another column that is shared takes nothing back; another one that is hidden does.
    await roleOf(page, "office").selectOption("Share together");
    assert.equal(await part(page, "grade"), "Keep as it is");
    await privatise(page);
    const { text } = await save(page, "Save the file again");
    const [header = "", first = ""] = text.split("\n");
    const at = header.trim().split(",").indexOf("grade");
    assert.ok(at >= 0, header);
    assert.equal(first.trim().split(",").at(at), "junior");
    await roleOf(page, "staff id").selectOption("Hide");
    assert.equal(await part(page, "grade"), "Leave out");
  });
});

test("weights and rare answers are offered with one click each", async () => {
  const school = csv(
    "school.csv",
    [
      "class,meals,weight",
      ...Array.from(
        { length: 203 },
        (_, i) =>
          `${i > 199 ? "9z" : ["7a", "7b", "8a"][i % 3]},${i % 5 && i % 3 ? "no" : "yes"},${(0.5 + (i % 101) / 100).toFixed(2)}`,
      ),
    ].join("\n"),
  );
  await visit(async ({ page }) => {
    await openWith(page, school, "meals", "class");
    const rare = page.getByRole("button", { name: "Merge rare answers" });
    await page.getByText("1 answer of class has fewer than 5 people.").waitFor();
    await rare.click();
    await rare.waitFor({ state: "detached" });
    await page.getByText("weight looks like weights. For now, each row counts once.").waitFor();
    await page.getByRole("button", { name: "Use these weights" }).click();
    await list(page);
    assert.equal(await part(page, "weight"), "Count rows by it");
  });
});

test("a table that is counted already is weighted by its counts with one click", async () => {
  const cells = ["yes", "no"].flatMap((ill) => ["north", "south", "east"].map((place) => `${place},${ill}`));
  const table = csv(
    "counts.csv",
    `place,ill,Anzahl Personen\n${cells.map((cell, i) => `${cell},${40 + 9 * i}`).join("\n")}\n`,
  );
  await visit(async ({ page }) => {
    await open(page, table);
    await page.locator("sluice-columns #secret").selectOption({ label: "ill" });
    await page.locator("sluice-columns #share").selectOption({ label: "place" });
    await page.getByText("The table seems to be counted already").waitFor();
    await page.getByRole("button", { name: "Use these weights" }).click();
    await page.locator("sluice-channel sluice-chart:not(.stale) [role=grid]").waitFor({ state: "attached" });
    await list(page);
    assert.equal(await part(page, "Anzahl Personen"), "Count rows by it");
  });
});
