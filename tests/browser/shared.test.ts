// SPDX-License-Identifier: GPL-3.0-or-later
/** Several columns shared together, and the promise to those who know some of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { realEngine } from "../api/real-engine.js";
import {
  csv,
  designed,
  errorAt,
  open,
  openWith,
  pick,
  privatise,
  protocolMade,
  save,
  setLevel,
  setRoles,
  unfoldChoices,
} from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { looks } from "./looks.js";

useBrowser();

const LABEL = "Known columns do not help";
const radio = (page: Page) => page.getByRole("radio", { name: new RegExp(`^${LABEL}`) });
const checkbox = (page: Page, name: string) => page.locator("sluice-preview").getByRole("checkbox", { name });

/** People for each state of health, age and home; nobody is old and lives in the west. */
const counts: [health: string, age: string, home: string, people: number][] = [
  ["ill", "young", "east", 40],
  ["ill", "young", "west", 90],
  ["ill", "old", "east", 170],
  ["well", "young", "east", 210],
  ["well", "young", "west", 160],
  ["well", "old", "east", 130],
];
const people = counts.flatMap(([health, age, home, n]) => Array.from({ length: n }, () => [health, age, home]));
const rows = people.map((_, i) => [`${i}`, ...(people[(i * 373) % people.length] ?? [])]);
const file = csv("people.csv", `id,health,age,home\n${rows.map((row) => row.join()).join("\n")}\n`);
const combinations = ["old · east", "young · east", "young · west"];

async function share(page: Page): Promise<void> {
  await openWith(page, file, "health", "age");
  await page.getByLabel("Use of home", { exact: true }).selectOption("share");
  await designed(page);
}

/**
 * How much more or less likely a report makes a secret, at most, for somebody who knows some columns (those for which
 * `known`). It is ln of the ratio of its chances with the secret and without it.
 */
function gained({ prior, channel, data }: ProtocolFile, known: boolean[]): number {
  const values = (data.columns ?? []).filter((_, column) => known[column]).map((column) => column.values);
  const told = data.categories.map((_, x) => JSON.stringify(values.map((column) => column[x])));
  const levels = [...new Set(told)].flatMap((context) =>
    channel.reports.flatMap((_, y) => {
      const chance = (secrets: number[][]) => {
        const cells = secrets.flatMap((row) => row.map((n, x) => ({ n: told[x] === context ? n : 0, x })));
        const sent = cells.reduce((sum, { n, x }) => sum + n * Number(channel.weights?.[x]?.[y]), 0);
        return sent / cells.reduce((sum, { n }) => sum + n, 0);
      };
      const everybody = chance(prior);
      return everybody > 0 ? prior.map((row) => Math.abs(Math.log(chance([row]) / everybody))) : [0];
    }),
  );
  // If nobody with the secret is known to be so, there is nothing to learn.
  return Math.max(...levels.filter((level) => !Number.isNaN(level)));
}

test("two columns are shared by keyboard, and whoever knows one of them learns no more", async () => {
  const engine = await realEngine();
  await visit(async ({ page, complaints }) => {
    await openWith(page, file, "health", "age");
    await unfoldChoices(page);
    assert.equal(await radio(page).count(), 0, "of one column nobody can know a part");
    const more = page.locator("sluice-preview summary").first();
    await more.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.deepEqual(await page.locator("sluice-preview details").first().locator(".tick-box").allInnerTexts(), [
      "id",
      "age",
      "home",
    ]);
    assert.ok(await checkbox(page, "age").isChecked());
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.getByRole("heading", { name: "Shared: age and home" }).waitFor();
    await designed(page);
    assert.equal(await page.getByLabel("Use of home", { exact: true }).inputValue(), "share");
    assert.equal(await page.getByLabel("Share", { exact: true }).locator("option:checked").innerText(), "age and home");
    assert.ok(
      await checkbox(page, "home").evaluate(
        (box: HTMLElement) => (box.getRootNode() as ShadowRoot).activeElement === box,
      ),
    );
    await setLevel(page, "0.3");

    // The arrow keys go from promise to promise.
    await unfoldChoices(page);
    await page.getByRole("radio", { name: /^Hidden values look alike/ }).focus();
    for (let step = 0; step < 8 && !(await radio(page).isChecked()); ++step) await page.keyboard.press("ArrowDown");
    await page.locator("sluice-sentence", { hasText: "who knows none of the shared columns" }).waitFor();
    await designed(page);
    const heads = await page
      .locator("sluice-channel [role=rowheader]")
      .evaluateAll((all) => all.map((head) => head.getAttribute("aria-label") ?? ""));
    assert.equal(heads.length, combinations.length);
    for (const [i, name] of combinations.entries())
      assert.ok(heads[i]?.startsWith(`Among 100 people who answer “${name}”, `), heads[i]);
    // Under the ages, so that a narrow screen has room for the homes.
    const groups = await page.locator("sluice-channel .head").allTextContents();
    assert.equal(groups.length, 2);
    assert.match(groups.join(" | "), /^age: old.* \| age: young/);
    await unfoldChoices(page);
    await page.locator("sluice-protocols .others .choice").first().waitFor();
    const protocols = await page
      .locator("sluice-protocols input[type=radio]")
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
    for (const name of ["optimal", "product", "sequential"]) assert.ok(protocols.includes(name), name);
    assert.match(await page.locator("sluice-label .kept").innerText(), /of the information in “age” and “home”$/);

    assert.deepEqual(await page.locator("sluice-privatise .keep").allInnerTexts(), ["id"]);
    await privatise(page);
    const protocol = readProtocol((await save(page, "Save the settings file")).text);
    assert.equal(protocol.guarantee.notion, "srlip");
    assert.equal(protocol.guarantee.epsilon, 0.3);
    assert.deepEqual(
      protocol.data.columns?.map(({ name }) => name),
      ["age", "home"],
    );
    assert.ok(engine.audit(protocol).holds);
    for (const known of [
      [false, false],
      [true, false],
      [false, true],
    ]) {
      assert.ok(gained(protocol, known) <= 0.3 * (1 + 1e-9), `${known}`);
    }
    const [head, ...reports] = (await save(page, "Save the file again")).text.trimEnd().split("\n");
    assert.equal(head, "age · home");
    assert.equal(reports.length, people.length);
    const names = new Set(protocol.channel.reports);
    assert.ok(reports.every((report) => names.has(report)));
    const { text: summary } = await save(page, "Save the receipt");
    assert.match(summary, /<h2>What happened to “age” and “home”<\/h2>/);
    assert.match(summary, /Each answer in “age” and “home” became a noise code, picked by chance\./);

    // Answers drawn from reports stand in the columns that there were.
    await privatise(page, "values");
    const [names2, ...values] = (await save(page, "Save the file again")).text.trimEnd().split("\n");
    assert.equal(names2, "age,home");
    assert.ok(values.every((value) => combinations.includes(value.replace(",", " · "))));
    const same = values.filter((value, i) => value === rows[i]?.slice(2).join()).length;
    assert.ok(same < people.length, `${same}`);
    assert.deepEqual(complaints, []);
  });
});

test("each column by itself and one after the other keep the promise; belief that stays close alone does not", async () => {
  const engine = await realEngine();
  await visit(async ({ page }) => {
    await share(page);
    await setLevel(page, "0.3");
    // Negative control: what is made for another promise is not safe against those who know a column.
    const plain = await protocolMade(page);
    assert.equal(plain.guarantee.notion, "lip");
    assert.ok(Math.max(gained(plain, [true, false]), gained(plain, [false, true])) > 0.31);
    const claimed = structuredClone(plain);
    claimed.guarantee.notion = "srlip";
    assert.equal(engine.audit(claimed).holds, false);

    await pick(page, LABEL);
    for (const [label, name] of [
      [/^Each column on its own/, "product"],
      [/^One column after the other/, "sequential"],
    ] as const) {
      await pick(page, label);
      await page.locator("sluice-kept", { hasNotText: "No method with this protection that uses only" }).waitFor();
      const protocol = await protocolMade(page);
      assert.equal(protocol.protocol, name);
      assert.ok(engine.audit(protocol).holds);
      assert.ok(Math.max(gained(protocol, [true, false]), gained(protocol, [false, true])) <= 0.3 * (1 + 1e-9));
    }

    // With one column left the promise gives way, and so does its protocol.
    await page.getByLabel("Share", { exact: true }).selectOption("home");
    await page.getByRole("heading", { name: "Shared: home" }).waitFor();
    await designed(page);
    assert.equal(await radio(page).count(), 0);
    assert.ok(await page.getByRole("radio", { name: /^Belief stays close/ }).isChecked());
    assert.equal(await page.getByLabel("Use of age", { exact: true }).inputValue(), "leave");
  });
});

test("choosing by keyboard for a column takes nothing from the others", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "health", "age");
    const home = page.getByLabel("Use of home", { exact: true });
    await home.focus();
    // Past the secret, which stays with the other column; the same key twice is that at any pace, as letters of a word are not.
    await page.keyboard.press("s");
    await page.keyboard.press("s");
    await page.getByRole("heading", { name: "Shared: age and home" }).waitFor();
    assert.equal(await page.getByLabel("Use of health", { exact: true }).inputValue(), "secret");
  });
});

test("too many combinations are explained at step 1, and the page goes on", async () => {
  const lines = Array.from({ length: 2000 }, (_, i) => `${i % 2},a${i % 50},b${Math.floor(i / 40)}`);
  await visit(async ({ page, complaints }) => {
    await open(page, csv("many.csv", `s,a,b\n${lines.join("\n")}\n`));
    await setRoles(page, "s", "a");
    await designed(page);
    await page.getByLabel("Use of b", { exact: true }).selectOption("share");
    const error = await errorAt(page, "data");
    assert.match(error, /“a”, “b” have more than 1000 combinations of values/);
    assert.match(error, /choose fewer columns/);
    assert.equal(await page.locator("sluice-channel").count(), 0, "nothing of the earlier table is left");
    await page.getByLabel("Use of b", { exact: true }).selectOption("leave");
    await designed(page);
    assert.equal(await page.locator("#data sluice-error [role=alert]").count(), 0);
    assert.deepEqual(complaints, []);
  });
});

for (const [colorScheme, width] of looks) {
  test(`no rule is broken and nothing runs over: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await designed(page);
        await page.locator("sluice-preview summary").first().click();
        await checkbox(page, "health").check();
        await page.getByRole("heading", { name: "Shared: education and health" }).waitFor();
        await pick(page, LABEL);
        await page.locator("sluice-sentence", { hasText: "who knows none of the shared columns" }).waitFor();
        await designed(page);
        assert.deepEqual(await violations(page), []);
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
