// SPDX-License-Identifier: GPL-3.0-or-later
/** A page that is not ours with a form in it, and a record of all that leaves it or stays behind in it. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { realEngine } from "../api/real-engine.js";
import { bodyOf } from "./body.js";
import { visit } from "./browser.js";

/** The answers, which nobody but the person may ever see. */
export const ANSWERS = ["zqnever4711", "zqsometimes4711", "zqdaily4711"];
export const RAW = /zq\w+4711/;
/** A report is a set of marks, so that none has a category's name. */
export const REPORT = /^[yn]{3}$/;

export async function marksProtocol(categories = ANSWERS, protocol: "oue" | "optimal" = "oue"): Promise<ProtocolFile> {
  const weights = Float64Array.from([...categories.map((_, x) => 3 + x), ...categories.map((_, x) => 9 - 2 * x)]);
  const table = { secret: { name: "ill", categories: ["yes", "no"] }, data: { name: "smokes", categories }, weights };
  return toProtocolFile((await realEngine()).design({ table, notion: "lip", epsilon: 0.5, protocol }));
}

/** The adapter as a script of a page. */
export async function script(
  contents: string,
  format: "esm" | "iife" = "esm",
  define: Record<string, string> = {},
): Promise<string> {
  // From where it lies: in a bundle it would not find the engine.
  const plugins = pathToFileURL("wasm/toolchain/esbuild-plugins.mjs").href;
  const { engine: packed } = (await import(plugins)) as typeof import("../../wasm/toolchain/esbuild-plugins.mjs");
  const result = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    write: false,
    format,
    define,
    target: "es2022",
    plugins: [packed()],
    logLevel: "silent",
  });
  return result.outputFiles[0]?.text ?? "";
}

/** As pages have it that want their questions in the page itself. */
export const defining = () =>
  script(`import { load } from "./wasm/answer-time/answer-time.ts";
    import { define as defineTold } from "./web/survey/disclosure.ts";
    import { define } from "./web/survey/form.ts";
    define({ load, frame: "none" });
    defineTold();`);
/** As most pages have it. */
export const definingFramed = () => script('import "./web/survey/form-define.ts";');

export interface Site {
  url: string;
  /** Bodies of what was posted, as text. */
  posted: string[];
  /** Everything that was asked for: addresses, headers, bodies. */
  heard: string[];
  /** While true, nobody answers a post. */
  down: boolean;
}

export async function withSite(
  pages: Record<string, string | undefined>,
  body: (site: Site) => Promise<void>,
): Promise<void> {
  const site: Site = { url: "", posted: [], heard: [], down: false };
  const server = createServer(async (request, response) => {
    const { body: text, whole } = await bodyOf(request);
    site.heard.push(`${request.url} ${JSON.stringify(request.headers)} ${text}`);
    if (!whole) return;
    const { pathname } = new URL(request.url ?? "/", "http://host");
    if (request.method === "POST") {
      if (site.down) return void request.socket.destroy();
      site.posted.push(text);
      return void response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Thanks</title>");
    }
    const page = pages[pathname];
    const type = pathname.endsWith(".js") ? "text/javascript" : "text/html";
    response.writeHead(page === undefined ? 404 : 200, { "Content-Type": `${type}; charset=utf-8` }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  site.url = `http://localhost:${(server.address() as { port: number }).port}/`;
  try {
    await body(site);
  } finally {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
}

/** A page with this form, its script under /adapter.js. */
export function page(form: string, { head = "", more = "", lang = "en" } = {}): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>A survey</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    <style>:root { color-scheme: light dark; } body { font-family: sans-serif; max-width: 40rem; margin: 1rem auto; padding: 0 1rem; }</style>${head}
    <script type="module" src="/adapter.js"></script></head>
    <body><main><h1>A survey</h1>${form}</main>${more}</body></html>`;
}

export interface Opened {
  page: Page;
  site: Site;
  complaints: string[];
}

export interface Opening {
  /** The page's script. */
  adapter?: string;
  /** The other pages of the site, or pages in another way. */
  pages?: Record<string, string | undefined>;
  head?: string;
  more?: string;
  lang?: string;
  /** Before there is a page. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Once this is through; left out, once every question can be answered. */
  until?: (page: Page) => Promise<unknown>;
  [where: string]: unknown;
}

/** Runs a page with this form. In the end nothing that the site was asked for has had an answer. */
export async function opened(
  form: string,
  body: (opened: Opened) => Promise<void>,
  { adapter, pages, head = "", more = "", lang = "en", prepare, until = ready, ...where }: Opening = {},
): Promise<void> {
  const all = { "/": page(form, { head, more, lang }), "/adapter.js": adapter, ...pages };
  await withSite(all, (site) =>
    visit(
      async ({ page, complaints }) => {
        await prepare?.(page);
        await page.goto(site.url);
        await until(page);
        await body({ page, site, complaints });
        assert.doesNotMatch(site.heard.join("\n"), RAW);
      },
      { address: "about:blank", ...where },
    ),
  );
}

/** Inside the element, as somebody writes it into a page. */
export function question(protocol: ProtocolFile, attributes = 'label="Do you smoke?"', inside = ""): string {
  return `<sluice-answer name="smokes" ${attributes}>${inside}
    <script type="application/json">${JSON.stringify(protocol).replaceAll("<", "\\u003c")}</script></sluice-answer>`;
}

export const inForm = (inside: string) =>
  `<form id="form" method="post" action="/collect">${inside}<p><label>Town <input name="town" value="Delft"></label></p><button id="send">Send</button></form>`;

declare global {
  var noted: string[];
  var keepNoted: ((line: string) => void) | undefined;
}

/** To run before anything else of the page: notes what is stored or told, and every event that says where a hand is. */
export function watch(): void {
  globalThis.noted = [];
  const note = (what: string, ...values: unknown[]) => {
    const line = `${what} ${JSON.stringify(values)}`;
    globalThis.noted.push(line);
    // Outside, where it stays when the page is left.
    globalThis.keepNoted?.(line);
  };
  const spy = (object: object, name: string) => {
    const real = (object as Record<string, (...values: unknown[]) => unknown>)[name];
    (object as Record<string, unknown>)[name] = function (this: unknown, ...values: unknown[]) {
      note(name, ...values);
      return real?.apply(this, values);
    };
  };
  spy(Storage.prototype, "setItem");
  for (const name of ["put", "add"]) spy(IDBObjectStore.prototype, name);
  for (const name of ["pushState", "replaceState"]) spy(History.prototype, name);
  for (const object of [window, MessagePort.prototype, Worker.prototype]) spy(object, "postMessage");
  for (const name of ["log", "info", "warn", "error", "debug"]) spy(console, name);
  window.addEventListener("message", (event) => note("message", event.data));
}

/** The first choice of the question, which has the focus afterwards; none of it can be reached by a script. */
export async function choose(page: Page, which: number): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>("sluice-answer")?.focus());
  await page.keyboard.press("Space");
  for (let i = 0; i < which; i += 1) await page.keyboard.press("ArrowDown");
}

/** Resolves once every question can be answered. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll<HTMLElement & { validity?: ValidityState }>("sluice-answer")];
    return all.length > 0 && all.every(({ validity }) => validity !== undefined && !validity.customError);
  });
}

/** Sends the form by its button, which posts one report. */
export async function sendReport({ page, site }: Pick<Opened, "page" | "site">): Promise<ReturnType<typeof sent>> {
  await page.locator("#send").click();
  await page.waitForURL(/collect/);
  assert.equal(site.posted.length, 1);
  const posted = sent(site.posted[0]);
  assert.match(posted.report ?? "", REPORT);
  return posted;
}

/** The report and what stands beside it, of a posted body. */
export function sent(body = ""): { report: string | null; submission: string; protocols: Record<string, string> } {
  const fields = new URLSearchParams(body);
  const envelope = JSON.parse(fields.get("smokes_sluice") ?? "{}");
  return { report: fields.get("smokes"), submission: envelope.submission, protocols: envelope.protocols };
}

/** With shadow roots that can be looked into, which no page has. */
export function openRoots(): void {
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    return attach.call(this, { ...init, mode: "open" });
  };
}
