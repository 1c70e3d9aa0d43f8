// SPDX-License-Identifier: GPL-3.0-or-later
/** A browser, the built site on a port of its own, and a record of every request. */
import { join } from "node:path";
import { after, before } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchChromium } from "../../wasm/toolchain/chromium.mjs";
import { launchFirefox } from "../../wasm/toolchain/firefox.mjs";
import { serve } from "../../web/serve/server.mjs";

export const site = join(process.cwd(), ".build", "site");

export interface Visit {
  page: Page;
  url: string;
  /** Addresses requested, as the browser and as the server saw them. */
  requests: { browser: string[]; server: string[] };
  /** What the page complained about: errors, refusals by its policy. */
  complaints: string[];
  /** Closes the server before the visit is over. */
  close(): Promise<void>;
}

let browser: Browser | undefined;

const launch = {
  chromium: launchChromium,
  firefox: () => launchFirefox(),
  "dark firefox": () => launchFirefox({ colorScheme: "dark" }),
};

let start = launch.chromium;

/** Starts a browser for the tests of this file, or those that stand beside it. */
export function useBrowser(name: keyof typeof launch = "chromium"): void {
  start = launch[name];
  before(async () => {
    browser = await start();
  });
  after(() => browser?.close());
}

/** A page in a fresh context, which whoever asks for it closes. */
export async function newPage(): Promise<Page> {
  if (!browser) throw new Error("useBrowser() has not been called");
  const context = await browser.newContext();
  return context.newPage();
}

interface Where extends BrowserContextOptions {
  root?: string;
  path?: string;
  address?: string;
  /** What is not answered. */
  blocked?: RegExp;
}

/**
 * Opens the page, or what stands at another address, in a fresh context, runs the body, and closes everything again. Where
 * the browser itself has come to a stop and draws nothing any more, while the page still answers, another browser is started
 * and the visit made once more: a machine that is busy has been seen to do that to one visit of some thousand.
 */
export async function visit(body: (visit: Visit) => Promise<void>, where: Where = {}): Promise<void> {
  try {
    await once(body, where);
  } catch (error) {
    if (!(error instanceof NothingDrawn)) throw error;
    console.error(`The browser draws nothing any more; once more in another one, after: ${error.message}`);
    void browser?.close().catch(() => {});
    browser = await start();
    await once(body, where);
  }
}

class NothingDrawn extends Error {}

async function once(
  body: (visit: Visit) => Promise<void>,
  { root = site, path = "", address, blocked, ...options }: Where,
): Promise<void> {
  if (!browser) throw new Error("useBrowser() has not been called");
  const requests: Visit["requests"] = { browser: [], server: [] };
  const complaints: string[] = [];
  const server = await serve({ root, port: 0, onRequest: (url) => requests.server.push(url) });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  try {
    // Blob and data addresses never leave the browser.
    context.on("request", (request) => {
      if (!/^(blob|data):/.test(request.url())) requests.browser.push(request.url());
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
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
  } finally {
    await context.close();
    await server.close();
  }
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
