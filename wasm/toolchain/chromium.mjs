// SPDX-License-Identifier: GPL-3.0-or-later
/** The Chromium of the machine, for tests and benchmarks. */
import { findBrowser } from "./browsers.mjs";

const programs = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/** No traffic of the browser's own, which would blur a record of requests. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Starts it. Playwright's own browser is not used: one that is installed already is enough. */
export const launchChromium = () => launch(findChromium());

/**
 * The same engine without the windows of a browser, if the machine has it, otherwise all of Chromium. A page then takes
 * three fifths of the processor's time, since nothing is made ready for tabs and menus that nobody sees.
 */
export const launchShell = () =>
  launch(findBrowser("Chromium", "SLUICE_BROWSER", ["chromium-headless-shell", ...programs]));

/** All of it, keeping pages that are left for who comes back, as people's do and Playwright's does not. */
export const launchKeeping = () => launch(findChromium(), ["--disable-back-forward-cache"]);

/** Pages of it and their workers may call the collector (`gc`). */
export const launchCollecting = () => launch(findChromium(), [], ["--js-flags=--expose-gc"]);

/**
 * @param {string} executablePath
 * @param {string[]} [without] the arguments with which Playwright would start it
 * @param {string[]} [also]
 */
async function launch(executablePath, without = [], also = []) {
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath, args: [...flags, ...also], ignoreDefaultArgs: without });
}

export function findChromium() {
  return findBrowser("Chromium", "SLUICE_BROWSER", programs);
}

/**
 * The same with a profile in this folder, for what a browser does not do in windows that it forgets.
 * @param {string} folder
 */
export async function launchProfile(folder) {
  const { chromium } = await import("playwright-core");
  return chromium.launchPersistentContext(folder, { executablePath: findChromium(), args: flags });
}
