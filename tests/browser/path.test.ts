// SPDX-License-Identifier: GPL-3.0-or-later
/** The whole way: from a file to a privatised file, its protocol and its summary. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { csv, designed, open, openWith, pick, privatise, save, setLevel, unfoldChoices } from "./actions.js";
import { together, useBrowser, visit } from "./browser.js";
import * as chiSquare from "./chi-square.js";
import { districts, illnesses, survey } from "./survey.js";

useBrowser();

const { text, answers } = survey(2);
const file = csv("survey.csv", text);
/** Chance of a false alarm of each statistical test. */
const alpha = 1e-6;

function matrix({ channel }: ProtocolFile): number[][] {
  return (channel.weights ?? []).map((row) =>
    row.map((weight) => Number(BigInt(weight)) / Number(BigInt(channel.denominator))),
  );
}

function tally(protocol: ProtocolFile, written: string[]): number[][] {
  const { categories } = protocol.data;
  const { reports } = protocol.channel;
  const drawn = categories.map(() => reports.map(() => 0));
  written.forEach((report, row) => {
    const x = categories.indexOf(answers[row] ?? "");
    const y = reports.indexOf(report);
    assert.ok(x >= 0 && y >= 0, `row ${row}: ${answers[row]} became ${report}`);
    const counts = drawn[x] ?? [];
    counts[y] = (counts[y] ?? 0) + 1;
  });
  return drawn;
}

/** Cells of a file with one column; reports are quoted where they hold a comma. */
function column(contents: string): string[] {
  const lines = contents.trimEnd().split(/\r?\n/);
  return lines.map((line) => (line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line));
}

/** The share kept, as the page says it. */
async function kept(page: Page): Promise<number> {
  const shown = await page.locator("sluice-label .kept strong").innerText();
  return Number.parseFloat(shown);
}

test("a file becomes reports that follow the channel, and nothing else leaves", async () => {
  await visit(async ({ page, complaints }) => {
    await openWith(page, file, "illness", "district");
    await setLevel(page, "0.7");
    assert.match(
      await page.locator("sluice-preview p").first().innerText(),
      /28,000 rows, 3 columns, separated by commas, UTF-8/,
    );

    await privatise(page);
    const output = await save(page, "Save the file again");
    const protocol = readProtocol((await save(page, "Save the settings file")).text);
    const summary = await save(page, "Save the receipt");

    assert.equal(protocol.guarantee.notion, "lip");
    assert.equal(protocol.guarantee.epsilon, 0.7);
    assert.deepEqual(protocol.data.categories, districts);
    assert.deepEqual(protocol.secret.categories, illnesses);
    const { mutualInformation, dataEntropy } = protocol.utility;
    assert.ok(mutualInformation > 0 && mutualInformation < dataEntropy);
    assert.ok(Math.abs((await kept(page)) - (100 * mutualInformation) / dataEntropy) <= 0.5);

    const [header, ...written] = column(output.text);
    assert.equal(header, "district", "only the privatised column, under its own name");
    assert.equal(written.length, answers.length);

    const channel = matrix(protocol);
    const drawn = tally(protocol, written);
    const found = chiSquare.test(drawn, channel);
    assert.ok(found.pValue > alpha, `p = ${found.pValue}`);

    // The test would notice a channel that mixes in a fiftieth of uniform noise: negative control.
    const wrong = channel.map((row) => row.map((chance) => 0.98 * chance + 0.02 / row.length));
    const rows = drawn.map((row) => row.reduce((sum, n) => sum + n, 0));
    assert.ok(chiSquare.power(wrong, channel, rows, alpha) > 0.99);
    assert.ok(chiSquare.test(drawn, wrong).pValue < alpha);

    assert.match(summary.text, /illness/);
    assert.match(summary.text, /28,000 rows/);
    assert.match(summary.text, /The settings file contains it\./);
    assert.match(summary.text, /Method: Best for this table \(optimal\)/);
    assert.ok(summary.text.includes(`${protocol.guarantee.bound.numerator} / ${protocol.guarantee.bound.denominator}`));
    assert.match(summary.text, /The settings file survey-protocol\.json has all/);
    assert.equal(output.name, "survey-private.csv");
    assert.equal(summary.name, "survey-receipt.html");
    assert.deepEqual(complaints, []);
  });
});

test("answers drawn from reports are categories of the file and follow both draws", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await setLevel(page, "0.7");
    await privatise(page, "values");
    const [, ...written] = column((await save(page, "Save the file again")).text);
    const protocol = readProtocol((await save(page, "Save the settings file")).text);

    // P(written | answer) = sum over reports of P(report | answer) P(written | report).
    const channel = matrix(protocol);
    const total = protocol.prior.flat().reduce((sum, n) => sum + n, 0);
    const marginal = districts.map((_, x) => protocol.prior.reduce((sum, row) => sum + (row[x] ?? 0), 0) / total);
    const reports = protocol.channel.reports.map((_, y) => y);
    const share = (y: number) => marginal.reduce((sum, p, x) => sum + p * (channel[x]?.[y] ?? 0), 0);
    const back = reports.map((y) => marginal.map((p, x) => (p * (channel[x]?.[y] ?? 0)) / share(y)));
    const both = channel.map((row) =>
      districts.map((_, x) => row.reduce((sum, chance, y) => sum + chance * (back[y]?.[x] ?? 0), 0)),
    );
    const drawn = districts.map((answer) =>
      districts.map((value) => written.filter((cell, row) => cell === value && answers[row] === answer).length),
    );
    assert.equal(
      drawn.flat().reduce((sum, n) => sum + n, 0),
      answers.length,
    );
    assert.ok(chiSquare.test(drawn, both).pValue > alpha);
    assert.ok(
      chiSquare.test(
        drawn,
        districts.map(() => marginal),
      ).pValue < alpha,
      "negative control",
    );
  });
});

together(
  "files that are opened one after the other",
  {},
  {
    "another column is passed on only after it has been said what that means": async ({ page }) => {
      await openWith(page, file, "illness", "district");
      const box = page.getByRole("checkbox", { name: "number" });
      assert.equal(await page.getByRole("checkbox", { name: "illness" }).count(), 0, "the secret is not on offer");

      await box.click();
      await page.getByRole("button", { name: "Leave it out" }).click();
      assert.equal(await box.isChecked(), false);

      await box.click();
      const dialog = page.getByRole("dialog");
      assert.match(await dialog.innerText(), /The protection does not cover it/);
      await page.getByRole("button", { name: "Add “number” unchanged" }).click();
      await privatise(page);
      const lines = (await save(page, "Save the file again")).text.trimEnd().split(/\r?\n/);
      assert.deepEqual(lines[0]?.split(",").sort(), ["district", "number"]);
      assert.equal(lines.length, answers.length + 1);
    },

    "both columns may be chosen by name, the same one on both sides swaps them, and the table follows": async ({
      page,
    }) => {
      await open(page, file);
      const hide = page.getByLabel("without revealing", { exact: true });
      const share = page.getByLabel("Share", { exact: true });
      const use = (name: string) => page.getByLabel(`Use of ${name}`, { exact: true }).inputValue();
      await hide.selectOption("illness");
      await share.selectOption("illness");
      assert.equal(await use("illness"), "share");
      assert.equal(await hide.inputValue(), "-1", "a column has one role");
      await page.getByLabel("Use of illness", { exact: true }).selectOption("secret");
      await share.selectOption("district");
      await designed(page);
      assert.equal(await hide.locator("option:checked").innerText(), "illness");
      assert.equal(await use("district"), "share");
      // A hand opens the list anew; keys would pass the column by.
      await share.dispatchEvent("pointerdown");
      await share.selectOption("illness");
      assert.deepEqual([await use("illness"), await use("district")], ["share", "secret"], "they have changed places");
      await page.getByRole("button", { name: "Swap" }).click();
      assert.deepEqual([await use("illness"), await use("district")], ["secret", "share"], "and back");
      await designed(page);
    },

    "of another file its own columns may be kept": async ({ page }) => {
      await openWith(page, file, "illness", "district");
      const later = csv("later.csv", "year,district\n2020,park\n2021,hill\n");
      await page.locator("sluice-privatise input[type=file]").setInputFiles(later);
      await page.getByRole("checkbox", { name: "year" }).click();
      assert.equal(await page.getByRole("checkbox", { name: "number" }).count(), 0, "not a column of this file");
      await page.getByRole("button", { name: "Add “year” unchanged" }).click();
      await page.getByRole("button", { name: "Protect and save later.csv" }).click();
      await page.locator("sluice-saved", { hasText: "2 rows protected." }).waitFor();
      const { name, text: written } = await save(page, "Save the file again");
      assert.equal(name, "later-private.csv");
      assert.match(written, /2020/);
    },

    "a weight column says how many people a row counts for": async ({ page }) => {
      const weighted = "s,x,w\na,u,3.5\na,v,1\nb,u,0.5\nb,v,5\n";
      await openWith(page, csv("table.csv", weighted), "s", "x");
      await page.getByLabel("Use of w", { exact: true }).selectOption("weight");
      await page.locator("sluice-categories", { hasText: "4.5" }).waitFor();
      await designed(page);
      await privatise(page);
      const protocol = readProtocol((await save(page, "Save the settings file")).text);
      assert.deepEqual(protocol.prior, [
        [3.5, 1],
        [0.5, 5],
      ]);
    },

    "a cell that a spreadsheet would run is neutralised": async ({ page }) => {
      const rows = Array.from({ length: 400 }, (_, i) => `${i % 2 ? "p" : "q"},${i % 3 ? "=1+1" : "plain"}`);
      await openWith(page, csv("formula.csv", `secret,answer\n${rows.join("\n")}\n`), "secret", "answer");
      await privatise(page);
      const [, ...written] = column((await save(page, "Save the file again")).text);
      assert.equal(written.length, 400);
      assert.ok(written.some((cell) => cell.startsWith("'")));
      assert.deepEqual(
        written.filter((cell) => cell.startsWith("=")),
        [],
      );
    },

    "a file may be dropped anywhere, and its format is recognised": async ({ page }) => {
      await designed(page);
      const tabs = "name\tcity\nZo\u00eb\tParis\nIda\tOslo\n";
      const transfer = await page.evaluateHandle((text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], "people.tsv"));
        return data;
      }, tabs);
      await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
      const heading = page.locator("sluice-preview p").first();
      await heading.filter({ hasText: "people.tsv" }).waitFor();
      assert.match(await heading.innerText(), /2 rows, 2 columns, separated by tabs, UTF-8 text/);
      assert.equal(await page.locator("sluice-channel").count(), 0, "no column has a role before one is given");
    },

    "the exact check can be asked for again": async ({ page }) => {
      await openWith(page, file, "illness", "district");
      await page.getByRole("button", { name: "Check it again, here" }).click();
      await page.getByText("Two separate programs checked the limit again, in exact arithmetic. It holds.").waitFor();
    },

    "the check says which report comes nearest to the bound, and for whom": async ({ page }) => {
      await openWith(page, file, "illness", "district");
      await page.getByRole("button", { name: "Check it again, here" }).click();
      const said = await page.locator("sluice-verdict .holds").innerText();
      const [, report, ratio, more, less, bound] =
        /The noisy answer “(.+)” is the nearest to the limit\. It is ([\d.]+) times as likely for (.+) as for (.+)\. The limit is ([\d.]+) times\.$/.exec(
          said,
        ) ?? assert.fail(said);
      assert.ok(Number(ratio) <= Number(bound) && Number(ratio) > 1, said);
      assert.ok(report && [more, less].includes("everyone"), said);
      assert.equal(bound, "1.649", "rounded up, and no more digits than anybody needs");
    },
  },
);

test("the sentence tells the real worst case, rounded so that it is never too good", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await setLevel(page, "0.3");
    const sentence = await page.locator("sluice-sentence .sentence").innerText();
    const said =
      /^For (\d+) of 100 people, illness is (\w+)\. Among as many people with the same noisy answer, it is at most (\d+) and at least (\d+)\.\s+With the same real answer, it would be at most (\d+) and at least (\d+)\.$/s.exec(
        sentence,
      );
    assert.ok(said, sentence);
    const label = page.locator("sluice-label div").filter({ hasText: "A reader learns at most" }).locator("dd");
    const [brief = "", sentences = ""] = await label.allInnerTexts();
    const briefs = [said[3], said[4]].map((after) => `${after} of 100 people instead of ${said[1]}`);
    assert.ok(briefs.includes(brief), brief);
    assert.ok(
      sentences.includes(`have “${said[2]}” in “illness”. Among 100 people in all it is ${said[1]}.`),
      sentences,
    );
    await page.locator("sluice-label", { hasText: "times as many people" }).waitFor();
    await privatise(page);
    const protocol = readProtocol((await save(page, "Save the settings file")).text);
    const summary = (await save(page, "Save the receipt")).text;
    for (const fact of await page.locator("sluice-label dd").allInnerTexts()) {
      assert.ok(summary.includes(fact), `the summary says the same: ${fact}`);
    }

    const channel = matrix(protocol);
    const total = protocol.prior.flat().reduce((sum, n) => sum + n, 0);
    const beliefs = protocol.prior.map((row) => {
      const before = row.reduce((sum, n) => sum + n, 0) / total;
      const after = protocol.channel.reports.map((_, y) => {
        const joint = (cells: number[]) => cells.reduce((sum, n, x) => sum + n * (channel[x]?.[y] ?? 0), 0);
        return joint(row) / protocol.prior.reduce((sum, cells) => sum + joint(cells), 0);
      });
      const [most, least] = [Math.max(...after), Math.min(...after)];
      const plain = row.map((n, x) => n / protocol.prior.reduce((sum, cells) => sum + (cells[x] ?? 0), 0));
      return { before, most, least, plain, factor: Math.max(most / before, before / least) };
    });
    const { before = 0, most = 0, least = 0, plain = [], factor = 0 } = beliefs[illnesses.indexOf(said[2] ?? "")] ?? {};
    assert.ok(factor >= Math.max(...beliefs.map((belief) => belief.factor)) - 1e-9, "no other secret moves further");
    assert.deepEqual(
      [said[1], ...said.slice(3)],
      [
        Math.round(before * 100),
        Math.ceil(most * 100),
        Math.floor(least * 100),
        Math.ceil(Math.max(...plain) * 100),
        Math.floor(Math.min(...plain) * 100),
      ].map(String),
    );
    assert.ok(factor <= Math.exp(0.3) * (1 + 1e-12));
  });
});

test("with a level that is none nothing is made with the one before it", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    const level = page.getByLabel("Epsilon (ε)");
    const go = page.getByRole("button", { name: /^Protect and save / });
    await level.fill("99");
    await level.press("Enter");
    await page.getByText("Epsilon above is not a number that fits.").waitFor();
    assert.equal(await go.getAttribute("aria-disabled"), "true");
    await go.press("Enter");
    assert.equal(await page.getByRole("heading", { name: /^Saved/ }).count(), 0);
    assert.equal(await level.inputValue(), "99", "to be corrected");
    // The level from before, chosen again, is one.
    await pick(page, /^Hidden values look alike/);
    await designed(page);
    assert.equal(await level.inputValue(), "0.5");
    assert.equal(await page.getByText("Epsilon above is not a number that fits.").count(), 0);
    await privatise(page);
  });
});

test("at level 0 the page says that no report changes anything", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await setLevel(page, "0");
    await page.locator("sluice-sentence", { hasText: "No noisy answer changes what a reader believes" }).waitFor();
    await unfoldChoices(page);
    await page.getByRole("radio", { name: "Answers look alike", exact: true }).waitFor();
    assert.doesNotMatch(await page.locator("sluice-notions").innerText(), /factor|times/);
  });
});
