// SPDX-License-Identifier: GPL-3.0-or-later
/** The example surveys of web/survey/examples with the package as it was built, and a receiver for each. */
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { serve } from "./server.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const sources = join(root, "web/survey/examples");
const built = join(root, ".build/package");
const ours = join(root, ".build/examples");

/** @param {string} name @returns {object} */
const protocol = (name) => JSON.parse(readFileSync(join(sources, "protocols", `${name}.json`), "utf8"));
const [smoking, taken] = [protocol("smoking"), protocol("taken")];

/**
 * The reports that each sends, by their keys, and the fields that are public.
 * @type {Record<string, { protocols: Record<string, object>, open?: string[], thanks?: string }>}
 */
const surveys = {
  form: { protocols: { smokes: smoking, cannabis: taken }, open: ["age", "household"], thanks: "../form/thanks.html" },
  surveyjs: { protocols: { smokes: smoking, "drugs.cannabis": taken, "drugs.cocaine": taken }, open: ["age"] },
  jspsych: { protocols: { smokes: smoking, cannabis: taken } },
};

/**
 * Copies the pages, and bundles the scripts of those that have one, as somebody would who has installed the package.
 * @param {string} pages the folder for them, which is emptied first
 */
export async function buildExamples(pages = join(ours, "pages")) {
  rmSync(pages, { recursive: true, force: true });
  cpSync(sources, pages, { recursive: true });
  // Beside the bundle, where its questions look for it.
  for (const example of ["jspsych", "surveyjs"]) {
    cpSync(join(built, "dist/sluice-frame.htm"), join(pages, example, "sluice-frame.htm"));
  }
  const { exports } = JSON.parse(readFileSync(join(built, "package.json"), "utf8"));
  const modules = Object.entries(exports).filter(([, at]) => typeof at === "object");
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      ["surveyjs", "jspsych"].map((name) => [`${name}/bundle`, join(sources, name, "main.js")]),
    ),
    outdir: pages,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    alias: Object.fromEntries(modules.map(([path, at]) => [`sluice${path.slice(1)}`, join(built, at.default)])),
    // It warns of bare imports of chunks that do nothing if packages lie elsewhere than in node_modules.
    logLevel: "error",
  });
}

/**
 * Serves what `buildExamples` has made, with the site under /site/, and keeps what arrives.
 * @param {{ port?: number, pages?: string, kept?: string }} options port 0 stands for any that is free; `kept` gets a folder
 *   for each survey
 */
export async function serveExamples({ port = 8787, pages = join(ours, "pages"), kept = join(ours, "kept") } = {}) {
  // Only now: before the package is built it is not there.
  /** @type {typeof import("../survey/receive.js")} */
  const { openCollection, receiver } = await import(pathToFileURL(join(built, "dist/receive.js")).href);
  const opened = Object.entries(surveys).map(([name, { protocols, open, thanks }]) => {
    const collection = openCollection({ folder: join(kept, name), protocols, open });
    return { name, collection, handler: receiver(collection, { thanks }) };
  });
  const server = await serve({
    root: pages,
    folders: {
      ...Object.fromEntries(subfolders(pages).map((name) => [`/${name}/`, join(pages, name)])),
      ...Object.fromEntries(opened.map(({ name }) => [`/kept/${name}/`, join(kept, name)])),
      "/sluice/": join(built, "dist"),
      "/site/": join(root, ".build/site"),
    },
    handlers: Object.fromEntries(opened.map(({ name, handler }) => [`/collect/${name}`, handler])),
    port,
  });
  return {
    ...server,
    kept,
    /** How many have answered each. */
    sizes: () => Object.fromEntries(opened.map(({ name, collection }) => [name, collection.size])),
  };
}

/** @param {string} folder */
const subfolders = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
