// SPDX-License-Identifier: GPL-3.0-or-later
/** Pages that are not ours, on hosts of their own, with the elements that were built for them. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import type { Page } from "playwright-core";

export const built = join(process.cwd(), ".build", "live");
export const examples = join(process.cwd(), "web", "live", "examples");

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".htm": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
};

export interface Host {
  url: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** Serves folders under paths, `pages` before them, until `body` is over. */
export async function withHost(
  {
    folders = { "/sluice-live/": built },
    pages = {},
    headers = {},
  }: { folders?: Record<string, string>; pages?: Record<string, string | Buffer>; headers?: Record<string, string> },
  body: (host: Host) => Promise<void>,
): Promise<void> {
  const asked: string[] = [];
  const contentsOf = async (path: string) => {
    const page = pages[path];
    if (page !== undefined) return page;
    const [prefix = "/", folder = ""] = Object.entries(folders).find(([start]) => path.startsWith(start)) ?? [];
    const name = path.slice(prefix.length) || "index.html";
    if (!folder || !/^[\w.-]+$/.test(name)) throw new Error("not there");
    return readFile(join(folder, name));
  };
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://host");
    asked.push(pathname);
    const type = types[extname(pathname) || ".html"] ?? "application/octet-stream";
    await contentsOf(pathname).then(
      (contents) => response.writeHead(200, { "Content-Type": type, ...headers }).end(contents),
      () => response.writeHead(404, headers).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as { port: number };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  try {
    await body({ url: `http://localhost:${port}/`, asked, close });
  } finally {
    if (server.listening) await close();
  }
}

/** A document with this body, the elements and, if wanted, something more in its head; its icon asks for nothing. */
export function documentOf(body: string, { head = "", lang = "en", src = "/sluice-live/sluice-live.js" } = {}): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${head}
    <script type="module" src="${src}"></script></head><body><main><h1>A page</h1>${body}</main></body></html>`;
}

/** As an author writes it. */
export function counts(head: string[], ...rows: [string, ...number[]][]): string {
  const line = (cells: (string | number)[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  return `<table>${[["", ...head], ...rows].map(line).join("")}</table>`;
}

export const habits = counts(["yes", "no"], ["smokes", 280, 20], ["does not", 70, 630]);

/** Resolves when every element has something to show, having been scrolled to; rejects with what one says is wrong. */
export function allReady(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLElement & { ready: Promise<void> }>("*")];
    const live = all.filter(({ localName }) => localName.startsWith("sluice-live-"));
    for (const element of live) {
      element.scrollIntoView();
      await customElements.whenDefined(element.localName);
      await element.ready;
    }
    return live.length;
  });
}
