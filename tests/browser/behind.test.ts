// SPDX-License-Identifier: GPL-3.0-or-later
/** The pictures behind a promise about neighbours and behind one about a sample, on the page Protect a file. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { csv, designed, openWith, pick, setLevel } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { looks } from "./looks.js";

useBrowser();

const secrets = ["calm", "=cold", "fever", "grave"];
const answers = ["north", "centre", "south", "west"];
const counts = [
  [52, 21, 9, 5],
  [30, 44, 12, 9],
  [8, 30, 40, 11],
  [5, 9, 20, 30],
];

/** People with four secrets and the first so many answers, each as often as this many times the table says. */
function people(width: number, times = 1) {
  const rows = counts.flatMap((row, s) =>
    row.slice(0, width).flatMap((n, x) => Array.from({ length: n * times }, () => `${secrets[s]},${answers[x]}`)),
  );
  return csv("people.csv", `state,place\n${rows.join("\n")}\n`);
}

async function promise(page: Page, label: string): Promise<void> {
  await pick(page, label);
  await designed(page);
}

/** Unfolds a picture. */
async function unfold(page: Page, name: string): Promise<Locator> {
  const part = page.locator(name);
  await part.locator("summary").first().click();
  await part.locator("sluice-chart:not(.stale) svg[role=img]").waitFor();
  return part;
}

const cells = (part: Locator) =>
  part
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent?.trim() ?? "")),
    );

const number = (cell = "") => Number.parseFloat(cell.replace(/[×,]/g, ""));

for (const [colorScheme, pixels] of looks) {
  test(`neighbours are a graph at ${pixels} pixels, ${colorScheme}, under the promise about them alone`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await openWith(page, people(3), "state", "place");
        assert.equal(await page.locator("sluice-profile-graph details").count(), 0);
        await promise(page, "Neighbours look alike");
        await setLevel(page, "0.4");
        const part = await unfold(page, "sluice-profile-graph");
        const rows = await cells(part);
        assert.equal(rows.length, 6);
        const joined = rows.filter(([, yes]) => yes === "yes");
        assert.equal(joined.length, 3);
        for (const [pair, , promised, reached] of rows) {
          assert.ok(number(reached) <= number(promised) + 1e-9, `${pair}: ${reached} of ${promised}`);
        }
        for (const [, , promised] of joined) assert.equal(promised, "×1.5");
        const told = (await part.locator("svg[role=img]").getAttribute("aria-label")) ?? "";
        assert.match(told, /3 of 6 pairs are neighbours/);
        assert.equal(await part.locator("svg[role=img] circle").count(), 4);
        assert.deepEqual(await violations(page, "sluice-profile-graph"), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
      },
      { viewport: { width: pixels, height: 900 }, colorScheme },
    );
  });

  test(`what a sample leaves open is a triangle at ${pixels} pixels, ${colorScheme}, and smaller for more people`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await openWith(page, people(3), "state", "place");
        assert.equal(await page.locator("sluice-confidence details").count(), 0);
        await promise(page, "The table is only a sample");
        const part = await unfold(page, "sluice-confidence");
        assert.equal(await part.locator("g.region").count(), 4);
        const few = await cells(part);
        assert.equal(few.length, 12);
        for (const [, , counted, least, most] of few) {
          assert.ok(number(least) < number(counted) && number(counted) < number(most), `${least} ${counted} ${most}`);
        }
        assert.deepEqual(await violations(page, "sluice-confidence"), []);
        assert.equal(await overflow(page), 0);
        await openWith(page, people(3, 20), "state", "place");
        await unfold(page, "sluice-confidence");
        await part.getByText("only the percentages of the 5,600 people").waitFor();
        const many = await cells(part);
        const width = ([, , , least, most]: string[] = []) => number(most) - number(least);
        for (const [i, row] of many.entries()) assert.ok(width(row) < width(few[i]) / 3, row.join());
        assert.deepEqual(complaints, []);
      },
      { viewport: { width: pixels, height: 900 }, colorScheme },
    );
  });
}

test("of more answers there are intervals, of one secret at a time", async () => {
  await visit(async ({ page, complaints }) => {
    await openWith(page, people(4), "state", "place");
    // No search, which would take its time for so many pairs.
    await pick(page, /^The table is only a sample/);
    await pick(page, /^Randomised response/);
    await designed(page);
    const part = await unfold(page, "sluice-confidence");
    const first = await cells(part);
    assert.deepEqual(first.map(([name]) => name).sort(), answers.toSorted());
    await part.getByRole("combobox", { name: "Among those with" }).selectOption("grave");
    const other = await cells(part);
    assert.notDeepEqual(other, first);
    assert.match((await part.locator("svg[role=img]").getAttribute("aria-label")) ?? "", /state “grave”/);
    assert.deepEqual(complaints, []);
  });
});
