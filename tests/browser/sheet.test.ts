// SPDX-License-Identifier: GPL-3.0-or-later
/** A sheet of five questions: from its link to one message, kept until it is sent. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright-core";
import { codesIn, questionCode, reportOf } from "../../wasm/inbox/answer-code.js";
import { toSheet, writeSheet } from "../../wasm/protocol/sheet.js";
import { sheetInNumbers } from "../../web/facts/sheet-link.js";
import { realEngine } from "../api/real-engine.js";
import { ask, FIVE, type Put } from "../api/sheets.js";
import { leavingIsAsked, save } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { add } from "./results.js";

useBrowser();

const { SLUICE_PICTURES: folder } = process.env;
const engine = await realEngine();
const packed = (text: string) => deflateRawSync(Buffer.from(text)).toString("base64url");

const sheetOf = (words: object, epsilon = 0.5) =>
  toSheet(FIVE.map((one) => ask(engine, { ...one, epsilon, words: { ...one.words, ...words } })));
const LINK = (words: object = {}) =>
  `answer.html#s=${packed(sheetInNumbers(sheetOf(words)) ?? assert.fail("not in numbers"))}`;
const sheet = sheetOf({});

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

const question = (page: Page, number: number) => page.locator("sluice-sheet sluice-answer").nth(number - 1);
const choose = (page: Page, number: number, answer: string) =>
  question(page, number).getByRole("radio", { name: answer, exact: true }).check();
const get = (page: Page) => page.getByRole("button", { name: "Get my noisy answers" }).click();
const sent = (page: Page) => page.getByRole("heading", { name: "Send these noisy answers" }).waitFor();

/** The text of the message. */
async function copied(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByText("Copied.").waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The number of each question in the text, with its noisy answer by the code. */
function read(text: string): [number, string | undefined][] {
  return codesIn(text).codes.map((code) => {
    const at = sheet.questions.findIndex((one) => questionCode(one) === code.question);
    return [at + 1, sheet.questions[at] && reportOf(sheet.questions[at].channel, code.answer)];
  });
}

for (const [width, height, colorScheme] of [
  [375, 667, "light"],
  [375, 667, "dark"],
  [1280, 800, "light"],
  [1280, 800, "dark"],
] as const)
  test(`five questions are answered on one page, the total first, and come in one message: ${width} px, ${colorScheme}`, async (context) => {
    await visit(
      async ({ page, complaints }) => {
        await page.getByRole("heading", { level: 1, name: "5 questions" }).waitFor();
        // e^2.5 / (1 + e^2.5) is 0.924.
        const rise = page.getByText(
          "Say someone puts the chance of something about you at 50 in 100. All 5 noisy answers together can raise it to 93 at most.",
        );
        const [number, first] = [await rise.boundingBox(), await page.getByRole("radio").first().boundingBox()];
        assert.ok(number && first && number.y + number.height <= first.y, "the total stands before the choices");
        assert.equal(await page.locator('sluice-sheet sluice-answer h1[aria-level="2"]').count(), 5);
        assert.deepEqual(await violations(page), []);
        if (folder) await page.screenshot({ path: `${folder}/sheet-${width}-${colorScheme}.png`, fullPage: true });
        const begun = Date.now();
        for (let i = 1; i <= 5; i += 1) await choose(page, i, i % 2 ? "No" : "Yes");
        await get(page);
        await sent(page);
        context.diagnostic(`${Date.now() - begun} ms from the first choice to five noisy answers`);
        await page.getByText("These together can raise it to 93 at most.").waitFor();
        const shown = await page.locator("sluice-sheet dd").allInnerTexts();
        const text = await copied(page);
        assert.deepEqual(
          read(text),
          shown.map((report, i) => [i + 1, report]),
        );
        assert.match(text, /^1\. (Yes|No|Not sure)\nSL-/);
        const mail = (await page.getByRole("link", { name: "Send", exact: true }).getAttribute("href")) ?? "";
        assert.ok(mail.startsWith("mailto:council@example.org?subject=5%20questions&body="));
        assert.ok(decodeURIComponent(mail).endsWith(text));
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        if (folder) await page.screenshot({ path: `${folder}/sheet-sent-${width}-${colorScheme}.png`, fullPage: true });
        // Nothing tells the choices any more.
        await page.getByRole("button", { name: "Back to the questions" }).click();
        assert.equal(await page.getByRole("radio", { checked: true }).count(), 0);
        assert.equal(await page.getByRole("radio", { disabled: false }).count(), 0);
        await page.getByRole("button", { name: "Show my noisy answers" }).click();
        assert.equal(await copied(page), text);
        assert.deepEqual(complaints, []);
      },
      { path: LINK(), viewport: { width, height }, colorScheme, ...CLIPBOARD },
    );
  });

test("a question is left out only when the person says so, which is told, and can be answered later", async () => {
  await visit(
    async ({ page }) => {
      await get(page);
      await page.getByText("You have not answered questions 1, 2, 3, 4, and 5.").waitFor();
      assert.equal(await page.getByRole("button", { name: "Go on without them" }).count(), 0);
      await choose(page, 1, "Yes");
      await choose(page, 3, "No");
      await choose(page, 4, "No");
      await get(page);
      await page.getByText("You have not answered questions 2 and 5. The person who asked can see").waitFor();
      assert.equal(await page.locator("sluice-sheet dd").count(), 0, "nothing is drawn yet");
      assert.deepEqual(await violations(page), []);
      if (folder) await page.screenshot({ path: `${folder}/sheet-missing.png`, fullPage: true });
      await page.getByRole("button", { name: "Go on without them" }).click();
      await sent(page);
      await page.getByText("You left out questions 2 and 5. The person who asked can see what you left out.").waitFor();
      // e^1.5 / (1 + e^1.5) is 0.818: three tell less than five.
      await page.getByText("These together can raise it to 82 at most.").waitFor();
      const before = await copied(page);
      assert.deepEqual(
        read(before).map(([number]) => number),
        [1, 3, 4],
      );
      await page.getByRole("button", { name: "Back to the questions" }).click();
      await choose(page, 2, "Not sure");
      await get(page);
      await page.getByRole("button", { name: "Go on without them" }).click();
      await sent(page);
      const after = await copied(page);
      assert.deepEqual(
        read(after).map(([number]) => number),
        [1, 2, 3, 4],
      );
      const codes = new Set(codesIn(after).codes.map(({ receipt }) => receipt));
      assert.ok(
        codesIn(before).codes.every(({ receipt }) => codes.has(receipt)),
        "no question is drawn twice",
      );
    },
    { path: LINK(), ...CLIPBOARD },
  );
});

test("noisy answers of a sheet survive a reload and another tab, and are forgotten on request", async () => {
  await visit(
    async ({ page }) => {
      for (let i = 1; i <= 5; i += 1) await choose(page, i, "Yes");
      await get(page);
      await sent(page);
      const text = await copied(page);
      await page.reload();
      await sent(page);
      await page.getByText("This device has remembered these noisy answers.").waitFor();
      assert.equal(await copied(page), text);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await sent(other);
      assert.equal(await copied(other), text);
      await other.close();
      await page.getByRole("checkbox", { name: /^Remember my noisy answers/ }).uncheck();
      assert.equal(await page.evaluate(() => localStorage.getItem("sluice-answers")), null);
      assert.equal(await leavingIsAsked(page), false, "they have been copied");
      await page.getByText("More about your noisy answers", { exact: true }).click();
      await page.getByRole("button", { name: "Begin again, or let someone else answer" }).click();
      await page.getByRole("button", { name: "Begin again", exact: true }).click();
      await page.getByRole("heading", { name: "5 questions" }).waitFor();
      assert.equal(await page.getByRole("radio", { disabled: false }).count(), 15);
      await get(page);
      await page.getByText("You have not answered questions 1, 2, 3, 4, and 5.").waitFor();
    },
    { path: LINK(), ...CLIPBOARD },
  );
});

test("a form gets all codes in one line", async () => {
  const sendTo = "https://docs.google.com/forms/d/e/x/viewform?entry.1={answer}";
  await visit(
    async ({ page }) => {
      for (let i = 1; i <= 5; i += 1) await choose(page, i, "Yes");
      await get(page);
      await sent(page);
      await page.getByText("“Send” opens a form at docs.google.com in a new tab, with your noisy answers").waitFor();
      const href = (await page.getByRole("link", { name: "Send", exact: true }).getAttribute("href")) ?? "";
      const filled = new URL(href).searchParams.get("entry.1") ?? "";
      assert.deepEqual(
        read(filled).map(([number]) => number),
        [1, 2, 3, 4, 5],
      );
      assert.match(filled, /^SL-[^\n]*$/);
    },
    { path: LINK({ sendTo }) },
  );
});

test("an asker adds questions and sees the total, and reads what comes back to each of them", async () => {
  await visit(
    async ({ page, complaints }) => {
      const asking = page.locator("sluice-ask-page");
      const write = async ({ name, answers }: Put) => {
        await asking.locator("textarea[name=wording]").fill(`${name}?`);
        await asking.locator("textarea[name=answers]").fill(answers.join("\n"));
      };
      const another = () => page.getByRole("button", { name: "Add another question" }).click();
      const [first, ...others] = FIVE as [Put, ...Put[]];
      await write(first);
      await asking.getByLabel("People send their noisy answer to").fill("council@example.org");
      await asking.getByRole("radio", { name: /^Strong/ }).check();
      for (const [i, one] of others.entries()) {
        await another();
        await page
          .getByText(`Question ${i + 2} is not complete yet.`)
          .first()
          .waitFor();
        await write(one);
        await page.getByText(`All ${i + 2} questions together: a chance of 50 in 100`).waitFor();
      }
      await page.getByText("to guess something about a person becomes 93 at most.").waitFor();
      assert.deepEqual(await violations(page), []);
      assert.equal(await overflow(page), 0);
      if (folder) await page.screenshot({ path: `${folder}/sheet-ask.png`, fullPage: true });
      // One more, and away again; the others stay as they are, through a reload too.
      await another();
      await write({ ...first, name: "Do you like tea" });
      await page.getByText("All 6 questions together").waitFor();
      await page.getByRole("button", { name: "Remove “Do you like tea?”" }).click();
      await page.getByText("All 5 questions together").waitFor();
      await page.reload();
      await page.getByText("All 5 questions together").waitFor();
      await page.getByRole("button", { name: "Do you trust the board?", exact: true }).click();
      assert.equal(await asking.locator("textarea[name=wording]").inputValue(), "Do you trust the board?");
      assert.equal(await asking.getByLabel("People send their noisy answer to").inputValue(), "council@example.org");
      await asking.locator("textarea[name=wording]").fill("Have you worked while ill?");
      await page.getByText("Two questions are the same").first().waitFor();
      await asking.locator("textarea[name=wording]").fill("Do you trust the board?");
      await page.getByText("All 5 questions together").waitFor();
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.getByText("The link is copied.").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const settings = await save(page, "Settings file");
      assert.equal(settings.text, writeSheet(sheet), "the sheet that the command line makes");

      const messages: string[] = [];
      for (let i = 0; i < 3; i += 1) {
        const other = await page.context().newPage();
        await other.goto(link);
        await other.evaluate(() => localStorage.clear());
        await other.reload();
        for (let q = 1; q <= 5; q += 1) if (i > 0 || q !== 3) await choose(other, q, "Yes");
        await get(other);
        if (i === 0) await other.getByRole("button", { name: "Go on without them" }).click();
        await sent(other);
        messages.push(await copied(other));
        await other.close();
      }
      const mails = messages.map(
        (body, i) => `From: p${i}@example.org\nSubject: 5 questions\nTo: council@example.org\n\n${body}\n`,
      );
      const results = await page.context().newPage();
      await results.goto(new URL("results.html", page.url()).href);
      await add(
        results,
        ...[
          { name: "questions.json", mimeType: "application/json", buffer: Buffer.from(settings.text) },
          ...mails.map((mail, i) => ({ name: `${i}.eml`, mimeType: "message/rfc822", buffer: Buffer.from(mail) })),
        ],
      );
      const people = (n: number) =>
        results
          .getByText(new RegExp(`: ${n} noisy answers`))
          .first()
          .waitFor();
      await people(3);
      await results.getByText("A sheet of 5 questions.").waitFor();
      assert.equal(await results.getByText(/other questions/).count(), 0);
      assert.deepEqual(await violations(results), []);
      if (folder) await results.screenshot({ path: `${folder}/sheet-results.png`, fullPage: true });
      await results
        .getByRole("combobox", { name: /A sheet of 5 questions/ })
        .selectOption("3. Do you trust the board?");
      await people(2);
      await results.close();
      assert.deepEqual(complaints, []);
    },
    { path: "ask.html", ...CLIPBOARD },
  );
});

test("a forged sheet shows no question: neither as a file nor in a link", async () => {
  const lower = JSON.stringify({ ...sheet, total: { ...sheet.total, epsilon: 2 } });
  for (const text of [lower, writeSheet(sheet).replace("bullied", "praised")])
    await visit(
      async ({ page }) => {
        await page.locator("sluice-error").getByText("sheet").or(page.getByText("protocol file")).first().waitFor();
        assert.equal(await page.locator("sluice-sheet").count(), 0);
        assert.equal(await page.getByRole("radio").count(), 0);
        // The honest file opens there.
        await page.locator("sluice-answer-page input[type=file]").setInputFiles({
          name: "sheet.json",
          mimeType: "application/json",
          buffer: Buffer.from(writeSheet(sheet)),
        });
        await page.getByRole("heading", { name: "5 questions" }).waitFor();
      },
      { path: `answer.html#protocol=${packed(text)}` },
    );
});
