// SPDX-License-Identifier: GPL-3.0-or-later
/** Documents point only to what is there, and none of their commands fetches what is not ours. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { COMMAND_NAMES, isCommand } from "../../wasm/cli/commands.js";
import { longHelp } from "../../wasm/cli/help.js";
import { entries } from "../../wasm/toolchain/package/entries.mjs";
import { ASKING, NAME } from "../../wasm/toolchain/package/names.mjs";

const FOLDERS = [".github", "core", "wasm", "web", "tests", "bench"];

/** Tests run in the root of the checkout. */
const documents = [
  ...readdirSync("."),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  ),
].filter((name) => name.endsWith(".md"));

/** Targets of links and pictures that are no address of the web. */
function relativeLinks(text: string): string[] {
  const inline = [...text.matchAll(/\]\(\s*<?([^)\s>]+)/g)];
  const references = [...text.matchAll(/^\[[^\]]+\]:\s*<?([^\s>]+)/gm)];
  return [...inline, ...references]
    .map(([, target]) => target ?? "")
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

/** The anchor of a heading, as GitHub makes it. */
function anchors(text: string): string[] {
  const headings = [...text.replace(/^```.*?^```$/gms, "").matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, heading = ""]) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** Nothing where the file and the heading are there. */
function broken(document: string, target: string): boolean {
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? document : join(dirname(document), path);
  if (!existsSync(file)) return true;
  return anchor !== undefined && file.endsWith(".md") && !anchors(readFileSync(file, "utf8")).includes(anchor);
}

test("every relative link of the documents leads to a file, and to a heading in it", () => {
  const links = documents.flatMap((document) =>
    relativeLinks(readFileSync(document, "utf8")).map((target) => ({ document, target })),
  );
  assert.ok(links.some(({ document, target }) => document === "README.md" && target === "CONTRIBUTING.md"));
  assert.ok(links.filter(({ target }) => target.includes("#")).length > 10);
  assert.deepEqual(
    links.filter(({ document, target }) => broken(document, target)),
    [],
  );
});

test("links of every form are found, and headings as they are linked", () => {
  const text = "[a](a.md#x) ![b](<b.svg>) [c](https://example.org) [d](#e)\n\n[f]: ../f.md\n";
  assert.deepEqual(relativeLinks(text), ["a.md#x", "b.svg", "#e", "../f.md"]);
  assert.deepEqual(anchors("# A `b`: c’s\n```\n# no\n```\n## [D](d.md) e-f\n"), ["a-b-cs", "d-e-f"]);
  assert.ok(broken("README.md", "#nowhere") && broken("README.md", "nowhere.md") && !broken("README.md", "#papers"));
});

/** The numbers that a path begins with, as "65–67" or "8". */
function numbers(path: string): number[] {
  const [, first = "", last = first] = /^(\d+)(?:–(\d+))? /.exec(path) ?? [];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => Number(first) + i);
}

test("the paths around a private question name tests that are there, and each path has its number", () => {
  const { leaks, losses } = JSON.parse(readFileSync("tests/survey-paths.json", "utf8"));
  for (const [paths, count] of [
    [leaks, 124],
    [losses, 62],
  ]) {
    const found = paths.flatMap(({ path }: { path: string }) => numbers(path));
    assert.deepEqual(
      found,
      Array.from({ length: count }, (_, i) => i + 1),
    );
    for (const { path, tried } of paths) {
      const files = tried.match(/(?:api|browser)\/[\w-]+(?:\.test)?\.ts/g) ?? [];
      assert.ok(
        files.length > 0 && files.every((file: string) => existsSync(join("tests", file))),
        `${path}: ${tried}`,
      );
    }
  }
});

test("every script and every command that the documents name is there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = documents.flatMap((document) => {
    const text = readFileSync(document, "utf8");
    const runs = [...text.matchAll(/npm run ([\w:]+)/g)].map(([says, name = ""]) => ({ says, there: name in scripts }));
    const calls = [...text.matchAll(/(?:`|npx --no-install )sluice ([a-z]\w*)/g)].map(([says, name = ""]) => ({
      says,
      there: isCommand(name) || name === "help",
    }));
    return [...runs, ...calls].map(({ says, there }) => ({ document, says, there }));
  });
  assert.ok(named.length > 80, `${named.length}`);
  assert.deepEqual(
    named.filter(({ there }) => !there),
    [],
  );
});

/** All that somebody may copy a command or an import from: documents, help, texts of the page, examples, comments. */
const readable = [
  ...documents,
  ...["wasm", "web", "bench"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:ts|tsx|mjs|js|vue|htm|html|json)$/.test(name))
      .map((name) => join(folder, name)),
  ),
];

const OURS = [ASKING, `${NAME}-receive`, NAME].join("|");

/** Nobody has published a package of our names, so anybody can. CONTRIBUTING.md tells what to do once we have. */
const FETCHES = new RegExp(
  [
    `\\bnpx (?!--no-install )[^\\n\`]*(?<![\\w/.-])(?:${OURS})(?![\\w/.-])`,
    `\\bnpm (?:install|i|add|exec|x|create|init) [^\\n\`#]*(?<![\\w/.-])(?:${OURS})(?:@[\\w.^~-]+)?(?![\\w/.-])`,
    `\\b(?:pnpm|yarn|bun) (?:add|install|dlx|x|create) [^\\n\`#]*(?<![\\w/.-])(?:${OURS})(?![\\w/.-])`,
    `\\b(?:bunx|pnpx|deno add|deno install) [^\\n\`#]*(?<![\\w/.-])(?:${OURS})(?![\\w/.-])`,
    `\\bnpm:(?:${OURS})(?![\\w.-])`,
    `\\b(?:unpkg\\.com|cdn\\.jsdelivr\\.net/npm|esm\\.sh|cdn\\.skypack\\.dev|esm\\.run)/(?:${OURS})(?![\\w.-])`,
  ].join("|"),
  "g",
);

test("no command of a document, a help or a text of the page fetches a package of our name", () => {
  assert.ok(readable.length > 500);
  const found = readable.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(FETCHES)].map(([command]) => `${document}: ${command}`),
  );
  assert.deepEqual(found, ["CONTRIBUTING.md: npm install sluice"]);
  const help = COMMAND_NAMES.map((name) => longHelp(name)).join("\n");
  assert.deepEqual([...help.matchAll(FETCHES)], []);
});

test("commands that would fetch one are found", () => {
  const bad = [
    ...["npx sluice design", "npx -y sluice-receive kept", "npx --yes sluice", "npm exec sluice", "npm x -- sluice"],
    ...[
      "npm install --save-dev sluice",
      "npm i sluice-ask",
      "npm install lit sluice",
      "npm i sluice@0.1.0",
      "npm init sluice",
    ],
    ...["yarn add sluice", "pnpm add -D sluice-ask", "pnpm dlx sluice", "bunx sluice", "deno add npm:sluice"],
    ...['import "npm:sluice/answer"', "https://unpkg.com/sluice", "https://cdn.jsdelivr.net/npm/sluice@0.1/dist"],
    ...["https://esm.sh/sluice-ask/form"],
  ];
  for (const text of bad) assert.ok(text.match(FETCHES), text);
  const good = [
    ...["npx --no-install sluice design", "npm install ../sluice/sluice-0.1.0.tgz", "npm install sluice.tgz"],
    ...[
      "npm install vitepress && cp -r ../sluice/web/live .",
      "git clone ADDRESS sluice && cd sluice",
      "npm run build",
    ],
  ];
  for (const text of good) assert.equal(text.match(FETCHES), null, text);
});

test("the package has one name, in package.json, documents, snippets and examples", () => {
  assert.equal(JSON.parse(readFileSync("package.json", "utf8")).name, NAME);
  // Entries of the package, by whatever name somebody imports them.
  const paths = entries.map(({ path }) => path.slice(2)).filter((path) => path !== "");
  const imported = new RegExp(
    `(?:from|import|import\\()\\s*["']((?:@[\\w-]+/)?[\\w-]+)/(?:${paths.join("|")})["']`,
    "g",
  );
  const found = readable.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(imported)].map(([, name = ""]) => ({ document, name })),
  );
  assert.ok(found.length > 25, `${found.length}`);
  assert.deepEqual(
    found.filter(({ name }) => ![NAME, ASKING].includes(name)),
    [],
  );
  assert.deepEqual(
    [...'import { load } from "@else/sluice/answer";'.matchAll(imported)].map(([, name]) => name),
    ["@else/sluice"],
  );
});
