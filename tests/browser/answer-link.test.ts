// SPDX-License-Identifier: GPL-3.0-or-later
/** A link to a question: what a person meets first, how soon they have answered, and that nothing is drawn twice. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { wordsBefore } from "../../bench/seen.mjs";
import type { QuestionWords } from "../../wasm/contract/types.js";
import { codesIn, questionCode, reportOf } from "../../wasm/inbox/answer-code.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { inNumbers } from "../../web/facts/short-link.js";
import { realEngine } from "../api/real-engine.js";
import { leavingIsAsked } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";

useBrowser();

const CHEATED: QuestionWords = {
  wording: "Have you ever cheated in an exam?",
  language: "en",
  asker: "Students’ union, Delft",
  sendTo: "survey@example.org",
};

async function fileOf(question: QuestionWords, answers = ["Yes", "No", "Rather not say"]): Promise<string> {
  const engine = await realEngine();
  const design = engine.design({
    table: questionTable("cheated", answers),
    notion: "data-ldp",
    epsilon: 1,
    protocol: "grr",
  });
  return writeProtocol(toProtocolFile({ ...design, question }));
}

const packed = (text: string) => deflateRawSync(Buffer.from(text)).toString("base64url");

async function linkTo(question: QuestionWords, answers?: string[]): Promise<string> {
  return `answer.html#protocol=${packed(await fileOf(question, answers))}`;
}

async function shortLinkTo(question: QuestionWords): Promise<string> {
  return `answer.html#q=${packed(inNumbers(readProtocol(await fileOf(question))) ?? assert.fail("not in numbers"))}`;
}

for (const [width, height, colorScheme] of [
  [375, 667, "light"],
  [1280, 800, "dark"],
] as const)
  test(`from the link to the copied noisy answer in four taps, with nothing in the way: ${width} x ${height}, ${colorScheme}`, async (context) => {
    await visit(
      async ({ page, complaints }) => {
        await page.getByRole("heading", { level: 1, name: CHEATED.wording }).waitFor();
        const words = await page.evaluate(wordsBefore, "h1");
        assert.ok(words.length <= 60, `${words.length} words before the question: ${words.join(" ")}`);
        const rise =
          "Say someone puts the chance of your true answer at 50 in 100. Your noisy answer can raise it to 74 at most.";
        const number = await page.getByText(rise).boundingBox();
        const first = await page.getByRole("radio", { name: "Yes" }).boundingBox();
        assert.ok(number && first && number.y + number.height <= first.y, "the number stands before the choice");
        assert.ok(first && first.y + first.height <= 667, `the first answer ends at ${first?.y}`);
        const { SLUICE_PICTURES: folder } = process.env;
        if (folder) await page.screenshot({ path: `${folder}/answer-link-${width}.png` });
        assert.deepEqual(await violations(page), []);
        let taps = 0;
        const tap = async (role: "radio" | "button", name: string) => {
          taps += 1;
          const target = page.getByRole(role, { name, exact: true });
          const box = await (role === "radio" ? target.locator("xpath=..") : target).boundingBox();
          assert.ok(box && box.height >= 44, `${name} is ${box?.height} px high`);
          await target.click();
        };
        await tap("radio", "No");
        await tap("button", "Get my noisy answer");
        await page.locator("sluice-answer .report").waitFor();
        const report = (await page.locator("sluice-answer .report").innerText()).replace("Send this: ", "");
        assert.match(report, /^(Yes|No|Rather not say)$/);
        await page
          .getByText("Say someone puts the chance of your true answer at 50 in 100. This can raise it to 74 at most.")
          .waitFor();
        await page
          .getByText(
            /^Chance picked this: it may be your true answer, or not\. 21 of 100 people with another true answer send this as well\.$/,
          )
          .waitFor();
        await page.getByText("Send it to survey@example.org. Your e‑mail shows your name.").waitFor();
        const mail = new URL((await page.locator("sluice-drawn a.button").getAttribute("href")) ?? "");
        const body = mail.searchParams.get("body") ?? "";
        assert.deepEqual([...mail.searchParams.keys()], ["subject", "body"]);
        assert.equal(mail.searchParams.get("subject"), CHEATED.wording);
        const [sent, code = ""] = body.split("\n");
        assert.equal(sent, report);
        const settings = readProtocol(await fileOf(CHEATED));
        const { codes } = codesIn(code);
        assert.deepEqual([codes.length, codes[0]?.question], [1, questionCode(settings)]);
        assert.equal(reportOf(settings.channel, codes[0]?.answer ?? ""), report);
        await tap("button", "Copy");
        await page.getByText("Copied.").waitFor();
        assert.ok(taps <= 4);
        context.diagnostic(`${words.length} words, first answer at ${Math.round(first.y)} px, ${taps} taps`);
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), body);
        if (folder) await page.screenshot({ path: `${folder}/answer-drawn-${width}.png` });
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        await page.getByLabel("Language").selectOption("nl");
        await page.getByText("Gekopieerd.").waitFor();
        await page.getByLabel("Taal", { exact: true }).selectOption("en");
        await page.getByText("Copied.").waitFor();
        assert.deepEqual(complaints, []);
      },
      {
        path: await linkTo(CHEATED),
        viewport: { width, height },
        colorScheme,
        reducedMotion: "reduce",
        permissions: ["clipboard-read", "clipboard-write"],
      },
    );
  });

for (const [kind, link] of [
  ["its settings", linkTo],
  ["few numbers", shortLinkTo],
] as const)
  test(`the question is there before the engine is; nothing is drawn until the settings are proved, and then at once: ${kind}`, async () => {
    await visit(
      async ({ page }) => {
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/\/engine-/, async (route) => {
          await held;
          await route.continue();
        });
        await page.reload();
        await page.getByRole("heading", { level: 1, name: CHEATED.wording }).waitFor();
        await page.getByRole("radio", { name: "No", exact: true }).check();
        await page.getByRole("button", { name: "Get my noisy answer" }).click();
        await page.getByText("Opening and checking …").waitFor();
        assert.equal(await page.locator("sluice-answer .report").count(), 0);
        release();
        await page.locator("sluice-answer .report").waitFor();
        assert.equal(await page.getByText("Opening and checking …").count(), 0);
      },
      { path: await link(CHEATED), serviceWorkers: "block" },
    );
  });

test("going back shows the question with its noisy answer still there, and draws nothing", async () => {
  await visit(
    async ({ page }) => {
      await page.getByRole("button", { name: "Get my noisy answer" }).click();
      await page.getByText("Choose an answer first.").waitFor();
      await page.getByRole("radio", { name: "No", exact: true }).check();
      await page.getByRole("button", { name: "Get my noisy answer" }).click();
      const report = await page.locator("sluice-answer .report").innerText();
      for (let i = 0; i < 5; ++i) {
        await page.getByRole("button", { name: "Back to the question" }).click();
        assert.ok(await page.getByRole("radio", { name: "Yes" }).isDisabled());
        await page.getByText("the page has forgotten your choice").waitFor();
        assert.equal(await page.locator("sluice-answer :checked").count(), 0, "somebody else may go back");
        await page.getByRole("button", { name: "Show my noisy answer" }).click();
        assert.equal(await page.locator("sluice-answer .report").innerText(), report);
      }
    },
    { path: await linkTo(CHEATED) },
  );
});

test("a choice that nothing was drawn for is forgotten while another page is shown: somebody else may come back", async () => {
  await visit(
    async ({ page }) => {
      await page.getByRole("radio", { name: "Yes" }).check();
      await page.locator("footer").getByRole("link", { name: "Limits" }).click();
      await page.getByRole("heading", { level: 1, name: "What the protection counts on" }).waitFor();
      await page.goBack();
      await page.getByRole("radio", { name: "Yes" }).waitFor();
      assert.equal(await page.locator("sluice-answer :checked").count(), 0);
      await page.getByRole("button", { name: "Get my noisy answer" }).click();
      await page.getByText("Choose an answer first.").waitFor();
    },
    { path: await linkTo(CHEATED) },
  );
});

test("another asker or address is the same question: what was drawn and is remembered comes again", async () => {
  const other = await linkTo({ wording: CHEATED.wording, sendTo: "the box at the door" });
  await visit(
    async ({ page, url }) => {
      await page.getByRole("radio", { name: "No", exact: true }).check();
      await page.getByRole("button", { name: "Get my noisy answer" }).click();
      const report = await page.locator("sluice-answer .report").innerText();
      assert.ok(await page.getByLabel("Remember my noisy answer on this device, where others can see it").isChecked());
      await page.goto(`${url}${other}`);
      await page.reload();
      await page.getByText("Send it to the box at the door.").waitFor();
      assert.equal(await page.locator("sluice-answer .report").innerText(), report);
      await page.evaluate(() => localStorage.clear());
    },
    { path: await linkTo(CHEATED) },
  );
});

test("another question's link in the same tab is opened, and asks before the answer to the first is taken for one to it", async () => {
  const other = await linkTo({ wording: "Do you smoke?", sendTo: "the box at the door" });
  await visit(
    async ({ page }) => {
      await page.getByRole("radio", { name: "No", exact: true }).check();
      await page.getByRole("button", { name: "Get my noisy answer" }).click();
      const report = await page.locator("sluice-answer .report").innerText();
      await page.evaluate((hash) => window.location.assign(hash), other.slice(other.indexOf("#")));
      await page.getByRole("heading", { level: 1, name: "Do you smoke?" }).waitFor();
      await page
        .getByText(`You used these settings to answer: “${CHEATED.wording}”. Is this another question?`)
        .waitFor();
      assert.equal(await page.locator("sluice-answer .report").count(), 0);
      await page.getByRole("button", { name: "Show my earlier noisy answer" }).click();
      assert.equal(await page.locator("sluice-answer .report").innerText(), report);
      await page.getByText(CHEATED.wording, { exact: true }).waitFor();
      await page.getByRole("button", { name: "Back to the question" }).click();
      await page.getByRole("button", { name: "Answer this other question" }).click();
      await page.getByRole("radio", { name: "Yes", exact: true }).check();
      await page.getByRole("button", { name: "Get my noisy answer" }).click();
      await page.getByText("Send it to the box at the door.").waitFor();
    },
    { path: await linkTo(CHEATED) },
  );
});

test("words of a file are text: no markup of theirs is read, and only addresses that are what they seem can be opened", async () => {
  const marked = '<img src=x onerror="alert(1)"><b>bold</b>';
  for (const [sendTo, href] of [
    ["javascript:alert(1)", undefined],
    ["http://example.org/", undefined],
    ["https://bank.example@evil.example/", undefined],
    ["https://example.org/in?box=1", "https://example.org/in?box=1"],
    ["mailto:a@example.org?bcc=b@example.org", undefined],
    ["a@example.org", "mailto:a@example.org"],
  ] as const) {
    await visit(
      async ({ page, complaints }) => {
        await page.locator("sluice-answer h1").waitFor();
        assert.equal(await page.locator("sluice-answer h1").innerText(), marked);
        assert.equal(await page.locator("sluice-answer img, sluice-answer b").count(), 0);
        await page.getByRole("radio").first().check();
        await page.getByRole("button", { name: "Get my noisy answer" }).click();
        await page.getByText(`Send it to ${sendTo}.`).waitFor();
        const links = page.locator("sluice-drawn a:not(.button)");
        assert.deepEqual(
          await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
          href === undefined ? [] : [href],
        );
        for (const rel of await links.evaluateAll((all) => all.map((link) => link.getAttribute("rel"))))
          assert.equal(rel, "noopener noreferrer");
        assert.deepEqual(complaints, []);
      },
      { path: await linkTo({ wording: marked, asker: marked, sendTo }, ["<b>a</b>", "b"]) },
    );
  }
});

test("a noisy answer counts as sent by e-mail only where a program for e-mail has opened", async () => {
  await visit(
    async ({ page }) => {
      await page.getByRole("radio", { name: "Yes", exact: true }).check();
      await page.getByRole("button", { name: "Get my noisy answer" }).click();
      assert.ok(!(await leavingIsAsked(page)), "it is kept");
      await page.getByLabel("Remember my noisy answer on this device, where others can see it").uncheck();
      const send = page.locator("sluice-drawn a.primary");
      // This browser has no such program, and would leave the page for an error.
      await send.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
      await send.click();
      assert.ok(await leavingIsAsked(page));
      await send.click();
      await page.evaluate(() => window.dispatchEvent(new Event("blur")));
      assert.ok(!(await leavingIsAsked(page)));
    },
    { path: await linkTo(CHEATED) },
  );
});

test("without a link a settings file or a pasted link opens the question, and what is neither is said to be", async () => {
  const link = await linkTo(CHEATED);
  await visit(
    async ({ page, requests }) => {
      await page.getByText("Choose the settings file you were sent, or paste its link.").waitFor();
      assert.deepEqual(await violations(page), []);
      const asked = requests.browser.length;
      const paste = page.getByLabel("Link", { exact: true });
      await paste.fill("https://example.org/#nothing");
      await paste.press("Enter");
      await page.getByText("This is not a link to a question.").waitFor();
      await paste.fill(`https://elsewhere.example/${link}`);
      await paste.press("Enter");
      await page.getByRole("heading", { level: 1, name: CHEATED.wording }).waitFor();
      assert.ok(requests.browser.slice(asked).every((address) => !address.includes("elsewhere")));
      assert.equal(
        await page.evaluate(() => {
          let element = document.activeElement;
          while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
          return element?.localName;
        }),
        "h1",
      );
    },
    { path: "answer.html" },
  );
});
