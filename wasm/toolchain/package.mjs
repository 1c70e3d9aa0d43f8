// SPDX-License-Identifier: GPL-3.0-or-later
// Assembles the npm package in .build/package, of what build.mjs has made, ready for `npm pack`; with --list writes down what is in it.
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { declarations } from "./package/declarations.mjs";
import { surveyElements } from "./package/elements.mjs";
import { entries } from "./package/entries.mjs";
import { list, patterns } from "./package/files.mjs";
import { frameFile } from "./package/frame.mjs";
import { licences } from "./package/licences.mjs";
import { manifest } from "./package/manifest.mjs";
import { rulesPage } from "./package/rules.mjs";
import { banner, scripts } from "./package/scripts.mjs";
import { main } from "./process.mjs";
import { root } from "./root.mjs";

/** @param {string} name */
const read = (name) => readFileSync(join(root, name));

/** @param {string} name */
const json = (name) => JSON.parse(read(name).toString());

/** Everything in the package, by its place. @returns {Promise<Map<string, string | Uint8Array>>} */
async function contents() {
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map();
  for (const [name, { code }] of await scripts()) files.set(`dist/${name}`, code);
  const elements = readdirSync(join(root, ".build/live")).filter((name) => /\.(js|d\.ts)$/.test(name));
  for (const name of elements) {
    const text = read(`.build/live/${name}`).toString();
    files.set(`dist/${name}`, text.startsWith("// SPDX") ? text : banner("GPL-3.0-or-later") + text);
  }
  files.set("dist/sluice-frame.htm", await frameFile());
  files.set("dist/sluice-answer.wasm", read(".build/wasm/sluice-answer.wasm"));
  for (const name of readdirSync(join(root, ".build/node"))) files.set(`cli/${name}`, read(`.build/node/${name}`));
  for (const [name, text] of declarations(entries.map(({ source }) => source))) files.set(`types/${name}`, text);
  const acting = elements.filter((name) => name.endsWith(".js") && name !== "worker.js");
  files.set("package.json", text(manifest(json("package.json"), acting)));
  files.set("custom-elements.json", text(inDist(json(".build/live/custom-elements.json"))));
  files.set("protocol.schema.json", read("wasm/contract/protocol.schema.json"));
  files.set("README.md", withHash(read("wasm/package/README.md").toString(), files.get("dist/sluice.min.js")));
  files.set("RULES.md", await rulesPage());
  for (const name of ["LICENSE", "LICENSE-APACHE"]) files.set(name, read(name));
  for (const [name, text] of licences()) files.set(name, text);
  return files;
}

/** By which a browser checks the script for pages. @param {string} readme @param {string | Uint8Array | undefined} script */
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
  const files = await contents();
  const folder = join(root, ".build/package");
  rmSync(folder, { recursive: true, force: true });
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  chmodSync(join(folder, "cli/sluice.js"), 0o755);
  if (process.argv.includes("--list")) writeFileSync(join(root, list), `${patterns([...files.keys()]).join("\n")}\n`);
});
