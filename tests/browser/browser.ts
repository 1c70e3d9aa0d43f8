// SPDX-License-Identifier: GPL-3.0-or-later
/** A browser, the built site on a port of its own, and a record of every request. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, BrowserContextOptions, Page, Request } from "playwright-core";
import { launchChromium, launchCollecting, launchShell } from "../../wasm/toolchain/chromium.mjs";
import { launchFirefox } from "../../wasm/toolchain/firefox.mjs";
import { serve } from "../../web/serve/server.mjs";
import { long } from "../long.js";
import { holdCurves } from "./curve-held.js";
import { KeptPage, type Look } from "./page-kept.js";

export const site = join(process.cwd(), ".build", "site");

export interface Visit {
  page: Page;
  url: string;
  /** Addresses requested, as the browser and as the server saw them. */
  requests: { browser: string[]; server: string[] };
  /** The complaints of the page: errors, refusals by its policy. */
  complaints: string[];
  /** Closes the server before the visit is over. */
  close(): Promise<void>;
}

export const launch = {
  /** In a long run all of it, windows and menus included. */
  chromium: long ? launchChromium : launchShell,
  "whole chromium": launchChromium,
  "collecting chromium": launchCollecting,
  firefox: () => launchFirefox(),
  "dark firefox": () => launchFirefox({ colorScheme: "dark" }),
};

let browser: Browser | undefined;
/** The browser that runs. */
let running: keyof typeof launch = "chromium";

/** Pages of it that are free for the next visit: of the site, and of pages that are not ours. */
const kept = new Map<boolean, KeptPage>();

/** The same settings whatever the machine is set to. */
const anywhere = { locale: "en-US", timezoneId: "UTC" };

/** Gives the tests of this file a browser. Files that run in one process share it while they want the same one. */
export function useBrowser(name: keyof typeof launch = "chromium"): void {
  before(async () => {
    if (running === name && browser?.isConnected()) return;
    await start(name);
  });
  // Another process, which hands this one its files, closes the channel when there are no more.
  after(() => (process.connected ? undefined : end()));
}

process.once("disconnect", async () => {
  await end();
  // Playwright may still wait for what it has ended.
  setTimeout(() => process.exit(), CLOSING).unref();
});

/** Milliseconds that a browser has to close: one that is stuck ends with the process. */
const CLOSING = 20_000;

async function end(): Promise<void> {
  const closed = browser?.close().catch(() => {});
  await Promise.race([closed, delay(CLOSING, undefined, { ref: false })]);
}

async function start(name: keyof typeof launch): Promise<void> {
  kept.clear();
  await end();
  browser = await launch[name]();
  running = name;
}

function current(): Browser {
  if (!browser) throw new Error("useBrowser() has not been called");
  return browser;
}

/** A page in a fresh context, which whoever asks for it closes. */
export async function newPage(): Promise<Page> {
  const context = await current().newContext(anywhere);
  return context.newPage();
}

interface Where extends Look, Omit<BrowserContextOptions, keyof Look> {
  root?: string;
  path?: string;
  address?: string;
  /** The addresses that are not answered. */
  blocked?: RegExp;
  /** In a context of its own, which has nothing cached. */
  fresh?: boolean;
}

/** For the people of a table alone: most tests hold its figures, and a search for a sample takes them longer. */
const LISTED = "#promise=lip";

/**
 * Opens the page, or what stands at another address, runs the body, and leaves nothing of it. If the browser itself has
 * come to a stop and draws nothing any more, while the page still answers, another browser is started. The visit is
 * then made once more. A machine that is busy has been seen to do that to one visit of some thousand.
 */
export async function visit(body: (visit: Visit) => Promise<void>, where: Where = {}): Promise<void> {
  try {
    await once(body, where);
  } catch (error) {
    if (!(error instanceof NothingDrawn)) throw error;
    console.error(`The browser draws nothing any more; once more in another one, after: ${error.message}`);
    await start(running);
    await once(body, where);
  }
}

/** Tests of one page that stays open, where each begins with what it opens there. */
export function together(name: string, where: Where, tests: Record<string, (visit: Visit) => Promise<void>>): void {
  test(name, (context) =>
    visit(async (visited) => {
      for (const [one, body] of Object.entries(tests)) {
        await context.test(one, () => {
          visited.complaints.length = 0;
          return body(visited);
        });
      }
    }, where),
  );
}

class NothingDrawn extends Error {}

/** Finds them in the page as it was left; nothing if it is gone. */
async function unknownElements(page: Page): Promise<string[]> {
  const names = page.evaluate(() => {
    const within = (root: ParentNode): Element[] =>
      Array.from(root.querySelectorAll("*")).flatMap((each) => [
        each,
        ...(each.shadowRoot ? within(each.shadowRoot) : []),
      ]);
    return within(document)
      .filter((each) => each.matches(":not(:defined)"))
      .map(({ localName }) => localName);
  });
  return names.catch(() => []);
}

async function once(
  body: (visit: Visit) => Promise<void>,
  { root = site, path = LISTED, address, blocked, fresh = false, ...options }: Where,
): Promise<void> {
  const requests: Visit["requests"] = { browser: [], server: [] };
  const complaints: string[] = [];
  const server = await serve({ root, port: 0, onRequest: (url) => requests.server.push(url) });
  const own = address === undefined;
  const place = await placeFor(options, own, fresh);
  const { page, context } = place;
  // Blob and data addresses never leave the browser.
  const note = (request: Request) => {
    if (!/^(blob|data):/.test(request.url())) requests.browser.push(request.url());
  };
  let through = false;
  try {
    context.on("request", note);
    page.setDefaultTimeout(90_000);
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    if (blocked) await page.route(blocked, (route) => route.abort());
    await page.goto(address ?? server.url + path);
    await body({ page, url: server.url, requests, complaints, close: server.close }).catch(async (error) => {
      if (await isStopped(page)) throw new NothingDrawn(String(error), { cause: error });
      throw error;
    });
    if (own) assert.deepEqual(await unknownElements(page), [], "elements whose scripts nobody imports");
    through = true;
  } finally {
    context.off("request", note);
    const free = through && place instanceof KeptPage && !kept.has(own) && (await place.empty([server.url, address]));
    if (free) kept.set(own, place);
    else await context.close();
    await server.close();
  }
}

/** The page that is kept where it can look as it should, otherwise one in a context of its own. */
async function placeFor(
  options: Look & BrowserContextOptions,
  own: boolean,
  fresh: boolean,
): Promise<Pick<KeptPage, "page" | "context">> {
  const {
    viewport = { width: 1280, height: 900 },
    colorScheme,
    reducedMotion,
    forcedColors,
    contrast,
    ...more
  } = options;
  const look: Look = { viewport, colorScheme, reducedMotion, forcedColors, contrast };
  if (!fresh && !running.includes("firefox") && Object.keys(more).length === 0) {
    const place = kept.get(own) ?? (await KeptPage.in(current(), anywhere, own ? holdCurves : undefined));
    kept.delete(own);
    await place.take(look);
    return place;
  }
  const context = await current().newContext({ ...anywhere, viewport, ...options });
  if (own) await holdCurves(context);
  return { context, page: await context.newPage() };
}

/** Whether the page still answers, and no picture of it is drawn. */
async function isStopped(page: Page): Promise<boolean> {
  const within = <T>(answer: Promise<T>) =>
    Promise.race([
      answer.then(
        () => true,
        () => true,
      ),
      delay(5_000, false),
    ]);
  if (page.isClosed()) return false;
  if (!(await within(page.evaluate(() => 1)))) {
    console.error("The page does not answer.");
    return false;
  }
  return !(await within(page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))));
}
