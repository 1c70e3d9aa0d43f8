// SPDX-License-Identifier: GPL-3.0-or-later
/** What the documents point to is there, and no command of theirs fetches what is not ours. */
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

/** Nobody has published a package of our names, so anybody can. CONTRIBUTING.md tells what to do once we have. */
const FETCHES =
  /npx (?!--no-install )[^\n`]*\bsluice|npm (?:install|i|add|exec|create) (?:-\S+ )*sluice(?:-ask)?(?![\w/.-])/g;

test("no command of the documents fetches a package of our name from npm", () => {
  const found = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(FETCHES)].map(([command]) => `${document}: ${command}`),
  );
  assert.deepEqual(found, ["CONTRIBUTING.md: npm install sluice"]);
});

test("commands that would fetch one are found", () => {
  const bad = ["npx sluice design", "npx -y sluice-receive kept", "npm install --save-dev sluice", "npm i sluice-ask"];
  for (const text of bad) assert.ok(text.match(FETCHES), text);
  const good = ["npx --no-install sluice design", "npm install ../sluice/sluice-0.1.0.tgz", "npm install sluice.tgz"];
  for (const text of good) assert.equal(text.match(FETCHES), null, text);
});
