// SPDX-License-Identifier: GPL-3.0-or-later
/** A form as an inbox: its link is asked for, opened with the noisy answer filled in, and its export is read. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { realEngine } from "../api/real-engine.js";
import { save } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { add, estimated, numbers } from "./results.js";

useBrowser();

const GOOGLE = "https://docs.google.com/forms/d/e/1FAIpQLSd-abc/viewform?usp=pp_url";
const { SLUICE_PICTURES: folder } = process.env;

const ask = (page: Page) => page.locator("sluice-ask-page");

/** A form that is nowhere but here; it has no script, and notes who asks for it. */
async function served(page: Page): Promise<Request[]> {
  const asked: Request[] = [];
  await page.context().route(/^https:\/\/(docs\.google\.com|forms\.example\.org)\//, async (route) => {
    asked.push(route.request());
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Form</title><p>A form" });
  });
  return asked;
}

for (const [width, colorScheme] of [
  [375, "light"],
  [1280, "dark"],
] as const)
  test(`from a form's link to its export: the noisy answer is filled in, and read again: ${width} px, ${colorScheme}`, async () => {
    await visit(
      async ({ page, requests, complaints }) => {
        const asked = await served(page);
        await ask(page).locator("textarea[name=wording]").fill("Have you ever cheated in an exam?");
        const where = ask(page).getByLabel("People send their noisy answer to");
        await where.fill(`${GOOGLE}&entry.11=Tuesday&entry.123=here`);
        await ask(page).getByText("This link has several places. Which one is for the noisy answer?").waitFor();
        if (folder) await page.screenshot({ path: `${folder}/form-which-${width}.png`, fullPage: true });
        await ask(page).getByRole("button", { name: "entry.123 (now “here”)" }).click();
        assert.equal(await where.inputValue(), `${GOOGLE}&entry.11=Tuesday&entry.123={answer}`);
        await ask(page)
          .getByText("“Send” opens the form at docs.google.com with the noisy answer filled in.")
          .waitFor();
        await where.fill(`${GOOGLE}&entry.123=here`);
        await ask(page).getByText("The noisy answer takes the place of “here” in entry.123.").waitFor();
        await ask(page).getByText("“Send” fills it in at docs.google.com").waitFor();
        await ask(page).getByText("How to get a form’s link").click();
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        if (folder) await page.screenshot({ path: `${folder}/form-ask-${width}.png`, fullPage: true });
        await page.getByRole("button", { name: "Copy link" }).click();
        await page.getByText("The link is copied.").waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        const settings = await save(page, "Settings file");
        assert.equal(readProtocol(settings.text).question?.sendTo, `${GOOGLE}&entry.123={answer}`);

        const sent: string[] = [];
        for (let i = 0; i < 12; i += 1) {
          const other = await page.context().newPage();
          await other.goto(link);
          await other.evaluate(() => localStorage.clear());
          await other.reload();
          await other.getByRole("radio", { name: i % 3 ? "No" : "Yes", exact: true }).check();
          await other.getByRole("button", { name: "Get my noisy answer" }).click();
          const report = (await other.locator("sluice-answer .report").innerText()).replace("Send this: ", "");
          await other.getByText("“Send” opens a form at docs.google.com in a new tab").waitFor();
          await other.getByText("Its owner gets your noisy answer").waitFor();
          assert.deepEqual(await violations(other), []);
          assert.equal(await overflow(other), 0);
          if (folder && i === 0) await other.screenshot({ path: `${folder}/form-answer-${width}.png`, fullPage: true });
          const send = other.locator("sluice-drawn a.primary");
          assert.equal(await send.getAttribute("rel"), "noopener noreferrer");
          assert.equal(asked.length, i, "nothing is asked of the form before Send");
          const [form] = await Promise.all([other.waitForEvent("popup"), send.click()]);
          await form.waitForLoadState();
          assert.equal(await form.evaluate(() => window.opener), null);
          assert.equal(await form.evaluate(() => document.referrer), "");
          const request = asked[i] ?? assert.fail("the form was not opened");
          assert.equal((await request.allHeaders()).referer, undefined);
          const address = new URL(request.url());
          assert.deepEqual(
            [address.origin, [...address.searchParams.keys()]],
            ["https://docs.google.com", ["usp", "entry.123"]],
          );
          const text = address.searchParams.get("entry.123") ?? "";
          assert.match(text, new RegExp(`^${report} SL-[0-9A-Z-]+$`));
          sent.push(text);
          await form.close();
          await other.close();
        }
        assert.ok(requests.server.every((one) => !/answer=|SL-/.test(one)));

        const csv = [
          "Timestamp,E-mail,Your noisy answer",
          ...sent.map((text, i) => `2026/11/30 10:${10 + i},,${text}`),
        ];
        await page.goto(`${new URL(link).origin}/results.html`);
        await add(
          page,
          { name: settings.name, mimeType: "application/json", buffer: Buffer.from(settings.text) },
          { name: "form.csv", mimeType: "text/csv", buffer: Buffer.from(csv.join("\r\n")) },
        );
        await estimated(page);
        assert.match(await page.locator("sluice-reports-opener .status").innerText(), /: 12 noisy answers\./);
        assert.equal((await numbers(page)).length, 2);
        assert.deepEqual(complaints, []);
      },
      {
        path: "ask.html",
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: "reduce",
        permissions: ["clipboard-read", "clipboard-write"],
      },
    );
  });

async function linkTo(sendTo: string): Promise<string> {
  const design = (await realEngine()).design({
    table: questionTable("cheated", ["Yes", "No"]),
    notion: "data-ldp",
    epsilon: 1,
    protocol: "grr",
  });
  const text = writeProtocol(toProtocolFile({ ...design, question: { wording: "Cheated?", sendTo } }));
  return `answer.html#protocol=${deflateRawSync(Buffer.from(text)).toString("base64url")}`;
}

test("a forged link fills in no form, and the host of another one stands in the letters that the browser goes by", async () => {
  for (const [sendTo, host] of [
    ["javascript:alert(1)//?q={answer}", undefined],
    ["https://user:secret@forms.example.org/?q={answer}", undefined],
    ["https://forms.example.org/{answer}", undefined],
    ["http://forms.example.org/?q={answer}", undefined],
    ["https://docs.google.com.xn--80ak6aa92e.example:8443/?q={answer}", "docs.google.com.xn--80ak6aa92e.example:8443"],
  ] as const) {
    await visit(
      async ({ page, complaints }) => {
        await page.getByRole("radio", { name: "Yes" }).check();
        await page.getByRole("button", { name: "Get my noisy answer" }).click();
        await page.locator("sluice-answer .report").waitFor();
        const filled = await page
          .locator("sluice-drawn a")
          .evaluateAll((all) =>
            all.map((link) => link.getAttribute("href") ?? "").filter((href) => href.includes("SL-")),
          );
        assert.equal(filled.length, host ? 1 : 0, sendTo);
        if (host) await page.getByText(`opens a form at ${host} in a new tab`).waitFor();
        else await page.getByText(`Send it to ${sendTo}.`).waitFor();
        assert.deepEqual(complaints, []);
      },
      { path: await linkTo(sendTo) },
    );
  }
});

test("the link of a form that cannot be used is said to be so, and no question goes out with it", async () => {
  await visit(
    async ({ page }) => {
      await ask(page).locator("textarea[name=wording]").fill("Cheated?");
      await ask(page).locator("sluice-answer h1").waitFor();
      const where = ask(page).getByLabel("People send their noisy answer to");
      for (const [link, says] of [
        ["https://example.org/{answer}", "It belongs after “?” or “#”."],
        ["https://me:secret@example.org/?q={answer}", "Paste it without blanks, names or passwords."],
        ["http://example.org/?q={answer}", "The link of a form begins with https://."],
        [`https://example.org/?q={answer}&r=${"a".repeat(300)}`, "This is longer than 300 characters."],
      ] as const) {
        await where.fill(link);
        await ask(page).getByText(says).first().waitFor();
        await page.getByText("Your link, QR code and code for surveys appear here").waitFor();
      }
      await where.fill("https://forms.gle/AbC");
      await ask(page).getByText("This link of forms.gle has no place for the answer.").waitFor();
      await where.fill("https://example.org/in?box=1");
      await ask(page).getByText("Is this a form?").waitFor();
      await ask(page).locator("sluice-answer h1").waitFor();
    },
    { path: "ask.html" },
  );
});
