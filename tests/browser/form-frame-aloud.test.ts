// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The words that a screen reader is told of a framed question, as Chromium hands them over, and where the Tab key
 * leads.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser } from "./browser.js";
import { eventually } from "./eventually.js";
import { asked, chooseIn, framed } from "./form-frame-page.js";
import { ANSWERS, inForm } from "./form-page.js";

useBrowser();

interface Said {
  role: string;
  name: string;
  description: string;
  properties: Record<string, unknown>;
}

/** The whole tree of the page, its frame's after its own, without what is ignored. */
async function heard(page: Page): Promise<Said[]> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const ids = [frameTree.frame.id, ...(frameTree.childFrames ?? []).map(({ frame }) => frame.id)];
  const trees = [];
  for (const frameId of ids) trees.push(await session.send("Accessibility.getFullAXTree", { frameId }));
  await session.detach();
  return trees
    .flatMap(({ nodes }) => nodes)
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ""),
      description: String(description?.value ?? ""),
      properties: Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
    }));
}

const ofRole = (all: Said[], role: string): Said[] => all.filter((one) => one.role === role);

test("the frame has the question's name; its choices have names and states; an error is told with the question", async () => {
  await framed(async ({ page, frame }) => {
    const before = await heard(page);
    assert.deepEqual(
      ofRole(before, "Iframe").map(({ name }) => name),
      ["Do you smoke?"],
    );
    const [group] = ofRole(before, "radiogroup");
    assert.deepEqual(
      [group?.name, group?.properties.required, group?.properties.invalid],
      ["Do you smoke?", true, "false"],
    );
    const radios = ofRole(before, "radio");
    // In an order left to chance.
    assert.deepEqual(
      radios.map(({ name, properties }) => `${name} ${properties.checked}`).sort(),
      ANSWERS.map((name) => `${name} false`).sort(),
    );

    await page.locator("#send").click();
    const refused = async () => {
      const [group] = ofRole(await heard(page), "radiogroup");
      return [group?.properties.invalid, group?.description];
    };
    await eventually(refused, ["true", "Please choose an answer."]);
    assert.equal(ofRole(await heard(page), "alert").length > 0, true);

    await chooseIn(frame, 1);
    assert.deepEqual(await refused(), ["false", ""]);
    assert.deepEqual(
      ofRole(await heard(page), "radio").flatMap(({ name, properties }) => (properties.checked === "true" ? name : [])),
      [ANSWERS[1]],
    );
  });
});

test("the Tab key leads through the page and its frame in the order in which they are seen, and back", async () => {
  await framed(
    async ({ page, frame }) => {
      const at = async () => {
        const inside = await frame.evaluate(() => {
          const { activeElement } = (document.querySelector("div") as HTMLElement).shadowRoot as ShadowRoot;
          return document.hasFocus() ? activeElement?.localName : undefined;
        });
        return inside ?? (await page.evaluate(() => document.activeElement?.id || document.activeElement?.localName));
      };
      const order = ["before", "input", "button", "town", "send"];
      await page.evaluate(() => document.querySelector<HTMLElement>("#before")?.focus());
      for (const where of order.slice(1)) {
        await page.keyboard.press("Tab");
        await eventually(at, where);
      }
      for (const where of order.slice(0, -1).reverse()) {
        await page.keyboard.press("Shift+Tab");
        await eventually(at, where);
      }
    },
    { form: `<button id="before">Before</button>${inForm(asked).replace('name="town"', 'name="town" id="town"')}` },
  );
});
