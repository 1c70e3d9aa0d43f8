// SPDX-License-Identifier: GPL-3.0-or-later
/** The example for jsPsych as it stands: what arrives, once, also when the receiver is not there at first. */
import assert from "node:assert/strict";
import { test } from "node:test";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { newPage, useBrowser } from "./browser.js";
import { hashOf, useExamples } from "./examples-served.js";

useBrowser();
const served = useExamples();

/** The rules broken by the plug-in: the page around it is jsPsych's. */
async function brokenRules(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { passes, violations } = await runner.run(".sluice-choice", {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    });
    return passes.length > 3 ? violations.map(({ id }) => id) : ["no rule was applied"];
  });
}

test("somebody goes through the example: the reports arrive once, and can be reached by keyboard alone", async () => {
  const page = await newPage();
  const received: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") received.push(request.postData() ?? "");
  });
  try {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route("**/collect/**", (route) => route.abort());
    await page.goto(`${served().url}jspsych/`);
    await page.click("text=Begin");
    await page.click("text=now and then");
    await page.waitForFunction(() => document.querySelector("sluice-answer")?.validity?.customError === false);
    const inside = page.frames()[1];
    assert.ok(inside);
    const group = inside.getByRole("radiogroup", { name: "Have you taken cannabis in the last year?" });
    await group.waitFor();
    if (process.env.SLUICE_PICTURES)
      await page.screenshot({ path: `${process.env.SLUICE_PICTURES}/jspsych-choice.png` });
    // The frame tells what is sent instead.
    await inside.getByText("What is sent").first().waitFor();
    // Nothing of the choices stands in the page.
    assert.equal(await page.locator("input").count(), 0);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    assert.deepEqual(await brokenRules(page), []);
    // Nothing chosen: it says so, and where it says so is where one stands.
    await page.getByRole("button", { name: "Continue" }).focus();
    await page.keyboard.press("Enter");
    await inside.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
    await inside.locator("input:focus").waitFor();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    assert.ok(await group.getByRole("radio", { name: "no" }).isChecked());
    await page.getByRole("button", { name: "Continue" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("could not be sent").waitFor();
    const tried = received.length;
    assert.equal(served().sizes().jspsych, 0);
    await page.unroute("**/collect/**");
    await page.click("text=Try again");
    await page.getByText("Thank you.").waitFor();
    assert.equal(received.length, tried + 1);
    assert.equal(new Set(received).size, 1);
    assert.equal(served().sizes().jspsych, 1);
    const { smokes, cannabis, sluice, ...more } = JSON.parse(received[0] as string);
    assert.ok(["never", "now and then", "every day"].includes(smokes));
    assert.ok(["yes", "no"].includes(cannabis));
    assert.match(sluice.submission, /^[0-9a-f]{32}$/);
    assert.deepEqual(sluice.protocols, { smokes: hashOf("smoking"), cannabis: hashOf("taken") });
    assert.deepEqual(more, {});
  } finally {
    await page.context().close();
  }
});
