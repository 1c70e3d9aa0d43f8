// SPDX-License-Identifier: GPL-3.0-or-later
/** The public API in a page of the site, for what the page offers no way to do. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type * as Api from "../../wasm/engine/sluice.js";

declare global {
  /** The public API, beside the page's own copy of it. */
  var sluiceApi: typeof Api;
}

/** Puts the API into the page. */
export async function lendApi(page: Page): Promise<void> {
  const esbuild = await import("esbuild");
  const { outputFiles } = await esbuild.build({
    entryPoints: ["wasm/engine/sluice.ts"],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "sluiceApi",
    target: "es2022",
  });
  const [file] = outputFiles;
  assert.ok(file);
  // Its policy forbids the page to run a text; the browser may.
  await page.evaluate(`${file.text}; globalThis.sluiceApi = sluiceApi; undefined`);
}
