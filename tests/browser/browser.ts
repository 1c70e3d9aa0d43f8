// SPDX-License-Identifier: GPL-3.0-or-later
/** A browser, the built site on a port of its own, and a record of every request. */
import { join } from "node:path";
import { after, before } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchChromium } from "../../wasm/toolchain/chromium.mjs";
import { launchFirefox } from "../../wasm/toolchain/firefox.mjs";
import { serve } from "../../web/server.mjs";

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

/** Starts a browser for the tests of this file, or those that stand beside it. */
export function useBrowser(name: keyof typeof launch = "chromium"): void {
  before(async () => {
    browser = await launch[name]();
  });
  after(() => browser?.close());
}

/** A page in a fresh context, which whoever asks for it closes. */
export async function newPage(): Promise<Page> {
  if (!browser) throw new Error("useBrowser() has not been called");
  const context = await browser.newContext();
  return context.newPage();
}

/** Opens the page, or what stands at another address, in a fresh context, runs the body, and closes everything again. */
export async function visit(
  body: (visit: Visit) => Promise<void>,
  {
    root = site,
    path = "",
    address,
    blocked,
    ...options
  }: BrowserContextOptions & { root?: string; path?: string; address?: string; blocked?: RegExp } = {},
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
    await body({ page, url: server.url, requests, complaints, close: server.close });
  } finally {
    await context.close();
    await server.close();
  }
}
