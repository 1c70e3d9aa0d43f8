// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A page of Form.io with one of its own scripts, and with our plug-in or without it. Its server fails when it is told
 * to.
 */
import { readFileSync } from "node:fs";
import type { BrowserContext, Page, Route } from "playwright-core";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { page as htmlPage, script } from "./form-page.js";

const HOST = "http://forms.test";
/** The address that a component may ask for. */
export const LIST = `${HOST}/list`;

export interface Setting {
  /** File of the script of Form.io that the page has. */
  release: string;
  /** Components of the form. */
  components: object[];
  protocol: ProtocolFile;
  guarded: boolean;
  memory?: "tab";
  /** The options that the maker of the page gives to createForm. */
  options?: object;
}

export interface Heard {
  /** Bodies of submissions, in the order in which they arrived. */
  submissions: string[];
  /** Addresses asked of the list. */
  lists: string[];
  /** As long as this is set the server answers submissions with an error. */
  down: boolean;
}

/** Opens the page and waits until its form is drawn. */
export async function openForm(page: Page, setting: Setting): Promise<Heard> {
  const heard: Heard = { submissions: [], lists: [], down: false };
  const form = { _id: "640000000000000000000001", title: "Survey", path: "survey", display: "form" };
  const pages: Record<string, [type: string, body: string]> = {
    "/": ["text/html", html()],
    "/formio.js": ["text/javascript", readFileSync(setting.release, "utf8")],
    "/page.js": ["text/javascript", await script(pageScript(setting))],
    "/survey": ["application/json", JSON.stringify({ ...form, components: setting.components })],
    "/survey/submission": ["application/json", "[]"],
    "/list": ["application/json", '[{"label":"One","value":"1"}]'],
  };
  await page.route(`${HOST}/**`, (route) => answer(route, pages, heard));
  await page.goto(`${HOST}/`);
  await drawn(page);
  return heard;
}

/** Waits until the form is there. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title === "drawn" || document.title.startsWith("failed"));
  const title = await page.title();
  if (title !== "drawn") throw new Error(title);
}

/** Somebody who is known to the server: Form.io keeps no drafts of others. */
export async function signIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const part = (value: object) => btoa(JSON.stringify(value)).replaceAll("=", "");
    const token = `${part({ alg: "none" })}.${part({ exp: 4e9, user: { _id: "1" }, form: { _id: "2" } })}.x`;
    localStorage.setItem("formioToken", token);
    localStorage.setItem("formioUser", '{"_id":"1"}');
  });
}

function answer(route: Route, pages: Record<string, [string, string]>, heard: Heard): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (pathname === "/list") heard.lists.push(request.url());
  if (request.method() === "GET") {
    const [contentType, body] = pages[pathname] ?? ["text/plain", ""];
    return route.fulfill({ status: pages[pathname] ? 200 : 404, contentType: `${contentType}; charset=utf-8`, body });
  }
  const body = request.postData() ?? "";
  heard.submissions.push(body);
  if (heard.down) return route.fulfill({ status: 503, contentType: "text/plain", body: "Not now" });
  const kept = JSON.stringify({ ...JSON.parse(body), _id: "650000000000000000000001" });
  return route.fulfill({ status: 201, contentType: "application/json", body: kept });
}

const html = () =>
  htmlPage('<div id="form"></div>').replace(
    '<script type="module" src="/adapter.js"></script>',
    '<script src="/formio.js"></script><script type="module" src="/page.js"></script>',
  );

/** As somebody writes it who has read the beginning of the adapter. */
function pageScript({ protocol, guarded, memory, options = {} }: Setting): string {
  return `import { load } from "./wasm/answer-time/answer-time.js";
    import { plugin } from "./web/survey/formio.js";
    const { Formio } = window as any;
    try {
      if (${guarded}) {
        const sluice = await load({ protocols: { smoking: ${JSON.stringify(protocol)} } });
        const asks = (url: string) => /^[^?]*\\/list\\?public=1(&|$)/.test(url);
        Formio.registerPlugin(plugin({ sluice, fields: { smokes: "smoking" }, open: ["town"], asks, memory: ${JSON.stringify(memory)} }), "sluice");
      }
      await Formio.createForm(document.getElementById("form"), "${HOST}/survey", ${JSON.stringify(options)});
      document.title = "drawn";
    } catch (error) { document.title = "failed: " + error; }`;
}
