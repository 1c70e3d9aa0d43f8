// SPDX-License-Identifier: GPL-3.0-or-later
/** The actions of a person who has a keyboard only: nothing is clicked, and no script moves the focus. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { saved } from "./actions.js";

/** The element that has the focus, through all shadow roots, as far as a person can tell. */
export interface Focus {
  name: string;
  /** Nothing has it: the next Tab begins somewhere else. */
  lost: boolean;
  /** Whether it can be seen which element it is. */
  ringed: boolean;
  /** Whether the element can be seen. */
  inView: boolean;
  /** Left, top, right and bottom, how far the page is scrolled, and its height. */
  box: string;
  html: string;
}

export function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const root = element?.getRootNode() as Document | ShadowRoot;
    const labelledBy = element?.getAttribute("aria-labelledby");
    const label =
      element?.getAttribute("aria-label") ??
      (labelledBy ? root.getElementById(labelledBy)?.textContent : undefined) ??
      // The options of a list are in its label, too.
      (element as HTMLInputElement | null)?.labels?.[0]?.textContent?.replace(element?.textContent ?? "", "") ??
      element?.textContent ??
      "";
    // Inputs that are hidden stand in a label, which is drawn in their place; cells of a grid have a frame.
    const shown = element?.matches("input.hidden") ? element.closest("label") : element;
    const frame = element?.matches(".cell") ? element.querySelector("rect") : null;
    const style = shown && getComputedStyle(shown);
    const outlined = style?.outlineStyle !== "none" && Number.parseFloat(style?.outlineWidth ?? "0") >= 2;
    const framed = frame !== null && Number.parseFloat(getComputedStyle(frame).strokeWidth) >= 2;
    const { top = -1, bottom = -1, left = -1, right = -1 } = shown?.getBoundingClientRect() ?? {};
    return {
      name: label.trim().replace(/\s+/g, " "),
      lost: !element || element === document.body || element === document.documentElement,
      ringed: outlined || framed,
      inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      box: [left, top, right, bottom, scrollY, document.documentElement.scrollHeight].map(Math.round).join(),
      html:
        (element?.cloneNode() as Element | undefined)?.outerHTML.replace(/<!--.*?-->|\s+/g, " ").slice(0, 200) ?? "",
    };
  });
}

/** Tab, or Shift+Tab, until something with this name has the focus; all on the way can be seen. Returns its name. */
export async function tabTo(page: Page, name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<string> {
  const passed: string[] = [];
  while (passed.length < 150) {
    await page.keyboard.press(key);
    const now = await settled(page);
    assert.ok(!now.lost, `${key} leads nowhere after ${passed.at(-1)}`);
    assert.ok(now.ringed, `it cannot be seen what has the focus: ${now.html}`);
    assert.ok(now.inView, `what has the focus cannot be seen (${now.box}): ${now.html}`);
    if (typeof name === "string" ? now.name === name : name.test(now.name)) return now.name;
    passed.push(now.name.slice(0, 40));
  }
  assert.fail(`${key} never came to ${name}, but to ${passed.join(" | ")}`);
}

/** Finds the focus; a browser may take a moment to bring it into view, all the more if the page is growing. */
async function settled(page: Page): ReturnType<typeof focus> {
  let now = await focus(page);
  for (let left = 40; left > 0 && !now.lost && !now.inView; left -= 1) {
    await page.waitForTimeout(50);
    now = await focus(page);
  }
  return now;
}

/** Presses a key where the focus is, and waits; the focus is there, or somewhere on the page, afterwards. */
export async function press(page: Page, key: string, until: () => Promise<unknown> = async () => {}): Promise<void> {
  const before = await focus(page);
  await page.keyboard.press(key);
  await until();
  await kept(page, `${key} on ${before.html}`);
}

/** The focus has not been lost. */
export async function kept(page: Page, after: string): Promise<void> {
  const now = await focus(page);
  assert.ok(!now.lost, `the focus is lost after ${after}`);
}

/** Chooses a file where the focus is, as Enter opens the window for that. */
export async function choose(page: Page, ...paths: string[]): Promise<void> {
  const asked = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  await (await asked).setFiles(paths);
  await kept(page, "a file has been chosen");
}

/**
 * Chooses an option of the list that has the focus: each press of its first letter goes to the next one with that
 * letter. More letters of a name have to come within a second of each other. That is up to the page, busy with what was
 * chosen on the way.
 */
export async function chooseOption(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 10; ++presses) {
    await page.keyboard.press(name.charAt(0));
    if ((await chosen(page)).startsWith(name)) return kept(page, `“${name}” has been chosen`);
  }
  assert.fail(`“${name}” is never come to`);
}

/** Chooses one of the choices of which one has the focus, by the arrow keys. */
export async function chooseRadio(page: Page, name: string): Promise<void> {
  if ((await focus(page)).name === name) await page.keyboard.press("Space");
  for (let presses = 0; presses < 20 && (await focus(page)).name !== name; ++presses)
    await page.keyboard.press("ArrowDown");
  assert.equal((await focus(page)).name, name);
  await kept(page, `“${name}” has been chosen`);
}

/** The option that is chosen in the list that has the focus. */
function chosen(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return (element as HTMLSelectElement | null)?.selectedOptions?.[0]?.text ?? "";
  });
}

/** Saves by the button that has the focus; returns the name and where the file is. */
export async function saveByKey(page: Page): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const file = await saved(await coming);
  await kept(page, `${file.name} has been saved`);
  return file;
}
