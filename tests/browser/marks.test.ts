// SPDX-License-Identifier: GPL-3.0-or-later
/** Reports that are sets of answers: what the page shows, and what it writes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { allReports, expanded, isMarks } from "../../wasm/protocol/unary-encoding.js";
import { csv, designed, openWith, pick, privatise, save, setLevel } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { districts, illnesses, survey } from "./survey.js";

useBrowser();

const { text, answers } = survey();
const file = csv("survey.csv", text);

async function choose(page: Page): Promise<void> {
  await openWith(page, file, "illness", "district");
  await setLevel(page, "0.3");
  await pick(page, /^Tick list/);
  await page.locator("sluice-channel", { hasText: "Odds of each tick" }).waitFor();
  await designed(page);
}

/** The beliefs that the chart of bars shows, as its table has them: before and after, by secret. */
async function shownBeliefs(page: Page): Promise<Record<string, number[]>> {
  const rows = page.locator("sluice-beliefs sluice-chart tbody tr");
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => Array.from(row.children, (cell) => cell.textContent ?? "")),
  );
  return Object.fromEntries(
    cells.map(([name = "", ...shares]) => [name, shares.map((share) => Number.parseFloat(share))]),
  );
}

test("marks are shown as what they are, and beliefs are those of whole reports", async () => {
  await visit(async ({ page, complaints }) => {
    await choose(page);
    const picture = page.locator("sluice-channel [role=grid]");
    assert.equal(await picture.getAttribute("aria-label"), "Odds of each tick");
    const row = picture.locator("[role=rowheader]").first();
    assert.match(
      (await row.getAttribute("aria-label")) ?? "",
      /who answer “centre”, 50 have it ticked.*Chance picks each tick on its own/,
    );
    await page
      .locator("sluice-channel")
      .getByText(/A noisy answer ticks any number of answers/)
      .first()
      .waitFor();
    await page
      .locator("sluice-channel")
      .getByText(/Among 100 people whose noisy answer ticks “centre”, whatever else/)
      .first()
      .waitFor({ state: "attached" });

    await privatise(page);
    const protocol = readProtocol((await save(page, "Save the settings file")).text);
    assert.ok(isMarks(protocol.channel));
    const reports = allReports(districts.length);
    const u = Number(protocol.channel.marks.other) / 2 ** 62;
    const chances = expanded(u, districts.length, reports);
    const total = protocol.prior.flat().reduce((sum, n) => sum + n, 0);
    const beliefs = (report: string) => {
      const y = reports.indexOf(report);
      const joint = protocol.prior.map((cells) =>
        cells.reduce((sum, n, x) => sum + (n / total) * (chances[x]?.[y] ?? 0), 0),
      );
      const share = joint.reduce((sum, n) => sum + n, 0);
      return joint.map((n) => n / share);
    };

    // The sentence: the extremes over all 32 reports.
    const sentence = await page.locator("sluice-sentence .sentence").innerText();
    const said = /^For \d+ of (\d+) people, illness is (\w+)\. .*? at most (\d+) and at least (\d+)\./s.exec(sentence);
    assert.ok(said, sentence);
    const [, people, secret = "", most, least] = said;
    const all = reports.map((report) => beliefs(report)[illnesses.indexOf(secret)] ?? 0);
    assert.equal(Number(most), Math.ceil(Math.max(...all) * Number(people)));
    assert.equal(Number(least), Math.floor(Math.min(...all) * Number(people)));

    // The report that says most comes first; any single answer can be looked at.
    const look = page.getByLabel("Look at the noisy answer");
    assert.equal(await look.locator("option:checked").innerText(), "the one that says most");
    const marked = protocol.leakage.lip?.marks ?? [];
    const telling = districts.map((_, x) => (marked.includes(x) ? "y" : "n")).join("");
    const compare = async (report: string) => {
      const shown = await shownBeliefs(page);
      beliefs(report).forEach((belief, s) => {
        const after = shown[illnesses[s] ?? ""]?.[1] ?? -1;
        assert.ok(Math.abs(after - 100 * belief) < 0.51, `${report}: ${illnesses[s]} ${after} ${belief}`);
      });
    };
    await page.locator("sluice-beliefs summary").first().click();
    await compare(telling);
    await look.selectOption("hill, nothing else");
    await designed(page);
    await compare("nnynn");
    assert.deepEqual(await violations(page, "sluice-channel"), []);
    assert.deepEqual(await violations(page, "sluice-beliefs"), []);
    assert.equal(await overflow(page), 0);
    assert.deepEqual(complaints, []);
  });
});

test("a file of marks follows the chances, and says how it is to be read", async () => {
  await visit(async ({ page }) => {
    await choose(page);
    await page
      .locator("sluice-privatise")
      .getByText(/row of letters, one for each answer/)
      .first()
      .waitFor();
    await privatise(page);
    const [header, ...written] = (await save(page, "Save the file again")).text.trimEnd().split(/\r?\n/);
    const protocol = readProtocol((await save(page, "Save the settings file")).text);
    const summary = (await save(page, "Save the receipt")).text;
    assert.equal(header, "district");
    assert.ok(isMarks(protocol.channel));
    const u = Number(protocol.channel.marks.other) / 2 ** 62;
    // 6 sigma, once in 10^9 runs each; the control, a chance that is three tenths off, is 19 sigma away.
    const near = (count: number, n: number, chance: number) =>
      Math.abs(count - n * chance) < 6 * Math.sqrt(n * chance * (1 - chance));
    districts.forEach((district, y) => {
      const own = written.filter((_, i) => answers[i] === district);
      const others = written.filter((_, i) => answers[i] !== district);
      const marked = (reports: string[]) => reports.filter((report) => report[y] === "y").length;
      assert.ok(near(marked(own), own.length, 0.5), district);
      assert.ok(near(marked(others), others.length, u), district);
      assert.ok(!near(marked(others), others.length, u * 1.3), "negative control");
    });
    assert.ok(written.every((report) => /^[yn]{5}$/.test(report)));
    assert.match(summary, /one letter for each answer/);
    assert.match(summary, /Method: Tick list \(oue\)/);
    assert.match(summary, /Odds of a tick for each answer/);
    await page.locator("sluice-saved details > summary").click();
    await page.getByText("How often each answer was ticked").waitFor();
    await page
      .locator("sluice-saved")
      .getByText(/centre: [\d,]+ times/)
      .first()
      .waitFor();
  });
});
