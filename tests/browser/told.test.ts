// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols that are told the secret as well, under a promise that has others too. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { realEngine } from "../api/real-engine.js";
import {
  csv,
  designed,
  errorAt,
  openWith,
  pick,
  privatise,
  protocolMade,
  save,
  setLevel,
  unfoldChoices,
} from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { looks } from "./looks.js";
import { districts, illnesses, survey } from "./survey.js";

useBrowser();

const { text } = survey();
const file = csv("survey.csv", text);
const told = (page: Page) => page.getByRole("group", { name: /^These methods use the hidden column “illness”/ });

test("Conditional Reporting, chosen by keyboard: the file has its reports, and neither column as it was", async () => {
  const engine = await realEngine();
  await visit(async ({ page, complaints }) => {
    await openWith(page, file, "illness", "district");
    await setLevel(page, "0.5");
    await unfoldChoices(page);
    const best = told(page).getByRole("radio", { name: /^Best for this table/ });
    await best.focus();
    await page.keyboard.press("Space");
    await page.locator("sluice-channel", { hasText: "hidden value and answer together" }).waitFor();
    await page.keyboard.press("ArrowDown");
    assert.ok(
      await told(page)
        .getByRole("radio", { name: /^Conditional Reporting/ })
        .isChecked(),
    );
    await page.locator("sluice-channel [role=rowheader]").first().waitFor();
    await designed(page);
    assert.deepEqual(await violations(page), []);

    await page.getByText("The page reads all these columns, so the file has to have them").waitFor();
    await privatise(page);
    const protocol = readProtocol((await save(page, "Save the settings file")).text);
    assert.equal(protocol.protocol, "cr");
    assert.equal(protocol.seesSecret, true);
    assert.equal(protocol.guarantee.notion, "lip");
    assert.ok(engine.audit(protocol).holds);
    // Negative control: what was made for a level does not hold at a lower one.
    const lower = structuredClone(protocol);
    lower.guarantee.epsilon = 0.4;
    assert.equal(engine.audit(lower).holds, false);

    const [head, ...rows] = (await save(page, "Save the file again")).text.trim().split("\n");
    assert.equal(head, "district");
    assert.equal(rows.length, text.trim().split("\n").length - 1);
    const values = new Set(rows.map((row) => row.trim()));
    assert.deepEqual([...values].toSorted(), districts.toSorted());
    for (const illness of illnesses) assert.ok(!values.has(illness));
    assert.deepEqual(complaints, []);
  });
});

/** E |X - Y| of a protocol whose answers are numbers. */
function meanDistance({ prior, data, channel }: ProtocolFile): number {
  assert.ok(channel.weights);
  const cells = prior.flat();
  const answer = (index: number) => Number(data.categories[index % data.categories.length]);
  const moved = channel.weights.map((row, input) =>
    row.reduce(
      (sum, weight, y) => sum + (Number(weight) / 2 ** 62) * Math.abs(answer(input) - Number(channel.reports[y])),
      0,
    ),
  );
  const total = cells.reduce((sum, n) => sum + n, 0);
  return cells.reduce((sum, n, input) => sum + (n / total) * (moved[input] ?? 0), 0);
}

test("Shortest way goes by the numbers that answers are, and the dot on the curves is said to be for it", async () => {
  const engine = await realEngine();
  const ages = [18, 20, 40, 41, 80];
  const counts = [
    [30, 10, 40, 12, 20],
    [8, 50, 15, 25, 40],
    [20, 20, 30, 60, 10],
  ];
  const lines = counts.flatMap((row, s) => row.map((n, x) => `${illnesses[s]},${ages[x]},${n}`));
  await visit(async ({ page, complaints }) => {
    await openWith(page, csv("ages.csv", `illness,age,people\n${lines.join("\n")}\n`), "illness", "age");
    await page.getByLabel("Use of people", { exact: true }).selectOption("weight");
    // Other people, another level for the word of privacy: it comes before the one that is typed.
    await designed(page);
    await setLevel(page, "0.1");
    const dot = page.locator("sluice-kept").getByText(/^The dot is for/);
    assert.equal(await dot.count(), 0, "it lies on a line");
    const made = async (name: RegExp, label: string) => {
      await pick(page, name, told(page));
      await page.locator("sluice-kept").getByText(`The dot is for “${label}”, which uses the hidden column`).waitFor();
      const protocol = await protocolMade(page);
      assert.ok(engine.audit(protocol).holds);
      return protocol;
    };
    const fewest = await made(/^Fewest answers changed/, "Fewest answers changed");
    await told(page)
      .getByText(/difference of numbers/)
      .waitFor();
    const nearest = await made(/^Shortest way/, "Shortest way");
    assert.deepEqual([fewest.protocol, nearest.protocol], ["coupling", "coupling-distance"]);
    assert.ok(meanDistance(nearest) < meanDistance(fewest) - 0.02, `${meanDistance(nearest)} ${meanDistance(fewest)}`);
    const { text: written } = await save(page, "Save the file again");
    assert.match(written, /^age\s/);
    assert.match((await save(page, "Save the receipt")).text, /Shortest way \(coupling-distance\)/);

    const changed = page.locator("sluice-saved").getByText(/^You have changed settings above/);
    assert.equal(await changed.count(), 0);
    await pick(page, /^Randomised response/);
    await page
      .getByText(
        "since then: the method and whether the method uses the hidden column. This file was made with ε = 0.1.",
      )
      .waitFor();
    await dot.waitFor({ state: "detached" });
    await pick(page, /^Shortest way/, told(page));
    await changed.waitFor({ state: "detached" });
    await setLevel(page, "0.2");
    await page.getByText("since then: ε. This file was made with ε = 0.1.").waitFor();
    assert.deepEqual(complaints, []);
  });
});

test("a file without the secret is refused, and another promise that has no such protocol takes its best one", async () => {
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await pick(page, /^Fewest answers changed/, told(page));
    await page.locator("sluice-channel", { hasText: "hidden value and answer together" }).waitFor();
    await designed(page);
    await page.locator("sluice-privatise input[type=file]").setInputFiles(csv("other.csv", "district\ncentre\nhill\n"));
    await page.getByRole("button", { name: /^Protect and save / }).click();
    assert.match(await errorAt(page, "privatise"), /illness/);

    await pick(page, /^Answers look alike/);
    await page
      .locator("sluice-channel", { hasText: "hidden value and answer together" })
      .waitFor({ state: "detached" });
    await designed(page);
    assert.ok(await page.getByRole("radio", { name: /^Best for this table/ }).isChecked());
    assert.equal(await told(page).count(), 0);
  });
});

for (const [colorScheme, width] of looks) {
  test(`the step with such a protocol: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page }) => {
        await openWith(page, file, "illness", "district");
        await pick(page, /^Conditional Reporting/, told(page));
        await page.locator("sluice-channel", { hasText: "hidden value and answer together" }).waitFor();
        await designed(page);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
      },
      { colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}
