// SPDX-License-Identifier: GPL-3.0-or-later
/** The browser of the machine, for tests and benchmarks. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

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
export async function launchChromium() {
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath: findBrowser(), args: flags });
}

/**
 * The same with a profile in this folder, for what a browser does not do in windows that it forgets.
 * @param {string} folder
 */
export async function launchProfile(folder) {
  const { chromium } = await import("playwright-core");
  return chromium.launchPersistentContext(folder, { executablePath: findBrowser(), args: flags });
}

function findBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  const found = [process.env.SLUICE_BROWSER ?? "", ...candidates].find(runs);
  if (!found) throw new Error("No Chromium on PATH: install it, or name its program in SLUICE_BROWSER.");
  return found;
}

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return path !== "";
  } catch {
    return false;
  }
}
