// SPDX-License-Identifier: GPL-3.0-or-later
/** One column that is protected itself: one tap, true words, a receipt, and settings that hold no counts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { isForReaders, readSettings } from "../../wasm/protocol/readers-check.js";
import { csv, designed, open, openWith, privatise, save } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { looks } from "./looks.js";
import { add, estimated, numbers, RESULTS } from "./results.js";

useBrowser();

const rows = Array.from(
  { length: 600 },
  (_, i) => `${["Sales", "Sales", "Law", "IT"][i % 4]},${i % 3 ? "no" : "yes"},${i}`,
);
const staff = csv("staff.csv", `team,ill,number\n${rows.join("\n")}\n`);

test("from the list of columns to the saved file, its receipt and its results", async () => {
  const saved = { reports: "", readers: "", full: "", receipt: "" };
  await visit(async ({ page, complaints }) => {
    await open(page, staff);
    await page.locator("sluice-all-columns summary").click();
    await page.getByLabel("Role of team").selectOption("Protect itself");
    await designed(page);
    await page.getByText("Each answer in team is protected itself. No other column is needed").waitFor();
    const before = page.locator("sluice-before-after");
    await before
      .getByText("This hides “team”.")
      .or(before.getByText("a reader learns from the file about “team”."))
      .waitFor();
    // Nothing is said of another column, or of a sample, which this does not depend on.
    assert.equal(await page.locator("sluice-who fieldset").count(), 0);
    assert.doesNotMatch(await before.innerText(), /does not hide/);
    await page.locator("sluice-guess-box").getByText("Right guesses of team, of 100:").waitFor();
    // Both fields name the column.
    for (const role of ["share", "secret"])
      assert.equal(await page.locator(`sluice-columns #${role} option:checked`).innerText(), "team");
    await page.getByRole("button", { name: "Protect and save staff.csv" }).click();
    await page.locator("sluice-saved h2").waitFor();
    const box = page.locator("sluice-saved ol");
    await box.getByText("staff-readers.json, the settings for readers. They hold no counts.").waitFor();
    await box.getByText("It holds true counts of team.").waitFor();
    saved.reports = (await save(page, "Save the file again")).text;
    saved.full = (await save(page, "Save the settings file")).text;
    saved.readers = (await save(page, "Save settings for readers")).text;
    saved.receipt = (await save(page, "Save the receipt")).text;
    assert.deepEqual(complaints, []);
  });
  const [header, ...lines] = saved.reports.trim().split("\n");
  assert.equal(header, "team");
  assert.equal(lines.length, 600);
  assert.ok(lines.every((line) => ["Sales", "Law", "IT"].includes(line)));
  const full = readProtocol(saved.full);
  assert.equal(full.guarantee.notion, "data-ldp");
  assert.equal(full.protocol, "grr");
  assert.ok(isForReaders(readSettings(saved.readers)));
  assert.match(saved.receipt, /It holds for all people, listed or not\./);
  assert.match(saved.receipt, /Worst case: “team”/);
  assert.doesNotMatch(saved.receipt, /does not hide “/);
  await visit(async ({ page }) => {
    const settings = { name: "s.json", mimeType: "application/json", buffer: Buffer.from(saved.readers) };
    await add(page, settings, csv("r.csv", saved.reports));
    await estimated(page);
    assert.equal((await numbers(page)).length, 3);
  }, RESULTS);
});

test("a column chosen on both sides may be meant, and two columns are two again", async () => {
  await visit(async ({ page }) => {
    await openWith(page, staff, "ill", "team");
    await page.locator("sluice-columns #secret").selectOption({ label: "team" });
    await page.getByRole("button", { name: "Protect team itself" }).click();
    await page.getByText("Each answer in team is protected itself.").waitFor();
    await designed(page);
    await page.locator("sluice-columns #secret").selectOption({ label: "ill" });
    await designed(page);
    assert.equal(await page.locator("sluice-columns #share option:checked").innerText(), "team");
    assert.equal(await page.locator("sluice-who fieldset").count(), 1);
    await privatise(page);
    const protocol = readProtocol((await save(page, "Save the settings file")).text);
    assert.deepEqual([protocol.secret.name, protocol.data.name], ["ill", "team"]);
    assert.notEqual(protocol.guarantee.notion, "data-ldp");
  });
});

for (const [colorScheme, width] of looks) {
  test(`no rule is broken and nothing runs over: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page }) => {
        await open(page, staff);
        await page.locator("sluice-all-columns summary").click();
        await page.getByLabel("Role of team").selectOption("Protect itself");
        await designed(page);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        const { SLUICE_PICTURES: folder } = process.env;
        if (folder) await page.screenshot({ path: `${folder}/itself-${colorScheme}-${width}.png`, fullPage: true });
      },
      { colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}
