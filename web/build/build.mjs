// SPDX-License-Identifier: GPL-3.0-or-later
/** Builds the site into .build/site, or into the folder named: hashed files that may be put on any static host. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { engine as modules, worker } from "../../wasm/toolchain/esbuild-plugins.mjs";
import { buildInputs } from "../../wasm/toolchain/inputs.mjs";
import { bundle, bundled, evaluated } from "./bundle.mjs";
import { forwarding, ofFiles, oneFile } from "./documents.mjs";
import { sha256, stamp } from "./stamp.mjs";

/** @param {string} name */
const here = (name) => fileURLToPath(new URL(name, new URL("../", import.meta.url)));

/**
 * @param {{ outdir?: string, engine?: import("esbuild").Plugin }} options `engine` resolves "sluice:worker".
 * @returns {Promise<string>} the hash of the build
 */
export async function build({ outdir = here("../.build/site/"), engine = worker() } = {}) {
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();

  /**
   * @param {string} stem
   * @param {string} extension
   * @param {Uint8Array} contents
   */
  const add = (stem, extension, contents) => {
    const name = `${stem}-${sha256(contents, "hex").slice(0, 10)}.${extension}`;
    files.set(name, contents);
    return `./${name}`;
  };

  const engineName = add(
    "engine",
    "js",
    await bundle({
      stdin: { contents: 'export { default } from "sluice:worker";', resolveDir: here(".") },
      plugins: [engine],
    }),
  );
  const formatsName = add(
    "formats",
    "js",
    await bundle({
      stdin: { contents: 'export { default } from "sluice:formats";', resolveDir: here(".") },
      plugins: [worker()],
    }),
  );
  const statName = add(
    "stat",
    "js",
    await bundle({
      stdin: { contents: 'export { default } from "sluice:stat-wasm";', resolveDir: here(".") },
      plugins: [modules()],
    }),
  );
  const parts = await site({ ENGINE: engineName, FORMATS: formatsName, STAT: statName });
  for (const { name, contents } of parts) files.set(name, contents);
  const [script = ""] = parts.map(({ name }) => `./${name}`);
  // A file that is not loaded when the page shuts itself off cannot be loaded any more.
  const later = [...parts.slice(1).map(({ name }) => `./${name}`), engineName, formatsName, statName];
  /** @param {string} view */
  const soon = (view) => needed(parts, [script, `./${parts.find(({ name }) => name.startsWith(`${view}-`))?.name}`]);
  const style = await bundle({ entryPoints: [here("styles/page.css")] });
  const names = { style: add("page", "css", style), script, later };
  const { pages: all, forwarded, start } = await fromSources();
  for (const about of all)
    files.set(about.file, await ofFiles({ ...about, start }, { ...names, soon: soon(about.view) }));
  for (const { file, ...to } of forwarded) files.set(file, await forwarding(to));
  const [first] = all;
  if (!first) throw new Error("there is no page");
  files.set(
    "sluice.html",
    await oneFile({ ...first, start }, { style: text(style), script: text(await whole(engine)) }),
  );
  const offline = await readFile(here("build/offline.js"), "utf8");
  const hash = stamp(files, offline, await version(), buildInputs(here("..")));

  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  for (const [name, contents] of files) await writeFile(`${outdir}/${name}`, contents);
  return hash;
}

/**
 * The whole site as one script.
 * @param {import("esbuild").Plugin} engine
 */
async function whole(engine) {
  return bundle({
    entryPoints: [here("shell/main.ts")],
    define: constants({
      ...{ ENGINE: "sluice:worker", FORMATS: "sluice:formats", STAT: "sluice:stat-wasm" },
      VERSION: await version(),
    }),
    plugins: [engine, worker(), modules()],
  });
}

/**
 * The script of the site, then its parts that are loaded when they are needed. It finds other scripts by the names that they
 * have been given.
 * @param {Record<string, string>} scripts
 */
async function site(scripts) {
  const outputFiles = await bundled({
    entryPoints: [here("shell/main.ts")],
    define: constants({ ...scripts, VERSION: await version() }),
    external: Object.values(scripts),
    splitting: true,
    outdir: here("../.build/site"),
    entryNames: "page-[hash]",
    chunkNames: "[name]-[hash]",
  });
  return outputFiles
    .map(({ path, contents }) => ({ name: basename(path), contents }))
    .sort((one, other) => Number(other.name.startsWith("page-")) - Number(one.name.startsWith("page-")));
}

/**
 * These scripts and all that they import at once, which has to be there before anything is shown.
 * @param {{ name: string, contents: Uint8Array }[]} parts
 * @param {string[]} begin
 */
function needed(parts, begin) {
  const found = new Set(begin);
  for (const name of found) {
    const { contents } = parts.find((part) => `./${part.name}` === name) ?? {};
    if (!contents) throw new Error(`${name} is no part of the site`);
    for (const [, other = ""] of text(contents).matchAll(/(?:\bfrom|\bimport)\s*"(\.\/chunk-[\w-]+\.js)"/g))
      found.add(other);
  }
  return found;
}

/** The pages' addresses, titles and descriptions, and the text for browsers that run no script. */
async function fromSources() {
  const source = `export { fileOf, viewNames } from "./platform/views.js";
    export { formerNames } from "./shell/former-names.js";
    export { descriptions, messages } from "./messages/en/site.js";
    export { messages as nl } from "./messages/nl/site.js";
    export { messages as de } from "./messages/de/site.js";
    export { nested } from "./messages/nested.js";
    export { first } from "./platform/needs.js";`;
  const { fileOf, viewNames, formerNames, messages, nl, de, nested, descriptions, first } = await evaluated({
    stdin: { contents: source, resolveDir: here(".") },
  });
  const pages = viewNames.map((/** @type {string} */ name) => ({
    view: name,
    file: fileOf(name),
    title: nested(messages).views[name].title,
    description: descriptions[name],
  }));
  // The first page is that of the folder; the name that the menu has for it leads there.
  const forwarded = [["protect", "protect"], ...formerNames].map(([name, view]) => ({
    file: `${name}.html`,
    address: `./${fileOf(view)}`.replace(/index\.html$/, ""),
    label: nested(messages).views[view].label,
    title: nested(messages).views[view].title,
    description: descriptions[view],
  }));
  const start = Object.entries(nested({ en: messages, nl, de })).map(([lang, { start: says }]) => {
    const versions = says.versions.replace(
      /\{(\w+)\}/g,
      (/** @type {string} */ _, /** @type {string} */ of) => first[of],
    );
    return `<p lang="${lang}">${says.loading} ${versions}</p>`;
  });
  return { pages, forwarded, start: start.join("\n") };
}

/** @returns {Promise<string>} */
async function version() {
  return JSON.parse(await readFile(here("../package.json"), "utf8")).version;
}

/** @param {Record<string, string>} values */
function constants(values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** @param {Uint8Array} bytes */
function text(bytes) {
  return Buffer.from(bytes).toString();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [outdir] = process.argv.slice(2);
  await build(outdir ? { outdir } : {}).then(
    (hash) => console.log(`build ${hash}`),
    (error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
