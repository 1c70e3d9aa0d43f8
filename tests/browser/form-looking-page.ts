// SPDX-License-Identifier: GPL-3.0-or-later
/** A page with a question in its form, whose scripts note what they learn. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { visit } from "./browser.js";
import { defining, marksProtocol, page as pageOf, question, ready, withSite } from "./form-page.js";

export interface Answering extends HTMLElement {
  payload(): Record<string, unknown> | undefined;
  connectedCallback(): void;
}

declare global {
  var looked: unknown[];
}

export const protocol = await marksProtocol();
export const asked = question(protocol);
const adapter = await defining();

export async function run(form: string, body: (page: Page) => Promise<void>, options: object = {}): Promise<void> {
  await withSite({ "/": pageOf(form), "/adapter.js": adapter }, ({ url }) =>
    visit(
      async ({ page }) => {
        await ready(page);
        await page.evaluate(() => {
          globalThis.looked = [];
        });
        await body(page);
      },
      { address: url, ...options },
    ),
  );
}

export const allLooked = (page: Page) => page.evaluate(() => globalThis.looked);

/** The middle of a choice's button. */
export async function placeOf(page: Page, which: number, element = "sluice-answer"): Promise<{ x: number; y: number }> {
  const box = await page.locator(element).boundingBox();
  assert.ok(box);
  return { x: box.x + 26, y: box.y + 57 + 32 * which };
}
