// SPDX-License-Identifier: GPL-3.0-or-later
import type { Locator, Page } from "playwright-core";

/** The chapters of the lesson are drawn one after another, most of them once somebody has touched a key. */
export async function allChapters(page: Page): Promise<void> {
  await page.locator("sluice-learn section").first().waitFor({ state: "attached" });
  await page.keyboard.press("Shift");
  await page.locator("sluice-learn .plays[aria-busy=true]").first().waitFor({ state: "detached" });
}

/** Brings a picture into sight until it is drawn: those above it push it out of sight again when they are. */
export async function drawn(picture: Locator): Promise<void> {
  await picture.evaluate(async (element) => {
    let ready = false;
    const done = (element as HTMLElement & { ready: Promise<void> }).ready.then(() => {
      ready = true;
    });
    for (let turns = 0; !ready; ++turns) {
      if (turns > 300) throw new Error(`${element.localName} has nothing to show`);
      element.scrollIntoView();
      await Promise.race([done, new Promise((later) => setTimeout(later, 100))]);
    }
  });
}
