// SPDX-License-Identifier: GPL-3.0-or-later
/** The scripts of the npm package: modules that share what they have in common, and one script for pages without modules. */
import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import * as esbuild from "esbuild";
import { engine, worker } from "../esbuild-plugins.mjs";
import { leanSources } from "../lean-sources.mjs";
import { root } from "../root.mjs";
import { shortNames } from "../shorten-names.mjs";
import { entries, others } from "./entries.mjs";
import { APACHE, GPL } from "./licences.mjs";

/** Node and others print the whole line that an error comes from. */
const lineLimit = 8000;

/**
 * For each output: the names of the sources that it is made of, and which other outputs it imports.
 * @typedef {{ code: string, licence: string, inputs: string[], imports: string[] }} Script
 */

/** @type {esbuild.BuildOptions & { write: false, metafile: true }} */
const common = {
  absWorkingDir: root,
  outdir: "dist",
  bundle: true,
  write: false,
  metafile: true,
  minify: true,
  format: "esm",
  target: "es2022",
  // The libraries' licences ask for their notices to stay.
  legalComments: "eof",
  // An importer of sluice/react or sluice/vue has the one, and it must not be there twice.
  external: ["node:*", "react", "vue"],
  plugins: [leanSources(), engine(), worker()],
  logLevel: "warning",
};

/** All scripts in dist/ by their names. @returns {Promise<Map<string, Script>>} */
export async function scripts() {
  const [modules, ofNode, forPages] = await bundled();
  const files = [written(modules), written(ofNode), written(forPages, { module: false })];
  return new Map((await Promise.all(files)).flat());
}

/**
 * The same before names are shortened: the modules, what Node starts, the script for pages.
 * @public A test reads what each is made of.
 */
export async function bundled() {
  // In one go: an error of one of them is an error for all.
  const modules = await esbuild.build({
    ...common,
    entryPoints: { ...Object.fromEntries(entries.map(({ name, source }) => [name, source])), ...others.browser },
    splitting: true,
    chunkNames: "chunk-[hash]",
  });
  const ofNode = await esbuild.build({ ...common, entryPoints: others.node, platform: "node" });
  const forPages = await esbuild.build({
    ...common,
    stdin: { contents: globals(), resolveDir: root, sourcefile: "globals.js" },
    outdir: undefined,
    outfile: "dist/sluice.min.js",
    format: "iife",
    globalName: "sluice",
    // There it is known by the element that loads it.
    define: { "import.meta.url": "undefined" },
    // As modules are anyway: else who catches an error could ask whose function is running, and has what is private to it.
    banner: { js: '"use strict";' },
    // As experiments without modules name plug-ins and extensions of jsPsych.
    footer: {
      js: "var jsPsychSluiceChoice = sluice.jspsych.SluiceChoicePlugin, jsPsychExtensionSluice = sluice.jspsych.SluiceExtension;",
    },
  });
  return /** @type {const} */ ([modules, ofNode, forPages]);
}

/**
 * The names of those that are under Apache-2.0 and can be imported or started, with all that they import: what somebody needs who only asks.
 * @param {Map<string, Script>} made
 */
export function permissiveScripts(made) {
  const starts = [...entries.map(({ name }) => name), "receive-command", "sluice.min"].map((name) => `${name}.js`);
  const found = new Set(starts.filter((name) => made.get(name)?.licence === APACHE));
  for (const name of found) for (const other of made.get(name)?.imports ?? []) found.add(other);
  return found;
}

/**
 * The code that a page has to load if it bundles this source, and nothing else of the package.
 * @param {string} source
 */
export async function wholeScript(source) {
  const { outputFiles } = await esbuild.build({ ...common, entryPoints: [source] });
  const texts = await Promise.all(outputFiles.map(({ text }) => shortNames(text, { lineLimit })));
  return texts.join("");
}

function globals() {
  return entries
    .filter(({ global }) => global !== undefined)
    .map(({ source, global }) => `export *${global && ` as ${global}`} from "./${source}";`)
    .join("\n");
}

/**
 * @param {esbuild.BuildResult<typeof common>} result
 * @param {{ module?: boolean }} kind
 * @returns {Promise<[string, Script][]>}
 */
async function written({ outputFiles, metafile }, kind = {}) {
  return Promise.all(
    outputFiles.map(async ({ path, text }) => {
      const output = metafile.outputs[relative(root, path)];
      const inputs = Object.keys(output?.inputs ?? {});
      const imports = (output?.imports ?? []).flatMap((one) => (one.external ? [] : [basename(one.path)]));
      const licence = licenceOf(inputs);
      const code = `${banner(licence)}${await shortNames(text, { ...kind, lineLimit })}`;
      return /** @type {[string, Script]} */ ([basename(path), { code, licence, inputs, imports }]);
    }),
  );
}

/** In two pieces: REUSE would take it for the licence of this file. @param {string} licence */
export const banner = (licence) => `// SPDX-License-${"Identifier"}: ${licence}\n`;

/**
 * The licence of what these files make together: as soon as one is under the GPL, all of it is.
 * @param {string[]} inputs
 */
function licenceOf(inputs) {
  return inputs.every((input) => permissive(input)) ? APACHE : GPL;
}

/** @param {string} input */
function permissive(input) {
  // The libraries are under MIT, ISC or BSD, which allow either; what is in a worker or an engine is known by its name.
  if (input.startsWith("node_modules/") || input === "globals.js") return true;
  if (input.startsWith("sluice-wasm:")) return input.endsWith("/sluice-answer.wasm");
  if (input.startsWith("sluice-worker:")) return false;
  const text = readFileSync(join(root, input), "utf8");
  return text.startsWith(banner(APACHE));
}
