// SPDX-License-Identifier: GPL-3.0-or-later
/** A static server for this machine only; any other does as well. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const site = fileURLToPath(new URL("../../.build/site/", import.meta.url));
export const preferredPort = 8080;

/** @type {Record<string, string>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".htm": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".csv": "text/csv; charset=utf-8",
};

/**
 * For the service worker, which is under no page's policy: it fetches the files of the site, and needs nothing else.
 */
const ofWorker = { "Content-Security-Policy": "default-src 'none'; connect-src 'self'" };

/** @typedef {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => unknown} Handler */

/**
 * @param {object} options
 * @param {string} [options.root]
 * @param {Record<string, string>} [options.folders] more of them, by the address that each begins with, as "/kept/"
 * @param {Record<string, Handler>} [options.handlers] handlers that answer by themselves, by their address
 * @param {number} [options.port] 0 stands for any that is free
 * @param {Record<string, string>} [options.headers]
 * @param {(url: string) => void} [options.onRequest]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve(options = {}) {
  const { root = site, port = preferredPort, headers: more = {}, onRequest = () => {}, handlers = {} } = options;
  const folders = Object.entries({ ...options.folders, "/": root });
  const server = createServer(async (request, response) => {
    const url = request.url ?? "/";
    onRequest(url);
    const handler = handlers[url];
    if (handler) return void handler(request, response);
    const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", ...more };
    // Folders are flat: whatever is not a plain name in one of them is not there.
    const [place = "/", folder = root] = folders.find(([start]) => url.startsWith(start)) ?? [];
    const name = /^([\w.-]*)(\?.*)?$/.exec(url.slice(place.length))?.[1];
    try {
      if (name === undefined || name.startsWith(".")) throw new Error("not a file of the site");
      const file = name || "index.html";
      const contents = await readFile(join(folder, file));
      const packed = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
      const policy = file === "offline.js" ? ofWorker : {};
      response.writeHead(200, {
        ...headers,
        ...policy,
        "Content-Type": types[extname(file)] ?? "application/octet-stream",
        ...(packed && { "Content-Encoding": "gzip" }),
      });
      response.end(packed ? await promisify(gzip)(contents, { level: 1 }) : contents);
    } catch {
      response.writeHead(404, { ...headers, "Content-Type": "text/plain; charset=utf-8" });
      response.end("Not found\n");
    }
  });
  await listen(server, port).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    return listen(server, 0);
  });
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `http://localhost:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {import("node:http").Server} server
 * @param {number} port
 * @returns {Promise<void>}
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", () => {
      server.off("error", reject);
      resolve();
    });
  });
}
