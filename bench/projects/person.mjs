// SPDX-License-Identifier: GPL-3.0-or-later
/** Somebody who opens a project's page, answers its private question and sends it, while a page would look on. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { smoking } from "./frameworks.mjs";

const built = new URL("../../.build/package/dist/receive.js", import.meta.url).href;
const { openCollection, receiver } = /** @type {typeof import("../../web/survey/receive.js")} */ (await import(built));

const answers = /** @type {string[]} */ (JSON.parse(smoking).data.categories);

/**
 * `told`: what the console said that is no mere news. `known`: where the page's own objects and form had the answer before
 * it was sent. `kB`: scripts that were loaded, and the frame, after gzip -9.
 * @typedef {{ works: string, framed: boolean, told: string[], known: string, kB: number, frameKB: number }} Visit
 */

/** @param {import("playwright-core").Browser} browser @param {string} url @param {string} by @returns {Promise<Visit>} */
export async function visited(browser, url, by) {
  const folder = mkdtempSync(join(tmpdir(), "sluice-received-"));
  const collection = openCollection({ folder, protocols: { smokes: JSON.parse(smoking) }, open: ["age"] });
  const server = createServer(receiver(collection));
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const told = /** @type {string[]} */ ([]);
  const sizes = { script: 0, frame: 0 };
  const pending = /** @type {Promise<unknown>[]} */ ([]);
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) told.push(message.text());
  });
  page.on("pageerror", (error) => told.push(String(error)));
  page.on("response", (response) => {
    const isFrame = response.request().isNavigationRequest() && response.frame() !== page.mainFrame();
    if (response.status() !== 200 || !(isFrame || response.request().resourceType() === "script")) return;
    const added = response.body().then((body) => {
      const kB = gzipSync(body, { level: 9 }).length / 1000;
      if (isFrame) sizes.frame = kB;
      else sizes.script += kB;
    });
    pending.push(added.catch(() => {}));
  });
  let refused = "";
  // Wherever it was to go; the receiver is on this machine, and refuses what is no report of the protocol.
  await page.route(
    ({ pathname }) => pathname === "/reports",
    async (route) => {
      const request = route.request();
      const response = await fetch(`http://localhost:${port}/`, {
        method: request.method(),
        headers: { "content-type": request.headers()["content-type"] ?? "" },
        body: new Uint8Array(request.postDataBuffer() ?? []),
      });
      const text = await response.text();
      if (response.status >= 400) refused = text.replace(/\s+/g, " ").slice(-200);
      const body = response.status === 204 ? undefined : text;
      await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
    },
  );
  let known = "";
  let framed = false;
  let works = "";
  try {
    await page.goto(url);
    const before = by === "survey" ? await inSight(page) : await ready(page);
    framed = page.frames().length > 1;
    await (by === "survey" ? chooseInSurvey(page) : chooseByKey(page));
    await page.waitForTimeout(300);
    const after = await occurrences(page);
    // That was us.
    told.splice(
      0,
      told.length,
      ...told.filter(
        (text) =>
          !/the form was read before|enumerating keys on a component|server caches disabled|has been read and not sent/.test(
            text,
          ),
      ),
    );
    known = learnt(before, after);
    await send(page, by);
    for (let i = 0; i < 200 && collection.size === 0 && !refused; i++) await page.waitForTimeout(50);
    works = collection.size === 1 ? "yes" : `no: ${refused || "nothing came"}`;
    await page.waitForTimeout(200);
  } catch (error) {
    works = `no: ${error instanceof Error ? error.message.split("\n")[0] : error}`;
  } finally {
    await Promise.all(pending);
    await context.close();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
  return { works, framed, told, known, kB: Math.round(sizes.script), frameKB: Math.round(sizes.frame) };
}

/** @param {import("playwright-core").Page} page */
async function ready(page) {
  await page.waitForFunction(() => {
    const element = /** @type {HTMLInputElement | null} */ (document.querySelector("sluice-answer"));
    return element?.validity && !element.validity.customError;
  });
  for (const input of await page.locator("input:visible").all()) await input.fill("40");
  return occurrences(page);
}

/** @param {import("playwright-core").Page} page */
async function inSight(page) {
  await shown(page, "every day");
  return occurrences(page);
}

/**
 * Finds where this is read: in the page, or in a frame of it.
 * @param {import("playwright-core").Page} page
 * @param {string} text
 */
async function shown(page, text) {
  for (let i = 0; i < 400; i++) {
    for (const frame of page.frames()) {
      const found = frame.getByText(text, { exact: true }).filter({ visible: true }).first();
      if (await found.isVisible().catch(() => false)) return found;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`"${text}" is not shown`);
}

/**
 * A choice in the frame, or in the element's own tree, is not reached in another way.
 * @param {import("playwright-core").Page} page
 */
async function chooseByKey(page) {
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("sluice-answer")).focus());
  await page.waitForTimeout(300);
  await page.keyboard.press("Space");
}

/** @param {import("playwright-core").Page} page */
async function chooseInSurvey(page) {
  for (const text of ["under 30", "every day"]) await (await shown(page, text)).click();
}

/** @param {import("playwright-core").Page} page @param {string} by */
async function send(page, by) {
  if (by === "survey") {
    const complete = page.locator("input[value=Complete], button:has-text('Complete')").first();
    await complete.scrollIntoViewIfNeeded();
    // A press that is played right after the page was scrolled past a frame may go to what stood there before.
    await page.waitForTimeout(100);
    return complete.click();
  }
  const button = page.locator("button:enabled:visible", { hasText: /send|submit|continue/i }).first();
  await button.click();
  // An experiment shows what is sent before it goes on.
  if (by === "experiment") await button.click({ timeout: 5000 }).catch(() => {});
}

/**
 * How often the page's own objects say each answer: what frameworks hang on elements (state, properties, fibers), the data of
 * forms, storage and address.
 * @param {import("playwright-core").Page} page @returns {Promise<number[]>}
 */
const occurrences = (page) =>
  page.evaluate((words) => {
    const counts = words.map(() => 0);
    const seen = new Set();
    const waiting = /** @type {unknown[]} */ ([
      ...[...document.forms].map((form) => [...new FormData(form)]),
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      document.title,
    ]);
    for (const element of document.querySelectorAll("*")) {
      for (const name of Object.getOwnPropertyNames(element)) waiting.push(Reflect.get(element, name));
    }
    while (waiting.length > 0 && seen.size < 400_000) {
      const one = waiting.pop();
      if (typeof one === "string") {
        words.forEach((word, i) => {
          if (one.includes(word)) counts[i] = (counts[i] ?? 0) + 1;
        });
      }
      if (one === null || !["object", "function"].includes(typeof one) || seen.has(one)) continue;
      if (one instanceof Node || one === window) continue;
      seen.add(one);
      if (one instanceof Map || one instanceof Set) waiting.push(...one.keys(), ...one.values());
      for (const name of Object.getOwnPropertyNames(one)) {
        // The work of a getter is not ours to start.
        const property = Object.getOwnPropertyDescriptor(one, name);
        if (property && "value" in property) waiting.push(property.value);
      }
    }
    return counts;
  }, answers);

/** Empty where each answer is said as much more often as the others. @param {number[]} before @param {number[]} after */
function learnt(before, after) {
  const more = after.map((count, i) => count - /** @type {number} */ (before[i]));
  return new Set(more).size === 1 ? "" : answers.map((word, i) => `${word} ${more[i]}`).join(", ");
}
