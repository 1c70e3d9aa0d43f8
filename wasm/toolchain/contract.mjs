// SPDX-License-Identifier: GPL-3.0-or-later
// `npm run contract [-- --check]`: writes what follows from the registries of the core into the files that say it again,
// or says which of them no longer follow.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "./build.mjs";
import { catalogueText } from "./contract/catalogue.mjs";
import { listsOfNames } from "./contract/lists.mjs";
import { readmeText } from "./contract/readme.mjs";
import { schemaText } from "./contract/schema.mjs";
import { textsText } from "./contract/texts.mjs";
import { main, run, say } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";
import { sources } from "./sources.mjs";

/** @typedef {import("./contract/registry.d.mts").Registry} Registry */

/**
 * The files to write, and how.
 * @type {Record<string, (registry: Registry, before: string, boundary: string) => string>}
 */
const written = {
  "wasm/contract/catalogue.ts": catalogueText,
  "wasm/contract/boundary.ts": (_registry, _before, boundary) => boundaryHead + exportingUsed(boundary),
  "wasm/contract/core-texts.ts": textsText,
  "wasm/contract/protocol.schema.json": schemaText,
  "core/README.md": readmeText,
};

const boundaryHead = `// SPDX-License-Identifier: Apache-2.0
/**
 * The types between the engine and TypeScript, by the names of the core's structs, which explain them.
 * Written by \`npm run contract\` from wasm/binding/records.hpp and calls.hpp.
 */

`;

/**
 * Types that nobody asks for by name stay inside.
 * @param {string} boundary
 */
function exportingUsed(boundary) {
  const texts = sources(["wasm", "web", "tests"], [".ts"]).map(read);
  const asked = texts.flatMap((text) => [
    ...[...text.matchAll(/\bcore\.(\w+)/g)].map(([, name]) => name),
    ...[...text.matchAll(/{([^}]*)} from "[^"]*\/boundary\.js"/g)].flatMap(([, names = ""]) => names.split(/[ ,]+/)),
    ...[...text.matchAll(/import\("[^"]*\/boundary\.js"\)\.(\w+)/g)].map(([, name]) => name),
  ]);
  return boundary.replace(/^export (\w+ (\w+))/gm, (all, bare, name) => (asked.includes(name) ? all : bare));
}

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");

/**
 * As Biome formats it, so that the linter leaves it as it is.
 * @param {string} path
 * @param {string} text
 */
function formatted(path, text) {
  if (path.endsWith(".md")) return text;
  const args = ["format", `--stdin-file-path=${path}`];
  return execFileSync("node_modules/.bin/biome", args, { cwd: root, input: text, encoding: "utf8" });
}

/** The registries, and the texts that have to stand in the files. */
export async function due() {
  await compile("sanitise", ["sluice_registry"]);
  const program = join(root, ".build/sanitise/sluice_registry");
  const registry = JSON.parse(await run(program, []));
  const boundary = await run(program, ["boundary"]);
  const texts = Object.entries(written).map(([path, text]) => {
    const before = read(path);
    return { path, before, after: formatted(path, text(registry, before, boundary)) };
  });
  return { registry, texts };
}

/** For `npm test`. */
export async function checkContract() {
  const { registry, texts } = await due();
  const stale = texts.filter(({ before, after }) => before !== after).map(({ path }) => path);
  const found = [
    ...stale.map((path) => `${path} is not what the core says: run \`npm run contract\``),
    ...listsOfNames(registry),
  ];
  return { code: found.length > 0 ? 1 : 0, output: found.join("\n") };
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    await setup({ tests: false });
    for (const { path, before, after } of (await due()).texts) {
      if (before === after) continue;
      writeFileSync(join(root, path), after);
      say(`  ${path}`);
    }
  });
}
