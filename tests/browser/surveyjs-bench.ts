// SPDX-License-Identifier: GPL-3.0-or-later
/** A respondent at a survey in Chromium, by clicking, and a record of all that gets out. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { marksOf } from "../api/survey-marks.js";
import { launch } from "./browser.js";
import { chanceUntilDry } from "./chance.js";
import { leftBehind, type Record, record, waysOut } from "./recorder.js";
import { type Receiver, receive, type Version } from "./survey-server.js";
import type { PageOptions } from "./surveyjs-page.js";

/** Answers that stand nowhere else, and in no name of a report. */
export const RAW = "zqraw7f3e1";
export const OTHER = "zqraw9a0c2";
const THIRD = "zqraw4d8b5";
export const ANSWERS = [RAW, OTHER, THIRD];

export const protocol = marksOf(ANSWERS);

export const asked = (more: object = {}): object => ({
  type: "radiogroup",
  name: "secret",
  choices: ANSWERS,
  isRequired: true,
  sluice: "it",
  ...more,
});
export const town = (more: object = {}): object => ({ type: "text", name: "town", sluicePublic: true, ...more });
export const survey = (more: object = {}, first: object = asked(), last: object = town()): object => ({
  pages: [{ elements: [first] }, { elements: [last] }],
  completedHtml: "<p>Thank you</p>",
  ...more,
});

export interface Sitting {
  page: Page;
  context: BrowserContext;
  receiver: Receiver;
  records: Record[];
  /** In which ways an answer has got out by now. */
  out(...texts: string[]): Promise<string[]>;
  sent(): string[];
}

let browser: Browser | undefined;
export function useBench(): void {
  before(async () => {
    browser = await launch.chromium();
  });
  after(() => browser?.close());
}

export async function sit(
  version: Version,
  options: Partial<PageOptions>,
  body: (sitting: Sitting) => Promise<void>,
  policy?: string,
): Promise<void> {
  assert.ok(browser);
  const protocols = { secret: protocol as never };
  const receiver = await receive({ version, protocols, open: ["town"], ...(policy && { policy }) });
  const context = await browser.newContext();
  try {
    const records = await record(context);
    const all: PageOptions = { json: survey(), protocols: { it: protocol }, guarded: true, ...options };
    await context.addInitScript(chanceUntilDry);
    await context.addInitScript((given) => {
      window.options = given;
    }, all);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(receiver.url);
    await page.getByRole("button").first().waitFor();
    await body({
      page,
      context,
      receiver,
      records,
      out: async (...texts) => {
        const left = page.isClosed() ? [] : await leftBehind(page, context);
        const bodies = receiver.bodies.map(({ path, body }) => ({ how: "request", what: `${path} ${body}` }));
        const found = [...records, ...left, ...bodies];
        return [...new Set(texts.flatMap((text) => waysOut(found, text)))];
      },
      sent: () => receiver.bodies.filter(({ path }) => path === "/collect").map(({ body }) => body),
    });
  } finally {
    await context.close();
    await receiver.close();
  }
}

export const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name }).click();

/** Chooses, and goes on. */
export async function choose(page: Page, answer: string): Promise<void> {
  await page.getByLabel(answer).check();
  await press(page, "Next");
  await page.getByLabel("town").waitFor();
}

export async function answerAll(page: Page, answer = RAW): Promise<void> {
  await choose(page, answer);
  await page.getByLabel("town").fill("Delft");
  await press(page, "Complete");
}

export const ended = (page: Page, how: "success" | "error"): Promise<void> =>
  (how === "success"
    ? page.locator("output", { hasText: "success" })
    : page.getByRole("button", { name: "Try again" })
  ).waitFor();
