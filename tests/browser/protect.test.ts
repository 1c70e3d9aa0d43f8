// SPDX-License-Identifier: GPL-3.0-or-later
/** Protect a file, as somebody meets it who has never been here: what is read, how far it is, and the numbers beside the choice. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { mainPath, scrollThrough, wordsBefore } from "../../bench/seen.mjs";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { csv, save, saved, undo } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { drawCurve } from "./curve-held.js";
import { eventually } from "./eventually.js";
import { survey } from "./survey.js";

useBrowser();

const ready = (page: Page) => page.locator("sluice-save-bar .go[aria-disabled=false]").waitFor();
const box = (page: Page) => page.locator("sluice-useful-box");

async function openExample(page: Page, name: string): Promise<void> {
  await page.locator("sluice-opener[empty]").waitFor();
  await page.getByRole("button", { name, exact: true }).click();
  await ready(page);
}

for (const [width, height, most, path] of [
  [375, 667, 4, "#promise=lip"],
  [1280, 800, 2, "#promise=lip"],
  [375, 667, 4, ""],
  [1280, 800, 2, ""],
] as const) {
  const who = path ? "the people listed" : "a sample";
  test(`the census is protected within 250 words and ${most} screens, the button always in view: ${who}, ${width} x ${height}`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await openExample(page, "Adult census");
        // All of the way out is there, too; the same workers draw the curve.
        await drawCurve(page);
        await box(page)
          .locator(path ? "button.counting" : "#weaker-says")
          .waitFor();
        await box(page).getByText("Each ± holds 95 times in 100.").waitFor();
        const first = path ? /%\s±\s[\d.]+ points/ : /%, cannot be told/;
        assert.match(await box(page).locator("li").first().innerText(), first);
        if (!path) await page.locator("sluice-who .cost", { hasText: "With “No”" }).waitFor();
        const read = await page.evaluate(wordsBefore, ".go");
        assert.ok(read.includes("adult.csv"), read.join(" "));
        assert.ok(read.length <= 250, `${read.length} words: ${read.join(" ")}`);
        const { screens } = await page.evaluate(mainPath);
        assert.ok(screens <= most, `${screens} screens`);
        for (const down of [0, 0.5, 1]) {
          await page.evaluate(scrollThrough, down);
          assert.ok((await page.evaluate(mainPath)).barIsSeen, `at ${down}`);
        }
        assert.equal(await overflow(page), 0);
        assert.deepEqual(await violations(page), []);
        const coming = page.waitForEvent("download");
        await page.locator("sluice-save-bar .go").click();
        const { name, text } = await saved(await coming);
        assert.equal(name, "adult-private.csv");
        assert.equal(text.trimEnd().split("\n").length, 32_562);
        await page.getByRole("heading", { name: "Saved: adult-private.csv." }).waitFor();
        // The settings have the table itself; and whoever counts the file alone counts the noise.
        const send = page.locator("sluice-saved");
        await send.getByText("Give it only to people who may see these counts.").waitFor();
        await send.getByText("To count, add files 1 and 2 to").waitFor();
        assert.equal(await send.getByRole("link", { name: "Read results" }).getAttribute("href"), "./results.html");
        // A button half behind the bar is a small target only until somebody scrolls to it.
        const readers = send.getByRole("button", { name: "Save settings for readers" });
        await readers.evaluate((button) => button.scrollIntoView({ block: "center" }));
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
      },
      { path, viewport: { width, height } },
    );
  });
}

test("nothing is open at first, and an example is one click away", async () => {
  await visit(async ({ page }) => {
    await page.locator("sluice-opener[empty]").waitFor();
    assert.equal(await page.locator("sluice-save-bar .go").count(), 0);
    assert.equal(await page.locator("#details").count(), 0);
    await openExample(page, "Health");
    assert.match(await page.locator("sluice-opener .name").innerText(), /^health-survey\.csv · 1,500 people$/);
    assert.equal(await page.getByLabel("without revealing").locator("option:checked").innerText(), "health");
  });
});

test("a column of names that is to be shared is said to be one, and a column of answers is not", async () => {
  await visit(async ({ page }) => {
    const rows = Array.from({ length: 40 }, (_, i) => `Ada ${i};${i % 3 ? "yes" : "no"};${i % 4 ? "tea" : "coffee"}`);
    await page
      .locator("sluice-opener input[type=file]")
      .setInputFiles(csv("names.csv", ["name;ill;drink", ...rows].join("\n")));
    await page.getByLabel("Share", { exact: true }).selectOption("name");
    const says = page.getByText("name has 40 different answers for 40 people. It may name people");
    await says.waitFor();
    await page.getByLabel("Share", { exact: true }).selectOption("drink");
    await says.waitFor({ state: "detached" });
  });
});

test("answers that are typed in several ways are said to count as different ones", async () => {
  await visit(async ({ page }) => {
    const ill = (i: number) => (i === 7 ? "YES" : i === 8 ? "yes " : i === 9 ? "No" : i % 3 ? "yes" : "no");
    const rows = Array.from({ length: 60 }, (_, i) => `${i % 4 ? "tea" : "coffee"};${ill(i)}`);
    await page
      .locator("sluice-opener input[type=file]")
      .setInputFiles(csv("typed.csv", ["drink;ill", ...rows].join("\n")));
    await page.getByLabel("Share", { exact: true }).selectOption("drink");
    await page.getByLabel("without revealing").selectOption("ill");
    // Spaces around an answer are no part of it.
    await page.getByText("ill has “yes” and “YES”. They count as different answers.").waitFor();
    await page.getByText("ill has “no” and “No”. They count as different answers.").waitFor();
    assert.equal(await page.getByText("drink has").count(), 0);
  });
});

test("a word of privacy is a level for this table, and stricter words let less be guessed", async () => {
  await visit(async ({ page }) => {
    await openExample(page, "Survey");
    await page.getByText("Fine-tune").click();
    const levels: number[] = [];
    const most: number[] = [];
    for (const word of ["Strong", "Medium", "Weak"]) {
      await page.getByRole("radio", { name: word, exact: true }).check();
      await ready(page);
      levels.push(Number(await page.getByLabel("Epsilon (ε)").inputValue()));
      await page.getByText(`${word} is ε = ${levels.at(-1)} for this table.`).waitFor();
      await page.locator("sluice-save-bar", { hasText: `${word} privacy · education only` }).waitFor();
      const said = await page.locator("sluice-guess-box p").last().innerText();
      most.push(Number(/ to \D*(\d+)\D*$/.exec(said)?.[1]));
    }
    assert.deepEqual(
      levels,
      levels.toSorted((a, b) => a - b),
    );
    assert.equal(new Set(levels).size, 3);
    assert.ok((most[0] ?? 0) < (most[2] ?? 0), most.join());
    // Chosen in a word, it is that of the next table as well; a number stays what it is.
    await page.waitForFunction(() => /privacy=weak/.test(location.hash));
    await page.getByLabel("Epsilon (ε)").fill("0.33");
    await page.getByLabel("Epsilon (ε)").press("Enter");
    await page.waitForFunction(() => /level=0\.33/.test(location.hash) && !/privacy/.test(location.hash));
    await page.locator("sluice-save-bar", { hasText: "Privacy ε = 0.33" }).waitFor();
  });
});

/** Few people of the survey, of whom a sample may say something else. */
async function openFew(page: Page): Promise<void> {
  const [header = "", ...rows] = survey().text.trimEnd().split("\n");
  const few = [header, ...rows.filter((_, i) => i % 20 === 0)].join("\n");
  await page.locator("sluice-opener input[type=file]").setInputFiles(csv("few.csv", few));
  await page.getByLabel("Share", { exact: true }).selectOption("district");
  await page.getByLabel("without revealing").selectOption("illness");
}

/** With spaces that a line may break at. */
const spaced = (text: string) => text.replaceAll(/\s/g, " ");

/** The figures of the box, in the words of a line that compares two methods. */
async function reach(page: Page): Promise<string> {
  await box(page).locator("div:not(.stale) > ul").waitFor();
  const texts = await box(page)
    .locator("li")
    .evaluateAll((items) => items.map(({ textContent }) => textContent ?? ""));
  const errors = texts.flatMap((text) => /±\s([\d.]+)\spoints/.exec(text)?.[1] ?? []);
  if (errors.length < texts.length) return `${errors.length} of ${texts.length} answers can be told`;
  return `± ${errors.toSorted((one, other) => Number(other) - Number(one))[0]} points`;
}

const points = (text: string) => Number(/± ([\d.]+) points/.exec(text)?.[1]);

/** Waits until the figures are what was foretold. */
const reaches = (page: Page, foretold: string) =>
  eventually(async () => {
    const found = await reach(page);
    return foretold.startsWith(found) ? foretold : found;
  }, foretold);

test("people are taken for a sample until somebody says that they are all, and one line tells what that costs", async () => {
  await visit(
    async ({ page, complaints }) => {
      await openFew(page);
      await ready(page);
      const [sample, all] = ["Yes, a sample", "No, these are all"].map((name) => page.getByRole("radio", { name }));
      assert.ok(await sample?.isChecked());
      assert.ok(!/promise/.test(page.url()));
      const cost = page.locator("sluice-who .cost");
      const says = /^“Yes” costs accuracy: (.*)\. With “No”: (.*)\.$/;
      const { height: empty } = (await cost.boundingBox()) ?? { height: 0 };
      const read = async () => says.exec(spaced(await cost.innerText())) ?? [];
      const told = (before: string) =>
        eventually(async () => {
          const [line = before, own = ""] = await read();
          return line !== before && own.startsWith(await reach(page));
        }, true);
      await told("");
      // For each level and format anew: its figures are those of the page now, and with the other answer.
      for (const change of ["Weak", "Medium", "noise codes"]) {
        const [before = ""] = await read();
        await page.getByRole("radio", { name: change, exact: true }).check();
        await told(before);
        const [, , other = ""] = await read();
        assert.equal((await cost.boundingBox())?.height, empty, "the line was there before");
        await all?.check();
        await page.waitForFunction(() => /promise=lip/.test(location.hash));
        assert.equal(await cost.count(), 0);
        await reaches(page, other);
        await sample?.check();
        await told("");
      }
      await page.getByRole("radio", { name: "Medium", exact: true }).check();
      await all?.check();
      const far = page.getByText("If so, choose “Yes”. With “No”, beliefs may shift");
      await far.waitFor();
      // At once, and not only when the other protection has been found.
      const gone = await page.getByRole("radio", { name: "Yes, a sample" }).evaluate(async (input) => {
        const who = (input.getRootNode() as ShadowRoot).host as HTMLElement & { updateComplete: Promise<unknown> };
        (input as HTMLInputElement).click();
        await who.updateComplete;
        return !who.shadowRoot?.textContent?.includes("-fold");
      });
      assert.ok(gone);
      await page.waitForFunction(() => !/promise/.test(location.hash));
      await ready(page);
      await far.waitFor({ state: "detached" });
      assert.deepEqual(complaints, []);
    },
    { path: "" },
  );
});

test("the file that is saved without a word on its people has the protection for a sample", async () => {
  await visit(
    async ({ page }) => {
      await openFew(page);
      await ready(page);
      const coming = page.waitForEvent("download");
      await page.locator("sluice-save-bar .go").click();
      await saved(await coming);
      await page.getByRole("heading", { name: "Saved: few-private.csv." }).waitFor();
      const { guarantee } = readProtocol((await save(page, "Save the settings file")).text);
      assert.equal(guarantee.notion, "rlip");
      const receipt = (await save(page, "Save the receipt")).text;
      assert.match(receipt, /sample/);
    },
    { path: "" },
  );
});

test("a link of an earlier page, which names no protection, keeps the one that it was made for", async () => {
  for (const [path, isSample] of [
    ["#privacy=weak", false],
    ["#level=0.4", false],
    ["#share=district&hide=illness", false],
    ["#privacy=weak&promise=rlip", true],
    ["#lang=en", true],
  ] as const) {
    await visit(
      async ({ page }) => {
        await openFew(page);
        await ready(page);
        assert.equal(await page.getByRole("radio", { name: "Yes, a sample" }).isChecked(), isSample, path);
      },
      { path },
    );
  }
});

test("what is too rough to use says so, and the method that is made for counting mends it", async () => {
  await visit(async ({ page }) => {
    await openExample(page, "Adult census");
    const rough = () => box(page).locator("li .rough").count();
    // The figures are the engine's plan, and come after the method.
    await box(page).locator("li").first().waitFor();
    const before = await rough();
    assert.ok(before >= 5, `${before}`);
    await drawCurve(page);
    assert.ok(await box(page).getByText("cannot be told").count());
    const best = /±\s5 points for every answer takes [\d,]{9} people\. A file made for counting needs 1,196\./;
    await page.getByText(best).waitFor();
    await box(page).getByRole("button", { name: "Make it for counting" }).click();
    await page.getByText("± 5 points for every answer takes 1,196 people.").waitFor();
    await page.waitForFunction(() => /for=counting/.test(location.hash));
    // The way back stands where the way there was, and the focus stays with it.
    const back = box(page).getByRole("button", { name: "Back to the previous method" });
    assert.ok(await back.evaluate((button) => button.matches(":focus")));
    await back.click();
    await page.getByText(best).waitFor();
    assert.ok(!/for=counting/.test(page.url()));
    const there = box(page).getByRole("button", { name: "Make it for counting" });
    assert.ok(await there.evaluate((button) => button.matches(":focus")));
    await there.click();
    await page.getByText("± 5 points for every answer takes 1,196 people.").waitFor();
    // A rare answer's share stays rough where codes have become answers again.
    assert.ok((await rough()) < before / 2, `${await rough()} of ${before}`);
    // Codes are made for that as well, and the categories after them as before, by what somebody has asked for.
    const answers = page.getByRole("group", { name: "Answers as" });
    await answers.getByRole("radio", { name: "noise codes" }).check();
    await page.waitForFunction(() => /for=counting/.test(location.hash));
    await ready(page);
    await page.getByText("± 5 points for every answer takes 626 people.").waitFor();
    assert.equal(await rough(), 0);
    await page.getByRole("radio", { name: "same categories" }).check();
    await page.getByText("± 5 points for every answer takes 1,196 people.").waitFor();
  });
});

test("a file that tells no percentage says so, and weaker privacy is one click away", async () => {
  await visit(async ({ page }) => {
    const [header = "", ...rows] = survey().text.trimEnd().split("\n");
    const few = [header, ...rows.filter((_, i) => i % 20 === 0)].join("\n");
    await page.locator("sluice-opener input[type=file]").setInputFiles(csv("few.csv", few));
    await page.getByLabel("Share", { exact: true }).selectOption("district");
    await page.getByLabel("without revealing").selectOption("illness");
    await page.getByRole("radio", { name: "Strong", exact: true }).check();
    await ready(page);
    await box(page).getByText("At this privacy the new file says almost nothing about district.").waitFor();
    await box(page).getByRole("button", { name: "Choose weak privacy" }).click();
    await ready(page);
    assert.ok(await page.getByRole("radio", { name: "Weak", exact: true }).isChecked());
    await box(page).getByRole("button", { name: "Choose weak privacy" }).waitFor({ state: "detached" });
  });
});

test("codes are offered before weaker privacy where only they can be counted", async () => {
  await visit(async ({ page }) => {
    const cells = { NO: [0, 0, 1, 1, 0], YES: [0, 0, 0, 1, 0], no: [13, 82, 35, 55, 43], yes: [1, 23, 6, 19, 15] };
    const places = ["", "north", "valley", "south", "island"];
    const rows = Object.entries({ "": [0, 2, 2, 1, 0], ...cells }).flatMap(([ill, people]) =>
      people.flatMap((n, i) => new Array<string>(n).fill(`${places[i]};${ill}`)),
    );
    await page
      .locator("sluice-opener input[type=file]")
      .setInputFiles(csv("town.csv", ["region;ill", ...rows].join("\n")));
    await page.getByLabel("Share", { exact: true }).selectOption("region");
    await page.getByLabel("without revealing").selectOption("ill");
    await ready(page);
    // The workers that draw the curve find the method that is made for counting.
    await drawCurve(page);
    await box(page)
      .getByText(/takes [\d,]{9} people\. In noise codes, [\d,]{5} are enough\./)
      .waitFor();
    const steps = await box(page).getByRole("button").allInnerTexts();
    assert.ok(!steps.slice(0, steps.indexOf("Use noise codes")).includes("Choose weak privacy"), steps.join());
    const codes = box(page).getByRole("button", { name: "Use noise codes" });
    await codes.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => /for=counting/.test(location.hash));
    await ready(page);
    // The offer goes, and the focus stays in its box.
    await codes.waitFor({ state: "detached" });
    assert.equal(await box(page).locator("h2:focus").count(), 1);
    assert.ok(await page.getByRole("radio", { name: "noise codes" }).isChecked());
    assert.match(await box(page).locator("li").first().innerText(), /%\s±\s[\d.]+ points/);
  });
});

test("where answers cannot be told, each step says what it gains, and gains it", async () => {
  await visit(
    async ({ page, complaints }) => {
      await openFew(page);
      const privacy = (name: string) => page.getByRole("radio", { name, exact: true });
      await privacy("Strong").check();
      await ready(page);
      const steps: [string, () => Promise<void>][] = [
        ["codes", () => page.getByRole("radio", { name: "same categories" }).check()],
        ["weaker", () => privacy("Strong").check()],
        ["everyone", () => page.getByRole("radio", { name: "Yes, a sample" }).check()],
      ];
      for (const [name, back] of steps) {
        const step = box(page).locator(`button.${name}`);
        const gain = box(page).locator(`#${name}-says`);
        await gain.waitFor();
        assert.ok((await box(page).locator("button").count()) <= 5);
        const own = await reach(page);
        assert.match(own, /^\d of \d answers can be told$/);
        const told = /: (.*)\.$/.exec(spaced(await gain.innerText()))?.[1] ?? "";
        await step.click();
        await ready(page);
        if (name !== "weaker") await reaches(page, told);
        else {
          // A search for a sample ends after some time, not at the same place.
          await page.waitForFunction(() => /privacy=weak/.test(location.hash));
          await ready(page);
          await eventually(async () => Math.abs(points(await reach(page)) / points(told) - 1) < 0.2, true);
        }
        await back();
        await reaches(page, own);
      }
      assert.deepEqual(await violations(page), []);
      assert.equal(await overflow(page), 0);
      assert.deepEqual(complaints, []);
    },
    { path: "" },
  );
});

test("of columns that are shared together the one with most answers is left out by a step", async () => {
  await visit(
    async ({ page }) => {
      const rows = Array.from(
        { length: 120 },
        (_, i) => `${["red", "blue"][i % 2]};${i % 7};${i % 3 ? "well" : "ill"}`,
      );
      await page
        .locator("sluice-opener input[type=file]")
        .setInputFiles(csv("two.csv", ["colour;number;health", ...rows].join("\n")));
      await ready(page);
      await box(page).getByText("Then: 2 answers instead of 14.").waitFor();
      await box(page).getByRole("button", { name: "Leave number out" }).click();
      await ready(page);
      await page.locator("sluice-save-bar", { hasText: "colour only" }).waitFor();
    },
    { path: `#${new URLSearchParams({ share: "colour\nnumber", hide: "health", promise: "rlip", for: "counting" })}` },
  );
});

test("rare answers are merged by a button that says which", async () => {
  await visit(async ({ page }) => {
    await openExample(page, "Adult census");
    const button = box(page).getByRole("button", { name: "Merge rare answers" });
    await box(page).getByText("Answers of fewer than 1,176 people become “other”, in both columns.").waitFor();
    const before = await box(page).locator("li").count();
    await button.click();
    await box(page).getByText("other", { exact: true }).waitFor({ state: "attached" });
    await ready(page);
    assert.ok((await box(page).locator("li").count()) < before);
    // And taken back beside that, without a word to look for under Details.
    await box(page).getByText("Answers of fewer than 1,176 people are “other”, in both columns.").waitFor();
    await box(page).getByRole("button", { name: "Undo merging" }).click();
    await button.waitFor();
    await ready(page);
    assert.equal(await box(page).locator("li").count(), before);
  });
});

test("all rows are dots, and as many are outlined as the sentence says change", async () => {
  await visit(async ({ page }) => {
    await page.locator("sluice-opener input[type=file]").setInputFiles(csv("survey.csv", survey().text));
    await page.getByLabel("Share", { exact: true }).selectOption("district");
    await page.getByLabel("without revealing").selectOption("illness");
    await ready(page);
    const picture = page.locator("sluice-before-after");
    const cells = async (): Promise<[string, string, number, number][]> =>
      picture.locator("sluice-chart tbody tr").evaluateAll((rows) =>
        rows.map((row) => {
          const [side = "", name = "", ...numbers] = [...row.children].map(({ textContent }) => textContent ?? "");
          const [same = 0, other = 0] = numbers.map((text) => Number(text.replaceAll(/\D/g, "")));
          return [side, name, same, other];
        }),
      );
    const said = async () =>
      (/about ([\d,]+) of ([\d,]+) answers\./.exec(await picture.locator("h2").innerText()) ?? [])
        .slice(1)
        .map((n) => Number(n.replaceAll(",", "")));
    const sum = (rows: [string, string, number, number][], of: 2 | 3) => rows.reduce((all, row) => all + row[of], 0);
    const changed: number[] = [];
    for (const privacy of ["Strong", "Medium", "Weak"]) {
      // The file opens at medium privacy, so that each word leads to another sentence.
      const earlier = await picture.locator("h2").innerText();
      await page.getByRole("radio", { name: privacy, exact: true }).check();
      await picture.locator("h2").filter({ hasNotText: earlier }).waitFor();
      await ready(page);
      await picture.locator(".stale").first().waitFor({ state: "detached" });
      const all = await cells();
      const [n = 0, rows = 0] = await said();
      assert.equal(rows, survey().answers.length);
      for (const side of ["Before", "After"]) {
        const its = all.filter((row) => row[0] === side);
        assert.equal(sum(its, 2) + sum(its, 3), rows);
        // Each answer is rounded to whole rows.
        assert.ok(Math.abs(sum(its, 3) - n) <= 1, `${sum(its, 3)} outlined, ${n} said`);
      }
      for (const [, name, same, other] of all.filter((row) => row[0] === "Before"))
        assert.equal(same + other, survey().answers.filter((answer) => answer === name).length, name);
      changed.push(n);
    }
    // The dial moves the picture: weaker privacy changes fewer answers.
    const [strong = 0, medium = 0, weak = 0] = changed;
    assert.ok(strong > medium && medium > weak, changed.join());
    await picture
      .getByText(/^This (hides|limits).* “district” itself is not hidden: \d+ of 100 rows stay\.$/)
      .waitFor();
    await page.getByRole("radio", { name: "Medium", exact: true }).check();
    await page.getByRole("radio", { name: "noise codes" }).check();
    await picture.locator("h2", { hasText: "Each answer in “district” becomes a noise code." }).waitFor();
  });
});

test("a link has settings and names of columns, and no data; a file with such columns is set up by it", async () => {
  await visit(
    async ({ page, requests, complaints }) => {
      await openExample(page, "Survey");
      await page.getByRole("radio", { name: "Strong", exact: true }).check();
      await ready(page);
      const coming = page.waitForEvent("download");
      await page.locator("sluice-save-bar .go").click();
      const first = await saved(await coming);
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.getByText("The link is copied.").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.deepEqual(
        [...new URLSearchParams(new URL(link).hash.slice(1))],
        [
          ["share", "education"],
          ["hide", "income"],
          ["privacy", "strong"],
          ["promise", "lip"],
        ],
      );
      assert.doesNotMatch(page.url(), /education/, "the page itself writes no name of a column into its address");
      const protocol = readProtocol((await save(page, "Save the settings file")).text);
      assert.equal((await save(page, "Save the file again")).text, first.text);

      const other = await page.context().newPage();
      await other.goto(link);
      await other.locator("sluice-opener[empty]").waitFor();
      await other
        .getByText("This link shares education, hides income, with strong privacy. Choose the file.")
        .waitFor();
      const rows = first.text.split("\n").length;
      const people = Array.from({ length: 300 }, (_, i) => `${["a", "b", "c"][i % 3]},${i % 2 ? "low" : "high"}`);
      await other
        .locator("sluice-opener input[type=file]")
        .setInputFiles(csv("other.csv", `education,income\n${people.join("\n")}\n`));
      await other.locator("sluice-save-bar .go[aria-disabled=false]").waitFor();
      assert.equal(await other.getByLabel("Share", { exact: true }).locator("option:checked").innerText(), "education");
      assert.ok(await other.getByRole("radio", { name: "Strong", exact: true }).isChecked());
      assert.ok(rows > 1500 && protocol.data.name === "education");
      assert.ok(requests.server.every((address) => !address.includes("education")));
      assert.deepEqual(complaints, []);
    },
    { permissions: ["clipboard-read", "clipboard-write"] },
  );
});

test("undo takes back what nobody has seen, and says that the file stays", async () => {
  await visit(async ({ page }) => {
    await openExample(page, "Survey");
    const go = page.locator("sluice-save-bar .go");
    await go.click();
    await page.getByRole("heading", { name: /^Saved/ }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    assert.match(await page.getByRole("dialog").innerText(), /The saved file stays on your device: delete it yourself/);
    await page.getByRole("button", { name: "Keep it" }).click();
    await page.getByRole("radio", { name: "Weak", exact: true }).check();
    await ready(page);
    await go.click();
    const refused = page.locator("#privatise sluice-error");
    await refused.getByText("Then press Undo below and save again.").waitFor();
    assert.doesNotMatch(await refused.innerText(), /Spent|nats/, "the figures are folded");
    await undo(page);
    await page.locator("#privatise sluice-error [role=alert]").waitFor({ state: "detached" });
    await go.click();
    await page.getByRole("heading", { name: /^Saved/ }).waitFor();
  });
});

test("what is folded has its own address, and old ones still lead there", async () => {
  for (const [anchor, element] of [
    ["odds", "sluice-channel"],
    ["comparison", "sluice-compare"],
    ["proof", "sluice-verdict"],
    ["level", "sluice-level"],
  ] as const) {
    await visit(
      async ({ page }) => {
        await openExample(page, "Survey");
        await page.locator(`sluice-protect-page ${element}`).waitFor();
      },
      { path: `#${anchor}` },
    );
  }
});
