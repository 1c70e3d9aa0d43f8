// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A page that stays open between visits, so that its process has the engine compiled already. Every visit has a server
 * of its own, hence another origin, of which nothing was stored before. The rest that a visit may leave behind is
 * undone here, or the page is given up.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

/** How a page looks at first, which can be changed while it is open. */
export interface Look {
  viewport?: { width: number; height: number };
  colorScheme?: "light" | "dark" | undefined;
  reducedMotion?: "reduce" | "no-preference" | undefined;
  forcedColors?: "active" | "none" | undefined;
  contrast?: "more" | "no-preference" | undefined;
}

/** The calls by which a test changes a page for longer than the document lives. */
const lasting = [
  "addInitScript",
  "context",
  "exposeBinding",
  "exposeFunction",
  "route",
  "setExtraHTTPHeaders",
] as const;
const events = ["console", "dialog", "download", "pageerror", "request", "response", "worker"] as const;

/** After so many it is given up: a process grows. */
const VISITS = 25;

export class KeptPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #devtools: CDPSession;
  #touched = false;
  #visits = 0;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.context = page.context();
    this.#devtools = devtools;
    for (const name of lasting) {
      const real = page[name].bind(page) as (...values: unknown[]) => unknown;
      const touching = (...values: unknown[]) => {
        this.#touched = true;
        return real(...values);
      };
      Object.defineProperty(page, name, { value: touching, configurable: true });
    }
  }

  static async in(
    browser: Browser,
    options: BrowserContextOptions,
    prepare: (context: BrowserContext) => Promise<void> = async () => {},
  ): Promise<KeptPage> {
    const context = await browser.newContext(options);
    await prepare(context);
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    return new KeptPage(page, await context.newCDPSession(page));
  }

  async take({ viewport = { width: 1280, height: 900 }, ...look }: Look): Promise<void> {
    this.#visits++;
    await this.page.setViewportSize(viewport);
    await this.page.emulateMedia({
      colorScheme: look.colorScheme ?? "light",
      reducedMotion: look.reducedMotion ?? "no-preference",
      forcedColors: look.forcedColors ?? "none",
      contrast: look.contrast ?? "no-preference",
    });
  }

  /** Whether it can be used again, emptied of what was at these addresses. */
  async empty(addresses: (string | undefined)[]): Promise<boolean> {
    const { page } = this;
    for (const event of events) page.removeAllListeners(event);
    if (this.#touched || this.#visits >= VISITS || page.isClosed()) return false;
    try {
      await page.goto("about:blank", { timeout: 10_000 });
      await page.mouse.move(0, 0);
      for (const address of addresses) {
        if (!address?.startsWith("http")) continue;
        const { origin } = new URL(address);
        await this.#devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
      }
    } catch {
      return false;
    }
    return true;
  }
}
