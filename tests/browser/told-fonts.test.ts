// SPDX-License-Identifier: GPL-3.0-or-later
/** The page's fonts do not tell which of many answers was chosen: all are asked for, whichever it is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { realEngine } from "../api/real-engine.js";
import { useBrowser, visit } from "./browser.js";
import { defining, inForm, page as pageOf, question, ready, withSite } from "./form-page.js";

useBrowser();

const adapter = await defining();
const engine = await realEngine();

const DIGITS = [..."0123456789"];
const faces = DIGITS.map(
  (digit) => `@font-face { font-family: spy; src: url("/font-${digit}"); unicode-range: U+3${digit}; }`,
);
const head = `<style>${faces.join("\n")} sluice-answer { --sluice-font: spy, sans-serif; }</style>`;

/** Answers without digits, whose odds differ: whoever would send it, and whatever else. */
const categories = Array.from({ length: 45 }, (_, i) =>
  String.fromCharCode(97 + (i % 26)).repeat(1 + (i > 25 ? 1 : 0)),
);
const weights = Float64Array.from([
  ...categories.map((_, i) => 1 + i * i),
  ...categories.map((_, i) => 2000 - i * i + 7 * i),
]);
const table = { secret: { name: "ill", categories: ["yes", "no"] }, data: { name: "which", categories }, weights };

test("of 45 answers none is told by the fonts that are asked for", async () => {
  const file = toProtocolFile(engine.design({ table, notion: "lip", epsilon: 0.5, protocol: "optimal" }));
  const form = inForm(question(file, 'label="Which?" told as="select"'));
  await withSite({ "/": pageOf(form, { head }), "/adapter.js": adapter }, async (site) => {
    const seen: string[] = [];
    for (const downs of [1, 8, 24, 40]) {
      site.heard.length = 0;
      await visit(
        async ({ page }) => {
          await ready(page);
          await page.evaluate(() => document.querySelector<HTMLElement>("sluice-answer")?.focus());
          for (let i = 0; i < downs; i += 1) await page.keyboard.press("ArrowDown");
          await page.waitForTimeout(400);
        },
        { address: site.url, fresh: true },
      );
      const asked = site.heard.flatMap((line) => /^\/font-(\d)/.exec(line)?.[1] ?? []);
      seen.push([...new Set(asked)].sort().join(""));
    }
    assert.deepEqual([...new Set(seen)], ["0123456789"], seen.join(" "));
  });
});
