// SPDX-License-Identifier: GPL-3.0-or-later
/** What the documents point to is there. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

const FOLDERS = [".github", "core", "wasm", "web", "tests", "bench"];

/** Tests run in the root of the checkout. */
const documents = [
  ...readdirSync("."),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  ),
].filter((name) => name.endsWith(".md"));

/** Targets of links and pictures that are no address of the web, without what is after the #. */
function relativeLinks(text: string): string[] {
  const inline = [...text.matchAll(/\]\(\s*<?([^)\s>]+)/g)];
  const references = [...text.matchAll(/^\[[^\]]+\]:\s*<?([^\s>]+)/gm)];
  return [...inline, ...references]
    .map(([, target]) => (target ?? "").replace(/#.*$/, ""))
    .filter((target) => target !== "" && !/^[a-z][a-z+.-]*:/i.test(target));
}

test("every relative link of the documents leads to a file", () => {
  const links = documents.flatMap((document) =>
    relativeLinks(readFileSync(document, "utf8")).map((target) => ({ document, target })),
  );
  assert.ok(links.some(({ document, target }) => document === "README.md" && target === "CONTRIBUTING.md"));
  const broken = links.filter(({ document, target }) => !existsSync(join(dirname(document), target)));
  assert.deepEqual(broken, []);
});

test("links of every form are found", () => {
  const text = "[a](a.md#x) ![b](<b.svg>) [c](https://example.org) [d](#e)\n\n[f]: ../f.md\n";
  assert.deepEqual(relativeLinks(text), ["a.md", "b.svg", "../f.md"]);
});
