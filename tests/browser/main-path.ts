// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The main path by keyboard alone, on a small screen and without a network. A table is privatised, and a report is
 * drawn with the protocol that was saved. Shares are then estimated from the reports.
 */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { words as de } from "../../web/messages/de/words.js";
import { messages as answerEn } from "../../web/messages/en/answer.js";
import { messages as pageEn } from "../../web/messages/en/page.js";
import { messages as resultsEn } from "../../web/messages/en/results.js";
import { messages as siteEn } from "../../web/messages/en/site.js";
import { nested } from "../../web/messages/nested.js";
import { words as nl } from "../../web/messages/nl/words.js";
import { long } from "../long.js";
import { designed } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { type Visit, visit } from "./browser.js";
import { choose, chooseOption, chooseRadio, focus, kept, press, saveByKey, tabTo } from "./keyboard.js";
import { survey } from "./survey.js";

const en = nested({ site: siteEn, page: pageEn, answer: answerEn, results: resultsEn });
type Words = typeof en;

/** Both have the structure of English. */
const languages: Record<string, Words> = { en, nl: nested(nl) as Words, de: nested(de) as Words };

const SMALL = { width: 320, height: 640 };
/** The folder for a picture of every stage, for people to look at. */
const pictures = process.env.SLUICE_PICTURES;

/** A text of the copy whose holes may hold anything. */
function like(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}

/** One test for each language; in every run for the one that is named. */
export function mainPath(browser: string, colorScheme: "light" | "dark", usual?: string): void {
  for (const [language, words] of Object.entries(languages)) {
    if (!long && language !== usual) continue;
    test(`by keyboard, on a small screen, offline: ${browser}, ${language}, ${colorScheme}`, async () => {
      const folder = mkdtempSync(join(tmpdir(), "sluice-keyboard-"));
      try {
        const title = `${browser}-${language}-${colorScheme}`;
        const pictured = async (visited: Visit) => {
          await walk(visited, words, folder, title).catch(async (error) => {
            if (pictures) await picture(visited.page, `${title}-failed`);
            throw error;
          });
        };
        await visit(pictured, {
          viewport: SMALL,
          locale: language,
          colorScheme,
          reducedMotion: "reduce",
        });
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
}

async function walk({ page, complaints, requests, close }: Visit, words: Words, folder: string, title: string) {
  const { site, page: privatising, answer, results } = words;
  const { data, level, channel, protect } = privatising;
  let stages = 0;
  // One listener from the beginning: Chromium otherwise may open the window before it is told not to.
  page.on("filechooser", () => {});
  /** All that holds at any time. */
  const look = async (stage: string, host?: string) => {
    assert.equal(await overflow(page), 0, `${stage}: the page scrolls sideways`);
    // In Firefox the rules take long: there they are applied to the language with the longest words.
    if (!title.startsWith("firefox") || title.includes("-de-"))
      assert.deepEqual(await violations(page, undefined, host), [], stage);
    assert.deepEqual(complaints, [], stage);
    if (!pictures) return;
    await picture(page, `${title}-${++stages}-${stage}`);
    // Firefox tells of the style for pictures that the policy refuses.
    complaints.length = 0;
  };
  const file = join(folder, "survey.csv");
  writeFileSync(file, survey().text);
  const keep = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  const unfoldMenu = async () => {
    await tabTo(page, site.menu, "Shift+Tab");
    await press(page, "Enter");
  };

  await page.locator("sluice-opener[empty]").waitFor();
  await page.getByText(site.kept).waitFor();
  const loaded = [...requests.browser];
  await close();
  await look("start");

  await tabTo(page, site.skip);
  await page.keyboard.press("Enter");
  await tabTo(page, data.choose);
  await choose(page, file);
  await page.locator("sluice-columns select").first().waitFor();
  await kept(page, "the file has been read");
  await look("opened");

  await tabTo(page, protect.share);
  await chooseOption(page, "district");
  await tabTo(page, protect.hide);
  await chooseOption(page, "illness");
  const ready = page.locator("sluice-save-bar .go[aria-disabled=false]");
  await ready.waitFor();
  await look("chosen");
  await tabTo(page, protect.privacy.tune);
  const said = page.locator("sluice-level input[type=range]");
  await press(page, "Enter", () => said.waitFor());
  await tabTo(page, level.slider);
  const before = await said.getAttribute("aria-valuetext");
  for (let i = 0; i < 5; ++i) await press(page, "ArrowRight");
  await ready.waitFor();
  // An offer that no longer holds goes once the new search has ended.
  await page.locator("sluice-guess-box .stale, sluice-useful-box .stale").first().waitFor({ state: "detached" });
  assert.notEqual(await said.getAttribute("aria-valuetext"), before);

  await tabTo(page, protect.preview.same);
  await press(page, "ArrowDown");
  await tabTo(page, `${protect.details.title} ${protect.details.says}`);
  await press(page, "Enter");
  await designed(page);
  await tabTo(page, like(channel.row.replace("{answer}", "centre")));
  await press(page, "ArrowDown");
  await press(page, "ArrowRight");
  assert.match((await focus(page)).name, like(channel.cell.replace("{answer}", "harbour")));
  await tabTo(page, channel.again);
  await press(page, "Enter", () => page.locator("sluice-verdict .holds").waitFor());
  assert.equal((await focus(page)).name, channel.again);
  const holds = await page.locator("sluice-protect-page sluice-verdict .holds").innerText();
  assert.match(holds, words === en ? /\b1\.\d{3}\b/ : /\b1,\d{3}/, "the exact ratio as the language writes it");
  await tabTo(page, protect.bar.go.replace("{name}", "survey.csv"));
  const reports = await saveByKey(page);
  await page.locator("sluice-saved h2:focus").waitFor();
  assert.match((await focus(page)).name, like(protect.saved.title));
  await look("privatised");
  await tabTo(page, protect.saved.saveFile);
  assert.equal((await saveByKey(page)).text, reports.text, "the same file again");
  assert.equal(reports.text.trim().split(/\r?\n/).length, survey().answers.length + 1);
  await tabTo(page, protect.saved.saveSettings);
  const protocol = await saveByKey(page);
  const protocolFile = keep(protocol.name, protocol.text);

  await unfoldMenu();
  await tabTo(page, site.views.answer.label);
  await press(page, "Enter", () => page.locator("sluice-answer-page").waitFor());
  await tabTo(page, answer.open.choose);
  await choose(page, protocolFile);
  await page.locator("sluice-answer h1").waitFor();
  await kept(page, "the question has come");
  assert.equal((await focus(page)).name, answer.question.one.replace("{column}", "district"));
  await page.keyboard.press("Tab");
  await chooseRadio(page, "hill");
  await tabTo(page, answer.question.get);
  await press(page, "Enter", () => page.locator("sluice-answer-page .report").waitFor());
  assert.match((await focus(page)).name, like(answer.question.send));
  await look("answered", "sluice-answer-page");
  await tabTo(page, answer.question.more);
  await page.keyboard.press("Enter");
  await tabTo(page, answer.answer.save);
  const report = await saveByKey(page);
  assert.match(report.text, /^district\r?\n\S+/);

  await unfoldMenu();
  await tabTo(page, site.views.results.label);
  await press(page, "Enter", () => page.locator("sluice-results-page").waitFor());
  await tabTo(page, results.reports.choose);
  // Both at once, in any order: a headless Firefox asks for files of one input only once.
  await choose(page, keep(reports.name, reports.text), protocolFile);
  await page.getByText(like(results.reports.settings.replace("{name}", protocol.name))).waitFor();
  await page.getByText(`${reports.name}:`).waitFor();
  await look("estimated", "sluice-results-page");
  await tabTo(page, results.says.saveTable);
  const { text: table } = await saveByKey(page);
  assert.match(table, /district/);
  assert.deepEqual(requests.browser, loaded, "no request after loading");
}

/** All of the page. */
async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures ?? "", { recursive: true });
  await page.screenshot({ path: join(pictures ?? "", `${name}.png`), caret: "initial", fullPage: true });
}
