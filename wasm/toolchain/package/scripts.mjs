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

/** Node and others print the whole line that an error comes from. */
const lineLimit = 8000;

/** @typedef {{ code: string, licence: string }} Script */

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
  // Whoever imports sluice/react or sluice/vue has the one, and it must not be there twice.
  external: ["node:*", "react", "vue"],
  plugins: [leanSources(), engine(), worker()],
  logLevel: "warning",
};

/** All scripts in dist/ by their names. @returns {Promise<Map<string, Script>>} */
export async function scripts() {
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
  const files = await Promise.all([written(modules), written(ofNode), written(forPages, { module: false })]);
  return new Map(files.flat());
}

/** What a page that bundles this source, and nothing else of the package, has to load. @param {string} source */
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
      const { inputs } = metafile.outputs[relative(root, path)] ?? { inputs: {} };
      const licence = licenceOf(Object.keys(inputs));
      const code = await shortNames(text, { ...kind, lineLimit });
      return /** @type {[string, Script]} */ ([basename(path), { code: `${banner(licence)}${code}`, licence }]);
    }),
  );
}

/** @param {string} licence */
export const banner = (licence) => `// SPDX-License-Identifier: ${licence}\n`;

/** Of what these files make together: as soon as one is under the GPL, all of it is. @param {string[]} inputs */
function licenceOf(inputs) {
  return inputs.every((input) => permissive(input)) ? "Apache-2.0" : "GPL-3.0-or-later";
}

/** @param {string} input */
function permissive(input) {
  // The libraries are under MIT, ISC or BSD, which allow either; what is in a worker or an engine is known by its name.
  if (input.startsWith("node_modules/") || input === "globals.js") return true;
  if (input.startsWith("sluice-wasm:")) return input.endsWith("/sluice-answer.wasm");
  if (input.startsWith("sluice-worker:")) return false;
  const text = readFileSync(join(root, input), "utf8");
  return text.startsWith(banner("Apache-2.0"));
}
