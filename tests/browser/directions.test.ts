// SPDX-License-Identifier: GPL-3.0-or-later
/** Reports are read in the language of the page, in whatever direction categories are written; files keep their names. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { csv, designed, open, openWith, privatise, save } from "./actions.js";
import { overflow } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { widths } from "./looks.js";

useBrowser();

const ISOLATES = /[\u2068\u2069]/;

function table(secrets: string[], answers: string[]): string {
  const counts = [
    [90, 20, 5],
    [10, 40, 60],
  ];
  const rows = counts.flatMap((row, s) => row.flatMap((n, x) => Array(n).fill(`${secrets[s]},${answers[x]}`)));
  return `secret,answer\n${rows.join("\n")}\n`;
}

/** All that is written on the page, wherever it is. */
async function written(page: Page): Promise<string> {
  return page.evaluate(() => {
    const all = (root: ParentNode): string =>
      [...root.querySelectorAll("*")]
        .filter(({ localName }) => localName !== "style")
        .map((element) => {
          const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
          return [...own, element.shadowRoot ? all(element.shadowRoot) : ""].join(" ");
        })
        .join("\n");
    return all(document.body);
  });
}

test("a report that stands for several answers has the language's word between them, and the file's in files", async () => {
  await visit(
    async ({ page, complaints }) => {
      await designed(page);
      await open(page, csv("people.csv", table(["ill", "well"], ["north", "east", "south"])));
      await page.getByLabel("Gebruik van secret", { exact: true }).selectOption("secret");
      await page.getByLabel("Gebruik van answer", { exact: true }).selectOption("share");
      await designed(page);
      const several = (word: string) =>
        page.locator("sluice-beliefs option", { hasText: new RegExp(`(north|east|south) ${word} `) });
      await several("of").first().waitFor({ state: "attached" });
      const dutch = await written(page);
      assert.match(dutch, /(north|east|south) of (north|east|south)/);
      assert.doesNotMatch(dutch, /(north|east|south) or (north|east|south)/);
      await page.getByRole("button", { name: /^people\.csv beschermen/ }).click();
      await page.getByRole("button", { name: "Instellingenbestand opslaan" }).waitFor();
      const { text } = await save(page, "Instellingenbestand opslaan");
      assert.match(text, /"(north|east|south) or (north|east|south)/);
      assert.doesNotMatch(text, /(north|east|south) of /);
      await page.getByLabel("Taal", { exact: true }).selectOption("de");
      await several("oder").first().waitFor({ state: "attached" });
      assert.equal(await several("of").count(), 0);
      const german = await written(page);
      assert.doesNotMatch(german, /(north|east|south) (of|or) (north|east|south)/);
      assert.deepEqual(complaints, []);
    },
    { path: "#lang=nl&promise=lip" },
  );
});

for (const width of widths) {
  test(`names in Hebrew and Arabic turn round nothing beside them, and nothing of that is in files: ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        const [secrets, answers] = [
          ["חולה", "בריא"],
          ["شمال (1)", "جنوب 2", "south"],
        ];
        await openWith(page, csv("people.csv", table(secrets, answers)), "secret", "answer");
        const sentence = page.locator("sluice-sentence .sentence");
        assert.match(await sentence.innerText(), /\u2068(חולה|בריא)\u2069/);
        // Figures that stand before a name stand to its left, those behind it to its right.
        const line = page.locator("sluice-label dd", { hasText: "\u2068" }).first();
        const order = await line.evaluate((element) => {
          const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
          const text = node.data;
          const [, name = "", after = ""] = /“\u2068(.*?)\u2069”(.)/.exec(text) ?? [];
          const at = text.indexOf(name);
          const box = (from: number, to: number) => {
            const range = document.createRange();
            range.setStart(node, from);
            range.setEnd(node, to);
            return range.getBoundingClientRect();
          };
          const end = at + name.length;
          return { after, name: box(at, end), open: box(at - 2, at - 1), close: box(end + 1, end + 2) };
        });
        if (order.open.top === order.close.top) {
          assert.ok(order.open.right <= order.name.left + 1, JSON.stringify(order));
          assert.ok(order.close.left >= order.name.right - 1, JSON.stringify(order));
        } else assert.equal(width, 320, "on one line where there is room");
        assert.equal(await overflow(page), 0);

        await privatise(page);
        for (const button of ["Save the file again", "Save the settings file", "Save the receipt"]) {
          const { name, text } = await save(page, button);
          assert.doesNotMatch(name + text, ISOLATES, button);
          assert.ok(answers.every((answer) => text.includes(answer)) || button === "Save the file again", button);
          if (button === "Save the receipt") assert.match(text, /<bdi>(חולה|בריא)<\/bdi>/);
        }
        const charts = page.locator("sluice-channel sluice-chart-files");
        await charts.getByRole("button", { name: "Save the chart" }).click();
        for (const button of ["Picture (SVG)", "Table (CSV)"]) {
          const coming = page.waitForEvent("download");
          await charts.getByRole("button", { name: button }).click();
          const stream = await (await coming).createReadStream();
          const text = (await stream.toArray()).join("");
          assert.doesNotMatch(text, ISOLATES, button);
          assert.ok(text.includes("شمال (1)"), button);
        }
        assert.deepEqual(complaints, []);
      },
      { viewport: { width, height: 900 } },
    );
  });
}
