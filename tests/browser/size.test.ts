// SPDX-License-Identifier: GPL-3.0-or-later
/** What a visitor loads stays small. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { site } from "./browser.js";

/** Most kilobytes of each file of the site: as it is, and with gzip -9. */
const budgets: [name: RegExp, raw: number, gzip: number][] = [
  [/^index\.html$/, 4, 2],
  [/^figures\.html$/, 4, 2],
  [/^page-\w+\.css$/, 4, 2],
  [/^use\.html$/, 4, 2],
  [/^receive\.html$/, 4, 2],
  [/^page-\w+\.js$/, 255, 79],
  [/^use-\w+\.js$/, 235, 72],
  [/^receive-\w+\.js$/, 210, 63.5],
  // The worker that reads and writes workbooks and Parquet files.
  [/^formats-\w+\.js$/, 175, 60],
  [/^figures-\w+\.js$/, 300, 80],
  // The worker with the engine: its wasm travels as gzip in base64, which gzip shrinks no further.
  [/^engine-\w+\.js$/, 695, 470],
  [/^limits-\w+\.js$/, 32, 12],
  [/^limits\.html$/, 3, 1.3],
];

test("every file of the site is within its budget, and there is no other", () => {
  const names = readdirSync(site);
  assert.equal(names.length, budgets.length, names.join(", "));
  for (const [pattern, raw, gzip] of budgets) {
    const name = names.find((candidate) => pattern.test(candidate));
    assert.ok(name, `no file like ${pattern}`);
    const contents = readFileSync(join(site, name));
    const packed = gzipSync(contents, { level: 9 }).length;
    assert.ok(contents.length <= raw * 1000, `${name}: ${contents.length} bytes`);
    assert.ok(packed <= gzip * 1000, `${name}: ${packed} bytes with gzip`);
  }
});

test("the engine is at most 403 kB with gzip", () => {
  const wasm = readFileSync(join(process.cwd(), ".build", "wasm", "sluice-web.wasm"));
  const packed = gzipSync(wasm, { level: 9 }).length;
  assert.ok(packed <= 403_000, `${packed} bytes`);
});

test("the site names no other address and evaluates no text", () => {
  for (const name of readdirSync(site)) {
    // The licence notices of what is bundled tell where it comes from; they are comments.
    const notices = /\/\*! Bundled license information:[\s\S]*?\*\//g;
    const contents = readFileSync(join(site, name), "utf8").replace(notices, "");
    const addresses = contents.match(/https?:\/\/[\w.-]+/g) ?? [];
    // Names of XML vocabularies are never fetched.
    assert.deepEqual(
      addresses.filter((address) => !/www\.w3\.org|schemas\.openxmlformats\.org/.test(address)),
      [],
      name,
    );
    assert.doesNotMatch(contents, /\beval\(|\bnew Function\(/, name);
  }
});
