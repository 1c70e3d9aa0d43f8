// SPDX-License-Identifier: GPL-3.0-or-later
/** A page that is given a large file, in a Chromium of its own: what its process has needed at most is told as well. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "../wasm/toolchain/chromium.mjs";
import { root } from "../wasm/toolchain/root.mjs";
import { serve } from "../web/serve/server.mjs";

const folder = join(root, ".build/bench/files");

export async function buildFilesPage() {
  // Only now: neither is there before the packages are installed.
  const [esbuild, { worker }] = await Promise.all([import("esbuild"), import("../wasm/toolchain/esbuild-plugins.mjs")]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), '<!doctype html><input type="file"><script src="files.js"></script>\n');
  await esbuild.build({
    entryPoints: ["files.ts", "parsing.ts"].map((name) => join(import.meta.dirname, "page", name)),
    outdir: folder,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    plugins: [worker()],
    logLevel: "warning",
  });
}

/**
 * Gives the file to the page and does `work` in it.
 * @param {string} path
 * @param {(page: import("playwright-core").Page) => Promise<import("./page/files.js").FileTime>} work
 */
export async function withFile(path, work) {
  const server = await serve({ root: folder, port: 0 });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.setInputFiles("input", path);
    const session = await browser.newBrowserCDPSession();
    const done = await work(page);
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const renderers = processInfo.filter(({ type }) => type === "renderer");
    // Beside the page's own there is a spare one, which has done nothing.
    return { ...done, peak: Math.max(...renderers.map(({ id }) => peakOf(id))) };
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * The most memory that a process has had, in MB; 0 if it runs no longer, or there is no such place to ask.
 * @param {number} id
 */
export function peakOf(id) {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
