// SPDX-License-Identifier: GPL-3.0-or-later
/** Noisy answers are read as they come back: in mails of several programs, and in text that is pasted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { zipSync } from "fflate";
import { answerDigits, newReceipt, questionCode, writeCode } from "../../wasm/inbox/answer-code.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { clients } from "../api/mails.js";
import { violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { add, estimated, golden, RESULTS, settings } from "./results.js";

useBrowser();

const grr = readProtocol(golden("ldp-grr"));
const codeOf = (report: string) =>
  writeCode({ question: questionCode(grr), receipt: newReceipt(), answer: answerDigits(grr.channel, report) });
const reports = Array.from({ length: 60 }, (_, i) => grr.channel.reports[i % 4] as string);
const status = "sluice-reports-opener .status";

test("mails are counted once each, and what is not counted is listed with its reason", async () => {
  const all = Object.values(clients);
  const write = (i: number, body: string) => ({
    name: `${i}.eml`,
    mimeType: "message/rfc822",
    buffer: Buffer.from(
      (all[i % all.length] as (typeof all)[number])({ from: `P <p${i % 59}@example.org>`, subject: `Re: ${i}`, body }),
    ),
  });
  const mails = reports.map((report, i) => write(i, `${report}\n${codeOf(report)}`));
  const [first] = mails;
  assert.ok(first);
  const again = { ...first, name: "again.eml" };
  await visit(async ({ page, complaints }) => {
    await add(page, settings("ldp-grr"), ...mails, again, write(61, "Out of office."));
    await estimated(page);
    const says = await page.locator(status).innerText();
    assert.match(says, /62 mails: 60 noisy answers\./);
    assert.match(says, /1 copy of a noisy answer is not counted\./);
    assert.match(says, /1 sender sent more than one noisy answer\. All of them count\./);
    await page.getByText("1 is not counted").click();
    await page.getByText("61.eml · p2@example.org · “Re: 61” · no sorting code of a noisy answer").waitFor();
    await page.getByText("1 sender of several").click();
    await page.getByText("p0@example.org: 2").waitFor();
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(complaints, []);
  }, RESULTS);
});

test("a ZIP of mails is read mail by mail", async () => {
  const [write] = Object.values(clients);
  assert.ok(write);
  const mails = reports.slice(0, 12).map((report, i) => {
    const mail = write({ from: `P <p${i}@example.org>`, subject: "Re", body: `${report}\n${codeOf(report)}` });
    return [`in/${i}.eml`, new TextEncoder().encode(mail)] as const;
  });
  const packed = zipSync({ ...Object.fromEntries(mails), "in/old.msg": Uint8Array.of(1, 2, 3) });
  await visit(async ({ page, complaints }) => {
    const zip = { name: "mails.zip", mimeType: "application/zip", buffer: Buffer.from(packed) };
    await add(page, settings("ldp-grr"), zip);
    await estimated(page);
    assert.match(await page.locator(status).innerText(), /12 noisy answers\./);
    await page.getByText("1 is not counted").click();
    await page.getByText("mails.zip, in/old.msg · no sorting code of a noisy answer").waitFor();
    assert.deepEqual(complaints, []);
  }, RESULTS);
});

test("what is pasted may be whatever stands around the sorting codes", async () => {
  await visit(async ({ page }) => {
    await add(page, settings("ldp-grr"));
    await page.getByRole("button", { name: "Paste answers or counts" }).click();
    const chat = reports.map((report, i) => `[30.11.26, 10:${10 + (i % 50)}] Ann ${i}: ${report}\n${codeOf(report)}`);
    await page.locator("#pasted").fill(`${chat.join("\n")}\n${chat[0]}\nSL-${"0".repeat(7)}`);
    await page.getByRole("button", { name: "Read these" }).click();
    await estimated(page);
    const says = await page.locator(status).innerText();
    assert.match(says, /: 60 noisy answers\./);
    assert.match(says, /1 copy of a noisy answer is not counted\./);
    await page.getByText("1 is not counted").click();
    await page.getByText("“SL-0000000” · its sorting code is cut off or has a mistake").waitFor();
  }, RESULTS);
});
