// SPDX-License-Identifier: GPL-3.0-or-later
/** The faults of accessibility that can be told by rule. */
import assert from "node:assert/strict";
import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** Rules that the page breaks, or one element of it. */
export async function violations(page: Page, element?: string, host = "sluice-protect-page"): Promise<string[]> {
  await page.evaluate(axe.source);
  const results: AxeResults = await page.evaluate(
    async ([part, within]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      return runner.run(part && within ? { fromShadowDom: ["sluice-site", within, part] } : document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      });
    },
    [element, host],
  );
  assert.ok(results.passes.length > (element ? 5 : 20), "the rules were applied");
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
