// SPDX-License-Identifier: GPL-3.0-or-later
/** Read results: files in any order, numbers with ranges, how many more answers, what does not fit, files to keep. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright-core";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import type { IntervalsSpec } from "../../web/charts/intervals.js";
import { csv, keptOffline, leavingIsAsked, save } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { together, useBrowser, visit } from "./browser.js";
import { eventually } from "./eventually.js";
import { looks } from "./looks.js";
import { add, drop, estimated, example, golden, numbers, RESULTS, rows, settings } from "./results.js";

useBrowser();

const says = (page: Page, text: string | RegExp) => page.locator("sluice-reports-opener", { hasText: text }).waitFor();
const answer = (page: Page, name: string | RegExp) =>
  page.locator("sluice-file-question").getByRole("button", { name }).click();
const opened = (name: string) => `Settings: ${name}`;
const table = (name: string, counts = [40, 30, 20, 10]) =>
  csv(name, `district\n${rows("ldp-grr", counts).join("\n")}\n`);

for (const [colorScheme, width] of looks) {
  test(`no rule is broken and nothing runs over: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        assert.deepEqual(await violations(page), []);
        await example(page);
        await page.getByRole("button", { name: "Paste answers or counts" }).click();
        const folded = page.locator("main details:not([open]) > summary");
        while ((await folded.count()) > 0) await folded.first().click();
        await page.getByRole("button", { name: "Work it out" }).click();
        await page.getByText("if all ranges must hold at once").waitFor();
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
      },
      { ...RESULTS, colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}

test("no element of the page has lost its style on the way into the build", async () => {
  await visit(async ({ page }) => {
    await example(page);
    const bare = await page.evaluate(() => {
      const found: string[] = [];
      const look = (root: Document | ShadowRoot) => {
        for (const element of root.querySelectorAll("*")) {
          if (!element.shadowRoot) continue;
          if (element.shadowRoot.adoptedStyleSheets.some(({ cssRules }) => cssRules.length === 0)) {
            found.push(element.localName);
          }
          look(element.shadowRoot);
        }
      };
      look(document);
      return found;
    });
    assert.deepEqual(bare, []);
  }, RESULTS);
});

test("the example is read: numbers first, two files, a surer range is wider, nothing sent", async () => {
  await visit(async ({ page, requests }) => {
    await page.getByRole("button", { name: "Paste answers or counts" }).waitFor();
    assert.equal(await page.locator("sluice-estimates table").count(), 0, "nothing is loaded in advance");
    await example(page);
    await keptOffline(page);
    const loaded = requests.server.length;
    const printed = await numbers(page);
    assert.equal(printed.length, 6);
    for (const [, share = ""] of printed)
      assert.match(share, /^[\d.]+\s%\s±\s[\d.]+$|^[\d.]+\sto\s[\d.]+\s%(, best guess\s[\d.]+\s%)?$/);
    const { text } = await save(page, "Save as CSV");
    const [header, ...lines] = text.trimEnd().split("\n");
    assert.equal(header, "column,category,unbiased,likeliest,low,high");
    assert.equal(lines.length, 6);
    // The printed numbers leave out nothing of the range.
    for (const [i, line] of lines.entries()) {
      const [low = 0, high = 0] = line.split(",").slice(-2).map(Number);
      const [from, to] = endsPrinted(printed[i]?.[1] ?? "");
      assert.ok(from <= 100 * low + 1e-9 && to >= 100 * high - 1e-9, `${printed[i]} of ${line}`);
    }
    const all = JSON.parse((await save(page, "Save as JSON")).text);
    assert.equal(all.people, 1500);
    assert.equal(all.data.length, 6);
    await page.getByText("How sure", { exact: true }).click();
    await page.locator("sluice-certainty select").first().selectOption({ label: "99 %" });
    await page.getByText("at least 99 times in 100").first().waitFor();
    const wider = JSON.parse((await save(page, "Save as JSON")).text);
    assert.equal(wider.confidence, 0.99);
    const width = (survey: typeof all) =>
      survey.data.reduce((sum: number, { each: [low, high] }: { each: [number, number] }) => sum + high - low, 0);
    assert.ok(width(wider) > width(all));
    assert.equal(requests.server.length, loaded);
  }, RESULTS);
});

/** "31.2 % ± 3.1" or "28.1 to 34.3 %". */
function endsPrinted(text: string): [number, number] {
  const [first = 0, second = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return text.includes("±") ? [first - second, first + second] : [first, second];
}

test("ranges are for each answer unless all at once are asked for; the approximate ones stand under the details", async () => {
  await visit(async ({ page }) => {
    await example(page);
    const ranges = page.locator("sluice-estimates").getByRole("group", { name: "Ranges" });
    assert.ok(await ranges.getByLabel("for each answer").isChecked());
    assert.equal(await ranges.getByLabel("approximate").count(), 0);
    const each = await numbers(page);
    await ranges.getByLabel("for all at once").check();
    await page.getByText("All ranges hold the true percentages at once, at least 95 times in 100.").first().waitFor();
    assert.notDeepEqual(await numbers(page), each);
    await page.getByText("How sure", { exact: true }).click();
    await page.locator("sluice-certainty select").nth(1).selectOption({ label: "approximate" });
    await page.getByText("Each range holds the true percentage about 95 times in 100").first().waitFor();
    assert.ok(await ranges.getByLabel("approximate").isChecked());
  }, RESULTS);
});

test("noisy answers that come first wait, with a plain sentence, for their settings", async () => {
  await visit(async ({ page }) => {
    await drop(page, table("answers.csv"));
    await says(page, "answers.csv is here. Now add the settings file");
    assert.equal(await page.locator("sluice-error [role=alert]").count(), 0);
    await drop(page, settings("ldp-grr"));
    await says(page, "answers.csv: 100 noisy answers.");
    await estimated(page);
    assert.equal((await numbers(page)).length, 4);
  }, RESULTS);
});

test("settings that come first say what is missing; both at once are sorted out, whatever their order and names", async () => {
  await visit(async ({ page }) => {
    await add(page, settings("ldp-grr"));
    await says(page, "These settings are for answers to “district”. Now add the noisy answers.");
    await page.locator("sluice-more-answers", { hasText: /You need about [\d,]+ answers for/ }).waitFor();
    await page.getByRole("button", { name: "Start again" }).click();
    await page.getByRole("button", { name: "Try an example" }).waitFor();
    // By what is in it: a settings file under the name of a table.
    await drop(page, table("answers.csv"), settings("ldp-grr", "settings.txt"));
    await says(page, opened("settings.txt"));
    await says(page, "answers.csv: 100 noisy answers.");
    await estimated(page);
    // The same settings once more: their answers join those that are here.
    await drop(page, settings("ldp-grr", "other.json"), table("more.csv", [1, 2, 3, 4]));
    await says(page, /answers\.csv.* and .*more\.csv.*: 110 noisy answers\./);
    assert.equal(await page.locator("sluice-file-question button").count(), 0);
  }, RESULTS);
});

test("only what nobody else can know is asked: which settings, and how more files go with those that are here", async () => {
  await visit(async ({ page }) => {
    await drop(page, settings("lip-optimal"), settings("ldp-grr"), table("answers.csv"));
    await page.getByText("You added several settings files.").waitFor();
    assert.deepEqual(await violations(page, undefined, "sluice-results-page"), []);
    await answer(page, "Use ldp-grr.json");
    await says(page, "answers.csv: 100 noisy answers.");
    await estimated(page);

    await drop(page, settings("ldp-grr", "same.json"));
    await drop(page, settings("lip-optimal"));
    await page.getByText("lip-optimal.json is another settings file.").waitFor();
    await answer(page, "Keep ldp-grr.json");
    await says(page, opened("ldp-grr.json"));

    await drop(page, table("answers.csv"));
    await page.getByText("Do not count people twice").waitFor();
    await answer(page, /Leave out .*answers\.csv/);
    await says(page, "answers.csv: 100 noisy answers.");
    await drop(page, table("copy.csv"));
    await page.getByText(/seems to be here already: .*copy\.csv/).waitFor();
    await answer(page, "Use only the new ones");
    await says(page, "copy.csv: 100 noisy answers.");

    await drop(page, table("more.csv", [41, 30, 20, 9]));
    await page.getByText("You already have copy.csv. How does more.csv go with that?").waitFor();
    await drop(page, table("most.csv", [42, 30, 20, 8]));
    await page.getByText("How do more.csv and most.csv go with that?").waitFor();
    await answer(page, "More answers to the same survey");
    await says(page, "3 files: 300 noisy answers.");
  }, RESULTS);
});

test("real answers are not read as noisy ones unasked", async () => {
  await visit(async ({ page }) => {
    const { data } = readProtocol(golden("lip-optimal"));
    const real = rows("ldp-grr", [5, 5, 5, 5]);
    // The settings hide a column that stands beside the answers.
    await drop(
      page,
      settings("ldp-grr"),
      csv("raw.csv", `illness,district\n${real.map((row) => `yes,${row}`).join("\n")}\n`),
    );
    await page.getByText("raw.csv has a column “illness”.").waitFor();
    assert.equal(await page.locator("sluice-estimates table").count(), 0);
    // How many it takes depends on what they are.
    assert.equal(await page.locator("sluice-more-answers").isVisible(), false);
    await answer(page, "No, they are real answers");
    await page.getByText("This page takes out noise that is not there.").waitFor();

    // Categories where codes should stand.
    const values = data.categories.flatMap((category) => Array.from({ length: 30 }, () => `"${category}"`));
    await drop(page, settings("lip-optimal"), csv("values.csv", `${data.name}\n${values.join("\n")}\n`));
    await page.getByText("values.csv has answers such as “(empty)”").waitFor();
    await answer(page, "Yes, noise was added");
    await says(page, `values.csv: ${values.length} noisy answers.`);
    await estimated(page);
    const [results, keep] = [page.locator("#results"), page.locator("sluice-keep")];
    const top = async (part: typeof results) => (await part.boundingBox())?.y ?? Number.NaN;
    assert.ok((await top(results)) < (await top(keep)), "numbers come before what can be kept");
  }, RESULTS);
});

test("a table whose only column has another name is asked about, and read where it holds the answers", async () => {
  await visit(async ({ page }) => {
    const table = csv("form.csv", `answer\n${rows("ldp-grr", [40, 30, 20, 10]).join("\n")}\n`);
    await add(page, settings("ldp-grr"), table);
    const asked = page.locator("sluice-file-question [role=group]");
    await asked.getByText(/^form\.csv has one column, “answer”\. Does it hold the noisy answers to/).waitFor();
    assert.deepEqual(await violations(page), []);
    await asked.getByRole("button", { name: "No, these are other answers" }).click();
    await page.getByRole("alert").getByText("There is no column").waitFor();
    await page.getByRole("button", { name: "Start again" }).click();
    await add(page, settings("ldp-grr"), csv("form.csv", table.buffer.toString()));
    await asked.getByRole("button", { name: "Yes, read “answer”" }).click();
    await estimated(page);
    await says(page, /form\.csv: 100 /);
  }, RESULTS);
});

test("counts can be pasted, with or without a header, or as a list; what can be misread is refused with its line", async () => {
  await visit(async ({ page }) => {
    const paste = async (text: string) => {
      const field = page.getByLabel("On each line: a noisy answer, or an answer and its count");
      if (!(await field.isVisible())) await page.getByRole("button", { name: "Paste answers or counts" }).click();
      await field.fill(text);
      await page.getByRole("button", { name: "Read these" }).click();
    };
    await paste("north, 30\nsouth\t20\neast; 10\n");
    await says(page, "pasted text is here.");
    await add(page, settings("ldp-grr"));
    await says(page, "pasted text: 60 noisy answers.");
    await page.getByRole("button", { name: "Start again" }).click();
    await add(page, settings("ldp-grr"));
    await paste("answer,how often\nnorth,1,234\nsouth,5\n");
    const alert = page.locator("sluice-reports-opener sluice-error [role=alert]");
    await alert.filter({ hasText: "Line 2 can be read in two ways: north,1,234" }).waitFor();
    await paste("north\nnorth\nsouth\n");
    await says(page, "pasted text: 3 noisy answers.");
    // The settings file is lost, and the link is not.
    await page.getByRole("button", { name: "Start again" }).click();
    await paste("north\nsouth\n");
    await says(page, "The link that people were sent has the settings too: paste it.");
    const packed = deflateRawSync(Buffer.from(golden("ldp-grr"))).toString("base64url");
    await paste(` https://elsewhere.example/answer.html#protocol=${packed}\n`);
    await says(page, "Settings: link to the question");
    await says(page, "pasted text: 2 noisy answers.");
    // Both at once, in lines that keep their numbers.
    await page.getByRole("button", { name: "Start again" }).click();
    await paste(`https://elsewhere.example/answer.html#protocol=${packed}\nnorth, 1,234\nsouth, 5`);
    await alert.filter({ hasText: "Line 2 can be read in two ways: north, 1,234" }).waitFor();
    await paste(`https://elsewhere.example/answer.html#protocol=${packed}\n\nnorth\nsouth\nsouth`);
    await says(page, "Settings: link to the question");
    await says(page, "pasted text: 3 noisy answers.");
    // As people type them, and it is said.
    await page.getByRole("button", { name: "Start again" }).click();
    await paste("1. north\n2. North.\n3. NORTH\n4. south");
    await add(page, settings("ldp-grr"));
    await says(page, "pasted text: 4 noisy answers.");
    await says(page, "Read as “north”: 3 noisy answers written differently, such as “1. north”.");
    await page.getByRole("button", { name: "Start again" }).click();
    await add(page, settings("ldp-grr"));
    await paste("north\nnorth\nsouth\n");
    await says(page, "pasted text: 3 noisy answers.");
    const fits = "These counts fit the settings. Made-up or repeated answers can also fit.";
    await page.locator("sluice-estimates .fits", { hasText: fits }).waitFor();
    await page.getByRole("button", { name: "Start again" }).click();
    await add(page, settings("ldp-grr"));
    await paste("nroth, 78\nsouth, 5\n");
    await alert.filter({ hasText: "line 1" }).waitFor();
    assert.ok(await leavingIsAsked(page));
    await drop(page, table("answers.csv"));
    await says(page, "answers.csv: 100 noisy answers.");
    assert.ok(!(await leavingIsAsked(page)));
    await page.getByRole("button", { name: "Start again" }).click();
    await paste(golden("ldp-grr"));
    await says(page, "These settings are for answers to “district”.");
  }, RESULTS);
});

together("files that are read one after the other", RESULTS, {
  "counts are read as counts, and a flood is flagged": async ({ page }) => {
    const [first = "", ...others] = readProtocol(golden("ldp-grr")).channel.reports;
    const flood = `report,count\n${first},5000\n${others.map((report) => `${report},10`).join("\n")}\n`;
    await drop(page, settings("ldp-grr"), csv("flood.csv", flood));
    await page.locator("sluice-estimates .bad", { hasText: "These counts do not fit the settings" }).waitFor();
    await page.getByText("So no percentages are shown. Check that this is the right settings file").waitFor();
    // The counts are all that is shown: no percentage, no range, no picture, no file of them.
    const received = await numbers(page);
    assert.deepEqual(received[0], [first, "5,000"]);
    assert.equal(received.length, 1 + others.length);
    await page.getByText("All figures", { exact: true }).click();
    for (const part of ["sluice-estimates", "sluice-all-figures", "sluice-comparison", "sluice-more-answers"])
      assert.equal(
        await page
          .locator(part)
          .getByText(/\d\s?%|times in 100|points|people like them/)
          .count(),
        0,
        part,
      );
    assert.equal(await page.locator("sluice-estimates sluice-chart, sluice-estimates button").count(), 0);
    assert.ok(await page.locator("#further").isHidden());
    await says(page, `flood.csv: ${(5000 + 10 * others.length).toLocaleString("en")} noisy answers.`);
  },

  "rows without an answer are passed over, counted and told, in the summary as well": async ({ page }) => {
    await page.getByRole("button", { name: "Start again" }).click();
    const sent = Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? "=yes,a" : "no,b"));
    await drop(page, settings("data-ldp"), csv("gaps.csv", `says,place\n${sent.join("\n")}\n,a\n`));
    await says(page, "We passed over 1 row without an answer.");
    await page.getByRole("button", { name: "Copy a summary" }).click();
    await page.locator("sluice-estimates .note", { hasText: /Copied\.|Select the text/ }).waitFor();
  },

  "what is no report is told with its line, and waits for a better one": async ({ page }) => {
    await page.getByRole("button", { name: "Start again" }).click();
    await drop(page, settings("ldp-grr"), csv("odd.csv", "district\nnorth\nnowhere\n"));
    const alert = page.locator("#reports sluice-error [role=alert]");
    await alert.filter({ hasText: "odd.csv" }).waitFor();
    assert.match(await alert.innerText(), /line 3/i);
    await drop(page, table("good.csv"));
    await says(page, "good.csv: 100 noisy answers.");
  },

  "many files are counted together, and the one that does not fit is named": async ({ page }) => {
    const { data, channel } = readProtocol(golden("ldp-grr"));
    await page.getByRole("button", { name: "Start again" }).click();
    const single = Array.from({ length: 40 }, (_, i) =>
      csv(`report (${i}).csv`, `${data.name}\n"${channel.reports[i % channel.reports.length]}"\n`),
    );
    await drop(page, settings("ldp-grr"), ...single);
    await says(page, "40 files: 40 noisy answers.");
    await page.getByRole("button", { name: "Start again" }).click();
    await drop(page, settings("ldp-grr"), ...single.slice(0, 3), csv("odd.csv", `${data.name}\nnowhere\n`));
    await page.locator("#reports sluice-error [role=alert]", { hasText: "odd.csv" }).waitFor();
    assert.equal(await page.locator("sluice-estimates table").count(), 0);
  },

  "a settings file that is damaged is told, and the answers stay": async ({ page }) => {
    await page.getByRole("button", { name: "Start again" }).click();
    await drop(page, table("answers.csv"), csv("broken.json", "{"));
    await page.locator("#reports sluice-error [role=alert]", { hasText: "broken.json" }).waitFor();
    await says(page, "answers.csv is here.");
    await drop(page, settings("ldp-grr"));
    await says(page, "answers.csv: 100 noisy answers.");
  },
});

test("so many more answers are needed for a precision, which follows the ranges; a survey can be planned", async () => {
  await visit(async ({ page }) => {
    await example(page);
    const more = page.locator("sluice-more-answers");
    // Numbers are set apart by signs that nobody sees.
    const needed = async () =>
      Number(
        /about ([\d,]+) more/
          .exec((await more.locator("p").innerText()).replace(/[\u2066-\u2069]/g, ""))?.[1]
          ?.replaceAll(",", ""),
      );
    await more.filter({ hasText: "You need about" }).waitFor();
    const five = await needed();
    await more.getByRole("combobox", { name: "How precise" }).selectOption({ label: "± 3 points" });
    await more.filter({ hasText: "You need about" }).waitFor();
    const three = await needed();
    assert.ok(three > 1.5 * (five + 1500), `${three} and ${five}`);
    await more.getByRole("combobox", { name: "How precise" }).selectOption({ label: "± 10 points" });
    await more.filter({ hasText: "You have enough answers for" }).waitFor();
    await page.getByText("Plan a survey", { exact: true }).click();
    const within = page.locator("sluice-planner input[name=within]");
    for (const nothing of ["", "0"]) {
      await within.fill(nothing);
      await page.getByRole("button", { name: "Work it out" }).click();
      await page.getByText("Enter a precision above 0").waitFor();
    }
    await within.fill("5");
    await page.getByRole("button", { name: "Work it out" }).click();
    await page.getByText("if all ranges must hold at once").waitFor();
    assert.equal(await page.getByText("Enter a precision above 0").count(), 0);
  }, RESULTS);
});

test("on paper there are results and no buttons", async () => {
  await visit(async ({ page }) => {
    await example(page);
    await page.emulateMedia({ media: "print" });
    const main = page.locator("sluice-results-page");
    assert.ok(await main.locator("sluice-estimates table.numbers").first().isVisible());
    for (const button of await main.getByRole("button").all()) {
      assert.ok(!(await button.isVisible()), (await button.textContent()) ?? "");
    }
    await page.emulateMedia({ media: "screen" });
  }, RESULTS);
});

test("what a phone shows of the numbers is not cut", async () => {
  await visit(
    async ({ page }) => {
      await example(page);
      await page.locator("sluice-estimates summary", { hasText: "Show as a table" }).first().click();
      const cut = () =>
        page
          .locator("sluice-estimates table, sluice-estimates .table")
          .evaluateAll(
            (all) =>
              all.filter(
                (one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth,
              ).length,
          );
      // The widest range there is: the example's are drawn anew each time, and seldom begin so near to nothing.
      await page
        .locator("sluice-estimates sluice-chart")
        .first()
        .evaluate((chart) => {
          const shown = chart as unknown as { spec: IntervalsSpec };
          const { rows } = shown.spec;
          shown.spec = { ...shown.spec, rows: rows.map((row) => ({ ...row, point: 0.1234, ends: [1.2e-5, 0.2987] })) };
        });
      await page.locator("sluice-estimates .table", { hasText: "0.0012 to" }).first().waitFor();
      // A chart that is drawn for the width comes a moment later.
      await eventually(cut, 0);
      await eventually(() => overflow(page), 0);
    },
    { ...RESULTS, viewport: { width: 375, height: 667 } },
  );
});

test("labels of the chart's axis stand at even distances on a phone", async () => {
  await visit(
    async ({ page }) => {
      await add(page, settings("ldp-grr"));
      // With ranges that end at different places.
      for (const largest of [20, 40, 80, 160, 320, 640]) {
        await page.getByRole("button", { name: "Start again" }).click();
        await drop(
          page,
          settings("ldp-grr"),
          table("answers.csv", [largest, 30 + largest / 2, 20 + largest / 2, 10 + largest / 2]),
        );
        await estimated(page);
        const places = await page
          .locator("sluice-estimates sluice-chart svg text.tick[text-anchor]")
          .evaluateAll((labels) => labels.map((label) => Number(label.getAttribute("x"))));
        const steps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
        assert.ok(Math.max(...steps) - Math.min(...steps) < 1, `${largest}: ${places}`);
      }
    },
    { ...RESULTS, viewport: { width: 375, height: 667 } },
  );
});

test("labels of the chart's axis keep apart on a phone", async () => {
  // A million people send these, and 44 in 100 give the first answer: then 10 % is as near to 0 % as it may be.
  const { channel } = readProtocol(golden("ldp-grr"));
  const shares = [0.44, 0.2, 0.2, 0.16];
  const sent = channel.reports.map((report, y) => {
    const chance = shares.reduce((sum, share, x) => sum + share * Number(BigInt(channel.weights?.[x]?.[y] ?? 0)), 0);
    return `"${report}",${Math.round((1e6 * chance) / 2 ** 62)}`;
  });
  await visit(
    async ({ page }) => {
      await drop(page, settings("ldp-grr"), csv("counts.csv", `report,count\n${sent.join("\n")}\n`));
      await estimated(page);
      const gaps = await page
        .locator("sluice-estimates sluice-chart svg text.tick[text-anchor]")
        .evaluateAll((labels) =>
          labels.slice(1).map((label, i) => {
            const before = labels[i] as Element;
            return label.getBoundingClientRect().left - before.getBoundingClientRect().right;
          }),
        );
      assert.ok(gaps.length >= 1 && Math.min(...gaps) >= 6, String(gaps));
    },
    { ...RESULTS, viewport: { width: 375, height: 667 } },
  );
});

test("an address names what is folded, and it opens", async () => {
  await visit(async ({ page }) => {
    await add(page, settings("ldp-grr"));
    await says(page, "Now add the noisy answers.");
    await page.evaluate(() => {
      window.location.hash = "plan";
    });
    await page.locator("sluice-planner input[name=within]").waitFor();
    assert.ok(await page.locator("sluice-planner input[name=within]").isVisible());
  }, RESULTS);
});

test("a protocol that is given for a table goes to the page that is for it", async () => {
  await visit(async ({ page }) => {
    await page.locator("sluice-opener[empty]").waitFor();
    const buffer = Buffer.from(golden("ldp-grr"));
    await page
      .locator("sluice-opener input[type=file]")
      .setInputFiles({ name: "given.json", mimeType: "application/json", buffer });
    await page.getByRole("button", { name: "Open it under Answer a question" }).click();
    await page.locator("sluice-answer h1").waitFor();
    assert.ok(page.url().endsWith("answer.html"));
  });
});
