// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The main path of each page, in every engine: what a person does first on it, to its end. Files are saved as downloads
 * here: WebKit has no picker. Safari on iOS saves them so from iOS 13 on (eligrey/FileSaver.js, issues 12 and 586).
 * Firefox on iOS did not (mozilla-mobile/firefox-ios, issue 13299). Nobody has tried an iPhone itself.
 */
import assert from "node:assert/strict";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { serve } from "../../web/serve/server.mjs";
import { realEngine } from "../api/real-engine.js";
import { long } from "../long.js";
import { site } from "./browser.js";
import { survey } from "./survey.js";
import { type Engine, type Size, type Tab, withTab } from "./tab.js";
import { attempts, silentAttempts } from "./ways-out.js";

export const PHONE = { width: 375, height: 667 };
export const DESKTOP = { width: 1280, height: 800 };

interface Visited {
  tab: Tab;
  url: string;
  /** For files that are to be opened. */
  folder: string;
  /** Addresses that the host was asked for. */
  asked: string[];
  /** Takes the host away. */
  close(): Promise<void>;
}

type Path = (visited: Visited) => Promise<void>;

/** The folder for pictures that people look at. */
const pictures = process.env.SLUICE_PICTURES;

const paths: Record<string, Path> = {
  "A script that somebody planted reaches no host but by leaving the page": (visited) => leave(visited),

  "Protect a file: an example is protected and saved, then a file of one's own": async ({ tab, url, folder }) => {
    await tab.driven.goTo(url);
    await tab.press("Survey");
    await tab.press(/^Protect and save household-survey/);
    await tab.see("1,500 rows protected");
    assert.equal((await tab.saved("household-survey-private.csv")).trimEnd().split("\n").length, 1501);
    await tab.press("Save the settings file");
    readProtocol(await tab.saved("household-survey-protocol.json"));

    const file = join(folder, "survey.csv");
    writeFileSync(file, survey().text);
    await tab.give("sluice-opener input[type=file], input[type=file]", file);
    await tab.choose("Share", "district");
    await tab.choose("without revealing", "illness");
    await tab.press(/^Protect and save survey/);
    await tab.see("14,000 rows protected");
    assert.equal((await tab.saved("survey-private.csv")).trimEnd().split("\n").length, survey().answers.length + 1);
  },

  "Answer a question: from the link to the noisy answer, which a reload brings back": async ({ tab, url }) => {
    await tab.driven.goTo(`${url}${await link()}`);
    await tab.see("Have you ever cheated in an exam?");
    await tab.press("No");
    await tab.press("Get my noisy answer");
    const [, report = ""] = /Send this: (Yes|No|Rather not say)/.exec(await tab.see(/Send this: \S+/)) ?? [];
    await tab.driven.reload();
    await tab.see(`Send this: ${report}`);
  },

  "Ask a question: it is written, and its link leads to it": async ({ tab, url }) => {
    await tab.driven.goTo(`${url}ask.html`);
    await tab.fill(/^The question/, "Do you smoke?");
    await tab.fill(/^The answers/, "never\nnow and then\nevery day");
    await tab.press("Settings file");
    const { data } = readProtocol(await tab.saved("do_you_smoke.json"));
    assert.deepEqual(data.categories.slice(0, 3), ["never", "now and then", "every day"]);
    const address = await tab.run(() => {
      const fields = (root: ParentNode): HTMLInputElement[] =>
        Array.from(root.querySelectorAll("*")).flatMap((each) => [
          ...(each.matches("input[readonly], textarea[readonly]") ? [each as HTMLInputElement] : []),
          ...(each.shadowRoot ? fields(each.shadowRoot) : []),
        ]);
      return fields(document).find(({ value }) => /#(?:protocol|q)=/.test(value))?.value ?? "";
    });
    assert.ok(address.startsWith(`${url}answer.html#`), address);
    await tab.driven.goTo(address);
    await tab.see("Do you smoke?");
    await tab.press("every day");
    await tab.press("Get my noisy answer");
    await tab.see(/Send this: (never|now and then|every day)/);
  },

  "Read results: the example, then counts that are pasted, then files": async ({ tab, url, folder }) => {
    await tab.driven.goTo(`${url}results.html`);
    await tab.press("Try an example");
    await tab.see(/\d+(\.\d)? to \d+(\.\d)? %/);
    await tab.press("Start again");
    await tab.press("Paste answers or counts");
    await tab.fill(/^On each line/, `${url}${await link()}\nYes, 120\nNo, 240\nRather not say, 90`);
    await tab.press("Read these");
    await tab.see(/450 (people|noisy answers)/);
    await tab.see(/\d+(\.\d)? to \d+(\.\d)? %/);
    await tab.press("Start again");
    const [settings, answers] = [join(folder, "cheated.json"), join(folder, "answers.csv")];
    writeFileSync(settings, await settingsFile());
    writeFileSync(answers, `cheated\n${"Yes\n".repeat(120)}${"No\n".repeat(240)}${"Rather not say\n".repeat(91)}`);
    await tab.give("input[type=file]", settings, answers);
    await tab.see(/451 (people|noisy answers)/);
    await tab.see(/\d+(\.\d)? to \d+(\.\d)? %/);
  },

  "Learn: every chapter is there with its picture": async ({ tab, url }) => {
    await tab.driven.goTo(`${url}learn.html`);
    await tab.press("yes");
    await tab.press("Flip the coin");
    await tab.see(/(Heads: tell the truth|Tails: chance answers for you)/);
    await tab.until("a chapter has no picture", () => {
      const { shadowRoot } = document.querySelector("sluice-site")?.shadowRoot?.querySelector("sluice-learn") ?? {};
      const chapters = Array.from(shadowRoot?.querySelectorAll("section") ?? []);
      for (const chapter of chapters) chapter.scrollIntoView();
      return chapters.length === 7 && !shadowRoot?.querySelector("[aria-busy=true]");
    });
  },
};

/** A planted script tries every way out of a page that has shut itself off. */
async function leave({ tab, url, asked }: Visited): Promise<void> {
  await tab.driven.goTo(url);
  await tab.until("the page has not shut itself off", () => document.querySelectorAll("meta[http-equiv]").length === 2);
  const refused = { fetch: "refused", xhr: "refused", socket: "refused", code: "refused" };
  assert.deepEqual(await tab.run(attempts, url), refused);
  assert.deepEqual(await tab.run(inWorker, String(attempts), url), {
    ...refused,
    script: "refused",
    module: "refused",
  });
  await tab.run(silentAttempts, url);
  const leaks = () => asked.filter((address) => address.includes("leak"));
  assert.deepEqual(leaks(), []);
  // No policy closes this way, as Limits says; and so the host is known to hear of what gets out.
  await tab.run((address) => void setTimeout(() => location.assign(address), 0), `${url}leak-navigation`);
  for (let i = 0; i < 100 && leaks().length === 0; i += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(leaks().length, 1);
  assert.match(leaks()[0] as string, /leak-navigation$/);
}

/** The same in a worker that is started now. */
async function inWorker(attempts: string, url: string): Promise<unknown> {
  const more = `for (const [name, way] of [["script", () => importScripts(url + "leak-script")], ["module", () => import(url + "leak-module")]])
      try { await way(); outcomes[name] = "ran"; } catch { outcomes[name] = "refused"; }`;
  const text = `const url = ${JSON.stringify(url)}; (async () => {
    const outcomes = await (${attempts})(url); ${more}; postMessage(outcomes); })();`;
  const worker = new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
}

/** A question of three answers, as people are sent it. */
async function link(): Promise<string> {
  return `answer.html#protocol=${deflateRawSync(Buffer.from(await settingsFile())).toString("base64url")}`;
}

/** The same as a file. */
async function settingsFile(): Promise<string> {
  const question = {
    wording: "Have you ever cheated in an exam?",
    language: "en",
    sendTo: "survey@example.org",
  } as const;
  const table = questionTable("cheated", ["Yes", "No", "Rather not say"]);
  const design = (await realEngine()).design({ table, notion: "data-ldp", epsilon: 1, protocol: "grr" });
  return writeProtocol(toProtocolFile({ ...design, question }));
}

/** Further things that people do, on the site and with the one file. */
const further: Record<string, Path> = {
  "Offline after the first visit: reload, protect, and every page": async ({ tab, url, close }) => {
    await tab.driven.goTo(url);
    await tab.see("This browser keeps the page: it opens without a network.");
    await close();
    await tab.driven.reload();
    await tab.press("Survey");
    await tab.press(/^Protect and save household-survey/);
    await tab.see("1,500 rows protected");
    for (const [file, heading] of [
      ["answer", "Answer a question"],
      ["ask", "Ask something people would rather not tell."],
      ["results", "Add the noisy answers you received."],
      ["learn", "One class, one awkward question, one coin."],
      ["limits", "What the protection counts on"],
      ["figures", "A, Figure 3"],
    ] as const) {
      await tab.driven.goTo(`${url}${file}.html`);
      await tab.see(heading);
    }
  },

  "The one file from a disk: an example is protected, and its pages are gone to": async ({ tab, folder, asked }) => {
    const file = join(folder, "sluice.html");
    copyFileSync(join(site, "sluice.html"), file);
    await tab.driven.goTo(pathToFileURL(file).href);
    await tab.press("Survey");
    await tab.press(/^Protect and save household-survey/);
    await tab.see("1,500 rows protected");
    assert.equal((await tab.saved("household-survey-private.csv")).trimEnd().split("\n").length, 1501);
    await tab.driven.goTo(`${pathToFileURL(file).href}#page=limits`);
    await tab.see("What the protection counts on");
    assert.deepEqual(asked, []);
  },

  "Language and darkness are chosen, and stay where one goes": async ({ tab, url }) => {
    await tab.driven.goTo(`${url}limits.html`);
    await tab.choose("Light or dark", "Dark");
    await tab.choose("Language", "Nederlands");
    await tab.see("Hier rekent de bescherming op");
    const brightness = () =>
      Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0] ?? Number.NaN);
    assert.ok((await tab.run(brightness)) < 60);
    await tab.driven.reload();
    await tab.see("Hier rekent de bescherming op");
    assert.ok((await tab.run(brightness)) < 60);
  },
};

/** Every main path in one engine, in a window of this size; in a long run all others as well. */
export function everyPath(engine: Engine, size: Size): void {
  for (const [name, path] of Object.entries({ ...paths, ...(long && further) }))
    test(`${name}: ${engine}, ${size.width} px`, async () => {
      const folder = mkdtempSync(join(tmpdir(), "sluice-path-"));
      const asked: string[] = [];
      const server = await serve({ root: site, port: 0, onRequest: (address) => asked.push(address) });
      try {
        await withTab(engine, size, async (tab) => {
          try {
            await path({ tab, url: server.url, folder, asked, close: server.close });
            assert.ok((await tab.overflow()) <= 0, "the page scrolls sideways");
          } finally {
            if (pictures) await picture(tab, `${engine}-${size.width}-${name}`);
          }
        });
      } finally {
        await server.close();
        rmSync(folder, { recursive: true, force: true });
      }
    });
}

async function picture(tab: Tab, name: string): Promise<void> {
  mkdirSync(pictures as string, { recursive: true });
  writeFileSync(join(pictures as string, `${name.replace(/\W+/g, "-")}.png`), await tab.driven.picture());
}
