// SPDX-License-Identifier: GPL-3.0-or-later
/** The promise that takes the table for a sample: its channel goes by pairs of secret and answer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { realEngine } from "../api/real-engine.js";
import { long } from "../long.js";
import {
  csv,
  curveDrawn,
  designed,
  errorAt,
  openWith,
  pick,
  privatise,
  save,
  setLevel,
  unfold,
  unfoldChoices,
} from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { drawCurve } from "./curve-held.js";
import { looks } from "./looks.js";
import { districts, illnesses, survey } from "./survey.js";

useBrowser();

const LABEL = "The table is only a sample";
/** Few enough for the optimum to be found at once. */
const places = districts.slice(0, 3);
const text = survey()
  .text.split("\n")
  .filter((line, i) => i === 0 || line === "" || places.some((place) => line.endsWith(`,${place}`)))
  .join("\n");
const file = csv("survey.csv", text);
const radio = (page: Page) => page.getByRole("radio", { name: new RegExp(`^${LABEL}`) });

async function choose(page: Page, level = "1"): Promise<void> {
  await openWith(page, file, "illness", "district");
  await pick(page, LABEL);
  await page.locator("sluice-channel", { hasText: "hidden value and answer together" }).waitFor();
  await setLevel(page, level);
}

/** Protocol as it is saved, with the file. */
async function made(page: Page): Promise<{ protocol: ProtocolFile; written: string; summary: string }> {
  await privatise(page);
  const written = (await save(page, "Save the file again")).text;
  const protocol = readProtocol((await save(page, "Save the settings file")).text);
  return { protocol, written, summary: (await save(page, "Save the receipt")).text };
}

/** H(S,X) of a table of counts, in nats. */
function entropy(table: number[][]): number {
  const total = table.flat().reduce((sum, n) => sum + n, 0);
  return table
    .flat()
    .filter((n) => n > 0)
    .reduce((sum, n) => sum - (n / total) * Math.log(n / total), 0);
}

/** I(S,X;Y) of a protocol file, in nats. */
function information({ prior, channel }: ProtocolFile): number {
  assert.ok(channel.weights);
  const total = prior.flat().reduce((sum, n) => sum + n, 0);
  const shares = prior.flat().map((n) => n / total);
  const rows = channel.weights.map((row) => row.map((weight) => Number(weight) / 2 ** 62));
  const reports = channel.reports.map((_, y) => shares.reduce((sum, share, i) => sum + share * (rows[i]?.[y] ?? 0), 0));
  return shares.reduce(
    (sum, share, i) =>
      sum +
      (rows[i] ?? []).reduce(
        (own, q, y) => own + (q > 0 && share > 0 ? share * q * Math.log(q / (reports[y] ?? 1)) : 0),
        0,
      ),
    0,
  );
}

test("chosen by keyboard, with pairs as rows, and what is kept is that of pairs", async () => {
  await visit(async ({ page, complaints }) => {
    await openWith(page, file, "illness", "district");
    await setLevel(page, "1");
    // Tab leads to the first of those that are unfolded, the arrow keys choose among them.
    await page.locator("sluice-notions summary").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: /^Hidden values look alike/ }).waitFor();
    await page.keyboard.press("Tab");
    for (let step = 0; step < 4; ++step) await page.keyboard.press("ArrowDown");
    assert.ok(await radio(page).isChecked());
    await page.locator("sluice-channel", { hasText: "hidden value and answer together" }).waitFor();
    await designed(page);

    const rows = await page
      .locator("sluice-channel [role=rowheader]")
      .evaluateAll((all) => all.map((row) => row.getAttribute("aria-label") ?? ""));
    const pairs = illnesses.flatMap((illness) => places.map((district) => `${illness} · ${district}`));
    assert.equal(rows.length, pairs.length);
    for (const [i, pair] of pairs.entries())
      assert.ok(rows[i]?.startsWith(`Among 100 people with “${pair}”, `), rows[i]);
    const heads = await page
      .locator("sluice-channel .head")
      .evaluateAll((all) => all.map((head) => head.textContent ?? ""));
    assert.equal(heads.length, illnesses.length);
    for (const [i, illness] of illnesses.entries()) assert.match(heads[i] ?? "", new RegExp(`^illness: ${illness}`));

    // Protocols are those that there are for pairs.
    await unfoldChoices(page);
    await page.locator("sluice-protocols .others .choice").first().waitFor();
    const protocols = await page
      .locator("sluice-protocols input[type=radio]")
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
    assert.deepEqual(protocols.toSorted(), [
      "cr",
      "cr-sets",
      "cr-tight",
      "grr",
      "ir",
      "ir-sets",
      "ir-tight",
      "optimal",
      "polyopt",
      "polyopt-all-pairs",
    ]);

    const kept = await page.locator("sluice-label .kept").innerText();
    const { protocol } = await made(page);
    const share = information(protocol) / entropy(protocol.prior);
    const [, shown] = /^([\d.]+)\s% of the information in “illness” and “district”$/.exec(kept) ?? [];
    assert.ok(Math.abs(Number(shown) - 100 * share) < 0.51, `${kept} ${share}`);
    assert.deepEqual(complaints, []);
  });
});

test("the certainty is part of the protocol: the surer, the less is kept; each holds exactly", async () => {
  const engine = await realEngine();
  await visit(async ({ page }) => {
    await choose(page);
    const found: ProtocolFile[] = [];
    for (const [sure, alpha] of [
      ["90 %", 0.1],
      ["99 %", 0.01],
    ] as const) {
      await page.getByLabel("How certain").selectOption(sure);
      await page.locator("sluice-verdict", { hasText: `(with about ${sure} certainty)` }).waitFor();
      await designed(page);
      await privatise(page);
      const protocol = readProtocol((await save(page, "Save the settings file")).text);
      assert.deepEqual(protocol.guarantee.parameters, { alpha });
      assert.equal(protocol.seesSecret, true);
      assert.ok(engine.audit(protocol).holds);
      const worst = engine.worstCase(protocol).levels.ldp?.level ?? 2;
      assert.ok(worst <= 1 && worst > 0.3, `${worst}`);
      found.push(protocol);
    }
    const [less, more] = found as [ProtocolFile, ProtocolFile];
    assert.ok(information(less) > information(more) + 1e-4);
    // Negative control: what was made for 90 % does not hold at a far smaller chance of being wrong.
    const surer = structuredClone(less);
    surer.guarantee.parameters = { alpha: 1e-6 };
    assert.throws(() => engine.audit(surer), /fewer distributions than alpha asks for/);
  });
});

test("a privatised file has neither column as it was, nor can the secret be added", async () => {
  await visit(async ({ page }) => {
    await choose(page);
    await page.getByText("The page reads all these columns, so the file has to have them").waitFor();
    const boxes = await page.locator("sluice-privatise .keep").allInnerTexts();
    assert.deepEqual(boxes, ["number"]);
    const { protocol, written, summary } = await made(page);
    const [header, ...rows] = written.trimEnd().split(/\r?\n/);
    assert.equal(header, "district");
    assert.equal(rows.length, text.trimEnd().split("\n").length - 1);
    const names = new Set(protocol.channel.reports);
    assert.ok(rows.every((row) => names.has(row.replace(/^"(.*)"$/, "$1"))));
    for (const illness of illnesses) assert.ok(!rows.includes(illness), illness);
    assert.match(
      summary,
      /It does not hide “district”\.[\s\S]*The odds use the hidden column\. The file does not have it as it was\./,
    );
    assert.match(summary, /of the information in “illness” and “district”/);
    assert.match(summary, /with a chance of 0\.05 \(alpha\)/);
    assert.match(summary, /<th>asthma · centre<\/th>/);

    // Drawn values are answers, and nothing but answers.
    await page.locator("sluice-privatise input[value=values]").check();
    await page.locator("sluice-privatise input[type=file]").setInputFiles(csv("other.csv", text));
    await page.getByRole("button", { name: "Protect and save other.csv" }).click();
    await page.locator("sluice-saved", { hasText: "other-private.csv" }).waitFor();
    const values = (await save(page, "Save the file again")).text.trimEnd().split(/\r?\n/).slice(1);
    assert.equal(values.length, rows.length);
    assert.ok(values.every((value) => places.includes(value)));

    // A file without the secret is none that reports can be drawn for.
    await page.locator("sluice-privatise input[type=file]").setInputFiles(csv("half.csv", "district\nhill\n"));
    await page.getByRole("button", { name: "Protect and save half.csv" }).click();
    assert.match(await errorAt(page, "privatise"), /illness/);
  });
});

test("reports that are pairs are in a column of both; what frames them in the picture crosses no heading", async () => {
  await visit(async ({ page }) => {
    await choose(page);
    await pick(page, /^Conditional Reporting, tighter/);
    await page.locator("sluice-channel [role=grid]", { hasText: "asthma · centre" }).waitFor();
    await designed(page);
    for (const width of [1280, 600, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await designed(page);
      const [frames, heads] = await page.locator("sluice-channel svg").evaluate((svg) =>
        [".frame", ".head"].map((name) =>
          [...svg.querySelectorAll(name)].map((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return { top, bottom };
          }),
        ),
      );
      assert.equal(heads?.length, illnesses.length);
      assert.equal(frames?.length, illnesses.length);
      for (const head of heads ?? []) {
        for (const frame of frames ?? []) assert.ok(frame.bottom <= head.top || frame.top >= head.bottom, `${width}`);
      }
    }
    const { protocol, written, summary } = await made(page);
    await page.getByText("survey-private.csv, with “illness · district”").waitFor();
    const [header, ...rows] = written.trimEnd().split(/\r?\n/);
    assert.equal(header, "illness · district");
    const names = new Set(illnesses.flatMap((s) => places.map((x) => `${s} · ${x}`)));
    assert.deepEqual(new Set(protocol.channel.reports), names);
    assert.ok(rows.every((row) => names.has(row)));
    assert.match(summary, /in the column “illness · district”, each a pair of “illness” and “district”/);
  });
});

test("a protocol that there is not under the promise gives way, and weights that are no people are refused", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await pick(page, /^Tick list/);
    await page.locator("sluice-channel", { hasText: "Odds of each tick" }).waitFor();
    await pick(page, LABEL);
    await page.locator("sluice-channel", { hasText: "hidden value and answer together" }).waitFor();
    assert.ok(
      await page
        .getByRole("radio", { name: /^Best for this table/ })
        .first()
        .isChecked(),
    );
    await pick(page, /^Independent reporting, tighter/);
    await pick(page, /^Hidden values look alike/);
    await page
      .locator("sluice-channel", { hasText: "hidden value and answer together" })
      .waitFor({ state: "detached" });
    assert.ok(
      await page
        .getByRole("radio", { name: /^Best for this table/ })
        .first()
        .isChecked(),
    );

    await pick(page, LABEL);
    const rows = ["ill,north,2.5", "ill,south,1.5", "well,north,3", "well,south,4"];
    await openWith(page, csv("weighted.csv", `health,place,weight\n${rows.join("\n")}\n`), "health", "place");
    await page.getByLabel("Use of weight", { exact: true }).selectOption("weight");
    assert.match(await errorAt(page, "level"), /count the people of a sample/);
  });
});

test("protocols are compared by what they keep of pairs", async () => {
  await visit(async ({ page }) => {
    await choose(page);
    const compare = page.locator("sluice-compare");
    await unfold(compare);
    // The same workers draw the curve.
    await drawCurve(page);
    await compare.getByRole("button", { name: "Compare all methods" }).click();
    await compare.getByText(`At ε = 1, “${LABEL}”, with about 95 % certainty.`).waitFor();
    await compare.locator("[role=status]:empty").waitFor({ state: "attached" });
    const rows = compare.locator(".scroll:not(.table) tbody tr");
    assert.equal(await rows.count(), 10);
    assert.equal(await rows.locator("th").first().innerText(), "Best for this table");
    assert.equal((await rows.locator("td:nth-of-type(5)").allInnerTexts()).join(), Array(10).fill("yes").join());
    await compare
      .getByText("This much of the information in illness and district stays")
      .first()
      .waitFor({ state: "attached" });
    // For another certainty it is another comparison.
    await page.getByLabel("How certain").selectOption("99 %");
    await compare.getByRole("button", { name: "Compare at ε = 1" }).waitFor();
  });
});

test("the advice about a sample leads to the promise, and the focus goes with it", async () => {
  await visit(async ({ page }) => {
    const [header, ...rows] = text.trimEnd().split("\n");
    const few = csv("few.csv", `${[header, ...rows.filter((_, i) => i % 20 === 0)].join("\n")}\n`);
    await openWith(page, few, "illness", "district");
    await setLevel(page, "0.5");
    const use = page.getByRole("button", { name: /^Use “For a sample: belief stays close”/ });
    await use.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => /promise=rlip/.test(location.hash));
    assert.ok(await page.getByRole("radio", { name: /^For a sample: belief stays close/ }).isChecked());
    const robust = page.getByRole("radio", { name: "Yes, a sample" });
    assert.ok(await robust.isChecked());
    assert.ok(await robust.evaluate((box: HTMLElement) => (box.getRootNode() as ShadowRoot).activeElement === box));
    await use.waitFor({ state: "detached" });
    await page.locator("sluice-verdict").getByText("This protection is for a sample").waitFor();
    await page.getByRole("button", { name: "Check it again, here" }).click();
    await page.getByText("Two separate programs checked the limit again, in exact arithmetic. It holds.").waitFor();
  });
});

for (const [colorScheme, width] of looks) {
  test(`no rule is broken and nothing runs over: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        // The optimum and the curve of so many pairs as the sample has take most of a minute.
        if (long) {
          await designed(page);
          await pick(page, LABEL);
          await page.locator("sluice-channel", { hasText: "hidden value and answer together" }).waitFor();
          await designed(page);
          await curveDrawn(page);
          assert.deepEqual(await violations(page), []);
        } else {
          await choose(page);
        }
        assert.equal(await overflow(page), 0);
        await privatise(page);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
      },
      { colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}
