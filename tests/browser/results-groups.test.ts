// SPDX-License-Identifier: GPL-3.0-or-later
/** Read results: groups, weights, waves, several settings, a regression. Choices are there only where a file has the columns. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright-core";
import { csv, save } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { add, drop, estimated, example, golden, numbers, RESULTS, rows, settings } from "./results.js";

useBrowser();

const answer = (page: Page, name: string | RegExp) =>
  page.locator("sluice-file-question").getByRole("button", { name }).click();
const compare = "sluice-comparison table";

/** 600 people: on the coast most noisy answers are north, inland south; the old have weights of 3. */
const survey = csv(
  "survey.csv",
  `area,age,weight,code,district\n${[
    ...rows("ldp-grr", [200, 40, 30, 30], (i) => [
      "coast",
      String(20 + (i % 50)),
      i % 50 < 25 ? "1" : "3",
      String(1 + (i % 3)),
    ]),
    ...rows("ldp-grr", [40, 200, 30, 30], (i) => [
      "inland",
      String(20 + (i % 50)),
      i % 50 < 25 ? "1" : "3",
      String(1 + (i % 3)),
    ]),
  ].join("\n")}\n`,
);

test("another link that is followed in the same window is asked about, and not taken for the one that is open", async () => {
  const link = (name: string) => `#protocol=${deflateRawSync(Buffer.from(golden(name))).toString("base64url")}`;
  await visit(
    async ({ page }) => {
      await drop(page, csv("answers.csv", `district\n${rows("ldp-grr", [40, 30, 20, 10]).join("\n")}\n`));
      await estimated(page);
      await page.evaluate((next) => {
        window.location.hash = next;
      }, link("lip-optimal"));
      await page.getByText("link.json is another settings file. Do you want to use it?").waitFor();
      await estimated(page);
    },
    { path: `results.html${link("ldp-grr")}` },
  );
});

test("choices appear only with columns to choose from; groups have numbers, ranges and one sentence", async () => {
  await visit(
    async ({ page, complaints }) => {
      await example(page);
      assert.equal(await page.locator("sluice-comparison h2").count(), 0, "the example has no further column");
      await drop(page, settings("ldp-grr"), survey);
      const by = page.getByRole("combobox", { name: "Compare by", exact: true });
      await by.waitFor();
      assert.deepEqual(await by.locator("option").allTextContents(), ["nothing", "area", "weight", "code"]);
      await by.selectOption("area");
      await page
        .locator("sluice-comparison .sentence", { hasText: "“north” is less common in “inland” than in “coast”" })
        .waitFor();
      await page.getByText("differences are clear: their ranges leave out 0").waitFor();
      const shown = await numbers(page, compare);
      assert.deepEqual(
        shown.map(([name, people]) => [name, people]),
        [
          ["coast", "300"],
          ["inland", "300"],
        ],
      );
      assert.match(shown[0]?.[2] ?? "", /^[\d.]+ % ± [\d.]+$/);
      assert.match(shown[1]?.[3] ?? "", /^−[\d.]+ points ± [\d.]+$/);
      await page.getByRole("combobox", { name: "Answer", exact: true }).first().selectOption("south");
      assert.match((await numbers(page, compare))[1]?.[3] ?? "", /^\+[\d.]+ points/);
      const { text } = await save(page, "Save the comparison (CSV)");
      const [header, ...lines] = text.trimEnd().split("\n");
      assert.equal(
        header,
        "group,people,column,category,unbiased,low,high,reference,difference,difference low,difference high",
      );
      assert.equal(lines.length, 8);
      const all = JSON.parse((await save(page, "Save as JSON")).text);
      assert.equal(all.groups.groups.length, 2);
      assert.deepEqual(await violations(page), []);
      assert.equal(await overflow(page), 0);
      assert.deepEqual(complaints, []);
    },
    { ...RESULTS, viewport: { width: 375, height: 667 } },
  );
});

test("groups that hardly differ are said to be alike, and small ones to be small", async () => {
  await visit(async ({ page }) => {
    const sent = rows("ldp-grr", [40, 10, 5, 5], (i) => [["a", "b", "c"][i % 3] ?? ""]);
    await drop(page, settings("ldp-grr"), csv("small.csv", `place,district\n${sent.join("\n")}\n`));
    await page.getByRole("combobox", { name: "Compare by", exact: true }).selectOption("place");
    await page.getByText("No difference is clear.").waitFor();
    await page.getByText("“a” has 20 noisy answers: too few").waitFor();
    await page.getByRole("combobox", { name: "with", exact: true }).selectOption("b");
    await page.getByRole("columnheader", { name: "Compared with b" }).waitFor();
  }, RESULTS);
});

test("on paper and in the summary it is said which answer and which groups are compared", async () => {
  await visit(
    async ({ page }) => {
      const sent = rows("ldp-grr", [40, 10, 5, 5], (i) => [["a", "b"][i % 2] ?? ""]);
      await drop(page, settings("ldp-grr"), csv("small.csv", `place,district\n${sent.join("\n")}\n`));
      const by = page.getByRole("combobox", { name: "Compare by", exact: true });
      await by.waitFor();
      const heading = page.getByRole("heading", { name: "Compare groups" });
      await page.emulateMedia({ media: "print" });
      assert.equal(await heading.isVisible(), false, "nothing is compared yet");
      await page.emulateMedia({ media: "screen" });
      await by.selectOption("place");
      await page.locator("sluice-comparison .sentence").waitFor();
      await page.getByRole("combobox", { name: "Answer", exact: true }).selectOption("south");
      await page.emulateMedia({ media: "print" });
      assert.equal(await heading.isVisible(), true);
      assert.equal(await page.getByRole("heading", { name: "“south” in each group" }).isVisible(), true);
      await page.emulateMedia({ media: "screen" });
      await page.getByRole("button", { name: "Copy a summary" }).click();
      await page.getByText("Copied.").waitFor();
      assert.match(await page.evaluate(() => navigator.clipboard.readText()), /\nGroups by “place”:\nNo difference/);
    },
    { ...RESULTS, permissions: ["clipboard-read", "clipboard-write"] },
  );
});

test("weights make shares of all people, with approximate ranges and what they cost", async () => {
  await visit(async ({ page }) => {
    await drop(page, settings("ldp-grr"), survey);
    await page.getByRole("combobox", { name: "Weights", exact: true }).selectOption("weight");
    await page.getByText("Each person counts as much as the column “weight” says.").waitFor();
    await page.getByText(/600 noisy answers tell as much as \d+ would without them/).waitFor();
    assert.equal((await numbers(page, compare)).length, 1);
    await page.getByRole("combobox", { name: "Compare by", exact: true }).selectOption("area");
    await page.locator("sluice-comparison .sentence", { hasText: "too few answers to show" }).waitFor();
    assert.equal((await numbers(page, compare)).length, 2);
    await page.getByText("about 95 times in 100, if there are many answers").first().waitFor();
  }, RESULTS);
});

test("a second survey is compared with the first one, and counted with it if that is wanted", async () => {
  await visit(async ({ page }) => {
    const wave = (name: string, counts: number[]) => csv(name, `district\n${rows("ldp-grr", counts).join("\n")}\n`);
    await drop(page, settings("ldp-grr"), wave("before.csv", [200, 50, 25, 25]));
    await estimated(page);
    await drop(page, wave("after.csv", [100, 150, 25, 25]));
    await answer(page, "A second survey, to compare");
    await page.locator("sluice-comparison .sentence", { hasText: "in “after.csv” than in “before.csv”" }).waitFor();
    assert.deepEqual(
      (await numbers(page, compare)).map(([name]) => name),
      ["before.csv", "after.csv"],
    );
    assert.equal(await page.locator("sluice-estimates table.numbers").count(), 0, "people of both are not added up");
    await page.getByLabel("together", { exact: true }).check();
    await estimated(page);
    await page.locator("sluice-comparison .sentence").waitFor({ state: "detached" });
    await page.getByText("600 noisy answers").first().waitFor();
  }, RESULTS);
});

test("what goes with an answer is worked out from the columns that are chosen, in one sentence and odds ratios", async () => {
  await visit(async ({ page }) => {
    await drop(page, settings("ldp-grr"), survey);
    await page.getByText("Link an answer to columns", { exact: true }).click();
    const form = page.locator("sluice-regression");
    await form.getByRole("button", { name: "Work it out" }).click();
    await form.getByText("Choose at least one column.").waitFor();
    await form.getByLabel("area", { exact: true }).check();
    await form.getByLabel("code", { exact: true }).check();
    await form.getByLabel("the numbers of “code” are names").check();
    await form.getByRole("button", { name: "Work it out" }).click();
    await form.locator(".sentence", { hasText: "“north” goes with area: inland: the odds are 0.0" }).waitFor();
    await form.getByText("“area” is compared with “coast”.").waitFor();
    const found = await numbers(page, "sluice-regression table");
    assert.equal(found.length, 3);
    await page.getByText("How sure", { exact: true }).click();
    await page.locator("sluice-certainty select").first().selectOption({ label: "99 %" });
    await form.getByRole("columnheader", { name: "Range (99 %)" }).waitFor();
    assert.match(found[0]?.[2] ?? "", /^0\.\d+ to 0\.\d+$/);
    const all = JSON.parse((await save(page, "Save these figures (JSON)")).text);
    assert.equal(all.people, 600);
    assert.equal(all.category, "north");
    assert.deepEqual(await violations(page, undefined, "sluice-results-page"), []);
  }, RESULTS);
});

test("several settings for the same answers give one result, each with its own answers", async () => {
  await visit(async ({ page }) => {
    const { channel } = JSON.parse(golden("lip-optimal")) as { channel: { reports: string[] } };
    // The north has 358 of 1,000 of these people, and the south as many.
    const counts = [60, 52, 145, 143];
    const codes = csv(
      "codes.csv",
      `district\n${channel.reports.map((name, y) => `"${name}"\n`.repeat(counts[y] ?? 0)).join("")}`,
    );
    const names = csv("names.csv", `district\n${rows("ldp-grr", [100, 100, 50, 50]).join("\n")}\n`);
    await drop(page, settings("ldp-grr"), settings("lip-optimal"), names, codes);
    await answer(page, "Use all of them: each was used for other people");
    // Only one of them fits the codes; the names fit the other one alone, whose empty answer has this name.
    await estimated(page);
    await page.getByText("One result from several settings.").waitFor();
    await page.getByText("ldp-grr.json: 300 noisy answers").waitFor();
    await page.getByText("lip-optimal.json: 400 noisy answers").waitFor();
    assert.equal((await numbers(page)).length, 4);
    const all = JSON.parse((await save(page, "Save as JSON")).text);
    assert.equal(all.people, 700);
    assert.equal(all.samples.length, 2);
  }, RESULTS);
});

test("a question mark over which settings a file was made with is asked", async () => {
  await visit(async ({ page }) => {
    const plain = (name: string, n: number) =>
      csv(name, `district\n${"north\n".repeat(n)}${"south\n".repeat(40)}${"east\n".repeat(10)}`);
    await drop(page, settings("ldp-grr"), settings("lip-optimal"), plain("one.csv", 30));
    await answer(page, /^Use all of them/);
    await page.getByText("Which settings was one.csv made with?").waitFor();
    await answer(page, "ldp-grr.json");
    await page.getByText("Now add the noisy answers made with lip-optimal.json.").waitFor();
    await add(page, plain("two.csv", 31));
    await answer(page, "lip-optimal.json");
    await page.getByText("One result from several settings.").waitFor();
  }, RESULTS);
});
