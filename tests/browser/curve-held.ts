// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The curve of the page takes a second and more of every visit, and few tests look at it. In a short run it waits until
 * one does; in a long run it is always drawn.
 */
import type { BrowserContext, Page } from "playwright-core";
import { long } from "../long.js";

declare global {
  var drawCurves: (() => void) | undefined;
}

/** Holds back the points of the curve in all pages that are opened in this context from now on. */
export async function holdCurves(context: BrowserContext): Promise<void> {
  if (!long) await context.addInitScript(hold);
}

/** Lets the page draw its curve until it is loaded again. */
export async function drawCurve(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.drawCurves?.());
}

function hold(): void {
  if (typeof Worker === "undefined") return;
  type Held = { worker: Worker; message: { id: number } };
  const { postMessage } = Worker.prototype;
  let held: Held[] | undefined = [];
  globalThis.drawCurves = () => {
    const all = held ?? [];
    held = undefined;
    for (const { worker, message } of all) postMessage.call(worker, message);
  };
  Worker.prototype.postMessage = function (message, ...more: []) {
    // Other pages of the site draw what their visitors play with.
    const drawsCurve = message?.name === "point" && /\/(index\.html)?$/.test(location.pathname);
    if (drawsCurve && held) return void held.push({ worker: this, message });
    const cancelled = held?.findIndex((one) => one.worker === this && one.message.id === message?.cancel) ?? -1;
    if (cancelled < 0) return postMessage.call(this, message, ...more);
    held?.splice(cancelled, 1);
    const error = { code: "cancelled", message: "The work was cancelled.", remedy: "" };
    // Later, as a worker answers.
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: { id: message.cancel, error } })));
  };
}
