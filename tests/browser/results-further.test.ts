// SPDX-License-Identifier: GPL-3.0-or-later
/** Read results: two questions, groups of known size, a table to pull towards. The numbers are those of the command line. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { dice } from "../api/helpers.js";
import { type Folder, inFolder } from "../api/run-cli.js";
import { csv, save, type Upload } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { eventually } from "./eventually.js";
import { drop, estimated, numbers, RESULTS } from "./results.js";

useBrowser();

const file = (folder: Folder, name: string): Upload =>
  name.endsWith(".json")
    ? { name, mimeType: "application/json", buffer: Buffer.from(folder.read(name)) }
    : csv(name, folder.read(name));

/** Noisy answers of 900 people to two questions: men smoke more, and smokers drink more. */
async function survey(folder: Folder): Promise<void> {
  for (const [name, as] of [
    ["smokes", "smoking"],
    ["drinks", "drinking"],
  ] as const) {
    const { code } = await folder.run(
      ...["question", name, "no", "yes", "--epsilon", "1.5", "--protocol", "grr", "-o", `${as}.json`],
    );
    assert.equal(code, 0);
  }
  const below = dice(5);
  const noisy = (answer: number) => ["no", "yes"][below(100) < 82 ? answer : 1 - answer];
  const rows = Array.from({ length: 900 }, (_, i) => {
    const sex = i % 3 === 0 ? "m" : "f";
    const smokes = Number(below(100) < (sex === "m" ? 60 : 25));
    const drinks = below(100) < 80 ? smokes : 1 - smokes;
    return `${sex},${noisy(smokes)},${noisy(drinks)}`;
  });
  folder.write("answers.csv", `sex,smokes,drinks\n${rows.join("\n")}\nf,yes,\n`);
  folder.write("sizes.csv", "sex,people\nf,1000\nm,3000\n");
}

async function commandLine(folder: Folder, ...args: string[]): Promise<unknown> {
  const { stdout, stderr } = await folder.run("estimate", "smoking.json", "answers.csv", ...args, "--json", "--quiet");
  assert.equal(stderr, "");
  return JSON.parse(stdout);
}

/** The same names, texts and numbers; these may differ in what two builds of one engine round. */
function alike(one: unknown, other: unknown, at = ""): void {
  if (typeof one === "number" && typeof other === "number") {
    assert.ok(Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(other)), `${at}: ${one}, ${other}`);
  } else if (typeof one === "object" && one !== null) {
    assert.deepEqual(Object.keys(one), Object.keys(other as object), at);
    for (const [key, value] of Object.entries(one)) alike(value, Reflect.get(other as object, key), `${at}/${key}`);
  } else {
    assert.equal(one, other, at);
  }
}

const unfold = (page: Page, title: string) => page.getByText(title, { exact: true }).click();
const two = (page: Page) => page.locator("sluice-two-questions");
const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));

test("two questions of the same people: by a file of its own, or asked about; pairs and their link, as the command line has them", async () => {
  await inFolder(async (folder) => {
    await survey(folder);
    const wanted = await commandLine(folder, "--cross", "drinking.json");
    await visit(
      async ({ page, complaints }) => {
        await drop(page, file(folder, "smoking.json"), file(folder, "answers.csv"));
        await estimated(page);
        await unfold(page, "Link two questions");
        await two(page).locator("input[type=file]").setInputFiles(file(folder, "drinking.json"));
        await two(page).locator(".sentence", { hasText: "goes with" }).waitFor();
        const printed = await numbers(page, "sluice-two-questions table");
        assert.deepEqual(
          printed.map(([names]) => names),
          ["no · no", "no · yes", "yes · no", "yes · yes"],
        );
        assert.match(printed[0]?.[1] ?? "", /^[\d.]+ % ± [\d.]+$/);
        assert.match(printed[0]?.[2] ?? "", /^0\.\d\d, from 0\.\d\d to 0\.\d\d$/);
        await page.getByText("We passed over 1 row without both answers.").waitFor();
        const { text } = await save(page, "Save these pairs (JSON)");
        alike(JSON.parse(text), wanted);
        const [header, first] = rowsOf((await save(page, "Save these pairs (CSV)")).text);
        assert.deepEqual(header?.slice(-3), ["phi", "phi low", "phi high"]);
        const { pairs } = wanted as { pairs: { unbiased: number; correlation: { value: number } }[] };
        alike([Number(first?.[2]), Number(first?.[6])], [pairs[0]?.unbiased, pairs[0]?.correlation.value]);
        // Noisy answers to the other question are no group that everybody may know.
        assert.deepEqual(await page.locator("sluice-comparison select option").allTextContents(), ["nothing", "sex"]);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);

        await page.getByRole("button", { name: "Start again" }).click();
        await drop(page, file(folder, "smoking.json"), file(folder, "drinking.json"), file(folder, "answers.csv"));
        await page.getByRole("button", { name: "Use both: each person answered two questions" }).click();
        await two(page).locator(".sentence", { hasText: "goes with" }).waitFor();
        alike(JSON.parse((await save(page, "Save these pairs (JSON)")).text), wanted);
        // The second question has results of its own, and so has the first one again.
        for (const [here, other, column] of [
          ["drinking", "smoking", "drinks"],
          ["smoking", "drinking", "smokes"],
        ] as const) {
          await two(page).getByRole("button", { name: "Show its results" }).click();
          await page.getByText(`Settings: ${here}.json`, { exact: true }).waitFor();
          await two(page).getByText(`The other question: ${other}.json`).waitFor();
          await two(page).locator(".sentence", { hasText: "goes with" }).waitFor();
          await page.locator("sluice-estimates thead th", { hasText: column }).first().waitFor();
        }
        // A second question of its own is none.
        await two(page).getByRole("button", { name: "Remove" }).click();
        assert.ok(
          await two(page)
            .locator("input[type=file]")
            .evaluate((field) => field.matches(":focus")),
        );
        await two(page).locator("input[type=file]").setInputFiles(file(folder, "smoking.json"));
        await two(page).locator("[role=alert]", { hasText: "two different questions" }).waitFor();
        assert.deepEqual(complaints, []);
      },
      { ...RESULTS, viewport: { width: 375, height: 667 } },
    );
  });
});

test("groups of known size make up all people, as the command line has them; a size that is none is refused at its field", async () => {
  await inFolder(async (folder) => {
    await survey(folder);
    const wanted = await commandLine(folder, "--strata", "sex", "--population", "sizes.csv");
    await visit(
      async ({ page, complaints }) => {
        await drop(page, file(folder, "smoking.json"), file(folder, "answers.csv"));
        await estimated(page);
        await unfold(page, "Correct for group sizes");
        const part = page.locator("sluice-population");
        await part.getByLabel("Groups").selectOption("sex");
        await part.getByLabel(/^f/).fill("1000");
        await part.getByLabel(/^m/).fill("3.000");
        await part.getByRole("button", { name: "Work it out" }).click();
        await part.getByText("Give each group a whole number above 0, in digits alone.").waitFor();
        assert.equal(await part.locator("table").count(), 0);
        assert.deepEqual(await violations(page), []);
        assert.ok(await part.getByLabel(/^m/).evaluate((field) => field.matches(":focus")));
        await part.getByLabel(/^m/).fill("3000");
        await part.getByRole("button", { name: "Work it out" }).click();
        await part.getByText(/\(design effect 1\.7\d\): 90\d noisy answers tell as much as 50\d would/).waitFor();
        const { population, ...all } = wanted as { population: { data: { unbiased: number }[] } };
        const saved = JSON.parse((await save(page, "Save all people (JSON)")).text);
        alike(saved, { ...all, population });
        const [, no] = rowsOf((await save(page, "Save all people (CSV)")).text);
        alike(Number(no?.[2]), population.data[0]?.unbiased);
        assert.match((await numbers(page, "sluice-population table"))[0]?.[1] ?? "", /^[\d.]+ % ± [\d.]+$/);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        // Another confidence asks for the same sizes once more.
        await unfold(page, "How sure");
        await page.locator("sluice-certainty select").first().selectOption({ label: "99 %" });
        await part.getByText("at least 99 times in 100").waitFor();
        assert.deepEqual(complaints, []);
      },
      { ...RESULTS, viewport: { width: 375, height: 667 } },
    );
  });
});

test("percentages are pulled towards the table, as on the command line: told as biased, in the files, and gone when removed", async () => {
  await inFolder(async (folder) => {
    await survey(folder);
    const [wanted, plain] = [await commandLine(folder, "--shrink", "500"), await commandLine(folder)];
    await visit(
      async ({ page, complaints }) => {
        await drop(page, file(folder, "smoking.json"), file(folder, "answers.csv"));
        await estimated(page);
        alike(JSON.parse((await save(page, "Save as JSON")).text), plain);
        await unfold(page, "Pull the results towards a table");
        const part = page.locator("sluice-shrinkage");
        const field = part.getByLabel(/^The table counts as/);
        await field.fill("0");
        await part.getByRole("button", { name: "Show" }).click();
        await part.getByText("Write a number above 0").waitFor();
        await field.fill("500");
        await part.getByRole("button", { name: "Show" }).click();
        await part.getByText("The pulled numbers are biased and have no range.").waitFor();
        alike(JSON.parse((await save(page, "Save as JSON")).text), wanted);
        const [header, no] = rowsOf((await save(page, "Save as CSV")).text);
        const { data } = wanted as { data: { shrunken: number }[] };
        assert.equal(header?.at(-1), "pulled (biased)");
        alike(Number(no?.at(-1)), data[0]?.shrunken);
        assert.equal(
          (await numbers(page, "sluice-shrinkage table"))[0]?.[2],
          `${(100 * (data[0]?.shrunken ?? 0)).toFixed(1)} %`,
        );
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        await part.getByRole("button", { name: "Remove" }).click();
        await part.locator("table").waitFor({ state: "detached" });
        // The numbers without it are computed a moment later.
        await eventually(async () => /"shrunken"/.test((await save(page, "Save as JSON")).text), false);
        alike(JSON.parse((await save(page, "Save as JSON")).text), plain);
        assert.deepEqual(complaints, []);
      },
      { ...RESULTS, viewport: { width: 375, height: 667 } },
    );
  });
});
