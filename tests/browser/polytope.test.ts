// SPDX-License-Identifier: GPL-3.0-or-later
/** The picture behind a promise: beliefs about the answer as points, with the boundary around them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { csv, designed, openWith, pick, setLevel, setRoles } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";

useBrowser();

const answers = ["good", "=asthma", "diabetes"];
const counts = [
  [52, 21, 9],
  [30, 44, 12],
  [8, 30, 40],
];

/** People with three secrets and the first so many answers. */
function people(width: number) {
  const rows = counts.flatMap((row, s) =>
    row.slice(0, width).flatMap((n, x) => Array.from({ length: n }, () => `s${s},${answers[x]}`)),
  );
  return csv("people.csv", `secret,health\n${rows.join("\n")}\n`);
}

async function picture(page: Page): Promise<Locator> {
  const part = page.locator("sluice-polytope");
  if (!(await part.locator("sluice-chart").count())) await part.locator("summary").first().click();
  await part.locator("sluice-chart:not(.stale) svg").first().waitFor();
  return part;
}

/** Shares in the table, row by row, by the first cell. */
async function rows(part: Locator): Promise<[string, number[]][]> {
  const cells = await part
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent ?? "")),
    );
  return cells.map(([name = "", , ...shares]) => [name.trim(), shares.map((share) => Number.parseFloat(share) / 100)]);
}

for (const width of [2, 3]) {
  for (const [pixels, colorScheme] of [
    [1280, "light"],
    [320, "dark"],
  ] as const) {
    test(`of ${width} answers there is a picture at ${pixels} pixels that follows level and protocol`, async () => {
      await visit(
        async ({ page, complaints }) => {
          await openWith(page, people(width), "secret", "health");
          const part = await picture(page);
          assert.equal(await part.locator("g.report").count(), width);
          const first = await rows(part);
          const corners = first.filter(([name]) => name.startsWith("Corner"));
          assert.ok(corners.length >= width);
          for (const [name, shares] of first) {
            assert.equal(shares.length, width);
            assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 0.02, name);
          }
          // The best protocol's reports lie on corners, by as many digits as are shown.
          for (const [, shares] of first.slice(1, 1 + width)) {
            assert.ok(corners.some(([, corner]) => corner.join() === shares.join()));
          }
          const told = (await part.locator("svg[role=img]").getAttribute("aria-label")) ?? "";
          assert.match(told, new RegExp(`The method has ${width} noisy answers. Number at a corner: ${width}\\.`));
          assert.match(told, /Before any noisy answer the belief is/);

          await setLevel(page, "0.1");
          await picture(page);
          const lower = await rows(part);
          assert.notDeepEqual(lower, first);
          await pick(page, /^Randomised response/);
          await designed(page);
          await part.getByText("this one stays further inside").waitFor();
          await picture(page);
          assert.match(
            (await part.locator("svg[role=img]").getAttribute("aria-label")) ?? "",
            /Number at a corner: [01]\./,
          );
          assert.deepEqual(
            (await rows(part)).filter(([name]) => name.startsWith("Corner")),
            lower.filter(([name]) => name.startsWith("Corner")),
            "the promise is the same one",
          );
          assert.deepEqual(await violations(page, "sluice-polytope"), []);
          assert.equal(await overflow(page), 0);
          assert.deepEqual(complaints, []);
        },
        { viewport: { width: pixels, height: 900 }, colorScheme },
      );
    });
  }
}

test("of four answers it is a solid that is turned by hand, by keys and by sliders", async () => {
  await visit(
    async ({ page, complaints }) => {
      await designed(page);
      await page.getByLabel("Use of education", { exact: true }).selectOption("leave");
      await setRoles(page, "income", "health");
      await designed(page);
      const part = await picture(page);
      const solid = part.getByRole("group", { name: /^The solid/ });
      const drawn = () => solid.locator("svg").innerHTML();
      // Edges in front and edges at the back.
      assert.ok((await solid.locator('line[stroke-dasharray="none"]').count()) > 3);
      assert.ok((await solid.locator('line[stroke-dasharray="2 5"]').count()) > 1);
      const before = await drawn();
      await page.waitForTimeout(300);
      assert.equal(await drawn(), before, "nothing moves by itself");
      await solid.focus();
      await page.keyboard.press("ArrowLeft");
      const left = await drawn();
      assert.notEqual(left, before);
      await page.keyboard.press("ArrowDown");
      assert.notEqual(await drawn(), left);
      await page.keyboard.press("Home");
      assert.equal(await drawn(), before);
      await part.getByRole("slider", { name: "Turn" }).fill("-90");
      const turned = await drawn();
      assert.notEqual(turned, before);
      const box = await solid.boundingBox();
      assert.ok(box);
      await solid.scrollIntoViewIfNeeded();
      await solid.hover();
      await page.mouse.down();
      await page.mouse.move(box.x + 40, box.y + 60);
      await page.mouse.up();
      const dragged = await drawn();
      assert.notEqual(dragged, turned);
      await page.mouse.move(box.x + 90, box.y + 80);
      assert.equal(await drawn(), dragged, "let go, it stays");
      assert.deepEqual(await violations(page, "sluice-polytope"), []);
      assert.deepEqual(complaints, []);
    },
    { reducedMotion: "reduce" },
  );
});

test("there is none for more answers, nor where the protocol is told the secret", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    assert.equal(await page.locator("sluice-polytope details").count(), 0);
    await openWith(page, people(3), "secret", "health");
    assert.equal(await page.locator("sluice-polytope details").count(), 1);
    await pick(page, /^Conditional Reporting/);
    await designed(page);
    assert.equal(await page.locator("sluice-polytope details").count(), 0);
  });
});
