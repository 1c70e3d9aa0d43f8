// SPDX-License-Identifier: GPL-3.0-or-later
/** How cells become categories, as it is seen and edited on the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readCells } from "../../web/facts/rules.js";
import { csv, designed, open, openWith, protocolMade, setRoles } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";

useBrowser();

const rows = Array.from(
  { length: 900 },
  (_, i) =>
    `${i % 3 ? "well" : "ill"},${18 + ((i * 37) % 70)},${["north", "south", "?", ""][(i * 7) % 4]},${i % 5 ? "m" : "f"}`,
);
const PEOPLE = csv(
  "people.csv",
  `health,age,region,sex\n${[...rows, "ill,40,islands,m", "well,41,abroad,f"].join("\n")}\n`,
);

test("ranges are proposed for numbers, seen and edited, and saved in the protocol", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    await openWith(page, PEOPLE, "health", "age");
    const field = page.getByLabel("Divide “age” at");
    const proposed = (await field.inputValue()).split("; ").map(Number);
    assert.ok(proposed.length >= 3 && proposed.every((edge, i) => i === 0 || edge > (proposed[i - 1] ?? 0)));
    const listed = page.locator("sluice-categories tr th");
    await listed
      .filter({ hasText: `below ${proposed[0]}` })
      .first()
      .waitFor();
    await field.fill("30; 60");
    await field.press("Enter");
    await listed.filter({ hasText: "30 to below 60" }).first().waitFor();
    const protocol = await protocolMade(page);
    assert.deepEqual(protocol.coding, [{ column: "age", edges: [30, 60] }]);
    assert.deepEqual(protocol.data.categories, ["below 30", "30 to below 60", "60 or more"]);
    await field.fill("60; 30");
    await field.press("Enter");
    await page.getByText("is not a list of rising numbers").waitFor();
    assert.deepEqual(await violations(page), []);
  });
});

test("missing cells and rare categories are merged as asked, and it is said what was", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    await openWith(page, PEOPLE, "health", "region");
    await page.locator("sluice-rules summary").click();
    await page.getByLabel("Count as missing, beside empty cells").fill("?; NA");
    await page.getByLabel("Count as missing, beside empty cells").press("Enter");
    await page.getByLabel("Merge categories of fewer than").fill("5");
    await page.getByLabel("Merge categories of fewer than").press("Enter");
    await page.getByText("Merged in “region” into “other”: abroad and islands.").waitFor();
    const { data, coding } = await protocolMade(page);
    assert.deepEqual(data.categories, ["", "north", "other", "south"]);
    assert.deepEqual(coding, [
      { column: "health", missing: ["?", "NA"] },
      { column: "region", missing: ["?", "NA"], merged: [{ into: "other", cells: ["abroad", "islands"] }] },
    ]);
  });
});

test("ranges are listed in their order; the box stays open, and the focus in it, when its last field is cleared", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    await openWith(page, PEOPLE, "health", "age");
    const field = page.getByLabel("Divide “age” at");
    await field.fill("30; 80");
    await field.press("Enter");
    const listed = page.locator("sluice-categories section", { hasText: "Shared: age" }).locator("tr th");
    await listed.filter({ hasText: "30 to below 80" }).waitFor();
    assert.deepEqual(await listed.allInnerTexts(), ["below 30", "30 to below 80", "80 or more"]);
    await field.fill("");
    await field.press("Tab");
    await listed.filter({ hasText: /^18$/ }).waitFor();
    assert.ok(await field.isVisible());
    const missing = page.getByLabel("Count as missing, beside empty cells");
    assert.ok(await missing.evaluate((box) => (box.getRootNode() as ShadowRoot).activeElement === box));
  });
});

test("commas are between missing cells as well, one number stands for all that is missing, and what stays rare is named", async () => {
  const [header = "", ...lines] = PEOPLE.buffer.toString().trimEnd().split("\n");
  const people = csv(
    "one.csv",
    `${[header, ...lines.filter((line) => !line.includes("abroad")), "ill,30,NA,m"].join("\n")}\n`,
  );
  await visit(async ({ page }) => {
    await designed(page);
    await openWith(page, people, "health", "region");
    await page.getByText(/^225 rows have no value here/).waitFor();
    await page.locator("sluice-rules summary").click();
    const missing = page.getByLabel("Count as missing, beside empty cells");
    await missing.fill("?, NA");
    await missing.press("Enter");
    await page.getByText("Empty cells and “?” and “NA” count here as a category of their own").waitFor();
    assert.equal(await missing.inputValue(), "?; NA");
    assert.equal(await page.getByText("rows have no value here").count(), 0);
    const row = page.locator("sluice-categories tr", { hasText: "(empty)" });
    assert.match(await row.innerText(), /451/);
    await page.getByLabel("Merge categories of fewer than").fill("5");
    await page.getByLabel("Merge categories of fewer than").press("Enter");
    await page.getByText("“islands” in “region” has 1, fewer than 5, and stays: it is the only one.").waitFor();
    // A cell with a comma in it is one cell.
    assert.deepEqual(readCells("?, NA", ["north, west"]), ["?, NA"]);
    assert.deepEqual(readCells("?, NA; x", ["north"]), ["?", "NA", "x"]);
  });
});

test("rare categories that stay below the limit together are said to, and a wide table to scroll", async () => {
  await visit(
    async ({ page }) => {
      await designed(page);
      await openWith(page, PEOPLE, "health", "region");
      await page.getByText("The table is wider than the screen").waitFor();
      await page.locator("sluice-rules summary").click();
      await page.getByLabel("Merge categories of fewer than").fill("5");
      await page.getByLabel("Merge categories of fewer than").press("Enter");
      await page.getByText("“other” in “region” still has only 2, fewer than 5.").waitFor();
      await designed(page);
      assert.deepEqual(await violations(page), []);
      assert.equal(await overflow(page), 0);
    },
    { viewport: { width: 320, height: 900 } },
  );
});

test("several columns are kept back together", async () => {
  await visit(
    async ({ page }) => {
      await designed(page);
      await open(page, PEOPLE);
      await setRoles(page, "health", "region");
      await designed(page);
      await page.getByText("Hide several columns together").click();
      await page
        .locator("sluice-preview details", { hasText: "Hide several" })
        .getByRole("checkbox", { name: "sex" })
        .click();
      await page.getByRole("heading", { name: "Hidden: health · sex" }).waitFor();
      const { secret } = await protocolMade(page);
      assert.deepEqual(
        secret.columns?.map(({ name }) => name),
        ["health", "sex"],
      );
      assert.equal(await overflow(page), 0);
    },
    { viewport: { width: 320, height: 900 } },
  );
});
