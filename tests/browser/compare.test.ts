// SPDX-License-Identifier: GPL-3.0-or-later
/** All protocols beside each other, on the page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { csv, designed, openWith, setLevel, unfold } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { drawCurve } from "./curve-held.js";
import { widths } from "./looks.js";

useBrowser();

test("protocols are compared at the person's level, and again when it has changed", async () => {
  for (const width of widths) {
    await visit(
      async ({ page, complaints }) => {
        await designed(page);
        const compare = page.locator("sluice-compare");
        await unfold(compare);
        // The same workers draw the curve.
        await drawCurve(page);
        await compare.getByRole("button", { name: "Compare all methods" }).click();
        const rows = compare.locator(".scroll:not(.table) tbody tr");
        await compare.locator("[role=status]:empty").waitFor({ state: "attached" });
        await rows.first().waitFor();
        const names = await rows.locator("th").allInnerTexts();
        const told = ["Conditional Reporting, using the hidden column", "Shortest way, using the hidden column"];
        for (const name of ["Best for this table", "Randomised response", ...told]) {
          assert.ok(names.includes(name), name);
        }
        // In the picture and below it they stand in one order, by what they keep.
        assert.deepEqual(await compare.locator("sluice-chart tbody th").allTextContents(), names);
        const shares = (await rows.locator("td:first-of-type").allInnerTexts()).map((text) =>
          Number.parseFloat(text.replace("at least ", "")),
        );
        assert.deepEqual(
          shares,
          shares.toSorted((a, b) => b - a),
        );
        assert.ok(shares.length > 8 && new Set(shares).size > 3);
        for (const notion of ["Belief stays close", "Hidden values look alike"])
          await compare.getByRole("columnheader", { name: `ε reached for “${notion}”`, exact: true }).waitFor();
        assert.deepEqual(
          (await compare.getByText(/^Not for this table/).innerText()).split(": ")[1]?.split(" and ").slice(-2),
          [
            "One chance of a flip (only for 2 answers)",
            "A chance of a flip for each hidden value (only for 2 answers).",
          ],
        );
        const kept = await rows.first().locator("td").first().innerText();
        assert.match(kept, /^[\d.]+\s%$/);
        assert.deepEqual(await violations(page, "sluice-compare"), []);
        assert.equal(await overflow(page), 0);

        await setLevel(page, "1");
        await compare.getByRole("button", { name: "Compare at ε = 1" }).click();
        await compare.getByText("At ε = 1, “Belief stays close”.").waitFor();
        await compare.locator("[role=status]:empty").waitFor({ state: "attached" });
        await rows.first().waitFor();
        assert.notEqual(await rows.first().locator("td").first().innerText(), kept);
        assert.deepEqual(complaints, []);
      },
      { viewport: { width, height: 900 } },
    );
  }
});

test("how many reports there are is written as other numbers are", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    const people = Array.from({ length: 220 }, (_, i) => `${i % 3 === 0 ? "ill" : "well"},district ${i % 11}`);
    await openWith(page, csv("people.csv", `health,district\n${people.join("\n")}\n`), "health", "district");
    const compare = page.locator("sluice-compare");
    await unfold(compare);
    // The same workers draw the curve.
    await drawCurve(page);
    await compare.getByRole("button", { name: "Compare all methods" }).click();
    const marks = compare.getByRole("row", { name: "Tick list" }).last();
    await marks.getByRole("cell", { name: "2,048", exact: true }).waitFor();
  });
});
