// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A window of Chromium, Firefox or WebKit, used as a person uses it: things are found by what they are called, in all shadow
 * trees. The same lines try a page in every engine.
 */
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, ElementHandle, Page } from "playwright-core";
import { launchChromium } from "../../wasm/toolchain/chromium.mjs";
import { launchFirefox } from "../../wasm/toolchain/firefox.mjs";
import { launchWebKit, type WebKit } from "../../wasm/toolchain/webkit.mjs";

export type Engine = "chromium" | "firefox" | "webkit";

export interface Size {
  width: number;
  height: number;
}

/** A description of visible elements: a selector they match, and a name. */
interface Sought {
  selector: string;
  /** The whole name, or a part of it that matches. */
  name?: string | RegExp | undefined;
}

/** Keys, and what WebDriver calls them. */
const KEYS = { Tab: "\ue004", Space: " " };
type Key = keyof typeof KEYS;

const PATIENCE = 60_000;

/** Controls that can be pressed, chosen or written into. */
const CONTROLS = "button, a[href], summary, input, select, textarea, [role=button], [role=radio]";

/** The primitives of an engine; the rest of `Tab` is made of these. */
export interface Driven<Element = unknown> {
  goTo(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Runs the body of a function in the page. */
  run(body: string, args: unknown[]): Promise<unknown>;
  /** The same, where it returns an element. */
  find(body: string, args: unknown[]): Promise<Element | undefined>;
  click(element: Element): Promise<unknown>;
  write(element: Element, text: string): Promise<unknown>;
  upload(element: Element, paths: string[]): Promise<unknown>;
  resize(size: Size): Promise<unknown>;
  picture(): Promise<Buffer>;
  key(key: Key): Promise<unknown>;
  /** The folder for saved files. */
  readonly folder: string;
}

/** In the page: the first such element, or nothing. A name is that of a label, or what stands in the element. */
const FIND = `const [selector, name, pattern] = args;
  const clean = (text) => (text ?? "").replace(/[\\u2066-\\u2069\\u00ad]/g, "").replace(/\\s+/g, " ").trim();
  const text = (node) => node.nodeType === 3 ? node.data : node.nodeType !== 1 || /^(style|script|template)$/.test(node.localName)
    || node.hidden ? "" : node.localName === "slot" ? node.assignedNodes({ flatten: true }).map(text).join("")
    : Array.from((node.shadowRoot ?? node).childNodes, text).join(node.shadowRoot ? " " : "");
  const called = (element) => clean(element.getAttribute("aria-label")
    || (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => element.getRootNode().getElementById?.(id)?.textContent ?? "").join(" ").trim()
    || Array.from(element.labels ?? [], text).join(" ") || text(element) || element.title);
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const fits = (said) => name === null ? true : pattern ? new RegExp(name, pattern.slice(1)).test(said) : said === name;
  const all = function* (root) {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches(selector)) yield element;
      if (element.shadowRoot) yield* all(element.shadowRoot);
    }
  };
  const idle = (element) => element.disabled || element.ariaDisabled === "true";
  for (const element of all(document))
    if (!idle(element) && (seen(element) || element.type === "file" || element.type === "radio" || element.type === "checkbox") && fits(called(element))) return element;
  return null;`;

/** In the page: all that is seen of it. */
const TEXT = `const text = (node) => {
    if (node.nodeType === 3) return node.data;
    if (node.nodeType !== 1 || /^(style|script|template|noscript|datalist|option)$/.test(node.localName)) return "";
    if (!node.checkVisibility() && getComputedStyle(node).display !== "contents") return "";
    if (node.localName === "slot") return node.assignedNodes({ flatten: true }).map(text).join(" ");
    return Array.from((node.shadowRoot ?? node).childNodes, text).join(/^(span|b|strong|em|a|bdi)$/.test(node.localName) ? "" : " ");
  };
  return text(document.body).replace(/[\\u2066-\\u2069\\u00ad]/g, "").replace(/\\s+/g, " ").trim();`;

export class Tab {
  constructor(
    readonly engine: Engine,
    readonly driven: Driven,
  ) {}

  /** In the page. The function is sent as text, and knows nothing but its parameters. */
  async run<Args extends unknown[], T>(body: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    return (await this.driven.run(`return (${body})(...args);`, args)) as Awaited<T>;
  }

  async text(): Promise<string> {
    return (await this.driven.run(TEXT, [])) as string;
  }

  /** Waits until it is seen; what is found is returned. */
  async see(what: string | RegExp): Promise<string> {
    let found: string | undefined;
    await this.#until(async () => {
      const text = await this.text();
      found = typeof what === "string" ? (text.includes(what) ? what : undefined) : what.exec(text)?.[0];
      return found !== undefined;
    }, `“${what}” is not seen`);
    return found as string;
  }

  /** Waits until something holds in the page. */
  async until<Args extends unknown[]>(otherwise: string, so: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await this.#until(async () => this.run(so, ...args), otherwise);
  }

  async press(name: string | RegExp, selector = CONTROLS): Promise<void> {
    const sought = { selector, name };
    await this.element(sought);
    // A control that moves while it is aimed at is aimed at again.
    await this.#until(async () => {
      await this.driven.click(await this.element(sought));
      return true;
    }, `${name} cannot be pressed`);
  }

  async fill(label: string | RegExp, value: string): Promise<void> {
    await this.driven.write(await this.element({ selector: "input, textarea", name: label }), value);
  }

  /** Chooses an option of a list by its text. */
  async choose(label: string | RegExp, option: string): Promise<void> {
    const sought = { selector: "select", name: label };
    await this.element(sought);
    const done = await this.driven.run(
      `const option = args.pop(); const list = (() => { ${FIND} })();
       const chosen = Array.from(list.options).find((each) => each.textContent.trim() === option);
       if (!chosen) return Array.from(list.options, (each) => each.textContent.trim()).join(", ");
       list.value = chosen.value;
       for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true, composed: true }));`,
      [...values(sought), option],
    );
    assert.equal(done ?? "", "", `there is no option ${option}`);
  }

  async give(selector: string, ...paths: string[]): Promise<void> {
    await this.driven.upload(await this.element({ selector }), paths);
  }

  async element(sought: Sought): Promise<unknown> {
    let found: unknown;
    await this.#until(
      async () => {
        found = await this.driven.find(FIND, values(sought));
        return found !== undefined;
      },
      `${sought.name ?? sought.selector} is not there`,
    );
    return found;
  }

  /** The contents of a file that the page has saved. */
  async saved(name: string): Promise<string> {
    const { folder } = this.driven;
    await this.#until(
      async () => readdirSync(folder).includes(name),
      () => `${name} is not among ${readdirSync(folder)}`,
    );
    return readFileSync(join(folder, name), "utf8");
  }

  async overflow(): Promise<number> {
    let wider = 0;
    await this.#until(async () => {
      wider = await this.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      return true;
    }, "the page has no width");
    return wider;
  }

  async #until(so: () => Promise<boolean>, otherwise: string | (() => string)): Promise<void> {
    const end = Date.now() + PATIENCE;
    // A page that is just being left answers nothing.
    while (!(await so().catch(() => false))) {
      if (Date.now() > end)
        throw new Error(
          `${this.engine}: ${typeof otherwise === "string" ? otherwise : otherwise()}. Seen: ${await this.text().catch(String)}`,
        );
      await delay(100);
    }
  }
}

function values({ selector, name }: Sought): unknown[] {
  if (name instanceof RegExp) return [selector, name.source, `/${name.flags}`];
  return [selector, name ?? null, ""];
}

/** Playwright's. */
class Played implements Driven<ElementHandle<HTMLElement>> {
  readonly folder = mkdtempSync(join(tmpdir(), "sluice-saved-"));

  constructor(readonly page: Page) {
    page.setDefaultTimeout(PATIENCE);
    page.on("dialog", (dialog) => void dialog.accept().catch(() => {}));
    page.on("download", async (download) => {
      const path = join(this.folder, download.suggestedFilename());
      await download.saveAs(`${path}.part`).then(
        () => renameSync(`${path}.part`, path),
        () => {},
      );
    });
  }

  goTo(address: string) {
    return this.page.goto(address);
  }
  reload() {
    return this.page.reload();
  }
  run(body: string, args: unknown[]) {
    return this.page.evaluate(`(async (...args) => { ${body} })(...${JSON.stringify(args)})`);
  }
  async find(body: string, args: unknown[]) {
    const found = await this.page.evaluateHandle(`((...args) => { ${body} })(...${JSON.stringify(args)})`);
    return (found.asElement() as ElementHandle<HTMLElement> | null) ?? undefined;
  }
  click(element: ElementHandle<HTMLElement>) {
    return element.click();
  }
  write(element: ElementHandle<HTMLElement>, text: string) {
    return element.fill(text);
  }
  upload(element: ElementHandle<HTMLElement>, paths: string[]) {
    return element.setInputFiles(paths);
  }
  resize(size: Size) {
    return this.page.setViewportSize(size);
  }
  picture() {
    return this.page.screenshot();
  }
  key(key: Key) {
    return this.page.keyboard.press(key);
  }
  async close() {
    await this.page.context().close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** WebDriver's. */
class Webbed implements Driven<Record<string, string>> {
  readonly folder: string;

  constructor(readonly kit: WebKit) {
    this.folder = kit.downloads;
  }

  goTo(address: string) {
    return this.kit.goTo(address);
  }
  reload() {
    return this.kit.reload();
  }
  run(body: string, args: unknown[]) {
    return this.kit.run(body, args);
  }
  async find(body: string, args: unknown[]) {
    return ((await this.run(body, args)) ?? undefined) as Record<string, string> | undefined;
  }
  async click(element: Record<string, string>) {
    await this.kit.click(element);
  }
  async write(element: Record<string, string>, text: string) {
    await this.kit.clear(element);
    // A line ends as a person ends it: by the key.
    await this.kit.type(element, text.replaceAll("\n", "\ue007"));
  }
  upload(element: Record<string, string>, paths: string[]) {
    return this.kit.type(element, paths.join("\n"));
  }
  resize({ width, height }: Size) {
    return this.kit.resize(width, height);
  }
  picture() {
    return this.kit.picture();
  }
  key(key: Key) {
    return this.kit.key(KEYS[key]);
  }
  /** The window stays; nothing of the page does. */
  async close() {
    await this.kit.goTo("about:blank");
    for (const name of readdirSync(this.folder)) rmSync(join(this.folder, name));
  }
}

/** One browser of each engine, for all tests of a process. */
const browsers = new Map<Engine, Promise<Browser | WebKit>>();

const launch = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };

async function closeAll(): Promise<void> {
  for (const browser of browsers.values()) await browser.then((each) => each.close()).catch(() => {});
  browsers.clear();
}

/** A process of test-lanes.mjs ends with its channel. */
process.once("disconnect", closeAll);
after(() => (process.connected ? undefined : closeAll()));

/** Opens a window of the engine, runs the body, and leaves nothing of it. */
export async function withTab(engine: Engine, size: Size, body: (tab: Tab) => Promise<void>): Promise<void> {
  if (!browsers.has(engine)) browsers.set(engine, launch[engine]());
  const browser = (await browsers.get(engine)) as Browser | WebKit;
  const driven =
    "downloads" in browser
      ? new Webbed(browser)
      : new Played(await (await browser.newContext({ locale: "en-US", timezoneId: "UTC" })).newPage());
  try {
    await driven.resize(size);
    await body(new Tab(engine, driven));
  } finally {
    await driven.close();
  }
}
