// SPDX-License-Identifier: GPL-3.0-or-later
/** The promise about neighbours, and who they are. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { realEngine } from "../api/real-engine.js";
import { csv, designed, openWith, pick, protocolMade, save, setLevel, unfold } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { drawCurve } from "./curve-held.js";
import { looks } from "./looks.js";

useBrowser();

const LABEL = "Neighbours look alike";
const list = (page: Page) => page.locator("sluice-neighbours");

/** Counts of answers for each income, which grow with it; a second table has other incomes. */
const incomes = ["1", "2", "3", "10"];
const answers = ["bus", "car", "train"];
const counts = [
  [300, 60, 40],
  [200, 120, 80],
  [120, 200, 80],
  [40, 240, 120],
];
function table(names: string[]): string {
  const lines = names.flatMap((income, s) => answers.map((answer, x) => `${income},${answer},${counts[s]?.[x]}`));
  return `income,travel,people\n${lines.join("\n")}\n`;
}
const file = csv("travel.csv", table(incomes));

async function choose(page: Page): Promise<void> {
  await page.getByLabel("Use of people", { exact: true }).selectOption("weight");
  await designed(page);
  await pick(page, LABEL);
  await list(page).waitFor();
  await designed(page);
  await setLevel(page, "0.3");
}

const warning = (page: Page) => list(page).locator("[role=status] p");

/** The protocol that stands, when it is for these pairs. */
async function made(page: Page, pairs: string[][]): Promise<ProtocolFile> {
  await page.getByText(new RegExp(`^${pairs.length} pairs? of neighbours$`)).waitFor();
  const protocol = await protocolMade(page);
  assert.equal(protocol.guarantee.notion, "profile");
  assert.deepEqual(protocol.guarantee.parameters, { neighbours: pairs });
  return protocol;
}

/** The level of a pair of incomes: ln of the largest ratio of the chances of a report. */
function level({ prior, channel }: ProtocolFile, one: string, other: string): number {
  const [a, b] = [incomes.indexOf(one), incomes.indexOf(other)];
  const chance = (s: number, y: number) => {
    const row = prior[s] ?? [];
    const sent = row.reduce((sum, n, x) => sum + n * Number(channel.weights?.[x]?.[y]), 0);
    return sent / row.reduce((sum, n) => sum + n, 0);
  };
  return Math.max(...channel.reports.map((_, y) => Math.abs(Math.log(chance(a, y) / chance(b, y)))));
}

const chain = [
  ["1", "2"],
  ["2", "3"],
  ["3", "10"],
];
const all = incomes.flatMap((one, s) => incomes.slice(s + 1).map((other) => [one, other]));

test("a chain keeps more than all pairs; a pair that is left out changes the protocol; each holds exactly", async () => {
  const engine = await realEngine();
  await visit(async ({ page, complaints }) => {
    await openWith(page, file, "income", "travel");
    await choose(page);
    const kept = ({ utility }: ProtocolFile) => utility.mutualInformation;

    const next = await made(page, chain);
    assert.ok(engine.audit(next).holds);
    for (const [one = "", other = ""] of chain) assert.ok(level(next, one, other) <= 0.3 * (1 + 1e-9));
    assert.ok(level(next, "1", "10") > 0.31, "no neighbours, and told apart more easily");
    const { text: summary } = await save(page, "Save the receipt");
    assert.match(summary, /Neighbours are “1” and “2”; “2” and “3”; “3” and “10”\./);

    // By keyboard, as all that follows.
    await page.getByLabel("Neighbours", { exact: true }).focus();
    await page.keyboard.press("ArrowDown");
    const every = await made(page, all);
    assert.ok(engine.audit(every).holds);
    for (const [one = "", other = ""] of all) assert.ok(level(every, one, other) <= 0.3 * (1 + 1e-9));
    assert.ok(kept(next) > kept(every) + 1e-3, `${kept(next)} ${kept(every)}`);

    // Negative control: what is made for the chain does not hold for all.
    const claimed = structuredClone(next);
    claimed.guarantee.parameters = structuredClone(every.guarantee.parameters ?? {});
    assert.equal(engine.audit(claimed).holds, false);

    await list(page).locator("summary").focus();
    await page.keyboard.press("Enter");
    assert.equal(await list(page).getByRole("checkbox").count(), all.length);
    for (let box = 0; box < 3; ++box) await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    const fewer = all.filter(([one, other]) => one !== "1" || other !== "10");
    const own = await made(page, fewer);
    assert.equal(await warning(page).count(), 0, "others still join them");
    assert.ok(engine.audit(own).holds);
    assert.ok(level(own, "1", "10") > 0.31, "no longer hidden");
    assert.ok(kept(own) > kept(every) + 1e-6);
    assert.equal(await page.getByLabel("Neighbours", { exact: true }).inputValue(), "own");
    assert.deepEqual(complaints, []);
  });
});

test("secrets that no neighbours join are named, as nothing is promised of these", async () => {
  const engine = await realEngine();
  await visit(async ({ page }) => {
    await openWith(page, file, "income", "travel");
    await choose(page);
    assert.equal(await warning(page).count(), 0);
    await list(page).locator("summary").click();
    const box = (name: string) => list(page).getByRole("checkbox", { name, exact: true });
    await box("“3” and “10”").uncheck();
    const alone =
      "In no pair of neighbours: “10”. The protection does not limit how easily a reader tells these apart from others.";
    assert.deepEqual(await warning(page).allInnerTexts(), [alone]);
    // It is as the page says: of "10" reports tell more than of neighbours.
    const protocol = await made(page, chain.slice(0, 2));
    assert.ok(engine.audit(protocol).holds);
    assert.ok(level(protocol, "3", "10") > 0.31, `${level(protocol, "3", "10")}`);
    assert.ok(level(protocol, "1", "3") <= 0.6 * (1 + 1e-9));

    await box("“3” and “10”").check();
    await box("“2” and “3”").uncheck();
    const apart =
      "No neighbours join these groups: “1” and “2”; “3” and “10”. The protection does not limit how easily a reader tells one from another.";
    assert.deepEqual(await warning(page).allInnerTexts(), [apart]);
    await page.getByLabel("Neighbours", { exact: true }).selectOption("next");
    await warning(page).waitFor({ state: "detached" });
  });
});

test("another table has other neighbours, and many categories have no list of pairs", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "income", "travel");
    await choose(page);
    await list(page).locator("summary").click();
    await list(page).getByRole("checkbox", { name: "“1” and “3”", exact: true }).check();
    await made(page, [["1", "2"], ["1", "3"], ...chain.slice(1)]);

    // The same categories: the pairs stay.
    await openWith(page, csv("again.csv", table(incomes)), "income", "travel");
    await page.getByText("4 pairs of neighbours").waitFor();
    const others = ["1", "2", "4", "10"];
    await openWith(page, csv("other.csv", table(others)), "income", "travel");
    assert.equal(await page.getByLabel("Neighbours", { exact: true }).inputValue(), "next");
    await made(page, [
      ["1", "2"],
      ["2", "4"],
      ["4", "10"],
    ]);

    const lines = Array.from({ length: 180 }, (_, i) => `${i % 9},${(i + (i % 9)) % 2 ? "yes" : "no"}`);
    await openWith(page, csv("nine.csv", `s,x\n${lines.join("\n")}\n`), "s", "x");
    assert.equal(await list(page).getByRole("checkbox").count(), 0);
    assert.equal(await list(page).locator("summary").count(), 0);
    // With two answers, protocols that flip them.
    for (const name of [
      /^One chance of a flip/,
      /^A chance of a flip for each hidden value/,
      /^Smooth/,
      /^Fewest wrong/,
    ]) {
      await pick(page, name);
      await designed(page);
    }
  });
});

test("protocols are compared for these neighbours, and again for others", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "income", "travel");
    await choose(page);
    const compare = page.locator("sluice-compare");
    await unfold(compare);
    // The same workers draw the curve.
    await drawCurve(page);
    await compare.getByRole("button", { name: "Compare all methods" }).click();
    await compare.locator("[role=status]:empty").waitFor({ state: "attached" });
    const rows = compare.locator(".scroll:not(.table) tbody tr");
    const names = await rows.locator("th").allInnerTexts();
    for (const name of [
      "Smooth, using the hidden column",
      "Fewest wrong answers, using the hidden column",
      "Shortest way, using the hidden column",
    ])
      assert.ok(names.includes(name), `${names}`);
    assert.ok(!names.includes("One chance of a flip"), "there are three answers");
    for (const notion of ["Belief stays close", "Hidden values look alike", "Neighbours look alike"])
      await compare.getByRole("columnheader", { name: `ε reached for “${notion}”`, exact: true }).waitFor();
    const levels = await Promise.all(
      (await rows.all()).map(async (row) => (await row.locator("td").allInnerTexts()).slice(1, 4).map(Number)),
    );
    for (const [lip = 9, ldp = 0, profile = 9] of levels) assert.ok(lip <= ldp && profile <= 0.3 && profile < ldp);
    assert.ok(levels.some(([, , profile]) => profile === 0.3));
    await page.getByLabel("Neighbours", { exact: true }).selectOption("all");
    await compare.getByRole("button", { name: "Compare at ε = 0.3" }).waitFor();
  });
});

test("no pair at all is refused with what to do", async () => {
  await visit(async ({ page }) => {
    const two = "s,x,w\na,u,5\na,v,3\nb,u,2\nb,v,6\n";
    await openWith(page, csv("two.csv", two), "s", "x");
    await page.getByLabel("Use of w", { exact: true }).selectOption("weight");
    await designed(page);
    await pick(page, LABEL);
    await list(page).locator("summary").click();
    await list(page).getByRole("checkbox").uncheck();
    const alert = page.locator("#level sluice-error [role=alert]");
    await alert.waitFor();
    assert.match(await alert.innerText(), /no pair of neighbours.\s+Name at least one pair/);
    await list(page).getByRole("checkbox").check();
    await designed(page);
    assert.equal(await alert.count(), 0);
  });
});

for (const [colorScheme, width] of looks) {
  test(`no rule is broken and nothing runs over: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await designed(page);
        await pick(page, LABEL);
        await list(page).locator("summary").click();
        await list(page).getByRole("checkbox").first().uncheck();
        await page.getByText("2 pairs of neighbours").waitFor();
        await designed(page);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
      },
      { colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}
