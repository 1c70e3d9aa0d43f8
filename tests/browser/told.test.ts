// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols that are told the secret as well, under a promise that has others too. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { readProtocol } from "../../wasm/api/protocol-file.js";
import { realEngine } from "../api/real-engine.js";
import { csv, designed, errorAt, openWith, privatise, save, setLevel } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { districts, illnesses, survey } from "./survey.js";

useBrowser();

const { text } = survey();
const file = csv("survey.csv", text);
const told = (page: Page) => page.getByRole("group", { name: /^Told “illness” too/ });

test("Conditional Reporting, chosen by keyboard: the file has its reports, and neither column as it was", async () => {
  const engine = await realEngine();
  await visit(async ({ page, complaints }) => {
    await openWith(page, file, "illness", "district");
    await setLevel(page, "0.5");
    const best = told(page).getByRole("radio", { name: /^Best for this table/ });
    await best.focus();
    await page.keyboard.press("Space");
    await page.locator("sluice-channel", { hasText: "secret and answer together" }).waitFor();
    await page.keyboard.press("ArrowDown");
    assert.ok(
      await told(page)
        .getByRole("radio", { name: /^Conditional Reporting/ })
        .isChecked(),
    );
    await page.locator("sluice-channel [role=rowheader]").first().waitFor();
    await designed(page);
    assert.deepEqual(await violations(page), []);

    await page.getByText("all these columns are read, so the file has to hold them").waitFor();
    await privatise(page);
    const protocol = readProtocol((await save(page, "Save the protocol")).text);
    assert.equal(protocol.protocol, "cr");
    assert.equal(protocol.seesSecret, true);
    assert.equal(protocol.guarantee.notion, "lip");
    assert.ok(engine.audit(protocol).holds);
    // Negative control: what was made for a level does not hold at a lower one.
    const lower = structuredClone(protocol);
    lower.guarantee.epsilon = 0.4;
    assert.equal(engine.audit(lower).holds, false);

    const [head, ...rows] = (await save(page, "Save the file")).text.trim().split("\n");
    assert.equal(head, "district");
    assert.equal(rows.length, text.trim().split("\n").length - 1);
    const values = new Set(rows.map((row) => row.trim()));
    assert.deepEqual([...values].toSorted(), districts.toSorted());
    for (const illness of illnesses) assert.ok(!values.has(illness));
    assert.deepEqual(complaints, []);
  });
});

test("a file without the secret is refused, and another promise that has no such protocol takes its best one", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await told(page)
      .getByRole("radio", { name: /^Fewest answers changed/ })
      .check();
    await page.locator("sluice-channel", { hasText: "secret and answer together" }).waitFor();
    await designed(page);
    await page.locator("sluice-privatise input[type=file]").setInputFiles(csv("other.csv", "district\ncentre\nhill\n"));
    await page.getByRole("button", { name: /^Privatise / }).click();
    assert.match(await errorAt(page, "privatise"), /illness/);

    await page.getByRole("radio", { name: /^Answers look alike/ }).check();
    await page.locator("sluice-channel", { hasText: "secret and answer together" }).waitFor({ state: "detached" });
    await designed(page);
    assert.ok(await page.getByRole("radio", { name: /^Best for this table/ }).isChecked());
    assert.equal(await told(page).count(), 0);
  });
});

for (const [colorScheme, width] of [
  ["light", 1280],
  ["dark", 320],
] as const) {
  test(`the step with such a protocol: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page }) => {
        await openWith(page, file, "illness", "district");
        await told(page)
          .getByRole("radio", { name: /^Conditional Reporting/ })
          .check();
        await page.locator("sluice-channel", { hasText: "secret and answer together" }).waitFor();
        await designed(page);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
      },
      { colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}
