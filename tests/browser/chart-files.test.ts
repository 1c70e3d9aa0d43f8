// SPDX-License-Identifier: GPL-3.0-or-later
/** Every kind of chart saved: as a picture that stands alone, in pixels, and as a table. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { csv, curveDrawn, designed, openWith, unfold } from "./actions.js";
import { useBrowser, visit } from "./browser.js";
import { drawCurve } from "./curve-held.js";
import { search } from "./long-search.js";

useBrowser();

async function saved(page: Page, chart: Locator, kind: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await chart.getByRole("button", { name: kind }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The contents of an SVG file, as an XML parser has them. */
function parsed(page: Page, text: string) {
  return page.evaluate((source) => {
    const file = new DOMParser().parseFromString(source, "image/svg+xml");
    const all = [...file.querySelectorAll("*")];
    return {
      root: file.documentElement.localName,
      error: file.querySelector("parsererror")?.textContent ?? "",
      size: ["width", "height"].map((name) => Number(file.documentElement.getAttribute(name))),
      title: file.querySelector("title")?.textContent ?? "",
      told: file.querySelector("desc")?.textContent ?? "",
      paper: file.querySelector("rect")?.getAttribute("fill"),
      colours: [...new Set(all.flatMap((e) => [e.getAttribute("fill"), e.getAttribute("stroke")]))].filter(
        (c) => c !== null,
      ),
      names: [...new Set(all.flatMap((e) => [...e.attributes].map(({ name }) => name)))],
      texts: [...file.querySelectorAll("text")].map((e) => e.lastChild?.textContent ?? ""),
    };
  }, text);
}

/** Width and height that a PNG file says it has. */
function pixels(bytes: Buffer): [number, number] {
  assert.deepEqual([...bytes.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  assert.equal(bytes.subarray(12, 16).toString("latin1"), "IHDR");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** How many colours the picture has, drawn again. */
function coloursIn(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    return new Set(new Uint32Array(data.buffer)).size;
  }, png.toString("base64"));
}

/** Saves a chart in each way and looks at what has come. */
async function check(page: Page, chart: Locator, file: string, paper = "#faf8f3"): Promise<string> {
  await chart.getByRole("button", { name: "Save the chart" }).click();
  const svg = await saved(page, chart, "Picture (SVG)");
  assert.equal(svg.name, `${file}.svg`);
  const text = svg.bytes.toString("utf8");
  assert.doesNotMatch(text, /var\(|color-mix|oklab|<!--|style=/);
  const found = await parsed(page, text);
  assert.equal(found.error, "");
  assert.equal(found.root, "svg");
  assert.ok(found.size.every((length) => length > 60));
  assert.ok(found.title.length > 3 && found.told.length > 10);
  assert.equal(found.paper, paper);
  for (const colour of found.colours) assert.match(colour, /^(none|#[0-9a-f]{6})$/);
  assert.ok(found.colours.length > 3);
  assert.deepEqual(
    found.names.filter((name) => /^(class|role|tabindex|aria-|data-)/.test(name)),
    ["role"],
  );
  const shown = await chart
    .locator(":is(.scroll, .solid) > svg text")
    .evaluateAll((all) => all.filter((text) => !text.closest(".pinned")).map((text) => text.textContent?.trim() ?? ""));
  assert.ok(found.texts.length > 1 && found.texts.length === shown.length);

  const png = await saved(page, chart, "Picture (PNG)");
  assert.equal(png.name, `${file}.png`);
  assert.deepEqual(
    pixels(png.bytes),
    found.size.map((length) => Math.ceil(length * 2)),
  );
  assert.ok((await coloursIn(page, png.bytes)) > 10, "something is drawn");

  const table = await saved(page, chart, "Table (CSV)");
  assert.equal(table.name, `${file}.csv`);
  const lines = table.bytes.toString("utf8").trimEnd().split("\n");
  assert.equal(lines.length, await chart.locator("table tr").count());
  assert.ok(lines.length > 2);
  return table.bytes.toString("utf8");
}

const survey = csv(
  "people.csv",
  `income,health\n${[
    [52, 21, 9],
    [30, 44, 12],
    [8, 30, 40],
  ]
    .flatMap((row, s) => row.flatMap((n, x) => Array(n).fill(`s${s},${["good", "=asthma", "a;@b"][x]}`)))
    .join("\n")}\n`,
);

for (const [colorScheme, paper] of [
  ["light", "#faf8f3"],
  ["dark", "#14191a"],
] as const) {
  test(`the charts of a protocol, in ${colorScheme} colours`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await openWith(page, survey, "income", "health");
        const heat = await check(page, page.locator("sluice-channel sluice-chart"), "odds-of-each-noisy-answer", paper);
        assert.match(heat, /^Answer,/);
        assert.match(heat, /^'=asthma,/m);
        assert.match(heat, /^a;'@b,/m);
        // With more of its lines it would be another picture than the one that was saved.
        await curveDrawn(page);
        await check(page, page.locator("sluice-kept sluice-chart"), "what-stays-useful-at-each-epsilon", paper);
        await check(page, page.locator("sluice-beliefs sluice-chart"), "what-a-noisy-answer-gives-away", paper);
        assert.deepEqual(complaints, []);
      },
      { colorScheme },
    );
  });

  // By themselves: of one page Chromium saves no more than ten files without asking.
  test(`the charts behind a protocol, in ${colorScheme} colours`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await openWith(page, survey, "income", "health");
        await designed(page);
        const behind = page.locator("sluice-polytope");
        await behind.locator("summary").first().click();
        const corners = await check(page, behind.locator("sluice-chart"), "beliefs-about-the-answer", paper);
        assert.match(corners, /^Belief,Sent by,.*'=asthma/);
        const compare = page.locator("sluice-compare");
        await unfold(compare);
        // The same workers draw the curve.
        await drawCurve(page);
        await compare.getByRole("button", { name: "Compare all methods" }).click();
        await compare.locator("tbody tr").nth(3).waitFor({ state: "attached" });
        await compare.locator("[role=status]:empty").waitFor({ state: "attached" });
        await check(page, compare.locator("sluice-chart"), "what-stays-useful-with-each-method", paper);
        assert.deepEqual(complaints, []);
      },
      { colorScheme },
    );
  });
}

test("a solid as it is turned", async () => {
  await visit(async ({ page, complaints }) => {
    await designed(page);
    await page.getByLabel("Use of education", { exact: true }).selectOption("leave");
    await page.getByLabel("Use of region", { exact: true }).selectOption("share");
    await designed(page);
    const behind = page.locator("sluice-polytope");
    await behind.locator("summary").first().click();
    await check(page, behind.locator("sluice-chart"), "beliefs-about-the-answer");
    assert.deepEqual(complaints, []);
  });
});

test("the bounds of a search, while it goes on", async () => {
  await visit(async ({ page, complaints }) => {
    await search(page);
    const chart = page.locator("#methods sluice-search sluice-chart");
    await chart.locator("table tr").nth(2).waitFor({ state: "attached" });
    await chart.getByRole("button", { name: "Save the chart" }).click();
    const svg = (await saved(page, chart, "Picture (SVG)")).bytes.toString("utf8");
    const found = await parsed(page, svg);
    assert.equal(found.error, "");
    assert.doesNotMatch(svg, /var\(/);
    pixels((await saved(page, chart, "Picture (PNG)")).bytes);
    const table = (await saved(page, chart, "Table (CSV)")).bytes.toString("utf8");
    assert.ok(table.split("\n").length > 3);
    assert.deepEqual(complaints, []);
  });
});

test("intervals of estimates, and a paper's lines", async () => {
  await visit(
    async ({ page, url, complaints }) => {
      await page.getByRole("button", { name: "Try an example" }).click();
      const intervals = page.locator("sluice-estimates sluice-chart").first();
      await intervals.locator("svg").first().waitFor();
      const named = async (chart: Locator) => {
        const title = (await chart.locator(".table").getAttribute("aria-label")) ?? "";
        return title
          .toLowerCase()
          .split(/[^a-z0-9]+/)
          .filter(Boolean)
          .join("-");
      };
      await check(page, intervals, await named(intervals));
      await page.goto(`${url}figures.html#a6`);
      const lines = page.locator("sluice-figure#a6 sluice-lines").first();
      await lines.locator("svg").first().waitFor();
      await check(page, lines, await named(lines));
      assert.deepEqual(complaints, []);
    },
    { path: "results.html" },
  );
});

test("the kinds are there by keyboard, and go away with Escape", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    const chart = page.locator("sluice-channel sluice-chart");
    const main = chart.getByRole("button", { name: "Save the chart" });
    await main.focus();
    assert.equal(await main.getAttribute("aria-expanded"), "false");
    await page.keyboard.press("Enter");
    assert.equal(await main.getAttribute("aria-expanded"), "true");
    await page.keyboard.press("Tab");
    const coming = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    assert.match((await coming).suggestedFilename(), /\.svg$/);
    await page.keyboard.press("Escape");
    assert.equal(await chart.getByRole("group", { name: "Save the chart as" }).count(), 0);
    await page.keyboard.press("Space");
    assert.equal(await main.getAttribute("aria-expanded"), "true", "the focus is where it was");
  });
});
