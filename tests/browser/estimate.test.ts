// SPDX-License-Identifier: GPL-3.0-or-later
/** The page for whoever receives reports: what they say, what they cannot say, how many to ask. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { csv, keptOffline, save } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { together, useBrowser, visit } from "./browser.js";
import { looks } from "./looks.js";

useBrowser();

const RECEIVE = { path: "estimate.html" };
const golden = (name: string) => readFileSync(`tests/vectors/protocols/${name}.json`, "utf8");

async function estimated(page: Page): Promise<void> {
  await page.locator("sluice-estimates sluice-chart svg").first().waitFor();
}

async function openProtocol(page: Page, name: string): Promise<void> {
  const buffer = Buffer.from(golden(name));
  await page
    .locator("sluice-protocol-opener input[type=file]")
    .setInputFiles({ name: `${name}.json`, mimeType: "application/json", buffer });
  await page.getByText(`${name}.json`, { exact: true }).waitFor();
}

async function openReports(page: Page, text: string): Promise<void> {
  await page.locator("sluice-reports-opener input[type=file]").setInputFiles(csv("reports.csv", text));
}

for (const [colorScheme, width] of looks) {
  test(`no rule is broken and nothing runs over: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await estimated(page);
        await page.getByRole("button", { name: "Work it out" }).click();
        await page.getByText("for all shares at once").last().waitFor();
        for (const summary of await page.locator("summary").all()) {
          // Not what is in the menu of a narrow screen.
          if (await summary.isVisible()) await summary.click();
        }
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
      },
      { ...RECEIVE, colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}

test("reports on the sample are estimated from: a table, two files, nothing sent", async () => {
  await visit(async ({ page, requests }) => {
    await estimated(page);
    await keptOffline(page);
    const loaded = requests.server.length;
    const { text: table } = await save(page, "Save the table (CSV)");
    const [header, ...rows] = table.trimEnd().split("\n");
    assert.equal(header, "column,category,unbiased,likeliest,low,high");
    assert.equal(rows.length, 6);
    const { text } = await save(page, "Save everything (JSON)");
    const all = JSON.parse(text);
    assert.equal(all.people, 1500);
    assert.equal(all.data.length, 6);
    await page.locator("sluice-estimates select").first().selectOption({ label: "99 %" });
    await page.waitForFunction(async () => true);
    await page.getByText("99 % interval").first().waitFor({ state: "attached" });
    const wider = JSON.parse((await save(page, "Save everything (JSON)")).text);
    assert.equal(wider.confidence, 0.99);
    const width = (survey: typeof all) =>
      survey.data.reduce((sum: number, { each: [low, high] }: { each: [number, number] }) => sum + high - low, 0);
    assert.ok(width(wider) > width(all));
    assert.equal(requests.server.length, loaded);
  }, RECEIVE);
});

together("reports that are opened one after the other", RECEIVE, {
  "counts are read as counts, and a flood is flagged": async ({ page }) => {
    await estimated(page);
    await openProtocol(page, "ldp-grr");
    const [first = "", ...others] = readProtocol(golden("ldp-grr")).channel.reports;
    await openReports(page, `report,count\n${first},5000\n${others.map((report) => `${report},10`).join("\n")}\n`);
    await page.locator("sluice-estimates .bad", { hasText: "cannot have come from this protocol" }).waitFor();
    await page.getByText(`reports.csv: ${(5000 + 10 * others.length).toLocaleString("en")} reports.`).waitFor();
  },

  "what is no report is told with its line; a file of values can be read as one": async ({ page }) => {
    await estimated(page);
    await openProtocol(page, "lip-optimal");
    const { data } = readProtocol(golden("lip-optimal"));
    await openReports(page, `${data.name}\n${data.categories.join("\n")}\nnowhere\n`);
    const alert = page.locator("#reports sluice-error [role=alert]");
    await alert.waitFor();
    const values = data.categories.flatMap((category) => Array.from({ length: 30 }, () => `"${category}"`));
    await openReports(page, `${data.name}\n${values.join("\n")}\n`);
    await alert.filter({ hasText: "values instead of reports" }).waitFor();
    await page.getByRole("button", { name: "Read it as answers drawn from reports" }).click();
    await page.getByText(`reports.csv: ${values.length} reports.`).waitFor();
  },

  "many files are counted together, and the one that does not fit is named; a protocol among them is known": async ({
    page,
  }) => {
    await estimated(page);
    await openProtocol(page, "ldp-grr");
    const { data, channel } = readProtocol(golden("ldp-grr"));
    const single = Array.from({ length: 40 }, (_, i) =>
      csv(`report (${i}).csv`, `${data.name}\n"${channel.reports[i % channel.reports.length]}"\n`),
    );
    const input = page.locator("sluice-reports-opener input[type=file]");
    await input.setInputFiles(single);
    await page.getByText("40 files: 40 reports.").waitFor();
    await input.setInputFiles([...single.slice(0, 3), csv("odd.csv", `${data.name}\nnowhere\n`)]);
    await page.locator("#reports sluice-error [role=alert]", { hasText: "odd.csv" }).waitFor();
    assert.equal(await page.locator("sluice-estimates").count(), 0);
    const buffer = Buffer.from(golden("lip-optimal"));
    await input.setInputFiles({ name: "other.json", mimeType: "application/json", buffer });
    await page.getByRole("button", { name: "Open it as the protocol" }).click();
    await page.getByText("other.json", { exact: true }).waitFor();
  },
});

test("files that are dropped on the page are reports; what is missing of a plan is said", async () => {
  await visit(async ({ page }) => {
    await estimated(page);
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      for (const name of ["one.csv", "two.csv"]) {
        dataTransfer.items.add(new File(["education\nschool\n"], name, { type: "text/csv" }));
      }
      window.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    });
    await page.getByText("2 files: 2 reports.").waitFor();
    const within = page.locator("sluice-planner input[name=within]");
    for (const nothing of ["", "0"]) {
      await within.fill(nothing);
      await page.getByRole("button", { name: "Work it out" }).click();
      await page.getByText("Say how precise the shares are to be").waitFor();
    }
    await within.fill("5");
    await page.getByRole("button", { name: "Work it out" }).click();
    await page.getByText("for all shares at once").last().waitFor();
    assert.equal(await page.getByText("Say how precise the shares are to be").count(), 0);
  }, RECEIVE);
});

test("a protocol that is given for a table goes to the page that is for it", async () => {
  await visit(async ({ page }) => {
    await page.locator("sluice-channel [role=grid]").waitFor();
    const buffer = Buffer.from(golden("ldp-grr"));
    await page
      .locator("sluice-opener input[type=file]")
      .setInputFiles({ name: "given.json", mimeType: "application/json", buffer });
    await page.getByRole("button", { name: "Open it under Answer a question" }).click();
    await page.getByText("given.json", { exact: true }).waitFor();
    assert.ok(page.url().endsWith("answer.html"));
  });
});
