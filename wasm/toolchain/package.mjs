// SPDX-License-Identifier: GPL-3.0-or-later
// Assembles the npm packages, of what build.mjs has made, ready for `npm pack`; with --list writes down what is in them.
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { declarations, mentioned } from "./package/declarations.mjs";
import { surveyElements } from "./package/elements.mjs";
import { entries } from "./package/entries.mjs";
import { packages, patterns } from "./package/files.mjs";
import { frameFile } from "./package/frame.mjs";
import {
  APACHE,
  GPL,
  librariesIn,
  licences,
  licenceText,
  notices,
  ofAll,
  ofAsking,
  ofModules,
} from "./package/licences.mjs";
import { askingManifest, manifest, schemas } from "./package/manifest.mjs";
import { rulesPage } from "./package/rules.mjs";
import { banner, permissiveScripts, scripts } from "./package/scripts.mjs";
import { main } from "./process.mjs";
import { root } from "./root.mjs";

/** @typedef {Map<string, string | Uint8Array>} Files by their places in a package */

/** @param {string} name */
const read = (name) => readFileSync(join(root, name));

/** @param {string} name */
const json = (name) => JSON.parse(read(name).toString());

/** Both packages: the scripts are made once. @returns {Promise<{ all: Files, asking: Files }>} */
async function contents() {
  const made = await scripts();
  const types = declarations(entries.map(({ source }) => source));
  for (const { source, dom } of entries) {
    const name = source.replace(/\.ts$/, ".d.ts");
    if (dom) types.set(name, ofPage(types.get(name) ?? ""));
  }
  /** @type {Files} */
  const shared = new Map();
  shared.set("dist/sluice-frame.htm", await frameFile());
  shared.set("dist/sluice-answer.wasm", read(".build/wasm/sluice-answer.wasm"));
  shared.set("RULES.md", await rulesPage());
  shared.set("SURVEYS.md", forReaders(read("web/survey/README.md").toString()));
  return { all: withEngine(made, types, shared), asking: toAsk(made, types, shared) };
}

/** @param {Awaited<ReturnType<typeof scripts>>} made @param {Map<string, string>} types @param {Files} shared @returns {Files} */
function withEngine(made, types, shared) {
  const files = new Map(shared);
  for (const [name, { code }] of made) files.set(`dist/${name}`, started(name, code));
  const elements = readdirSync(join(root, ".build/live")).filter((name) => /\.(js|d\.ts)$/.test(name));
  for (const name of elements) {
    const text = read(`.build/live/${name}`).toString();
    const licensed = text.startsWith("// SPDX") ? text : banner(GPL) + text;
    files.set(`dist/${name}`, name.endsWith(".d.ts") ? ofPage(licensed) : licensed);
  }
  for (const name of readdirSync(join(root, ".build/node"))) files.set(`cli/${name}`, read(`.build/node/${name}`));
  for (const [name, text] of types) files.set(`types/${name}`, text);
  for (const name of schemas.all) files.set(name, read(`wasm/contract/${name}`));
  const acting = elements.filter((name) => name.endsWith(".js") && name !== "worker.js");
  const ours = json("package.json");
  files.set("package.json", text(manifest(ours, [...made.keys(), "worker.js"], acting)));
  const described = json(".build/live/custom-elements.json");
  // Editors read it.
  files.set("custom-elements.json", JSON.stringify(inDist(described)));
  files.set("README.md", withHash(read("wasm/package/README.md").toString(), made.get("sluice.min.js")?.code));
  files.set("LICENSE", licenceText(GPL));
  files.set("NOTICES.txt", notices(Object.keys(ours.dependencies), [ofModules()]));
  for (const [name, text] of licences(ofAll)) files.set(name, text);
  return files;
}

/** @param {Awaited<ReturnType<typeof scripts>>} made @param {Map<string, string>} types @param {Files} shared @returns {Files} */
function toAsk(made, types, shared) {
  const { name } = packages.asking;
  const files = new Map(shared);
  const free = [...permissiveScripts(made)];
  for (const script of free) files.set(`dist/${script}`, started(script, made.get(script)?.code ?? ""));
  const sources = entries.filter((entry) => free.includes(`${entry.name}.js`)).map(({ source }) => source);
  for (const [place, text] of mentioned(types, sources)) files.set(`types/${place}`, text);
  for (const schema of schemas.asking) files.set(schema, read(`wasm/contract/${schema}`));
  files.set("package.json", text(askingManifest(json("package.json"), name, free)));
  files.set("custom-elements.json", text({ schemaVersion: "1.0.0", modules: surveyElements }));
  files.set("README.md", withHash(read("wasm/package/README-ask.md").toString(), made.get("sluice.min.js")?.code));
  files.set("LICENSE", licenceText(APACHE));
  files.set("NOTICES.txt", notices(librariesIn(free.flatMap((script) => made.get(script)?.inputs ?? []))));
  for (const [place, text] of licences(ofAsking)) files.set(place, text);
  return files;
}

/** Declarations that bring the types of a page along, for programs that do not have them. @param {string} text */
const ofPage = (text) => text.replace("\n", '\n/// <reference lib="dom" />\n');

/** A script of which npm makes a command says first which program runs it. @param {string} name @param {string} code */
const started = (name, code) => (name === "receive-command.js" ? `#!/usr/bin/env node\n${code}` : code);

/** Without what leads elsewhere in the checkout. @param {string} readme */
const forReaders = (readme) => readme.replace(/(?<=^# .*\n\n)[^#]+(?=^## )/ms, "");

/** By which a browser checks the script for pages. @param {string} readme @param {string} script */
function withHash(readme, script = "") {
  const hash = createHash("sha384").update(script).digest("base64");
  return readme.replace('integrity="sha384-…"', `integrity="sha384-${hash}"`);
}

/** With all elements; paths count from the package. @param {{ modules: { path: string }[] }} described */
function inDist({ modules, ...rest }) {
  const live = modules.map((module) => ({ ...module, path: `dist/${module.path}` }));
  return { ...rest, modules: [...live, ...surveyElements] };
}

/** @param {object} value */
function text(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

await main(async () => {
  const made = await contents();
  for (const [which, files] of /** @type {["all" | "asking", Files][]} */ (Object.entries(made))) {
    const { folder, list } = packages[which];
    rmSync(join(root, folder), { recursive: true, force: true });
    for (const [name, bytes] of files) {
      mkdirSync(dirname(join(root, folder, name)), { recursive: true });
      writeFileSync(join(root, folder, name), bytes);
    }
    for (const name of ["cli/sluice.js", "dist/receive-command.js"]) {
      if (files.has(name)) chmodSync(join(root, folder, name), 0o755);
    }
    if (process.argv.includes("--list")) writeFileSync(join(root, list), `${patterns([...files.keys()]).join("\n")}\n`);
  }
});
