// SPDX-License-Identifier: GPL-3.0-or-later
/** Writes down all that a page lets out: requests with their bodies, what it stores, tells other windows, logs, and where it goes. */
import type { BrowserContext, Page } from "playwright-core";

export interface Record {
  how: string;
  what: string;
}

/** From now on, in every page of the context; what a page that is there already does, from when it goes elsewhere. */
export async function record(context: BrowserContext): Promise<Record[]> {
  const records: Record[] = [];
  const add = (how: string, ...what: unknown[]): number => records.push({ how, what: what.map(String).join(" ") });
  context.on("request", (request) => {
    add("request", request.method(), request.url(), JSON.stringify(request.headers()), request.postData() ?? "");
  });
  const listen = (page: Page): void => {
    page.on("console", (message) => add("console", message.text()));
    page.on("pageerror", (error) => add("console", error.stack ?? error));
    page.on("framenavigated", (frame) => add("address", frame.url()));
    page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => add("request", payload)));
  };
  context.pages().forEach(listen);
  context.on("page", listen);
  await context.exposeBinding("letOut", (_, how: string, what: string) => void add(how, what));
  await context.addInitScript(watch);
  return records;
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  type Told = (how: string, what: string) => void;
  const tell = (window as unknown as { letOut: Told }).letOut;
  const wrap = (owner: object, name: string, how: string): void => {
    const methods = owner as { [name: string]: (...args: unknown[]) => unknown };
    const before = methods[name] as (...args: unknown[]) => unknown;
    methods[name] = function (this: unknown, ...args: unknown[]) {
      tell(how, args.map((arg) => (typeof arg === "string" ? arg : JSON.stringify(arg))).join(" "));
      return before.apply(this, args);
    };
  };
  wrap(Storage.prototype, "setItem", "storage");
  wrap(IDBObjectStore.prototype, "put", "storage");
  wrap(IDBObjectStore.prototype, "add", "storage");
  wrap(window, "postMessage", "message");
  wrap(MessagePort.prototype, "postMessage", "message");
  wrap(BroadcastChannel.prototype, "postMessage", "message");
  wrap(Worker.prototype, "postMessage", "message");
  wrap(History.prototype, "pushState", "address");
  wrap(History.prototype, "replaceState", "address");
  wrap(Navigator.prototype, "sendBeacon", "request");
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") as PropertyDescriptor;
  Object.defineProperty(Document.prototype, "cookie", {
    ...cookie,
    set(value: string) {
      tell("storage", value);
      cookie.set?.call(this, value);
    },
  });
}

/** The records that lie there at the end, however they got there. */
export async function leftBehind(page: Page, context: BrowserContext): Promise<Record[]> {
  const inPage = await page.evaluate(() => ({
    storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    page: document.documentElement.outerHTML.replace(/<script[\s\S]*?<\/script>/g, ""),
    address: JSON.stringify([location.href, document.title, window.name, history.state]),
  }));
  const cookies = { how: "storage", what: JSON.stringify(await context.cookies()) };
  return [cookies, ...Object.entries(inPage).map(([how, what]) => ({ how, what }))];
}

/** In which ways a text has got out, written plainly or as addresses and JSON write it. */
export function waysOut(records: readonly Record[], text: string): string[] {
  return [...new Set(records.filter(({ what }) => what.includes(text)).map(({ how }) => how))].sort();
}
