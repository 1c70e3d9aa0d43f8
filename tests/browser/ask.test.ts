// SPDX-License-Identifier: GPL-3.0-or-later
/** A question of one's own: it is written beside its preview, and reaches people by a link, a QR code, a file or a survey. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { check } from "../../wasm/checker/checker.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { realEngine } from "../api/real-engine.js";
import { keptOffline, leavingIsAsked, save } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { looks } from "./looks.js";

useBrowser();

const ask = (page: Page) => page.locator("sluice-ask-page");

async function write(page: Page, wording: string, answers?: string): Promise<void> {
  await ask(page).locator("textarea[name=wording]").fill(wording);
  if (answers !== undefined) await ask(page).locator("textarea[name=answers]").fill(answers);
}

for (const [lang, file, title, rather] of [
  ["en", "Settings file", "Ask a question", "Rather not say"],
  ["de", "Einstellungsdatei", "Eine Frage stellen", "Möchte ich nicht sagen"],
  ["nl", "Instellingenbestand", "Een vraag stellen", "Zeg ik liever niet"],
] as const) {
  test(`a question is written by keyboard, seen as people see it, and saved with its proof: ${lang}, 320 px`, async () => {
    await visit(
      async ({ page, complaints, requests }) => {
        await page.getByRole("heading", { level: 1, name: title }).waitFor();
        // It is said in English.
        if (lang === "en") await keptOffline(page);
        const asked = requests.server.length;
        await ask(page).locator("textarea[name=wording]").focus();
        await page.keyboard.type("Drugs?");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Control+A");
        await page.keyboard.insertText(" never\nonce \n\noften");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        await page.keyboard.press("Tab");
        await page.keyboard.type("A club");
        await page.keyboard.press("Tab");
        await page.keyboard.type("club@example.org");
        await ask(page).locator("sluice-answer").getByText("A club").waitFor();
        await ask(page).locator("sluice-answer h1", { hasText: "Drugs?" }).waitFor();
        assert.equal(await ask(page).locator("sluice-answer input[type=radio]").count(), 4);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);

        const { name, text } = await save(page, file);
        assert.equal(name, "drugs.json");
        const protocol = readProtocol(text);
        assert.deepEqual(protocol.data.categories, ["never", "once", "often", rather]);
        assert.equal(protocol.data.name, "Drugs");
        assert.deepEqual([protocol.guarantee.notion, protocol.guarantee.epsilon], ["data-ldp", 1]);
        assert.deepEqual(protocol.question, {
          wording: "Drugs?",
          language: lang,
          asker: "A club",
          sendTo: "club@example.org",
        });
        assert.ok((await realEngine()).audit(protocol).holds && (await check(text)).holds);
        if (lang === "en") assert.equal(requests.server.length, asked, "nothing is asked of anyone");
        assert.deepEqual(complaints, []);
      },
      { path: `ask.html#lang=${lang}`, viewport: { width: 320, height: 640 }, reducedMotion: "reduce" },
    );
  });
}

test("the preview draws as people's devices do, in both steps, and remembers nothing", async () => {
  await visit(
    async ({ page }) => {
      await write(page, "Have you ever cheated in an exam?");
      const preview = ask(page).locator("sluice-answer");
      await preview.getByRole("radio", { name: "No" }).check();
      await preview.getByRole("button", { name: "Get my noisy answer" }).click();
      await preview.locator(".report").waitFor();
      assert.match(await preview.locator(".report").innerText(), /^Send this: (Yes|No)$/);
      await preview
        .getByText("Say someone puts the chance of your true answer at 50 in 100. This can raise it to 74 at most.")
        .waitFor();
      assert.equal(await preview.getByText("Remember my noisy answer on this device").count(), 0);
      const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      assert.deepEqual(await stored(), ["sluice-draft"], "the question alone");
      await write(page, "Have you ever cheated in an exam at school?");
      await preview.getByRole("radio", { name: "No" }).waitFor();
    },
    { path: "ask.html" },
  );
});

test("stronger privacy needs more people, and how many is what the planner names", async () => {
  const engine = await realEngine();
  await visit(
    async ({ page }) => {
      await write(page, "Which?", "a\nb\nc");
      await ask(page).locator("sluice-answer h1").waitFor();
      const people = async (step: string) => {
        const text = ask(page)
          .getByRole("radio", { name: new RegExp(`^${step}`) })
          .locator("xpath=..")
          .getByText(/It takes about [\d,]+ people to know each percentage to ±\s5 points, 95 times in 100\./);
        return Number(/about ([\d,]+) people/.exec(await text.innerText())?.[1]?.replace(",", ""));
      };
      const [strong, medium, weak] = [await people("Strong"), await people("Medium"), await people("Weak")];
      assert.ok(strong > medium && medium > weak && weak > 0);
      const protocol = readProtocol((await save(page, "Settings file")).text);
      const planned = engine.plan(protocol, { halfWidth: 0.05 }).people?.each ?? 0;
      assert.equal(medium, planned);
      // As many as can be asked: then how precise that is stands there, until the field is empty again.
      const asking = ask(page).getByLabel("How many people can you ask?");
      await asking.fill("300");
      const half = 100 * (engine.plan(protocol, { people: 300 }).halfWidth?.each ?? 0);
      await ask(page)
        .getByText(
          new RegExp(
            `With 300 people, each percentage is known to ±\\s${Math.ceil(10 * half) / 10} points, 95 times in 100`,
          ),
        )
        .waitFor();
      await asking.fill("");
      assert.equal(await people("Medium"), medium);
      // No other number of people stands in the details.
      await ask(page).getByText("Details: method, odds, proof").click();
      await ask(page).getByText("It needs the fewest people if all answers are equally common.").waitFor();
      assert.equal(
        await ask(page)
          .getByText(/people are enough/)
          .count(),
        0,
      );
    },
    { path: "ask.html" },
  );
});

test("the link asks people the question, in their own language where the author has written that", async () => {
  await visit(
    async ({ page, requests }) => {
      await write(page, "Do you smoke?");
      await ask(page).getByText("Other languages, short name").click();
      await ask(page).getByLabel("The question in Nederlands").fill("Rookt u?");
      await ask(page).getByText("Answers in Nederlands: 0. The question has 2").waitFor();
      await ask(page).getByLabel("The answers in Nederlands").fill("Ja\nNee");
      // At once: what was written last is in the link, or there is none to be copied.
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.getByText("The link is copied.").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(link, /\/answer\.html#q=[\w-]+$/);
      const other = await page.context().newPage();
      await other.goto(`${link}&lang=nl`);
      await other.getByRole("heading", { level: 1, name: "Rookt u?" }).waitFor();
      assert.deepEqual(await other.locator("sluice-answer label.card").allInnerTexts(), ["Ja", "Nee"]);
      assert.equal(await other.locator("sluice-answer h1").getAttribute("lang"), "nl");
      await other.goto(`${link}&lang=de`);
      await other.reload();
      await other.getByRole("heading", { level: 1, name: "Do you smoke?" }).waitFor();
      assert.ok(requests.server.every((address) => !address.includes("q=")));
    },
    { path: "ask.html", permissions: ["clipboard-read", "clipboard-write"] },
  );
});

test("it is said how the noisy answers come back, and of a dense code how wide it has to be", async () => {
  await visit(
    async ({ page, complaints }) => {
      await write(page, "Do you smoke?");
      await ask(page).locator("sluice-answer h1").waitFor();
      await ask(page).getByText("Each person gets one noisy answer and copies it or sends it on.").waitFor();
      await ask(page).getByText("with “Do you smoke” at the top and one answer a row").waitFor();
      const results = ask(page).getByRole("link", { name: "Read results" });
      assert.equal(await results.getAttribute("href"), "./results.html");
      await ask(page).getByLabel("People send their noisy answer to").fill("a@example.org");
      await ask(page).getByText("Each person gets one noisy answer and sends it to a@example.org.").waitFor();
      await page.getByRole("button", { name: "QR code" }).click();
      await page.getByRole("img", { name: "QR code of the link" }).waitFor();
      assert.equal(await ask(page).getByText("This code has many small squares").count(), 0);
      // Texts that cannot be packed.
      const answers = Array.from({ length: 24 }, (_, i) => createHash("sha256").update(`${i}`).digest("hex"));
      await write(page, "Which of these?", answers.join("\n"));
      await ask(page)
        .getByText(/^This code has many small squares\. Show or print it at least \d+ cm wide/)
        .waitFor();
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(complaints, []);
    },
    { path: "ask.html", viewport: { width: 375, height: 667 } },
  );
});

test("a question that is changed once it was shared is said to be another one", async () => {
  await visit(
    async ({ page }) => {
      const changed = page.getByText("You have changed the question since you shared it.");
      await write(page, "Do you smoke?");
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.getByText("The link is copied.").waitFor();
      assert.equal(await changed.count(), 0);
      await page.getByText("Strong", { exact: true }).click();
      await changed.waitFor();
      // The same as before is what people have.
      await page.getByText("Medium", { exact: true }).click();
      await changed.waitFor({ state: "detached" });
      await page.getByText("Weak", { exact: true }).click();
      await changed.waitFor();
      await save(page, "Settings file");
      await changed.waitFor({ state: "detached" });
    },
    { path: "ask.html", permissions: ["clipboard-read", "clipboard-write"] },
  );
});

test("what no settings can be made of is said, and nothing can be sent of it", async () => {
  await visit(
    async ({ page, complaints }) => {
      await ask(page).getByText("Write a question and at least two answers.").waitFor();
      await write(page, "Drugs?", "never");
      await page.getByText("Your link, QR code and code for surveys appear here").waitFor();
      await write(page, "Drugs?", "never\nnever");
      await ask(page).getByText("“never” is there twice").waitFor();
      await write(page, "Drugs?", "never\nonce");
      await ask(page).locator("sluice-answer h1").waitFor();
      await ask(page).getByText("Fine-tune").click();
      await ask(page).getByLabel("Epsilon (ε)").fill("9");
      await ask(page).getByText("Epsilon is not a number above 0 and at most 6").first().waitFor();
      await page.getByText("Your link, QR code and code for surveys appear here").waitFor();
      assert.equal(await ask(page).getByLabel("Epsilon (ε)").inputValue(), "9", "it is there to be mended");
      await ask(page).getByLabel("Epsilon (ε)").fill("0.7");
      await ask(page).locator("sluice-answer h1").waitFor();
      assert.equal(readProtocol((await save(page, "Settings file")).text).guarantee.epsilon, 0.7);
      assert.deepEqual(complaints, []);
    },
    { path: "ask.html" },
  );
});

for (const [colorScheme, width] of looks) {
  test(`no rule is broken and nothing runs over with all that can be opened: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await write(page, "Have you ever cheated in an exam?");
        await ask(page).getByText("Fine-tune").click();
        await ask(page).getByText("Other languages, short name").click();
        await page.getByRole("button", { name: "QR code" }).click();
        await page.getByRole("img", { name: "QR code of the link" }).waitFor();
        assert.deepEqual(await violations(page), []);
        for (const survey of ["SurveyJS", "jsPsych", "Form.io", "Any form"]) {
          await page.getByRole("button", { name: survey }).click();
          await page.getByRole("region", { name: survey }).waitFor();
        }
        await ask(page).getByText("Details: method, odds, proof").click();
        await ask(page).locator("sluice-channel [role=grid]").waitFor();
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
      },
      { path: "ask.html", colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}

test("the place where questions were made before leads here", async () => {
  await visit(
    async ({ page }) => {
      await page.getByRole("link", { name: "Ask a question of your own" }).click();
      await page.getByRole("heading", { level: 1, name: "Ask a question" }).waitFor();
      assert.ok(page.url().endsWith("ask.html"));
    },
    { path: "answer.html" },
  );
});

test("a question that was written and not handed on is not lost without a word, and an address that is none is said", async () => {
  await visit(
    async ({ page }) => {
      await page.getByLabel("The question", { exact: true }).waitFor();
      assert.equal(await leavingIsAsked(page), false);
      await page.getByLabel("The question", { exact: true }).fill("Do you smoke?");
      assert.equal(await leavingIsAsked(page), true);
      const plainWords = page.getByText("People will see it as plain words.");
      await page.getByLabel("People send their noisy answer to").fill("https://b%61nk.nl");
      await plainWords.waitFor();
      await page.getByLabel("People send their noisy answer to").fill("a@example.org");
      await plainWords.waitFor({ state: "hidden" });
      await page.getByRole("button", { name: "Copy link" }).click();
      await page.getByText("The link is copied.").waitFor();
      assert.equal(await leavingIsAsked(page), false);
    },
    { path: "ask.html", permissions: ["clipboard-read", "clipboard-write"] },
  );
});

test("a question that is being written survives a reload, and is gone once its fields are as they were", async () => {
  await visit(
    async ({ page }) => {
      const begun = await ask(page).locator("textarea[name=answers]").inputValue();
      await write(page, "Drugs?", "never\nonce\noften");
      await page.getByText("People may say “Rather not say”").click();
      await page.getByText("Strong", { exact: true }).click();
      await ask(page).locator("sluice-answer h1").waitFor();
      await page.reload();
      await ask(page).locator("sluice-answer h1", { hasText: "Drugs?" }).waitFor();
      assert.equal(await ask(page).locator("sluice-answer input[type=radio]").count(), 4);
      const protocol = readProtocol((await save(page, "Settings file")).text);
      assert.equal(protocol.guarantee.epsilon, 0.5);
      await write(page, "", begun);
      await page.getByText("People may say “Rather not say”").click();
      await page.getByText("Medium", { exact: true }).click();
      assert.equal(await page.evaluate(() => sessionStorage.length), 0);
      // Other pages of the same host can write there.
      for (const forged of ["null", "[1]", "{", '{"wording":{},"epsilon":-1,"translations":[{}],"language":"xx"}']) {
        await page.evaluate((text) => sessionStorage.setItem("sluice-draft", text), forged);
        await page.reload();
        await page.getByText("Write a question and at least two answers.").waitFor();
      }
    },
    { path: "ask.html" },
  );
});
