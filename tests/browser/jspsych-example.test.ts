// SPDX-License-Identifier: GPL-3.0-or-later
/** The example for jsPsych as it stands: what arrives, once, also when the receiver is not there at first. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { newPage, useBrowser } from "./browser.js";

const example = "web/adapters/examples/jspsych";
const files = new Map<string, string>();
useBrowser();

before(async () => {
  // From where it stands, since it finds the engine beside itself.
  const { engine } = await import(pathToFileURL(resolve("wasm/api/esbuild-plugins.mjs")).href);
  const { outputFiles } = await build({
    entryPoints: [`${example}/main.js`],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    outfile: "bundle.js",
    alias: {
      "sluice/answer": resolve("wasm/api/answer-time/answer-time.ts"),
      "sluice/jspsych": resolve("web/adapters/jspsych.ts"),
    },
    plugins: [engine()],
  });
  for (const { path, text } of outputFiles) files.set(path.slice(path.lastIndexOf("/")), text);
  files.set("/", readFileSync(`${example}/index.html`, "utf8"));
});

/** Of the plug-in: the page around it is jsPsych's. */
async function brokenRules(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { passes, violations } = await runner.run(".sluice-choice", {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    });
    return passes.length > 3 ? violations.map(({ id }) => id) : ["no rule was applied"];
  });
}

test("somebody goes through the example: the reports arrive once, and can be reached by keyboard alone", async () => {
  const received: string[] = [];
  const types: Record<string, string> = { js: "text/javascript", css: "text/css", "/": "text/html" };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    if (request.method === "POST") {
      let body = "";
      for await (const piece of request) body += piece;
      received.push(body);
    }
    response.writeHead(200, { "Content-Type": types[path.split(".").at(-1) ?? ""] ?? "text/html" });
    response.end(files.get(path) ?? "");
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const { port } = server.address() as { port: number };
  const page = await newPage();
  try {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route("**/collect", (route) => route.abort());
    await page.goto(`http://localhost:${port}/?collector=${encodeURIComponent(`http://localhost:${port}/collect`)}`);
    await page.click("text=Begin");
    await page.click("text=now and then");
    const group = page.getByRole("group", { name: "Have you taken cannabis in the last year?" });
    await group.waitFor();
    if (process.env.SLUICE_PICTURES)
      await page.screenshot({ path: `${process.env.SLUICE_PICTURES}/jspsych-choice.png` });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    assert.deepEqual(await brokenRules(page), []);
    // Nothing chosen: it says so, and where it says so is where one stands.
    await page.getByRole("button", { name: "Continue" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "Please choose an answer." }).waitFor();
    assert.ok(await group.getByRole("radio", { name: "yes" }).evaluate((radio) => radio === document.activeElement));
    await page.keyboard.press("ArrowDown");
    assert.ok(await group.getByRole("radio", { name: "no" }).isChecked());
    await page.keyboard.press("Enter");
    await page.getByText("Nothing was received.").waitFor();
    await page.unroute("**/collect");
    await page.click("text=Try again");
    await page.getByText("Thank you.").waitFor();
    assert.equal(received.length, 1);
    const { smokes, cannabis, sluice, ...more } = JSON.parse(received[0] as string);
    assert.ok(["never", "now and then", "every day"].includes(smokes));
    assert.ok(["yes", "no"].includes(cannabis));
    assert.match(sluice.submission, /^[0-9a-f]{32}$/);
    const hashOf = (name: string) =>
      JSON.parse(readFileSync(`${example}/protocols/${name}.json`, "utf8")).certificate.protocol;
    assert.deepEqual(sluice.protocols, { smokes: hashOf("smoking"), cannabis: hashOf("taken") });
    assert.deepEqual(more, {});
  } finally {
    await page.context().close();
    await new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  }
});
