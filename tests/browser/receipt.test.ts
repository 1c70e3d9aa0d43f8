// SPDX-License-Identifier: GPL-3.0-or-later
/** Sentences beside a saved file and in its receipt, held against the files themselves, in each language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { dice } from "../api/helpers.js";
import { csv, saved } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";

useBrowser();

const WARDS = ["Emergency", "Cardiology", "Surgery", "Oncology", "Fevers"];

/** Patients, of whom some have no value and few are ill in each ward. */
function hospital(seed: number): string[][] {
  const roll = dice(seed);
  return Array.from({ length: 400 + roll(300) }, () => {
    const ill = roll(15) === 0;
    const ward = WARDS[ill ? (roll(3) ? 4 : roll(5)) : Math.min(roll(5), roll(5))] ?? "";
    return [roll(14) === 0 ? "" : ill ? "positive" : "negative", ward];
  });
}

interface Words {
  changed: RegExp;
  about: RegExp;
  codes: RegExp;
  not: RegExp;
  counts: RegExp;
  single: RegExp;
  few: RegExp;
  preview: RegExp;
}

const words: Record<string, Words> = {
  en: {
    changed: /^We changed ([\d,]+) of ([\d,]+) answers in “ward” by chance\./,
    about: /We changed about ([\d,]+) of ([\d,]+) answers in “ward” by chance\./,
    codes: /The code names the real answer in (?:about )?([\d,]+) of ([\d,]+) rows\./,
    not: /It does not hide “ward”\./,
    counts: /It holds true counts: status by ward\./,
    single: /(\d+) of its counts (?:is|are) of one person/,
    few: /(\d+) of its counts (?:is|are) of 2 to 4 people/,
    preview: /^Chance changes about ([\d,]+) of ([\d,]+) answers\.$/,
  },
  nl: {
    changed: /^We hebben ([\d.]+) van de ([\d.]+) antwoorden in “ward” door toeval veranderd\./,
    about: /We hebben ongeveer ([\d.]+) van de ([\d.]+) antwoorden in “ward” door toeval veranderd\./,
    codes: /De code noemt het echte antwoord in (?:ongeveer )?([\d.]+) van de ([\d.]+) rijen\./,
    not: /Het verbergt “ward” niet\./,
    counts: /Het bevat echte aantallen: status per ward\./,
    single: /(\d+) van die aantallen (?:gaat|gaan elk) over één persoon\./,
    few: /(\d+) van die aantallen (?:gaat|gaan elk) over 2 tot 4 mensen\./,
    preview: /^Het toeval verandert ongeveer ([\d.]+) van de ([\d.]+) antwoorden\.$/,
  },
  de: {
    changed: /^Wir haben ([\d.]+) von ([\d.]+) Antworten in „ward“ per Zufall geändert\./,
    about: /Wir haben etwa ([\d.]+) von ([\d.]+) Antworten in „ward“ per Zufall geändert\./,
    codes: /Der Code nennt die echte Antwort in (?:etwa )?([\d.]+) von ([\d.]+) Zeilen\./,
    not: /Es verbirgt „ward“ nicht\./,
    counts: /Sie enthält echte Anzahlen: status je ward\./,
    single: /(\d+) dieser Anzahlen (?:betrifft|betreffen je) eine Person\./,
    few: /(\d+) dieser Anzahlen (?:betrifft|betreffen je) 2 bis 4 Menschen\./,
    preview: /^Der Zufall ändert etwa ([\d.]+) von ([\d.]+) Antworten\.$/,
  },
};

const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]|<\/?bdi>/g, "");

/** The numbers in the only place of a text where they stand. */
function numbers(text: string, pattern: RegExp): number[] {
  const found = pattern.exec(text);
  assert.ok(found, `${pattern} in ${text}`);
  return found.slice(1).map((n) => Number(n.replaceAll(/\D/g, "")));
}

/** For each thing that may be written, how many people it is written for and for how many of them it is their answer. */
function written({ channel, prior, data }: ProtocolFile, write: string): Map<string, { all: number; same: number }> {
  assert.ok(channel.weights);
  const q = channel.weights.map((row) => row.map((weight) => Number(BigInt(weight)) / 2 ** 62));
  const people = data.categories.map((_, x) => prior.reduce((sum, row) => sum + (row[x] ?? 0), 0));
  const sum = (all: number[]) => all.reduce((total, n) => total + n, 0);
  const of = (y: number) => people.map((n, x) => n * (q[x]?.[y] ?? 0));
  if (write === "values") {
    const same = (x: number) =>
      sum(channel.reports.map((_, y) => (sum(of(y)) > 0 ? (of(y)[x] ?? 0) ** 2 / sum(of(y)) : 0)));
    return new Map(data.categories.map((name, x) => [name, { all: people[x] ?? 0, same: same(x) }]));
  }
  const own = (name: string, y: number) => of(y)[data.categories.indexOf(name.replace(/ \(\d+\)$/, ""))] ?? 0;
  return new Map(channel.reports.map((name, y) => [name, { all: sum(of(y)), same: own(name, y) }]));
}

/** How many rows are to be expected not to have their answer, by the settings alone. */
function beforehand(protocol: ProtocolFile, write: string): number {
  return [...written(protocol, write).values()].reduce((changed, { all, same }) => changed + all - same, 0);
}

/** The same by the saved file as well. */
function expected(protocol: ProtocolFile, write: string, cells: string[]): number {
  const all = written(protocol, write);
  return cells.reduce((changed, cell) => {
    const found = all.get(cell);
    assert.ok(found, cell);
    return changed + 1 - found.same / found.all;
  }, 0);
}

async function download(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent("download");
  await page.locator(button).click();
  return (await saved(await coming)).text;
}

for (const [language, write, seed, width] of [
  ["en", "values", 1, 1280],
  ["en", "reports", 2, 375],
  ["nl", "values", 3, 375],
  ["nl", "reports", 4, 1280],
  ["de", "values", 5, 375],
  ["de", "reports", 6, 375],
] as const) {
  test(`all that is said of a saved file is true of it: ${language}, ${write}, ${width} px`, async () => {
    const t = words[language] as Words;
    const listed = write === "reports" && language !== "nl";
    const rows = hospital(seed);
    await visit(
      async ({ page, complaints }) => {
        const text = `status,ward\n${rows.map((row) => row.join(",")).join("\n")}\n`;
        await page.locator("sluice-opener input[type=file]").setInputFiles(csv("hospital.csv", text));
        await page.locator("sluice-columns #secret").selectOption({ label: "status" });
        await page.locator("sluice-columns #share").selectOption({ label: "ward" });
        await page.locator("sluice-save-bar .go[aria-disabled=false]").waitFor();
        if (write === "reports") {
          await page.locator("sluice-before-after input[value=reports]").check();
          await page.locator("sluice-save-bar .go[aria-disabled=false]").waitFor();
          // Codes are made for counting, and of these most name several answers.
          if (listed) await page.locator("sluice-useful-box .counting").click();
        }
        await page.locator("sluice-save-bar .go[aria-disabled=false]").waitFor();
        const preview = bare(await page.locator("sluice-before-after h2").innerText());
        const file = bare(await download(page, "sluice-save-bar .go"))
          .trimEnd()
          .split("\n")
          .slice(1);
        const box = page.locator("sluice-saved");
        await box.locator("h2").waitFor();
        const protocol = readProtocol(await download(page, "sluice-saved ol li:nth-last-child(2) button"), "");
        const receipt = bare(await download(page, "sluice-saved ol li:nth-last-child(1) button")).replaceAll(
          /<[^>]*>/g,
          "\n",
        );

        const cells = file.map((line) => line.replace(/^"(.*)"$/, "$1"));
        const changed = cells.filter((cell, row) => cell.replace(/ \(\d+\)$/, "") !== rows[row]?.[1]).length;
        const told = (n: number) => (write === "values" ? n : rows.length - n);
        const said = bare(await box.locator(".happened").innerText());
        const exactly = write === "values" ? t.changed : t.codes;
        const names = write === "values" || protocol.channel.standsFor?.some(({ length }) => length === 1) === true;
        if (names) assert.deepEqual(numbers(said, exactly), [told(changed), rows.length], said);
        else assert.equal(changed, rows.length);
        assert.ok(t.not.test(said), said);
        assert.equal(await box.locator(".alone").count(), names ? 1 : 0);
        if (language !== "nl") assert.ok(names);
        const likely = expected(protocol, write, cells);
        const all = Math.round(told(likely));
        const gap = Math.abs(changed - likely);
        assert.ok(gap <= (6 * Math.sqrt(rows.length)) / 2, `${changed} of ${rows.length}`);
        // The number that is said before any is drawn is by the settings alone.
        const before = Math.round(told(beforehand(protocol, write)));
        if (names) assert.deepEqual(numbers(preview, write === "values" ? t.preview : t.codes), [before, rows.length]);

        // A receipt may go out: by the saved file and the settings alone.
        if (names) assert.deepEqual(numbers(receipt, write === "values" ? t.about : t.codes), [all, rows.length]);
        assert.ok(t.not.test(receipt));

        const counts = new Map<string, number>();
        for (const row of rows) counts.set(row.join(), (counts.get(row.join()) ?? 0) + 1);
        const of = (least: number, most: number) => [...counts.values()].filter((n) => n >= least && n <= most).length;
        const held = bare(await box.locator(".held").innerText());
        assert.ok(
          await box.locator("ol li:nth-last-child(2) .held").isVisible(),
          "in the open, beside the settings file",
        );
        for (const place of [held, receipt]) {
          assert.match(place, t.counts);
          for (const [n, pattern] of [
            [of(1, 1), t.single],
            [of(2, 4), t.few],
          ] as const) {
            if (n > 0) assert.deepEqual(numbers(place, pattern), [n], place);
            else assert.ok(!pattern.test(place), place);
          }
        }
        assert.deepEqual(
          protocol.prior
            .flat()
            .filter((n) => n > 0)
            .sort((a, b) => a - b),
          [...counts.values()].sort((a, b) => a - b),
          "these are the counts that it holds",
        );
        // The number for a sample is that of the receipt.
        const far = page.locator("sluice-who .far");
        if (await far.count()) {
          const [, worst = ""] =
            /(?:factor )?([\d.,]+)(?:-?\s?(?:fold|fach)| verschuiven)/.exec(bare(await far.innerText())) ?? [];
          assert.notEqual(worst, "");
          assert.ok(receipt.includes(` ${worst}`), `${worst} in the receipt`);
        }
        assert.equal(await overflow(page), 0);
        assert.deepEqual(await violations(page), []);
        assert.deepEqual(complaints, []);
      },
      // Two are for the people listed, whose method can be changed; the others are for a sample, as the page begins.
      { path: `#lang=${language}${listed ? "&promise=lip" : ""}`, viewport: { width, height: 800 } },
    );
  });
}
