// SPDX-License-Identifier: GPL-3.0-or-later
/** The files that the browser keeps of the site, and those that it should. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { site } from "./browser.js";

/** The caches of this origin, with the addresses in each. */
export function cached(page: Page): Promise<{ name: string; files: string[] }[]> {
  return page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return { name, files: requests.map(({ url }) => url).sort() };
    });
    return Promise.all(all);
  });
}

export function built(): { build: string; files: Record<string, string> } {
  return JSON.parse(readFileSync(join(site, "build.json"), "utf8"));
}

/** Addresses of all files that the page consists of. */
export function siteFiles(url: string): string[] {
  const others = ["offline.js", "sluice.html"];
  return Object.keys(built().files)
    .filter((name) => !others.includes(name))
    .map((name) => url + name)
    .sort();
}
