// SPDX-License-Identifier: GPL-3.0-or-later
/** The headers files of web/hosting give the built site what it needs, each the same, and no other page can frame it. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { test } from "node:test";
import { serve } from "../../web/serve/server.mjs";
import { newPage, site, useBrowser } from "./browser.js";

useBrowser();

type Headers = Record<string, string>;
const read = (name: string) => readFileSync(`web/hosting/${name}`, "utf8");
const lines = (text: string) => text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
const files = readdirSync(site);

/** As nginx reads its file: variables by the first expression that fits, and one server. */
function byNginx(name: string): Headers {
  const conf = read("nginx.conf");
  const variables = new Map<string, string>();
  for (const [, variable = "", body = ""] of conf.matchAll(/map \$uri (\$\w+) \{(.*?)\n\}/gs)) {
    const cases = [...body.matchAll(/^\s+(?:default|"~(.+?)") "(.*)";$/gm)];
    const fitting = cases.find(([, expression]) => expression && new RegExp(expression).test(`/${name}`));
    variables.set(variable, (fitting ?? cases.find(([, expression]) => !expression))?.[2] ?? "");
  }
  const types = new Map(
    [...(/types \{(.*?)\}/s.exec(conf)?.[1] ?? "").matchAll(/(\S+) (\w+);/g)].map(([, type = "", end = ""]) => [
      end,
      type,
    ]),
  );
  const type = types.get(extname(name).slice(1)) ?? "";
  const charset = `text/html ${/charset_types (.*?);/.exec(conf)?.[1]}`.split(" ").includes(type)
    ? "; charset=utf-8"
    : "";
  const added = [...conf.matchAll(/add_header (\S+) (?:"(.*)"|(\$\w+))(?: always)?;/g)].map(
    ([, header = "", text, variable = ""]) => [header, text ?? variables.get(variable) ?? ""],
  );
  return { "Content-Type": `${type}${charset}`, ...Object.fromEntries(added) };
}

/** As Apache reads its file: the last line that fits a file counts. */
function byApache(name: string): Headers {
  const headers: Headers = {};
  let [type, charset, fits] = ["", "", true];
  for (const line of lines(read("apache.htaccess"))) {
    const [word = "", ...rest] = line.split(" ");
    if (word === "<FilesMatch") fits = new RegExp(/"(.*)"/.exec(line)?.[1] ?? "").test(name);
    else if (word === "</FilesMatch>") fits = true;
    else if (word === "AddType" && rest.includes(extname(name))) type = rest[0] ?? "";
    else if (word === "AddCharset" && rest.includes(extname(name))) charset = `; charset=${rest[0]}`;
    else if (word === "Header" && fits) {
      const [, header = "", text = ""] = /^Header (?:always )?set (\S+) "(.*)"$/.exec(line) ?? assert.fail(line);
      headers[header] = text;
    } else if (word === "Header") continue;
    else assert.ok(["AddType", "AddCharset", "DirectoryIndex"].includes(word), line);
  }
  return { "Content-Type": `${type}${charset}`, ...headers };
}

/** As static hosts read theirs: headers of all patterns that fit, two of one name as one with a comma. */
function byPatterns(name: string): Headers {
  const headers: Headers = {};
  let fits = false;
  for (const line of lines(read("_headers"))) {
    if (line.startsWith("/")) {
      const begin = line.slice(1).replace(/\*$/, "");
      fits = line.endsWith("*") ? name.startsWith(begin) : name === begin;
    } else if (fits) {
      const [, header = "", text = ""] = /^ {2}(\S+): (.*)$/.exec(line) ?? assert.fail(line);
      headers[header] = headers[header] === undefined ? text : `${headers[header]}, ${text}`;
    }
  }
  return headers;
}

const TYPES: Headers = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
};
const FOREVER = "public, max-age=31536000, immutable";
/** A file whose name has its hash never changes. */
const isNamedByHash = (name: string) => /-(?:[0-9A-Z]{8}|[0-9a-f]{10})\.(?:js|css)$/.test(name);

for (const [host, headersOf] of Object.entries({ nginx: byNginx, Apache: byApache, _headers: byPatterns })) {
  test(`every file of the site gets its headers from the file for ${host}`, () => {
    assert.ok(files.filter(isNamedByHash).length > 40 && files.includes("offline.js"));
    if (host !== "_headers") assert.equal(headersOf("sluice.wasm")["Content-Type"], "application/wasm");
    for (const name of files) {
      const { "Content-Type": type, "Cache-Control": caching, ...headers } = headersOf(name);
      if (host !== "_headers") assert.equal(type, TYPES[extname(name)], name);
      const again = host === "_headers" ? undefined : "no-cache";
      assert.equal(caching, isNamedByHash(name) ? FOREVER : again, name);
      const policy = headers["Content-Security-Policy"] ?? "";
      assert.match(policy, /^frame-ancestors 'none'/, name);
      // The pages have the rest of their policy themselves, and the service worker has no page.
      const rest = policy.replace(/^frame-ancestors 'none'[;,]? ?/, "");
      assert.equal(rest, name === "offline.js" ? "default-src 'none'; connect-src 'self'" : "", name);
      assert.equal(headers["X-Content-Type-Options"], "nosniff", name);
      assert.equal(headers["Referrer-Policy"], "no-referrer", name);
    }
  });
}

test("with these headers the site works, and no page can frame the one that answers", async () => {
  for (const name of files.filter((file) => file.endsWith(".html")))
    assert.doesNotMatch(readFileSync(join(site, name), "utf8"), /frame-ancestors/, "a page cannot say so itself");
  const { "Content-Security-Policy": policy = "" } = byPatterns("answer.html");
  const framing = (url: string) => (_: unknown, response: import("node:http").ServerResponse) =>
    response
      .writeHead(200, { "Content-Type": "text/html" })
      .end(`<!doctype html><title>Other</title><iframe src="${url}answer.html"></iframe>`);
  for (const [headers, isFramed] of [
    [{}, true],
    [{ "Content-Security-Policy": policy, "Referrer-Policy": "no-referrer" }, false],
  ] as const) {
    const host = await serve({ root: site, port: 0, headers });
    const other = await serve({ root: site, port: 0, handlers: { "/": framing(host.url) } });
    const page = await newPage();
    try {
      await page.goto(other.url);
      const frame = await (await page.waitForSelector("iframe")).contentFrame();
      await frame?.waitForLoadState().catch(() => undefined);
      assert.equal(frame?.url().startsWith(host.url) ?? false, isFramed, frame?.url());
      await page.goto(`${host.url}answer.html`);
      await page.getByRole("heading").first().waitFor();
    } finally {
      await page.close();
      await Promise.all([host.close(), other.close()]);
    }
  }
});
