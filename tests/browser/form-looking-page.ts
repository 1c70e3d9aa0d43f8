// SPDX-License-Identifier: GPL-3.0-or-later
/** A page with a question in its form, whose scripts look on while somebody answers and note what they learn. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { visit } from "./browser.js";
import { defining, marksProtocol, page as pageOf, question, ready, withSite } from "./form-page.js";

export interface Answering extends HTMLElement {
  payload(): Record<string, unknown> | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
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

/** Notes all that is told of hands and keys. */
export const listen = (page: Page) =>
  page.evaluate(() => {
    const names = ["pointer", "mouse"].flatMap((device) => ["down", "up", "move"].map((how) => device + how));
    for (const name of [...names, "click", "keydown", "keyup", "input", "pointerrawupdate"]) {
      addEventListener(name, (event) => globalThis.looked.push(`${name} ${(event as KeyboardEvent).code ?? ""}`), true);
    }
  });

/** The middle of a choice's button. */
export async function placeOf(page: Page, which: number, element = "sluice-answer"): Promise<{ x: number; y: number }> {
  const box = await page.locator(element).boundingBox();
  assert.ok(box);
  return { x: box.x + 26, y: box.y + 57 + 32 * which };
}

/** A finger comes down at this place, then another one far from there, and both are lifted. */
export async function twoFingers(page: Page, at: { x: number; y: number }): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", touchPoints: object[]) =>
    hand.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as { x: number; y: number }[] });
  const first = { ...at, id: 1 };
  await touch("touchStart", [first]);
  await touch("touchStart", [first, { x: 20, y: 20, id: 2 }]);
  await touch("touchEnd", [first]);
  await touch("touchEnd", []);
}
