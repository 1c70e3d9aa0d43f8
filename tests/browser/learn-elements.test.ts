// SPDX-License-Identifier: GPL-3.0-or-later
/** The elements to play with on the page Learn: each shows what the engine computes for what is set. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { useBrowser, visit } from "./browser.js";
import { allChapters } from "./drawn.js";

useBrowser();

// Beyond the class: an address with the name of such a chapter shows more than the basics.
const LEARN = { path: "learn.html#secret", reducedMotion: "reduce" as const };

/** The one element of a chapter, or that of such a name, brought into sight. */
async function element(page: Page, chapter: string, name: string, index = 0): Promise<Locator> {
  const found = page.locator(`section#${chapter} sluice-live-${name}`).nth(index);
  await found.scrollIntoViewIfNeeded();
  await found.locator("sluice-chart svg[role=img]").first().waitFor();
  return found;
}

/** Cells of the table of an element's chart, row by row. */
async function cells(found: Locator, chart = 0): Promise<string[][]> {
  return found
    .locator("sluice-chart")
    .nth(chart)
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent?.trim() ?? "")),
    );
}

/** The first cells that are as they should be. */
async function until(
  read: () => Promise<string[][]>,
  wanted: (rows: string[][]) => boolean,
  what: string,
): Promise<string[][]> {
  for (const started = Date.now(); Date.now() - started < 25_000; ) {
    const rows = await read();
    if (wanted(rows)) return rows;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail(`${what}: ${JSON.stringify(await read())}`);
}

const number = (cell = "") => Number.parseFloat(cell.replace("×", "").replace(",", ""));

test("an address leads to a chapter, and the contents name every one", async () => {
  await visit(
    async ({ page }) => {
      const robust = page.locator("section#robust");
      await (await element(page, "robust", "robust")).waitFor();
      const links = await page
        .getByRole("navigation", { name: "Chapters" })
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
      const sections = await page.locator("sluice-learn section").evaluateAll((all) => all.map(({ id }) => id));
      assert.deepEqual(links, sections);
      for (const id of ["profiles", "robust", "estimating", "composition"]) assert.ok(links.includes(id), id);
      const box = await robust.boundingBox();
      assert.ok(box && box.y < 900 && box.y + box.height > 0, "the chapter is in sight");
    },
    { ...LEARN, path: "learn.html#robust" },
  );
});

test("each chapter has something to play with", async () => {
  await visit(async ({ page }) => {
    await page.getByRole("radio", { name: "More" }).check();
    await allChapters(page);
    const empty = await page
      .locator("sluice-learn section")
      .evaluateAll((all) =>
        all.filter(
          (section) =>
            ![...section.querySelectorAll("*")].some((e) => /^sluice-(live-|hashed-answer|sandbox)/.test(e.localName)),
        ),
      );
    assert.equal(empty.length, 0);
  }, LEARN);
});

test("neighbours are joined by lines, and one pair always stays", async () => {
  await visit(async ({ page }) => {
    const graph = await element(page, "profiles", "profiles");
    const read = () => cells(graph);
    const first = await until(read, (rows) => rows.length === 6, "six pairs");
    assert.deepEqual(
      first.filter(([, joined]) => joined === "yes").map(([pair]) => pair),
      ["low and middle", "middle and high", "high and highest"],
    );
    for (const [pair, , promised, reached] of first) {
      assert.ok(number(reached) <= number(promised) + 1e-9, `${pair}: ${reached} of ${promised}`);
    }
    assert.equal(number(first.find(([pair]) => pair === "low and highest")?.[2]), 4.49, "e^1.5");
    await graph.getByRole("checkbox", { name: "“middle” and “high”" }).uncheck();
    const split = await until(read, (rows) => rows[0]?.[2] !== "no limit" && rows[1]?.[2] === "no limit", "two groups");
    assert.equal(split.filter(([, , promised]) => promised === "no limit").length, 4);
    // Only now it is what these neighbours leave.
    await graph.getByText(/stays useful\. With all/).waitFor();
    const kept = (await graph.getByText(/stays useful\. With all/).innerText()).match(/\d+(?=\s%)/g)?.map(Number) ?? [];
    assert.ok(kept.length === 2 && (kept[0] ?? 0) > (kept[1] ?? 100), String(kept));
    await graph.getByRole("checkbox", { name: "“low” and “middle”" }).uncheck();
    await until(read, (rows) => rows.filter(([, joined]) => joined === "yes").length === 1, "one pair");
    const last = graph.getByRole("checkbox", { name: "“high” and “highest”" });
    await last.click();
    await graph.getByText("No pair of neighbours is chosen").waitFor();
    assert.ok(await last.isChecked());
  }, LEARN);
});

test("with more people a sample leaves less open, and more is kept", async () => {
  await visit(async ({ page }) => {
    const robust = await element(page, "robust", "robust");
    await robust.getByText("with about 95 % certainty, if every cell of the table has many people").waitFor();
    const width = ([, , , least, most]: string[] = []) => number(most) - number(least);
    const [before] = await until(
      () => cells(robust),
      (rows) => rows.length === 6,
      "two secrets, three answers",
    );
    assert.equal(await robust.locator("g.region").count(), 2);
    const people = robust.getByRole("slider", { name: "People counted" });
    await people.focus();
    await page.keyboard.press("End");
    await robust.getByText("100,000 people", { exact: true }).waitFor();
    const [after] = await until(
      () => cells(robust),
      ([row]) => width(row) < width(before) / 5,
      "a smaller region",
    );
    assert.deepEqual(after?.slice(0, 3), before?.slice(0, 3), "the same shares");
    const kept = await until(
      () => cells(robust, 1),
      (rows) => rows.length === 4,
      "what is kept",
    );
    const shares = kept.map(([, share]) => number(share));
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => a - b),
    );
    assert.ok((shares[3] ?? 0) > (shares[0] ?? 0) + 5);
  }, LEARN);
});

test("levels of columns do not add up, nor those of reports of one answer", async () => {
  await visit(async ({ page }) => {
    const read = async (chapter: string, index: number) => {
      const found = await element(page, chapter, "together", index);
      return until(
        () => cells(found),
        (rows) => rows.length === 4,
        `${chapter} ${index}`,
      );
    };
    const coins = await read("sides", 0);
    assert.deepEqual(coins.slice(0, 3), [
      ["first coin alone", "0", "–"],
      ["second coin alone", "0", "–"],
      ["both together", "no limit", "0"],
    ]);
    const bodies = await read("sides", 1);
    assert.deepEqual([bodies[0]?.[1], bodies[1]?.[1], bodies[2]?.[2]], ["0.1", "0.1", "0.2"]);
    assert.match(bodies[2]?.[1] ?? "", /^3\.28[78]$/, "a level is said rounded up");
    assert.ok(number(bodies[2]?.[1]) > 10 * number(bodies[2]?.[2]));
    // For observers who may know the other column, as the published rule has it.
    const tests = await read("sides", 2);
    assert.ok(number(tests[1]?.[1]) > 1.3);
    assert.ok(number(tests[2]?.[1]) > number(tests[2]?.[2]) + 0.05);
    assert.equal(tests[3]?.[1], "0.8", "made together, both keep the promise");
    const twice = await read("composition", 0);
    assert.deepEqual(twice[0], ["1 noisy answer", "0.1", "–"]);
    assert.ok(number(twice[1]?.[1]) > 1 && twice[1]?.[2] === "0.2");
  }, LEARN);
});

test("reports are estimated from, anew each time, and more of them tell more", async () => {
  await visit(async ({ page }) => {
    const estimate = await element(page, "estimating", "estimate");
    const read = () => cells(estimate);
    const widths = (rows: string[][]) =>
      rows.map(([, , ends = ""]) => {
        const [low = Number.NaN, high = Number.NaN] = ends.split(/\sto\s/).map(number);
        return high - low;
      });
    const first = await until(read, (rows) => rows.length === 4, "four answers");
    assert.deepEqual(
      first.map(([name, , , truth]) => [name, truth]),
      [
        ["school", "29\u00a0%"],
        ["apprenticeship", "34\u00a0%"],
        ["bachelor", "24\u00a0%"],
        ["master", "13\u00a0%"],
      ],
    );
    await estimate.getByRole("slider", { name: "People asked" }).focus();
    await page.keyboard.press("End");
    const many = await until(read, (rows) => Math.max(...widths(rows)) < Math.max(...widths(first)) / 5, "narrower");
    // A range of 95 % is some four deviations wide; chance goes beyond five of them less than once in a million times.
    const far = (rows: string[][]) => (5 * Math.max(...widths(rows))) / 3.9 + 0.6;
    for (const [name, point, , truth] of many) {
      assert.ok(Math.abs(number(point) - number(truth)) < far(many), `${name}: ${point} of ${truth}`);
    }
    assert.ok(far(many) < far(first) / 2, "few people would be too few to pass");
    // In doubles, of so many people, chance gives the same estimates less than once in a million times.
    const unbiased = () =>
      estimate.evaluate((found) => {
        const { _asked: asked } = found as HTMLElement & { _asked?: { survey: { data: { unbiased?: number }[] } } };
        return asked?.survey.data.map((share) => share.unbiased).join(" ") ?? "";
      });
    const before = await unbiased();
    await estimate.getByRole("button", { name: "Ask again" }).click();
    await until(
      async () => [[await unbiased()]],
      ([[now] = [""]]) => now !== "" && now !== before,
      "other reports",
    );
    await estimate.getByText(/^\d of 4 ranges/).waitFor();
    const planned = await until(
      () => cells(estimate, 1),
      (rows) => rows.length === 4,
      "widths",
    );
    const halves = planned.map(([, half]) => number(half));
    assert.ok((halves[0] ?? 0) > 8 * (halves[2] ?? 1) && (halves[1] ?? 0) > 8 * (halves[3] ?? 1), String(halves));
  }, LEARN);
});

test("the best protocol's reports lie on corners of what the promise leaves, and there is more of that at a higher level", async () => {
  await visit(async ({ page }) => {
    const picture = await element(page, "optimum", "polytope");
    const read = () => cells(picture);
    const at = (rows: string[][], kind: RegExp) =>
      rows.filter(([name = ""]) => kind.test(name)).map((row) => row.slice(2));
    const rows = await until(read, (all) => at(all, /^Corner/).length >= 3, "corners");
    const corners = at(rows, /^Corner/).map(String);
    const reports = at(rows, /^\d/).map(String);
    assert.ok(reports.length >= 2 && reports.length <= 3);
    for (const report of reports) assert.ok(corners.includes(report), report);
    const spread = (all: string[][]) =>
      [0, 1, 2].reduce((sum, x) => {
        const shares = at(all, /^Corner/).map((shown) => number(shown[x]));
        return sum + Math.max(...shares) - Math.min(...shares);
      }, 0);
    await picture.getByRole("slider").focus();
    await page.keyboard.press("Home");
    const least = await until(read, (all) => spread(all) < spread(rows) - 5, "less is left");
    await page.keyboard.press("End");
    await until(read, (all) => spread(all) > spread(least) + 20, "more is left");
  }, LEARN);
});
