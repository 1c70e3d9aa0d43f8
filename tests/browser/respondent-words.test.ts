// SPDX-License-Identifier: GPL-3.0-or-later
/** Questions in words that the page gives, in languages that are written from right to left. */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { leftward } from "../leftward-words.js";
import { overflow } from "./axe.js";
import { useBrowser } from "./browser.js";
import { adapter, chooseIn, framed } from "./form-frame-page.js";
import { ANSWERS, inForm, marksProtocol, opened, page as pageOf, question, RAW } from "./form-page.js";

useBrowser();

const NAMES = { ar: ["أبداً", "أحياناً (قليلاً)", "daily, 2 × 10"], he: ["אף פעם", "לפעמים (מעט)", "daily, 2 × 10"] };
const LABELS = { ar: "هل تدخّن؟", he: "האם את מעשנת?" };

const protocols = { ar: await marksProtocol(), he: await marksProtocol(ANSWERS, "optimal") };
const quoted = (json: unknown): string => JSON.stringify(json).replaceAll("&", "&amp;").replaceAll("'", "&#39;");

function leftwardForm(language: "ar" | "he", words: unknown = leftward): string {
  const options = ANSWERS.map((value, i) => `<option value="${value}">${NAMES[language][i]}</option>`).join("");
  return inForm(question(protocols[language], `label="${LABELS[language]}" told words='${quoted(words)}'`, options));
}

const leftwardPage = (language: "ar" | "he", words?: unknown): string =>
  pageOf(leftwardForm(language, words), { lang: language }).replace("<html ", '<html dir="rtl" ');

/** Pictures to look at, where somebody asks for them. */
async function pictured(page: Page, name: string): Promise<void> {
  const folder = process.env.SLUICE_PICTURES;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** The sides of an element, and how its text is laid out. */
const laid = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const { scrollWidth, clientWidth } = element;
    return { left, right, width, over: scrollWidth - clientWidth, direction: getComputedStyle(element).direction };
  });

for (const language of ["ar", "he"] as const) {
  for (const width of [1280, 320]) {
    test(`a question in ${language} is read from right to left, in the page's words, and nothing runs over: ${width} px`, async () => {
      const { form, told } = leftward[language];
      await framed(
        async ({ page, frame, complaints }) => {
          await frame.getByText(told.heading).waitFor();
          await chooseIn(frame, 1);
          const odds = frame.locator('[role="status"] .odds li, [role="status"] ul li').first();
          await odds.waitFor();
          await pictured(page, `${language}-${width}-odds`);
          const choice = frame.locator(".choice").nth(1);
          const [row, circle] = [await laid(choice), await laid(choice.locator("input"))];
          assert.equal(row.direction, "rtl");
          assert.ok(Math.abs(circle.right - row.right) < 2, "the circle stands right of its text");
          assert.equal(await overflow(page), 0);
          const inside = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(inside <= 0, `the frame is ${inside} px too wide`);
          await frame.getByRole("button", { name: form.draw }).click();
          const sent = frame.locator(".sent");
          await sent.waitFor();
          await pictured(page, `${language}-${width}-sent`);
          assert.equal(await overflow(page), 0);
          assert.ok((await laid(sent)).over <= 0);
          // Nothing between the quotes turns them round.
          assert.match(await sent.innerText(), /[«„]\u2068[^\u2068\u2069]+\u2069[»”]\.$|بلا علامات\.$/);
          const lacking = language === "he" ? 1 : 0;
          const warned = complaints.filter((line) => line.includes("Sluice: "));
          assert.equal(warned.length, lacking, complaints.join("\n"));
          assert.doesNotMatch(complaints.join("\n"), RAW);
        },
        { pages: { "/": leftwardPage(language) }, viewport: { width, height: 900 } },
      );
    });
  }
}

test("a question in a frame takes other words of the page, and keeps the choice", async () => {
  await framed(
    async ({ page, frame }) => {
      await chooseIn(frame, 2);
      await page.evaluate((words) => Object.assign(document.querySelector("sluice-answer") ?? {}, { words }), {
        ...leftward,
        ar: { ...leftward.ar, form: { ...leftward.ar.form, draw: "الآن" } },
      });
      await frame.getByRole("button", { name: "الآن" }).waitFor();
      assert.equal(await frame.locator('input[value="2"]').isChecked(), true);
    },
    { pages: { "/": leftwardPage("ar") } },
  );
});

test("words without what is put into them are refused: the question is not asked, and the page is told why", async () => {
  const words = { ar: { told: { odds: "من 100" } } };
  await opened(
    "",
    async ({ page }) => {
      const error = await page.evaluate(() => {
        const { error } = document.querySelector("sluice-answer") as Element & {
          error?: { id: string; message: string };
        };
        return [error?.id, error?.message];
      });
      assert.equal(error[0], "word-holes");
      assert.match(error[1] ?? "", /words\.ar\.told\.odds/);
      assert.equal(page.frames().length, 1, "there is no frame");
      const thrown = await page.evaluate(() => {
        const element = document.querySelector("sluice-answer");
        try {
          Object.assign(element ?? {}, { words: { ar: { form: { nxt: "x" } } } });
        } catch (error) {
          return (error as { id?: string }).id;
        }
        return undefined;
      });
      assert.equal(thrown, "word-unknown");
    },
    {
      adapter,
      pages: { "/": leftwardPage("ar", words) },
      until: (page) =>
        page.waitForFunction(
          () =>
            "error" in (document.querySelector("sluice-answer") ?? {}) &&
            (document.querySelector("sluice-answer") as Element & { error?: unknown }).error !== undefined,
        ),
    },
  );
});
