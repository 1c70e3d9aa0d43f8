// SPDX-License-Identifier: GPL-3.0-or-later
/** The page saves settings for readers beside the full ones, and reads results with them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { isForReaders, readSettings } from "../../wasm/protocol/readers-check.js";
import { checkCommitment } from "../../wasm/protocol/readers-file.js";
import { realEngine } from "../api/real-engine.js";
import { csv, designed, openWith, privatise, save } from "./actions.js";
import { violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { add, estimated, numbers, RESULTS } from "./results.js";

useBrowser();

const engine = await realEngine();

const rows = Array.from({ length: 600 }, (_, i) => `${i % 7 ? "no" : "yes"},${["a", "b", "c"][i % 3]}`);
const file = csv("people.csv", `illness,district\n${rows.join("\n")}\n`);
/** One in which answers would tell the hidden value, so that noise codes are no answers. */
const close = csv(
  "people.csv",
  `illness,district\n${Array.from({ length: 600 }, (_, i) => `${i % 3 === (i % 7 ? 0 : 1) ? "yes" : "no"},${["a", "b", "c"][i % 3]}`).join("\n")}\n`,
);

for (const [write, holds] of [
  ["reports", "They list no counts, but an expert may compute some from them."],
  [
    "values",
    "They list no counts of illness, but an expert may compute some from them. Any reader can compute the true percentages of district.",
  ],
] as const)
  test(`settings for readers are saved, belong to the full ones, and give the same results: ${write}`, async () => {
    const saved = { full: "", readers: "", reports: "" };
    await visit(async ({ page, complaints }) => {
      await openWith(page, write === "values" ? close : file, "illness", "district");
      await privatise(page, write);
      saved.reports = (await save(page, "Save the file again")).text;
      saved.full = (await save(page, "Save the settings file")).text;
      saved.readers = (await save(page, "Save settings for readers")).text;
      const box = await page.locator("sluice-saved ol").innerText();
      assert.match(box, /Give this away:\s*people-readers\.json, the settings for readers\./);
      assert.ok(box.includes(holds), box);
      assert.match(box, /Keep this:\s*people-protocol\.json, the full settings\.\s*It holds true counts/);
      assert.deepEqual(complaints, []);
    });
    const settings = readSettings(saved.readers);
    assert.ok(isForReaders(settings));
    const full = readProtocol(saved.full);
    checkCommitment(settings, full, () => engine.valueWeights(full));
    const found: string[][][] = [];
    for (const [name, text] of [
      ["full.json", saved.full],
      ["readers.json", saved.readers],
    ] as const) {
      await visit(async ({ page, complaints }) => {
        await add(page, { name, mimeType: "application/json", buffer: Buffer.from(text) }, csv("r.csv", saved.reports));
        const noise = page.getByRole("button", { name: "Yes, noise was added" });
        if (write === "values") await noise.click();
        await estimated(page);
        found.push(await numbers(page));
        const isTold = await page.getByText("These settings are for readers: they hold no counts.").count();
        assert.equal(isTold, name === "readers.json" ? 1 : 0);
        assert.equal(await page.getByText("pull them towards the table").count(), isTold ? 0 : 1);
        assert.deepEqual(complaints, []);
      }, RESULTS);
    }
    assert.deepEqual(found[0], found[1]);
    assert.ok((found[0] ?? []).length >= 3);
  });

/** Answers that tell much of the hidden value, of so many people as 600 times this. */
const peopleOf = (times: number) => {
  const isIll = (i: number) => (i % 3 === 0 ? i % 4 === 0 : i % 8 === 0);
  const all = Array.from({ length: 600 * times }, (_, i) => `${isIll(i % 600) ? "yes" : "no"},${"abc"[i % 3]}`);
  return csv("people.csv", `illness,district\n${all.join("\n")}\n`);
};

for (const [people, isRounded] of [
  [peopleOf(1), false],
  [peopleOf(14), true],
] as const)
  test(`counts are rounded before the search if it costs next to nothing, or is chosen: ${isRounded}`, async () => {
    await visit(async ({ page, complaints }) => {
      await openWith(page, people, "illness", "district");
      await designed(page);
      const box = page.getByRole("checkbox", { name: "Round counts to multiples of 3 first" });
      assert.equal(await box.isChecked(), isRounded);
      if (!isRounded) await box.check();
      await designed(page);
      assert.deepEqual(await violations(page), []);
      await privatise(page);
      const full = readProtocol((await save(page, "Save the settings file")).text);
      const readers = readSettings((await save(page, "Save settings for readers")).text);
      assert.deepEqual([full.roundCounts, readers.roundCounts], [3, 3]);
      const said = await page.locator("sluice-saved ol").innerText();
      assert.ok(said.includes("They list no counts. Their odds follow from counts rounded to multiples of 3."), said);
      assert.deepEqual(complaints, []);
    });
  });

test("the full file beside the settings for readers is the same question once more", async () => {
  // Read in the browser as files of one survey: nobody is asked which of the two was meant.
  await visit(async ({ page }) => {
    await openWith(page, file, "illness", "district");
    await privatise(page);
    const reports = (await save(page, "Save the file again")).text;
    const full = (await save(page, "Save the settings file")).text;
    const readers = (await save(page, "Save settings for readers")).text;
    await visit(async ({ page: results }) => {
      const json = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
      await add(results, json("readers.json", readers), csv("r.csv", reports));
      await estimated(results);
      await add(results, json("full.json", full));
      await estimated(results);
      assert.equal(await results.locator("sluice-file-question button").count(), 0);
    }, RESULTS);
  });
});
