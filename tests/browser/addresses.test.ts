// SPDX-License-Identifier: GPL-3.0-or-later
/** The files that a visitor loads name no other place. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { site } from "./browser.js";

test("the site names no other address and evaluates no text", () => {
  for (const name of readdirSync(site)) {
    // The licence notices of what is bundled tell where it comes from; they are comments.
    const notices = /\/\*! Bundled license information:[\s\S]*?\*\//g;
    const contents = readFileSync(join(site, name), "utf8").replace(notices, "");
    const addresses = contents.match(/https?:\/\/\w[\w.-]*/g) ?? [];
    // Names of XML vocabularies are never fetched; example.org stands for an address in a text, and belongs to no one.
    assert.deepEqual(
      addresses.filter(
        (address) => !/www\.w3\.org|schemas\.openxmlformats\.org|^https:\/\/example\.org$/.test(address),
      ),
      [],
      name,
    );
    assert.doesNotMatch(contents, /\beval\(|\bnew Function\(/, name);
  }
});
