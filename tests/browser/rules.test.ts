// SPDX-License-Identifier: GPL-3.0-or-later
/** How cells become categories, as it is seen and edited on the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
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
    await page.getByText(`below ${proposed[0]}`).first().waitFor();
    await field.fill("30; 60");
    await field.press("Enter");
    await page.getByText("30 to below 60").first().waitFor();
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

test("several columns are kept back together", async () => {
  await visit(
    async ({ page }) => {
      await designed(page);
      await open(page, PEOPLE);
      await setRoles(page, "health", "region");
      await designed(page);
      await page.getByText("Keep several columns back together").click();
      await page
        .locator("sluice-preview details", { hasText: "Keep several" })
        .getByRole("checkbox", { name: "sex" })
        .click();
      await page.getByRole("heading", { name: "The secret: health · sex" }).waitFor();
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
